"""The parts of a drawn board: its cells and tiles, its finished ribbons, the fate of its lines, its curtain."""

from collections.abc import Iterable

from ludotheque.draw.hexagon import Point, path, turned
from ludotheque.draw.markup import Markup, element, join, keyed, number, use
from ludotheque.games.take_it_easy.board_shapes import (
    ANGLES,
    ASIDE,
    BASELINE,
    CARD,
    PILL_AWAY,
    RADIUS,
    place_of,
)
from ludotheque.games.take_it_easy.components import CELLS, LINES_THROUGH, Board, Direction, Line, Tile
from ludotheque.games.take_it_easy.scoring import Fate, Hope

PILL_WIDTH, PILL_HEIGHT = 68.0, 44.0


def _head(line: Line) -> int:
    """The cell at the end of a line to which the digits of its tiles point."""
    return line.cells[-1] if line.direction is Direction.FALLING else line.cells[0]


def _pill_place(line: Line) -> Point:
    x, y = place_of(_head(line))
    dx, dy = turned((ASIDE, -PILL_AWAY[line.direction]), ANGLES[line.direction])
    return x + dx, y + dy


def pill(fate: Fate, prefix: str) -> Markup:
    """At the edge of the board: filled with points, hollow with the best that is possible, or struck."""
    shape = element(
        "rect",
        class_="tie-pill",
        x=-PILL_WIDTH / 2,
        y=-PILL_HEIGHT / 2,
        width=PILL_WIDTH,
        height=PILL_HEIGHT,
        rx=PILL_HEIGHT / 2,
    )
    kind = f"tie-{fate.hope}"
    match fate.hope:
        case Hope.DEAD:
            shape = element("path", class_="tie-strike", d="M-24 0h48")
            content = element("path", class_="tie-strike", d="M-9 12L9 -12")
        case Hope.OPEN | Hope.COMPLETE:
            content = element("text", str(fate.points), class_="tie-points", y=33 * BASELINE)
    if fate.hope is Hope.COMPLETE:
        kind += f" tie-{fate.digit}"
    return keyed(f"{prefix}line-{fate.line.name}", *_pill_place(fate.line), shape, content, class_=kind)


def run(fate: Fate, prefix: str) -> Markup:
    """The ribbon of a finished line where it bridges the gaps between tiles and leaves the board."""
    cells, digit = fate.line.cells, fate.digit
    if fate.line.direction is Direction.FALLING:
        cells = cells[::-1]
    x, y = place_of(cells[0])
    offsets = [(place[0] - x, place[1] - y) for place in map(place_of, cells)]
    bridges = [use(f"tie-gap{digit}", x=dx, y=dy) for dx, dy in offsets[:-1]]
    end = use(f"tie-end{digit}", x=offsets[-1][0], y=offsets[-1][1])
    return keyed(f"{prefix}ribbon-{fate.line.name}", x, y, use(f"tie-out{digit}"), *bridges, end)


def states(cell: int, fates: Iterable[Fate]) -> str | None:
    """The classes of a tile: which of its ribbons are dead."""
    dead = {fate.line for fate in fates if fate.hope is Hope.DEAD}
    classes = " ".join(f"tie-{line.direction[0]}-dead" for line in LINES_THROUGH[cell] if line in dead)
    return classes or None


def well(cell: int, *, empty: bool, may: bool, prefix: str) -> Markup:
    """A cell of the board: quiet, with its number while it is empty, outlined when the tile may go there."""
    content = [use("tie-well")]
    if empty:
        content.append(element("text", str(cell), class_="tie-number", y=34 * BASELINE))
    return keyed(f"{prefix}cell-{cell}", *place_of(cell), *content, class_="tie-can" if may else None)


def tile_on(cell: int, tile: Tile, fates: Iterable[Fate], prefix: str) -> Markup:
    """A tile on its cell."""
    return keyed(f"{prefix}tile-{tile}", *place_of(cell), use(f"tie-{tile}"), class_=states(cell, fates))


def trial(cell: int, tile: Tile) -> Markup:
    """The called tile tried out on a cell: faint, with a dashed edge."""
    edge = element("path", class_="tie-try", d=path(RADIUS - 5))
    return keyed("trial", *place_of(cell), use(f"tie-{tile}", class_="tie-trial"), edge)


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
                d="M{} {}l{} {}l{} {}".format(*(number(size * share) for share in (-0.45, 0.05, 0.33, 0.35, 0.6, -0.72))),
                stroke_width=size * 0.24,
            ),
        )
    )


def waiting(size: float) -> Markup:
    """A dashed ring: still choosing."""
    return element("circle", class_="tie-wait", r=size * 0.9, stroke_width=size * 0.2)


FOLDS = 10


def curtain() -> Markup:
    """A closed curtain in front of a board."""
    half, top, bottom = 392.0, -405.0, 372.0
    step = 2 * half / FOLDS
    hem = "".join(f"q{number(-step / 2)} 34 {number(-step)} 0" for _ in range(FOLDS))
    folds = "".join(
        f"M{number(-half + step * (fold + 0.62))} {number(top + 14)}"
        f"h{number(step * 0.3)}q{number(step * 0.1)} 400 {number(step * 0.08)} {number(bottom - top - 2)}"
        f"q{number(-step * 0.2)} 10 {number(-step * 0.46)} 12q{number(step*0.1)} -400 {number(step * 0.08)} {number(top - bottom)}z"
        for fold in range(FOLDS)
    )
    return join(
        (
            element("path", class_="tie-curtain", d=f"M{number(-half)} {number(top)}h{number(2 * half)}V{number(bottom)}{hem}z"),
            element("path", class_="tie-fold", d=folds),
            element("path", class_="tie-rod", d=f"M{number(-half - 22)} {number(top)}h{number(2 * half + 44)}", stroke_width=22),
        )
    )
