"""Score sheets and places."""

import pytest

from ludotheque.core.outcome import Outcome, RoundOutcome, ScoreLine, ScoreSheet, places

EMPTY = ScoreSheet(())


def test_an_empty_sheet_is_worth_nothing() -> None:
    assert EMPTY.total == 0


def test_the_total_of_a_sheet_is_the_sum_of_its_lines() -> None:
    lines = (
        ScoreLine("TIE-11", "vertical-1", 15),
        ScoreLine("TIE-11", "rising-2", 28),
        ScoreLine("X-1", "fine", -3),
    )
    assert ScoreSheet(lines).total == 40


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((), ()),
        ((0,), (1,)),
        ((7, 9), (2, 1)),
        ((7, 9, 7), (2, 1, 2)),
        ((9, 9, 7), (1, 1, 3)),
        ((1, 2, 3, 4), (4, 3, 2, 1)),
        ((5, 5, 5), (1, 1, 1)),
        ((-1, 0), (2, 1)),
    ],
)
def test_equal_totals_share_a_place_and_the_next_is_left_out(
    totals: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert places(totals) == expected


@pytest.mark.parametrize(("order", "winners"), [((2, 1, 2), (1,)), ((1, 3, 1), (0, 2))])
def test_the_winners_are_the_seats_in_first_place(order: tuple[int, ...], winners: tuple[int, ...]) -> None:
    played = RoundOutcome((EMPTY,) * 3, winners)
    assert Outcome((played,), (0, 0, 0), order).winners == winners
