"""Tiles, lines and boards as values."""

import pytest

from ludotheque.games.take_it_easy.components import (
    CALLS,
    CELLS,
    LINES,
    LINES_THROUGH,
    NEIGHBOURS,
    TILES,
    Board,
    Direction,
)
from tests.support.take_it_easy import BEST, board, line, tile, tiles


def test_a_tile_is_written_with_its_three_digits() -> None:
    assert str(tile("978")) == "978"


def test_tiles_come_in_lexicographic_order() -> None:
    assert [str(each) for each in TILES] == sorted(str(each) for each in TILES)


def test_directions_are_named_as_in_score_lines() -> None:
    assert [str(direction) for direction in Direction] == ["vertical", "rising", "falling"]


def test_cells_are_numbered_from_0_to_18() -> None:
    assert list(CELLS) == list(range(19))


@pytest.mark.rule("TIE-10")
def test_a_round_has_19_calls() -> None:
    assert CALLS == 19


@pytest.mark.parametrize(
    ("cell", "names"),
    [
        (0, ["vertical-1", "rising-1", "falling-3"]),
        (9, ["vertical-3", "rising-3", "falling-3"]),
        (18, ["vertical-5", "rising-5", "falling-3"]),
    ],
)
def test_three_lines_cross_each_cell(cell: int, names: list[str]) -> None:
    assert [each.name for each in LINES_THROUGH[cell]] == names


def test_each_cell_lies_on_one_line_of_every_direction() -> None:
    assert all([each.direction for each in lines] == list(Direction) for lines in LINES_THROUGH)


def test_neighbours_touch_each_other() -> None:
    assert all(cell in NEIGHBOURS[other] for cell in CELLS for other in NEIGHBOURS[cell])


def test_the_42_edges_between_cells_are_all_known() -> None:
    assert sum(len(others) for others in NEIGHBOURS) == 2 * 42


def test_a_line_is_named_by_direction_and_number() -> None:
    assert LINES[7].name == "rising-3"


def test_a_new_board_is_empty() -> None:
    assert Board().cells == (None,) * 19


@pytest.mark.parametrize("cell", [0, 9, 18])
def test_a_tile_goes_on_the_cell_named(cell: int) -> None:
    assert Board().with_tile(cell, tile("978")) == board(f"{cell}:978")


def test_placing_leaves_the_other_cells_as_they_were() -> None:
    assert board("4:123 18:563").with_tile(9, tile("978")) == board("4:123 9:978 18:563")


def test_placing_leaves_the_board_itself_as_it_was() -> None:
    before = board("4:123")
    before.with_tile(9, tile("978"))
    assert before == board("4:123")


def test_the_empty_cells_are_those_without_a_tile() -> None:
    assert board("0:123 9:978 18:563").empty_cells == (*range(1, 9), *range(10, 18))


def test_a_full_board_has_no_empty_cell() -> None:
    assert board(BEST).empty_cells == ()


def test_the_tiles_of_a_board_come_cell_by_cell() -> None:
    assert board("9:978 4:123").tiles == tiles("123 978")


@pytest.mark.parametrize(
    ("name", "digits"),
    [
        ("vertical-2", (None, 1, None, 5)),
        ("rising-2", (None, 2, None, None)),
        ("falling-3", (None, 3, 8, None, None)),
    ],
)
def test_a_line_shows_its_own_digit_of_every_tile_on_it(name: str, digits: tuple[int | None, ...]) -> None:
    assert board("4:123 9:978 6:564").digits(line(name)) == digits


@pytest.mark.parametrize(
    ("name", "digit"), [("vertical-3", 1), ("rising-3", 2), ("falling-3", 3), ("falling-4", 8)]
)
def test_a_complete_line_has_a_common_digit(name: str, digit: int) -> None:
    assert board(BEST).common_digit(line(name)) == digit


@pytest.mark.parametrize("tiles_on_board", ["0:123 1:124 2:578", "0:523 1:124 2:178", "0:123 1:524 2:178"])
def test_a_broken_line_has_no_common_digit(tiles_on_board: str) -> None:
    assert board(tiles_on_board).common_digit(line("vertical-1")) is None


@pytest.mark.parametrize("tiles_on_board", ["", "0:123 1:124", "1:124 2:178", "0:123 2:178"])
def test_an_unfinished_line_has_no_common_digit(tiles_on_board: str) -> None:
    assert board(tiles_on_board).common_digit(line("vertical-1")) is None
