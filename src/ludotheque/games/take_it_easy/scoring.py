"""What a board is worth, and what each line can still become (TIE-11, TIE-12)."""

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from ludotheque.core.outcome import ScoreLine, ScoreSheet
from ludotheque.games.take_it_easy.components import AXIS, DIGITS, LINES, Board, Line, Tile


def score_sheet(board: Board) -> ScoreSheet:
    """A line counts only when every tile on it shows the same digit: length times digit (TIE-11)."""
    return ScoreSheet(
        tuple(
            ScoreLine("TIE-11", line.name, points=len(line.cells) * digit, factors=(len(line.cells), digit))
            for line in LINES
            if (digit := board.common_digit(line)) is not None
        )
    )


class Hope(StrEnum):
    """What has become of a line."""

    COMPLETE = "complete"
    OPEN = "open"
    DEAD = "dead"


class Fate(Struct, frozen=True):
    """A line with what it brings.

    Attributes:
        line: The line.
        hope: Whether it is complete, can still be completed, or scores nothing for sure.
        digit: The digit it shows, or for an empty line the best that it can still show; None when dead.
        points: What it scores when complete, or the most it can still score; 0 when dead.
    """

    line: Line
    hope: Hope
    digit: int | None
    points: int


def fate(board: Board, line: Line, uncalled: Iterable[Tile]) -> Fate:
    """A line is dead once two digits differ on it, or too few tiles with its digit are left to fill it."""
    length = len(line.cells)
    axis = AXIS[line.direction]
    shown = board.digits(line)
    missing = shown.count(None)
    seen = {digit for digit in shown if digit is not None}
    if not missing and len(seen) == 1:
        (digit,) = seen
        return Fate(line, Hope.COMPLETE, digit, length * digit)
    left = [tile[axis] for tile in uncalled]
    possible = [digit for digit in DIGITS[line.direction] if seen <= {digit} and left.count(digit) >= missing]
    if not possible:
        return Fate(line, Hope.DEAD, None, 0)
    return Fate(line, Hope.OPEN, max(possible), length * max(possible))


def fates(board: Board, uncalled: Iterable[Tile]) -> tuple[Fate, ...]:
    """The fate of all 15 lines, in the order of TIE-4."""
    tiles = tuple(uncalled)
    return tuple(fate(board, line, tiles) for line in LINES)
