"""The same people again, at a table of its own."""

import pytest

from ludotheque.core.errors import RecordError
from ludotheque.tables import due_work, gathering
from ludotheque.tables.desk import Desk
from ludotheque.tables.errors import NotYourSeat, Refused
from ludotheque.tables.table import Status
from tests.support.tables import ANNA, BERTA, BITS, CLAUS, Ears, begun, over, place, record_of, seen


async def test_there_is_no_rematch_while_the_game_goes_on(desk: Desk) -> None:
    table = await begun(desk, ANNA)
    with pytest.raises(Refused, match="game-goes-on"):
        await gathering.rematch(desk, table.id, "anna")


async def test_who_plays_alone_plays_again_at_once(desk: Desk) -> None:
    table = await over(desk, ANNA)
    again = await gathering.rematch(desk, table.id, "anna", BITS)
    await due_work.do_all(desk, "worker")
    assert (again.status, len((await record_of(desk, again)).entries)) == (Status.PLAYING, 1)


async def test_who_plays_with_bots_plays_again_at_once(desk: Desk) -> None:
    table = await over(desk, ANNA, bots={1: "steady"})
    again = await gathering.rematch(desk, table.id, "anna")
    assert (again.status, again.chairs[1].bot) == (Status.PLAYING, "steady")


async def test_whoever_asks_first_is_ready_and_waits_for_the_others(desk: Desk) -> None:
    table = await over(desk, ANNA, BERTA)
    again = await gathering.rematch(desk, table.id, "berta", "ff")
    assert (again.status, again.host) == (Status.GATHERING, "berta")
    assert [(chair.ready, chair.contribution) for chair in again.chairs] == [(False, None), (True, "ff")]


async def test_the_last_to_ask_begins_the_game_at_the_same_table(desk: Desk) -> None:
    table = await over(desk, ANNA, BERTA)
    first = await gathering.rematch(desk, table.id, "berta", "ff")
    second = await gathering.rematch(desk, table.id, "anna", "00")
    assert (second.id, second.status) == (first.id, Status.PLAYING)
    assert [chair.contribution for chair in second.chairs] == ["00", "ff"]


async def test_asking_twice_changes_nothing(desk: Desk) -> None:
    table = await over(desk, ANNA, BERTA)
    again = await gathering.rematch(desk, table.id, "berta")
    assert await gathering.rematch(desk, table.id, "berta", BITS) == again


async def test_who_asks_again_while_the_rematch_goes_on_finds_it(desk: Desk) -> None:
    table = await over(desk, ANNA)
    again = await gathering.rematch(desk, table.id, "anna")
    await due_work.do_all(desk, "worker")
    await place(desk, again, ANNA, 9)
    found = await gathering.rematch(desk, table.id, "anna")
    assert found == (await seen(desk, again)).table


async def test_who_has_given_their_seat_back_there_finds_the_table_as_it_is(desk: Desk) -> None:
    table = await over(desk, ANNA, BERTA)
    again = await gathering.rematch(desk, table.id, "anna")
    left = await gathering.leave(desk, again.id, "berta")
    assert await gathering.rematch(desk, table.id, "berta") == left


async def test_the_old_table_says_where_it_goes_on(desk: Desk) -> None:
    table = await over(desk, ANNA, BERTA)
    again = await gathering.rematch(desk, table.id, "anna")
    assert isinstance(desk.announcer, Ears)
    assert (await seen(desk, table)).table.rematch == again.id
    assert desk.announcer.heard[-1] == (table.id, table.version + 1)


async def test_the_new_table_says_who_joins(desk: Desk) -> None:
    table = await over(desk, ANNA, BERTA, CLAUS)
    await gathering.rematch(desk, table.id, "anna")
    joined = await gathering.rematch(desk, table.id, "berta")
    assert isinstance(desk.announcer, Ears)
    assert desk.announcer.heard[-1] == (joined.id, joined.version)


async def test_another_game_has_another_secret(desk: Desk) -> None:
    table = await over(desk, ANNA)
    assert (await gathering.rematch(desk, table.id, "anna")).secret != table.secret


async def test_who_only_watched_asks_for_no_rematch(desk: Desk) -> None:
    table = await over(desk, ANNA)
    with pytest.raises(NotYourSeat):
        await gathering.rematch(desk, table.id, "berta")


async def test_a_rematch_with_a_contribution_that_is_no_hexadecimal_is_refused(desk: Desk) -> None:
    table = await over(desk, ANNA)
    with pytest.raises(RecordError, match="bad-hexadecimal"):
        await gathering.rematch(desk, table.id, "anna", "dice")


async def test_whoever_asks_goes_by_the_name_they_have_now(desk: Desk) -> None:
    table = await over(desk, ANNA, BERTA)
    again = await gathering.rematch(desk, table.id, "berta", name="Bertha")
    assert [chair.name for chair in again.chairs] == ["Anna", "Bertha"]


async def test_whoever_joins_goes_by_the_name_they_have_now(desk: Desk) -> None:
    table = await over(desk, ANNA, BERTA)
    await gathering.rematch(desk, table.id, "berta")
    again = await gathering.rematch(desk, table.id, "anna", name="Anne")
    assert [chair.name for chair in again.chairs] == ["Anne", "Berta"]


async def test_a_rematch_under_a_name_of_several_lines_is_refused(desk: Desk) -> None:
    table = await over(desk, ANNA)
    with pytest.raises(RecordError, match="bad-name"):
        await gathering.rematch(desk, table.id, "anna", name="An\nna")
