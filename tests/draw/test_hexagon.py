"""Flat-top hexagons."""

from math import hypot

import pytest

from ludotheque.draw.hexagon import APOTHEM, centre, corners, path, turned


def test_the_first_corner_is_on_the_right() -> None:
    assert corners(10)[0] == pytest.approx((10, 0))


def test_the_top_is_flat() -> None:
    heights = sorted(y for _x, y in corners(10))
    assert heights[:2] == pytest.approx([-10 * APOTHEM] * 2)


def test_neighbours_in_a_column_share_an_edge() -> None:
    (_, here), (_, below) = centre(0, 0, 10), centre(0, 2, 10)
    assert below - here == pytest.approx(2 * 10 * APOTHEM)


def test_neighbours_in_the_next_column_are_as_far_as_those_in_a_column() -> None:
    assert hypot(*centre(1, 1, 10)) == pytest.approx(2 * 10 * APOTHEM)


def test_an_outline_names_six_corners_and_closes() -> None:
    outline = path(10)
    assert (outline.count("L"), outline[0], outline[-1]) == (5, "M", "Z")


def test_a_quarter_turn_is_clockwise_on_a_page() -> None:
    assert turned((0, -1), 90) == pytest.approx((1, 0))
