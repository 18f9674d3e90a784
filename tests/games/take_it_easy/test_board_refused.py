"""What may be tried on the drawing and is refused: each with a reason of the rules."""

import pytest

from ludotheque.core.errors import IllegalAction
from ludotheque.core.events import SeatAction
from ludotheque.games.take_it_easy.board import TakeItEasyBoard
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import Place, State, apply
from ludotheque.games.take_it_easy.view import View, view
from tests.support.drawings import drawn, keyed, solo, speaker
from tests.support.games import SWITCHES, random_states
from tests.support.take_it_easy import BEST, PAIR, state_after, whole_round

BOARD = TakeItEasyBoard()
CHANGE = Options(players=2, change_of_mind=True)


def refused(seen: View) -> list[int]:
    return [choice.code for choice in BOARD.refused(seen, speaker())]


def reasons(state: State, seat: int) -> set[str]:
    """How the rules refuse everything that the board says is refused."""
    found = set()
    for cell in refused(view(state, seat)):
        with pytest.raises(IllegalAction) as caught:
            apply(state, SeatAction(seat, Place(cell)))
        found.add(caught.value.reason)
    return found


@pytest.mark.rule("TIE-8")
def test_occupied_cells_are_refused_in_the_order_of_their_codes() -> None:
    assert refused(solo("978 0:9 / 123 0:4 / 563")) == [4, 9]


@pytest.mark.rule("TIE-16")
def test_cells_that_touch_no_tile_are_refused_with_touching() -> None:
    touching = {4, 5, 8, 10, 13, 14}
    seen = view(state_after("978 0:9 123", Options(touching=True)), 0)
    assert refused(seen) == [cell for cell in range(19) if cell not in touching]


@pytest.mark.rule("TIE-17")
def test_the_confirmed_cell_is_refused_under_change_of_mind() -> None:
    assert refused(view(state_after("978 0:9", CHANGE), 0)) == [9]


def test_on_an_empty_board_nothing_is_refused() -> None:
    assert refused(solo("978")) == []


@pytest.mark.parametrize("seat", [0, None])
def test_nothing_is_refused_to_those_who_are_not_asked(seat: int | None) -> None:
    assert refused(view(state_after("978 0:9 1:9 / 123 0:4", PAIR), seat)) == []


def test_nothing_is_refused_when_the_game_is_over() -> None:
    assert refused(solo(whole_round(BEST))) == []


def test_a_refused_cell_is_drawn_under_its_tile_and_named_like_a_choice() -> None:
    seen = solo("978 0:9 123")
    (choice,) = BOARD.refused(seen, speaker())
    picture = drawn(seen)
    assert (choice.label, choice.group, choice.elements, choice.carries) == (
        "Cell 9",
        "Cells",
        ("cell-9",),
        None,
    )
    assert keyed(picture, "cell-9").attrib["transform"] == keyed(picture, "tile-978").attrib["transform"]


@pytest.mark.parametrize("switches", SWITCHES, ids=lambda switches: "-".join(map(str, switches.values())))
def test_the_rules_refuse_whatever_the_board_does(switches: dict[str, bool]) -> None:
    options = Options(players=2, **switches)
    found = {
        reason for state in random_states(3, options) for seat in (0, 1) for reason in reasons(state, seat)
    }
    possible = {"cell-taken": True, "not-touching": options.touching, "same-cell": options.change_of_mind}
    assert found == {reason for reason, may_be in possible.items() if may_be}


def test_every_cell_is_either_a_choice_or_refused() -> None:
    seen = solo("978 0:9 / 123 0:4 / 563")
    assert sorted([*refused(seen), *(place.cell for place in seen.legal)]) == [*range(19)]
