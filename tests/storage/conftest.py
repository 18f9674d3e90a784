"""A store in a file of its own, at the version of this program."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludotheque.storage.migrations import upgrade
from ludotheque.storage.store import SqlStore, make_private_file
from tests.storage.examples import TABLE


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database lies; its folder is not there yet."""
    return tmp_path / "house" / "tables.sqlite"


@pytest.fixture
async def empty(file: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[SqlStore]:
    """A store without any table; it is made once, and copied for every test."""
    made = tmp_path_factory.getbasetemp() / "made.sqlite"
    if not made.exists():
        first = SqlStore.in_file(made)
        await upgrade(first)
        await first.close()
    make_private_file(file)
    shutil.copyfile(made, file)
    store = SqlStore.in_file(file)
    yield store
    await store.close()


@pytest.fixture
async def store(empty: SqlStore) -> SqlStore:
    """A store with one table."""
    async with empty.begin() as work:
        await work.add_table(TABLE)
    return empty
