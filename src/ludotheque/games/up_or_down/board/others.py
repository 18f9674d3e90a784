"""What lies before the others, and the last turns, as a page shows them beside the table."""

from ludotheque.core.board import Picture
from ludotheque.core.events import Seat
from ludotheque.core.translator import Translator
from ludotheque.draw.markup import Markup, element, join, number
from ludotheque.games.up_or_down.board import rows, svg, words
from ludotheque.games.up_or_down.board.frame import framed
from ludotheque.games.up_or_down.board.marks import ARROWS, points
from ludotheque.games.up_or_down.board.news import latest, sentence
from ludotheque.games.up_or_down.board.shapes import HEIGHT
from ludotheque.games.up_or_down.components import Area
from ludotheque.games.up_or_down.view import View

HAND_SCALE = 0.62
LAST_TURNS = 6
FEW = 3
"""At a table of more players only the titles of the others are shown until somebody opens them."""


def beside(view: View, translator: Translator) -> tuple[Picture, ...]:
    """A picture for every other player, which says what counts in its title; and the last turns in words."""
    if view.seat is None or view.outcome is not None:
        return _log(view, translator)
    after = [(view.seat + step) % view.options.players for step in range(1, view.options.players)]
    return (*(_other(view, seat, translator) for seat in after), *_log(view, translator))


def _other(view: View, seat: Seat, translator: Translator) -> Picture:
    area = view.areas[seat]
    name = translator("seat-name", seat=seat + 1)
    title = translator("uod-beside-other", seat=name, rows=short(area), points=points(area))
    hand = _moved(svg.hand_of(view, seat), 20, 6, HAND_SCALE)
    top = 6 + HEIGHT * HAND_SCALE + 24
    fresh = frozenset(turn.taken for turn in latest(view))
    drawing = join((hand, _moved(rows.area(area, seat, rows.Moment(fresh=fresh)), 20, top)))
    size = (1000.0, top + rows.HEIGHT)
    shown = framed(size, name, words.area_of(view, seat, translator), drawing, standalone=False)
    return Picture(title, "", shown, opened=view.options.players <= FEW)


def short(area: Area) -> str:
    """Rows as their length times their colour count, such as ``▲5×2 · ▼3×1``."""
    said = [f"{ARROWS[row.direction]}{len(row.cards)}×{row.most_of_a_colour}" for row in area.rows]
    return " · ".join(said) or "–"


def _log(view: View, translator: Translator) -> tuple[Picture, ...]:
    if not view.turns:
        return ()
    last = view.turns[: -LAST_TURNS - 1 : -1]
    lines = tuple(sentence(turn, translator) for turn in last)
    return (Picture(translator("uod-beside-log"), lines=lines),)


def _moved(drawing: Markup, x: float, y: float, scale: float = 1) -> Markup:
    bigger = "" if scale == 1 else f" scale({scale:.3g})"
    return element("g", drawing, transform=f"translate({number(x)} {number(y)}){bigger}")
