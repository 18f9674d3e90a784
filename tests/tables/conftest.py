"""A desk with a store of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from ludotheque.storage.migrations import upgrade
from ludotheque.storage.store import SqlStore
from ludotheque.tables.desk import Desk
from tests.support.memory_store import MemoryStore
from tests.support.tables import desk_at


@pytest.fixture
def store() -> MemoryStore:
    """An empty store."""
    return MemoryStore()


@pytest_asyncio.fixture(params=["memory", "sqlite"])
async def desk(request: pytest.FixtureRequest, store: MemoryStore, tmp_path: Path) -> AsyncIterator[Desk]:
    """A desk with a clock that stands still: once at a store in memory, once at one on disk."""
    if request.param == "memory":
        yield desk_at(store)
        return
    kept = SqlStore.in_file(tmp_path / "tables.sqlite")
    await upgrade(kept)
    yield desk_at(kept)
    await kept.close()
