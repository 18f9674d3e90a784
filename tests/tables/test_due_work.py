"""What is done without anybody asking."""

import pytest

from ludotheque.tables import due_work
from ludotheque.tables.desk import Desk
from ludotheque.tables.ports import FURTHEST_DUE, NO_SEAT, Due, DueKind
from ludotheque.tables.table import Status, Table
from tests.support.tables import ANNA, begun, calling, clock_of, place, record_of, seen


async def next_due(desk: Desk) -> float:
    async with desk.store.look() as look:
        due = await look.next_due()
    assert due is not None
    return due


async def test_the_first_tile_is_called_without_anybody_asking(desk: Desk) -> None:
    table = await begun(desk, ANNA)
    await due_work.do_all(desk, "worker")
    assert len((await record_of(desk, table)).entries) == 1


async def test_bots_place_without_anybody_asking(desk: Desk) -> None:
    table = await calling(desk, ANNA, bots={1: "steady", 2: "greedy"})
    view = (await seen(desk, table, ANNA)).view
    assert view is not None
    assert view.awaited == (0,)


async def test_a_breath_is_taken_before_the_next_call(desk: Desk) -> None:
    table = await begun(desk, ANNA, breath=1500)
    await due_work.do_all(desk, "worker")
    await place(desk, table, ANNA, 9)
    done = []
    for seconds in (0, 1.4, 0.2):
        clock_of(desk).time += seconds
        done.append(await due_work.do_all(desk, "worker"))
    assert done == [0, 0, 1]


async def test_where_nothing_is_due_nothing_is_done(desk: Desk) -> None:
    assert await due_work.do_next(desk, "worker") is False


async def test_work_that_a_dead_worker_held_is_done_once_by_another(desk: Desk) -> None:
    table = await begun(desk, ANNA)
    async with desk.store.begin() as work:
        now = desk.clock.now()
        assert await work.claim_due(now, now + due_work.LEASE, "dead") is not None
    done = []
    for seconds in (0, due_work.LEASE + 1, 0):
        clock_of(desk).time += seconds
        done.append(await due_work.do_all(desk, "living"))
    assert (done, len((await record_of(desk, table)).entries)) == ([0, 1, 0], 1)


async def test_who_knows_to_be_alone_takes_over_at_once_what_a_dead_worker_held(desk: Desk) -> None:
    await begun(desk, ANNA)
    async with desk.store.begin() as work:
        now = desk.clock.now()
        assert await work.claim_due(now, now + due_work.LEASE, "dead") is not None
    await due_work.release(desk)
    assert await due_work.do_all(desk, "living") == 1


async def test_tables_that_cannot_go_on_keep_no_other_waiting(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    for number in range(12):
        broken = Table(
            id=f"broken{number}",
            game="gone",
            rules_version=1,
            options={},
            host="anna",
            chairs=(ANNA,),
            status=Status.PLAYING,
            secret="00" * 32,
            created=desk.clock.now(),
        )
        async with desk.store.begin() as work:
            await work.add_table(broken)
            await work.put_due(Due(broken.id, DueKind.CHANCE, NO_SEAT, desk.clock.now()))
    table = await begun(desk, ANNA)
    await due_work.do_all(desk, "worker")
    assert (len((await record_of(desk, table)).entries), caplog.text.count("table brok… cannot go on")) == (
        1,
        12,
    )


async def test_what_could_not_be_done_is_tried_again_later(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(desk, ANNA)
    with monkeypatch.context() as broken:
        broken.setattr(due_work, "match_at", None)
        await due_work.do_all(desk, "worker")
    clock_of(desk).time += due_work.FIRST_PUT_OFF
    await due_work.do_all(desk, "worker")
    assert len((await record_of(desk, table)).entries) == 1


async def test_what_fails_again_and_again_is_put_off_for_longer_each_time_up_to_a_bound(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(desk, ANNA)
    monkeypatch.setattr(due_work, "match_at", None)
    waits: list[int] = []
    for _ in range(10):
        assert await due_work.do_next(desk, "worker")
        waits.append(0)
        while (await next_due(desk)) > desk.clock.now():
            assert not await due_work.do_next(desk, "worker")
            clock_of(desk).time += 5
            waits[-1] += 5
    assert waits == [5, 10, 20, 40, 80, 160, 320, 600, 600, 600]


async def test_who_starts_tries_at_once_what_could_not_be_done(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(desk, ANNA)
    with monkeypatch.context() as broken:
        broken.setattr(due_work, "match_at", None)
        await due_work.do_all(desk, "worker")
    await due_work.release(desk)
    await due_work.do_all(desk, "worker")
    assert len((await record_of(desk, table)).entries) == 1


async def test_when_the_clock_is_put_back_a_breath_does_not_last_until_it_has_caught_up(desk: Desk) -> None:
    table = await begun(desk, ANNA, breath=1500)
    await due_work.do_all(desk, "worker")
    await place(desk, table, ANNA, 9)
    clock_of(desk).time -= 3600
    assert await due_work.do_all(desk, "worker") == 1


async def test_when_the_clock_is_put_back_what_a_dead_worker_held_is_taken_over(desk: Desk) -> None:
    await begun(desk, ANNA)
    async with desk.store.begin() as work:
        now = desk.clock.now()
        assert await work.claim_due(now, now + due_work.LEASE, "dead") is not None
    clock_of(desk).time -= 3600
    assert await due_work.do_all(desk, "living") == 1


async def test_when_the_clock_is_put_back_what_could_not_be_done_is_tried_again(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(desk, ANNA)
    with monkeypatch.context() as broken:
        broken.setattr(due_work, "match_at", None)
        await due_work.do_all(desk, "worker")
    clock_of(desk).time -= 3600
    assert await due_work.do_all(desk, "worker") == 1


async def test_what_fails_after_the_clock_was_put_back_is_put_off_all_the_same(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(desk, ANNA)
    clock_of(desk).time -= 3600
    monkeypatch.setattr(due_work, "match_at", None)
    assert [await due_work.do_next(desk, "worker") for _ in range(2)] == [True, False]


async def test_no_breath_is_longer_than_work_may_lie_ahead(desk: Desk) -> None:
    table = await begun(desk, ANNA, breath=60_000)
    await due_work.do_all(desk, "worker")
    await place(desk, table, ANNA, 9)
    assert await next_due(desk) == desk.clock.now() + FURTHEST_DUE
