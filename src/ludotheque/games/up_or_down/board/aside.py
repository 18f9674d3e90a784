"""What stands beside the table in characters: how far the game is, and what lies before everybody."""

from ludotheque.core.board import TextPicture
from ludotheque.core.translator import Translator
from ludotheque.draw.canvas import Canvas, Style
from ludotheque.games.up_or_down.board.gallery import gallery
from ludotheque.games.up_or_down.board.marks import ARROWS, PATTERNS, STYLES
from ludotheque.games.up_or_down.components import Direction
from ludotheque.games.up_or_down.view import View

SEATS = 2


def aside(view: View, translator: Translator) -> TextPicture:
    """Write down everybody's rows, hands and points, at most 36 columns by 18 rows."""
    canvas = Canvas()
    if view.outcome is not None:
        canvas.put(0, 0, translator("uod-text-over"), Style.TITLE)
    else:
        number = min(len(view.turns), view.options.turns - 1) // view.options.players + 1
        turns = view.options.turns // view.options.players
        canvas.put(0, 0, translator("uod-text-turn", turn=number, turns=turns), Style.TITLE)
    below = gallery(canvas, SEATS, view, translator)
    _legend(canvas, below + 1, translator)
    return canvas.picture()


def _legend(canvas: Canvas, row: int, translator: Translator) -> None:
    """The patterns of the colours, in their order, and what the arrows say."""
    for number, (shade, pattern) in enumerate(PATTERNS.items()):
        canvas.put(row, 3 * number, pattern * 2, STYLES[shade])
    up, down = ARROWS[Direction.UP], ARROWS[Direction.DOWN]
    canvas.put(row + 1, 0, translator("uod-text-legend", up=up, down=down), Style.DIM)
