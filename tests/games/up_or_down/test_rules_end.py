"""The end and who wins: UOD-14, UOD-16."""

import pytest

from tests.support.up_or_down import GAME, after, area, legal, position, refusal

LAST_TURN = position(
    hands=((20,), ()), top=None, up=0, down=0, turns=47, starter=1, areas={0: area("1 7 13"), 1: area("2 9")}
)
"""Anna is to play the last card; she has 9 points, Berta 2."""


@pytest.mark.rule("UOD-14")
def test_the_last_laying_ends_the_game() -> None:
    assert GAME.outcome(after(LAST_TURN, "20 x25 r1")) is not None


@pytest.mark.rule("UOD-14")
def test_before_the_last_laying_the_game_is_not_over() -> None:
    assert GAME.outcome(after(LAST_TURN, "20 x25")) is None


@pytest.mark.rule("UOD-14")
def test_after_the_end_nobody_acts() -> None:
    state = after(LAST_TURN, "20 x25 r1")
    assert (legal(state), GAME.actors(state)) == ([], frozenset())


@pytest.mark.rule("UOD-14")
def test_after_the_end_nothing_is_accepted() -> None:
    error = refusal(after(LAST_TURN, "20 x25 r1"), "20")
    assert (error.reason, error.rule) == ("game-over", "UOD-14")


@pytest.mark.rule("UOD-14")
def test_the_cards_of_the_ring_belong_to_nobody_at_the_end() -> None:
    outcome = GAME.outcome(after(LAST_TURN, "20 x25 r1"))
    assert outcome is not None
    assert outcome.totals == (16, 2)


@pytest.mark.rule("UOD-16")
def test_the_highest_total_wins() -> None:
    outcome = GAME.outcome(after(LAST_TURN, "20 x25 r1"))
    assert outcome is not None
    assert (outcome.winners, outcome.rounds[0].winners, outcome.places) == ((0,), (0,), (1, 2))


@pytest.mark.rule("UOD-16")
def test_equal_totals_share_the_win() -> None:
    state = position(hands=((20,), ()), top=None, up=0, down=0, turns=47, starter=1, areas={1: area("2")})
    outcome = GAME.outcome(after(state, "20 x25 r1"))
    assert outcome is not None
    assert (outcome.winners, outcome.rounds[0].winners) == ((0, 1), (0, 1))


@pytest.mark.rule("UOD-14")
def test_a_game_that_has_just_begun_is_not_over() -> None:
    assert GAME.outcome(position()) is None


@pytest.mark.rule("UOD-16")
def test_the_score_sheets_are_in_the_order_of_the_seats() -> None:
    outcome = GAME.outcome(after(LAST_TURN, "20 x25 r1"))
    assert outcome is not None
    assert [sheet.total for sheet in outcome.rounds[0].sheets] == [16, 2]
