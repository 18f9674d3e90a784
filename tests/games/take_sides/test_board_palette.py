"""The colours of Take Sides: whatever carries meaning stands out, by day and by night, for every eye."""

from itertools import combinations

import pytest

from ludotheque.draw.colour import contrast, deuteranopia, distance, greyscale
from ludotheque.games.take_sides.board.families import HATS, NARROW, PATTERNS
from ludotheque.games.take_sides.board.palette import FAMILIES, NIGHT, PAPER, Theme, stylesheet, tokens
from ludotheque.games.take_sides.components import COLOURS, Colour

TEXT = 4.5
SHAPE = 3.0
APART = 0.09
"""In OKLab, where black and white are 1 apart: more than twice what is told apart side by side."""

themes = pytest.mark.parametrize("theme", [PAPER, NIGHT], ids=["paper", "night"])
every_family = pytest.mark.parametrize("shade", COLOURS)
every_pair = pytest.mark.parametrize(("one", "other"), list(combinations(COLOURS, 2)))
"""Any two families may lie side by side."""


@themes
def test_a_screen_shows_every_colour_as_it_is(theme: Theme) -> None:
    assert [name for name, colour in tokens(theme).items() if not colour.in_gamut] == []


def test_both_themes_have_the_same_tokens() -> None:
    assert list(PAPER) == list(NIGHT)


@themes
@pytest.mark.parametrize(
    ("ink", "ground"),
    [("ink", "page"), ("quiet", "page"), ("accent", "page"), ("digit", "card")],
)
def test_words_can_be_read(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(theme[ink], theme[ground]) >= TEXT


@themes
@pytest.mark.parametrize("ground", ["lit", "card", "fair", "tan", "deep", "shirt", "window", "wood", "cloth"])
def test_the_lines_of_a_character_stand_out(theme: Theme, ground: str) -> None:
    assert contrast(theme["edge"], theme[ground]) >= SHAPE


@themes
@every_family
@pytest.mark.parametrize("ground", ["lit", "card"])
def test_a_hat_or_its_edge_stands_out(theme: Theme, shade: Colour, ground: str) -> None:
    assert max(contrast(theme[name], theme[ground]) for name in (FAMILIES[shade], "edge")) >= SHAPE


@themes
@every_family
def test_a_pattern_stands_out_from_its_wall(theme: Theme, shade: Colour) -> None:
    colours = tokens(theme)
    assert contrast(colours[f"on-{FAMILIES[shade]}"], colours[FAMILIES[shade]]) >= SHAPE


@themes
def test_a_lit_window_stands_out_on_the_back_of_a_card(theme: Theme) -> None:
    assert contrast(theme["window"], theme["back"]) >= SHAPE


@pytest.mark.rule("TS-1")
@themes
@every_pair
def test_families_differ_in_greyscale(theme: Theme, one: Colour, other: Colour) -> None:
    assert distance(greyscale(theme[FAMILIES[one]]), greyscale(theme[FAMILIES[other]])) >= APART


@pytest.mark.rule("TS-1")
@themes
@every_pair
def test_families_differ_with_deuteranopia(theme: Theme, one: Colour, other: Colour) -> None:
    assert distance(deuteranopia(theme[FAMILIES[one]]), deuteranopia(theme[FAMILIES[other]])) >= APART


@pytest.mark.rule("TS-1")
def test_every_family_has_a_pattern_of_its_own() -> None:
    assert len({PATTERNS[shade](0, 0, NARROW) for shade in COLOURS}) == 6


@pytest.mark.rule("TS-1")
def test_every_family_has_a_hat_of_its_own() -> None:
    assert len({HATS[shade] for shade in COLOURS}) == 6


def test_the_stylesheet_follows_the_system_and_the_page() -> None:
    themes = ("prefers-color-scheme:dark", '[data-theme="light"]', '[data-theme="dark"]')
    assert [name for name in themes if name not in stylesheet()] == []


def test_the_stylesheet_fetches_nothing() -> None:
    assert [word for word in ("url(", "@import", "@font-face", "//") if word in stylesheet()] == []


def test_every_rule_of_the_stylesheet_is_about_this_game() -> None:
    selectors = [line.split("{")[0] for line in stylesheet().splitlines() if not line.startswith("@media")]
    parts = [part.split()[-1] for selector in selectors for part in selector.split(",")]
    assert [part for part in parts if not part.startswith((".ts-", ".ludo-ts"))] == []
