"""What stands beside the street in characters: the round, the sky, everybody, help, the pile (TS-27)."""

from ludotheque.core.board import TextPicture
from ludotheque.core.events import Seat
from ludotheque.core.translator import Translator
from ludotheque.draw.canvas import Canvas, Style, fitted
from ludotheque.games.take_sides.board.standing import points_of
from ludotheque.games.take_sides.board.text import below
from ludotheque.games.take_sides.board.words import name
from ludotheque.games.take_sides.state import Bonus
from ludotheque.games.take_sides.view import View

WIDTH = 34
LONGEST_NAME = 16


def aside(view: View, translator: Translator) -> TextPicture:
    """Write down who has what, at most 36 columns by 18 rows."""
    canvas = Canvas()
    title = translator("ts-text-round", round=view.round + 1)
    canvas.put(0, 0, title if view.outcome is None else translator("ts-prompt-over"), Style.TITLE)
    canvas.put(1, 0, translator("ts-text-pile", count=view.pile), Style.DIM)
    if view.weather is not None:
        canvas.put_left_of(1, WIDTH, translator(f"ts-weather-{view.weather}"), Style.STRONG)
    row = 3
    for seat in range(len(view.hand_sizes)):
        row = _seat(canvas, row, view, seat, translator)
    return canvas.picture()


def _seat(canvas: Canvas, row: int, view: View, seat: Seat, translator: Translator) -> int:
    """Who it is, at which side, the hand, the points if the round ended now; then sum and help."""
    mine = seat == view.seat
    style = Style.STRONG if mine else ""
    canvas.put(row, 0, "…" if seat in view.awaited else " ", style)
    canvas.put(row, 2, _side(view, seat), Style.DIM)
    who = fitted(name(seat, translator), LONGEST_NAME)
    canvas.put(row, 4, f"{who} {translator('ts-text-you')}" if mine else who, style)
    won = sum(seat in over.outcome.winners for over in view.finished)
    canvas.put_left_of(row, WIDTH - 8, "★" * won, Style.STRONG)
    canvas.put_left_of(row, WIDTH - 4, "▓" * view.hand_sizes[seat] if not mine else "", Style.DIM)
    canvas.put_left_of(row, WIDTH, str(points_of(view, seat)), style)
    said = []
    if view.sums:
        said.append(translator("ts-text-sum", sum=view.sums[seat]))
    bonus = bonus_of(view, seat)
    if bonus is not None:
        said.append(help_said(bonus, translator))
    canvas.put(row + 1, 4, " · ".join(said), Style.DIM)
    return row + 2


def _side(view: View, seat: Seat) -> str:
    """Below, above, or between."""
    if not view.roles:
        return " "
    role = view.roles[seat]
    return "◆" if role is None else "▼" if role is below(view) else "▲"


def bonus_of(view: View, seat: Seat) -> Bonus | None:
    """The Remontada card of the camp of a seat (TS-20)."""
    if not view.roles:
        return None
    role = view.roles[seat]
    camp = int(role) if len(view.hand_sizes) == 4 and role is not None else seat
    return view.bonuses[camp]


def help_said(bonus: Bonus, translator: Translator) -> str:
    """A Remontada card with what was chosen for it; in brackets once it is spent."""
    said = translator(f"ts-remontada-{bonus.card}")
    if bonus.column is not None:
        said += f" {bonus.column + 1}"
    if bonus.colour is not None:
        said += " " + translator(f"ts-colour-{bonus.colour.lower()}")
    return f"({said})" if bonus.spent else said
