"""Help for the losers: what is chosen before the first turn, and the Veto: TS-28 to TS-30."""

import pytest

from ludotheque.games.take_sides.components import Side
from ludotheque.games.take_sides.powers import Remontada
from ludotheque.games.take_sides.state import Bonus, State
from tests.support.take_sides import GAME, after, card, half, lies, may, position, refusal

DEALT = "=R1 =O2 =Y3 =G4 =B5 =V6 =R3 =B1 =R4 =B2 =R5 =B3 =R6 =B4"
"""The street, and the hands R3 R4 R5 R6 and B1 B2 B3 B4."""


def choosing(bonus: Remontada) -> State:
    """Round 2, in which Berta holds a card, once the hands are dealt and the sums are 18 and 10."""
    last = position(hands=("R3", ""), pile="")
    return after(last, f"R3a1 no-effect ={bonus} {DEALT}")


@pytest.mark.rule("TS-28")
def test_with_your_call_the_holder_decides_who_starts() -> None:
    state = choosing(Remontada.YOUR_CALL)
    assert (GAME.actors(state), GAME.actors(after(state, "begin-2", seat=1))) == (
        frozenset({1}),
        frozenset({1}),
    )


@pytest.mark.rule("TS-28")
def test_a_soft_spot_is_chosen_before_the_first_turn() -> None:
    state = after(choosing(Remontada.SOFT_SPOT), "column-4", seat=1)
    assert (state.bonuses[1], GAME.actors(state)) == (Bonus(Remontada.SOFT_SPOT, column=3), frozenset({0}))


@pytest.mark.rule("TS-28")
def test_a_calling_card_chooses_a_colour() -> None:
    state = after(choosing(Remontada.CALLING_CARD), "colour-B", seat=1)
    assert may(after(state, "R3a1 no-effect =O1"), "B1b3", seat=1)


@pytest.mark.rule("TS-28")
def test_an_old_friend_is_shown_to_all_and_laid_without_a_match() -> None:
    state = after(choosing(Remontada.OLD_FRIEND), "=G1", seat=1)
    assert GAME.view(state, 0).friend == card("G1")
    assert lies(after(state, "column-3", seat=1), Side.B, 3) == half("G1")


@pytest.mark.rule("TS-28")
def test_nobody_lays_before_the_choice_is_made() -> None:
    error = refusal(choosing(Remontada.SOFT_SPOT), "B1b5", seat=1)
    assert (error.reason, error.rule) == ("choose-first", "TS-28")


VETO = Bonus(Remontada.VETO)


@pytest.mark.rule("TS-30")
def test_an_announced_effect_waits_for_the_veto() -> None:
    state = after(position(ours={2: "O4"}, bonuses={1: VETO}), "R3a1 move-2-6")
    assert GAME.actors(state) == {1}
    assert (lies(state, Side.A, 2), lies(state, Side.A, 1)) == (half("O4"), half("R3"))


@pytest.mark.rule("TS-30")
def test_what_is_let_pass_happens() -> None:
    state = after(after(position(ours={2: "O4"}, bonuses={1: VETO}), "R3a1 move-2-6"), "let-pass", seat=1)
    assert (lies(state, Side.A, 6), state.bonuses[1]) == (half("O4"), VETO)


@pytest.mark.rule("TS-30")
def test_a_veto_cancels_the_effect_and_is_spent() -> None:
    state = after(after(position(ours={2: "O4"}, bonuses={1: VETO}), "R3a1 move-2-6"), "veto", seat=1)
    spent = Bonus(Remontada.VETO, spent=True)
    assert (lies(state, Side.A, 2), lies(state, Side.A, 6), state.bonuses[1]) == (half("O4"), (), spent)


@pytest.mark.rule("TS-30")
def test_a_vetoed_chameleon_is_spent() -> None:
    bonuses = {0: Bonus(Remontada.CHAMELEON), 1: VETO}
    state = after(after(position(bonuses=bonuses), "R3a1 as4-swap-1"), "veto", seat=1)
    assert (state.street[0], state.bonuses[0]) == (card("R1"), Bonus(Remontada.CHAMELEON, spent=True))


@pytest.mark.rule("TS-30")
def test_laying_cannot_be_vetoed() -> None:
    state = after(position(bonuses={1: VETO}), "R3a1 no-effect =O1")
    error = refusal(state, "veto", seat=1)
    assert (error.reason, error.rule) == ("nothing-announced", "TS-30")


TEAM = ("R3 R4 R5 R6", "B1 B2 B3 B4", "G1 G2 G3 G5", "V1 V2 V3 V4")


def announced_to_a_team() -> State:
    return after(position(hands=TEAM, ours={2: "O4"}, bonuses={1: VETO}), "R3a1 move-2-6")


@pytest.mark.rule("TS-30")
def test_in_a_team_both_are_asked() -> None:
    assert GAME.actors(announced_to_a_team()) == {1, 3}


@pytest.mark.rule("TS-30")
def test_in_a_team_the_first_yes_decides() -> None:
    state = after(announced_to_a_team(), "veto", seat=3)
    assert (state.announced, lies(state, Side.A, 2)) == (None, half("O4"))


@pytest.mark.rule("TS-30")
def test_in_a_team_no_needs_both() -> None:
    one = after(announced_to_a_team(), "let-pass", seat=3)
    assert (GAME.actors(one), lies(after(one, "let-pass", seat=1), Side.A, 6)) == (frozenset({1}), half("O4"))


@pytest.mark.rule("TS-30")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_nobody_sees_whether_a_partner_has_let_it_pass(seat: int | None) -> None:
    before = announced_to_a_team()
    views = [GAME.view(each, seat) for each in (before, after(before, "let-pass", seat=3))]
    assert views[0] == views[1]


@pytest.mark.rule("TS-30")
def test_an_effect_that_can_be_vetoed_cannot_be_rethought() -> None:
    assert GAME.drafting(announced_to_a_team()) is None


WITH_THREE = ("B1 B2 B3 B4", "G1 G2 G3 G5", "R3 R4 R5 R6")


@pytest.mark.rule("TS-29")
def test_an_effect_of_the_equilibriste_on_ones_own_side_may_be_vetoed() -> None:
    state = after(position(hands=WITH_THREE, turn=2, bonuses={0: VETO}), "R3a1 move-1-2", seat=2)
    assert GAME.actors(state) == {0}


@pytest.mark.rule("TS-29")
def test_against_the_equilibriste_on_ones_own_side_a_close_protection_does_not_help() -> None:
    """For the 3 of the équilibriste, laid on side a, the protected half of side a is its own."""
    protection = Bonus(Remontada.CLOSE_PROTECTION, column=1)
    state = position(hands=WITH_THREE, turn=2, ours={2: "O4"}, bonuses={0: protection})
    assert may(after(state, "R3a1", seat=2), "move-2-5", seat=2)


@pytest.mark.rule("TS-29")
def test_against_the_equilibriste_on_the_other_side_a_close_protection_helps() -> None:
    protection = Bonus(Remontada.CLOSE_PROTECTION, column=0)
    state = position(hands=WITH_THREE, turn=2, ours={1: "G6"}, bonuses={0: protection})
    assert after(state, "R5b1", seat=2).turn == 3
