"""Everybody's rows in characters, as who only watches sees them (UOD-17)."""

from ludotheque.core.events import Seat
from ludotheque.core.translator import Translator
from ludotheque.draw.canvas import Canvas, Style, fitted
from ludotheque.games.up_or_down.board.marks import ARROWS, face, interval, points
from ludotheque.games.up_or_down.components import Area, Row
from ludotheque.games.up_or_down.view import View

WIDTH = 34
LONGEST_NAME = 16
NAME_COLUMN = 2
ROW_COLUMN = 2
ROW_WIDTH = 10


def gallery(canvas: Canvas, top: int, view: View, translator: Translator) -> int:
    """Two lines for every seat; the number of the line below them."""
    for seat in range(view.options.players):
        _seat(canvas, top + 2 * seat, view, seat, translator)
    return top + 2 * view.options.players


def _seat(canvas: Canvas, line: int, view: View, seat: Seat, translator: Translator) -> None:
    """Who it is, the hand with the cards that everybody knows, the points; then the rows."""
    area = view.areas_now[seat]
    mine = seat == view.seat
    style = Style.STRONG if mine else ""
    name = fitted(translator("seat-name", seat=seat + 1), LONGEST_NAME)
    canvas.put(line, 0, _mark(view, seat), style)
    canvas.put(line, NAME_COLUMN, f"{name} {translator('uod-text-you')}" if mine else name, style)
    known = " ".join(face(card) for card in view.known[seat])
    hidden = "▓" * (view.hand_sizes[seat] - len(view.known[seat]))
    total = str(points(area))
    canvas.put_left_of(line, WIDTH, total, style)
    if not mine:
        canvas.put_left_of(line, WIDTH - 4, f"{known} {hidden}".strip(), Style.DIM)
    for number, row in enumerate(area.rows):
        canvas.put(line + 1, ROW_COLUMN + ROW_WIDTH * number, _row(row), "" if mine else Style.DIM)
    _discards(canvas, line + 1, area)


def _row(row: Row) -> str:
    return f"{ARROWS[row.direction]}{len(row.cards)}×{row.most_of_a_colour}{interval(row)}"


def _discards(canvas: Canvas, line: int, area: Area) -> None:
    if area.discards:
        canvas.put_left_of(line, WIDTH + 2, f"+{len(area.discards)}", Style.DIM)


def _mark(view: View, seat: Seat) -> str:
    """Dots for whose turn it is; at the end the place, a star for the first."""
    if view.outcome is not None:
        place = view.outcome.places[seat]
        return "★" if place == 1 else str(place)
    return "…" if seat in view.awaited else " "
