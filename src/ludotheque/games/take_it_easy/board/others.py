"""The boards of the others, small, as a page shows them beside the reader's own."""

from ludotheque.core.board import Picture
from ludotheque.core.translator import Translator
from ludotheque.games.take_it_easy.board import layout, words
from ludotheque.games.take_it_easy.board.frame import framed
from ludotheque.games.take_it_easy.board.panel import panel_of
from ludotheque.games.take_it_easy.board.shapes import definitions
from ludotheque.games.take_it_easy.view import View

COLUMNS = 2
"""Beside the board there is room for so many next to each other."""


def others(view: View, translator: Translator) -> tuple[Picture, ...]:
    """One drawing with the boards of all others; none for a spectator, who sees all boards alike."""
    if view.seat is None or view.options.players == 1 or view.outcome is not None:
        return ()
    panels = [panel_of(view, seat) for seat in range(view.options.players) if seat != view.seat]
    drawing, height = layout.rows(panels, COLUMNS, layout.BARE, 0, translator)
    tiles = [tile for panel in panels if panel.sight is not None for tile in panel.sight.board.tiles]
    title = translator("tie-beside-others", count=len(panels))
    said = words.description_of(panels, translator)
    box = (layout.LEFT, 0.0, layout.RIGHT, height)
    return (Picture(title, "", framed(box, title, said, definitions(tiles), drawing, standalone=False)),)
