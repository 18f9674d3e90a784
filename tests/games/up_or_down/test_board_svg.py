"""The drawing of Up or Down?: one accessible SVG that shows what a view shows, and nothing else."""

import re
from math import atan2, pi
from random import Random
from xml.etree import ElementTree as ET

import pytest

from ludotheque.core.events import Seat
from ludotheque.games.up_or_down.board import middle, rows
from ludotheque.games.up_or_down.board.choices import choices, refused
from ludotheque.games.up_or_down.board.palette import stylesheet
from ludotheque.games.up_or_down.board.shapes import SLIM
from ludotheque.games.up_or_down.board.svg import svg
from ludotheque.games.up_or_down.view import View
from ludotheque.i18n.names import SeatNames
from tests.support.drawings import NAMESPACE, keyed, keys, parsed, said, speaker, words
from tests.support.up_or_down import CONFIGURATIONS, GAME, after, area, dealt, position, random_states

SAY = speaker("en", "up_or_down")
KIB = 1024


def seen(state: object, seat: Seat | None = 0) -> View:
    view = GAME.view(state, seat)  # type: ignore[arg-type]  # a state of this game
    assert isinstance(view, View)
    return view


def drawn(view: View, *, highlight: int | None = None, standalone: bool = True) -> ET.Element:
    return parsed(svg(view, SAY, highlight=highlight, standalone=standalone))


def some_views() -> list[View]:
    """From every seat and from outside, at every table, now and then."""
    rng = Random(3)
    found = []
    for options in CONFIGURATIONS:
        states = list(random_states(8, options))
        seats = [*range(options.players), None]
        found += [seen(state, rng.choice(seats)) for state in [*rng.sample(states, 12), states[-1]]]
    return found


VIEWS = some_views()


def test_every_drawing_is_one_image_with_a_title_and_a_description() -> None:
    for view in VIEWS:
        picture = drawn(view)
        first, second = list(picture)[:2]
        found = (picture.tag, picture.get("role"), first.tag, second.tag)
        assert found == (f"{NAMESPACE}svg", "img", f"{NAMESPACE}title", f"{NAMESPACE}desc")


@pytest.mark.parametrize("standalone", [True, False])
def test_every_key_is_there_once(standalone: bool) -> None:  # noqa: FBT001 - a parameter
    for view in VIEWS:
        found = keys(drawn(view, standalone=standalone))
        assert sorted(found) == sorted(set(found))


def test_whatever_a_choice_stands_for_is_drawn() -> None:
    for view in VIEWS:
        there = set(keys(drawn(view, standalone=False)))
        offered = [*choices(view, SAY), *refused(view, SAY)]
        assert {element for choice in offered for element in choice.elements} <= there
        assert {choice.carries for choice in offered if choice.carries} <= there


def test_whatever_is_tried_out_every_choice_is_still_drawn() -> None:
    for view in VIEWS:
        offered = choices(view, SAY)
        wanted = {element for choice in offered for element in choice.elements}
        for choice in offered:
            assert wanted <= set(keys(drawn(view, highlight=choice.code, standalone=False)))


def test_a_key_has_its_place_outside_and_a_free_group_inside() -> None:
    for view in VIEWS:
        carriers = [element for element in drawn(view).iter() if "data-key" in element.attrib]
        insides = [[(child.tag, child.attrib) for child in carrier] for carrier in carriers]
        assert all(inside == [(f"{NAMESPACE}g", {})] for inside in insides)


def test_the_stylesheet_knows_every_class() -> None:
    known = set(re.findall(r"\.([a-z][\w-]*)", stylesheet()))
    for view in VIEWS:
        classes = {name for element in drawn(view).iter() for name in element.get("class", "").split()}
        assert classes <= known


def test_the_same_view_gives_the_same_bytes() -> None:
    assert all(svg(view, SAY) == svg(view, SAY) for view in VIEWS[:10])


def test_a_drawing_fetches_and_runs_nothing() -> None:
    for view in VIEWS:
        text = svg(view, SAY).replace('xmlns="http://www.w3.org/2000/svg"', "")
        assert re.findall(r"<script|<image|<foreignObject|url\(|https?:| on\w+=", text) == []


@pytest.mark.rule("UOD-4")
def test_the_ring_ascends_clockwise_from_the_seam_on_the_left() -> None:
    x, y = middle.CENTRE
    places = middle.places((10, 15, 25, 35, 45, 54))
    turned = [(atan2(down - y, right - x) + pi) % (2 * pi) for right, down in places.values()]
    assert turned == sorted(turned)


@pytest.mark.rule("UOD-7")
def test_a_card_that_is_played_lies_in_the_ring_at_its_place() -> None:
    assert list(middle.places(seen(after(dealt(), "20")).ring_now)).index(20) == 2


@pytest.mark.rule("UOD-8")
def test_the_two_neighbours_of_a_card_that_is_tried_out_are_lifted() -> None:
    view = seen(dealt())
    picture = drawn(view, highlight=GAME.encode(view.options, view.legal[0]))
    near = [element.get("data-key") for element in picture.iter() if element.get("class") == "uod-near"]
    assert near == ["card-15", "card-25"]


@pytest.mark.rule("UOD-10")
def test_a_row_shows_what_it_scores_and_what_it_still_accepts() -> None:
    picture = drawn(seen(position(areas={0: area("3 9 47")})))
    assert words(keyed(picture, "row-0-0")).split() == ["3", "×", "2", "=", "6", ">", "47"]


@pytest.mark.rule("UOD-10")
def test_a_row_that_accepts_the_taken_card_shows_its_direction_and_score_then() -> None:
    """20 is played and 15 taken: the row 5 would climb, to two cards of different colours."""
    picture = drawn(seen(after(position(areas={0: area("5")}), "20 x15")))
    assert " ".join(words(keyed(picture, "row-0-0")).split()) == "1 × 1 = 1 → ▲ 2 × 1 = 2"


@pytest.mark.rule("UOD-11")
def test_every_row_can_be_wiped_while_a_card_is_to_be_laid() -> None:
    picture = drawn(seen(after(position(areas={0: area("5 / 30")}), "20 x15")))
    assert [key for key in keys(picture) if key.startswith("wipe-0")] == ["wipe-0-0", "wipe-0-1"]


@pytest.mark.rule("UOD-17")
@pytest.mark.parametrize("seat", [1, None])
def test_nobody_else_sees_a_hand_drawn(seat: Seat | None) -> None:
    picture = drawn(seen(dealt(), seat))
    assert {"card-20", "card-40", "card-50"}.isdisjoint(keys(picture))


@pytest.mark.rule("UOD-17")
def test_only_the_top_card_of_a_pile_is_drawn() -> None:
    ours, in_the_middle = {20, 40, 50}, {10, 15, 25, 35, 45, 54, 1}
    picture = drawn(seen(dealt()))
    assert set(keys(picture)) >= {f"card-{card}" for card in ours | in_the_middle}
    assert len([key for key in keys(picture) if key.startswith("card-")]) == 10


def test_what_the_latest_turn_played_has_a_dot() -> None:
    picture = drawn(seen(after(dealt(), "20 x15 r1 up =2"), 1))
    dotted = [
        element.get("data-key")
        for element in picture.iter()
        if "data-key" in element.attrib
        and element.find(f".//{NAMESPACE}circle[@class='uod-fresh']") is not None
    ]
    assert dotted == ["card-20", "card-15"]


def test_a_row_of_24_cards_stays_on_its_shaft() -> None:
    cards = range(55, 79)
    hands = ((20, 40, 50), (21, 41, 51), (22, 42, 52))
    picture = drawn(seen(position(hands=hands, areas={0: area(" ".join(map(str, cards)))})))
    last = keyed(picture, f"card-{cards[-1]}").attrib["transform"]
    assert float(last.split("(")[1].split()[0]) + SLIM <= rows.WIDTH


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_every_language_describes_the_ring_the_hand_and_the_rows(language: str) -> None:
    view = seen(position(areas={0: area("3 9 47")}))
    described = said(parsed(svg(view, speaker(language, "up_or_down"))))
    assert all(str(card) in described for card in (*view.ring, *view.hand, 3, 9, 47))


def test_words_are_escaped() -> None:
    rude = SeatNames(SAY, ("<&", "Berta"))
    assert "&lt;&amp;" in svg(seen(dealt(), None), rude)


def test_a_picture_in_a_page_leaves_colours_to_the_page() -> None:
    picture = drawn(seen(dealt()), standalone=False)
    found = {element.tag for element in picture.iter()} | {element.get("class") for element in picture.iter()}
    assert found.isdisjoint({f"{NAMESPACE}style", "uod-page"})


def test_a_picture_has_no_size_of_its_own() -> None:
    picture = drawn(seen(dealt()))
    assert (picture.get("width"), picture.get("height"), "viewBox" in picture.attrib) == (None, None, True)


def test_the_board_of_a_page_is_small_enough_for_every_update() -> None:
    assert max(len(svg(view, SAY, standalone=False).encode()) for view in VIEWS) < 60 * KIB
