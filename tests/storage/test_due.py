"""Due work is done in its order, by one worker at a time, and again when that worker dies."""

import pytest
from msgspec.structs import replace

from ludotheque.storage.store import SqlStore
from ludotheque.tables.ports import Due, DueKind
from tests.storage.examples import CHANCE

BOT = Due("table", DueKind.BOT, 1, 99.5)


async def put(store: SqlStore, *dues: Due) -> None:
    async with store.begin() as work:
        for due in dues:
            await work.put_due(due)


async def claim(store: SqlStore, now: float, worker: str = "one") -> Due | None:
    async with store.begin() as work:
        return await work.claim_due(now, now + 15, worker)


async def finish(store: SqlStore, due: Due) -> None:
    async with store.begin() as work:
        await work.finish_due(due)


async def put_off(store: SqlStore, due: Due, until: float) -> None:
    async with store.begin() as work:
        await work.put_off_due(due, until)


async def next_due(store: SqlStore) -> float | None:
    async with store.begin() as work:
        return await work.next_due()


async def test_what_has_been_due_longest_is_claimed_first(store: SqlStore) -> None:
    await put(store, CHANCE, BOT)
    assert [await claim(store, 101), await claim(store, 101)] == [BOT, CHANCE]


async def test_nothing_is_claimed_before_it_is_due(store: SqlStore) -> None:
    await put(store, CHANCE)
    assert await claim(store, 100.2) is None


async def test_it_may_be_claimed_at_the_very_moment_it_is_due(store: SqlStore) -> None:
    await put(store, CHANCE)
    assert await claim(store, 100.25) == CHANCE


@pytest.mark.parametrize("worker", ["one", "two"])
async def test_claimed_work_is_not_handed_out_again_before_the_lease_ends(
    store: SqlStore, worker: str
) -> None:
    await put(store, CHANCE)
    await claim(store, 101)
    assert await claim(store, 115.9, worker) is None


async def test_claimed_work_is_handed_out_again_when_the_lease_ends(store: SqlStore) -> None:
    await put(store, CHANCE)
    await claim(store, 101)
    assert await claim(store, 116, "two") == CHANCE


async def test_work_that_is_handed_out_again_is_held_again(store: SqlStore) -> None:
    await put(store, CHANCE)
    await claim(store, 101)
    await claim(store, 116, "two")
    assert await claim(store, 117, "three") is None


async def test_finished_work_is_never_handed_out_again(store: SqlStore) -> None:
    await put(store, CHANCE)
    await claim(store, 101)
    await finish(store, CHANCE)
    assert await claim(store, 1000) is None


async def test_work_put_again_takes_the_place_of_the_earlier(store: SqlStore) -> None:
    later = replace(CHANCE, at=105.0)
    await put(store, CHANCE, later)
    assert [await claim(store, 104), await claim(store, 105)] == [None, later]


async def test_nobody_holds_work_that_is_put_again(store: SqlStore) -> None:
    await put(store, CHANCE)
    await claim(store, 101)
    again = replace(CHANCE, at=102.0)
    await put(store, again)
    assert await claim(store, 102) == again


async def test_a_late_worker_does_not_forget_what_has_fallen_due_meanwhile(store: SqlStore) -> None:
    later = replace(CHANCE, at=200.0)
    await put(store, CHANCE)
    await claim(store, 101)
    await put(store, later)
    await finish(store, CHANCE)
    assert await claim(store, 200) == later


async def test_seats_and_kinds_have_work_of_their_own(store: SqlStore) -> None:
    dues = [CHANCE, BOT, replace(BOT, seat=2)]
    await put(store, *dues)
    assert len([await claim(store, 101) for _ in dues]) == 3


async def test_the_next_work_is_the_one_that_falls_due_first(store: SqlStore) -> None:
    await put(store, CHANCE, BOT)
    assert await next_due(store) == 99.5


async def test_work_that_is_held_falls_due_when_the_lease_ends(store: SqlStore) -> None:
    await put(store, CHANCE)
    await claim(store, 101)
    assert await next_due(store) == 116


async def test_work_that_is_put_off_is_handed_out_again_at_its_time(store: SqlStore) -> None:
    await put(store, CHANCE)
    await claim(store, 101)
    await put_off(store, CHANCE, 161)
    found = [await claim(store, 160.9), await next_due(store), await claim(store, 161)]
    assert found == [None, 161, CHANCE]


async def test_work_that_has_been_put_anew_meanwhile_is_not_put_off(store: SqlStore) -> None:
    again = replace(CHANCE, at=102.0)
    await put(store, CHANCE)
    await claim(store, 101)
    await put(store, again)
    await put_off(store, CHANCE, 161)
    assert await claim(store, 102) == again


async def test_work_that_is_let_go_may_be_claimed_at_once_held_or_put_off(store: SqlStore) -> None:
    await put(store, CHANCE, BOT)
    await claim(store, 101)
    await claim(store, 101)
    await put_off(store, CHANCE, 161)
    async with store.begin() as work:
        await work.release_due()
    assert [await claim(store, 101), await claim(store, 101)] == [BOT, CHANCE]


@pytest.mark.parametrize(("now", "due"), [(90.25, None), (90.24, CHANCE)])
async def test_work_further_ahead_than_can_be_is_due(store: SqlStore, now: float, due: Due | None) -> None:
    await put(store, CHANCE)
    assert await claim(store, now) == due


@pytest.mark.parametrize(("now", "due"), [(101, None), (100.9, CHANCE)])
async def test_a_lease_longer_than_one_can_be_has_ended(store: SqlStore, now: float, due: Due | None) -> None:
    await put(store, CHANCE)
    await claim(store, 101)
    assert await claim(store, now) == due


@pytest.mark.parametrize(("until", "due"), [(701, None), (702, CHANCE)])
async def test_work_put_off_for_longer_than_can_be_is_due(
    store: SqlStore, until: float, due: Due | None
) -> None:
    await put(store, CHANCE)
    await put_off(store, CHANCE, until)
    assert await claim(store, 101) == due


async def test_work_taken_after_the_clock_was_put_back_falls_due_no_earlier_than_it_says(
    store: SqlStore,
) -> None:
    await put(store, CHANCE)
    await claim(store, 50)
    assert await next_due(store) == 100.25


async def test_nothing_falls_due_where_nothing_is_kept(store: SqlStore) -> None:
    assert await next_due(store) is None
