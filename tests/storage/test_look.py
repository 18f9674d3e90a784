"""Whoever looks waits for nobody, changes nothing, and sees one moment."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from ludotheque.storage.migrations import upgrade
from ludotheque.storage.store import READERS, SqlStore
from ludotheque.tables.ports import Answer, Draft, Waiting
from tests.storage.examples import CALL, CHANCE, OVER, PLACED, TABLE, append


async def test_whoever_looks_sees_what_is_kept(store: SqlStore) -> None:
    await append(store, 0, CALL, PLACED)
    async with store.begin() as work:
        await work.put_waiting("table", 0, Waiting(("1",)))
        await work.put_draft("table", 0, Draft("question", ("1",)))
        await work.put_answer("table", "decision", Answer(0, "question", 1, ("1",)))
        await work.put_due(CHANCE)
    async with store.look() as look:
        seen = [
            await look.table("table"),
            await look.version("table"),
            await look.entries("table", after=1),
            await look.waiting("table"),
            await look.draft("table", 0),
            await look.answer("table", "decision"),
            await look.next_due(),
        ]
    kept = [
        TABLE,
        0,
        (PLACED,),
        {0: Waiting(("1",))},
        Draft("question", ("1",)),
        Answer(0, "question", 1, ("1",)),
    ]
    assert seen == [*kept, CHANCE.at]


async def test_a_transaction_looks_at_what_it_has_done_itself(store: SqlStore) -> None:
    async with store.begin() as work:
        await work.update_table(TABLE.changed())
        assert await work.version("table") == 1


async def test_there_is_no_version_of_an_unknown_table(store: SqlStore) -> None:
    async with store.look() as look:
        assert await look.version("another") is None


async def test_drafts_come_by_seat_and_of_one_table(store: SqlStore) -> None:
    async with store.begin() as work:
        await work.add_table(OVER)
        await work.put_draft("over", 0, Draft("question", ("0",)))
        await work.put_draft("table", 2, Draft("question", ("1", "2")))
        await work.put_draft("table", 0, Draft("question", ("3",)))
    async with store.look() as look:
        drafts = await look.drafts("table")
    assert drafts == {0: Draft("question", ("3",)), 2: Draft("question", ("1", "2"))}


async def test_no_more_tables_of_a_guest_are_loaded_than_asked_for(store: SqlStore) -> None:
    async with store.begin() as work:
        await work.add_table(OVER)
        await work.add_table(replace(OVER, id="later", created=OVER.created + 1))
    async with store.look() as look:
        assert [table.id for table in await look.tables_of("anna", limit=2)] == ["later", "over"]


async def test_whoever_looks_waits_for_no_writer(file: Path, store: SqlStore) -> None:
    other = SqlStore.in_file(file, patience=0.01)
    async with store.begin() as work:
        await work.append("table", 0, [CALL])
        for reading in (store, other):
            async with reading.look() as look:
                assert await look.entries("table") == ()
    await other.close()


async def test_no_writer_waits_for_whoever_looks(store: SqlStore) -> None:
    async with store.look() as look:
        await look.table("table")
        await append(store, 0, CALL)
    async with store.look() as look:
        assert await look.entries("table") == (CALL,)


async def test_everything_in_one_look_is_of_one_moment(store: SqlStore) -> None:
    async with store.look() as look:
        before = await look.version("table")
        await append(store, 0, CALL)
        assert (before, await look.entries("table")) == (0, ())


async def test_many_look_at_once(store: SqlStore) -> None:
    async def version() -> int | None:
        async with store.look() as look:
            return await look.version("table")

    assert set(await asyncio.gather(*(version() for _ in range(10 * READERS)))) == {0}


async def test_whoever_looks_cannot_write(store: SqlStore) -> None:
    with pytest.raises(OperationalError, match="readonly"):
        async with store.look() as look:
            await look._connection.execute(text("DELETE FROM tables"))
    async with store.look() as look:
        assert await look.table("table") == TABLE


async def test_a_look_that_is_cancelled_keeps_nobody_from_looking(store: SqlStore) -> None:
    async def for_ever() -> None:
        async with store.look() as look:
            await look.table("table")
            await asyncio.Event().wait()

    for _ in range(2 * READERS):
        task = asyncio.create_task(for_ever())
        await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    async with store.look() as look:
        assert await look.table("table") == TABLE


async def test_whoever_looks_first_makes_no_file_that_others_could_read(file: Path) -> None:
    store = SqlStore.in_file(file)
    async with store.look():
        assert {path.stat().st_mode & 0o777 for path in file.parent.iterdir()} == {0o600}
    await upgrade(store)
    await store.close()


async def test_finished_tables_take_no_place_among_the_unfinished(store: SqlStore) -> None:
    async with store.begin() as work:
        await work.add_table(replace(OVER, id="later", created=OVER.created + 1))
    async with store.look() as look:
        assert [table.id for table in await look.tables_of("anna", limit=1, unfinished=True)] == ["table"]
