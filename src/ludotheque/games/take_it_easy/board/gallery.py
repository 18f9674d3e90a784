"""Several boards side by side, small, for those who only watch."""

from ludotheque.core.board import TextPicture
from ludotheque.core.translator import Translator
from ludotheque.draw.canvas import Canvas, Style, fitted
from ludotheque.games.take_it_easy.board.ribbons import fated_style
from ludotheque.games.take_it_easy.board.sight import boards_to_see, sight_of
from ludotheque.games.take_it_easy.components import LINES_THROUGH, PLACES, Direction
from ludotheque.games.take_it_easy.scoring import fates, score_sheet
from ludotheque.games.take_it_easy.view import View

ACROSS = 2
PITCH = 23
"""Columns from one board to the next."""

WIDTH = 19
LONGEST_NAME = 14
STAGGERED = 4
"""So many boards have room for columns that are staggered by half a cell, as on the real board."""


def gallery(view: View, translator: Translator) -> TextPicture:
    """Draw all boards, two across: every tile as its three digits, every empty cell as a point.

    42 columns by 21 rows. Up to four boards keep the half cells by which their columns are staggered.
    """
    canvas = Canvas()
    boards = boards_to_see(view)
    halves = 1 if len(boards) <= STAGGERED else 2
    height = 11 if halves == 1 else 7
    for seat, board in enumerate(boards):
        top, left = height * (seat // ACROSS), PITCH * (seat % ACROSS)
        name = fitted(translator("seat-name", seat=seat + 1), LONGEST_NAME)
        canvas.put(top, left, name, Style.TITLE)
        if board is None:
            note = translator("tie-text-behind-curtain")
            canvas.put(top + height // 2, left + (WIDTH - len(note)) // 2, note, Style.DIM)
            continue
        canvas.put_left_of(top, left + WIDTH, str(score_sheet(board).total), Style.STRONG)
        sight = sight_of(view, seat)
        become = {fate.line.name: fate for fate in fates(sight.board, sight.uncalled)}
        for place, tile, lines in zip(PLACES, board.cells, LINES_THROUGH, strict=True):
            row, column = top + 1 + place.half_row // halves, left + 4 * place.column
            if tile is None:
                canvas.put(row, column + 1, "·", Style.DIM)
                continue
            for offset, (direction, line) in enumerate(zip(Direction, lines, strict=True)):
                digit = tile.digit(direction)
                canvas.put(row, column + offset, str(digit), fated_style(digit, become[line.name]))
    return canvas.picture()
