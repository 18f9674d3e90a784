"""Several boards side by side, as a spectator sees them in a terminal."""

from importlib.resources import files

import pytest

from ludotheque.games.take_it_easy.board.text import text
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import State
from ludotheque.games.take_it_easy.view import view
from ludotheque.i18n import Catalogue
from tests.support.take_it_easy import PAIR, POOR, REVERSED, TRIO, state_after, whole_round

SAY = Catalogue([files("ludotheque.games.take_it_easy") / "locales"]).speaker("en")


def watched(state: State) -> str:
    return str(text(view(state, None), SAY))


@pytest.mark.rule("TIE-18")
def test_a_spectator_sees_several_boards_small() -> None:
    state = state_after("978 0:9 1:0 / 123", PAIR)
    assert watched(state) == (
        "Seat 1            0    Seat 2            0\n"
        "         ·                      ·\n"
        "     ·       ·              ·       ·\n"
        " ·       ·       ·     978      ·       ·\n"
        "     ·       ·              ·       ·\n"
        " ·      978      ·      ·       ·       ·\n"
        "     ·       ·              ·       ·\n"
        " ·       ·       ·      ·       ·       ·\n"
        "     ·       ·              ·       ·\n"
        "         ·                      ·"
    )


@pytest.mark.rule("TIE-18")
def test_five_boards_lie_in_columns_that_are_not_staggered() -> None:
    state = state_after("978 0:9 1:0 2:0 3:0 4:18 / 123", Options(players=5))
    assert watched(state).split("\n")[14:20] == [
        "Seat 5            0",
        "     ·   ·   ·",
        " ·   ·   ·   ·   ·",
        " ·   ·   ·   ·   ·",
        " ·   ·   ·   ·  978",
        "         ·",
    ]


@pytest.mark.rule("TIE-18")
def test_behind_the_curtain_a_spectator_sees_no_board() -> None:
    state = state_after("978 0:9 1:0 / 123", Options(players=2, curtain=True))
    picture = watched(state)
    assert picture.count("behind the curtain") == 2
    assert "978" not in picture


@pytest.mark.rule("TIE-12")
def test_small_boards_say_what_their_lines_bring() -> None:
    state = state_after(whole_round(POOR, REVERSED, POOR), TRIO)
    heads = [line for line in watched(state).split("\n") if "Seat" in line]
    assert heads == ["Seat 1           27    Seat 2           27", "Seat 3           27"]
