"""Flat-top hexagons: corners, and centres on a board of columns; y grows downwards, as on a page."""

from math import cos, pi, sin, sqrt

from ludotheque.draw.markup import number

Point = tuple[float, float]

APOTHEM = sqrt(3) / 2
"""From the centre to the middle of an edge, where the corners are at distance 1."""


def centre(column: float, half_row: float, radius: float) -> Point:
    """The centre of the hexagon in a column, at a height counted in half hexagons."""
    return 1.5 * radius * column, APOTHEM * radius * half_row


def corners(radius: float) -> tuple[Point, ...]:
    """The six corners around (0, 0), clockwise from the right."""
    return tuple((radius * cos(step * pi / 3), radius * sin(step * pi / 3)) for step in range(6))


def path(radius: float) -> str:
    """The outline around (0, 0) as path data."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners(radius)) + "Z"


def turned(point: Point, angle: float) -> Point:
    """A point turned clockwise around (0, 0) by an angle in degrees."""
    turn = angle * pi / 180
    x, y = point
    return x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
