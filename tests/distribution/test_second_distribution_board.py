"""The board of a game from another distribution: everything that a page asks of it."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest

from ludotheque.core.box import Box
from ludotheque.core.errors import IllegalAction
from ludotheque.core.events import SeatAction
from ludotheque.core.match import Match
from ludotheque.core.record import Seated, final_state
from ludotheque.core.translator import Translator
from ludotheque.core.view import AnyView
from ludotheque.i18n import game_speaker
from tests.support.drawings import keyed, keys, parsed, said

SEATS = tuple(map(Seated, ("Anna", "Berta", "Carla")))


@pytest.fixture
def german(box: Box) -> Translator:
    return game_speaker(box, "de")


def matches(box: Box) -> Iterator[Match]:
    """A game before every card that is laid, and at its end."""
    match = Match.seeded(box.game, box.game.options_type(players=len(SEATS)), SEATS, 3)
    yield match
    while match.awaited:
        match.act(match.awaited[0], match.view(match.awaited[0]).legal[-1])
        yield match


def views(box: Box) -> Iterator[AnyView]:
    """What every seat and a spectator see on the way."""
    return (match.view(seat) for match in matches(box) for seat in (0, 1, 2, None))


def drawn(box: Box, seen: AnyView, german: Translator, highlight: int | None = None) -> ET.Element:
    return parsed(box.board.svg(seen, german, highlight=highlight, standalone=False))


def test_whatever_a_choice_names_is_in_the_drawing_whatever_is_tried_out(
    box: Box, german: Translator
) -> None:
    for seen in views(box):
        choices = (*box.board.choices(seen, german), *box.board.refused(seen, german))
        named = {key for choice in choices for key in choice.elements}
        for highlight in (None, *(choice.code for choice in box.board.choices(seen, german))):
            assert named <= set(keys(drawn(box, seen, german, highlight)))


def test_every_key_is_there_once(box: Box, german: Translator) -> None:
    for seen in views(box):
        found = keys(drawn(box, seen, german))
        assert sorted(found) == sorted(set(found))


def test_the_rules_refuse_whatever_the_board_does(box: Box, german: Translator) -> None:
    found = []
    for match in matches(box):
        for seat in range(len(SEATS)):
            for choice in box.board.refused(match.view(seat), german):
                action = box.game.decode(match.options, choice.code)
                with pytest.raises(IllegalAction) as caught:
                    box.game.apply(final_state(box.game, match.record), SeatAction(seat, action))
                found.append(caught.value.reason)
    # Of each seat before every turn but the first: one card played, then two, three, four. The first seat is
    # asked in one position of a turn, the second in two, the third in three.
    assert found == ["card-not-in-hand"] * (1 + 2 + 3 + 4) * (1 + 2 + 3)


def test_a_card_that_is_tried_out_is_raised(box: Box, german: Translator) -> None:
    seen = next(matches(box)).view(0)
    card = seen.legal[0].card
    lying, raised = (
        keyed(drawn(box, seen, german, code), f"card-{card}").attrib["transform"] for code in (None, card - 1)
    )
    assert (lying, raised) == ("translate(20 196)", "translate(20 178)")


def test_the_drawing_is_an_image_with_a_title_and_a_description(box: Box, german: Translator) -> None:
    root = drawn(box, next(matches(box)).view(0), german)
    assert root.get("role") == "img"
    assert "Ihre Karten" in said(root)


def test_only_a_drawing_that_stands_alone_brings_the_stylesheet(box: Box, german: Translator) -> None:
    seen = next(matches(box)).view(0)
    alone, in_a_page = (box.board.svg(seen, german, standalone=standalone) for standalone in (True, False))
    assert (alone.count("<style>"), in_a_page.count("<style>")) == (1, 0)


def test_every_rule_of_the_stylesheet_is_about_this_game(box: Box) -> None:
    selectors = re.findall(r"([^{}]+)\{[^{}@]*\}", re.sub(r"@media\([^)]*\)\{", "", box.board.stylesheet()))
    parts = [part.split()[-1] for selector in selectors for part in selector.split(",")]
    assert parts
    assert [part for part in parts if not part.startswith(".gg")] == []


def test_a_board_may_have_nothing_beside_it(box: Box, german: Translator) -> None:
    assert [*box.board.beside(next(matches(box)).view(0), german)] == []


def test_the_game_is_explained_with_at_least_one_picture(box: Box, german: Translator) -> None:
    first, *_ = box.board.primer(german)
    assert (first.title, parsed(first.svg).get("role")) == ("Die höchste Karte bekommt den Schatz", "img")
