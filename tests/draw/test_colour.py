"""Colours: what OKLCH is on a screen, and how colours compare."""

import pytest

from ludotheque.draw.colour import Colour, contrast, deuteranopia, distance, greyscale, mix

WHITE = Colour(1, 0, 0)
BLACK = Colour(0, 0, 0)
RED = Colour(0.627955, 0.257683, 29.2339)
"""The red of sRGB, #f00."""


def test_white_is_all_the_light_of_a_screen() -> None:
    assert WHITE.linear == pytest.approx((1, 1, 1), abs=1e-6)


def test_the_red_of_a_screen_is_its_red_channel_alone() -> None:
    assert RED.linear == pytest.approx((1, 0, 0), abs=1e-3)


def test_the_luminance_of_red_is_its_share_of_white() -> None:
    assert RED.luminance == pytest.approx(0.2126, abs=1e-3)


def test_black_on_white_is_the_greatest_contrast() -> None:
    assert contrast(BLACK, WHITE) == pytest.approx(21)


def test_contrast_does_not_ask_which_colour_comes_first() -> None:
    assert contrast(RED, WHITE) == contrast(WHITE, RED)


def test_red_on_white_has_a_contrast_of_four() -> None:
    assert contrast(RED, WHITE) == pytest.approx(4.0, abs=0.01)


def test_a_colour_that_no_screen_shows_is_out_of_gamut() -> None:
    assert not Colour(0.6, 0.4, 145).in_gamut


def test_the_red_of_a_screen_is_in_gamut() -> None:
    assert RED.in_gamut


def test_a_stylesheet_writes_a_colour_with_three_numbers() -> None:
    assert Colour(0.5, 0.1, 250).css == "oklch(0.5 0.1 250)"


def test_a_share_of_a_quarter_takes_a_quarter_of_the_other_colour() -> None:
    assert mix(BLACK, WHITE, 0.25).lightness == pytest.approx(0.25)


def test_opposite_hues_mix_to_grey() -> None:
    assert mix(Colour(0.6, 0.1, 40), Colour(0.6, 0.1, 220), 0.5).chroma == pytest.approx(0, abs=1e-9)


def test_black_and_white_are_one_apart() -> None:
    assert distance(BLACK, WHITE) == pytest.approx(1)


def test_greyscale_keeps_the_luminance() -> None:
    assert greyscale(RED).luminance == pytest.approx(RED.luminance, abs=1e-6)


def test_grey_looks_grey_with_deuteranopia() -> None:
    grey = Colour(0.6, 0, 0)
    assert distance(deuteranopia(grey), grey) == pytest.approx(0, abs=1e-3)


def test_red_and_green_come_closer_with_deuteranopia() -> None:
    red, green = Colour(0.6, 0.15, 30), Colour(0.6, 0.15, 140)
    assert distance(deuteranopia(red), deuteranopia(green)) < distance(red, green) / 2
