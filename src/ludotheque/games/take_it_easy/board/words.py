"""What a drawing shows, in words, for those who hear it."""

from collections.abc import Iterable, Sequence

from ludotheque.core.translator import Translator
from ludotheque.games.take_it_easy.board.panel import Panel
from ludotheque.games.take_it_easy.components import CALLS, Board, Tile
from ludotheque.games.take_it_easy.scoring import Fate
from ludotheque.games.take_it_easy.view import View


def spelled(tile: Tile) -> str:
    """A tile as it is called, such as ``9-7-8`` (TIE-7)."""
    return "-".join(str(digit) for digit in tile)


def title(view: View, translator: Translator) -> str:
    """What the drawing is."""
    if view.seat is None:
        return translator("tie-drawing-title-all")
    return translator("tie-drawing-title-seat", seat=translator("seat-name", seat=view.seat + 1))


def description(view: View, panels: Sequence[Panel], translator: Translator) -> str:
    """The called tile, then seat by seat what the drawing shows, the reader first."""
    said = []
    if view.called is not None:
        tile, number = spelled(view.called), len(view.calls)
        said.append(translator("tie-drawing-called", tile=tile, number=number, calls=CALLS))
    ordered = sorted(panels, key=lambda panel: panel.seat != view.seat)
    said += [_panel(panel, translator, lines=view.seat in {None, panel.seat}) for panel in ordered]
    return " ".join(said)


def description_of(panels: Sequence[Panel], translator: Translator) -> str:
    """Seat by seat what small boards show."""
    return " ".join(_panel(panel, translator, lines=False) for panel in panels)


def _panel(panel: Panel, translator: Translator, *, lines: bool) -> str:
    seat = translator("seat-name", seat=panel.seat + 1)
    if panel.board is None:
        said = [translator("tie-drawing-curtain", seat=seat)]
    else:
        said = [translator("tie-drawing-seat", seat=seat, points=panel.points, total=panel.total or 0)]
    if panel.winner:
        said.append(translator("tie-drawing-winner"))
    if panel.placed is not None:
        said.append(translator("tie-drawing-placed" if panel.placed else "tie-drawing-choosing"))
    if panel.sight is not None and panel.sight.tried is not None:
        said.append(translator("tie-drawing-tried", cell=panel.sight.tried))
    if panel.board is not None:
        said.append(cells(panel.board, translator))
        if lines:
            said.append(line_fates(panel.fates, translator))
    return " ".join(said)


def cells(board: Board, translator: Translator) -> str:
    """What lies on each cell, and which are empty."""
    said = [
        translator("tie-drawing-cell", cell=cell, tile=spelled(tile))
        for cell, tile in enumerate(board.cells)
        if tile is not None
    ]
    if board.empty_cells:
        empty = ", ".join(str(cell) for cell in board.empty_cells)
        said.append(translator("tie-drawing-empty", cells=empty))
    return " ".join(said)


def line_fates(lines: Iterable[Fate], translator: Translator) -> str:
    """What has become of each line."""
    return " ".join(
        translator(
            f"tie-drawing-{fate.hope}",
            line=translator(f"tie-drawing-{fate.line.direction}", number=fate.line.number),
            points=fate.points,
        )
        for fate in lines
    )
