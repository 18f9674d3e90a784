"""The game in sixty seconds: four pictures with a few words each."""

import re

import pytest

from ludotheque.core.board import Picture
from ludotheque.games.take_it_easy.board import TakeItEasyBoard
from ludotheque.games.take_it_easy.board.palette import stylesheet
from ludotheque.games.take_it_easy.board.primer import primer
from tests.support.drawings import NAMESPACE, drawn, keyed, keys, parsed, said, solo, speaker, words

LANGUAGES = ("en", "fr", "nl")
KIB = 1024

every_picture = pytest.mark.parametrize("step", range(4), ids=["call", "line", "broken", "end"])


def shown(step: int, language: str = "en") -> Picture:
    return primer(speaker(language))[step]


def test_there_are_four_steps() -> None:
    assert len(TakeItEasyBoard().primer(speaker())) == 4


@every_picture
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_title_words_and_an_image_described(step: int, language: str) -> None:
    picture = shown(step, language)
    root = parsed(picture.svg)
    title = root.find(f"{NAMESPACE}title")
    assert title is not None
    assert (root.get("role"), title.text) == ("img", picture.title)
    assert len({picture.title, picture.text, said(root)} - {""}) == 3


@pytest.mark.rule("TIE-8")
def test_two_players_place_the_same_tile_on_different_cells() -> None:
    root = parsed(shown(0).svg)
    places = {keyed(root, f"primer-{seat}-tile-978").attrib["transform"] for seat in (0, 1)}
    assert len(places) == 2


@pytest.mark.rule("TIE-11")
def test_three_tiles_of_9_bring_27() -> None:
    picture = shown(1)
    pill = keyed(parsed(picture.svg), "primer-line-line-vertical-1")
    assert (words(pill), picture.text.split(": ")[-1]) == ("27", "3\u00a0×\u00a09\u00a0=\u00a027.")


@pytest.mark.rule("TIE-11")
def test_another_digit_leaves_a_dead_line() -> None:
    pill = keyed(parsed(shown(2).svg), "primer-broken-line-vertical-1")
    assert (pill.attrib["class"], words(pill)) == ("tie-dead", "")


def test_the_broken_line_says_which_digit_breaks_it() -> None:
    assert "with a 1 in the middle" in said(parsed(shown(2).svg))


@pytest.mark.rule("TIE-15")
def test_the_last_picture_is_a_board_of_307_points() -> None:
    root = parsed(shown(3).svg)
    tiles = [key for key in keys(root) if re.fullmatch(r"primer-end-tile-\d{3}", key)]
    assert (len(tiles), [text.text for text in root.findall(f"{NAMESPACE}text")]) == (19, ["307"])


def test_no_key_is_there_twice_in_a_page_with_the_board() -> None:
    found = keys(drawn(solo("978 0:3 / 523")))
    found += [key for step in range(4) for key in keys(parsed(shown(step).svg))]
    assert len(found) == len(set(found))


@every_picture
def test_whatever_is_drawn_again_is_defined_in_the_same_picture(step: int) -> None:
    root = parsed(shown(step).svg)
    defined = {f"#{element.get('id')}" for element in root.iter()}
    assert {element.attrib["href"] for element in root.iter() if "href" in element.attrib} <= defined


@every_picture
def test_the_stylesheet_knows_every_class(step: int) -> None:
    classes = {
        name for element in parsed(shown(step).svg).iter() for name in element.get("class", "").split()
    }
    known = set(re.findall(r"\.([a-z][\w-]*)", stylesheet()))
    assert classes - known <= {"tie-dead"}  # what a pill looks like that is not complete


@every_picture
def test_no_picture_brings_its_own_style(step: int) -> None:
    assert parsed(shown(step).svg).find(f"{NAMESPACE}style") is None


def test_all_pictures_have_the_same_size() -> None:
    assert len({parsed(picture.svg).attrib["viewBox"] for picture in primer(speaker())}) == 1


def test_the_pictures_are_small_enough() -> None:
    assert sum(len(picture.svg.encode()) for picture in primer(speaker())) < 96 * KIB


def test_equal_names_mean_equal_shapes_in_every_picture() -> None:
    shapes: dict[str, set[str]] = {}
    for picture in primer(speaker()):
        for name, content in re.findall(r'<(?:g|path|text) id="([^"]+)"([^>]*)>', picture.svg):
            shapes.setdefault(name, set()).add(content)
    assert {name for name, found in shapes.items() if len(found) > 1} == set()
