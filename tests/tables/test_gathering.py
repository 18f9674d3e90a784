"""Making a table, sitting down, being ready, and again."""

import hashlib

import pytest

from ludotheque.core.errors import OptionsError, RecordError, UnknownBotError, UnknownGameError
from ludotheque.tables import due_work, gathering
from ludotheque.tables.desk import Desk
from ludotheque.tables.errors import NotYourSeat, Refused, UnknownTable
from ludotheque.tables.table import Chair, Status
from tests.support.tables import ANNA, BERTA, BITS, CLAUS, begun, record_of

GAME = "take-it-easy"


async def test_the_host_sits_in_the_first_seat_that_no_bot_has(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, {0: "steady"})
    assert [chair.name for chair in table.chairs] == ["steady", "Anna"]


async def test_options_that_are_not_named_have_their_defaults(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"touching": "on"}, {})
    assert (table.options["touching"], table.options["rounds"]) == ("on", "1")


async def test_no_two_tables_have_the_same_id_or_secret(desk: Desk) -> None:
    one, other = [await gathering.create(desk, ANNA, GAME, {}, {}) for _ in range(2)]
    assert one.id != other.id
    assert one.secret != other.secret


async def test_the_commitment_is_the_hash_of_secret_and_table(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {}, {})
    assert table.commitment == hashlib.sha256(bytes.fromhex(table.secret) + table.id.encode()).hexdigest()


@pytest.mark.parametrize(
    ("game", "options", "bots", "error"),
    [
        ("chess", {}, {}, UnknownGameError),
        (GAME, {"players": "2"}, {1: "deep"}, UnknownBotError),
        (GAME, {"players": "9"}, {}, OptionsError),
        (GAME, {"players": "1"}, {0: "steady"}, Refused),
        (GAME, {"players": "1"}, {1: "steady"}, Refused),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    desk: Desk, game: str, options: dict[str, str], bots: dict[int, str], error: type[Exception]
) -> None:
    with pytest.raises(error):
        await gathering.create(desk, ANNA, game, options, bots)


async def test_a_name_of_several_lines_is_refused(desk: Desk) -> None:
    with pytest.raises(RecordError, match="bad-name"):
        await gathering.create(desk, Chair(name="An\nna", guest="anna"), GAME, {}, {})


async def test_a_guest_sits_down_in_the_first_free_seat(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "3"}, {})
    assert (await gathering.sit(desk, table.id, BERTA)).seat_of("berta") == 1


async def test_a_guest_may_choose_a_free_seat(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "3"}, {})
    assert (await gathering.sit(desk, table.id, BERTA, 2)).seat_of("berta") == 2


async def test_a_guest_who_sits_keeps_their_seat(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "3"}, {})
    await gathering.sit(desk, table.id, BERTA, 2)
    assert (await gathering.sit(desk, table.id, BERTA)).seat_of("berta") == 2


async def test_a_taken_seat_is_refused(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, {})
    with pytest.raises(Refused, match="chair-taken"):
        await gathering.sit(desk, table.id, BERTA, 0)


async def test_people_count_seats_from_1(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, {})
    with pytest.raises(Refused) as refused:
        await gathering.sit(desk, table.id, BERTA, 2)
    assert refused.value.facts == {"seat": 2, "place": "3"}


async def test_a_full_table_is_refused(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {}, {})
    with pytest.raises(Refused, match="table-is-full"):
        await gathering.sit(desk, table.id, BERTA)


async def test_an_unknown_table_is_told_as_such(desk: Desk) -> None:
    with pytest.raises(UnknownTable):
        await gathering.sit(desk, "nowhere", BERTA)


async def test_a_seat_given_back_is_free(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, {})
    await gathering.sit(desk, table.id, BERTA)
    assert (await gathering.leave(desk, table.id, "berta")).chairs[1].is_free


async def test_only_who_sits_can_be_ready(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {}, {})
    with pytest.raises(NotYourSeat):
        await gathering.ready(desk, table.id, "berta", BITS)


async def test_the_game_waits_for_the_last_to_be_ready(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, {})
    await gathering.sit(desk, table.id, BERTA)
    assert (await gathering.ready(desk, table.id, "anna", BITS)).status is Status.GATHERING


async def test_the_game_begins_when_all_are_ready(desk: Desk) -> None:
    assert (await begun(desk, ANNA, BERTA, CLAUS)).status is Status.PLAYING


async def test_being_ready_twice_changes_nothing(desk: Desk) -> None:
    table = await begun(desk, ANNA, BERTA)
    assert await gathering.ready(desk, table.id, "anna", "ff") == table


async def test_when_the_host_leaves_the_next_person_is_the_host(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, {})
    await gathering.sit(desk, table.id, BERTA)
    assert (await gathering.leave(desk, table.id, "anna")).host == "berta"


async def test_a_host_who_leaves_alone_is_still_the_host(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, {})
    assert (await gathering.leave(desk, table.id, "anna")).host == "anna"


async def test_nobody_joins_or_leaves_a_game_that_has_begun(desk: Desk) -> None:
    table = await begun(desk, ANNA, BERTA)
    with pytest.raises(Refused, match="table-has-begun"):
        await gathering.sit(desk, table.id, CLAUS)
    with pytest.raises(Refused, match="table-has-begun"):
        await gathering.leave(desk, table.id, "berta")


async def test_a_contribution_that_is_no_hexadecimal_is_refused(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {}, {})
    with pytest.raises(RecordError, match="bad-hexadecimal"):
        await gathering.ready(desk, table.id, "anna", "dice")


async def test_a_host_who_begins_alone_plays_at_once(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {}, {}, contribution=BITS, begin=True)
    assert (table.status, table.chairs[0].contribution) == (Status.PLAYING, BITS)


async def test_a_host_who_begins_with_bots_plays_at_once(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, {1: "steady"}, begin=True)
    assert table.status is Status.PLAYING


async def test_a_host_who_begins_waits_for_those_who_still_come(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, {}, begin=True)
    assert (table.status, table.chairs[0].ready) == (Status.GATHERING, True)


async def test_what_begins_at_once_goes_on_without_anybody_asking(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {}, {}, begin=True)
    await due_work.do_all(desk, "worker")
    assert len((await record_of(desk, table)).entries) == 1


async def test_a_guest_goes_by_another_name(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {}, {})
    changed = await gathering.rename(desk, table.id, "anna", "Anne")
    assert (changed.chairs[0].name, changed.version) == ("Anne", table.version + 1)


async def test_who_goes_by_another_name_stays_ready(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, {}, contribution=BITS, begin=True)
    changed = await gathering.rename(desk, table.id, "anna", "Anne")
    assert changed.chairs[0] == Chair(name="Anne", guest="anna", contribution=BITS, ready=True)


async def test_the_same_name_again_changes_nothing(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {}, {})
    assert await gathering.rename(desk, table.id, "anna", "Anna") == table


async def test_no_name_changes_once_the_game_has_begun(desk: Desk) -> None:
    table = await begun(desk, ANNA)
    with pytest.raises(Refused, match="table-has-begun"):
        await gathering.rename(desk, table.id, "anna", "Anne")


async def test_who_has_no_seat_has_no_name_to_change(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, {})
    with pytest.raises(NotYourSeat):
        await gathering.rename(desk, table.id, "berta", "Bertha")


async def test_a_new_name_of_several_lines_is_refused(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {}, {})
    with pytest.raises(RecordError, match="bad-name"):
        await gathering.rename(desk, table.id, "anna", "An\nne")


async def test_the_host_lets_a_bot_have_a_free_seat(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "3"}, {})
    changed = await gathering.seat_bot(desk, table.id, "anna", 2, "steady")
    assert (changed.chairs[2], changed.version) == (Chair(name="steady", bot="steady"), table.version + 1)


async def test_the_host_lets_another_bot_play(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, {1: "steady"})
    changed = await gathering.seat_bot(desk, table.id, "anna", 1, "greedy")
    assert changed.chairs[1] == Chair(name="greedy", bot="greedy")


async def test_the_host_makes_the_seat_of_a_bot_free_again(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, {1: "steady"})
    assert (await gathering.seat_bot(desk, table.id, "anna", 1, None)).chairs[1].is_free


@pytest.mark.parametrize("bot", ["steady", None])
async def test_a_seat_that_is_already_as_asked_changes_nothing(desk: Desk, bot: str | None) -> None:
    bots = {} if bot is None else {1: bot}
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, bots)
    assert await gathering.seat_bot(desk, table.id, "anna", 1, bot) == table


async def test_the_game_begins_when_a_bot_takes_the_last_seat_and_all_are_ready(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, {}, begin=True)
    begun_now = await gathering.seat_bot(desk, table.id, "anna", 1, "steady")
    await due_work.do_all(desk, "worker")
    assert (begun_now.status, len((await record_of(desk, table)).entries)) == (Status.PLAYING, 1)


async def test_a_bot_in_the_last_seat_waits_for_people_who_are_not_ready(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, {})
    assert (await gathering.seat_bot(desk, table.id, "anna", 1, "steady")).status is Status.GATHERING


async def test_no_game_begins_among_bots_alone(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {}, {})
    await gathering.leave(desk, table.id, "anna")
    assert (await gathering.seat_bot(desk, table.id, "anna", 0, "steady")).status is Status.GATHERING


async def test_only_the_host_seats_bots(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "3"}, {})
    await gathering.sit(desk, table.id, BERTA)
    with pytest.raises(NotYourSeat, match="not-the-host"):
        await gathering.seat_bot(desk, table.id, "berta", 2, "steady")


@pytest.mark.parametrize("bot", ["steady", None])
async def test_the_seat_of_a_person_who_is_ready_is_theirs(desk: Desk, bot: str | None) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "3"}, {})
    await gathering.sit(desk, table.id, BERTA)
    await gathering.ready(desk, table.id, "berta")
    with pytest.raises(Refused, match="chair-taken"):
        await gathering.seat_bot(desk, table.id, "anna", 1, bot)


async def test_the_seat_of_a_person_who_does_not_get_ready_can_be_had_back(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "3"}, {})
    await gathering.sit(desk, table.id, BERTA)
    assert (await gathering.seat_bot(desk, table.id, "anna", 1, None)).chairs[1].is_free


async def test_the_host_does_not_give_their_own_seat_to_a_bot(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "3"}, {})
    with pytest.raises(Refused, match="chair-taken"):
        await gathering.seat_bot(desk, table.id, "anna", 0, "steady")


async def test_whoever_comes_to_a_table_without_host_is_the_host(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, {})
    await gathering.leave(desk, table.id, "anna")
    assert (await gathering.sit(desk, table.id, BERTA)).host == "berta"


@pytest.mark.parametrize("seat", [-1, 2])
async def test_no_bot_takes_a_seat_that_is_not_there(desk: Desk, seat: int) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, {})
    with pytest.raises(Refused, match="no-such-chair"):
        await gathering.seat_bot(desk, table.id, "anna", seat, "steady")


async def test_a_bot_that_the_game_does_not_have_takes_no_seat(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, GAME, {"players": "2"}, {})
    with pytest.raises(UnknownBotError):
        await gathering.seat_bot(desk, table.id, "anna", 1, "deep")


async def test_no_bot_joins_a_game_that_has_begun(desk: Desk) -> None:
    table = await begun(desk, ANNA, bots={1: "steady"})
    with pytest.raises(Refused, match="table-has-begun"):
        await gathering.seat_bot(desk, table.id, "anna", 1, "greedy")
