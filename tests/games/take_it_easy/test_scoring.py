"""What a line can still become: the fates that boards and bots show and reckon with."""

import pytest

from ludotheque.games.take_it_easy.components import LINES, TILES
from ludotheque.games.take_it_easy.scoring import Fate, Hope, fate, fates
from tests.support.take_it_easy import BEST, board, line, tiles


def fate_of(name: str, on_board: str, uncalled: str) -> tuple[Hope, int | None, int]:
    found = fate(board(on_board), line(name), tiles(uncalled))
    return found.hope, found.digit, found.points


@pytest.mark.rule("TIE-11")
def test_a_full_line_of_one_digit_is_complete() -> None:
    assert fate_of("vertical-1", "0:123 1:124 2:178", "") == (Hope.COMPLETE, 1, 3)


@pytest.mark.rule("TIE-11")
def test_a_complete_line_brings_length_times_digit() -> None:
    assert fate_of("rising-2", "1:173 4:574 8:978 12:174", "") == (Hope.COMPLETE, 7, 28)


@pytest.mark.rule("TIE-11")
def test_a_full_line_of_two_digits_is_dead() -> None:
    assert fate_of("vertical-1", "0:123 1:124 2:578", "163 164 168") == (Hope.DEAD, None, 0)


@pytest.mark.rule("TIE-11")
def test_a_line_with_two_digits_and_an_empty_cell_is_dead() -> None:
    assert fate_of("vertical-1", "0:123 1:524", "163 563 963") == (Hope.DEAD, None, 0)


@pytest.mark.rule("TIE-11")
def test_a_line_with_one_digit_is_open_while_enough_such_tiles_are_left() -> None:
    assert fate_of("vertical-1", "0:923", "924 528 963") == (Hope.OPEN, 9, 27)


@pytest.mark.rule("TIE-11")
def test_a_line_is_dead_when_too_few_tiles_with_its_digit_are_left() -> None:
    assert fate_of("vertical-1", "0:923", "924 123 563 568") == (Hope.DEAD, None, 0)


@pytest.mark.rule("TIE-11")
def test_a_line_of_5_may_not_hope_for_9() -> None:
    assert fate_of("vertical-1", "0:523 1:524", "528 963 968") == (Hope.OPEN, 5, 15)


@pytest.mark.rule("TIE-11")
def test_an_empty_line_hopes_for_its_best_digit() -> None:
    assert fate_of("falling-3", "", " ".join(str(each) for each in TILES)) == (Hope.OPEN, 8, 40)


@pytest.mark.rule("TIE-11")
def test_an_empty_line_hopes_only_for_a_digit_of_which_enough_tiles_are_left() -> None:
    assert fate_of("vertical-1", "", "923 924 563 564 568") == (Hope.OPEN, 5, 15)


@pytest.mark.rule("TIE-11")
def test_an_empty_line_is_dead_when_no_digit_is_left_often_enough() -> None:
    assert fate_of("vertical-1", "", "923 924 563 564 123 124") == (Hope.DEAD, None, 0)


@pytest.mark.rule("TIE-11")
def test_only_the_digits_in_the_direction_of_the_line_are_left() -> None:
    assert fate_of("rising-1", "0:123", "523 563 924") == (Hope.OPEN, 2, 6)


@pytest.mark.rule("TIE-11")
def test_the_fates_of_a_complete_board_are_its_score() -> None:
    assert sum(each.points for each in fates(board(BEST), ())) == 307


@pytest.mark.rule("TIE-11")
def test_fates_come_in_the_order_of_the_lines() -> None:
    assert [each.line for each in fates(board(), TILES)] == list(LINES)


@pytest.mark.rule("TIE-11")
def test_every_line_reckons_with_all_uncalled_tiles() -> None:
    found = fates(board(), iter(TILES))
    assert {each.hope for each in found} == {Hope.OPEN}


def test_a_fate_names_its_line() -> None:
    assert fate(board(), line("rising-1"), ()) == Fate(line("rising-1"), Hope.DEAD, None, 0)


def test_hopes_have_names_that_messages_are_keyed_by() -> None:
    assert [str(hope) for hope in Hope] == ["complete", "open", "dead"]
