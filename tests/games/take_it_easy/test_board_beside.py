"""What is drawn beside the board: the tiles that may still come, and those that have been called."""

import re
from xml.etree import ElementTree as ET

import pytest

from ludotheque.core.board import Picture
from ludotheque.games.take_it_easy.board.palette import TRAY_DIGIT_SIZE, stylesheet
from ludotheque.games.take_it_easy.board.tray import beside
from ludotheque.games.take_it_easy.components import TILES
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.view import view
from tests.support.drawings import NAMESPACE, keys, parsed, said, solo, speaker
from tests.support.take_it_easy import BEST, TRIO, state_after, whole_round

LANGUAGES = ("en", "fr", "nl")
KIB = 1024


def shown(text: str = "", options: Options | None = None, *, language: str = "en") -> Picture:
    seen = solo(text) if options is None else view(state_after(text, options), 0)
    (picture,) = beside(seen, speaker(language))
    return picture


def places(picture: Picture) -> list[ET.Element]:
    """The group of every tile, in the order in which they are drawn."""
    return [group for group in parsed(picture.svg).findall(f"{NAMESPACE}g") if "transform" in group.attrib]


def references(group: ET.Element) -> list[str]:
    return [use.attrib["href"] for use in group]


def gone(picture: Picture) -> list[str]:
    tiles = zip(TILES, places(picture), strict=True)
    return [str(tile) for tile, group in tiles if "#tie-chip-gone" in references(group)]


@pytest.mark.rule("TIE-1")
def test_all_27_tiles_have_a_place() -> None:
    assert len({group.attrib["transform"] for group in places(shown())}) == 27


@pytest.mark.rule("TIE-6")
def test_called_tiles_are_struck_out_the_waiting_one_too() -> None:
    assert gone(shown("978 0:9 / 123")) == ["123", "978"]


def test_a_tile_that_may_come_shows_its_three_ribbons_and_digits() -> None:
    assert references(places(shown())[-1]) == [
        "#tie-chip",
        *("#tie-chip-tail9", "#tie-chip-tail7", "#tie-chip-tail8"),
        *("#tie-chip-head9", "#tie-chip-head7", "#tie-chip-head8"),
        *("#tie-chip9", "#tie-chip7", "#tie-chip8"),
    ]


def test_a_called_tile_keeps_its_digits_and_loses_its_ribbons() -> None:
    assert references(places(shown("123"))[0]) == ["#tie-chip1", "#tie-chip2", "#tie-chip3", "#tie-chip-gone"]


def test_tiles_stand_in_rows_by_their_vertical_digit() -> None:
    heights = [float(group.attrib["transform"].split()[1].rstrip(")")) for group in places(shown())]
    assert max(heights[:9]) < min(heights[9:18]) < max(heights[9:18]) < min(heights[18:])


def test_the_title_counts_the_tiles_not_yet_called() -> None:
    assert shown("978 0:9 / 123").title == "Tiles not called yet: 25"


@pytest.mark.rule("TIE-10")
def test_after_the_game_eight_tiles_are_left() -> None:
    picture = shown(whole_round(BEST))
    assert (picture.title, len(gone(picture))) == ("Tiles never called: 8", 19)


def test_the_legend_says_how_many_tiles_are_still_to_be_called() -> None:
    assert shown("978").text == "Those called are struck out; 18 more are still to be called."


@pytest.mark.rule("TIE-13")
def test_the_next_round_begins_with_a_full_set() -> None:
    picture = shown(whole_round(BEST), Options(rounds=2))
    assert (gone(picture), picture.text) == ([], "Nineteen of them will be called in this round.")


def test_the_description_says_which_are_left_and_which_were_called() -> None:
    description = said(parsed(shown("978 0:9 / 123").svg))
    assert "Left: 1-2-4, 1-2-8, 1-6-3," in description
    assert description.endswith("Called: 1-2-3, 9-7-8.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_is_an_image_that_says_the_same_as_its_title(language: str) -> None:
    picture = shown("978", language=language)
    root = parsed(picture.svg)
    title = root.find(f"{NAMESPACE}title")
    assert title is not None
    assert (root.get("role"), title.text) == ("img", picture.title)


def test_a_spectator_and_a_seat_see_the_same() -> None:
    state = state_after("978 0:9", TRIO)
    assert beside(view(state, None), speaker()) == beside(view(state, 0), speaker())


@pytest.mark.parametrize("text", ["", "978 0:9 / 123", whole_round(BEST)], ids=["start", "middle", "end"])
def test_the_drawing_is_small(text: str) -> None:
    assert len(shown(text).svg.encode()) < 16 * KIB


def test_digits_are_13_pixels_high_where_the_drawing_is_300_wide() -> None:
    _left, _top, width, _height = map(float, parsed(shown().svg).attrib["viewBox"].split())
    assert TRAY_DIGIT_SIZE * 300 / width >= 13


def test_the_drawing_brings_no_style_and_no_key() -> None:
    root = parsed(shown("978").svg)
    assert (root.find(f"{NAMESPACE}style"), keys(root)) == (None, [])


def test_whatever_is_drawn_again_is_defined() -> None:
    root = parsed(shown("978").svg)
    defined = {f"#{element.get('id')}" for element in root.iter()}
    assert {element.attrib["href"] for element in root.iter() if "href" in element.attrib} <= defined


def test_the_stylesheet_knows_every_class() -> None:
    classes = {
        name for element in parsed(shown("978").svg).iter() for name in element.get("class", "").split()
    }
    assert classes <= set(re.findall(r"\.([a-z][\w-]*)", stylesheet()))
