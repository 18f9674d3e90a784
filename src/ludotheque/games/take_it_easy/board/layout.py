"""Where things stand in the drawing: one board and the called tile large, other boards in tidy rows."""

from collections.abc import Sequence
from math import ceil

from ludotheque.core.translator import Translator
from ludotheque.draw.canvas import fitted
from ludotheque.draw.markup import Markup, element, join, keyed, number, use
from ludotheque.games.take_it_easy.board import parts
from ludotheque.games.take_it_easy.board.frame import Box
from ludotheque.games.take_it_easy.board.panel import Panel
from ludotheque.games.take_it_easy.components import CALLS, Tile
from ludotheque.games.take_it_easy.view import View

LEFT, TOP, RIGHT, BOTTOM = -470.0, -500.0, 470.0, 466.0
"""A board with its pills, the middle of the board at (0, 0)."""
FULL: Box = (LEFT, TOP, RIGHT, BOTTOM)
BARE: Box = (-415.0, -446.0, 415.0, 456.0)
"""A board without pills."""

MARGIN = 26.0
ABOVE = 106.0
"""What the called tile needs above a board: most of it lies in the corner that the board leaves free."""
CALLED_SCALE = 1.55
PROGRESS = -136.0
"""Where the words beside the called tile begin."""
CALLED = (-312.0, -457.0)
HEADER = 340.0
"""The height of the called tile and the tally where they stand above all boards."""
CAPTION = 60.0
BADGE = 17.0
LETTER = 21.5
"""As wide as letters of a name are on average, in the widest of the typefaces that may be used."""
GAP = 34.0


def text(content: str, x: float, y: float, class_: str) -> Markup:
    """Words in the drawing."""
    return element("text", content, class_=class_, x=x, y=y)


def table(view: View, own: Panel, others: Sequence[Panel], translator: Translator) -> tuple[Box, Markup]:
    """The reader's board with the called tile above it, the boards of the others below."""
    if own.sight is None:  # pragma: no cover - nobody's own board is behind the curtain
        raise ValueError(own.seat)
    sight = own.sight
    columns = 3 if len(others) in {3, 5} else 2
    below, height = rows(others, columns, BARE, BOTTOM + GAP, translator)
    bottom = BOTTOM + GAP + height if others else BOTTOM
    called = _called(view.called, *CALLED, taken=bool(own.placed) and sight.tried is None)
    board = parts.board(sight.board, own.fates, legal=sight.legal, tried=sight.tried, called=called)
    drawing = (_tally(view, own, translator), board, below)
    return (LEFT, TOP - ABOVE, RIGHT, bottom), join(drawing)


def gallery(view: View, panels: Sequence[Panel], translator: Translator) -> tuple[Box, Markup]:
    """All boards of the same size, the called tile above them."""
    header = GAP if view.called is None else HEADER
    boards, height = rows(panels, min(2, len(panels)), FULL, header, translator)
    called = _called(view.called, CALLED[0], MARGIN + 140, taken=False)
    words = join(_lines(_progress(view, translator), PROGRESS, MARGIN + 110, "tie-label"))
    return (LEFT, 0, RIGHT, header + height), join((called, words, boards))


def _called(tile: Tile | None, x: float, y: float, *, taken: bool) -> Markup:
    """The called tile; an empty outline once the reader has taken it."""
    if tile is None:
        return parts.NOTHING
    if taken:
        return keyed("called", x, y, parts.slot(CALLED_SCALE))
    return keyed(f"tile-{tile}", x, y, use(f"tie-{tile}"), scale=CALLED_SCALE)


def _progress(view: View, translator: Translator) -> list[str]:
    """How far the round is, and of several the game."""
    words = []
    if view.called is not None:
        words.append(translator("tie-drawing-calls", number=len(view.calls), calls=CALLS))
        if view.options.rounds > 1:
            words.append(translator("tie-drawing-rounds", number=view.round + 1, rounds=view.options.rounds))
    return words


def _lines(words: Sequence[str], x: float, top: float, class_: str) -> list[Markup]:
    """Lines of words below each other."""
    return [text(line, x, top + 42 * row, class_) for row, line in enumerate(words)]


def _tally(view: View, own: Panel, translator: Translator) -> Markup:
    """Beside the called tile how far the game is; in the other free corner what the reader has."""
    top, right = TOP - ABOVE, RIGHT - MARGIN
    words = [translator("tie-drawing-points", points=own.points)]
    if view.options.rounds > 1 and own.total is not None:
        words.append(translator("tie-drawing-total", points=own.total))
    return join(
        (
            *_lines(_progress(view, translator), PROGRESS, top + 52, "tie-label"),
            text(str(own.points), right, top + 104, "tie-total tie-end"),
            *_lines(words, right, top + 150, "tie-label tie-end"),
            keyed("winner", right - 250, top + 66, parts.star(34)) if own.winner else parts.NOTHING,
        )
    )


def rows(
    panels: Sequence[Panel], columns: int, box: Box, top: float, translator: Translator
) -> tuple[Markup, float]:
    """Boards with captions in rows of so many, the last row in the middle; and the height of it all."""
    left, upper, right, lower = box
    width = (RIGHT - LEFT - 2 * MARGIN - (columns - 1) * GAP) / columns
    scale = width / (right - left)
    height = CAPTION + (lower - upper) * scale + GAP
    drawn = []
    for index, panel in enumerate(panels):
        row, column = divmod(index, columns)
        in_row = min(columns, len(panels) - row * columns)
        x = (column - (in_row - 1) / 2) * (width + GAP)
        small = _small(panel, box, scale, translator)
        drawn.append(keyed(f"seat-{panel.seat}", x, top + row * height, small))
    return join(drawn), ceil(len(panels) / columns) * height


def _small(panel: Panel, box: Box, scale: float, translator: Translator) -> Markup:
    """A board with its caption above it, the middle of its upper edge at (0, 0)."""
    left, upper, right, _lower = box
    x, y = -(left + right) / 2 * scale, CAPTION - upper * scale
    prefix = f"seat-{panel.seat}-"
    if panel.sight is None:
        board = parts.curtain()
    else:
        board = parts.board(panel.sight.board, panel.fates, prefix=prefix, small=box == BARE)
    place = f"translate({number(x)} {number(y)}) scale({scale:.3f})"
    caption = _caption(panel, (right - left) / 2 * scale, translator)
    return join((caption, element("g", board, transform=place)))


def _caption(panel: Panel, half: float, translator: Translator) -> Markup:
    """Whose board it is, whether the seat has placed; in a corner that the board leaves free its total."""
    middle, foot, left = CAPTION / 2 - 4, CAPTION / 2 + 9, -half + 2 * BADGE + 14
    seat = fitted(translator("seat-name", seat=panel.seat + 1), int((half - left) / LETTER))
    points = "" if panel.total is None else str(panel.total)
    badge = element("g", _badge(panel), transform=f"translate({number(-half + BADGE)} {number(middle)})")
    name = text(seat, left, foot, "tie-name")
    return join((badge, name, text(points, half, CAPTION + 32, "tie-sum tie-end")))


def _badge(panel: Panel) -> Markup:
    if panel.winner:
        return parts.star(BADGE)
    if panel.placed is None:
        return parts.NOTHING
    return parts.tick(BADGE) if panel.placed else parts.waiting(BADGE)
