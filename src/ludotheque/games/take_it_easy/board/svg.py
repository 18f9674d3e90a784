"""Take it Easy! as one accessible SVG: the reader's own board large, the others small."""

from collections.abc import Iterable

from ludotheque.core.translator import Translator
from ludotheque.draw.markup import join
from ludotheque.games.take_it_easy.board import layout, parts, words
from ludotheque.games.take_it_easy.board.frame import framed
from ludotheque.games.take_it_easy.board.palette import stylesheet
from ludotheque.games.take_it_easy.board.panel import panel_of
from ludotheque.games.take_it_easy.board.shapes import definitions
from ludotheque.games.take_it_easy.components import Board, Tile
from ludotheque.games.take_it_easy.scoring import fates, score_sheet
from ludotheque.games.take_it_easy.view import View

__all__ = ["board_picture", "stylesheet", "svg"]


def svg(view: View, translator: Translator, *, highlight: int | None = None, standalone: bool = True) -> str:
    """Draw what a seat sees: its own board large, the others small; for a spectator all alike.

    On a page, which has the boards of the others beside the drawing (`others`), it is the own board alone;
    once the game is over all boards are side by side.

    Args:
        view: What the reader may know.
        translator: Speaks the reader's language.
        highlight: The code of a cell where the called tile is tried out; it counts only where it may go.
        standalone: Whether the picture brings its own stylesheet and page colour, or a page gives them.
    """
    panels = [panel_of(view, seat, highlight) for seat in range(view.options.players)]
    is_over = view.outcome is not None and view.options.players > 1
    if view.seat is None or (is_over and not standalone):
        box, drawing = layout.gallery(view, panels, translator)
    elif not standalone:
        panels = [panels[view.seat]]
        box, drawing = layout.table(view, panels[0], (), translator)
    else:
        others = [panel for panel in panels if panel.seat != view.seat]
        box, drawing = layout.table(view, panels[view.seat], others, translator)
    tiles = [tile for panel in panels if panel.sight is not None for tile in panel.sight.board.tiles]
    if view.called is not None:
        tiles.append(view.called)
    title = words.title(view, translator)
    return framed(
        box,
        title,
        words.description(view, panels, translator),
        definitions(tiles),
        drawing,
        standalone=standalone,
    )


def board_picture(
    board: Board, translator: Translator, *, uncalled: Iterable[Tile], standalone: bool = True
) -> str:
    """Draw one board with the fate of its lines and what it brings so far.

    Args:
        board: What to draw.
        translator: Speaks the reader's language.
        uncalled: The tiles that may still come to the board.
        standalone: Whether the picture brings its own stylesheet and page colour, or a page gives them.
    """
    lines = fates(board, uncalled)
    points = score_sheet(board).total
    total = layout.text(str(points), layout.RIGHT - layout.MARGIN, layout.TOP + 104, "tie-total tie-end")
    return framed(
        layout.FULL,
        translator("tie-drawing-title-board", points=points),
        f"{words.cells(board, translator)} {words.line_fates(lines, translator)}",
        definitions(board.tiles),
        join((total, parts.board(board, lines))),
        standalone=standalone,
    )
