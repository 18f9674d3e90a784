"""A turn of several choices is a draft until it is over; shown with Up or Down?, where a turn has four."""

from collections.abc import Sequence
from typing import Any

import pytest

from ludotheque.core.dealer import ScriptedDealer
from ludotheque.core.errors import IllegalAction
from ludotheque.core.match import Match
from ludotheque.core.record import Seated, header_of
from ludotheque.core.view import view_bytes
from ludotheque.games.up_or_down.game import UpOrDown
from ludotheque.games.up_or_down.options import Options
from ludotheque.games.up_or_down.state import Deal

HANDS = (20, 21, 40, 41, 50, 51)
RING = (10, 15, 25, 35, 45, 54)
TOP, NEXT_TOP, DRAWN = 1, 2, 3


def begun(*later: int) -> Match:
    """Anna has 20, 40 and 50 and starts; the ring is 10 15 25 35 45 54, and 1 lies face up."""
    game: Any = UpOrDown()
    header = header_of(game, Options(starter="1"), [Seated("Anna"), Seated("Berta")])
    return Match(game, header, ScriptedDealer(map(Deal, (*HANDS, *RING, TOP, *later))))


def said(match: Match, texts: Sequence[str]) -> Match:
    for text in texts:
        match.play(0, text)
    return match


def test_choices_of_a_turn_that_is_not_over_are_not_in_the_record() -> None:
    match = begun()
    before = match.entries
    assert said(match, ["20", "x15", "r1"]).entries == before


def test_a_turn_that_is_over_is_in_the_record_choice_by_choice() -> None:
    match = said(begun(NEXT_TOP), ["20", "x15", "r1", "up"])
    texts = [(entry.seat, entry.text) for entry in match.entries[-5:]]
    assert texts == [(0, "20"), (0, "x15"), (0, "r1"), (0, "up"), (None, "2")]


def test_a_turn_that_is_over_leaves_no_draft() -> None:
    assert said(begun(NEXT_TOP), ["20", "x15", "r1", "up"]).draft == ()


@pytest.mark.parametrize("seat", [1, None])
def test_a_draft_leaves_no_trace_for_anybody_else(seat: int | None) -> None:
    match = begun()
    before = view_bytes(match.view(seat))
    assert view_bytes(said(match, ["20", "x15", "r1"]).view(seat)) == before


def test_the_last_choice_can_be_taken_back() -> None:
    match = said(begun(), ["20", "x15"])
    match.take_back()
    assert [entry.text for entry in match.draft] == ["20"]


def test_after_taking_back_another_choice_may_be_made() -> None:
    match = said(begun(), ["20", "x15"])
    match.take_back()
    assert [entry.text for entry in said(match, ["x25"]).draft] == ["20", "x25"]


def test_with_nothing_chosen_nothing_is_taken_back() -> None:
    match = begun()
    before = view_bytes(match.view(0))
    match.take_back()
    assert view_bytes(match.view(0)) == before


def test_an_earlier_question_of_the_turn_is_asked_again() -> None:
    match = begun()
    first = match.view(0).question
    assert said(match, ["20", "x15", "r1"]).rethink(0, first)
    assert match.view(0).question == first


def test_rethinking_an_earlier_question_forgets_what_came_after_it() -> None:
    match = said(begun(), ["20"])
    second = match.view(0).question
    said(match, ["x15", "r1"]).rethink(0, second)
    assert [entry.text for entry in match.draft] == ["20"]


def test_a_question_of_another_draft_is_not_asked_again() -> None:
    match = said(begun(), ["20"])
    of_the_twenty = match.view(0).question
    match.take_back()
    assert not said(match, ["40"]).rethink(0, of_the_twenty)


def test_a_turn_that_is_over_cannot_be_rethought() -> None:
    match = begun(NEXT_TOP)
    first = match.view(0).question
    assert not said(match, ["20", "x15", "r1", "up"]).rethink(0, first)


def test_another_seat_cannot_rethink_a_turn() -> None:
    match = begun()
    first = match.view(0).question
    assert not said(match, ["20"]).rethink(1, first)
    assert [entry.text for entry in match.draft] == ["20"]


class AwaitingAll(UpOrDown):
    """A game that breaks the law: it awaits everybody while one takes a turn of several choices."""

    @staticmethod
    def awaited(_state: object) -> frozenset[int]:
        return frozenset({0, 1})


def test_a_turn_of_several_choices_is_refused_while_others_are_awaited() -> None:
    game: Any = AwaitingAll()
    header = header_of(game, Options(starter="1"), [Seated("Anna"), Seated("Berta")])
    match = Match(game, header, ScriptedDealer(map(Deal, (*HANDS, *RING, TOP))))
    with pytest.raises(RuntimeError, match="only its seat is awaited"):
        match.play(0, "20")
    assert (match.draft, view_bytes(match.view(0))) == ((), view_bytes(begun().view(0)))


def test_a_draw_ends_the_turn() -> None:
    match = said(begun(), ["20", "x15", "r1"])
    assert match.ends_turn(0, match.game.parse_action(match.options, "down"))


def test_a_laying_before_a_draw_does_not_end_the_turn() -> None:
    match = said(begun(), ["20", "x15"])
    assert not match.ends_turn(0, match.game.parse_action(match.options, "r1"))


def test_what_is_not_allowed_leaves_the_draft_as_it_was() -> None:
    match = said(begun(), ["20"])
    with pytest.raises(IllegalAction, match="not-a-neighbour"):
        match.play(0, "x54")
    assert [entry.text for entry in match.draft] == ["20"]


def test_what_happens_in_a_copy_happens_there_alone() -> None:
    match = said(begun(DRAWN), ["20"])
    said(match.copy(), ["x15", "r1", "down"])
    assert [entry.text for entry in match.draft] == ["20"]
