"""Cards: a number on thick cardboard, a band in its colour with its pattern; and their backs (UOD-1)."""

from collections.abc import Callable

from ludotheque.draw.markup import Markup, element, number
from ludotheque.games.up_or_down.components import Card, Colour, colour

WIDTH, HEIGHT = 126.0, 168.0
"""A card of the ring, a hand or a pile."""
SLIM, LOW = 112.0, 116.0
"""A card in a row, which lies partly under the next one."""
STEP = 28
"""How far apart the strokes of a pattern are."""
THICKNESS = 6.0
ROUND = 12.0

Stroke = Callable[[float, float, float], str]


def _ring(x: float, y: float, size: float) -> str:
    arc = f"a{number(size)} {number(size)} 0 1 0"
    return f"M{number(x - size)} {number(y)}{arc} {number(2 * size)} 0{arc} {number(-2 * size)} 0"


def _dot(x: float, y: float, _height: float) -> str:
    return f"M{number(x)} {number(y)}h.1"


def _bar(x: float, y: float, height: float) -> str:
    return f"M{number(x)} {number(y - height / 2 + 5)}v{number(height - 10)}"


def _wave(x: float, y: float, _height: float) -> str:
    return f"M{number(x - STEP / 2)} {number(y)}q{STEP // 4} -14 {STEP // 2} 0t{STEP // 2} 0"


def _circle(x: float, y: float, height: float) -> str:
    return _ring(x, y, 0.22 * height)


def _cross(x: float, y: float, _height: float) -> str:
    return f"M{number(x - 9)} {number(y - 9)}l18 18m0 -18l-18 18"


def _zigzag(x: float, y: float, _height: float) -> str:
    return f"M{number(x - STEP / 2)} {number(y + 8)}l{STEP // 2} -16l{STEP // 2} 16"


PATTERNS: dict[Colour, Stroke] = {
    Colour.YELLOW: _dot,
    Colour.RED: _bar,
    Colour.BLUE: _wave,
    Colour.PINK: _circle,
    Colour.PURPLE: _cross,
    Colour.TEAL: _zigzag,
}
"""Dots, bars, waves, rings, crosses, zigzags: one stroke each, which is repeated along the band."""


def _weave(shade: Colour, width: float, y: float, height: float) -> Markup:
    count = int((width - 12) // STEP)
    start = (width - (count - 1) * STEP) / 2
    data = "".join(PATTERNS[shade](start + STEP * place, y, height) for place in range(count))
    dots = "uod-weave uod-dots" if shade is Colour.YELLOW else "uod-weave"
    return element("path", class_=dots, d=data)


def face(card: Card) -> Markup:
    """A card seen whole."""
    numeral = element("text", str(card), class_="uod-number uod-middle", x=WIDTH / 2, y=76)
    return _drawn(card, (WIDTH, HEIGHT), 58, numeral)


def slim_face(card: Card) -> Markup:
    """A card in a row: its number and its colour are at the edge that stays uncovered."""
    numeral = element("text", str(card), class_="uod-number uod-small", x=8, y=50)
    return _drawn(card, (SLIM, LOW), 40, numeral)


def _drawn(card: Card, size: tuple[float, float], band: float, numeral: Markup) -> Markup:
    shade = colour(card)
    width, height = size
    top = height - band - 10
    inside = (
        element("rect", class_="uod-side", x=0, y=THICKNESS, width=width, height=height, rx=ROUND),
        element("rect", class_="uod-card", x=0, y=0, width=width, height=height, rx=ROUND),
        element("rect", class_="uod-band", x=0, y=top, width=width, height=band),
        _weave(shade, width, top + band / 2, band),
        numeral,
    )
    return element("g", *inside, class_=f"uod-{shade}")


def fresh_dot(width: float) -> Markup:
    """In the corner of a card that has come with the latest turns."""
    return element("circle", class_="uod-fresh", cx=width - 15, cy=16, r=9)


def back(width: float = WIDTH, height: float = HEIGHT) -> Markup:
    """A card face down."""
    steps = "".join(
        f"M{number(14 + 24 * place)} {number(height - 14)}l24 {number(28 - height)}"
        for place in range(int((width - 28) // 24))
    )
    return element(
        "g",
        element("rect", class_="uod-side", x=0, y=THICKNESS, width=width, height=height, rx=ROUND),
        element("rect", class_="uod-back", x=0, y=0, width=width, height=height, rx=ROUND),
        element("path", class_="uod-back-line", d=steps),
    )
