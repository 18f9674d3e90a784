"""The table of Up or Down? in characters: all there is to see, at 80 by 24, without colour."""

from random import Random

import pytest

from ludotheque.core.board import TextPicture
from ludotheque.core.events import Seat
from ludotheque.draw.canvas import columns
from ludotheque.games.up_or_down.board import UpOrDownBoard
from ludotheque.games.up_or_down.state import State
from tests.support.drawings import speaker
from tests.support.up_or_down import CONFIGURATIONS, GAME, after, area, dealt, position, random_states

BOARD = UpOrDownBoard()
SAY = speaker("en", "up_or_down")
LANGUAGES = ("en", "fr", "nl")


def drawn(state: State, seat: Seat | None = 0, *, highlight: int | None = None) -> TextPicture:
    return BOARD.text(GAME.view(state, seat), SAY, highlight=highlight)


def size(picture: TextPicture) -> tuple[int, int]:
    lines = str(picture).split("\n")
    return max(len(columns(line)) for line in lines), len(lines)


def codes(picture: TextPicture) -> set[int]:
    return {span.code for line in picture.lines for span in line if span.code is not None}


def some_states() -> list[State]:
    rng = Random(5)
    return [state for options in CONFIGURATIONS for state in rng.sample(list(random_states(11, options)), 12)]


STATES = some_states()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_80_by_22_beside_what_stands_there(language: str) -> None:
    say = speaker(language, "up_or_down")
    for state in STATES:
        for seat in (0, None):
            view = GAME.view(state, seat)
            wide, high = size(BOARD.text(view, say))
            wide_aside, high_aside = size(BOARD.aside(view, say))
            assert (wide <= 44, wide_aside <= 36, max(high, high_aside) <= 22) == (True, True, True)


def test_whatever_may_be_done_has_its_place() -> None:
    for state in STATES:
        for seat in GAME.actors(state):
            legal = {GAME.encode(state.options, action) for action in GAME.legal_actions(state, seat)}
            assert codes(drawn(state, seat)) == legal


@pytest.mark.rule("UOD-4")
def test_the_ring_goes_round_clockwise_from_the_upper_left() -> None:
    lines = str(drawn(dealt())).split("\n")
    upper, lower = lines[1], lines[5]
    assert [upper.index(number) for number in ("10", "15", "25")] == sorted(
        upper.index(number) for number in ("10", "15", "25")
    )
    assert [lower.index(number) for number in ("54", "45", "35")] == sorted(
        lower.index(number) for number in ("54", "45", "35")
    )


@pytest.mark.rule("UOD-5")
def test_the_piles_are_shown_with_their_sizes_and_the_top_card() -> None:
    assert "[▓▓▓]×21   [1·]×21" in str(drawn(dealt()))


@pytest.mark.rule("UOD-10")
def test_a_row_shows_its_direction_its_score_and_what_it_accepts() -> None:
    line = str(drawn(position(areas={0: area("3 9 47")}))).split("\n")[8]
    assert line.split() == ["1", "▲", "3×2=6", ">47"]


@pytest.mark.rule("UOD-11")
def test_the_discards_are_counted() -> None:
    assert "2" in str(drawn(position(areas={0: area("3", [7, 8])}))).split("\n")[14]


@pytest.mark.rule("UOD-17")
@pytest.mark.parametrize("seat", [1, None])
def test_nobody_else_sees_a_hand(seat: Seat | None) -> None:
    written = str(drawn(dealt(), seat)) + str(BOARD.aside(GAME.view(dealt(), seat), SAY))
    assert [card for card in ("20=", "40°", "50=") if card in written] == []


def test_what_is_tried_out_is_marked() -> None:
    state = dealt()
    code = GAME.encode(state.options, GAME.legal_actions(state, 0)[0])
    assert str(drawn(state, highlight=code)) != str(drawn(state))


@pytest.mark.rule("UOD-16")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_has_every_row_every_total_and_the_places(language: str) -> None:
    state = position(
        hands=((20,), ()), top=None, up=0, down=0, turns=47, starter=1, areas={0: area("1 7 13")}
    )
    page = str(BOARD.score(GAME.view(after(state, "20 x25 r1"), 0), speaker(language, "up_or_down")))
    assert [word for word in ("4×4=16", "16", "★ 1", "2") if word not in page] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_of_six_is_at_most_78_wide(language: str) -> None:
    *_, last = random_states(2, CONFIGURATIONS[4])
    assert size(BOARD.score(GAME.view(last, 0), speaker(language, "up_or_down")))[0] <= 78
