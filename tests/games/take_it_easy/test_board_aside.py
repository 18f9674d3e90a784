"""What stands beside the board in a terminal."""

from importlib.resources import files
from itertools import product

import pytest

from ludotheque.core.events import Seat
from ludotheque.core.translator import Translator
from ludotheque.draw.canvas import columns
from ludotheque.games.take_it_easy.board.aside import aside
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import State
from ludotheque.games.take_it_easy.view import view
from ludotheque.i18n import Catalogue, SeatNames
from tests.support.games import random_states
from tests.support.take_it_easy import BEST, PAIR, POOR, TRIO, WORSE, state_after, whole_round

CATALOGUE = Catalogue([files("ludotheque.games.take_it_easy") / "locales"])
ENGLISH = CATALOGUE.speaker("en")
LANGUAGES = ("en", "fr", "nl")

COLUMN_ONE = "563 0:0 1:18 / 564 0:1 1:17 / 568 0:2 1:15 / 123"
"""Seat 0 completes the first column, 3 × 5 = 15; seat 1 completes nothing."""


def written(state: State, seat: Seat | None = 0, say: Translator = ENGLISH) -> list[str]:
    return str(aside(view(state, seat), say)).split("\n")


def seat_rows(state: State, seat: Seat | None = 0) -> list[str]:
    """From the heads of the columns down to the last seat, their blanks run together."""
    return [" ".join(line.split()) for line in written(state, seat)[13 : 14 + state.options.players]]


@pytest.mark.rule("TIE-6")
def test_it_tells_the_call_and_the_caller() -> None:
    assert written(state_after("978", PAIR))[:2] == ["Tile 1 of 19", "Caller: Seat 1"]


@pytest.mark.rule("TIE-13")
def test_of_several_rounds_it_tells_which_and_that_another_seat_calls() -> None:
    state = state_after(f"{whole_round(POOR, POOR)} / 978", Options(players=2, rounds=4))
    assert written(state)[:2] == ["Round 2 of 4 · tile 1 of 19", "Caller: Seat 2"]


def test_alone_there_is_no_caller() -> None:
    assert "Caller" not in "\n".join(written(state_after("978")))


@pytest.mark.rule("TIE-7")
def test_the_called_tile_is_drawn_large() -> None:
    assert [line[:13].rstrip() for line in written(state_after("978"))[2:9]] == [
        "   _______",
        "  ╱   9   ╲",
        " ╱    ┃    ╲",
        "╱'≈≈. ┃ .=='╲",
        "╲.=7' ┃ '8≈.╱",
        " ╲    ┃    ╱",
        "  ╲___┃___╱",
    ]


@pytest.mark.rule("TIE-1")
def test_tiles_that_have_been_called_are_points_among_the_others() -> None:
    state = state_after("978 0:0 / 123 0:1 / 564")
    assert [line[20:] for line in written(state)[2:12]] == [
        "Not called: 24",
        "    ·  124 128",
        "   163 164 168",
        "   173 174 178",
        "   523 524 528",
        "   563  ·  568",
        "   573 574 578",
        "   923 924 928",
        "   963 964 968",
        "   973 974  · ".rstrip(),
    ]


@pytest.mark.rule("TIE-1")
def test_it_counts_the_tiles_that_are_left_of_every_digit() -> None:
    state = state_after("978 0:0 / 123 0:1 / 928")
    assert [line[:13] for line in written(state)[9:12]] == [
        "| 1:8 5:9 9:7",
        "/ 2:7 6:9 7:8",
        r"\ 3:8 4:9 8:7",
    ]


@pytest.mark.rule("TIE-18")
def test_every_seat_has_a_line_with_who_has_placed_and_points() -> None:
    assert seat_rows(state_after(f"{COLUMN_ONE} 1:0", PAIR)) == ["points", "… Seat 1 (you) 15", "✓ Seat 2 0"]


@pytest.mark.rule("TIE-18")
def test_behind_the_curtain_others_have_no_points() -> None:
    state = state_after(COLUMN_ONE, Options(players=2, curtain=True))
    assert seat_rows(state, 1) == ["points", "… Seat 1 curtain", "… Seat 2 (you) 0"]


@pytest.mark.rule("TIE-18")
def test_what_is_confirmed_counts_for_its_own_seat_only() -> None:
    state = state_after("563 0:0 1:18 / 564 0:1 1:17 / 568 0:2", PAIR)
    assert [seat_rows(state, seat)[1] for seat in (0, 1)] == ["✓ Seat 1 (you) 15", "✓ Seat 1 0"]


@pytest.mark.rule("TIE-13")
def test_in_several_rounds_the_total_stands_beside_the_points_of_the_round() -> None:
    state = state_after(f"{whole_round(POOR, WORSE)} / {COLUMN_ONE}", Options(players=2, rounds=2))
    assert seat_rows(state) == ["round total", "… Seat 1 (you) 15 42", "… Seat 2 0 24"]


@pytest.mark.rule("TIE-18")
def test_behind_the_curtain_a_total_is_what_is_known_and_more() -> None:
    options = Options(players=2, rounds=2, curtain=True)
    state = state_after(f"{whole_round(POOR, WORSE)} / {COLUMN_ONE}", options)
    assert seat_rows(state)[2] == "… Seat 2 curtain 24+"


@pytest.mark.rule("TIE-14")
def test_at_the_end_winners_have_a_star_and_the_others_their_place() -> None:
    state = state_after(whole_round(POOR, WORSE, POOR), TRIO)
    assert seat_rows(state) == ["points", "★ Seat 1 (you) 27", "3 Seat 2 24", "★ Seat 3 27"]


def test_alone_there_is_no_winner() -> None:
    assert seat_rows(state_after(whole_round(BEST))) == ["points", "Seat 1 (you) 307"]


@pytest.mark.rule("TIE-12")
def test_at_the_end_the_own_total_stands_in_place_of_the_tile() -> None:
    page = written(state_after(whole_round(POOR, WORSE), PAIR), 1)
    assert (page[0], page[5][:13], page[6][:13]) == ("The game is over", "╱    24     ╲", "╲  points   ╱")


@pytest.mark.rule("TIE-10")
def test_at_the_end_the_eight_tiles_that_never_came_are_left() -> None:
    assert "Not called: 8" in "\n".join(written(state_after(whole_round(BEST))))


def test_a_legend_explains_the_beads_where_there_is_room() -> None:
    legend = "● complete · ○ possible · × lost"
    shown = [written(state_after("978", Options(players=players)))[-1] == legend for players in range(1, 7)]
    assert shown == [True, True, True, True, False, False]


@pytest.mark.rule("TIE-18")
@pytest.mark.parametrize("name", ["Maximilienne-Alexandra", "卓" * 14])
def test_long_names_are_cut_so_that_the_points_stay_whole(name: str) -> None:
    state = state_after(f"{whole_round(POOR, WORSE)} / {COLUMN_ONE}", Options(players=2, rounds=2))
    rows = written(state, 0, SeatNames(ENGLISH, [name, name]))[14:16]
    assert [row.split()[-2:] for row in rows] == [["15", "42"], ["0", "24"]]
    assert max(len(columns(row)) for row in rows) == 34


@pytest.mark.parametrize(("language", "players"), list(product(LANGUAGES, range(1, 7))))
def test_it_fits_in_every_language(language: str, players: int) -> None:
    say = CATALOGUE.speaker(language)
    for rounds, curtain in ((1, False), (1, True), (2, False), (2, True)):
        options = Options(players=players, rounds=rounds, curtain=curtain)
        for state in list(random_states(players, options))[:: 7 * players]:
            for seat in (None, players - 1):
                lines = written(state, seat, say)
                assert len(lines) <= 20
                assert max(len(columns(line)) for line in lines) <= 34
