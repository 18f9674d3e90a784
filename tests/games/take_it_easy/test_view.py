"""What a seat may know, and the worlds that it must reckon with."""

from random import Random

import pytest

from ludotheque.games.take_it_easy.components import TILES, Board
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import PLACE, State, open_cells, outcome
from ludotheque.games.take_it_easy.view import View, possible_state, view
from tests.support.take_it_easy import (
    PAIR,
    POOR,
    REVERSED,
    SOLO,
    TRIO,
    board,
    played,
    state_after,
    tile,
    tiles,
    whole_round,
)

CURTAIN = Options(players=2, curtain=True)
TOUCHING_CURTAIN = Options(players=2, curtain=True, touching=True)
TWO_ROUNDS = Options(players=2, rounds=2)


def world(seen: View, seed: int = 1) -> State:
    return possible_state(seen, Random(seed))


def test_a_seat_is_asked_by_round_and_call() -> None:
    assert view(state_after("978 0:9 / 123"), 0).question == "0-2"


def test_the_question_counts_the_rounds() -> None:
    state = state_after(f"{whole_round(POOR, REVERSED)} / 978", TWO_ROUNDS)
    assert view(state, 0).question == "1-1"


def test_the_question_stays_the_same_while_others_act() -> None:
    state = state_after("978", PAIR)
    assert view(played(state, "1:4"), 0).question == view(state, 0).question


@pytest.mark.parametrize("text", ["", "978 0:9"])
def test_who_has_nothing_to_decide_is_asked_nothing(text: str) -> None:
    assert view(state_after(text, PAIR), 0).question is None


def test_a_spectator_is_asked_nothing() -> None:
    assert view(state_after("978", PAIR), None).question is None


def test_a_seat_sees_what_it_may_do() -> None:
    assert view(state_after("978", PAIR), 1).legal == PLACE


def test_a_spectator_may_do_nothing() -> None:
    assert view(state_after("978", PAIR), None).legal == ()


def test_a_spectator_has_placed_nothing() -> None:
    assert view(state_after("978 0:9", PAIR), None).own_cell is None


def test_a_seat_that_has_not_placed_has_no_cell() -> None:
    assert view(state_after("978 0:9", PAIR), 1).own_cell is None


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_names_its_seat(seat: int | None) -> None:
    assert view(state_after("978", PAIR), seat).seat == seat


def test_a_view_names_what_was_agreed() -> None:
    assert view(state_after("", CURTAIN), 0).options == CURTAIN


def test_a_view_names_the_version_of_the_rules() -> None:
    assert view(state_after(), 0).rules_version == 1


def test_those_awaited_come_in_the_order_of_the_seats() -> None:
    assert view(state_after("978 1:9", TRIO), None).awaited == (0, 2)


def test_the_round_in_play_is_counted_from_0() -> None:
    rounds = [view(state_after(text, TWO_ROUNDS), 0).round for text in ("", whole_round(POOR, POOR))]
    assert rounds == [0, 1]


@pytest.mark.rule("TIE-6")
def test_a_view_names_the_caller() -> None:
    assert view(state_after(whole_round(POOR, POOR), TWO_ROUNDS), 0).caller == 1


def test_there_is_no_outcome_while_the_game_goes_on() -> None:
    assert view(state_after(whole_round(POOR, POOR), TWO_ROUNDS), 0).outcome is None


def test_everybody_sees_the_outcome_at_the_end() -> None:
    state = state_after(whole_round(POOR, REVERSED), PAIR)
    assert view(state, None).outcome == outcome(state) is not None


@pytest.mark.rule("TIE-6")
def test_everybody_sees_the_calls_in_their_order() -> None:
    assert view(state_after("978 0:9 / 123"), None).calls == tiles("978 123")


@pytest.mark.rule("TIE-6")
def test_the_called_tile_is_the_last_of_the_calls() -> None:
    assert view(state_after("978 0:9 / 123"), 0).called == tile("123")


@pytest.mark.rule("TIE-6")
def test_a_view_knows_the_tiles_that_are_not_called_yet() -> None:
    assert view(state_after("123"), 0).uncalled == TILES[1:]


def test_where_nothing_is_hidden_the_world_is_the_one_seen() -> None:
    state = state_after("978 0:9 / 123")
    assert world(view(state, 0)) == state


def test_between_two_calls_the_world_is_the_one_seen() -> None:
    state = state_after("978 0:9 1:4", PAIR)
    assert world(view(state, None)) == state


def test_a_possible_world_keeps_the_finished_rounds() -> None:
    state = state_after(f"{whole_round(POOR, REVERSED)} / 978 0:9", TWO_ROUNDS)
    assert world(view(state, 1)).finished == state.finished


def test_a_possible_world_keeps_the_own_placement() -> None:
    assert world(view(state_after("978 0:9", PAIR), 0)).confirmed == (9, None)


def test_in_a_possible_world_only_those_have_placed_who_are_seen_to() -> None:
    placed = [cell is not None for cell in world(view(state_after("978 0:9 2:4", TRIO), 1)).confirmed]
    assert placed == [True, False, True]


def test_a_hidden_placement_may_be_on_any_empty_cell() -> None:
    seen = view(state_after("978 0:9 1:4 / 123 0:0", PAIR), 1)
    assert {world(seen, seed).confirmed[0] for seed in range(400)} == {*range(9), *range(10, 19)}


@pytest.mark.rule("TIE-16")
def test_with_touching_a_hidden_placement_touches() -> None:
    seen = view(state_after("978 0:0 1:4 / 123 0:1", Options(players=2, touching=True)), 1)
    assert {world(seen, seed).confirmed[0] for seed in range(100)} == {1, 3, 4}


@pytest.mark.rule("TIE-17")
def test_a_hidden_placement_that_was_changed_may_be_anywhere() -> None:
    seen = view(state_after("978 0:9 0:4", Options(players=2, change_of_mind=True)), 1)
    assert {world(seen, seed).confirmed[0] for seed in range(400)} == {*range(19)}


@pytest.mark.rule("TIE-18")
def test_behind_the_curtain_the_called_tiles_lie_somewhere_on_the_others_boards() -> None:
    hidden = world(view(state_after("978 0:9 1:4 / 123 0:0 1:0 / 563", CURTAIN), 0)).boards[1]
    assert sorted(hidden.tiles) == sorted(tiles("978 123"))


@pytest.mark.rule("TIE-18")
def test_behind_the_curtain_between_two_calls_every_called_tile_has_been_placed() -> None:
    hidden = world(view(state_after("978 0:9 1:4 / 123 0:0 1:0", CURTAIN), 0)).boards[1]
    assert sorted(hidden.tiles) == sorted(tiles("978 123"))


@pytest.mark.rule("TIE-18")
def test_behind_the_curtain_the_own_board_is_as_it_is() -> None:
    assert world(view(state_after("978 0:9 1:4", CURTAIN), 0)).boards[0] == board("9:978")


@pytest.mark.rule("TIE-18")
def test_behind_the_curtain_the_first_tile_may_lie_anywhere() -> None:
    seen = view(state_after("978 0:9 1:4", CURTAIN), 0)
    cells = {world(seen, seed).boards[1].cells.index(tile("978")) for seed in range(400)}
    assert cells == {*range(19)}


@pytest.mark.rule("TIE-16")
def test_behind_the_curtain_tiles_touch_where_they_must() -> None:
    seen = view(state_after("978 0:9 1:4 / 123 0:8 1:0", TOUCHING_CURTAIN), 0)
    for seed in range(50):
        hidden = world(seen, seed).boards[1]
        first, second = (hidden.cells.index(each) for each in tiles("978 123"))
        assert second in open_cells(TOUCHING_CURTAIN, Board().with_tile(first, tile("978")), None)


def test_equal_generators_give_equal_worlds() -> None:
    seen = view(state_after("978 0:9 1:4", CURTAIN), 0)
    assert world(seen, 7) == world(seen, 7)


def test_a_possible_world_goes_by_the_same_options_and_version() -> None:
    found = world(view(state_after("", SOLO), 0))
    assert (found.options, found.rules_version) == (SOLO, 1)
