"""The colours of Up or Down?: whatever carries meaning stands out, by day and by night, for every eye."""

from itertools import pairwise

import pytest

from ludotheque.draw.colour import contrast, deuteranopia, distance, greyscale
from ludotheque.games.up_or_down.board.palette import NIGHT, PAPER, Theme, stylesheet, tokens
from ludotheque.games.up_or_down.board.shapes import PATTERNS
from ludotheque.games.up_or_down.components import COLOURS, Colour

TEXT = 4.5
SHAPE = 3.0
APART = 0.09
"""In OKLab, where black and white are 1 apart: more than twice what is told apart side by side."""

themes = pytest.mark.parametrize("theme", [PAPER, NIGHT], ids=["paper", "night"])
every_colour = pytest.mark.parametrize("shade", COLOURS)
neighbours = pytest.mark.parametrize(("one", "other"), list(pairwise((*COLOURS, COLOURS[0]))))
"""Colours that follow each other in number lie side by side most often."""


@themes
def test_a_screen_shows_every_colour_as_it_is(theme: Theme) -> None:
    assert [name for name, colour in tokens(theme).items() if not colour.in_gamut] == []


def test_both_themes_have_the_same_tokens() -> None:
    assert list(PAPER) == list(NIGHT)


@themes
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("ink", "page"),
        ("ink", "card"),
        ("ink", "shaft"),
        ("quiet", "page"),
        ("quiet", "shaft"),
        ("on-felt", "felt"),
        ("accent", "shaft"),
    ],
)
def test_words_can_be_read(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(theme[ink], theme[ground]) >= TEXT


@themes
@pytest.mark.parametrize(
    ("shape", "ground"),
    [("accent", "card"), ("accent", "shaft"), ("accent", "page"), ("on-felt", "felt"), ("quiet", "page")],
)
def test_a_shape_with_a_meaning_stands_out(theme: Theme, shape: str, ground: str) -> None:
    assert contrast(theme[shape], theme[ground]) >= SHAPE


@themes
@every_colour
def test_a_band_or_its_edge_stands_out_from_the_card(theme: Theme, shade: Colour) -> None:
    assert max(contrast(theme[name], theme["card"]) for name in (shade, "edge")) >= SHAPE


@themes
@every_colour
def test_a_pattern_stands_out_from_its_band(theme: Theme, shade: Colour) -> None:
    colours = tokens(theme)
    assert contrast(colours[f"on-{shade}"], colours[shade]) >= SHAPE


@pytest.mark.rule("UOD-1")
@themes
@neighbours
def test_colours_that_follow_each_other_differ_in_greyscale(theme: Theme, one: Colour, other: Colour) -> None:
    assert distance(greyscale(theme[one]), greyscale(theme[other])) >= APART


@pytest.mark.rule("UOD-1")
@themes
@neighbours
def test_colours_that_follow_each_other_differ_with_deuteranopia(
    theme: Theme, one: Colour, other: Colour
) -> None:
    assert distance(deuteranopia(theme[one]), deuteranopia(theme[other])) >= APART


@pytest.mark.rule("UOD-1")
def test_every_colour_has_a_pattern_of_its_own() -> None:
    strokes = {PATTERNS[shade](0, 0, 58) for shade in COLOURS}
    assert len(strokes) == 6


def test_the_stylesheet_follows_the_system_and_the_page() -> None:
    themes = ("prefers-color-scheme:dark", '[data-theme="light"]', '[data-theme="dark"]')
    assert [name for name in themes if name not in stylesheet()] == []


def test_the_stylesheet_fetches_nothing() -> None:
    assert [word for word in ("url(", "@import", "@font-face", "//") if word in stylesheet()] == []


def test_every_rule_of_the_stylesheet_is_about_this_game() -> None:
    selectors = [line.split("{")[0] for line in stylesheet().splitlines() if not line.startswith("@media")]
    parts = [part.split()[-1] for selector in selectors for part in selector.split(",")]
    assert [part for part in parts if not part.startswith((".uod-", ".ludo-uod"))] == []
