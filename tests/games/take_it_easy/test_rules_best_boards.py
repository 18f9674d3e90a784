"""The most that a round can bring, found by a search that knows the rules file alone: TIE-15."""

from collections.abc import Iterable
from functools import cache
from itertools import product

import pytest
from msgspec import Struct

from ludotheque.games.take_it_easy.components import Board, Tile
from ludotheque.games.take_it_easy.scoring import score_sheet
from tests.support.take_it_easy import BEST, board

DIRECTIONS = (
    ((1, 5, 9), ("0 1 2", "3 4 5 6", "7 8 9 10 11", "12 13 14 15", "16 17 18")),
    ((2, 6, 7), ("0 3 7", "1 4 8 12", "2 5 9 13 16", "6 10 14 17", "11 15 18")),
    ((3, 4, 8), ("7 12 16", "3 8 13 17", "0 4 9 14 18", "1 5 10 15", "2 6 11")),
)
"""Digits and lines of the three directions, as TIE-1 and TIE-4 have them."""

BEST_BOARDS = (
    ("59195 77266 84384", "59195 66277 48348"),
    ("59195 77266 48348", "59195 66277 84384"),
    ("59195 76276 88344", "59195 67267 44388"),
    ("59195 76276 44388", "59195 67267 88344"),
    ("99155 76276 48384", "55199 67267 48384"),
    ("99155 67267 48384", "55199 76276 48384"),
    ("95195 77266 48384", "59159 66277 48384"),
    ("95195 66277 48384", "59159 77266 48384"),
)
"""The pairs of boards that reach the maximum: the digits of the 15 lines, in the order of TIE-4."""

MAXIMUM = 307
HALF_TURN = tuple(range(18, -1, -1))
"""Half a turn takes cell 0 to where cell 18 was."""


class Plan(Struct, frozen=True):
    """What a board may intend in one direction.

    Attributes:
        points: What it scores when it works out.
        digits: The digit of each line, 0 for a line that is given up.
        cells: For each digit of the direction the cells that have to show it, as bits.
    """

    points: int
    digits: tuple[int, ...]
    cells: tuple[int, ...]


def plans(digits: tuple[int, ...], lines: tuple[str, ...]) -> list[Plan]:
    """Every plan of a direction for which a set has enough tiles, nine of each digit; the best first."""
    bits = [sum(1 << int(cell) for cell in line.split()) for line in lines]
    lengths = [line_bits.bit_count() for line_bits in bits]
    found = []
    for chosen in product((0, *digits), repeat=5):
        cells = tuple(
            sum(line for line, shown in zip(bits, chosen, strict=True) if shown == digit) for digit in digits
        )
        if max(each.bit_count() for each in cells) <= 9:
            points = sum(length * shown for length, shown in zip(lengths, chosen, strict=True))
            found.append(Plan(points, chosen, cells))
    return sorted(found, key=lambda plan: -plan.points)


def fit(one: Plan, other: Plan) -> bool:
    """Two digits stand together on three tiles only."""
    return all((here & there).bit_count() <= 3 for here in one.cells for there in other.cells)


def fit_all(vertical: Plan, rising: Plan, falling: Plan) -> bool:
    """Three digits stand together on one tile only."""
    return all(
        (one & two & three).bit_count() <= 1
        for one in vertical.cells
        for two in rising.cells
        for three in falling.cells
    )


@cache
def boards_of_at_least(points: int) -> list[tuple[int, str]]:
    """Every board worth that much, and some that only seem to be where a line is given up (digit 0).

    A board worth the points has a plan in each direction, and plans that come true together fit pairwise
    and all three; so nothing is missed. The sets of falling plans are whole numbers, one bit for each plan.
    """
    verticals, risings, fallings = (plans(digits, lines) for digits, lines in DIRECTIONS)
    with_vertical = [_bits(fit(plan, falling) for falling in fallings) for plan in verticals]
    with_rising = [_bits(fit(plan, falling) for falling in fallings) for plan in risings]
    found = []
    for vertical, good in zip(verticals, with_vertical, strict=True):
        for rising, also_good in zip(risings, with_rising, strict=True):
            missing = points - vertical.points - rising.points
            if missing > fallings[0].points:
                break
            enough = sum(falling.points >= missing for falling in fallings)
            candidates = good & also_good & ((1 << enough) - 1)
            if candidates and fit(vertical, rising):
                found += [
                    (vertical.points + rising.points + falling.points, _text(vertical, rising, falling))
                    for number, falling in enumerate(fallings)
                    if candidates >> number & 1 and fit_all(vertical, rising, falling)
                ]
    return found


def _bits(truths: Iterable[bool]) -> int:
    return sum(1 << number for number, true in enumerate(truths) if true)


def _text(*directions: Plan) -> str:
    return " ".join("".join(str(digit) for digit in plan.digits) for plan in directions)


def planned_board(text: str) -> Board:
    """The board whose 15 complete lines show these digits."""
    cells = [[0, 0, 0] for _ in range(19)]
    for axis, (digits, (_, lines)) in enumerate(zip(text.split(), DIRECTIONS, strict=True)):
        for digit, line in zip(digits, lines, strict=True):
            for cell in line.split():
                cells[int(cell)][axis] = int(digit)
    return Board(tuple(Tile(*digits) for digits in cells))


def turned(whole: Board) -> Board:
    """Half a turn of the board; every tile stays upright (TIE-2)."""
    return Board(tuple(whole.cells[cell] for cell in HALF_TURN))


@pytest.mark.rule("TIE-15")
def test_the_first_test_vector_reaches_307() -> None:
    assert score_sheet(board(BEST)).total == MAXIMUM


@pytest.mark.rule("TIE-15")
@pytest.mark.parametrize("text", [text for pair in BEST_BOARDS for text in pair])
def test_each_of_the_best_boards_scores_307(text: str) -> None:
    assert score_sheet(planned_board(text)).total == MAXIMUM


@pytest.mark.rule("TIE-15")
@pytest.mark.parametrize("text", [text for pair in BEST_BOARDS for text in pair])
def test_each_of_the_best_boards_uses_19_different_tiles(text: str) -> None:
    assert len(set(planned_board(text).tiles)) == 19


@pytest.mark.rule("TIE-15")
@pytest.mark.parametrize(("text", "other"), BEST_BOARDS)
def test_half_a_turn_of_a_best_board_is_the_other_of_its_pair(text: str, other: str) -> None:
    assert turned(planned_board(text)) == planned_board(other)


@pytest.mark.rule("TIE-15")
def test_the_first_test_vector_is_one_of_the_best_boards() -> None:
    assert board(BEST) in [planned_board(text) for pair in BEST_BOARDS for text in pair]


@pytest.mark.rule("TIE-15")
def test_no_board_scores_more_than_307() -> None:
    assert max(points for points, _text in boards_of_at_least(MAXIMUM)) == MAXIMUM


@pytest.mark.rule("TIE-15")
def test_exactly_16_boards_score_307() -> None:
    found = {text for _points, text in boards_of_at_least(MAXIMUM)}
    assert found == {text for pair in BEST_BOARDS for text in pair}
