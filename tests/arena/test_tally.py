"""Adding up games, against the statistics module."""

import math
import statistics
from itertools import pairwise

import pytest

from ludotheque.arena.tally import Tally, result_of
from ludotheque.core.outcome import Outcome, RoundOutcome, ScoreLine, ScoreSheet, places


def game(*totals: int) -> Outcome:
    """A game of one round with these totals."""
    sheets = tuple(ScoreSheet((ScoreLine("X-1", "all", total),)) for total in totals)
    best = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return Outcome((RoundOutcome(sheets, best),), totals, places(totals))


def tally_of(*totals: int) -> Tally:
    tally = Tally()
    for total in totals:
        tally.add(game(total), [0])
    return tally


SCORES = (10, 12, 7, 30, 21)


def test_the_mean_is_the_mean() -> None:
    assert tally_of(*SCORES).mean == pytest.approx(statistics.mean(SCORES))


def test_the_standard_deviation_is_that_of_a_sample() -> None:
    assert tally_of(*SCORES).sd == pytest.approx(statistics.stdev(SCORES))


def test_with_one_seat_per_game_the_standard_error_is_sd_by_root_n() -> None:
    expected = statistics.stdev(SCORES) / math.sqrt(len(SCORES))
    assert tally_of(*SCORES).se == pytest.approx(expected)


def test_with_two_seats_per_game_the_standard_error_is_that_of_the_games_means() -> None:
    tally, means = Tally(), []
    for pair in pairwise(SCORES):
        tally.add(game(*pair), [0, 1])
        means.append(statistics.mean(pair))
    assert tally.se == pytest.approx(statistics.stdev(means) / math.sqrt(len(means)))


def test_a_single_game_has_no_standard_error() -> None:
    assert (tally_of(10).se, tally_of(10).sd) == (0, 0)


def test_a_shared_win_is_shared() -> None:
    tally = Tally()
    tally.add(game(50, 50, 20), [0])
    assert result_of("bot", tally).win_rate == 0.5


def test_a_lost_game_is_no_win() -> None:
    tally = Tally()
    tally.add(game(50, 20), [1])
    assert result_of("bot", tally).win_rate == 0


def test_merging_is_the_same_as_counting_at_once() -> None:
    left, right = tally_of(*SCORES[:2]), tally_of(*SCORES[2:])
    left.merge(right)
    assert left == tally_of(*SCORES)


def test_merging_in_another_order_changes_nothing() -> None:
    left, right = tally_of(*SCORES[:2]), tally_of(*SCORES[2:])
    right.merge(left)
    assert right == tally_of(*SCORES)
