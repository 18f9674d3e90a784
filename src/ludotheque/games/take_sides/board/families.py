"""What tells the six families apart besides their colour: a pattern on the wall, and a hat (TS-1)."""

from collections.abc import Callable, Iterable

from ludotheque.draw.markup import Markup, element, number
from ludotheque.games.take_sides.components import Colour

STEP = 21.0
"""How far apart the strokes of a pattern are where there is room."""
NARROW = 11.0
"""The width of a stroke that stands alone beside a door."""

Point = tuple[float, float]
Stroke = Callable[[float, float, float], str]


def _at(x: float, y: float, strokes: str) -> str:
    return f"M{number(x)} {number(y)}{strokes}"


def _bar(x: float, y: float, _width: float) -> str:
    return _at(x, y - 7, "v14")


def _dot(x: float, y: float, _width: float) -> str:
    return _at(x, y, "h.1")


def _zigzag(x: float, y: float, width: float) -> str:
    half = number(width / 2)
    return _at(x - width / 2, y + 5, f"l{half}-10 {half} 10")


def _cross(x: float, y: float, _width: float) -> str:
    return _at(x - 6, y, "h11m-5.5-5.5v11")


def _wave(x: float, y: float, width: float) -> str:
    half = number(width / 2)
    return _at(x - width / 2, y, f"q{number(width / 4)}-9 {half} 0t{half} 0")


def _lozenge(x: float, y: float, _width: float) -> str:
    return _at(x, y - 7, "l6 7-6 7-6-7z")


PATTERNS: dict[Colour, Stroke] = {
    Colour.RED: _bar,
    Colour.ORANGE: _dot,
    Colour.YELLOW: _zigzag,
    Colour.GREEN: _cross,
    Colour.BLUE: _wave,
    Colour.VIOLET: _lozenge,
}
"""Bars, dots, zigzags, crosses, waves, lozenges: one stroke each, which is repeated over the wall."""


def weave(shade: Colour, wide: Iterable[Point], narrow: Iterable[Point]) -> Markup:
    """The pattern of a family: one stroke around each point, joined where they are wide, else each alone."""
    stroke = PATTERNS[shade]
    drawn = [stroke(x, y, STEP) for x, y in wide] + [stroke(x, y, NARROW) for x, y in narrow]
    dots = "ts-weave ts-dots" if shade is Colour.ORANGE else "ts-weave"
    return element("path", class_=dots, d="".join(drawn))


RAISED = 4.0
"""How far a hat is lifted, so that the eyes are seen."""

HATS: dict[Colour, tuple[str, str]] = {
    Colour.RED: (
        "M-14-2v-6q-6-2-4-8 4-9 20-9 19 0 25 9 3 7-4 9-5 1-9 0v5q-14-3-28 0z",
        "M-14-8q14-4 28 1M3-25l3-6",
    ),
    Colour.ORANGE: ("M-15-4a15 16 0 0 1 30-1q14 0 15 7-14-3-45-1z", "M-15-4q16-5 30-1M0-20v-2"),
    Colour.YELLOW: ("M-15-4l-4-23 11 9 8-13 8 13 11-9-4 23q-15 4-30 0z", "M-16-10q16 4 32 0"),
    Colour.GREEN: ("M-20-4q6-3 9-4L4-37 12-8q4 1 8 4-20 5-40 0z", "M-11-8q12 4 23 0M9-16l12-12"),
    Colour.BLUE: (
        "M-5.5-27a5.5 5.5 0 1 1 11 0q9 4 10 15 3 1 3 5t-4 4h-29q-4 0-4-4t3-5q1-11 10-15z",
        "M-15-12h30M-6-26q6 4 12 0",
    ),
    Colour.VIOLET: ("M-21-8h8l-3-26q16-4 32 0l-3 26h8v6q-21 3-42 0z", "M-14-14q14 3 28 0M-13-8q13 3 26 0"),
}
"""Beret, cap, crown, pointed hat, bobble hat, top hat: outline and inner lines around the middle of a head
of radius 15."""


def hat(shade: Colour, x: float, y: float, scale: float = 1) -> Markup:
    """The hat of a family on a head around this point, which is so many times as large as the usual one."""
    outline, lines = HATS[shade]
    return element(
        "g",
        element("path", class_="ts-hat", d=outline),
        element("path", class_="ts-line", d=lines),
        transform=f"translate({number(x)} {number(y - RAISED * scale)}) scale({scale:.3g})",
    )
