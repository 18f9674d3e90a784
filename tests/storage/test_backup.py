"""A backup is whole, taken while others write, and can be put back."""

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from ludotheque.storage.backup import back_up, restore
from ludotheque.storage.errors import BrokenDatabase, NewerDatabase
from ludotheque.storage.store import SqlStore
from tests.storage.examples import CALL, PLACED, TABLE, append, entries, spoil


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Where the backup will be."""
    return tmp_path / "copy.sqlite"


async def restored(copy: Path, file: Path) -> SqlStore:
    restore(copy, file)
    return SqlStore.in_file(file)


async def test_a_backup_put_back_elsewhere_has_everything(
    store: SqlStore, file: Path, copy: Path, tmp_path: Path
) -> None:
    await append(store, 0, CALL)
    back_up(file, copy)
    other = await restored(copy, tmp_path / "another" / "tables.sqlite")
    async with other.begin() as work:
        assert (await work.table("table"), await work.entries("table")) == (TABLE, (CALL,))
    await other.close()


async def test_a_backup_put_back_undoes_what_came_after_it(store: SqlStore, file: Path, copy: Path) -> None:
    await append(store, 0, CALL)
    back_up(file, copy)
    await append(store, 1, PLACED)
    restore(copy, file)
    assert await entries(store) == [CALL]


async def test_a_backup_taken_while_others_write_is_of_one_moment(
    store: SqlStore, file: Path, copy: Path, tmp_path: Path
) -> None:
    async def write() -> None:
        version = TABLE
        for number in range(200):
            version = version.changed()
            async with store.begin() as work:
                await work.append("table", number, [CALL])
                await work.update_table(version)

    writing = asyncio.create_task(write())
    for number in range(5):
        await asyncio.sleep(0.02)
        await asyncio.to_thread(back_up, file, copy.with_name(f"{number}.sqlite"))
    assert not writing.done()
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    versions = []
    for number in range(5):
        other = await restored(copy.with_name(f"{number}.sqlite"), tmp_path / "other" / f"{number}.sqlite")
        async with other.begin() as work:
            table = await work.table("table")
            assert table is not None
            versions.append((table.version, len(await work.entries("table"))))
        await other.close()
    assert [version for version, _ in versions] == [count for _, count in versions]


async def test_a_backup_is_one_file_for_its_owner_alone(store: SqlStore, file: Path, tmp_path: Path) -> None:
    del store
    folder = tmp_path / "copies"
    back_up(file, folder / "copy.sqlite")
    assert [(path.name, stat.S_IMODE(path.stat().st_mode)) for path in folder.iterdir()] == [
        ("copy.sqlite", 0o600)
    ]


async def test_a_backup_never_replaces_a_file(store: SqlStore, file: Path, copy: Path) -> None:
    del store
    spoil(copy, b"something else")
    with pytest.raises(FileExistsError):
        back_up(file, copy)


def test_there_is_no_backup_of_what_is_not_there(file: Path, copy: Path) -> None:
    with pytest.raises(FileNotFoundError):
        back_up(file, copy)
    assert not copy.exists()


async def test_a_damaged_backup_is_refused_and_changes_nothing(
    store: SqlStore, file: Path, copy: Path
) -> None:
    await append(store, 0, CALL)
    back_up(file, copy)
    spoil(copy, bytes(100_000), behind=4096)
    with pytest.raises(BrokenDatabase):
        restore(copy, file)
    assert await entries(store) == [CALL]


@pytest.mark.parametrize("content", [b"", b"no database at all" * 100], ids=["empty", "text"])
async def test_a_file_that_is_no_database_is_refused(
    store: SqlStore, file: Path, copy: Path, content: bytes
) -> None:
    del store
    spoil(copy, content)
    with pytest.raises(BrokenDatabase):
        restore(copy, file)


async def test_a_database_of_somebody_else_is_refused(store: SqlStore, file: Path, copy: Path) -> None:
    del store
    foreign = sqlite3.connect(copy)
    foreign.execute("CREATE TABLE recipes (name TEXT)")
    foreign.close()
    with pytest.raises(BrokenDatabase):
        restore(copy, file)


async def test_a_backup_of_a_newer_program_is_refused_and_changes_nothing(
    store: SqlStore, file: Path, copy: Path
) -> None:
    await append(store, 0, CALL)
    back_up(file, copy)
    later = sqlite3.connect(copy)
    later.execute("UPDATE alembic_version SET version_num = '9999'")
    later.commit()
    later.close()
    with pytest.raises(NewerDatabase):
        restore(copy, file)
    assert await entries(store) == [CALL]


async def test_a_backup_replaces_a_database_that_is_ruined_and_sets_that_aside(
    store: SqlStore, file: Path, copy: Path
) -> None:
    await append(store, 0, CALL)
    back_up(file, copy)
    await store.close()
    spoil(file, b"ruined" * 1000)
    other = await restored(copy, file)
    assert await entries(other) == [CALL]
    assert file.with_name("tables.sqlite.damaged").read_bytes().startswith(b"ruined")
    await other.close()
