"""Who is stuck, what then happens by itself, and how a round stops: TS-13 to TS-15.

In this street fit, at an empty door, only violet and blue cards, ones, twos and threes.
"""

from collections.abc import Sequence

import pytest

from ludotheque.core.events import Seat
from ludotheque.games.take_sides.components import number
from ludotheque.games.take_sides.state import Refilled, State
from tests.support.take_sides import GAME, after, card, cards, position

STREET = "V1 V2 V3 B1 B2 B3"
PILE = "O5 O6 Y2 Y3"


def begun(hand: str = "G4 O4 G6 G5", *, pile: str = PILE, ours: str = "Y1 R4 R5 R6") -> State:
    """Anna is to lay the yellow 1, which has no effect; Berta has a hand that fits nowhere."""
    return position(hands=(ours, hand), street=STREET, pile=pile)


def told(state: State) -> Refilled:
    found = state.log[-1]
    assert isinstance(found, Refilled)
    return found


def under(state: State) -> Sequence[tuple[int, Seat]]:
    return state.under


@pytest.mark.rule("TS-13")
def test_who_can_lay_is_asked() -> None:
    assert GAME.actors(after(begun("G4 O4 G6 G1"), "Y1a1 =O5")) == {1}


@pytest.mark.rule("TS-13")
@pytest.mark.rule("TS-14")
def test_who_is_stuck_puts_the_whole_hand_under_the_pile_in_order_of_arrival() -> None:
    state = after(begun(), "Y1a1 =O5")
    assert under(state) == tuple((each, 1) for each in cards("G4 O4 G6 G5"))


@pytest.mark.rule("TS-14")
def test_who_is_stuck_draws_four_cards() -> None:
    state = after(begun(), "Y1a1 =O5 =O6 =Y2 =Y3 =G4")
    assert (state.hands[1], state.drawing) == (cards("O6 Y2 Y3 G4"), None)


@pytest.mark.rule("TS-14")
def test_what_was_put_under_first_is_drawn_again_first() -> None:
    state = after(begun(), "Y1a1 =O5 =O6 =Y2 =Y3")
    chance = GAME.chance(state)
    assert chance is not None
    assert [GAME.chance_text(state.options, each) for each in chance.outcomes] == ["G4"]


@pytest.mark.rule("TS-14")
def test_who_can_lay_after_the_refill_lays_in_the_same_turn() -> None:
    state = after(begun(), "Y1a1 =O5 =O6 =Y2 =Y3 =G4")
    assert (set(GAME.actors(state)), state.turn, told(state).passed) == ({1}, 1, False)


@pytest.mark.rule("TS-14")
def test_everybody_sees_who_refilled_how_many_cards_and_what_would_have_fitted() -> None:
    state = after(begun(), "Y1a1 =O5")
    fits = told(state).fitting
    assert (told(state).seat, told(state).put) == (1, 4)
    assert {each for each in range(36) if number(each) <= 3 or each >= card("B1")} == set(fits)


@pytest.mark.rule("TS-14")
def test_who_is_still_stuck_passes_while_the_pile_has_cards() -> None:
    state = after(begun(pile="O5 O6 Y4 Y5 Y6", ours="Y1 R2 R5 R6"), "Y1a1 =O5 =O6 =Y4 =Y5 =Y6")
    assert (told(state).passed, state.turn, set(GAME.actors(state))) == (True, 2, {0})


@pytest.mark.rule("TS-14")
def test_an_empty_hand_is_stuck_and_refilled() -> None:
    state = after(begun(""), "Y1a1 =O5")
    assert (told(state).put, state.drawing) == (0, 1)


@pytest.mark.rule("TS-15")
def test_who_is_stuck_with_an_empty_pile_stops_the_round() -> None:
    state = after(begun(pile=""), "Y1a1")
    assert [over.stopped_by for over in state.finished] == [1]


@pytest.mark.rule("TS-15")
def test_an_empty_hand_with_an_empty_pile_stops_the_round() -> None:
    state = after(begun("", pile=""), "Y1a1")
    assert [over.stopped_by for over in state.finished] == [1]


@pytest.mark.rule("TS-15")
def test_who_is_stuck_right_after_a_refill_that_empties_the_pile_stops_the_round() -> None:
    """One card is put under a pile of one; two are drawn, and none is left."""
    state = after(begun("G4", pile="O5 O6"), "Y1a1 =O5 =O6 =G4")
    assert [over.stopped_by for over in state.finished] == [1]


@pytest.mark.rule("TS-15")
def test_when_all_have_passed_and_the_whole_pile_has_been_drawn_the_round_stops() -> None:
    """Nobody has a card that fits; the two cards of the pile are drawn by one player each."""
    state = after(begun("G4 G5 G6 O4", pile="O5 O6"), "Y1a1 =O5 =O6 =G4 =G5 =G6")
    assert not state.finished
    state = after(state, "=O4 =R4 =R5 =R6")
    assert [over.stopped_by for over in state.finished] == [0]


@pytest.mark.rule("TS-13")
def test_the_equilibriste_is_stuck_only_when_neither_side_takes_a_card() -> None:
    """At side b lies a green card, which takes the greens of the équilibriste."""
    hands = ("Y1 R4 R5 R6", "V4 V5 V6 B4", "G4 G5 G6 O4")
    state = position(hands=hands, street=STREET, theirs={1: "G3"}, turn=1, pile="")
    assert GAME.actors(after(state, "V4b2 no-effect", seat=1)) == {2}
