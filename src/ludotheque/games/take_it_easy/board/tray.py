"""The tray beside the board: all 27 tiles small, those that have been called struck out.

Three rows, one for each vertical digit, and three blocks, one for each rising digit; in a block the falling
digit grows from left to right. Tiles of that size carry plain ribbons through the centre, with larger digits
than those on the board.
"""

from collections.abc import Iterator
from math import sqrt

from ludotheque.core.board import Picture
from ludotheque.core.translator import Translator
from ludotheque.draw.hexagon import APOTHEM, Point, path, turned
from ludotheque.draw.markup import Markup, element, join, number, use
from ludotheque.games.take_it_easy.board.frame import Box, framed
from ludotheque.games.take_it_easy.board.palette import TRAY_DIGIT_SIZE
from ludotheque.games.take_it_easy.board.shapes import ANGLES, BASELINE
from ludotheque.games.take_it_easy.board.sight import calls_to_see, final
from ludotheque.games.take_it_easy.board.words import spelled
from ludotheque.games.take_it_easy.components import CALLS, DIGITS, TILES, Tile
from ludotheque.games.take_it_easy.rules import uncalled
from ludotheque.games.take_it_easy.view import View

RADIUS = 100.0
"""From the centre of a place to its corners."""
CARD = 93.0
"""From the centre of a tile to its corners."""
REACH = APOTHEM * CARD
WIDTH = 56.0
"""How wide a ribbon is."""
DIGIT = 52.0
"""How far from the centre a digit stands."""
BLOCK = 26.0
"""What lies between two blocks."""
MARGIN = 8.0
STRIKE = 0.86
"""How far a stroke through a tile goes from the centre to its corners."""

TAIL = f"M{number(-WIDTH / 2)} 0h{number(WIDTH)}v{number(REACH)}h{number(-WIDTH)}z"
"""The half of a ribbon without its digit, as it lies on a vertical line."""
POINT = WIDTH / 2 / sqrt(3)
HEAD = f"M0 0L{number(WIDTH / 2)} {number(-POINT)}V{number(-REACH)}H{number(-WIDTH / 2)}V{number(-POINT)}z"
"""The half with the digit: it ends in a point, where the three heads of a tile meet."""


def beside(view: View, translator: Translator) -> tuple[Picture]:
    """The tiles not yet called, at the end of the game those that never were."""
    calls = calls_to_see(view)
    left = uncalled(calls)
    if final(view):
        title = translator("tie-beside-never-called", tiles=len(left))
        legend = translator("tie-beside-struck")
    else:
        title = translator("tie-beside-not-called", tiles=len(left))
        legend = translator("tie-beside-to-come", calls=CALLS - len(calls))
    return (Picture(title, legend, tray(left, title, translator)),)


def tray(left: tuple[Tile, ...], title: str, translator: Translator) -> str:
    """Draw the tray with the tiles that are left in it."""
    gone = tuple(tile for tile in TILES if tile not in left)
    said = [translator("tie-beside-left", tiles=", ".join(map(spelled, left)))]
    if gone:
        said.append(translator("tie-beside-gone", tiles=", ".join(map(spelled, gone))))
    tiles = join(_there(tile) if tile in left else _gone(tile) for tile in TILES)
    return framed(_box(), title, " ".join(said), element("defs", *_shapes()), tiles, standalone=False)


def _centre(tile: Tile) -> Point:
    row, block, place = (digits.index(tile.digit(direction)) for direction, digits in DIGITS.items())
    column = 3 * block + place
    return 1.5 * RADIUS * column + BLOCK * block, APOTHEM * RADIUS * (2 * row + column % 2)


def _box() -> Box:
    x, y = _centre(TILES[-1])
    side, high = RADIUS + MARGIN, APOTHEM * RADIUS + MARGIN
    return -side, -high, x + side, y + APOTHEM * RADIUS + high


def _shapes() -> Iterator[Markup]:
    """A blank tile, one that is gone, and for each digit the two halves of its ribbon."""
    yield element("path", id="tie-chip", class_="tie-chip", d=path(CARD))
    x, y = RADIUS / 2, APOTHEM * RADIUS
    strike = f"M{number(-x * STRIKE)} {number(y * STRIKE)}L{number(x * STRIKE)} {number(-y * STRIKE)}"
    yield element(
        "g",
        element("path", class_="tie-chip-hole", d=path(CARD)),
        element("path", class_="tie-chip-strike", d=strike),
        id="tie-chip-gone",
    )
    for direction, digits in DIGITS.items():
        angle = ANGLES[direction]
        turn = f"rotate({angle})" if angle else None
        x, y = turned((0, -DIGIT), angle)
        for digit in digits:
            here, foot = f"tie-chip-band tie-{digit}", y + TRAY_DIGIT_SIZE * BASELINE
            yield element("path", id=f"tie-chip-tail{digit}", class_=here, d=TAIL, transform=turn)
            yield element("path", id=f"tie-chip-head{digit}", class_=here, d=HEAD, transform=turn)
            yield element("text", str(digit), id=f"tie-chip{digit}", class_="tie-chip-digit", x=x, y=foot)


def _there(tile: Tile) -> Markup:
    """A tile that may still come."""
    bands = [use(f"tie-chip-{half}{digit}") for half in ("tail", "head") for digit in tile]
    digits = [use(f"tie-chip{digit}", class_=f"tie-{digit}") for digit in tile]
    return _placed(tile, use("tie-chip"), *bands, *digits)


def _gone(tile: Tile) -> Markup:
    """The hole that a tile has left, with its digits."""
    return _placed(
        tile, *(use(f"tie-chip{digit}", class_="tie-gone") for digit in tile), use("tie-chip-gone")
    )


def _placed(tile: Tile, *shapes: Markup) -> Markup:
    x, y = _centre(tile)
    return element("g", *shapes, transform=f"translate({number(x)} {number(y)})")
