"""The middle of the table: the ring on its felt, and both piles inside it (UOD-4, UOD-5)."""

from collections.abc import Iterator
from math import cos, pi, sin

from ludotheque.draw.markup import Markup, element, join, keyed, number
from ludotheque.games.up_or_down.board.frame import text
from ludotheque.games.up_or_down.board.news import latest
from ludotheque.games.up_or_down.board.shapes import HEIGHT, WIDTH, back, face, fresh_dot
from ludotheque.games.up_or_down.components import Card, Ring, gap
from ludotheque.games.up_or_down.state import Action, Draw, Pile, Play, Take
from ludotheque.games.up_or_down.view import View

SIZE = (1000.0, 604.0)
CENTRE = (500.0, 302.0)
ACROSS, DOWN = 374.0, 206.0
"""From the centre to the middles of the cards."""
FELT = (488.0, 298.0)
APART = 84.0
"""From the centre to the middle of each pile."""

Point = tuple[float, float]


def places(ring: Ring) -> dict[Card, Point]:
    """The middle of every card of the ring: clockwise from the upper left, the seam on the left (UOD-4)."""
    step = 2 * pi / len(ring)
    return {card: _place(pi + step * (number + 0.5)) for number, card in enumerate(ring)}


def _place(angle: float) -> Point:
    return CENTRE[0] + ACROSS * cos(angle), CENTRE[1] + DOWN * sin(angle)


def middle(view: View, tried: Action | None, thread: Markup) -> Markup:
    """Draw felt and seam, a thread over them, then piles and ring."""
    return join((*_felt(view), thread, *_piles(view, tried), *_ring(view, tried)))


def _felt(view: View) -> Iterator[Markup]:
    x, y = CENTRE
    yield element("ellipse", class_="uod-felt", cx=x, cy=y, rx=FELT[0], ry=FELT[1])
    yield element("ellipse", class_="uod-ring", cx=x, cy=y, rx=ACROSS, ry=DOWN)
    if view.ring:
        yield element("path", class_="uod-seam", d="M64 346v-88m-18 22l18 -24l18 24")


def _ring(view: View, tried: Action | None) -> Iterator[Markup]:
    ring = view.ring_now
    fresh = {turn.played for turn in latest(view)}
    for card, (x, y) in places(ring).items() if ring else ():
        dot = fresh_dot(WIDTH) if card in fresh else Markup()
        place = (x - WIDTH / 2, y - HEIGHT / 2)
        yield keyed(f"card-{card}", *place, face(card), dot, class_=_mark(view, card, tried))


def _mark(view: View, card: Card, tried: Action | None) -> str | None:
    """How a card of the ring stands out: it was played, it is being taken, or it may be taken."""
    near: tuple[Card, ...] = ()
    if isinstance(tried, Play):
        near = gap(view.ring_now, tried.card)
    if card == view.tries.played or tried == Take(card):
        return "uod-lifted"
    return "uod-near" if card in near or Take(card) in view.legal else None


def _piles(view: View, tried: Action | None) -> Iterator[Markup]:
    """Face down on the left, face up on the right, each with how many cards it has."""
    for pile, side in ((Pile.DOWN, -1), (Pile.UP, 1)):
        draw = Draw(pile)
        x, y = CENTRE[0] + side * APART, CENTRE[1]
        left, top = x - WIDTH / 2, y - HEIGHT / 2
        classes = [
            name for name, there in (("uod-may", draw in view.legal), ("uod-tried", draw == tried)) if there
        ]
        size = view.up if pile is Pile.UP else view.down
        yield keyed(f"pile-{pile}", left, top, _pile(view, pile, size), class_=" ".join(classes) or None)
        anchor = "uod-on-felt" if pile is Pile.UP else "uod-on-felt uod-end"
        yield text(f"× {size}", x + side * (WIDTH / 2 + 18), y + 13, anchor)


def _pile(view: View, pile: Pile, size: int) -> Markup:
    hole = element("rect", class_="uod-hole", x=0, y=0, width=WIDTH, height=HEIGHT, rx=12)
    frame = element("rect", class_="uod-frame", x=-9, y=-9, width=WIDTH + 18, height=HEIGHT + 24, rx=18)
    if not size:
        return hole
    below = [back()] if size > 1 else []
    under = [element("g", each, transform=f"translate({number(5)} {number(5)})") for each in below]
    if pile is Pile.DOWN:
        return join((*under, back(), frame))
    if view.top is None:
        return join((*under, hole, frame))
    return join((*under, keyed(f"card-{view.top}", 0, 0, face(view.top)), frame))
