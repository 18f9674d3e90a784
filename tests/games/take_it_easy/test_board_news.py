"""What those hear who do not see the boards."""

import pytest

from ludotheque.games.take_it_easy.board.news import news
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.view import view
from tests.support.drawings import solo, speaker
from tests.support.take_it_easy import BEST, TRIO, state_after, whole_round

PLACED = "978 0:4 1:7 2:11"
SAID = "9-7-8 – Seat 2: cell 7, Seat 3: cell 11."


def heard(text: str, seat: int | None = 0, options: Options = TRIO) -> str:
    return news(view(state_after(text, options), seat), speaker())


def test_once_all_have_placed_the_places_of_the_others_are_told() -> None:
    assert heard(PLACED) == SAID


def test_with_the_next_call_they_are_still_told_to_who_may_place() -> None:
    assert heard(f"{PLACED} 163") == SAID


def test_who_has_placed_is_told_nothing_again() -> None:
    assert heard(f"{PLACED} 163 0:5") == ""


def test_a_spectator_hears_of_every_seat() -> None:
    assert heard(PLACED, None) == "9-7-8 – Seat 1: cell 4, Seat 2: cell 7, Seat 3: cell 11."


def test_nothing_is_told_of_placements_that_are_hidden_yet() -> None:
    assert heard("978 1:7") == ""


def test_who_plays_alone_hears_no_news_of_others() -> None:
    assert news(solo("978 0:4 163"), speaker()) == ""


@pytest.mark.rule("TIE-18")
def test_behind_the_curtain_no_place_is_told() -> None:
    assert heard(PLACED, 0, Options(players=3, curtain=True)) == ""


def test_after_a_round_its_points_are_told() -> None:
    two = Options(players=3, rounds=2)
    assert heard(whole_round(BEST, BEST, BEST), 0, two) == (
        "Round 1 is over: Seat 1 307, Seat 2 307, Seat 3 307."
    )
