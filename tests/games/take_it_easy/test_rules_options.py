"""What a table may agree on beyond the basic game: TIE-16 to TIE-18."""

from random import Random

import pytest

from ludotheque.core.options import option_specs
from ludotheque.core.view import view_bytes
from ludotheque.games.take_it_easy.components import Board
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import (
    PLACE,
    State,
    actors,
    audience,
    awaited,
    chance,
    initial_state,
    legal_actions,
    open_cells,
)
from ludotheque.games.take_it_easy.view import possible_state, view
from tests.support.take_it_easy import (
    PAIR,
    POOR,
    REVERSED,
    TRIO,
    board,
    event,
    played,
    refusal,
    state_after,
    whole_round,
)

TOUCHING = Options(touching=True)
CHANGING = Options(players=2, change_of_mind=True)
BOTH = Options(players=2, touching=True, change_of_mind=True)
CURTAIN = Options(players=2, curtain=True)


def cells(state: State, seat: int = 0) -> set[int]:
    return {place.cell for place in legal_actions(state, seat)}


@pytest.mark.rule("TIE-16")
@pytest.mark.rule("TIE-17")
@pytest.mark.rule("TIE-18")
@pytest.mark.parametrize("name", ["touching", "change-of-mind", "curtain"])
def test_what_goes_beyond_the_seed_is_off_where_nothing_is_agreed(name: str) -> None:
    (spec,) = [spec for spec in option_specs(Options) if spec.name == name]
    assert spec.default == "off"


@pytest.mark.rule("TIE-16")
def test_with_touching_the_first_tile_goes_anywhere() -> None:
    assert legal_actions(state_after("978", TOUCHING), 0) == PLACE


@pytest.mark.rule("TIE-16")
def test_the_second_tile_must_touch_the_first() -> None:
    assert cells(state_after("978 0:0 / 123", TOUCHING)) == {1, 3, 4}


@pytest.mark.rule("TIE-16")
def test_a_tile_may_touch_any_tile_already_placed() -> None:
    assert cells(state_after("978 0:0 / 123 0:1 / 563", TOUCHING)) == {2, 3, 4, 5}


@pytest.mark.rule("TIE-16")
def test_a_tile_that_touches_nothing_is_refused() -> None:
    error = refusal(state_after("978 0:0 / 123", TOUCHING), "0:18")
    assert (error.reason, error.rule, error.facts) == ("not-touching", "TIE-16", {"cell": 18})


@pytest.mark.rule("TIE-16")
def test_a_tile_that_touches_is_placed() -> None:
    assert state_after("978 0:0 / 123 0:4", TOUCHING).boards[0] == board("0:978 4:123")


@pytest.mark.rule("TIE-16")
def test_only_tiles_on_the_own_board_count_as_touched() -> None:
    state = state_after("978 0:0 1:18 / 123", Options(players=2, touching=True))
    assert cells(state, 1) == {14, 15, 17}


@pytest.mark.rule("TIE-16")
def test_without_touching_a_tile_may_lie_apart() -> None:
    assert 18 in cells(state_after("978 0:0 / 123"))


@pytest.mark.rule("TIE-16")
def test_with_touching_the_first_tile_of_the_next_round_goes_anywhere() -> None:
    state = state_after(f"{whole_round(POOR)} / 123", Options(rounds=2, touching=True))
    assert legal_actions(state, 0) == PLACE


@pytest.mark.rule("TIE-16")
def test_with_touching_there_is_always_a_cell_for_the_last_tile() -> None:
    state = state_after(whole_round(POOR).removesuffix(" 0:18"), TOUCHING)
    assert cells(state) == {18}


@pytest.mark.rule("TIE-17")
def test_a_confirmed_placement_may_be_changed_while_another_is_awaited() -> None:
    state = state_after("978 0:9 0:4 1:0", CHANGING)
    assert state.boards[0] == board("4:978")


@pytest.mark.rule("TIE-17")
def test_a_placement_may_be_changed_more_than_once() -> None:
    state = state_after("978 0:9 0:4 0:9 1:0", CHANGING)
    assert state.boards[0] == board("9:978")


@pytest.mark.rule("TIE-17")
def test_who_has_placed_may_still_act() -> None:
    assert actors(state_after("978 0:9", CHANGING)) == {0, 1}


@pytest.mark.rule("TIE-17")
def test_nobody_may_act_before_the_call() -> None:
    assert actors(state_after("", CHANGING)) == frozenset()


@pytest.mark.rule("TIE-17")
def test_who_has_placed_is_not_awaited() -> None:
    assert awaited(state_after("978 0:9", CHANGING)) == {1}


@pytest.mark.rule("TIE-17")
def test_who_has_changed_is_not_awaited() -> None:
    assert awaited(state_after("978 0:9 0:4", CHANGING)) == {1}


@pytest.mark.rule("TIE-17")
def test_a_change_goes_to_any_other_empty_cell() -> None:
    state = state_after("978 0:0 1:0 / 123 0:9", CHANGING)
    assert cells(state) == {*range(1, 9), *range(10, 19)}


@pytest.mark.rule("TIE-17")
@pytest.mark.parametrize("cell", [0, 9])
def test_a_change_to_the_same_cell_is_refused(cell: int) -> None:
    error = refusal(state_after(f"978 0:{cell}", CHANGING), f"0:{cell}")
    assert (error.reason, error.rule, error.facts) == ("same-cell", "TIE-17", {"cell": cell})


@pytest.mark.rule("TIE-17")
def test_a_change_to_a_taken_cell_is_refused() -> None:
    error = refusal(state_after("978 0:0 1:0 / 123 0:9", CHANGING), "0:0")
    assert (error.reason, error.rule) == ("cell-taken", "TIE-8")


@pytest.mark.rule("TIE-17")
def test_the_last_confirmation_makes_every_placement_final() -> None:
    error = refusal(state_after("978 0:9 1:4", CHANGING), "0:0")
    assert (error.reason, error.rule) == ("no-tile-called", "TIE-9")


@pytest.mark.rule("TIE-17")
def test_the_last_confirmation_triggers_the_next_call() -> None:
    assert chance(state_after("978 0:9 0:4 1:9", CHANGING)) is not None


@pytest.mark.rule("TIE-17")
def test_a_change_triggers_no_call() -> None:
    assert chance(state_after("978 0:9 0:4", CHANGING)) is None


@pytest.mark.rule("TIE-17")
def test_alone_there_is_nothing_to_change() -> None:
    assert actors(state_after("978 0:9", Options(change_of_mind=True))) == frozenset()


@pytest.mark.rule("TIE-17")
def test_the_tile_being_changed_does_not_count_as_placed_for_the_first_tile() -> None:
    assert cells(state_after("978 0:0", BOTH)) == {*range(1, 19)}


@pytest.mark.rule("TIE-17")
def test_the_tile_being_changed_does_not_count_as_touched() -> None:
    state = state_after("978 0:0 1:0 / 123 0:4", BOTH)
    assert cells(state) == {1, 3}


@pytest.mark.rule("TIE-17")
def test_a_change_that_would_only_touch_the_changed_tile_is_refused() -> None:
    error = refusal(state_after("978 0:0 1:0 / 123 0:4", BOTH), "0:9")
    assert (error.reason, error.rule) == ("not-touching", "TIE-16")


@pytest.mark.rule("TIE-17")
def test_the_cell_of_a_confirmed_placement_is_not_offered_for_its_change() -> None:
    assert 9 not in open_cells(CHANGING, Board(), 9)


@pytest.mark.rule("TIE-17")
def test_a_view_asks_anew_about_each_confirmed_cell() -> None:
    state = state_after("978", CHANGING)
    texts = ("", "0:9", "0:9 0:0", "0:9 0:0 0:9")
    questions = [view(played(state, text), 0).question for text in texts]
    assert questions == ["0-1", "0-1-1", "0-1-2", "0-1-3"]


@pytest.mark.rule("TIE-17")
def test_at_the_start_nobody_has_chosen() -> None:
    assert initial_state(Options(players=3)).choices == (0, 0, 0)


@pytest.mark.rule("TIE-17")
@pytest.mark.parametrize(
    ("text", "choices"), [("1:9", (0, 1, 0)), ("1:9 1:4", (0, 2, 0)), ("0:1 2:5", (1, 0, 1))]
)
def test_every_choice_of_a_seat_is_counted_for_itself(text: str, choices: tuple[int, ...]) -> None:
    state = state_after("978", Options(players=3, change_of_mind=True))
    assert played(state, text).choices == choices


@pytest.mark.rule("TIE-17")
def test_with_the_next_call_the_choices_are_counted_anew() -> None:
    assert state_after("978 0:9 0:4 1:4 / 123", CHANGING).choices == (0, 0)


@pytest.mark.rule("TIE-17")
def test_in_a_possible_world_the_seat_has_chosen_as_often_as_it_has() -> None:
    state = state_after("978 0:9 0:4 0:9", Options(players=3, change_of_mind=True))
    assert possible_state(view(state, 0), Random(1)).choices == (3, 0, 0)


@pytest.mark.rule("TIE-17")
def test_in_a_possible_world_the_others_who_have_placed_have_chosen_once() -> None:
    state = state_after("978 0:9 1:4 1:5", Options(players=3, change_of_mind=True))
    assert possible_state(view(state, 0), Random(1)).choices == (1, 1, 0)


@pytest.mark.rule("TIE-17")
def test_a_spectator_has_chosen_nothing() -> None:
    assert view(state_after("978 0:9", CHANGING), None).own_choices == 0


@pytest.mark.rule("TIE-18")
def test_the_boards_of_the_others_are_hidden_behind_the_curtain() -> None:
    assert view(state_after("978 0:9 1:4", CURTAIN), 0).boards == (board("9:978"), None)


@pytest.mark.rule("TIE-18")
def test_spectators_see_no_board_behind_the_curtain() -> None:
    assert view(state_after("978 0:9 1:4", CURTAIN), None).boards == (None, None)


@pytest.mark.rule("TIE-18")
def test_behind_the_curtain_it_can_be_seen_who_has_placed() -> None:
    assert view(state_after("978 1:4", CURTAIN), 0).placed == (False, True)


@pytest.mark.rule("TIE-18")
def test_the_curtain_opens_when_the_round_ends() -> None:
    state = state_after(whole_round(POOR, REVERSED), Options(players=2, rounds=2, curtain=True))
    assert view(state, 0).finished[0].boards == (board(POOR), board(REVERSED))


@pytest.mark.rule("TIE-18")
def test_the_next_round_is_played_behind_the_curtain_again() -> None:
    state = state_after(whole_round(POOR, REVERSED), Options(players=2, rounds=2, curtain=True))
    assert view(state, 1).boards == (None, Board())


@pytest.mark.rule("TIE-18")
def test_without_the_curtain_everybody_sees_every_board() -> None:
    assert view(state_after("978 0:9 1:4", PAIR), None).boards == (board("9:978"), board("4:978"))


@pytest.mark.rule("TIE-18")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_placement_of_the_present_turn_is_hidden_from_all_others(seat: int | None) -> None:
    there, elsewhere = state_after("978 1:4", TRIO), state_after("978 1:9", TRIO)
    assert view_bytes(view(there, seat)) == view_bytes(view(elsewhere, seat))


@pytest.mark.rule("TIE-18")
def test_a_seat_sees_its_own_placement_of_the_present_turn() -> None:
    assert view(state_after("978 1:4", TRIO), 1).own_cell == 4


@pytest.mark.rule("TIE-18")
def test_a_placement_of_the_present_turn_stands_on_no_board_yet() -> None:
    assert view(state_after("978 1:4", TRIO), 1).boards[1] == Board()


@pytest.mark.rule("TIE-18")
def test_all_placements_appear_together_when_the_last_has_placed() -> None:
    state = state_after("978 2:4 0:9 1:0", TRIO)
    assert view(state, None).boards == (board("9:978"), board("0:978"), board("4:978"))


@pytest.mark.rule("TIE-18")
def test_a_placement_is_told_to_its_own_seat_alone() -> None:
    assert audience(state_after("978", PAIR), event("1:4")) == frozenset({1})


@pytest.mark.rule("TIE-18")
def test_that_somebody_has_placed_is_seen_without_the_curtain_too() -> None:
    assert view(state_after("978 1:4", PAIR), None).placed == (False, True)
