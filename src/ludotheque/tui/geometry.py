"""Moving a choice with the arrow keys over a picture whose places stand for actions."""

from collections import defaultdict
from collections.abc import Mapping
from typing import NamedTuple

from ludotheque.core.board import TextPicture

ASPECT = 2.0
"""A character is about twice as high as it is wide."""


class Spot(NamedTuple):
    """The middle of the place of an action, in widths of a character."""

    x: float
    y: float


ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def spots(picture: TextPicture) -> dict[int, Spot]:
    """Where each action stands in a picture, by its code."""
    columns: dict[int, list[int]] = defaultdict(list)
    rows: dict[int, list[int]] = defaultdict(list)
    for row, line in enumerate(picture.lines):
        column = 0
        for span in line:
            if span.code is not None:
                columns[span.code] += range(column, column + len(span.text))
                rows[span.code] += [row] * len(span.text)
            column += len(span.text)
    return {
        code: Spot(sum(columns[code]) / len(columns[code]), ASPECT * sum(rows[code]) / len(rows[code]))
        for code in columns
    }


def reading_order(places: Mapping[int, Spot]) -> list[int]:
    """The codes from the upper left to the lower right."""
    return sorted(places, key=lambda code: (places[code].y, places[code].x))


def neighbour(places: Mapping[int, Spot], current: int | None, arrow: str) -> int | None:
    """The place that an arrow key leads to: near, and rather straight ahead than aside.

    Without a current place it is the one nearest to the middle; at the edge it stays.
    """
    if not places:
        return None
    if current is None or current not in places:
        middle = Spot(
            sum(spot.x for spot in places.values()) / len(places),
            sum(spot.y for spot in places.values()) / len(places),
        )
        return min(places, key=lambda code: (_distance(places[code], middle), code))
    here = places[current]
    across, along = ARROWS[arrow]

    def cost(code: int) -> float:
        ahead = (places[code].x - here.x) * across + (places[code].y - here.y) * along
        aside = abs((places[code].x - here.x) * along) + abs((places[code].y - here.y) * across)
        return ahead + 1.5 * aside if ahead > 0 else float("inf")

    best = min(places, key=lambda code: (cost(code), code))
    return best if cost(best) < float("inf") else current


def _distance(one: Spot, other: Spot) -> float:
    return abs(one.x - other.x) + abs(one.y - other.y)
