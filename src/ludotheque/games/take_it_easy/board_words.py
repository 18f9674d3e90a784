"""What a drawing shows, in words, for those who hear it."""

from collections.abc import Iterable

from ludotheque.core.translator import Translator
from ludotheque.games.take_it_easy.components import CALLS, Board, Tile
from ludotheque.games.take_it_easy.scoring import Fate, Hope


def spelled(tile: Tile) -> str:
    """A tile as it is called, such as ``9-7-8`` (TIE-7)."""
    return "-".join(str(digit) for digit in tile)


def cells(board: Board, translator: Translator) -> str:
    """What lies on each cell that is not empty, in their order."""
    said = [
        translator("tie-drawing-cell", cell=cell, tile=spelled(tile))
        for cell, tile in enumerate(board.cells)
        if tile is not None
    ]
    return " ".join([translator("tie-drawing-tiles", tiles=len(said)), *said])


def lines(fates: Iterable[Fate], translator: Translator) -> str:
    """What has become of each line."""
    return " ".join(_line(fate, translator) for fate in fates)


def _line(fate: Fate, translator: Translator) -> str:
    name = translator("tie-drawing-line", direction=str(fate.line.direction), number=fate.line.number)
    match fate.hope:
        case Hope.COMPLETE:
            return translator("tie-drawing-complete", line=name, points=fate.points)
        case Hope.OPEN:
            return translator("tie-drawing-open", line=name, points=fate.points)
        case Hope.DEAD:
            return translator("tie-drawing-dead", line=name)


def call(number: int, called: Tile | None, translator: Translator) -> str:
    """Which tile has been called, and how many of how many that makes."""
    if called is None:
        return translator("tie-drawing-no-call")
    return translator("tie-drawing-call", tile=spelled(called), number=number, calls=CALLS)
