"""What lies before a player: rows like shafts, with direction, score and what each still accepts (UOD-9)."""

from collections.abc import Iterator

from msgspec import Struct

from ludotheque.draw.markup import Markup, element, join, keyed
from ludotheque.games.up_or_down.board.frame import text
from ludotheque.games.up_or_down.board.marks import interval
from ludotheque.games.up_or_down.board.shapes import LOW, SLIM, fresh_dot, slim_face
from ludotheque.games.up_or_down.components import ROWS, Area, Card, Direction, Row
from ludotheque.games.up_or_down.scoring import row_points
from ludotheque.games.up_or_down.state import Action, Lay, Wipe

WIDTH = 960.0
HIGH = 182.0
APART = 196.0
HEIGHT = ROWS * APART
CARDS_TOP = 56.0
INSET = 20.0
WIPE_AT = (918.0, 30.0)

ARROWS = {
    Direction.UP: "M28 44v-20h-12l22 -20l22 20h-12v20z",
    Direction.DOWN: "M28 6v20h-12l22 20l22 -20h-12v-20z",
}
"""Which way a row goes."""


class Moment(Struct, frozen=True):
    """What a player may do with the rows now.

    Attributes:
        taken: The card that is to be laid; None when none is.
        legal: What may be done.
        tried: What is being tried out.
        fresh: The cards that have come with the latest turns.
    """

    taken: Card | None = None
    legal: tuple[Action, ...] = ()
    tried: Action | None = None
    fresh: frozenset[Card] = frozenset()


QUIET = Moment()


def product(row: Row) -> str:
    """What a row scores: cards times cards of the best colour (UOD-15)."""
    return f"{len(row.cards)} × {row.most_of_a_colour} = {row_points(row)}"


def area(area: Area, seat: int, moment: Moment = QUIET) -> Markup:
    """Draw all three rows, or the places where they will be."""
    return join(
        _row(number, row, seat, moment) if row is not None else _free(number, len(area.rows), seat, moment)
        for number, row in enumerate((*area.rows, *(None for _ in range(ROWS - len(area.rows)))))
    )


def _classes(moment: Moment, action: Action) -> str | None:
    names = (("uod-may", action in moment.legal), ("uod-tried", action == moment.tried))
    return " ".join(name for name, there in names if there) or None


def _row(number: int, row: Row, seat: int, moment: Moment) -> Markup:
    lay, wipe = Lay(number), Wipe(number)
    top = number * APART
    shaft = element("rect", class_="uod-shaft", x=0, y=0, width=WIDTH, height=HIGH, rx=18)
    shown = [
        keyed(
            f"row-{seat}-{number}",
            0,
            top,
            shaft,
            *_head(row, lay in moment.legal, moment),
            class_=_classes(moment, lay),
        )
    ]
    shown += _cards(row, top + CARDS_TOP, moment)
    if wipe in moment.legal or wipe == moment.tried:
        shown.append(_wipe(number, seat, top, _classes(moment, wipe)))
    return join(shown)


def _head(row: Row, accepts: bool, moment: Moment) -> Iterator[Markup]:  # noqa: FBT001 - read as "accepts"
    """The arrow, the score, what it would be with the taken card, and what the row still accepts."""
    direction = row.direction
    if direction is not None:
        yield element("path", class_="uod-arrow", d=ARROWS[direction])
    yield text(product(row), 78, 42, "uod-head")
    if accepts and moment.taken is not None:
        longer = row.with_card(moment.taken)
        sign = "" if direction is not None else {Direction.UP: "▲ ", Direction.DOWN: "▼ "}[_fixed(longer)]
        yield text(f"→ {sign}{product(longer)}", 330, 42, "uod-next")
    elif direction is not None:
        yield text(interval(row).replace(">", "> ").replace("<", "< "), 330, 42, "uod-quiet")


def _fixed(row: Row) -> Direction:
    """The direction of a row with two cards or more."""
    return row.direction or Direction.UP


def _cards(row: Row, top: float, moment: Moment) -> Iterator[Markup]:
    """From left to right, closer together the more there are; every number stays in sight."""
    count = len(row.cards)
    step = min(SLIM + 4, (WIDTH - 2 * INSET - SLIM) / max(1, count - 1))
    for place, card in enumerate(row.cards):
        dot = fresh_dot(SLIM) if card in moment.fresh else Markup()
        yield keyed(f"card-{card}", INSET + step * place, top, slim_face(card), dot)


def _wipe(number: int, seat: int, top: float, class_: str | None) -> Markup:
    x, y = WIPE_AT
    place = element("circle", class_="uod-wipe-place", cx=0, cy=0, r=26)
    mark = element("path", class_="uod-wipe-mark", d="M-10 -10l20 20m0 -20l-20 20")
    return keyed(f"wipe-{seat}-{number}", x, top + y, place, mark, class_=class_)


def _free(number: int, started: int, seat: int, moment: Moment) -> Markup:
    """The place of a row that has not been started; only the next one may be."""
    lay = Lay(number)
    place = element("rect", class_="uod-free", x=0, y=0, width=WIDTH, height=LOW, rx=18)
    words = [] if number > started else [text("+", WIDTH / 2, LOW / 2 + 22, "uod-quiet uod-middle")]
    return keyed(f"row-{seat}-{number}", 0, number * APART, place, *words, class_=_classes(moment, lay))
