"""The colours of Take it Easy!: whatever carries meaning stands out, by day and by night, for every eye."""

from itertools import combinations

import pytest

from ludotheque.draw.colour import Colour, contrast, deuteranopia, distance, greyscale, mix
from ludotheque.games.take_it_easy.board.palette import DEAD, FAINT, NIGHT, PAPER, Theme, stylesheet, tokens
from ludotheque.games.take_it_easy.components import DIGITS

TEXT = 4.5
SHAPE = 3.0
APART = 0.09
"""In OKLab, where black and white are 1 apart: more than twice what is told apart side by side."""

themes = pytest.mark.parametrize("theme", [PAPER, NIGHT], ids=["paper", "night"])
every_digit = pytest.mark.parametrize("digit", [digit for digits in DIGITS.values() for digit in digits])
same_direction = pytest.mark.parametrize(
    ("one", "other"), [pair for digits in DIGITS.values() for pair in combinations(digits, 2)]
)


@themes
def test_a_screen_shows_every_colour_as_it_is(theme: Theme) -> None:
    assert [name for name, colour in tokens(theme).items() if not colour.in_gamut] == []


def test_both_themes_have_the_same_tokens() -> None:
    assert list(PAPER) == list(NIGHT)


@themes
@pytest.mark.parametrize(
    ("ink", "ground"), [("ink", "page"), ("quiet", "page"), ("quiet", "well"), ("ink", "card")]
)
def test_words_can_be_read(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(theme[ink], theme[ground]) >= TEXT


@themes
@every_digit
def test_a_digit_can_be_read_on_its_ribbon(theme: Theme, digit: int) -> None:
    colours = tokens(theme)
    assert contrast(colours[f"on-{digit}"], colours[str(digit)]) >= TEXT


@themes
@every_digit
def test_a_digit_can_be_read_on_the_ribbon_of_a_dead_line(theme: Theme, digit: int) -> None:
    assert contrast(theme["ink"], mix(theme[str(digit)], theme["card"], DEAD)) >= TEXT


@every_digit
@pytest.mark.parametrize(("theme", "faint"), [(PAPER, FAINT[0]), (NIGHT, FAINT[1])], ids=["paper", "night"])
def test_a_digit_can_be_read_on_a_tile_that_is_tried_out(theme: Theme, faint: float, digit: int) -> None:
    assert contrast(theme["ink"], mix(theme[str(digit)], theme["card"], faint)) >= TEXT


@themes
@every_digit
def test_a_ribbon_or_its_edge_stands_out_from_the_card(theme: Theme, digit: int) -> None:
    ribbon = max(contrast(theme[name], theme["card"]) for name in (str(digit), "edge"))
    assert ribbon >= SHAPE


@themes
@pytest.mark.parametrize(
    ("shape", "ground"),
    [
        ("accent", "well"),
        ("accent", "plate"),
        ("accent", "card"),
        ("accent", "page"),
        ("quiet", "page"),
        ("curtain", "page"),
    ],
)
def test_a_shape_with_a_meaning_stands_out(theme: Theme, shape: str, ground: str) -> None:
    assert contrast(theme[shape], theme[ground]) >= SHAPE


@themes
@same_direction
def test_digits_of_one_direction_differ_in_greyscale(theme: Theme, one: int, other: int) -> None:
    assert _apart(greyscale(theme[str(one)]), greyscale(theme[str(other)]))


@themes
@same_direction
def test_digits_of_one_direction_differ_with_deuteranopia(theme: Theme, one: int, other: int) -> None:
    assert _apart(deuteranopia(theme[str(one)]), deuteranopia(theme[str(other)]))


def _apart(one: Colour, other: Colour) -> bool:
    return distance(one, other) >= APART


def test_the_stylesheet_follows_the_system_and_the_page() -> None:
    themes = ("prefers-color-scheme:dark", '[data-theme="light"]', '[data-theme="dark"]')
    assert [name for name in themes if name not in stylesheet()] == []


def test_the_stylesheet_fetches_nothing() -> None:
    assert [word for word in ("url(", "@import", "@font-face", "//") if word in stylesheet()] == []


def test_every_rule_of_the_stylesheet_is_about_this_game() -> None:
    selectors = [line.split("{")[0] for line in stylesheet().splitlines() if not line.startswith("@media")]
    parts = [part.split()[-1] for selector in selectors for part in selector.split(",")]
    assert [part for part in parts if not part.startswith((".tie-", ".ludo-tie"))] == []


def test_every_colour_that_the_stylesheet_names_has_a_value() -> None:
    sheet = stylesheet()
    named = {f"--tie-{name}" for name in tokens(PAPER)}
    assert [name for name in named if f"{name}:oklch(" not in sheet] == []
