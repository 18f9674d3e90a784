"""The effects of the house cards: TS-9 to TS-11, TS-29, TS-31."""

import pytest

from ludotheque.games.take_sides.components import Side
from ludotheque.games.take_sides.laying import table_of
from ludotheque.games.take_sides.powers import Remontada, Weather
from ludotheque.games.take_sides.state import Bonus
from tests.support.take_sides import after, cards, half, lies, may, position, refusal

# The street is R1 O2 Y3 G4 B5 V6; seat 0 at side a has R3 R4 R5 R6, seat 1 at side b has B1 B2 B3 B4.


@pytest.mark.rule("TS-9")
def test_an_effect_may_be_left_out() -> None:
    assert may(after(position(), "R3a1"), "no-effect")


@pytest.mark.rule("TS-9")
def test_an_effect_that_cannot_be_applied_is_skipped_and_the_card_laid() -> None:
    """Nothing lies opposite, so a 5 has nobody to push."""
    assert after(position(), "R5a1").turn == 1


@pytest.mark.rule("TS-9")
def test_an_effect_comes_after_laying() -> None:
    error = refusal(position(), "swap-1")
    assert (error.reason, error.rule) == ("nothing-laid", "TS-9")


@pytest.mark.rule("TS-9")
def test_a_card_has_its_own_effect_and_no_other() -> None:
    error = refusal(after(position(), "R3a1"), "swap-1")
    assert (error.reason, error.rule) == ("effect-not-possible", "TS-9")


@pytest.mark.rule("TS-9")
def test_a_mover_moves_a_last_card_to_another_own_half_column() -> None:
    state = after(position(ours={2: "O4 O5"}), "R3a1 move-2-6")
    assert (lies(state, Side.A, 2), lies(state, Side.A, 6)) == (half("O4"), half("O5"))


@pytest.mark.rule("TS-9")
def test_a_mover_may_move_itself() -> None:
    state = after(position(), "R3a1 move-1-2")
    assert (lies(state, Side.A, 1), lies(state, Side.A, 2)) == ((), half("R3"))


@pytest.mark.rule("TS-11")
def test_what_moves_goes_on_top_of_everything_without_a_match() -> None:
    state = after(position(ours={2: "O4", 6: "V1 -V2"}), "R3a1 move-2-6")
    assert lies(state, Side.A, 6) == half("V1 -V2 O4")


@pytest.mark.rule("TS-11")
def test_a_moved_card_has_no_effect_again() -> None:
    assert after(position(ours={2: "O4"}), "R3a1 move-2-6").turn == 1


@pytest.mark.rule("TS-9")
def test_neighbours_swap_two_personnages_and_leave_the_laid_cards() -> None:
    state = after(position(ours={1: "R2"}), "R4a4 swap-1")
    assert (state.street[:2], lies(state, Side.A, 1)) == (cards("O2 R1"), half("R2"))


@pytest.mark.rule("TS-9")
def test_a_bouncer_pushes_the_card_facing_it_to_a_neighbouring_column_of_its_side() -> None:
    state = after(position(theirs={1: "B3 G3"}), "R5a1 push-1-2")
    assert (lies(state, Side.B, 1), lies(state, Side.B, 2)) == (half("B3"), half("G3"))


@pytest.mark.rule("TS-9")
@pytest.mark.parametrize(("word", "possible"), [("push-1-2", True), ("push-2-3", False), ("push-1-3", False)])
def test_a_bouncer_pushes_only_what_faces_it_and_only_next_door(word: str, possible: bool) -> None:  # noqa: FBT001
    state = after(position(theirs={1: "G3", 2: "G2"}), "R5a1")
    assert may(state, word) == possible


@pytest.mark.rule("TS-9")
def test_a_gossip_turns_down_an_opposing_last_card_of_its_colour() -> None:
    state = after(position(theirs={3: "Y1 R2"}), "R6a1 down-3")
    assert lies(state, Side.B, 3) == half("Y1 -R2")


@pytest.mark.rule("TS-9")
@pytest.mark.parametrize(("word", "possible"), [("down-4", True), ("down-2", False), ("down-3", False)])
def test_a_gossip_touches_neither_another_colour_nor_what_is_covered(word: str, possible: bool) -> None:  # noqa: FBT001
    state = position(theirs={2: "G2", 3: "R1 G3", 4: "R2"}, street="V1 O2 Y3 G4 B5 V6")
    assert may(after(state, "R6a6"), word) == possible


@pytest.mark.rule("TS-10")
def test_a_visible_bodyguard_is_not_pushed_away() -> None:
    state = position(theirs={1: "G3 R1"}, street="R2 O2 Y3 G4 B5 V6")
    assert after(state, "R5a1").turn == 1


@pytest.mark.rule("TS-10")
def test_a_visible_bodyguard_is_not_turned_down() -> None:
    """The red 2 in column 3 could be; the red 1 in column 4 guards its place."""
    state = after(position(theirs={3: "R2", 4: "R1"}, street="V1 O2 Y3 G4 B5 V6"), "R6a6")
    assert (may(state, "down-3"), may(state, "down-4")) == (True, False)


@pytest.mark.rule("TS-10")
def test_a_bodyguard_does_not_hinder_a_mover_of_its_own_side() -> None:
    state = after(position(ours={2: "O4", 3: "Y1"}), "R3a1")
    assert (may(state, "move-3-4"), may(state, "move-2-3")) == (True, True)


@pytest.mark.rule("TS-10")
def test_a_bodyguard_guards_its_half_column_as_a_destination() -> None:
    state = after(position(theirs={2: "G3", 3: "G1"}, street="O1 R2 Y3 G4 B5 V6"), "R5a2")
    assert (may(state, "push-2-1"), may(state, "push-2-3")) == (True, False)


@pytest.mark.rule("TS-10")
def test_a_bodyguard_that_is_covered_guards_nothing() -> None:
    assert may(after(position(theirs={1: "G1 G3"}), "R5a1"), "push-1-2")


@pytest.mark.rule("TS-10")
def test_a_bodyguard_wakes_again_when_it_is_uncovered() -> None:
    state = after(position(theirs={1: "G1 G3"}), "R5a1 push-1-2")
    assert table_of(state).guarded(Side.B, 1 - 1)


@pytest.mark.rule("TS-10")
def test_twins_count_as_two_while_they_are_visible() -> None:
    visible, covered = (table_of(position(ours={1: text})) for text in ("R4 R2", "R2 R4"))
    assert (visible.counted(Side.A, 0), covered.counted(Side.A, 0)) == (3, 2)


@pytest.mark.rule("TS-10")
def test_personnages_in_the_street_have_no_power() -> None:
    assert may(after(position(theirs={1: "G3"}), "R5a1"), "push-1-2")


@pytest.mark.rule("TS-23")
def test_in_a_fog_bodyguards_and_twins_do_nothing() -> None:
    state = position(ours={1: "R4 R2"}, theirs={1: "G1"}, weather=Weather.FOG)
    table = table_of(state)
    assert (table.counted(Side.A, 0), table.guarded(Side.B, 0)) == (2, False)


@pytest.mark.rule("TS-23")
def test_in_the_snow_no_effect_is_used() -> None:
    assert after(position(weather=Weather.SNOW), "R3a1").turn == 1


@pytest.mark.rule("TS-23")
def test_in_a_thunderstorm_an_effect_with_a_target_must_be_used() -> None:
    error = refusal(after(position(weather=Weather.THUNDERSTORM), "R3a1"), "no-effect")
    assert (error.reason, error.rule) == ("effect-must-be-used", "TS-23")


@pytest.mark.rule("TS-28")
@pytest.mark.parametrize("weather", [None, Weather.FOG])
def test_close_protection_guards_its_place_even_in_a_fog(weather: Weather | None) -> None:
    bonus = Bonus(Remontada.CLOSE_PROTECTION, column=0)
    state = position(theirs={1: "G3"}, bonuses={1: bonus}, weather=weather)
    assert after(state, "R5a1").turn == 1


CHAMELEON = Bonus(Remontada.CHAMELEON)


@pytest.mark.rule("TS-31")
def test_a_chameleon_copies_an_effect_onto_any_laid_card() -> None:
    state = position(hands=("R1 R3 R4 R5", "B1 B2 B3 B4"), street="R2 O2 Y3 G4 B5 V6", bonuses={0: CHAMELEON})
    assert after(state, "R1a1 as4-swap-1").street[:2] == cards("O2 R2")


@pytest.mark.rule("TS-31")
def test_a_chameleon_is_spent_once_it_has_copied() -> None:
    state = after(position(bonuses={0: CHAMELEON}), "R3a1 as4-swap-1")
    assert state.bonuses[0] == Bonus(Remontada.CHAMELEON, spent=True)


@pytest.mark.rule("TS-31")
def test_a_spent_chameleon_copies_nothing() -> None:
    spent = Bonus(Remontada.CHAMELEON, spent=True)
    error = refusal(after(position(bonuses={0: spent}), "R3a1"), "as4-swap-1")
    assert (error.reason, error.rule) == ("nothing-to-copy", "TS-31")


@pytest.mark.rule("TS-31")
def test_a_copied_6_looks_at_the_colour_of_the_laid_card() -> None:
    state = after(position(theirs={3: "R2", 4: "G2"}, bonuses={0: CHAMELEON}), "R3a1")
    assert (may(state, "as6-down-3"), may(state, "as6-down-4")) == (True, False)


@pytest.mark.rule("TS-31")
def test_a_chameleon_is_not_used_in_the_snow() -> None:
    assert after(position(weather=Weather.SNOW, bonuses={0: CHAMELEON}), "R3a1").turn == 1


@pytest.mark.rule("TS-31")
def test_a_chameleon_fulfils_the_duty_of_a_thunderstorm() -> None:
    state = after(position(weather=Weather.THUNDERSTORM, bonuses={0: CHAMELEON}), "R3a1")
    assert may(state, "as4-swap-1")


@pytest.mark.rule("TS-31")
def test_in_a_thunderstorm_nobody_has_to_copy() -> None:
    """A 5 that faces nobody has no target of its own, so the Chameleon may wait."""
    state = after(position(weather=Weather.THUNDERSTORM, bonuses={0: CHAMELEON}), "R5a1")
    assert may(state, "no-effect")
