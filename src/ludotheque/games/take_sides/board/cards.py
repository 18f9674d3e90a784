"""The Personnages as cards and in their doorways: number, character, family; and their backs (TS-1)."""

from ludotheque.draw.markup import Markup, element, join, number
from ludotheque.games.take_sides.board.characters import HEADS, SIZE, figure
from ludotheque.games.take_sides.board.families import hat, weave
from ludotheque.games.take_sides.board.palette import FAMILIES
from ludotheque.games.take_sides.components import Card, colour
from ludotheque.games.take_sides.components import number as digit_of

WIDTH, HEIGHT = 126.0, 168.0
"""A card of a hand or a half-column, seen whole or not."""
EDGE = 46.0
"""How much of a card in a queue has to stay uncovered, above or below."""
DOOR_WIDTH, DOOR_HEIGHT = 150.0, 190.0
"""A doorway of the street."""
THICKNESS = 5.0
ROUND = 12.0
LEFT, RIGHT, TOP = 17.0, 109.0, 60.0
"""The lit doorway on a card."""

Point = tuple[float, float]

FACE: list[Point] = [(x, y) for y in (14, 35) for x in (68, 89, 110)]
FACE_SIDES: list[Point] = [(x, y) for x in (9.5, 116.5) for y in (77, 98, 119, 140)]
SLIM: list[Point] = [(x, y) for y in (13, 34, 134, 155) for x in (95, 112)]
DOOR_SIDES: list[Point] = [
    *((x, y) for x in (18, 132) for y in (88, 109, 130, 151)),
    *((24, 63), (126, 63), (41, 42), (109, 42)),
]
"""Where the pattern of a family is seen on a whole card, on the edges of a slim one and around a door."""

BRICKS = "M9 14h22M9 28h12M9 42h6M128 14h13M130 28h11M138 42h4M24 14v14M132 14v14M14 28v14"


def _arch(left: float, right: float, top: float, bottom: float) -> str:
    """A doorway with a round head."""
    size = (right - left) / 2
    return (
        f"M{number(left)} {number(bottom)}V{number(top + size)}"
        f"a{number(size)} {number(size)} 0 0 1 {number(2 * size)} 0V{number(bottom)}z"
    )


def _wall(card: Card, wide: list[Point], narrow: list[Point]) -> Markup:
    """Thick cardboard in the colour and the pattern of the family."""
    return join(
        (
            element("rect", class_="ts-side", x=0, y=THICKNESS, width=WIDTH, height=HEIGHT, rx=ROUND),
            element("rect", class_="ts-wall", x=0, y=0, width=WIDTH, height=HEIGHT, rx=ROUND),
            weave(colour(card), wide, narrow),
        )
    )


def _numeral(card: Card, x: float, y: float, size: str = "") -> Markup:
    return element("text", str(digit_of(card)), class_=f"ts-number{size}", x=x, y=y)


def _person(card: Card, x: float, y: float, scale: float) -> Markup:
    """The character of the card's number, in the hat or the hats of its family."""
    digit = digit_of(card)
    hats = (hat(colour(card), head.x, head.y, head.size / 15) for head in HEADS[digit])
    place = f"translate({number(x)} {number(y)}) scale({scale:.3g})"
    return element("g", figure(digit), *hats, class_="ts-drawn", transform=place)


def person(card: Card) -> Markup:
    """The character of a card alone, in a square of `SIZE`."""
    return element("g", _person(card, 0, 0, 1), class_=_family(card))


def _family(card: Card) -> str:
    return f"ts-{FAMILIES[colour(card)]}"


def face(card: Card) -> Markup:
    """A card seen whole: its number in the corner, its character in a lit doorway of the family's house."""
    scale = (RIGHT - LEFT - 2) / SIZE
    return element(
        "g",
        _wall(card, FACE, FACE_SIDES),
        element("path", class_="ts-lit ts-drawn", d=_arch(LEFT, RIGHT, TOP, HEIGHT - 1.5)),
        _person(card, LEFT + 1, HEIGHT - 1.5 - scale * SIZE, scale),
        element("path", class_="ts-tab", d="M1.5 56V12q0-10.5 10.5-10.5h38v44q0 10.5-10.5 10.5z"),
        _numeral(card, 26, 48),
        class_=_family(card),
    )


def slim_face(card: Card) -> Markup:
    """A card in a queue: number, hat and pattern stand on the edge above and again on the edge below."""
    low = HEIGHT - EDGE
    tabs = f"M1.5 {EDGE - 1.5:g}V12q0-10.5 10.5-10.5h72V{EDGE - 1.5:g}z"
    feet = f"M1.5 {low + 1.5:g}V156q0 10.5 10.5 10.5h72V{low + 1.5:g}z"
    hats = (hat(colour(card), 60, y, 0.75) for y in (36, low + 39))
    return element(
        "g",
        _wall(card, [], SLIM),
        element("path", class_="ts-tab", d=tabs + feet),
        _numeral(card, 23, 38, " ts-small"),
        _numeral(card, 23, low + 40, " ts-small"),
        element("g", *hats, class_="ts-drawn"),
        class_=_family(card),
    )


def doorway(card: Card) -> Markup:
    """A Personnage of the street at the door of its house, with the number on a plate above."""
    middle = DOOR_WIDTH / 2
    foot = DOOR_HEIGHT - 12
    return element(
        "g",
        element("rect", class_="ts-street", x=0, y=0, width=DOOR_WIDTH, height=DOOR_HEIGHT, rx=6),
        element("path", class_="ts-bricks", d=BRICKS),
        element("path", class_="ts-wall", d=_arch(9, DOOR_WIDTH - 9, 8, foot)),
        weave(colour(card), [], DOOR_SIDES),
        element("path", class_="ts-lit ts-drawn", d=_arch(27, DOOR_WIDTH - 27, 38, foot)),
        _person(card, 27, foot - 96, 0.96),
        element("rect", class_="ts-stone", x=3, y=foot, width=DOOR_WIDTH - 6, height=11, rx=3),
        element("circle", class_="ts-tab", cx=middle, cy=31, r=25),
        _numeral(card, middle, 46, " ts-small"),
        class_=_family(card),
    )


def back() -> Markup:
    """A card face down: a house at night, where a few are still up."""
    windows = [(x, y) for y in (20, 53, 86, 119) for x in (17, 51, 85) if (x, y) != (51, 119)]
    lit = {(51, 20), (17, 86), (85, 53)}
    panes = {
        kind: "".join(f"M{x} {y}h24v22h-24z" for x, y in windows if ((x, y) in lit) is on)
        for kind, on in (("dark", False), ("window", True))
    }
    return element(
        "g",
        element("rect", class_="ts-side", x=0, y=THICKNESS, width=WIDTH, height=HEIGHT, rx=ROUND),
        element("rect", class_="ts-back", x=0, y=0, width=WIDTH, height=HEIGHT, rx=ROUND),
        *(element("path", class_=f"ts-{kind}", d=data) for kind, data in panes.items()),
        element("path", class_="ts-dark", d=_arch(47, 79, 116, HEIGHT - 1.5)),
    )
