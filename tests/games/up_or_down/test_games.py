"""Whole games, and what holds at every step of them."""

from collections.abc import Iterator

import pytest

from ludotheque.core.errors import IllegalAction
from ludotheque.core.events import SeatAction
from ludotheque.games.up_or_down.options import Options
from ludotheque.games.up_or_down.rules import apply
from ludotheque.games.up_or_down.state import State
from tests.support.up_or_down import CONFIGURATIONS, GAME, everywhere, random_states

GAMES = 100
LONG_GAMES = 2000


def ends(options: Options, seeds: range) -> Iterator[State]:
    for seed in seeds:
        *_, last = random_states(seed, options)
        yield last


@pytest.mark.rule("UOD-13")
@pytest.mark.rule("UOD-14")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_every_game_ends_when_all_hands_are_empty(options: Options) -> None:
    assert all(not any(state.hands) and GAME.outcome(state) for state in ends(options, range(GAMES)))


@pytest.mark.long
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_no_game_of_very_many_hangs(options: Options) -> None:
    assert all(GAME.outcome(state) for state in ends(options, range(GAMES, GAMES + LONG_GAMES)))


@pytest.mark.rule("UOD-2")
@pytest.mark.rule("UOD-14")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_cards_in_rows_and_discards_are_as_many_as_the_turns_of_every_player(options: Options) -> None:
    for state in ends(options, range(GAMES)):
        laid = [sum(len(row.cards) for row in each.rows) + len(each.discards) for each in state.areas]
        assert laid == [options.turns // options.players] * options.players


@pytest.mark.rule("UOD-15")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_a_final_score_is_at_least_the_number_of_turns(options: Options) -> None:
    for state in ends(options, range(GAMES)):
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert min(outcome.totals) >= options.turns // options.players


@pytest.mark.rule("UOD-1")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_every_card_is_in_exactly_one_place_at_every_step(options: Options) -> None:
    cards = list(range(1, options.cards + 1))
    assert all(everywhere(state) == cards for state in random_states(3, options))


@pytest.mark.rule("UOD-5")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_once_all_is_dealt_the_piles_have_all_that_nobody_has_seen(options: Options) -> None:
    for state in random_states(4, options):
        if len(state.ring) == 6 and (state.top is not None or not state.up):
            assert len(state.unseen) == state.down + max(0, state.up - 1)


@pytest.mark.rule("UOD-4")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_the_ring_has_six_cards_ascending_whenever_somebody_has_the_turn(options: Options) -> None:
    for state in random_states(5, options):
        if GAME.actors(state):
            assert (len(state.ring), list(state.ring)) == (6, sorted(state.ring))


@pytest.mark.rule("UOD-10")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_every_row_only_climbs_or_only_falls(options: Options) -> None:
    for state in ends(options, range(20)):
        for each in state.areas:
            for row in each.rows:
                assert list(row.cards) in (sorted(row.cards), sorted(row.cards, reverse=True))


@pytest.mark.rule("UOD-13")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_whoever_has_the_turn_always_has_something_to_do(options: Options) -> None:
    for state in random_states(6, options):
        assert all(GAME.legal_actions(state, seat) for seat in GAME.actors(state))


def accepted(state: State, seat: int) -> list[object]:
    found: list[object] = []
    for code in range(GAME.action_space(state.options)):
        action = GAME.decode(state.options, code)
        try:
            apply(state, SeatAction(seat, action))
        except IllegalAction:
            continue
        found.append(action)
    return found


@pytest.mark.parametrize("options", CONFIGURATIONS[:3], ids=str)
def test_legal_is_exactly_what_is_accepted_in_the_order_of_the_codes(options: Options) -> None:
    for state in list(random_states(7, options))[::9]:
        for seat in range(options.players):
            assert accepted(state, seat) == list(GAME.legal_actions(state, seat))
