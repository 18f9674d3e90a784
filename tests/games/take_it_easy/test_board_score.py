"""The score sheets in a terminal."""

from importlib.resources import files
from itertools import product

import pytest

from ludotheque.core.events import Seat
from ludotheque.core.translator import Translator
from ludotheque.draw.canvas import columns
from ludotheque.games.take_it_easy.board.score import score, where
from ludotheque.games.take_it_easy.components import LINES
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import State
from ludotheque.games.take_it_easy.view import view
from ludotheque.i18n import Catalogue, SeatNames
from tests.support.take_it_easy import BEST, PAIR, POOR, TRIO, WORSE, state_after, whole_round

CATALOGUE = Catalogue([files("ludotheque.games.take_it_easy") / "locales"])
ENGLISH = CATALOGUE.speaker("en")
LANGUAGES = ("en", "fr", "nl")

NOTHING = "123 564 978 163 524 173 568 928 574 168 523 964 178 563 924 128 573 968 124"
"""A board on which no line is complete: every line shows two digits."""


def written(state: State, seat: Seat | None = 0, say: Translator = ENGLISH) -> str:
    return str(score(view(state, seat), say))


@pytest.mark.rule("TIE-11")
def test_every_complete_line_has_a_row_with_its_product_and_its_rule() -> None:
    assert written(state_after(whole_round(POOR))) == (
        "Round 1                         Seat 1\n"
        "| vertical 1    TIE-11      3 × 1 =  3\n"
        "| vertical 2    TIE-11      4 × 1 =  4\n"
        "| vertical 4    TIE-11      4 × 5 = 20\n"
        "──────────────────────────────────────\n"
        "Total           TIE-12              27"
    )


@pytest.mark.rule("TIE-15")
def test_the_best_board_has_fifteen_rows_that_make_307() -> None:
    rows = written(state_after(whole_round(BEST))).split("\n")
    assert [row.split("=")[-1].strip() for row in rows if "TIE-11" in row] == (
        ["15", "20", "5", "36", "27", "18", "28", "10", "24", "21", "12", "32", "15", "32", "12"]
    )
    assert rows[-1].split() == ["Total", "TIE-12", "307"]


@pytest.mark.rule("TIE-14")
def test_seats_stand_side_by_side_and_shared_places_are_marked() -> None:
    assert written(state_after(whole_round(POOR, WORSE, POOR), TRIO), 1) == (
        "Round 1                         Seat 1         Seat 2         Seat 3\n"
        "                                                (you)\n"
        "| vertical 1    TIE-11      3 × 1 =  3              ·     3 × 1 =  3\n"
        "| vertical 2    TIE-11      4 × 1 =  4     4 × 1 =  4     4 × 1 =  4\n"
        "| vertical 4    TIE-11      4 × 5 = 20     4 × 5 = 20     4 × 5 = 20\n"
        "────────────────────────────────────────────────────────────────────\n"
        "Total           TIE-12              27             24             27\n"
        "Place           TIE-14             ★ 1              3            ★ 1"
    )


@pytest.mark.rule("TIE-13")
def test_several_rounds_are_added_below() -> None:
    rounds = f"{whole_round(POOR, WORSE)} / {whole_round(WORSE, POOR)}"
    page = written(state_after(rounds, Options(players=2, rounds=2)), None)
    assert [" ".join(row.split()) for row in page.split("\n")[-6:]] == [
        "Game Seat 1 Seat 2",
        "Round 1 27 24",
        "Round 2 24 27",
        "─" * 53,
        "Total TIE-13 51 51",
        "Place TIE-14 ★ 1 ★ 1",
    ]


@pytest.mark.rule("TIE-13")
def test_after_a_round_its_own_sheet_is_shown() -> None:
    state = state_after(f"{whole_round(POOR, WORSE)} / 978", Options(players=2, rounds=2))
    assert written(state).startswith("Round 1 ")


def test_a_round_without_a_complete_line_says_so() -> None:
    page = written(state_after(whole_round(NOTHING)))
    assert page.split("\n")[1] == "no complete line"


def test_before_the_first_round_is_over_there_is_no_sheet() -> None:
    page = written(state_after("978", PAIR))
    assert page == "No round is over yet; the score sheet follows after the last tile."


def test_a_spectator_is_nobody_on_the_sheet() -> None:
    assert "(you)" not in written(state_after(whole_round(POOR, WORSE), PAIR), None)


@pytest.mark.rule("TIE-4")
def test_a_score_line_is_said_in_words() -> None:
    assert [where(name, ENGLISH) for name in ("vertical-3", "rising-1", "falling-5")] == [
        "vertical 3",
        "rising 1",
        "falling 5",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_a_name_of_its_own_in_every_language(language: str) -> None:
    assert len({where(line.name, CATALOGUE.speaker(language)) for line in LINES}) == 15


@pytest.mark.parametrize("name", ["Maximilienne-Alexandra", "卓" * 14])
def test_long_names_are_cut_to_their_columns(name: str) -> None:
    state = state_after(whole_round(*[POOR] * 6), Options(players=6))
    head = written(state, None, SeatNames(ENGLISH, [name] * 6)).split("\n")[0]
    assert len(head.split()) == 2 + 6
    assert len(columns(head)) <= 78


@pytest.mark.parametrize(("language", "players"), list(product(LANGUAGES, range(1, 7))))
def test_it_fits_in_every_language(language: str, players: int) -> None:
    best = whole_round(*[BEST] * players)
    state = state_after(f"{best} / {best}", Options(players=players, rounds=2))
    for seat in (None, players - 1):
        lines = written(state, seat, CATALOGUE.speaker(language)).split("\n")
        assert max(len(columns(line)) for line in lines) <= 78
