"""The board in characters, 41 columns by 22 rows (TIE-2, TIE-3, TIE-11).

A cell is nine columns wide and four rows high, and shares its outline with its neighbours:

       _____
      ╱  9  ╲
     ╱'≈.┃.='╲
     ╲.7'┃'8.╱
      ╲__┃__╱

A digit whose line is dead stands bare; while the line can still be completed the digit has a short stroke;
once it is complete its ribbon runs from edge to edge. At the upper ends of the diagonals and below the
columns stands what has become of each line.
"""

from msgspec import Struct

from ludotheque.core.board import TextPicture
from ludotheque.core.translator import Translator
from ludotheque.draw.canvas import Canvas, Style
from ludotheque.games.take_it_easy.board.gallery import gallery
from ludotheque.games.take_it_easy.board.ribbons import BEADS, FATE_STYLES, RIBBONS, fated_style
from ludotheque.games.take_it_easy.board.sight import Sight, boards_to_see, sight_of
from ludotheque.games.take_it_easy.components import CELLS, LINES_THROUGH, PLACES, Direction, Tile
from ludotheque.games.take_it_easy.scoring import Fate, Hope, fates
from ludotheque.games.take_it_easy.view import View

MARGIN = 2
"""Columns to the left of the board, for the fates of the falling lines."""

OUTLINE = (
    (0, 1, "╱"),
    (0, 7, "╲"),
    (1, 0, "╱"),
    (1, 8, "╲"),
    (2, 0, "╲"),
    (2, 8, "╱"),
    (3, 1, "╲"),
    (3, 7, "╱"),
)
SECOND_OUTLINE = tuple((row, column + (1 if column < 4 else -1), stroke) for row, column, stroke in OUTLINE)
"""Within the first, so that the edge of the cell being tried out is double."""

INSIDE = ((0, 2, "     "), (1, 1, "       "), (2, 1, "       "))
EDGE = "_____"
CENTRE = 4
"""The middle column of a cell."""


class Band(Struct, frozen=True):
    """Where a direction crosses a cell; every place is a row and a column of the cell.

    Attributes:
        digit: The digit.
        short: The pieces of the ribbon that show while the line can be completed.
        long: Those that join them once it is complete.
    """

    digit: tuple[int, int]
    short: tuple[tuple[int, int, slice], ...]
    long: tuple[tuple[int, int, slice], ...]


WHOLE, FIRST, LAST = slice(None), slice(0, 1), slice(-1, None)

BANDS = {
    Direction.VERTICAL: Band((0, CENTRE), ((1, CENTRE, WHOLE),), ((2, CENTRE, WHOLE), (3, CENTRE, WHOLE))),
    Direction.RISING: Band((2, 2), ((2, 1, FIRST), (2, 3, LAST)), ((1, 5, WHOLE),)),
    Direction.FALLING: Band((2, 6), ((2, 5, FIRST), (2, 7, LAST)), ((1, 1, WHOLE),)),
}


def text(view: View, translator: Translator, *, highlight: int | None = None) -> TextPicture:
    """Draw the seat's own board; a spectator sees the only board, or all of them small.

    At most 44 columns by 22 rows. While the seat may place, the inside of every cell carries its code, so
    that a click on one where the tile may not go can be answered. The called tile is shown on the cell
    ``highlight``, if it may go there.
    """
    boards = boards_to_see(view)
    if view.seat is not None:
        return hexagons(sight_of(view, view.seat, highlight))
    if len(boards) == 1 and boards[0] is not None:
        return hexagons(sight_of(view, 0))
    return gallery(view, translator)


def hexagons(sight: Sight) -> TextPicture:
    """Draw one board as 19 hexagons."""
    canvas = Canvas()
    become = {each.line.name: each for each in fates(sight.board, sight.uncalled)}
    cells = [_Cell(canvas, sight, cell) for cell in CELLS]
    for cell in cells:
        cell.draw_outline()
    for cell, tile, lines in zip(cells, sight.board.cells, LINES_THROUGH, strict=True):
        cell.draw_inside()
        if tile is not None:
            cell.draw_tile(tile, tuple(become[line.name] for line in lines))
    for cell in cells:
        cell.draw_marks()
    for each in become.values():
        _draw_fate(canvas, each)
    return canvas.picture()


def _corner(cell: int) -> tuple[int, int]:
    """Where a cell begins on the canvas: the row below its upper edge, the column of its left end."""
    place = PLACES[cell]
    return 1 + 2 * place.half_row, MARGIN + 7 * place.column


class _Cell:
    """One cell, with rows and columns counted from its corner."""

    def __init__(self, canvas: Canvas, sight: Sight, cell: int) -> None:
        self._canvas = canvas
        self._row, self._column = _corner(cell)
        self._cell = cell
        self._code = cell if sight.legal else None
        self._legal = cell in sight.legal
        self._tried = cell == sight.tried
        self._confirmed = cell == sight.confirmed
        self._empty = sight.board.cells[cell] is None

    def _put(self, row: int, column: int, text: str, style: str, code: int | None = None) -> None:
        self._canvas.put(self._row + row, self._column + column, text, style, code)

    def draw_outline(self) -> None:
        """The edge, which neighbours share."""
        self._put(-1, 2, EDGE, Style.CELL)
        for row, column, stroke in OUTLINE:
            self._put(row, column, stroke, Style.CELL)

    def draw_inside(self) -> None:
        """The ground; on an empty cell its number where the tile may go, else a point."""
        ground = Style.CELL_LEGAL if self._legal else ""
        for row, column, spaces in INSIDE:
            self._put(row, column, spaces, ground, self._code)
        self._put(3, 2, EDGE, Style.CELL, self._code)
        if self._legal:
            number = str(self._cell)
            self._put(1, CENTRE - len(number) // 2, number, ground, self._code)
        elif self._empty:
            self._put(1, CENTRE, "·", Style.DIM, self._code)

    def draw_tile(self, tile: Tile, become: tuple[Fate, ...]) -> None:
        """The three digits where the printed tile has them, and as much of each ribbon as its line earns."""
        self._put(1, 1, INSIDE[1][2], "", self._code)
        for fate in become:
            band = BANDS[fate.line.direction]
            digit = tile.digit(fate.line.direction)
            style = fated_style(digit, fate)
            self._put(*band.digit, str(digit), style, self._code)
            pieces = {Hope.DEAD: (), Hope.OPEN: band.short, Hope.COMPLETE: band.short + band.long}
            for row, column, piece in pieces[fate.hope]:
                self._put(row, column, RIBBONS[digit][piece], style, self._code)

    def draw_marks(self) -> None:
        """A double edge where the tile is being tried out, a seal where it has been confirmed."""
        if self._tried:
            self._put(-1, 2, EDGE, Style.CELL_HIGHLIGHT)
            for row, column, stroke in OUTLINE:
                self._put(row, column, stroke, Style.CELL_HIGHLIGHT)
            for row, column, stroke in SECOND_OUTLINE:
                self._put(row, column, stroke, Style.CELL_HIGHLIGHT, self._code)
        if self._confirmed:
            self._put(3, CENTRE - 1, " ✓ ", Style.CELL_CONFIRMED, self._code)


def _draw_fate(canvas: Canvas, fate: Fate) -> None:
    """Verticals below their last cell, the diagonals where they leave the board at the top."""
    bead, style = BEADS[fate.hope], FATE_STYLES[fate.hope]
    points = str(fate.points or "")
    match fate.line.direction:
        case Direction.VERTICAL:
            row, column = _corner(fate.line.cells[-1])
            canvas.put(row + 4, column + CENTRE, bead + points, style)
        case Direction.RISING:
            row, column = _corner(fate.line.cells[-1])
            canvas.put(row, column + 8, bead + points, style)
        case Direction.FALLING:
            row, column = _corner(fate.line.cells[0])
            canvas.put_left_of(row, column + 1, points + bead, style)
