"""The Personnages of Take Sides as pictures: number, character and family, whole, in a queue, at a door."""

import re
from collections.abc import Callable
from xml.etree import ElementTree as ET

import pytest

from ludotheque.draw.markup import Markup
from ludotheque.games.take_sides.board import cards
from ludotheque.games.take_sides.board.characters import figure
from ludotheque.games.take_sides.board.families import HATS
from ludotheque.games.take_sides.board.palette import stylesheet
from ludotheque.games.take_sides.components import CARDS, Card, Colour, card_of
from tests.support.drawings import words

Drawing = Callable[[Card], Markup]

every_drawing = pytest.mark.parametrize(
    "drawing", [cards.face, cards.slim_face, cards.doorway], ids=["face", "slim face", "doorway"]
)
ORANGE_4 = card_of(Colour.ORANGE, 4)
CLASSES = {
    Colour.RED: "ts-red",
    Colour.ORANGE: "ts-orange",
    Colour.YELLOW: "ts-yellow",
    Colour.GREEN: "ts-green",
    Colour.BLUE: "ts-blue",
    Colour.VIOLET: "ts-violet",
}


def parsed(drawing: Markup) -> ET.Element:
    return ET.fromstring(drawing)  # noqa: S314 - our own drawing


def hats(drawing: Markup, shade: Colour) -> int:
    """How many hats of a family there are."""
    outline, _ = HATS[shade]
    return sum(1 for part in parsed(drawing).iter("path") if part.get("d") == outline)


def every_picture() -> list[Markup]:
    drawings = (cards.face, cards.slim_face, cards.doorway, cards.person)
    return [drawing(card) for drawing in drawings for card in CARDS] + [cards.back()]


@pytest.mark.rule("TS-1")
@every_drawing
def test_all_36_cards_look_different(drawing: Drawing) -> None:
    assert len({drawing(card) for card in CARDS}) == 36


@pytest.mark.rule("TS-1")
@pytest.mark.parametrize("drawing", [cards.face, cards.doorway], ids=["face", "doorway"])
@pytest.mark.parametrize("digit", range(1, 7))
def test_a_card_says_its_number_once(drawing: Drawing, digit: int) -> None:
    assert words(parsed(drawing(card_of(Colour.GREEN, digit)))) == str(digit)


@pytest.mark.rule("TS-1")
def test_a_slim_card_says_its_number_on_both_edges() -> None:
    """Cards queue downwards on one side of the street and upwards on the other."""
    heights = [float(part.attrib["y"]) for part in parsed(cards.slim_face(ORANGE_4)).iter("text")]
    above, below = heights
    assert (above < cards.EDGE, below > cards.HEIGHT - cards.EDGE) == (True, True)


@pytest.mark.rule("TS-1")
@every_drawing
@pytest.mark.parametrize("shade", Colour)
def test_a_card_has_the_colour_of_its_family(drawing: Drawing, shade: Colour) -> None:
    assert parsed(drawing(card_of(shade, 3))).get("class") == CLASSES[shade]


@pytest.mark.rule("TS-1")
@pytest.mark.parametrize(("digit", "heads"), [(1, 1), (2, 2), (3, 1), (4, 2), (5, 1), (6, 1)])
@pytest.mark.parametrize("shade", Colour)
def test_everybody_on_a_card_wears_the_hat_of_the_family(shade: Colour, digit: int, heads: int) -> None:
    """Twins and neighbours are two."""
    assert hats(cards.face(card_of(shade, digit)), shade) == heads


@pytest.mark.rule("TS-1")
def test_a_slim_card_shows_the_hat_on_both_edges() -> None:
    assert hats(cards.slim_face(ORANGE_4), Colour.ORANGE) == 2


@pytest.mark.rule("TS-1")
@every_drawing
def test_nobody_wears_the_hat_of_another_family(drawing: Drawing) -> None:
    others = [shade for shade in Colour if shade is not Colour.ORANGE]
    assert [shade for shade in others if hats(drawing(ORANGE_4), shade)] == []


@pytest.mark.rule("TS-1")
def test_the_six_characters_look_different() -> None:
    assert len({figure(digit) for digit in range(1, 7)}) == 6


@pytest.mark.rule("TS-27")
def test_a_back_tells_nothing() -> None:
    back = cards.back()
    found = {name for part in parsed(back).iter() for name in part.get("class", "").split()}
    assert (words(parsed(back)), found & set(CLASSES.values())) == ("", set())


def test_a_whole_card_a_slim_one_and_a_back_have_the_same_size() -> None:
    """So a card that is covered or turned does not move."""
    drawn = (cards.face(ORANGE_4), cards.slim_face(ORANGE_4), cards.back())
    sizes = {
        (rect.get("width"), rect.get("height"))
        for rect in (part for drawing in drawn for part in parsed(drawing).iter("rect"))
    }
    assert sizes == {("126", "168")}


def test_the_stylesheet_knows_every_class() -> None:
    known = set(re.findall(r"\.([a-z][\w-]*)", stylesheet()))
    used = {
        name
        for drawing in every_picture()
        for part in parsed(drawing).iter()
        for name in part.get("class", "").split()
    }
    assert used <= known


def test_the_stylesheet_says_nothing_of_classes_that_are_not_drawn() -> None:
    """But for the frame around a drawing, and the page behind it."""
    known = set(re.findall(r"\.(ts-[\w-]*)", stylesheet()))
    used = {name for drawing in every_picture() for name in re.findall(r"ts-[\w-]+", drawing)}
    assert known - used == {"ts-page"}


def test_a_drawing_fetches_and_runs_nothing() -> None:
    pictures = "".join(every_picture())
    assert re.findall(r"<script|<image|<foreignObject|url\(|https?:| on\w+=| id=", pictures) == []


def test_the_same_card_gives_the_same_bytes() -> None:
    assert [cards.face(card) for card in CARDS] == [cards.face(card) for card in CARDS]


@pytest.mark.parametrize(
    ("drawing", "limit"), [(cards.face, 2400), (cards.slim_face, 1200), (cards.doorway, 2400)]
)
def test_a_card_is_light_enough_for_a_street_full_of_them(drawing: Drawing, limit: int) -> None:
    assert max(len(drawing(card).encode()) for card in CARDS) <= limit
