"""Take it Easy! as one accessible SVG: the reader's own board large, the others small."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from ludotheque.core.events import Seat
from ludotheque.core.translator import Translator
from ludotheque.draw.markup import Markup, element, join, keyed, number, use
from ludotheque.games.take_it_easy import board_parts as parts
from ludotheque.games.take_it_easy import board_words as words
from ludotheque.games.take_it_easy.board_palette import SCOPE, stylesheet
from ludotheque.games.take_it_easy.board_shapes import definitions
from ludotheque.games.take_it_easy.components import CALLS, Board, Tile
from ludotheque.games.take_it_easy.scoring import Fate, Hope, fates
from ludotheque.games.take_it_easy.view import View

LEFT, TOP, RIGHT, BOTTOM = -470.0, -500.0, 470.0, 466.0
"""A board with its pills, the middle of the board at (0, 0)."""
CALLED_TOP = 104.0
"""What the called tile needs above its board."""
CALLED_SCALE = 1.5
CALLED_PLACE = (-316.0, -456.0)
CAPTION = 84.0
SMALL_BOX = 850.0
SMALL_HEIGHT = 900.0
"""A board without pills, with air around it."""


Box = tuple[float, float, float, float]


class Panel(Struct, frozen=True):
    """What is drawn of one seat.

    Attributes:
        seat: Whose board it is.
        board: What stands on it; None behind the curtain.
        fates: What has become of its lines.
        points: What its finished lines bring so far; after the game its total.
        placed: Whether it has placed the called tile; None when no tile is waiting.
        winner: Whether it has won the game.
    """

    seat: Seat
    board: Board | None
    fates: tuple[Fate, ...]
    points: int | None
    placed: bool | None
    winner: bool


def _over(view: View) -> bool:
    """Whether the last round is shown rather than the empty boards of the next."""
    return bool(view.finished) and not view.calls


def _panel(view: View, seat: Seat) -> Panel:
    if _over(view):
        board: Board | None = view.finished[-1].boards[seat]
        left: tuple[Tile, ...] = ()
        placed = None
    else:
        board = view.boards[seat]
        placed = view.placed[seat] if view.called is not None else None
        left = view.uncalled
        if board is not None and view.called is not None:
            if seat == view.seat and view.own_cell is not None:
                board = board.with_tile(view.own_cell, view.called)
            else:
                left = (*left, view.called)
    lines = () if board is None else fates(board, left)
    points = None if board is None else sum(fate.points for fate in lines if fate.hope is Hope.COMPLETE)
    winner = view.outcome is not None and view.outcome.places[seat] == 1
    return Panel(seat, board, lines, points, placed, winner)


def _full_board(
    board: Board,
    lines: Sequence[Fate],
    *,
    prefix: str = "",
    legal: Iterable[int] = (),
    pills: bool = True,
    preview: Markup | None = None,
) -> Markup:
    """A board with everything on it, its middle at (0, 0)."""
    may = frozenset(legal)
    tiles = [(cell, tile) for cell, tile in enumerate(board.cells) if tile is not None]
    empty = frozenset(board.empty_cells)
    finished = [fate for fate in lines if fate.hope is Hope.COMPLETE]
    cells = range(len(board.cells))
    return join(
        (
            use("tie-plate"),
            element("g", *(parts.well(cell, empty=cell in empty, may=cell in may, prefix=prefix) for cell in cells)),
            element("g", *(parts.tile_on(cell, tile, lines, prefix) for cell, tile in tiles)),
            element("g", *(parts.run(fate, prefix) for fate in finished)),
            preview or Markup(),
            element("g", *(parts.pill(fate, prefix) for fate in lines)) if pills else Markup(),
        )
    )


def _text(content: str, x: float, y: float, class_: str) -> Markup:
    return element("text", content, class_=class_, x=x, y=y)


def _table(
    view: View, panels: Sequence[Panel], seat: Seat, highlight: int | None, translator: Translator
) -> tuple[Box, Markup]:
    """The board of a seat with the called tile above it, the boards of the others below."""
    own = panels[seat]
    assert own.board is not None  # noqa: S101 - nobody's own board is behind the curtain
    preview = None
    if highlight is not None and view.called is not None:
        preview = parts.trial(highlight, view.called)
    legal = [place.cell for place in view.legal]
    board = _full_board(own.board, own.fates, legal=legal, preview=preview)
    others = [panel for panel in panels if panel.seat != seat]
    strip, height = _strip(others, translator)
    box = (LEFT, TOP - CALLED_TOP, RIGHT, BOTTOM + height)
    return box, join((_called(view, own), _tally(view, own, translator), board, strip))


def _called(view: View, own: Panel) -> Markup:
    if view.called is None:
        return Markup()
    if own.placed:
        return keyed("called", *CALLED_PLACE, parts.slot(CALLED_SCALE))
    return keyed(f"tile-{view.called}", *CALLED_PLACE, use(f"tie-{view.called}"), scale=CALLED_SCALE)


def _tally(view: View, panel: Panel, translator: Translator) -> Markup:
    """How many points there are, and how many tiles have been called."""
    top = TOP - CALLED_TOP
    lines = [
        _text(translator("tie-drawing-points"), RIGHT - 24, top + 62, "tie-label tie-end"),
        _text(str(panel.points), RIGHT - 24, top + 154, "tie-total tie-end"),
    ]
    if view.called is not None:
        lines.append(_text(f"{len(view.calls)}/{CALLS}", RIGHT - 24, top + 212, "tie-label tie-end"))
    return element("g", *lines, data_key="tally")


def _strip(others: Sequence[Panel], translator: Translator) -> tuple[Markup, float]:
    """The boards of the others in rows of two or three, and how high that is."""
    if not others:
        return Markup(), 0
    columns = 3 if len(others) in (3, 5) else 2
    return _rows(others, columns, (RIGHT - LEFT) / columns, BOTTOM + 20, translator)


def _rows(
    panels: Sequence[Panel], columns: int, width: float, top: float, translator: Translator
) -> tuple[Markup, float]:
    scale = (width - 24) / SMALL_BOX
    row_height = SMALL_HEIGHT * scale + CAPTION
    drawn = []
    for index, panel in enumerate(panels):
        row, column = divmod(index, columns)
        in_row = min(columns, len(panels) - row * columns)
        x = (column - (in_row - 1) / 2) * width
        y = top + row * row_height + CAPTION + SMALL_HEIGHT * scale / 2
        drawn.append(_small(panel, x, y, scale, translator))
    rows = -(-len(panels) // columns)
    return join(drawn), rows * row_height + 20


def _small(panel: Panel, x: float, y: float, scale: float, translator: Translator) -> Markup:
    prefix = f"seat-{panel.seat}-"
    if panel.board is None:
        picture = join((use("tie-plate"), parts.curtain()))
    else:
        picture = _full_board(panel.board, panel.fates, prefix=prefix, pills=False)
    caption = translator("seat-name", seat=panel.seat + 1)
    return keyed(f"seat-{panel.seat}", x, y,
        element("g", picture, transform=f"scale({scale:.3g})"),
        _text(caption, -100, -SMALL_HEIGHT * scale / 2 - 24, "tie-name tie-middle"),
    )


def _gallery(view: View, panels: Sequence[Panel], translator: Translator) -> tuple[Box, Markup]:
    raise NotImplementedError


def _picture(
    box: Box,
    title: str,
    description: str,
    tiles: Iterable[Tile],
    content: Markup,
    *,
    standalone: bool,
) -> str:
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    page = element("rect", class_="tie-page", x=left, y=top, width=width, height=height, rx=24)
    return element(
        "svg",
        element("title", title),
        element("desc", description),
        element("style", Markup(stylesheet())) if standalone else Markup(),
        definitions(tiles),
        page if standalone else Markup(),
        content,
        xmlns="http://www.w3.org/2000/svg",
        class_=SCOPE,
        role="img",
        viewBox=" ".join(number(value) for value in (left, top, width, height)),
    )


def svg(
    view: View, translator: Translator, *, highlight: int | None = None, standalone: bool = True
) -> str:
    """Draw what a seat sees: its own board large, the others small; for a spectator all alike.

    Args:
        view: What the reader may know.
        translator: Speaks the reader's language.
        highlight: The code of a cell on which the called tile is tried out.
        standalone: Whether the picture brings its own stylesheet and page colour, or a page gives them.
    """
    panels = [_panel(view, seat) for seat in range(len(view.boards))]
    if view.seat is None:
        box, content = _gallery(view, panels, translator)
    else:
        box, content = _table(view, panels, view.seat, highlight, translator)
    tiles = [tile for panel in panels if panel.board is not None for tile in panel.board.tiles]
    return _picture(
        box,
        words.title(view.seat, translator),
        words.description(view, panels, translator),
        [*tiles, *([] if view.called is None else [view.called])],
        content,
        standalone=standalone,
    )


def board_picture(
    board: Board, translator: Translator, *, uncalled: Iterable[Tile], standalone: bool = True
) -> str:
    """Draw one board with the fate of its lines and what it brings so far."""
    lines = fates(board, uncalled)
    points = sum(fate.points for fate in lines if fate.hope is Hope.COMPLETE)
    total = _text(str(points), RIGHT - 20, TOP + 100, "tie-total tie-end")
    content = join((_full_board(board, lines), total))
    return _picture(
        (LEFT, TOP, RIGHT, BOTTOM),
        translator("tie-drawing-one", points=points),
        f"{words.cells(board, translator)} {words.lines(lines, translator)}",
        board.tiles,
        content,
        standalone=standalone,
    )
