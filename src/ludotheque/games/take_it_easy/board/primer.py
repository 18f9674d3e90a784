"""Take it Easy! in sixty seconds: four pictures made of the parts of the board, each with a few words."""

from collections.abc import Iterable, Sequence

from ludotheque.core.board import Picture
from ludotheque.core.translator import Translator
from ludotheque.draw.hexagon import Point, path
from ludotheque.draw.markup import Markup, element, join, keyed, number, use
from ludotheque.games.take_it_easy.board import parts
from ludotheque.games.take_it_easy.board.frame import framed
from ludotheque.games.take_it_easy.board.layout import BARE, text
from ludotheque.games.take_it_easy.board.shapes import RADIUS, definitions, place_of
from ludotheque.games.take_it_easy.board.words import spelled
from ludotheque.games.take_it_easy.components import LINES, Board, Tile
from ludotheque.games.take_it_easy.scoring import fate, fates, score_sheet

CALLED_AT, CALLED_SCALE = -298.0, 1.45
PIECES_AT, PIECE_SCALE, APART = 188.0, 1.06, 208.0
"""Where the two pieces of boards lie below the called tile, and how far from the middle."""
LINE_AT, LINE_SCALE = (-185.0, 40.0), 1.32
SUM_AT = 195.0
STAR_AT, STAR = (-330.0, -370.0), 56.0


def _tile(digits: str) -> Tile:
    vertical, rising, falling = map(int, digits)
    return Tile(vertical, rising, falling)


CALLED = _tile("978")
EARLIER = _tile("523")
PIECE = (3, 4, 8, 9)
"""Four cells of a board."""
CHOSEN = {
    3: Board().with_tile(3, CALLED).with_tile(9, EARLIER),
    8: Board().with_tile(8, CALLED).with_tile(4, EARLIER),
}
"""Where two players have placed the called tile, and their boards."""

LINE = LINES[0]
WHOLE = Board().with_tile(0, _tile("973")).with_tile(1, _tile("964")).with_tile(2, _tile("928"))
STRANGER = 1
"""The cell of the tile that breaks the line."""
BROKEN = WHOLE.with_tile(STRANGER, _tile("164"))

BEST = "563 578 524 568 573 528 564 164 178 123 168 174 974 928 963 978 924 968 973"
"""A full board on which every line is complete (TIE-15)."""
FULL = Board(tuple(map(_tile, BEST.split())))


def primer(translator: Translator) -> tuple[Picture, ...]:
    """The same tile for all, a whole line, a broken one, who wins (TIE-8, TIE-2, TIE-11, TIE-14)."""
    return (_call(translator), _line(translator), _broken(translator), _end(translator))


def _call(translator: Translator) -> Picture:
    """The called tile large, and where two players have placed it."""
    title = translator("tie-primer-call")
    description = translator("tie-primer-call-picture", tile=spelled(CALLED))
    drawn = [_moved(use(f"tie-{CALLED}"), (0, CALLED_AT), CALLED_SCALE)]
    across, down = _middle(PIECE)
    for seat, (cell, board) in enumerate(CHOSEN.items()):
        x = (2 * seat - 1) * APART - PIECE_SCALE * across
        y = PIECES_AT - PIECE_SCALE * down
        piece = parts.board(board, (), prefix=f"primer-{seat}-", small=True, piece=PIECE)
        column, row = place_of(cell)
        drawn.append(_moved(piece, (x, y), PIECE_SCALE))
        drawn.append(_arrow(x + PIECE_SCALE * column, y + PIECE_SCALE * (row - RADIUS)))
    svg = _framed(title, description, (CALLED, EARLIER), drawn)
    return Picture(title, translator("tie-primer-call-text"), svg)


def _line(translator: Translator) -> Picture:
    """A whole line, and what it brings."""
    (line,) = (each for each in score_sheet(WHOLE).lines if each.where == LINE.name)
    tiles, digit = line.factors
    title = translator("tie-primer-line")
    said = translator("tie-primer-line-text", tiles=tiles, digit=digit, points=line.points)
    description = translator("tie-primer-line-picture", tiles=tiles, digit=digit, points=line.points)
    drawn = (_column(WHOLE, "primer-line-"), _sum(f"{tiles} × {digit}", -30), _sum(f"= {line.points}", 84))
    return Picture(title, said, _framed(title, description, WHOLE.tiles, drawn))


def _broken(translator: Translator) -> Picture:
    """The same line with another digit in its middle."""
    title = translator("tie-primer-broken")
    (stranger,) = set(BROKEN.tiles) - set(WHOLE.tiles)
    description = translator("tie-primer-broken-picture", digit=stranger.digit(LINE.direction))
    edge = element("path", class_="tie-try", d=path(RADIUS - 5))
    mark = keyed("primer-stranger", *place_of(STRANGER), edge)
    drawn = (_column(BROKEN, "primer-broken-", mark), _sum("= 0", 84))
    svg = _framed(title, description, BROKEN.tiles, drawn)
    return Picture(title, translator("tie-primer-broken-text"), svg)


def _end(translator: Translator) -> Picture:
    """A full board with its total."""
    points = score_sheet(FULL).total
    title = translator("tie-primer-end")
    description = translator("tie-primer-end-picture", points=points)
    board = parts.board(FULL, fates(FULL, ()), prefix="primer-end-", small=True)
    total = text(str(points), BARE[2] - 8, -346, "tie-total tie-end")
    svg = _framed(title, description, FULL.tiles, (board, _moved(parts.star(STAR), STAR_AT), total))
    return Picture(title, translator("tie-primer-end-text"), svg)


def _middle(cells: Sequence[int]) -> Point:
    """The middle of some cells."""
    across, down = zip(*map(place_of, cells), strict=True)
    return (min(across) + max(across)) / 2, (min(down) + max(down)) / 2


def _moved(drawing: Markup, place: Point, scale: float = 1) -> Markup:
    x, y = map(number, place)
    return element("g", drawing, transform=f"translate({x} {y}) scale({scale:.3g})")


def _arrow(x: float, y: float) -> Markup:
    """In a bow from the side of the called tile down to a point."""
    side = 142 if x > 0 else -142
    top = number(CALLED_AT)
    bow = f"M{side} {top}C{number((side + x) / 2)} {top} {number(x)} {top} {number(x)} {number(y - 22)}"
    return element("path", class_="tie-arrow", d=f"{bow}m-24 -24l24 24l24 -24")


def _column(board: Board, prefix: str, mark: Markup = parts.NOTHING) -> Markup:
    """A line with its ribbon and its pill."""
    across, down = _middle(LINE.cells)
    place = LINE_AT[0] - LINE_SCALE * across, LINE_AT[1] - LINE_SCALE * down
    become = (fate(board, LINE, ()),)
    drawn = parts.board(board, become, prefix=prefix, piece=LINE.cells, called=mark)
    return _moved(drawn, place, LINE_SCALE)


def _sum(content: str, y: float) -> Markup:
    return text(content, SUM_AT, y, "tie-total tie-middle")


def _framed(title: str, description: str, tiles: Iterable[Tile], drawn: Iterable[Markup]) -> str:
    """All pictures have the size of a board without pills."""
    return framed(BARE, title, description, definitions(tiles), join(drawn), standalone=False)
