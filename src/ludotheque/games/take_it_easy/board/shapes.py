"""What is drawn more than once: cardboard tiles with three woven ribbons, wells, the wooden board.

On a tile each ribbon runs a little beside the centre, the same way round, so that the three cross in three
places instead of one. Each has a head, the half with its digit (TIE-2), and a tail. Heads lie over tails:
every ribbon goes over one of the others and under the other, on every tile and from tile to tile.
"""

from collections.abc import Iterable
from functools import cache

from ludotheque.draw import pattern
from ludotheque.draw.hexagon import APOTHEM, Point, centre, corners, path, turned
from ludotheque.draw.markup import Markup, element, number, use
from ludotheque.games.take_it_easy.board.palette import DIGIT_SIZE
from ludotheque.games.take_it_easy.components import CELLS, PLACES, Direction, Tile

RADIUS = 100.0
"""From the centre of a cell to its corners."""
PITCH = 2 * APOTHEM * RADIUS
"""From a cell to the next along a line."""
CARD = 91.0
"""From the centre of a tile to its corners, before they are rounded."""
ROUNDING = 4.0
REACH = APOTHEM * CARD + ROUNDING
"""From the centre of a tile to its edges, where its ribbons end."""
WIDTH = 38.0
ASIDE = 19.8
"""How far beside the centre a ribbon runs: at least half its width, so that no three lie on each other."""
DIGIT = 60.0
"""How far from the middle of its ribbon a digit stands."""
BASELINE = 0.355
"""From the middle of a digit to its foot, as a share of the size of the type."""

DIGIT_ROOM = 18.0
"""How much of the ribbon before and after the middle of a digit is left plain."""
SEAM = 1.2
"""How far pieces of a ribbon lie under each other, so that nothing shines through where they meet."""
RIM = APOTHEM * (RADIUS + 1) + 9
"""From the centre of a cell at the edge of the board to the edge."""
PILL_AWAY = {Direction.VERTICAL: 122.0, Direction.RISING: 127.0, Direction.FALLING: 127.0}
"""From the centre of a line's outermost cell to its pill: pills lie flat, so slanted ribbons end earlier."""
OUT = {Direction.VERTICAL: 102.0, Direction.RISING: RIM, Direction.FALLING: RIM}
"""How far a finished ribbon comes out on the side of the pill: as far as the pill hides its end."""

ANGLES = {Direction.VERTICAL: 0, Direction.RISING: 240, Direction.FALLING: 120}
"""How far a ribbon is turned from the vertical one, clockwise: its digit goes from the top to its corner."""

WEAVES = {
    1: pattern.core,
    5: pattern.dots,
    9: pattern.chevrons,
    2: pattern.rails,
    6: pattern.twill,
    7: pattern.ladder,
    3: pattern.triple,
    4: pattern.squares,
    8: pattern.halves,
}
"""The pattern of each digit, so that nobody needs to tell colours apart."""


def place_of(cell: int) -> Point:
    """The centre of a cell, with the middle of the board at (0, 0)."""
    column, half_row = PLACES[cell]
    return centre(column - 2, half_row - 4, RADIUS)


def _turn(direction: Direction) -> str | None:
    return f"rotate({ANGLES[direction]})" if ANGLES[direction] else None


@cache
def _piece(name: str, direction: Direction, digit: int, start: float, end: float) -> Markup:
    """A piece of a ribbon, as it lies on a vertical line, then turned; its pattern spares the digit."""
    left, right = number(ASIDE - WIDTH / 2), number(ASIDE + WIDTH / 2)
    top, length = number(start), number(end - start)
    plain = (-DIGIT - DIGIT_ROOM, -DIGIT + DIGIT_ROOM)
    patterned = [(start, plain[0]), (plain[1], end)] if start < plain[0] < end else [(start, end)]
    weave = [
        WEAVES[digit](pattern.Stretch(ASIDE, WIDTH, top, bottom, PITCH / 6)) for top, bottom in patterned
    ]
    return element(
        "g",
        element("path", class_="tie-band", d=f"M{left} {top}h{number(WIDTH)}v{length}h{number(-WIDTH)}z"),
        pattern.together(*weave, class_="tie-weave"),
        element("path", class_="tie-edges", d=f"M{left} {top}v{length}M{right} {top}v{length}"),
        id=f"tie-{name}{digit}",
        class_=f"tie-{direction[0]}{digit}",
        transform=_turn(direction),
    )


def _shade() -> Markup:
    """The shadow of the three heads on whatever they lie over."""
    sides = (ASIDE - WIDTH / 2, ASIDE + WIDTH / 2)
    ends = [(turned((x, -REACH), angle), turned((x, -4), angle)) for angle in ANGLES.values() for x in sides]
    data = "".join(f"M{number(a)} {number(b)}L{number(c)} {number(d)}" for (a, b), (c, d) in ends)
    return element("path", id="tie-shade", class_="tie-shade", d=data)


def _digit(direction: Direction, digit: int) -> Markup:
    x, y = turned((ASIDE, -DIGIT), ANGLES[direction])
    return element(
        "text", str(digit), class_=f"tie-digit tie-{direction[0]}{digit}", x=x, y=y + DIGIT_SIZE * BASELINE
    )


@cache
def _tile(tile: Tile) -> Markup:
    return element(
        "g",
        use("tie-card"),
        *(use(f"tie-tail{digit}") for digit in tile),
        use("tie-shade"),
        *(use(f"tie-head{digit}") for digit in tile),
        *(_digit(direction, tile.digit(direction)) for direction in Direction),
        id=f"tie-{tile}",
    )


def plate(cells: Iterable[int], name: str | None = None) -> Markup:
    """The wood under cells: all of them a little enlarged, seen slightly from below."""
    data = ""
    for cell in cells:
        x, y = place_of(cell)
        data += "M" + "L".join(f"{number(x + dx)} {number(y + dy)}" for dx, dy in corners(RADIUS + 1)) + "Z"
    return element(
        "g",
        element("path", class_="tie-plate-side", d=data, transform="translate(0 9)"),
        element("path", class_="tie-plate", d=data),
        id=name,
    )


def definitions(tiles: Iterable[Tile]) -> Markup:
    """What is drawn more than once; equal names mean equal shapes in every drawing."""
    needed = tuple(sorted(set(tiles)))
    digits = sorted({(direction, tile.digit(direction)) for tile in needed for direction in Direction})
    pieces = [
        _piece(name, direction, digit, start, end)
        for direction, digit in digits
        for name, start, end in (
            ("tail", 0, REACH),
            ("head", -REACH, SEAM),
            ("gap", REACH - SEAM, PITCH - REACH + SEAM),
            ("out", -OUT[direction], -REACH + SEAM),
            ("end", REACH - SEAM, RIM),
        )
    ]
    return element(
        "defs",
        plate(CELLS, "tie-plate"),
        element("path", id="tie-well", class_="tie-well", d=path(RADIUS - 8)),
        element(
            "g",
            element("path", class_="tie-side", d=path(CARD), transform="translate(0 5)"),
            element("path", class_="tie-rim", d=path(CARD)),
            element("path", class_="tie-card", d=path(CARD)),
            id="tie-card",
        ),
        _shade(),
        *pieces,
        *(_tile(tile) for tile in needed),
    )
