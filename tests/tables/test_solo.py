"""What somebody has scored alone (TIE-19)."""

import pytest

from ludotheque.tables import due_work, gathering
from ludotheque.tables.desk import Desk
from ludotheque.tables.solo import SoloStanding, solo_record
from ludotheque.tables.table import Chair, Table
from tests.support.tables import ANNA, BERTA, begun, calling, clock_of, over, place, seen

NOTHING = SoloStanding(best=None, last=(), before=None, is_new_best=False)


async def kept(desk: Desk, total: int, guest: Chair = ANNA, *, touching: str = "off") -> Table:
    """A table at which a guest has scored this alone, one second after the last one was made."""
    clock_of(desk).time += 1
    return await over(desk, guest, total=total, touching=touching)


@pytest.mark.rule("TIE-19")
async def test_before_the_first_game_is_over_there_is_no_record(desk: Desk) -> None:
    assert await solo_record(desk, await begun(desk, ANNA)) == NOTHING


@pytest.mark.rule("TIE-19")
async def test_the_first_result_is_a_new_best(desk: Desk) -> None:
    table = await kept(desk, 120)
    expected = SoloStanding(best=120, last=(120,), before=None, is_new_best=True)
    assert await solo_record(desk, table) == expected


@pytest.mark.rule("TIE-19")
async def test_only_more_than_ever_before_is_a_new_best(desk: Desk) -> None:
    said = []
    for total in (90, 150, 149, 150, 151):
        standing = await solo_record(desk, await kept(desk, total))
        said.append((standing.before, standing.is_new_best))
    assert said == [(None, True), (90, True), (150, False), (150, False), (150, True)]


@pytest.mark.rule("TIE-19")
async def test_the_last_five_results_are_told_the_newest_first(desk: Desk) -> None:
    for total in (1, 2, 3, 4, 5):
        await kept(desk, total)
    assert (await solo_record(desk, await kept(desk, 6))).last == (6, 5, 4, 3, 2)


@pytest.mark.rule("TIE-19")
async def test_a_game_that_goes_on_is_told_what_was_scored_before(desk: Desk) -> None:
    await kept(desk, 120)
    expected = SoloStanding(best=120, last=(120,), before=120, is_new_best=False)
    assert await solo_record(desk, await begun(desk, ANNA)) == expected


@pytest.mark.rule("TIE-19")
async def test_other_options_have_a_record_of_their_own(desk: Desk) -> None:
    await kept(desk, 200, touching="on")
    assert (await solo_record(desk, await kept(desk, 100))).best == 100


async def test_everybody_has_a_record_of_their_own(desk: Desk) -> None:
    await kept(desk, 200, BERTA)
    assert (await solo_record(desk, await kept(desk, 100))).best == 100


async def test_other_rules_have_a_record_of_their_own(desk: Desk) -> None:
    await kept(desk, 200)
    table = await kept(desk, 100)
    async with desk.store.begin() as work:
        assert await work.solo_totals("anna", "take-it-easy", 2, table.options) == ()


async def test_the_order_in_which_options_are_written_does_not_matter(desk: Desk) -> None:
    table = await kept(desk, 100)
    turned = dict(reversed(table.options.items()))
    async with desk.store.look() as look:
        assert await look.solo_totals("anna", "take-it-easy", 1, turned) == (100,)


async def test_results_among_several_count_for_nobody(desk: Desk) -> None:
    table = await over(desk, ANNA, BERTA)
    async with desk.store.look() as look:
        assert await look.solo_totals("anna", "take-it-easy", 1, table.options) == ()
    assert await solo_record(desk, table) == NOTHING


async def test_where_nobody_sits_nothing_is_counted(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, "take-it-easy", {}, {})
    assert await solo_record(desk, await gathering.leave(desk, table.id, "anna")) == NOTHING


async def test_results_are_counted_beyond_the_tables_that_are_listed(desk: Desk) -> None:
    first = await kept(desk, 300)
    for total in range(55):
        await kept(desk, total)
    async with desk.store.look() as look:
        listed = await look.tables_of("anna")
    assert (len(listed), (await solo_record(desk, first)).best) == (50, 300)


async def test_finished_tables_take_no_place_among_the_unfinished(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, "take-it-easy", {}, {})
    await kept(desk, 100)
    async with desk.store.look() as look:
        assert await look.tables_of("anna", limit=1, unfinished=True) == [table]


async def test_a_whole_game_alone_enters_the_record(desk: Desk) -> None:
    table = await calling(desk, ANNA)
    for cell in range(19):
        await place(desk, table, ANNA, cell)
        await due_work.do_all(desk, "worker")
    table = (await seen(desk, table)).table
    assert (await solo_record(desk, table)).last == table.result
