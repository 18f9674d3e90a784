"""Play, take, lay, draw: UOD-7 to UOD-13."""

import pytest

from ludotheque.core.events import ChanceOutcome, SeatAction
from ludotheque.games.up_or_down.rules import audience
from ludotheque.games.up_or_down.state import (
    DRAW,
    LAY,
    NOTHING_TRIED,
    WIPE,
    Deal,
    Draw,
    Lay,
    Pile,
    Play,
    Take,
    Turn,
    Wipe,
)
from tests.support.up_or_down import GAME, action, after, area, dealt, legal, position, refusal

FULL = {0: area("5 / 30 31 / 20 19")}
"""Three rows: one card, one that goes up, one that goes down."""


@pytest.mark.rule("UOD-7")
def test_any_card_of_the_hand_may_be_played() -> None:
    assert legal(dealt()) == [Play(20), Play(40), Play(50)]


@pytest.mark.rule("UOD-7")
@pytest.mark.parametrize("card", [21, 10, 1, 54])
def test_only_a_card_of_ones_own_hand_is_played(card: int) -> None:
    error = refusal(dealt(), str(card))
    assert (error.reason, error.rule, error.facts) == ("card-not-in-hand", "UOD-7", {"card": card})


@pytest.mark.rule("UOD-7")
def test_one_card_is_played_a_turn() -> None:
    error = refusal(after(dealt(), "20"), "40")
    assert (error.reason, error.rule, error.facts) == ("already-played", "UOD-7", {"card": 20})


@pytest.mark.rule("UOD-6")
def test_nobody_plays_out_of_turn() -> None:
    error = refusal(dealt(), "21", seat=1)
    assert (error.reason, error.rule) == ("not-your-turn", "UOD-6")


@pytest.mark.rule("UOD-6")
def test_who_has_not_the_turn_may_do_nothing() -> None:
    assert legal(dealt(), 1) == []


@pytest.mark.rule("UOD-2")
@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_plays_without_a_seat(seat: int) -> None:
    error = refusal(dealt(), "20", seat=seat)
    assert (error.reason, error.rule, error.facts) == ("no-such-seat", "UOD-2", {"seat": seat})


@pytest.mark.rule("UOD-6")
def test_play_is_clockwise() -> None:
    assert GAME.actors(after(dealt(), "20 x15 r1 up =2")) == {1}


@pytest.mark.rule("UOD-6")
@pytest.mark.parametrize(("turns", "seat"), [(0, 1), (1, 2), (2, 0), (3, 1)])
def test_among_three_the_turn_goes_on_from_the_starter(turns: int, seat: int) -> None:
    hands = ((20, 40, 50), (21, 41, 51), (22, 42, 52))
    assert GAME.actors(position(hands=hands, starter=1, turns=turns)) == {seat}


@pytest.mark.rule("UOD-6")
def test_after_the_last_seat_comes_the_first() -> None:
    state = after(dealt(), "20 x15 r1 up =2")
    assert GAME.actors(after(state, "21 x20 r1 up =3", seat=1)) == {0}


@pytest.mark.rule("UOD-8")
def test_either_neighbour_of_the_card_just_played_may_be_taken() -> None:
    assert legal(after(dealt(), "20")) == [Take(15), Take(25)]


@pytest.mark.rule("UOD-8")
def test_at_the_seam_the_highest_or_the_lowest_is_taken() -> None:
    state = after(position(hands=((5, 40, 50), (21, 41, 51))), "5")
    assert legal(state) == [Take(10), Take(54)]


@pytest.mark.rule("UOD-8")
def test_the_card_just_played_is_never_taken() -> None:
    error = refusal(after(dealt(), "20"), "x20")
    assert (error.reason, error.rule, error.facts) == ("card-just-played", "UOD-8", {"card": 20})


@pytest.mark.rule("UOD-8")
@pytest.mark.parametrize("card", [10, 35, 54, 7])
def test_no_other_card_than_a_neighbour_is_taken(card: int) -> None:
    error = refusal(after(dealt(), "20"), f"x{card}")
    assert (error.reason, error.rule) == ("not-a-neighbour", "UOD-8")
    assert error.facts == {"card": card, "below": 15, "above": 25}


@pytest.mark.rule("UOD-8")
def test_nothing_is_taken_before_something_is_played() -> None:
    error = refusal(dealt(), "x15")
    assert (error.reason, error.rule) == ("nothing-played", "UOD-8")


@pytest.mark.rule("UOD-8")
def test_one_card_is_taken_a_turn() -> None:
    error = refusal(after(dealt(), "20 x15"), "x25")
    assert (error.reason, error.rule, error.facts) == ("already-taken", "UOD-8", {"card": 15})


@pytest.mark.rule("UOD-8")
def test_after_the_turn_the_ring_is_six_again() -> None:
    assert after(dealt(), "20 x15 r1 down").ring == (10, 20, 25, 35, 45, 54)


@pytest.mark.rule("UOD-9")
def test_the_first_card_can_only_start_a_row() -> None:
    assert legal(after(dealt(), "20 x15")) == [Lay(0)]


@pytest.mark.rule("UOD-9")
def test_a_row_is_started_or_carried_on_as_long_as_there_are_fewer_than_three() -> None:
    state = after(position(areas={0: area("5")}), "20 x15")
    assert legal(state) == [Lay(0), Lay(1), Wipe(0)]


@pytest.mark.rule("UOD-9")
def test_there_are_at_most_three_rows() -> None:
    state = after(position(areas=FULL), "20 x15")
    assert legal(state) == [Lay(0), Lay(2), *WIPE]


@pytest.mark.rule("UOD-9")
def test_the_taken_card_starts_a_row() -> None:
    assert after(dealt(), "20 x15 r1 down").areas[0] == area("15")


@pytest.mark.rule("UOD-9")
def test_the_taken_card_is_added_at_the_end_of_a_row() -> None:
    assert after(position(areas=FULL), "20 x15 r3 down").areas[0] == area("5 / 30 31 / 20 19 15")


@pytest.mark.rule("UOD-9")
@pytest.mark.parametrize(("word", "number"), [("r4", 4), ("r0", 0), ("w4", 4)])
def test_there_is_no_fourth_row(word: str, number: int) -> None:
    error = refusal(after(position(areas=FULL), "20 x15"), word)
    assert (error.reason, error.rule, error.facts) == ("no-such-row", "UOD-9", {"row": number})


@pytest.mark.rule("UOD-9")
def test_rows_are_started_one_after_the_other() -> None:
    error = refusal(after(dealt(), "20 x15"), "r2")
    assert (error.reason, error.rule, error.facts) == ("row-out-of-order", "UOD-9", {"row": 1})


@pytest.mark.rule("UOD-9")
def test_nothing_is_laid_before_something_is_taken() -> None:
    error = refusal(after(dealt(), "20"), "r1")
    assert (error.reason, error.rule) == ("nothing-taken", "UOD-9")


@pytest.mark.rule("UOD-9")
def test_one_card_is_laid_a_turn() -> None:
    error = refusal(after(dealt(), "20 x15 r1"), "r1")
    assert (error.reason, error.rule, error.facts) == ("already-laid", "UOD-9", {"card": 15})


@pytest.mark.rule("UOD-10")
def test_a_card_does_not_go_on_a_row_that_climbs_past_it() -> None:
    error = refusal(after(position(areas=FULL), "20 x15"), "r2")
    assert (error.reason, error.rule) == ("row-goes-up", "UOD-10")
    assert error.facts == {"card": 15, "last": 31, "row": 2}


@pytest.mark.rule("UOD-10")
def test_a_card_does_not_go_on_a_row_that_falls_past_it() -> None:
    error = refusal(after(position(areas=FULL), "20 x25"), "r3")
    assert (error.reason, error.rule) == ("row-goes-down", "UOD-10")
    assert error.facts == {"card": 25, "last": 19, "row": 3}


@pytest.mark.rule("UOD-11")
def test_a_wiped_row_goes_to_the_discards_and_the_card_takes_its_place() -> None:
    assert after(position(areas=FULL), "20 x15 w2 down").areas[0] == area("5 / 15 / 20 19", [30, 31])


@pytest.mark.rule("UOD-11")
def test_a_row_may_be_wiped_although_the_card_would_fit() -> None:
    assert Wipe(2) in legal(after(position(areas=FULL), "20 x15"))


@pytest.mark.rule("UOD-11")
def test_a_row_may_be_wiped_while_there_are_fewer_than_three() -> None:
    assert after(position(areas={0: area("5")}), "20 x15 w1 down").areas[0] == area("15", [5])


@pytest.mark.rule("UOD-11")
def test_a_row_that_is_not_there_cannot_be_wiped() -> None:
    error = refusal(after(position(areas={0: area("5")}), "20 x15"), "w2")
    assert (error.reason, error.rule, error.facts) == ("nothing-to-wipe", "UOD-11", {"row": 2})


@pytest.mark.rule("UOD-12")
def test_either_pile_may_be_drawn_from() -> None:
    assert legal(after(dealt(), "20 x15 r1")) == list(DRAW)


@pytest.mark.rule("UOD-12")
@pytest.mark.parametrize(("up", "down", "pile"), [(0, 4, Pile.DOWN), (4, 0, Pile.UP)])
def test_with_one_pile_empty_the_other_is_drawn_from(up: int, down: int, pile: Pile) -> None:
    state = after(position(top=1 if up else None, up=up, down=down), "20 x15 r1")
    assert legal(state) == [Draw(pile)]


@pytest.mark.rule("UOD-12")
@pytest.mark.parametrize(("up", "down", "word"), [(0, 4, "up"), (4, 0, "down")])
def test_an_empty_pile_is_not_drawn_from(up: int, down: int, word: str) -> None:
    error = refusal(after(position(top=1 if up else None, up=up, down=down), "20 x15 r1"), word)
    assert (error.reason, error.rule) == (f"pile-{word}-empty", "UOD-12")


@pytest.mark.rule("UOD-12")
def test_nothing_is_drawn_before_the_card_is_laid() -> None:
    error = refusal(after(dealt(), "20 x15"), "up")
    assert (error.reason, error.rule) == ("nothing-laid", "UOD-12")


@pytest.mark.rule("UOD-12")
def test_a_card_drawn_face_up_goes_to_the_hand() -> None:
    assert after(dealt(), "20 x15 r1 up").hands[0] == (1, 40, 50)


@pytest.mark.rule("UOD-12")
def test_after_a_draw_face_up_the_next_top_card_is_shown() -> None:
    assert after(dealt(), "20 x15 r1 up =2").top == 2


@pytest.mark.rule("UOD-12")
def test_the_next_top_card_is_any_that_nobody_has_seen() -> None:
    state = after(dealt(), "20 x15 r1 up")
    chance = GAME.chance(state)
    assert chance is not None
    assert len(chance.outcomes) == 54 - 6 - 6 - 1


@pytest.mark.rule("UOD-12")
def test_after_the_last_card_of_the_face_up_pile_none_is_shown() -> None:
    state = after(position(up=1), "20 x15 r1 up")
    assert (state.top, state.up, GAME.chance(state)) == (None, 0, None)


@pytest.mark.rule("UOD-12")
def test_a_card_drawn_face_down_goes_to_the_hand() -> None:
    assert after(dealt(), "20 x15 r1 down =33").hands[0] == (33, 40, 50)


@pytest.mark.rule("UOD-12")
def test_a_draw_face_down_takes_one_card_from_that_pile() -> None:
    state = after(dealt(), "20 x15 r1 down =33")
    assert (state.up, state.down, state.top) == (21, 20, 1)


@pytest.mark.rule("UOD-12")
def test_the_draw_ends_the_turn() -> None:
    assert after(dealt(), "20 x15 r1 down").turns == (Turn(0, 20, 15, Lay(0), Pile.DOWN, None),)


@pytest.mark.rule("UOD-12")
def test_until_the_draw_the_player_may_rethink() -> None:
    assert [GAME.drafting(after(dealt(), words)) for words in ("20", "20 x15", "20 x15 r1")] == [0, 0, 0]


@pytest.mark.rule("UOD-12")
@pytest.mark.parametrize("words", ["", "20 x15 r1 up", "20 x15 r1 up =2", "20 x15 r1 down"])
def test_before_the_turn_and_after_the_draw_there_is_nothing_to_rethink(words: str) -> None:
    assert GAME.drafting(after(dealt(), words)) is None


@pytest.mark.rule("UOD-12")
def test_until_the_draw_nothing_is_done() -> None:
    before, tried = dealt(), after(dealt(), "20 x15 r1")
    assert (tried.ring, tried.hands, tried.areas, tried.turns) == (
        before.ring,
        before.hands,
        before.areas,
        before.turns,
    )


@pytest.mark.rule("UOD-12")
def test_after_the_draw_nothing_is_being_tried() -> None:
    assert after(dealt(), "20 x15 r1 up").tries == NOTHING_TRIED


@pytest.mark.rule("UOD-12")
def test_with_both_piles_empty_the_laying_ends_the_turn() -> None:
    state = after(position(top=None, up=0, down=0), "20 x15 r1")
    assert state.turns == (Turn(0, 20, 15, Lay(0), None, None),)


@pytest.mark.rule("UOD-12")
def test_with_both_piles_empty_no_card_comes_to_the_hand() -> None:
    assert after(position(top=None, up=0, down=0), "20 x15 r1").hands[0] == (40, 50)


@pytest.mark.rule("UOD-13")
def test_with_three_rows_that_refuse_a_card_one_can_still_be_wiped() -> None:
    state = after(position(areas={0: area("30 31 / 32 33 / 28 29")}), "20 x15")
    assert legal(state) == list(WIPE)


@pytest.mark.rule("UOD-17")
@pytest.mark.parametrize(("words", "word"), [("", "20"), ("20", "x15"), ("20 x15", "r1")])
def test_what_is_tried_is_seen_by_its_player_alone(words: str, word: str) -> None:
    assert audience(after(dealt(), words), SeatAction(0, action(word))) == frozenset({0})


@pytest.mark.rule("UOD-12")
@pytest.mark.parametrize("word", ["up", "down"])
def test_everybody_sees_from_which_pile_a_card_is_drawn(word: str) -> None:
    assert audience(after(dealt(), "20 x15 r1"), SeatAction(0, action(word))) is None


@pytest.mark.rule("UOD-12")
def test_a_laying_that_ends_the_turn_is_seen_by_everybody() -> None:
    state = after(position(top=None, up=0, down=0), "20 x15")
    assert audience(state, SeatAction(0, LAY[0])) is None


@pytest.mark.rule("UOD-17")
@pytest.mark.parametrize(("up", "down"), [(1, 0), (0, 1)])
def test_a_laying_is_seen_by_its_player_alone_while_either_pile_has_a_card(up: int, down: int) -> None:
    state = after(position(top=1 if up else None, up=up, down=down), "20 x15")
    assert audience(state, SeatAction(0, LAY[0])) == frozenset({0})


@pytest.mark.rule("UOD-17")
def test_a_card_drawn_face_down_is_seen_by_its_player_alone() -> None:
    assert audience(after(dealt(), "20 x15 r1 down"), ChanceOutcome(Deal(33))) == frozenset({0})


@pytest.mark.rule("UOD-17")
def test_a_card_drawn_face_up_is_known_to_all() -> None:
    assert after(dealt(), "20 x15 r1 up").known == ((1,), ())


@pytest.mark.rule("UOD-17")
def test_a_card_drawn_face_down_is_not_known_to_all() -> None:
    assert after(dealt(), "20 x15 r1 down =33").known == ((), ())


@pytest.mark.rule("UOD-17")
def test_a_known_card_is_known_until_it_is_played() -> None:
    state = position(known={0: (20, 40)})
    assert after(state, "20 x15 r1 down").known == ((40,), ())
