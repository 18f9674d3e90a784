"""Calling and placing, from the first call to the last placement: TIE-6 to TIE-10."""

import pytest

from ludotheque.games.take_it_easy.components import TILES, Board
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import (
    PLACE,
    PlayedRound,
    actors,
    awaited,
    chance,
    initial_state,
    legal_actions,
    outcome,
)
from ludotheque.games.take_it_easy.view import view
from tests.support.take_it_easy import (
    BEST,
    PAIR,
    POOR,
    REVERSED,
    TRIO,
    board,
    refusal,
    state_after,
    tile,
    tiles,
    whole_round,
)

TWO_ROUNDS = Options(rounds=2)


@pytest.mark.rule("TIE-8")
def test_all_players_are_to_place_the_same_tile_at_the_same_time() -> None:
    assert awaited(state_after("978", TRIO)) == {0, 1, 2}


@pytest.mark.rule("TIE-8")
def test_nobody_is_to_place_before_a_tile_is_called() -> None:
    assert awaited(initial_state(TRIO)) == frozenset()


@pytest.mark.rule("TIE-8")
def test_a_player_places_on_any_empty_cell() -> None:
    assert legal_actions(state_after("978"), 0) == PLACE


@pytest.mark.rule("TIE-8")
def test_a_cell_with_a_tile_is_no_longer_offered() -> None:
    state = state_after("978 0:9 / 123 0:4 / 563")
    assert [place.cell for place in legal_actions(state, 0)] == [*range(4), *range(5, 9), *range(10, 19)]


@pytest.mark.rule("TIE-8")
def test_a_taken_cell_is_refused() -> None:
    error = refusal(state_after("978 0:9 / 123"), "0:9")
    assert (error.reason, error.rule, error.facts) == ("cell-taken", "TIE-8", {"cell": 9})


@pytest.mark.rule("TIE-8")
def test_a_tile_need_not_touch_another() -> None:
    assert state_after("978 0:0 / 123 0:18").boards[0] == board("0:978 18:123")


@pytest.mark.rule("TIE-8")
def test_each_places_on_a_board_of_their_own() -> None:
    state = state_after("978 0:9 1:4", PAIR)
    assert state.boards == (board("9:978"), board("4:978"))


@pytest.mark.rule("TIE-8")
def test_a_cell_taken_on_one_board_is_free_on_the_other() -> None:
    assert state_after("978 0:9 1:4 / 123 0:4 1:9", PAIR).boards[1] == board("4:978 9:123")


@pytest.mark.rule("TIE-8")
def test_the_order_in_which_players_place_makes_no_difference() -> None:
    assert state_after("978 0:9 1:4", PAIR) == state_after("978 1:4 0:9", PAIR)


@pytest.mark.rule("TIE-8")
def test_a_called_tile_must_be_placed_before_the_game_goes_on() -> None:
    assert chance(state_after("978 0:9", PAIR)) is None


@pytest.mark.rule("TIE-8")
def test_who_has_no_seat_has_nothing_to_place() -> None:
    assert legal_actions(state_after("978", PAIR), 2) == ()


@pytest.mark.rule("TIE-9")
def test_the_next_tile_is_called_only_when_all_have_placed() -> None:
    error = refusal(state_after("978 0:9", PAIR), "123")
    assert (error.reason, error.rule, error.facts) == ("placements-awaited", "TIE-9", {"tile": "978"})


@pytest.mark.rule("TIE-9")
def test_the_tile_that_is_awaited_is_the_last_one_called() -> None:
    assert refusal(state_after("978 0:9 / 123"), "563").facts == {"tile": "123"}


@pytest.mark.rule("TIE-9")
def test_only_those_who_have_not_placed_are_awaited() -> None:
    assert awaited(state_after("978 1:9", TRIO)) == {0, 2}


@pytest.mark.rule("TIE-9")
def test_only_those_who_have_not_placed_may_act() -> None:
    assert actors(state_after("978 1:9", TRIO)) == {0, 2}


@pytest.mark.rule("TIE-9")
def test_nobody_may_act_once_all_have_placed() -> None:
    assert actors(state_after("978 0:9 1:4", PAIR)) == frozenset()


@pytest.mark.rule("TIE-9")
def test_once_all_have_placed_the_next_tile_is_called() -> None:
    assert chance(state_after("978 0:9 1:4", PAIR)) is not None


@pytest.mark.rule("TIE-9")
def test_who_has_placed_may_not_place_again() -> None:
    error = refusal(state_after("978 0:9", PAIR), "0:4")
    assert (error.reason, error.rule, error.facts) == ("already-placed", "TIE-9", {"cell": 9})


@pytest.mark.rule("TIE-9")
def test_who_has_placed_on_the_first_cell_may_not_place_again() -> None:
    assert refusal(state_after("978 0:0", PAIR), "0:4").reason == "already-placed"


@pytest.mark.rule("TIE-9")
def test_who_has_placed_is_offered_nothing() -> None:
    assert legal_actions(state_after("978 0:9", PAIR), 0) == ()


@pytest.mark.rule("TIE-9")
def test_nothing_can_be_placed_before_the_next_call() -> None:
    error = refusal(state_after("978 0:9"), "0:4")
    assert (error.reason, error.rule) == ("no-tile-called", "TIE-9")


@pytest.mark.rule("TIE-9")
def test_a_placed_tile_stays_where_it_is() -> None:
    assert state_after("978 0:9 / 123 0:4").boards[0] == board("9:978 4:123")


@pytest.mark.rule("TIE-9")
def test_a_refused_event_leaves_the_state_as_it_was() -> None:
    state = state_after("978 0:9", PAIR)
    refusal(state, "0:4")
    assert state == state_after("978 0:9", PAIR)


@pytest.mark.rule("TIE-9")
def test_the_view_names_the_tile_to_place_until_all_have_placed() -> None:
    assert view(state_after("978 0:9", PAIR), None).called == tile("978")


@pytest.mark.rule("TIE-9")
def test_the_view_names_no_tile_between_two_calls() -> None:
    assert view(state_after("978 0:9"), None).called is None


@pytest.mark.rule("TIE-9")
@pytest.mark.parametrize(("text", "waiting"), [("978", (0, 1)), ("978 0:9", (1,)), ("978 0:9 1:4", ())])
def test_the_view_names_those_for_whom_the_game_waits(text: str, waiting: tuple[int, ...]) -> None:
    assert view(state_after(text, PAIR), None).awaited == waiting


@pytest.mark.rule("TIE-10")
def test_the_round_goes_on_until_the_19th_tile_is_placed() -> None:
    assert state_after(whole_round(POOR).removesuffix(" 0:18")).finished == ()


@pytest.mark.rule("TIE-10")
def test_the_round_ends_with_the_19th_placement() -> None:
    assert state_after(whole_round(POOR)).finished == (PlayedRound(tiles(POOR), (board(POOR),)),)


@pytest.mark.rule("TIE-10")
def test_the_round_does_not_end_before_the_last_player_has_placed() -> None:
    assert state_after(whole_round(POOR, POOR).removesuffix(" 1:18"), PAIR).finished == ()


@pytest.mark.rule("TIE-10")
def test_a_finished_round_remembers_the_order_of_the_calls() -> None:
    (finished,) = state_after(whole_round(BEST)).finished
    assert finished.calls == tiles(BEST)


@pytest.mark.rule("TIE-10")
def test_a_finished_round_remembers_the_board_of_every_seat() -> None:
    (finished,) = state_after(whole_round(POOR, REVERSED), PAIR).finished
    assert finished.boards == (board(POOR), board(REVERSED))


@pytest.mark.rule("TIE-10")
def test_eight_tiles_stay_unused() -> None:
    (finished,) = state_after(whole_round(POOR)).finished
    assert set(TILES) - set(finished.calls) == {*tiles("924 928 963 964 968 973 974 978")}


@pytest.mark.rule("TIE-10")
def test_no_tile_is_called_after_the_last_round() -> None:
    assert chance(state_after(whole_round(POOR))) is None


@pytest.mark.rule("TIE-10")
def test_a_call_after_the_end_is_refused() -> None:
    error = refusal(state_after(whole_round(POOR)), "978")
    assert (error.reason, error.rule) == ("game-over", "TIE-10")


@pytest.mark.rule("TIE-10")
def test_a_placement_after_the_end_is_refused() -> None:
    error = refusal(state_after(whole_round(POOR)), "0:9")
    assert (error.reason, error.rule) == ("game-over", "TIE-10")


@pytest.mark.rule("TIE-10")
def test_nobody_is_awaited_at_the_end() -> None:
    assert awaited(state_after(whole_round(POOR))) == frozenset()


@pytest.mark.rule("TIE-10")
def test_the_next_round_begins_with_empty_boards() -> None:
    state = state_after(whole_round(POOR, POOR), Options(players=2, rounds=2))
    assert (state.boards, state.calls) == ((Board(), Board()), ())


@pytest.mark.rule("TIE-10")
def test_in_the_next_round_the_first_tile_goes_anywhere_again() -> None:
    assert legal_actions(state_after(f"{whole_round(POOR)} / 123", TWO_ROUNDS), 0) == PLACE


@pytest.mark.rule("TIE-10")
def test_the_next_round_begins_with_a_call() -> None:
    assert refusal(state_after(whole_round(POOR), TWO_ROUNDS), "0:9").reason == "no-tile-called"


@pytest.mark.rule("TIE-10")
def test_there_is_no_outcome_before_the_end() -> None:
    assert outcome(state_after(whole_round(POOR).removesuffix(" 0:18"))) is None
