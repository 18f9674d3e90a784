"""The bots of Take it Easy!: `Greedy` sees what lies there, `Steady` weighs what may still come."""

from collections.abc import Iterator, Sequence
from functools import cache
from math import comb
from random import Random

from ludotheque.games.take_it_easy.components import (
    AXIS,
    CALLS,
    CELLS,
    DIGITS,
    LINES,
    LINES_THROUGH,
    TILES,
    Board,
    Direction,
    Line,
    Tile,
)
from ludotheque.games.take_it_easy.rules import Place
from ludotheque.games.take_it_easy.view import View

UNUSED = len(TILES) - CALLS
"""The tiles of a set that are never called (TIE-10)."""

EARLY_POWER = 2.5
"""Chances are sharpened by the power 1 + EARLY_POWER on an empty board, falling evenly to 1 on a full one."""

DIGIT_POWER = 0.8
"""Below 1: open lines of high digits are wanted a little less than their points, those of low ones more."""

EMPTY_LINE = 0.36
"""What a line without tiles counts, of the best that it could become."""

CROSSING = 0.75
"""How much of a line counts as lost at a crossing that no tile to come would suit."""


def own_board(view: View) -> Board:
    """The board of the view's seat, which is never behind a curtain for it."""
    board = None if view.seat is None else view.boards[view.seat]
    assert board is not None  # noqa: S101 - a bot is asked for a seat
    return board


class Greedy:
    """Finishes lines when it can, for the most points; else extends those of the highest digits.

    Lines that already show two digits do not count, nor do lines without tiles. Among equals it takes the
    cell with the lowest number; it counts no tiles and does not look at what it breaks.
    """

    def choose(self, view: View, rng: Random) -> Place:
        """Choose one of ``view.legal``."""
        del rng  # it leaves nothing to chance
        board, tile = own_board(view), view.called
        assert tile is not None  # noqa: S101 - a seat is asked about a called tile
        return max(view.legal, key=lambda place: self._gain(board, place.cell, tile))

    def _gain(self, board: Board, cell: int, tile: Tile) -> tuple[int, int]:
        finished = extended = 0
        for line in LINES_THROUGH[cell]:
            digit = tile.digit(line.direction)
            shown = [other for other in board.digits(line) if other is not None]
            if shown and all(other == digit for other in shown):
                if len(shown) == len(line.cells) - 1:
                    finished += digit * len(line.cells)
                else:
                    extended += digit
        return finished, extended


@cache
def chance(left: int, suitable: int, needed: int) -> float:
    """How likely at least so many of the tiles to come are suitable.

    ``left`` of the ``left + UNUSED`` uncalled tiles will come, ``suitable`` of the uncalled ones would do:
    the tail of a hypergeometric distribution.
    """
    drawn = range(needed, min(suitable, left) + 1)
    ways = sum(comb(suitable, hits) * comb(left + UNUSED - suitable, left - hits) for hits in drawn)
    return ways / comb(left + UNUSED, left)


@cache
def sharpened(left: int, suitable: int, needed: int) -> float:
    """The same chance to a power: far from the end, half a chance is worth much less than half the points.

    Each tile must be put down as it comes, and it must also suit the lines that cross.
    """
    return float(chance(left, suitable, needed) ** (1 + EARLY_POWER * left / CALLS))


@cache
def wish(length: int, digit: int) -> float:
    """How much an open line of this length and digit is wanted: nearly its points."""
    return float(length * 5 * (digit / 5) ** DIGIT_POWER)


SHOWING = {
    (direction, digit): sum(1 << index for index, tile in enumerate(TILES) if tile.digit(direction) == digit)
    for direction in Direction
    for digit in DIGITS[direction]
}
"""For every digit the tiles that show it, as a set of bits."""

BIT = {tile: 1 << index for index, tile in enumerate(TILES)}

BROKEN = -1
"""Stands for the digit of a line that shows two."""

DIRECTIONS = tuple((direction, tuple(range(5 * axis, 5 * axis + 5))) for direction, axis in AXIS.items())
"""The three directions with the indices of their lines in `LINES`."""

INDEX = {line.name: index for index, line in enumerate(LINES)}
CROSSED = tuple(tuple(INDEX[line.name] for line in LINES_THROUGH[cell]) for cell in CELLS)
"""For every cell the indices of its three lines."""


class Position:
    """What each line of a board shows and lacks.

    Attributes:
        shown: For each line the digit it shows, None when it is empty, `BROKEN` when it shows two.
        missing: For each line how many of its cells are empty.
    """

    __slots__ = ("missing", "shown")

    def __init__(self, shown: list[int | None], missing: list[int]) -> None:
        self.shown = shown
        self.missing = missing

    @classmethod
    def of(cls, board: Board) -> "Position":
        """The position on a board."""
        position = cls([None] * len(LINES), [len(line.cells) for line in LINES])
        for cell, tile in enumerate(board.cells):
            if tile is not None:
                position.put(cell, tile)
        return position

    def put(self, cell: int, tile: Tile) -> None:
        """Put a tile on an empty cell."""
        for axis, index in enumerate(CROSSED[cell]):
            digit = tile[axis]
            self.shown[index] = digit if self.shown[index] in (None, digit) else BROKEN
            self.missing[index] -= 1

    def with_tile(self, cell: int, tile: Tile) -> "Position":
        """The same position with a tile on an empty cell."""
        position = Position(self.shown[:], self.missing[:])
        position.put(cell, tile)
        return position


class Steady:
    """Places where the board is then worth most: expected line values, with sharpened chances.

    A finished line is worth its points, a broken one nothing. A started line is worth nearly its points times
    the chance to be finished; lines of one direction that want the same digit compete for the same tiles, so
    they stand in a queue, the one that lacks the fewest in front, and each needs enough tiles for itself and
    all in front of it. An empty line stands last in every queue and counts a part of the best of them. From
    the sum is taken what will be lost where started lines cross and no tile may come that suits them all.
    Among equals it takes the cell with the lowest number. The four constants were tuned by simulation.
    """

    def choose(self, view: View, rng: Random) -> Place:
        """Choose one of ``view.legal``."""
        del rng  # it leaves nothing to chance
        board, tile = own_board(view), view.called
        assert tile is not None  # noqa: S101 - a seat is asked about a called tile
        position = Position.of(board)
        empty = board.empty_cells
        uncalled = sum(BIT[other] for other in view.uncalled)

        def worth(place: Place) -> float:
            after = position.with_tile(place.cell, tile)
            rest = [cell for cell in empty if cell != place.cell]
            # Rounded, so that what is equal on paper is equal here and the lowest cell decides.
            return round(value(after, rest, uncalled), 9)

        return max(view.legal, key=worth)


def value(position: Position, empty: Sequence[int], uncalled: int) -> float:
    """What a position is worth with these cells empty and these tiles uncalled (a set of bits)."""
    lines = line_values(position, len(empty), uncalled)
    return sum(lines) - sum(crossing_losses(position, lines, empty, uncalled))


def line_values(position: Position, left: int, uncalled: int) -> list[float]:
    """What each line is worth by itself, in the order of `LINES`."""
    values = [0.0] * len(LINES)
    for direction, indices in DIRECTIONS:
        unseen = {digit: (uncalled & SHOWING[direction, digit]).bit_count() for digit in DIGITS[direction]}
        queue = dict.fromkeys(DIGITS[direction], 0)
        for index in sorted(indices, key=lambda index: (position.missing[index], -len(LINES[index].cells))):
            digit = position.shown[index]
            if digit is None or digit == BROKEN:
                continue
            length = len(LINES[index].cells)
            if not position.missing[index]:
                values[index] = float(length * digit)
                continue
            queue[digit] += position.missing[index]
            values[index] = wish(length, digit) * sharpened(left, unseen[digit], queue[digit])
        for index in indices:
            if position.shown[index] is None:
                values[index] = EMPTY_LINE * _best_hope(LINES[index], left, unseen, queue)
    return values


def _best_hope(line: Line, left: int, unseen: dict[int, int], queue: dict[int, int]) -> float:
    length = len(line.cells)
    return max(
        wish(length, digit) * sharpened(left, tiles, queue[digit] + length) for digit, tiles in unseen.items()
    )


def crossing_losses(
    position: Position, values: Sequence[float], empty: Sequence[int], uncalled: int
) -> Iterator[float]:
    """At each empty cell where started lines cross: what is lost if no tile comes that suits them all."""
    left = len(empty)
    for cell in empty:
        suitable = uncalled
        least: list[float] = []
        for (direction, _), index in zip(DIRECTIONS, CROSSED[cell], strict=True):
            digit = position.shown[index]
            if digit is not None and digit != BROKEN:
                suitable &= SHOWING[direction, digit]
                least.append(values[index])
        if len(least) > 1:
            yield CROSSING * min(least) * (1 - chance(left, suitable.bit_count(), 1))
