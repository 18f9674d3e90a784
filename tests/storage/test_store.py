"""A transaction happens wholly or not at all, and only its owner reads the files."""

import asyncio
import sqlite3
import stat
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import text
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import OperationalError

from ludotheque.storage.migrations import upgrade
from ludotheque.storage.store import SqlStore, Synchronous, _write_ahead
from ludotheque.tables.ports import Answer, Draft, StaleWrite, Waiting
from ludotheque.tables.table import Table
from tests.storage.examples import CALL, CHANCE, OVER, PLACED, TABLE, append, entries


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def pragma(store: SqlStore, name: str) -> object:
    async with store.engine.begin() as connection:
        return (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()


async def test_a_block_that_raises_leaves_nothing(store: SqlStore) -> None:
    with pytest.raises(ZeroDivisionError):  # noqa: PT012 - the block is what is tried
        async with store.begin() as work:
            await work.add_table(OVER)
            await work.update_table(TABLE.changed())
            await work.append("table", 0, [CALL])
            await work.put_waiting("table", 0, Waiting(("1",)))
            await work.put_draft("table", 0, Draft("question", ("1",)))
            await work.put_answer("table", "decision", Answer(0, "question", 1, ("1",)))
            await work.put_due(CHANCE)
            raise ZeroDivisionError
    async with store.begin() as work:
        left = [
            await work.table("over"),
            await work.table("table"),
            await work.entries("table"),
            await work.waiting("table"),
            await work.draft("table", 0),
            await work.answer("table", "decision"),
            await work.next_due(),
        ]
    assert left == [None, TABLE, (), {}, None, None, None]


async def test_a_stale_write_undoes_the_block_even_when_it_is_swallowed(store: SqlStore) -> None:
    await append(store, 0, CALL)
    with pytest.raises(StaleWrite):  # noqa: PT012 - it is raised by the end of the block
        async with store.begin() as work:
            await work.append("table", 1, [PLACED])
            with pytest.raises(StaleWrite):
                await work.append("table", 0, [PLACED])
    assert await entries(store) == [CALL]


async def test_a_transaction_that_is_cancelled_leaves_nothing(store: SqlStore) -> None:
    begun = asyncio.Event()

    async def never_ending() -> None:
        async with store.begin() as work:
            await work.append("table", 0, [CALL])
            begun.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(never_ending())
    await begun.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert await entries(store) == []


async def test_a_store_goes_on_wherever_a_transaction_is_cancelled(store: SqlStore) -> None:
    async def add(number: int) -> None:
        async with store.begin() as work:
            await work.put_answer("table", str(number), Answer(0, "question", number, ("1",)))

    for moment in range(60):
        task = asyncio.create_task(add(moment))
        for _ in range(moment):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    await append(store, 0, CALL)
    assert await entries(store) == [CALL]


async def test_what_is_kept_is_there_after_a_restart(store: SqlStore, file: Path) -> None:
    await append(store, 0, CALL)
    await store.close()
    again = SqlStore.in_file(file)
    assert await entries(again) == [CALL]
    await again.close()


async def test_a_store_in_the_same_process_waits_for_its_turn(store: SqlStore, file: Path) -> None:
    other = SqlStore.in_file(file)
    async with store.begin() as work:
        waiting = asyncio.create_task(append(other, 1, PLACED))
        await asyncio.sleep(0.05)
        await work.append("table", 0, [CALL])
    await waiting
    assert await entries(other) == [CALL, PLACED]
    await other.close()


async def test_a_store_waits_no_longer_than_its_patience(store: SqlStore, file: Path) -> None:
    other = SqlStore.in_file(file, patience=0.05)
    async with store.begin():
        with pytest.raises(OperationalError, match="locked"):
            await entries(other)
    assert await entries(other) == []
    await other.close()


async def test_many_transactions_at_once_queue_for_their_turn(store: SqlStore) -> None:
    async def add(number: int) -> None:
        async with store.begin() as work:
            await work.append("table", number, [CALL])

    await asyncio.gather(*(add(number) for number in range(30)))
    assert len(await entries(store)) == 30


async def test_the_folder_is_for_its_owner_alone(file: Path) -> None:
    store = SqlStore.in_file(file)
    await upgrade(store)
    await store.close()
    assert mode(file.parent) == 0o700


async def test_every_file_is_for_its_owner_alone(file: Path) -> None:
    store = SqlStore.in_file(file)
    await upgrade(store)
    modes = {path.name: mode(path) for path in file.parent.iterdir()}
    await store.close()
    assert modes == {"tables.sqlite": 0o600, "tables.sqlite-wal": 0o600, "tables.sqlite-shm": 0o600}


@pytest.mark.parametrize(("synchronous", "number"), [("NORMAL", 1), ("FULL", 2)])
async def test_a_commit_waits_for_what_it_is_told_to(
    file: Path, synchronous: Synchronous, number: int
) -> None:
    store = SqlStore.in_file(file, synchronous=synchronous)
    assert await pragma(store, "synchronous") == number
    await store.close()


async def test_a_commit_waits_for_the_disk_unless_told_otherwise(empty: SqlStore) -> None:
    assert await pragma(empty, "synchronous") == 2


async def test_readers_of_the_file_are_not_in_the_way(empty: SqlStore) -> None:
    assert await pragma(empty, "journal_mode") == "wal"


class RefusedTwice:
    """A cursor of SQLite while another program changes the same new file."""

    def __init__(self) -> None:
        self.refusals = 2

    def execute(self, _statement: str) -> None:
        if self.refusals:
            self.refusals -= 1
            raise sqlite3.OperationalError("database is locked")


def test_a_new_file_that_another_program_is_just_making_is_waited_for() -> None:
    cursor = RefusedTwice()
    _write_ahead(cast("DBAPICursor", cursor), patience=10)
    assert cursor.refusals == 0


def test_a_new_file_that_nobody_lets_go_of_is_not_waited_for_any_longer() -> None:
    with pytest.raises(sqlite3.OperationalError):
        _write_ahead(cast("DBAPICursor", RefusedTwice()), patience=-1)


async def test_an_address_says_the_same_as_a_file(store: SqlStore, file: Path) -> None:
    other = SqlStore(f"sqlite+aiosqlite:///{file}")
    async with other.begin() as work:
        found: Table | None = await work.table("table")
    assert found == TABLE
    await other.close()
    del store
