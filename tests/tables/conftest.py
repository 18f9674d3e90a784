"""A desk with a store of its own."""

import pytest

from ludotheque.tables.desk import Desk
from tests.support.memory_store import MemoryStore
from tests.support.tables import desk_at


@pytest.fixture
def store() -> MemoryStore:
    """An empty store."""
    return MemoryStore()


@pytest.fixture
def desk(store: MemoryStore) -> Desk:
    """A desk at that store, with a clock that stands still."""
    return desk_at(store)
