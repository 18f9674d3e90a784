"""Laying a card, and drawing up afterwards: TS-6, TS-7, TS-8, TS-12, TS-24."""

import pytest

from ludotheque.games.take_sides.components import Colour, Side
from ludotheque.games.take_sides.powers import Remontada, Weather
from ludotheque.games.take_sides.state import Bonus
from tests.support.take_sides import GAME, after, cards, half, legal, lies, may, position, refusal

# The street is R1 O2 Y3 G4 B5 V6; seat 0 has R3 R4 R5 R6, seat 1 B1 B2 B3 B4.


@pytest.mark.rule("TS-6")
@pytest.mark.parametrize(("word", "fits"), [("R3a1", True), ("R3a3", True), ("R3a2", False), ("R6a6", True)])
def test_a_card_shares_colour_or_number_with_the_personnage_of_an_empty_door(word: str, fits: bool) -> None:  # noqa: FBT001 - a parameter
    assert may(position(), word) == fits


@pytest.mark.rule("TS-6")
@pytest.mark.parametrize(("word", "fits"), [("R3a2", True), ("R4a2", True), ("R5a2", False)])
def test_where_cards_lie_the_last_one_counts(word: str, fits: bool) -> None:  # noqa: FBT001 - a parameter
    state = position(hands=("R3 R4 Y5 R5", "B1 B2 B3 B4"), ours={2: "O2 G4 R2"})
    state = state if fits else position(ours={2: "O2 G4"})
    assert may(state, word) == fits


@pytest.mark.rule("TS-6")
def test_the_opposing_half_column_does_not_matter() -> None:
    assert not may(position(theirs={2: "R2"}), "R3a2")


@pytest.mark.rule("TS-6")
def test_where_all_cards_lie_face_down_the_personnage_counts() -> None:
    assert may(position(ours={1: "-G2"}), "R3a1")


@pytest.mark.rule("TS-6")
def test_below_a_card_turned_down_the_outermost_face_up_card_is_the_last() -> None:
    assert may(position(ours={2: "R2 -G2"}), "R3a2")


@pytest.mark.rule("TS-6")
def test_nobody_lays_on_the_other_side() -> None:
    error = refusal(position(), "R3b1")
    assert (error.reason, error.rule) == ("not-your-side", "TS-6")


@pytest.mark.rule("TS-6")
def test_nobody_lays_what_does_not_match() -> None:
    error = refusal(position(), "R3a2")
    assert (error.reason, error.rule, error.facts) == ("no-match", "TS-6", {"column": 2})


@pytest.mark.rule("TS-6")
def test_nobody_lays_a_card_of_somebody_else() -> None:
    error = refusal(position(), "B1a1")
    assert (error.reason, error.rule, error.facts) == ("card-not-in-hand", "TS-6", {"card": "B1"})


@pytest.mark.rule("TS-6")
def test_one_card_is_laid_a_turn() -> None:
    error = refusal(after(position(), "R4a1"), "R3a1")
    assert (error.reason, error.rule, error.facts) == ("already-laid", "TS-6", {"card": "R4"})


@pytest.mark.rule("TS-6")
def test_a_laid_card_lies_on_top() -> None:
    state = after(position(ours={1: "R2"}), "R3a1 no-effect")
    assert lies(state, Side.A, 1) == half("R2 R3")


@pytest.mark.rule("TS-7")
def test_who_can_lay_cannot_pass() -> None:
    assert {type(each).__name__ for each in legal(position())} == {"Lay"}


@pytest.mark.rule("TS-8")
def test_a_card_without_a_choice_left_ends_the_turn_by_itself() -> None:
    state = position(hands=("R1 R4 R5 R6", "B1 B2 B3 B4"), street="R2 O2 Y3 G4 B5 V6")
    assert after(state, "R1a1").turn == 1


@pytest.mark.rule("TS-8")
def test_a_card_with_an_effect_waits_for_it() -> None:
    state = after(position(), "R3a1")
    assert (state.turn, GAME.drafting(state)) == (0, 0)


@pytest.mark.rule("TS-8")
def test_nothing_of_a_turn_is_done_before_it_ends() -> None:
    assert after(position(), "R3a1").halves == position().halves


@pytest.mark.rule("TS-12")
def test_at_the_end_of_the_turn_the_hand_is_drawn_up_to_four() -> None:
    state = after(position(), "R3a1 no-effect =O6")
    assert (state.hands[0], state.drawing) == (cards("R4 R5 R6 O6"), None)


@pytest.mark.rule("TS-12")
def test_with_an_empty_pile_nobody_draws() -> None:
    state = after(position(pile=""), "R3a1 no-effect")
    assert (state.hands[0], state.drawing, state.turn) == (cards("R4 R5 R6"), None, 1)


@pytest.mark.rule("TS-12")
def test_nobody_ever_has_more_than_four_cards() -> None:
    state = after(position(), "R3a1 no-effect =O6")
    assert max(len(hand) for hand in state.hands) == 4


@pytest.mark.rule("TS-12")
def test_in_a_frost_hands_have_three_cards() -> None:
    state = position(hands=("R3 R4 R5", "B1 B2 B3"), weather=Weather.FROST)
    assert after(state, "R3a1 no-effect =O6").drawing is None


@pytest.mark.rule("TS-23")
@pytest.mark.parametrize(("word", "fits"), [("R3a2", True), ("R3a4", True), ("R5a2", False), ("R6a1", True)])
def test_in_the_wind_a_neighbouring_number_fits_as_well(word: str, fits: bool) -> None:  # noqa: FBT001
    assert may(position(weather=Weather.WIND), word) == fits


@pytest.mark.rule("TS-23")
def test_in_the_wind_six_and_one_are_no_neighbours() -> None:
    state = position(street="O1 O2 Y3 G4 B5 V6", weather=Weather.WIND)
    assert not may(state, "R6a1")


@pytest.mark.rule("TS-28")
def test_with_a_calling_card_the_cards_of_its_colour_fit_anywhere() -> None:
    bonus = Bonus(Remontada.CALLING_CARD, colour=Colour.RED)
    assert may(position(bonuses={0: bonus}), "R3a2")


@pytest.mark.rule("TS-28")
def test_a_calling_card_helps_its_camp_alone() -> None:
    bonus = Bonus(Remontada.CALLING_CARD, colour=Colour.RED)
    assert not may(position(bonuses={1: bonus}), "R3a2")


THREE = ("B1 B2 B3 B4", "G1 G2 G3 G5", "R3 R4 R5 R6")


@pytest.mark.rule("TS-24")
@pytest.mark.parametrize("word", ["R3a1", "R3b1"])
def test_the_equilibriste_lays_on_either_side(word: str) -> None:
    assert may(position(hands=THREE, turn=2), word, seat=2)


@pytest.mark.rule("TS-24")
def test_the_card_of_the_equilibriste_lies_on_the_chosen_side() -> None:
    state = after(position(hands=THREE, turn=2), "R3b1 no-effect", seat=2)
    assert (lies(state, Side.A, 1), lies(state, Side.B, 1)) == ((), half("R3"))


@pytest.mark.rule("TS-24")
def test_for_the_equilibriste_opposing_is_the_other_side() -> None:
    """The 5 of red, laid on side b in column 1, faces what lies on side a there."""
    state = after(position(hands=THREE, turn=2, ours={1: "G3"}), "R5b1 push-1-2", seat=2)
    assert (lies(state, Side.A, 1), lies(state, Side.A, 2)) == ((), half("G3"))


@pytest.mark.rule("TS-24")
def test_a_3_of_the_equilibriste_moves_within_the_chosen_side() -> None:
    state = after(position(hands=THREE, turn=2, theirs={2: "O4"}), "R3b1 move-2-5", seat=2)
    assert (lies(state, Side.B, 2), lies(state, Side.B, 5)) == ((), half("O4"))
