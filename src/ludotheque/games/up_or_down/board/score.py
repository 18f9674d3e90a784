"""The score sheets in characters: row by row, seat by seat (UOD-15, UOD-16)."""

from ludotheque.core.board import TextPicture
from ludotheque.core.events import Seat
from ludotheque.core.translator import Translator
from ludotheque.draw.canvas import Canvas, Style, fitted
from ludotheque.games.up_or_down.board.marks import product
from ludotheque.games.up_or_down.components import ROWS
from ludotheque.games.up_or_down.view import View

WIDTH = 78
RULE_COLUMN = 16
FIRST_COLUMN = 24
WIDEST_COLUMN = 15

ROW = "row-"


def where(where: str, translator: Translator) -> str:
    """Say what a score line is for: ``"row-2"`` is the second row, ``"discards"`` the discard pile."""
    if where.startswith(ROW):
        return translator("uod-text-row", number=int(where.removeprefix(ROW)))
    return translator("uod-text-discard-pile")


def score(view: View, translator: Translator) -> TextPicture:
    """Write what every row and every discard pile counts; a column for each seat, at most 78 wide."""
    page = _Page(view, translator)
    if view.outcome is None:
        page.canvas.put(0, 0, translator("uod-text-not-over"), Style.DIM)
        return page.canvas.picture()
    areas = view.areas
    page.heading()
    for number in range(ROWS):
        rows = [area.rows[number] if number < len(area.rows) else None for area in areas]
        cells = ["·" if row is None else product(row) for row in rows]
        page.row(where(f"{ROW}{number + 1}", translator), "UOD-15", cells)
    page.row(where("discards", translator), "UOD-15", [str(len(area.discards)) for area in areas])
    page.line()
    totals = [str(total) for total in view.outcome.totals]
    page.row(translator("score-total"), "UOD-15", totals, style=Style.STRONG)
    ranks = [f"★ {rank}" if rank == 1 else str(rank) for rank in view.outcome.places]
    page.row(translator("uod-text-place"), "UOD-16", ranks)
    return page.canvas.picture()


class _Page:
    """A page with a column for every seat, written row by row from the top."""

    def __init__(self, view: View, translator: Translator) -> None:
        self.canvas = Canvas()
        self._say = translator
        self._own = view.seat
        self._seats = range(view.options.players)
        self._column = min(WIDEST_COLUMN, (WIDTH - FIRST_COLUMN) // view.options.players)
        self._row = 0

    def _cell(self, seat: Seat, text: str, style: str = "") -> None:
        self.canvas.put_left_of(self._row, FIRST_COLUMN + (seat + 1) * self._column, text, style)

    def heading(self) -> None:
        """The seats above their columns, and which of them is the reader's."""
        for seat in self._seats:
            self._cell(seat, fitted(self._say("seat-name", seat=seat + 1), self._column - 1), Style.STRONG)
        self._row += 1
        if self._own is not None:
            self._cell(self._own, self._say("uod-text-you"), Style.STRONG)
            self._row += 1

    def row(self, label: str, rule: str, cells: list[str], *, style: str = "") -> None:
        """A label, the rule that it follows, and a cell for every seat."""
        self.canvas.put(self._row, 0, label, style)
        self.canvas.put(self._row, RULE_COLUMN, rule, Style.DIM)
        for seat, cell in enumerate(cells):
            self._cell(seat, cell, style)
        self._row += 1

    def line(self) -> None:
        """A line across the table."""
        self.canvas.put(self._row, 0, "─" * (FIRST_COLUMN + len(self._seats) * self._column), Style.DIM)
        self._row += 1
