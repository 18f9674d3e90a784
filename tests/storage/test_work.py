"""What is kept comes back as it was, and whoever is late is told so."""

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from ludotheque.storage.store import SqlStore
from ludotheque.tables.ports import Answer, Draft, StaleWrite, Waiting
from ludotheque.tables.table import Chair, Status, Table
from tests.storage.examples import CALL, OVER, PLACED, TABLE, append, entries


async def loaded(store: SqlStore, table: str = "table") -> Table | None:
    async with store.begin() as work:
        return await work.table(table)


async def update(store: SqlStore, table: Table) -> None:
    async with store.begin() as work:
        await work.update_table(table)


@pytest.mark.parametrize("table", [TABLE, OVER], ids=lambda table: table.id)
async def test_a_table_comes_back_as_it_was(empty: SqlStore, table: Table) -> None:
    async with empty.begin() as work:
        await work.add_table(table)
    assert await loaded(empty, table.id) == table


async def test_there_is_no_table_of_an_unknown_id(store: SqlStore) -> None:
    assert await loaded(store, "another") is None


async def test_the_tables_of_a_guest_come_the_newest_first(store: SqlStore) -> None:
    async with store.begin() as work:
        await work.add_table(OVER)
        assert await work.tables_of("anna") == [OVER, TABLE]


async def test_only_tables_at_which_the_guest_sits_are_theirs(store: SqlStore) -> None:
    async with store.begin() as work:
        await work.add_table(OVER)
        assert await work.tables_of("berta") == [OVER]


async def test_a_changed_table_comes_back_as_it_was_changed(store: SqlStore) -> None:
    changed = replace(TABLE, version=1, status=Status.PLAYING, result=(1, 2, 3), rematch="next")
    await update(store, changed)
    assert await loaded(store) == changed


async def test_whoever_sits_down_is_kept_with_the_table(store: SqlStore) -> None:
    changed = TABLE.changed().with_chair(2, Chair(name="Claus", guest="claus"))
    await update(store, changed)
    assert await loaded(store) == changed


@pytest.mark.parametrize("version", [0, 2])
async def test_a_version_that_does_not_follow_the_one_kept_is_stale(store: SqlStore, version: int) -> None:
    with pytest.raises(StaleWrite):
        await update(store, replace(TABLE, version=version))


async def test_a_change_of_an_unknown_table_is_stale(empty: SqlStore) -> None:
    with pytest.raises(StaleWrite):
        await update(empty, TABLE.changed())


async def test_events_come_back_in_their_order(store: SqlStore) -> None:
    await append(store, 0, CALL, PLACED)
    await append(store, 2, PLACED, CALL)
    assert await entries(store) == [CALL, PLACED, PLACED, CALL]


async def test_events_come_back_from_a_number_on(store: SqlStore) -> None:
    await append(store, 0, CALL, PLACED, CALL)
    assert await entries(store, after=1) == [PLACED, CALL]


async def test_events_of_another_table_are_not_among_them(store: SqlStore) -> None:
    await append(store, 0, CALL)
    async with store.begin() as work:
        await work.add_table(OVER)
        assert await work.entries("over") == ()


async def test_appending_nothing_changes_nothing(store: SqlStore) -> None:
    await append(store, 0)
    assert await entries(store) == []


async def test_a_number_that_is_taken_is_stale(store: SqlStore) -> None:
    await append(store, 0, CALL, PLACED)
    with pytest.raises(StaleWrite):
        await append(store, 1, CALL)


async def test_a_number_that_leaves_a_gap_is_stale(store: SqlStore) -> None:
    with pytest.raises(StaleWrite):
        await append(store, 1, CALL)


async def test_events_of_no_table_are_an_error_that_no_second_try_could_mend(empty: SqlStore) -> None:
    with pytest.raises(IntegrityError):
        await append(empty, 0, CALL)


async def test_what_waits_comes_back_by_seat(store: SqlStore) -> None:
    async with store.begin() as work:
        await work.put_waiting("table", 2, Waiting(("1", "2")))
        await work.put_waiting("table", 0, Waiting(("3",)))
        assert await work.waiting("table") == {0: Waiting(("3",)), 2: Waiting(("1", "2"))}


async def test_what_waits_takes_the_place_of_what_waited(store: SqlStore) -> None:
    async with store.begin() as work:
        await work.put_waiting("table", 0, Waiting(("1",)))
        await work.put_waiting("table", 0, Waiting(("1", "2")))
        assert await work.waiting("table") == {0: Waiting(("1", "2"))}


async def test_nothing_waits_once_it_is_cleared(store: SqlStore) -> None:
    async with store.begin() as work:
        await work.put_waiting("table", 0, Waiting(("1",)))
        await work.clear_waiting("table")
        assert await work.waiting("table") == {}


async def test_a_draft_comes_back_in_place_of_an_earlier_one(store: SqlStore) -> None:
    async with store.begin() as work:
        await work.put_draft("table", 0, Draft("question", ("1",)))
        await work.put_draft("table", 0, Draft("question", ("2", "é")))
        assert await work.draft("table", 0) == Draft("question", ("2", "é"))


async def test_a_draft_that_is_forgotten_is_no_more(store: SqlStore) -> None:
    async with store.begin() as work:
        await work.put_draft("table", 0, Draft("question", ("1",)))
        await work.put_draft("table", 0, None)
        assert await work.draft("table", 0) is None


async def test_a_draft_is_of_its_seat_alone(store: SqlStore) -> None:
    async with store.begin() as work:
        await work.put_draft("table", 0, Draft("question", ("1",)))
        assert await work.draft("table", 1) is None


async def test_an_answer_comes_back_as_it_was(store: SqlStore) -> None:
    async with store.begin() as work:
        await work.put_answer("table", "decision", Answer(2, "question", 7, ("1",)))
        assert await work.answer("table", "decision") == Answer(2, "question", 7, ("1",))


async def test_a_new_decision_has_no_answer(store: SqlStore) -> None:
    async with store.begin() as work:
        assert await work.answer("table", "decision") is None


async def test_a_second_answer_to_a_decision_is_stale(store: SqlStore) -> None:
    async with store.begin() as work:
        await work.put_answer("table", "decision", Answer(2, "question", 7, ("1",)))
    with pytest.raises(StaleWrite):
        async with store.begin() as work:
            await work.put_answer("table", "decision", Answer(2, "question", 8, ("1",)))
