"""Up or Down? as one accessible SVG: ring, hand and own rows large, what lies before the others small."""

from collections.abc import Sequence

from ludotheque.core.events import Seat
from ludotheque.core.translator import Translator
from ludotheque.draw.canvas import fitted
from ludotheque.draw.markup import Markup, element, join, keyed, number
from ludotheque.games.up_or_down.board import middle, rows, words
from ludotheque.games.up_or_down.board.frame import framed, text
from ludotheque.games.up_or_down.board.marks import points
from ludotheque.games.up_or_down.board.news import latest
from ludotheque.games.up_or_down.board.shapes import HEIGHT, WIDTH, back, face
from ludotheque.games.up_or_down.encoding import decode
from ludotheque.games.up_or_down.state import Action, Play
from ludotheque.games.up_or_down.view import View

HAND_TOP = 626.0
HAND_LEFT, HAND_STEP = 20.0, 150.0
TAKEN_LEFT = 560.0
ROWS_TOP = 826.0
BOTTOM = ROWS_TOP + rows.HEIGHT + 50
LEFT = 20.0
SCALE = 0.5
CAPTION = 120.0
MINI = CAPTION / 2 + rows.HEIGHT * SCALE + 30
LONGEST_NAME = 20


def svg(view: View, translator: Translator, *, highlight: int | None = None, standalone: bool = True) -> str:
    """Draw what a seat sees: the middle of the table, its hand and rows; for a spectator everybody's rows.

    Args:
        view: What the reader may know.
        translator: Speaks the reader's language.
        highlight: The code of an action that is tried out; it counts only where it is legal.
        standalone: Whether the picture brings its own stylesheet, page colour and the rows of the others, or
            a page gives them.
    """
    tried = None if highlight is None else decode(view.options, highlight)
    tried = tried if tried in view.legal else None
    drawn = [middle.middle(view, tried, _thread(view))]
    seats: Sequence[Seat] = range(view.options.players)
    bottom = middle.SIZE[1] + 30
    if view.seat is not None and (standalone or view.outcome is None):
        drawn.append(_own(view, view.seat, tried, translator))
        seats = [seat for seat in seats if seat != view.seat] if standalone else []
        bottom = BOTTOM
    for place, seat in enumerate(seats):
        x, y = LEFT + 500 * (place % 2), bottom + MINI * (place // 2)
        drawn.append(_moved(mini(view, seat, translator), x, y))
    height = bottom + MINI * ((len(seats) + 1) // 2)
    description = words.description(view, translator)
    return framed(
        (1000, height), words.title(view, translator), description, join(drawn), standalone=standalone
    )


def _own(view: View, seat: Seat, tried: Action | None, translator: Translator) -> Markup:
    tries = view.tries
    drawn: list[Markup] = []
    for place, card in enumerate(view.hand):
        x = HAND_LEFT + HAND_STEP * place
        if card == tries.played:
            drawn.append(
                element("rect", class_="uod-free", x=x, y=HAND_TOP, width=WIDTH, height=HEIGHT, rx=12)
            )
            continue
        mark = "uod-lifted" if tried == Play(card) else None
        drawn.append(keyed(f"card-{card}", x, HAND_TOP, face(card), class_=mark))
    waits = tries.taken if tries.laid is None else None
    if waits is not None:
        drawn.append(keyed(f"card-{waits}", TAKEN_LEFT, HAND_TOP, face(waits), class_="uod-lifted"))
    area = view.areas_now[seat]
    drawn.append(text(str(points(area)), 980, HAND_TOP + 100, "uod-total uod-end"))
    drawn.append(
        text(translator("uod-drawing-points", points=points(area)), 980, HAND_TOP + 152, "uod-quiet uod-end")
    )
    moment = rows.Moment(waits, view.legal, tried)
    drawn.append(_moved(rows.area(area, seat, moment), LEFT, ROWS_TOP))
    discards = translator("uod-text-discards", count=len(area.discards))
    drawn.append(text(discards, LEFT + 20, ROWS_TOP + rows.HEIGHT + 28, "uod-quiet"))
    return join(drawn)


def _thread(view: View) -> Markup:
    """From the place in the hand to the card that is being played (UOD-7)."""
    card = view.tries.played
    if card is None:
        return Markup()
    x, y = middle.places(view.ring_now)[card]
    start = HAND_LEFT + HAND_STEP * view.hand.index(card) + WIDTH / 2
    bend = (y + HAND_TOP) / 2
    data = f"M{number(start)} {number(HAND_TOP)}C{number(start)} {number(bend)} {number(x)} {number(bend)} "
    return element("path", class_="uod-thread", d=f"{data}{number(x)} {number(y)}")


def mini(view: View, seat: Seat, translator: Translator) -> Markup:
    """What lies before a player, at half the size: the name, the hand, the points, the rows."""
    area = view.areas_now[seat]
    name = fitted(translator("seat-name", seat=seat + 1), LONGEST_NAME)
    drawn = [text(name, 0, 40, "uod-name"), text(str(points(area)), 460, 40, "uod-name uod-end uod-strong")]
    fresh = frozenset(turn.taken for turn in latest(view))
    laid = rows.area(area, seat, rows.Moment(fresh=fresh))
    drawn.append(_moved(laid, 0, CAPTION / 2, SCALE * 460 / 480))
    return join(drawn)


def hand_of(view: View, seat: Seat) -> Markup:
    """The cards of another hand: those that everybody knows, and backs (UOD-17)."""
    known = view.known[seat]
    shown = [keyed(f"card-{card}", 0, 0, face(card)) for card in known]
    shown += [back()] * (view.hand_sizes[seat] - len(known))
    return join(_moved(each, 140 * place, 0) for place, each in enumerate(shown))


def _moved(drawing: Markup, x: float, y: float, scale: float = 1) -> Markup:
    bigger = "" if scale == 1 else f" scale({scale:.3g})"
    return element("g", drawing, transform=f"translate({number(x)} {number(y)}){bigger}")
