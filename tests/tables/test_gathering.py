"""Making a table, sitting down, being ready, and again."""

import hashlib

import pytest

from ludotheque.core.errors import OptionsError, RecordError, UnknownBotError, UnknownGameError
from ludotheque.tables import gathering
from ludotheque.tables.desk import Desk
from ludotheque.tables.errors import NotYourSeat, Refused, UnknownTable
from ludotheque.tables.table import Chair, Status
from tests.support.tables import ANNA, BERTA, BITS, CLAUS, begun

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


async def test_there_is_no_rematch_while_the_game_goes_on(desk: Desk) -> None:
    table = await begun(desk, ANNA)
    with pytest.raises(Refused, match="game-goes-on"):
        await gathering.rematch(desk, table.id, "anna")
