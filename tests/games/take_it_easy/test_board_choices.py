"""What a seat may choose, and the parts of the drawing that stand for it."""

from collections.abc import Iterator

import pytest

from ludotheque.core.board import Choice
from ludotheque.games.take_it_easy.board import TakeItEasyBoard
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.view import View, view
from tests.support.drawings import drawn, keyed, keys, solo, speaker
from tests.support.games import SWITCHES, random_states
from tests.support.take_it_easy import PAIR, state_after

BOARD = TakeItEasyBoard()
CHANGE = Options(players=2, change_of_mind=True)


def choices(seen: View) -> tuple[Choice, ...]:
    return BOARD.choices(seen, speaker())


def decisions(options: Options) -> Iterator[View]:
    """Now and then in a random game, the view of everybody who has something to choose."""
    for count, state in enumerate(random_states(5, options)):
        if count % 13 in {1, 2, 3}:
            views = (view(state, seat) for seat in range(options.players))
            yield from (seen for seen in views if seen.legal)


def test_a_choice_carries_the_called_tile_to_its_cell() -> None:
    first, *_ = choices(solo("978"))
    assert (first.elements, first.carries) == (("cell-0",), "tile-978")


@pytest.mark.rule("TIE-17")
def test_under_change_of_mind_the_tile_is_carried_from_the_confirmed_cell() -> None:
    seen = view(state_after("978 0:9", CHANGE), 0)
    picture = drawn(seen)
    (carried,) = {choice.carries for choice in choices(seen)}
    assert carried is not None
    assert keyed(picture, carried).attrib["transform"] == keyed(picture, "cell-9").attrib["transform"]


def test_while_the_tile_is_tried_out_it_is_there_above_the_board_too() -> None:
    assert "scale(1.55)" in keyed(drawn(solo("978"), highlight=9), "tile-978").attrib["transform"]


@pytest.mark.rule("TIE-17")
def test_a_confirmed_tile_that_is_tried_elsewhere_is_above_the_board_again() -> None:
    seen = view(state_after("978 0:9", CHANGE), 0)
    assert "scale(1.55)" in keyed(drawn(seen, highlight=4), "tile-978").attrib["transform"]


def test_who_has_placed_has_no_choice() -> None:
    assert choices(view(state_after("978 0:9", PAIR), 0)) == ()


@pytest.mark.parametrize("switches", SWITCHES, ids=lambda switches: "-".join(map(str, switches.values())))
def test_whatever_a_choice_names_is_in_the_drawing_whatever_is_tried_out(switches: dict[str, bool]) -> None:
    for seen in decisions(Options(players=3, **switches)):
        named = {key for choice in choices(seen) for key in (*choice.elements, choice.carries)}
        named |= {key for choice in BOARD.refused(seen, speaker()) for key in choice.elements}
        for highlight in (None, seen.legal[0].cell, seen.legal[-1].cell):
            assert named <= set(keys(drawn(seen, highlight=highlight)))
