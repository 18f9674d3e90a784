"""Calling the tiles: TIE-6 and TIE-7."""

import pytest

from ludotheque.core.dealer import seeded_dealer
from ludotheque.core.events import Chance, ChanceOutcome
from ludotheque.games.take_it_easy.components import TILES
from ludotheque.games.take_it_easy.notation import chance_text, parse_chance
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import (
    audience,
    caller,
    chance,
    initial_state,
    legal_actions,
)
from tests.support.take_it_easy import (
    PAIR,
    POOR,
    REVERSED,
    SOLO,
    refusal,
    state_after,
    tile,
    tiles,
    whole_round,
)

TWO_ROUNDS = Options(rounds=2)


@pytest.mark.rule("TIE-6")
def test_at_first_each_of_the_27_tiles_is_equally_likely() -> None:
    assert chance(initial_state(SOLO)) == Chance(TILES)


@pytest.mark.rule("TIE-6")
def test_a_called_tile_is_not_called_again_in_the_round() -> None:
    left = chance(state_after("978 0:9 / 123 0:4"))
    assert left is not None
    assert set(TILES) - set(left.outcomes) == {*tiles("978 123")}


@pytest.mark.rule("TIE-6")
def test_the_tiles_left_are_equally_likely_and_in_their_order() -> None:
    assert chance(state_after("123 0:9")) == Chance(TILES[1:])


@pytest.mark.rule("TIE-6")
def test_a_second_call_of_the_same_tile_is_refused() -> None:
    error = refusal(state_after("978 0:9"), "978")
    assert (error.reason, error.rule, error.facts) == ("tile-already-called", "TIE-6", {"tile": "978"})


@pytest.mark.rule("TIE-6")
def test_only_calls_are_left_to_chance() -> None:
    assert chance(state_after("978")) is None


@pytest.mark.rule("TIE-6")
def test_the_dealer_calls_what_the_rules_allow() -> None:
    state = state_after(whole_round(POOR).rpartition(" / ")[0])
    left = chance(state)
    assert left is not None
    assert seeded_dealer(1).pick(left, 18) in tiles("923 924 928 963 964 968 973 974 978")


@pytest.mark.rule("TIE-6")
def test_every_round_uses_all_27_tiles_again() -> None:
    assert chance(state_after(whole_round(POOR), TWO_ROUNDS)) == Chance(TILES)


@pytest.mark.rule("TIE-6")
def test_a_tile_of_the_first_round_may_be_called_in_the_second() -> None:
    assert state_after(f"{whole_round(POOR)} / 123", TWO_ROUNDS).calls == tiles("123")


@pytest.mark.rule("TIE-6")
@pytest.mark.parametrize(("rounds", "seat"), [(0, 0), (1, 1), (2, 0)])
def test_the_name_of_caller_moves_on_by_one_seat_each_round(rounds: int, seat: int) -> None:
    text = " / ".join([whole_round(POOR, REVERSED)] * rounds)
    assert caller(state_after(text, Options(players=2, rounds=4))) == seat


@pytest.mark.rule("TIE-6")
def test_the_caller_of_the_last_round_keeps_the_name_when_the_game_is_over() -> None:
    text = " / ".join([whole_round(POOR, REVERSED)] * 2)
    assert caller(state_after(text, Options(players=2, rounds=2))) == 1


@pytest.mark.rule("TIE-6")
def test_alone_one_is_the_caller_of_every_round() -> None:
    assert caller(state_after(whole_round(POOR), TWO_ROUNDS)) == 0


@pytest.mark.rule("TIE-6")
def test_the_caller_may_do_nothing_that_the_others_may_not() -> None:
    state = state_after("978", PAIR)
    assert legal_actions(state, 0) == legal_actions(state, 1)


@pytest.mark.rule("TIE-6")
def test_everybody_hears_the_call() -> None:
    assert audience(initial_state(PAIR), ChanceOutcome(tile("978"))) is None


@pytest.mark.rule("TIE-7")
def test_a_tile_is_called_vertical_then_lower_left_then_lower_right() -> None:
    assert chance_text(SOLO, tile("978")) == "978"


@pytest.mark.rule("TIE-7")
def test_a_call_is_heard_vertical_then_lower_left_then_lower_right() -> None:
    assert parse_chance(SOLO, "978") == tile("978")


@pytest.mark.rule("TIE-7")
def test_any_order_of_its_digits_would_name_a_tile() -> None:
    assert len({frozenset(each) for each in TILES}) == 27


@pytest.mark.rule("TIE-7")
def test_a_refusal_names_a_tile_as_it_is_called() -> None:
    assert refusal(state_after("178 0:9"), "178").facts == {"tile": "178"}
