"""The parts of a drawn board: cells and tiles, finished ribbons, the fate of every line, the curtain."""

from collections.abc import Iterable, Sequence

from ludotheque.draw.hexagon import Point, path, turned
from ludotheque.draw.markup import Markup, element, join, keyed, number, use
from ludotheque.games.take_it_easy.board.palette import NUMBER_SIZE, POINTS_SIZE
from ludotheque.games.take_it_easy.board.shapes import (
    ANGLES,
    ASIDE,
    BASELINE,
    CARD,
    PILL_AWAY,
    RADIUS,
    place_of,
    plate,
)
from ludotheque.games.take_it_easy.components import CELLS, LINES_THROUGH, Board, Direction, Line, Tile
from ludotheque.games.take_it_easy.scoring import Fate, Hope

NOTHING = Markup()

PILL_WIDTH, PILL_HEIGHT = 68.0, 44.0


def _head(line: Line) -> int:
    """The cell at the end of a line to which the digits of its tiles point."""
    return line.cells[-1] if line.direction is Direction.FALLING else line.cells[0]


def _pill_place(line: Line) -> Point:
    x, y = place_of(_head(line))
    dx, dy = turned((ASIDE, -PILL_AWAY[line.direction]), ANGLES[line.direction])
    return x + dx, y + dy


def _pill(fate: Fate, prefix: str) -> Markup:
    """At the edge of the board: filled with points, hollow with the best that is possible, or struck."""
    high = PILL_HEIGHT if fate.hope is not Hope.DEAD else PILL_HEIGHT * 0.7
    wide = PILL_WIDTH - PILL_HEIGHT + high
    shape = element("rect", class_="tie-pill", x=-wide / 2, y=-high / 2, width=wide, height=high, rx=high / 2)
    kind = f"tie-{fate.hope}"
    if fate.hope is Hope.DEAD:
        content = element("path", class_="tie-strike", d="M-14 19L14 -19")
    else:
        content = element("text", str(fate.points), class_="tie-points", y=POINTS_SIZE * BASELINE)
    if fate.hope is Hope.COMPLETE:
        kind += f" tie-{fate.digit}"
    return keyed(f"{prefix}line-{fate.line.name}", *_pill_place(fate.line), shape, content, class_=kind)


def _run(fate: Fate, prefix: str) -> Markup:
    """The ribbon of a finished line where it bridges the gaps between tiles and leaves the board."""
    cells, digit = fate.line.cells, fate.digit
    if fate.line.direction is Direction.FALLING:
        cells = cells[::-1]
    x, y = place_of(cells[0])
    offsets = [(place[0] - x, place[1] - y) for place in map(place_of, cells)]
    bridges = [use(f"tie-gap{digit}", x=dx, y=dy) for dx, dy in offsets[:-1]]
    end = use(f"tie-end{digit}", x=offsets[-1][0], y=offsets[-1][1])
    kind = f"tie-{fate.line.direction[0]}-{fate.hope}"
    return keyed(f"{prefix}ribbon-{fate.line.name}", x, y, use(f"tie-out{digit}"), *bridges, end, class_=kind)


def _classes(cell: int, lines: Iterable[Fate]) -> str | None:
    """The classes of a tile: which of its ribbons are finished, and which dead."""
    known = {fate.line: fate.hope for fate in lines}
    through = [(line.direction[0], known[line]) for line in LINES_THROUGH[cell] if line in known]
    return " ".join(f"tie-{short}-{hope}" for short, hope in through if hope is not Hope.OPEN) or None


def _well(cell: int, prefix: str, *, numbered: bool, may: bool) -> Markup:
    """A cell: quiet, outlined when the called tile may go there."""
    label = element("text", str(cell), class_="tie-number", y=NUMBER_SIZE * BASELINE) if numbered else NOTHING
    return keyed(
        f"{prefix}cell-{cell}", *place_of(cell), use("tie-well"), label, class_="tie-may" if may else None
    )


def _trial(cell: int, tile: Tile, prefix: str) -> Markup:
    """The called tile tried out on a cell: faint, with a dashed edge."""
    edge = element("path", class_="tie-try", d=path(RADIUS - 5))
    return keyed(f"{prefix}trial", *place_of(cell), use(f"tie-{tile}", class_="tie-trial"), edge)


def board(
    shown: Board,
    lines: Sequence[Fate],
    *,
    prefix: str = "",
    legal: frozenset[int] = frozenset(),
    tried: int | None = None,
    called: Markup = NOTHING,
    small: bool = False,
    piece: Sequence[int] | None = None,
) -> Markup:
    """A board with all that lies on it and around it, its middle at (0, 0).

    The cells come first, then the tiles on them and the called one beside them, so that it can move among
    them, then the ribbons that go from tile to tile, then the pills. A small board has neither numbers nor
    pills; of a piece of a board only some cells are there. The keys begin with the prefix.
    """
    cells = CELLS if piece is None else piece
    tiles = [(cell, tile) for cell, tile in enumerate(shown.cells) if tile is not None]
    empty = frozenset(shown.empty_cells)
    wells = [_well(cell, prefix, numbered=cell in empty and not small, may=cell in legal) for cell in cells]
    lying = [
        _trial(cell, tile, prefix)
        if cell == tried
        else keyed(f"{prefix}tile-{tile}", *place_of(cell), use(f"tie-{tile}", class_=_classes(cell, lines)))
        for cell, tile in tiles
    ]
    ribbons = [_run(fate, prefix) for fate in lines if fate.hope is Hope.COMPLETE]
    around = [] if small else [_pill(fate, prefix) for fate in lines]
    groups = (element("g", *group) for group in (wells, [*lying, called], ribbons, around))
    return join((use("tie-plate") if piece is None else plate(piece), *groups))


def slot(scale: float) -> Markup:
    """Where the called tile lay before it was placed."""
    return element("path", class_="tie-slot", d=path(CARD * scale))


def tick(size: float) -> Markup:
    """A round mark: placed."""
    return join(
        (
            element("circle", class_="tie-done", r=size),
            element(
                "path",
                class_="tie-tick",
                d="M{} {}l{} {}l{} {}".format(
                    *(number(size * share) for share in (-0.45, 0.05, 0.33, 0.35, 0.6, -0.72))
                ),
                stroke_width=size * 0.24,
            ),
        )
    )


def waiting(size: float) -> Markup:
    """A dashed ring: still choosing."""
    return element("circle", class_="tie-wait", r=size * 0.9, stroke_width=size * 0.2)


def star(size: float) -> Markup:
    """A star for who has won."""
    points = (turned((0, -size if step % 2 == 0 else -size * 0.45), step * 36) for step in range(10))
    data = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"
    return element("path", class_="tie-star", d=data)


CURTAIN: tuple[float, float, float] = (392.0, -420.0, 420.0)
"""Half the width of a curtain, its top, its hem."""
FOLDS = 12
SWAGS = 5


def _scallops(half: float, count: int, drop: float) -> str:
    """Arcs side by side, from right to left."""
    step = number(2 * half / count)
    return f"q{number(-half / count)} {number(drop)} -{step} 0" * count


def curtain() -> Markup:
    """A closed curtain in front of a board."""
    half, top, hem = CURTAIN
    step, high = 2 * half / FOLDS, hem - top
    cloth = f"M{number(-half)} {number(top)}h{number(2 * half)}v{number(high)}{_scallops(half, FOLDS, 22)}z"
    fold = f"c4 {number(high / 3)} -10 {number(high * 2 / 3)} 0 {number(high)}l{number(step * 0.38)} 9"
    fold += f"c2 {number(-high / 3)} 12 {number(-high * 2 / 3)} {number(-step * 0.12)} {number(-high - 9)}z"
    folds = "".join(f"M{number(-half + step * (index + 0.5))} {number(top)}{fold}" for index in range(FOLDS))
    valance = (
        f"M{number(-half - 8)} {number(top)}h{number(2 * half + 16)}v54{_scallops(half + 8, SWAGS, 92)}z"
    )
    return join(
        (
            element("path", class_="tie-curtain", d=cloth),
            element("path", class_="tie-fold", d=folds),
            element("path", class_="tie-valance", d=valance),
            element(
                "path", class_="tie-rod", d=f"M{number(-half - 16)} {number(top)}h{number(2 * half + 32)}"
            ),
        )
    )
