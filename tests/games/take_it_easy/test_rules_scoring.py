"""Lines, rounds and games in points: TIE-11 to TIE-14."""

import pytest

from ludotheque.core.errors import OptionsError
from ludotheque.core.options import option_specs, parse_options
from ludotheque.core.outcome import Outcome, ScoreLine
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import is_over, outcome, round_outcome
from ludotheque.games.take_it_easy.scoring import score_sheet
from tests.support.take_it_easy import (
    BEST,
    PAIR,
    POOR,
    POOREST,
    REVERSED,
    SOLO,
    TRIO,
    WORSE,
    board,
    state_after,
    whole_round,
)


def outcome_of(text: str, options: Options) -> Outcome:
    ended = outcome(state_after(text, options))
    assert ended is not None
    return ended


@pytest.mark.rule("TIE-11")
def test_a_complete_vertical_line_scores_length_times_digit() -> None:
    assert score_sheet(board("7:923 8:924 9:928 10:963 11:964")).lines == (
        ScoreLine("TIE-11", "vertical-3", points=45, factors=(5, 9)),
    )


@pytest.mark.rule("TIE-11")
def test_a_complete_rising_line_scores_length_times_digit() -> None:
    assert score_sheet(board("1:173 4:574 8:978 12:174")).lines == (
        ScoreLine("TIE-11", "rising-2", points=28, factors=(4, 7)),
    )


@pytest.mark.rule("TIE-11")
def test_a_complete_falling_line_scores_length_times_digit() -> None:
    assert score_sheet(board("2:128 6:568 11:978")).lines == (
        ScoreLine("TIE-11", "falling-5", points=24, factors=(3, 8)),
    )


@pytest.mark.rule("TIE-11")
@pytest.mark.parametrize("stray", ["0:523", "1:524", "2:578"])
def test_a_line_of_mixed_digits_scores_nothing(stray: str) -> None:
    assert score_sheet(board(f"0:123 1:124 2:178 {stray}")).lines == ()


@pytest.mark.rule("TIE-11")
@pytest.mark.parametrize("tiles", ["1:124 2:128", "0:123 2:128", "0:123 1:124"])
def test_a_line_with_an_empty_cell_scores_nothing(tiles: str) -> None:
    assert score_sheet(board(tiles)).total == 0


@pytest.mark.rule("TIE-11")
def test_an_empty_board_scores_nothing() -> None:
    assert score_sheet(board()).lines == ()


@pytest.mark.rule("TIE-11")
def test_only_the_digit_in_the_direction_of_the_line_counts() -> None:
    assert score_sheet(board("0:123 1:523 2:923")).total == 0


@pytest.mark.rule("TIE-11")
def test_a_tile_may_score_in_all_three_directions() -> None:
    three_lines = board("0:123 1:124 2:128 3:923 7:523 4:563 9:573 14:963 18:973")
    assert [(line.where, line.points) for line in score_sheet(three_lines).lines] == [
        ("vertical-1", 3),
        ("rising-1", 6),
        ("falling-3", 15),
    ]


@pytest.mark.rule("TIE-11")
def test_the_score_sheet_names_the_complete_lines_in_the_order_of_the_rules() -> None:
    assert [(line.where, line.points) for line in score_sheet(board(BEST)).lines] == [
        *(("vertical-1", 15), ("vertical-2", 20), ("vertical-3", 5), ("vertical-4", 36), ("vertical-5", 27)),
        *(("rising-1", 18), ("rising-2", 28), ("rising-3", 10), ("rising-4", 24), ("rising-5", 21)),
        *(("falling-1", 12), ("falling-2", 32), ("falling-3", 15), ("falling-4", 32), ("falling-5", 12)),
    ]


@pytest.mark.rule("TIE-11")
def test_every_score_line_names_its_rule() -> None:
    assert {line.rule for line in score_sheet(board(BEST)).lines} == {"TIE-11"}


@pytest.mark.rule("TIE-12")
def test_four_cells_of_7_score_28() -> None:
    assert score_sheet(board("6:173 10:174 14:578 17:978")).total == 28


@pytest.mark.rule("TIE-12")
def test_the_round_score_is_the_sum_over_the_lines() -> None:
    assert score_sheet(board(BEST)).total == 307


@pytest.mark.rule("TIE-12")
def test_the_poor_board_scores_its_three_columns() -> None:
    assert [(line.where, line.points) for line in score_sheet(board(POOR)).lines] == [
        ("vertical-1", 3),
        ("vertical-2", 4),
        ("vertical-4", 20),
    ]


@pytest.mark.rule("TIE-12")
@pytest.mark.parametrize(("text", "total"), [(POOR, 27), (REVERSED, 27), (WORSE, 24)])
def test_a_full_board_scores_what_was_counted_by_hand(text: str, total: int) -> None:
    assert score_sheet(board(text)).total == total


@pytest.mark.rule("TIE-12")
def test_the_outcome_has_the_score_sheet_of_the_board() -> None:
    assert outcome_of(whole_round(POOR), SOLO).rounds[0].sheets == (score_sheet(board(POOR)),)


@pytest.mark.rule("TIE-12")
def test_the_total_of_a_single_round_is_its_score() -> None:
    assert outcome_of(whole_round(POOR, WORSE), PAIR).totals == (27, 24)


@pytest.mark.rule("TIE-13")
def test_one_round_is_played_where_nothing_is_agreed() -> None:
    assert is_over(state_after(whole_round(POOR)))


@pytest.mark.rule("TIE-13")
def test_one_to_eight_rounds_are_offered() -> None:
    (rounds,) = [spec for spec in option_specs(Options) if spec.name == "rounds"]
    assert rounds.values == ("1", "2", "3", "4", "5", "6", "7", "8")


@pytest.mark.rule("TIE-13")
@pytest.mark.parametrize("rounds", ["0", "9"])
def test_neither_no_round_nor_nine_can_be_agreed(rounds: str) -> None:
    with pytest.raises(OptionsError) as caught:
        parse_options(Options, {"rounds": rounds})
    assert caught.value.rule == "TIE-13"


@pytest.mark.rule("TIE-13")
def test_the_game_goes_on_until_the_agreed_number_of_rounds_is_played() -> None:
    assert not is_over(state_after(whole_round(POOR), Options(rounds=2)))


@pytest.mark.rule("TIE-13")
def test_there_is_no_outcome_between_two_rounds() -> None:
    assert outcome(state_after(whole_round(POOR), Options(rounds=2))) is None


@pytest.mark.rule("TIE-13")
def test_the_totals_of_the_rounds_are_added() -> None:
    text = f"{whole_round(POOR, WORSE)} / {whole_round(WORSE, WORSE)}"
    assert outcome_of(text, Options(players=2, rounds=2)).totals == (27 + 24, 24 + 24)


@pytest.mark.rule("TIE-13")
def test_every_round_keeps_its_own_sheets() -> None:
    text = f"{whole_round(POOR)} / {whole_round(BEST)}"
    rounds = outcome_of(text, Options(rounds=2)).rounds
    assert [played.sheets[0].total for played in rounds] == [27, 307]


@pytest.mark.rule("TIE-14")
def test_the_highest_total_wins() -> None:
    assert outcome_of(whole_round(WORSE, POOR), PAIR).winners == (1,)


@pytest.mark.rule("TIE-14")
def test_equal_totals_share_the_win() -> None:
    assert outcome_of(whole_round(POOR, WORSE, REVERSED), TRIO).winners == (0, 2)


@pytest.mark.rule("TIE-14")
def test_the_place_after_a_shared_one_is_left_out() -> None:
    assert outcome_of(whole_round(POOR, WORSE, REVERSED), TRIO).places == (1, 3, 1)


@pytest.mark.rule("TIE-14")
def test_alone_one_takes_the_first_place() -> None:
    assert outcome_of(whole_round(POOR), SOLO).places == (1,)


@pytest.mark.rule("TIE-14")
def test_the_highest_score_wins_the_round() -> None:
    (finished,) = state_after(whole_round(WORSE, POOR), PAIR).finished
    assert round_outcome(finished).winners == (1,)


@pytest.mark.rule("TIE-14")
def test_equal_scores_share_the_round() -> None:
    (finished,) = state_after(whole_round(POOR, WORSE, REVERSED), TRIO).finished
    assert round_outcome(finished).winners == (0, 2)


@pytest.mark.rule("TIE-14")
def test_who_wins_the_last_round_need_not_win_the_game() -> None:
    text = f"{whole_round(POOR, POOREST)} / {whole_round(WORSE, POOR)}"
    assert outcome_of(text, Options(players=2, rounds=2)).winners == (0,)
