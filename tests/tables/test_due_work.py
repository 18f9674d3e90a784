"""What is done without anybody asking."""

from typing import cast

import pytest

from ludotheque.tables import due_work
from ludotheque.tables.desk import Desk
from ludotheque.tables.ports import NO_SEAT, Due, DueKind
from ludotheque.tables.table import Status, Table
from tests.support.tables import ANNA, StillClock, begun, calling, place, record_of, seen


def clock_of(desk: Desk) -> StillClock:
    return cast("StillClock", desk.clock)


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
    assert (len((await record_of(desk, table)).entries), "table broken0 cannot go on" in caplog.text) == (
        1,
        True,
    )


async def test_what_could_not_be_done_is_tried_again_later(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(desk, ANNA)
    with monkeypatch.context() as broken:
        broken.setattr(due_work, "match_at", None)
        await due_work.do_all(desk, "worker")
    clock_of(desk).time += due_work.LATER
    await due_work.do_all(desk, "worker")
    assert len((await record_of(desk, table)).entries) == 1
