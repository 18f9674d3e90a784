"""What lies in the box: tiles, boards, lines (TIE-1 to TIE-5)."""

from collections.abc import Iterable
from enum import StrEnum
from itertools import product
from typing import NamedTuple

from msgspec import Struct


class Direction(StrEnum):
    """The three directions that cross a tile and the board."""

    VERTICAL = "vertical"
    RISING = "rising"
    FALLING = "falling"


DIGITS = {Direction.VERTICAL: (1, 5, 9), Direction.RISING: (2, 6, 7), Direction.FALLING: (3, 4, 8)}


class Tile(NamedTuple):
    r"""One digit per direction, which never leaves its direction (TIE-2).

    Attributes:
        vertical: At the top of the tile: 1, 5 or 9.
        rising: At the lower left, for ``/``: 2, 6 or 7.
        falling: At the lower right, for ``\``: 3, 4 or 8.
    """

    vertical: int
    rising: int
    falling: int

    def digit(self, direction: Direction) -> int:
        """The digit that this tile shows in a direction."""
        return self[AXIS[direction]]

    def __str__(self) -> str:
        return f"{self.vertical}{self.rising}{self.falling}"


AXIS = {direction: axis for axis, direction in enumerate(Direction)}

TILES = tuple(Tile(*digits) for digits in product(*DIGITS.values()))
"""The 27 tiles, each combination once (TIE-1), in lexicographic order."""

HEIGHTS = (3, 4, 5, 4, 3)
"""Cells per column (TIE-3)."""


class Place(NamedTuple):
    """Where a cell lies: its column from the left, and its height in half cells from the top."""

    column: int
    half_row: int


PLACES = tuple(
    Place(column, 5 - height + 2 * row) for column, height in enumerate(HEIGHTS) for row in range(height)
)
"""The place of every cell, numbered column by column, top to bottom, left to right (TIE-3)."""

CELLS = range(len(PLACES))
CALLS = len(CELLS)
"""A round has as many calls as the board has cells (TIE-10)."""


class Line(Struct, frozen=True):
    """A straight line from edge to edge of the board.

    Attributes:
        direction: Which way it runs.
        number: Counted from 1 within its direction, in the order of TIE-4.
        cells: Its cells, top to bottom, or for the diagonals from left to right.
    """

    direction: Direction
    number: int
    cells: tuple[int, ...]

    @property
    def name(self) -> str:
        """Its name in records and score lines, such as ``"vertical-3"``."""
        return f"{self.direction}-{self.number}"


def _lines(direction: Direction, *lines: Iterable[int]) -> tuple[Line, ...]:
    return tuple(Line(direction, number, tuple(cells)) for number, cells in enumerate(lines, start=1))


LINES = (
    *_lines(Direction.VERTICAL, range(3), range(3, 7), range(7, 12), range(12, 16), range(16, 19)),
    *_lines(Direction.RISING, (0, 3, 7), (1, 4, 8, 12), (2, 5, 9, 13, 16), (6, 10, 14, 17), (11, 15, 18)),
    *_lines(Direction.FALLING, (7, 12, 16), (3, 8, 13, 17), (0, 4, 9, 14, 18), (1, 5, 10, 15), (2, 6, 11)),
)
"""The 15 lines (TIE-4)."""

LINES_THROUGH = tuple(tuple(line for line in LINES if cell in line.cells) for cell in CELLS)
"""The three lines that cross each cell: vertical, rising, falling."""


def _touching(cell: int) -> frozenset[int]:
    here = PLACES[cell]
    offsets = {(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)}
    return frozenset(
        other
        for other in CELLS
        if (PLACES[other].column - here.column, PLACES[other].half_row - here.half_row) in offsets
    )


NEIGHBOURS = tuple(_touching(cell) for cell in CELLS)
"""The cells that share an edge with each cell."""


class Board(Struct, frozen=True):
    """One player's board.

    Attributes:
        cells: The tile on each of the 19 cells, or None.
    """

    cells: tuple[Tile | None, ...] = (None,) * len(CELLS)

    def with_tile(self, cell: int, tile: Tile) -> "Board":
        """The same board with a tile on a cell."""
        return Board((*self.cells[:cell], tile, *self.cells[cell + 1 :]))

    @property
    def empty_cells(self) -> tuple[int, ...]:
        """The cells without a tile, ascending."""
        return tuple(cell for cell, tile in enumerate(self.cells) if tile is None)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles on the board, cell by cell."""
        return tuple(tile for tile in self.cells if tile is not None)

    def digits(self, line: Line) -> tuple[int | None, ...]:
        """What a line shows in its own direction, cell by cell; None where it is empty."""
        axis = AXIS[line.direction]
        tiles = self.cells
        return tuple(None if (tile := tiles[cell]) is None else tile[axis] for cell in line.cells)

    def common_digit(self, line: Line) -> int | None:
        """The digit that every cell of a line shows; None when one is empty or differs."""
        first, *others = self.digits(line)
        return first if all(digit == first for digit in others) else None
