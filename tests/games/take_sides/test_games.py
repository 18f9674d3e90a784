"""Whole matches, and what holds at every step of them."""

from collections.abc import Iterator

import msgspec
import pytest

from ludotheque.core.errors import IllegalAction
from ludotheque.core.events import SeatAction
from ludotheque.games.take_sides.components import number
from ludotheque.games.take_sides.dealing import hand_size
from ludotheque.games.take_sides.options import Options
from ludotheque.games.take_sides.rules import apply
from ludotheque.games.take_sides.state import Stage, State
from tests.support.take_sides import CONFIGURATIONS, GAME, everywhere, random_states

GAMES = 15
LONG_GAMES = 2000

every_table = pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)


def ends(options: Options, seeds: range) -> Iterator[State]:
    for seed in seeds:
        *_, last = random_states(seed, options)
        yield last


@pytest.mark.rule("TS-19")
@every_table
def test_every_match_ends_with_a_winner(options: Options) -> None:
    outcomes = [GAME.outcome(state) for state in ends(options, range(GAMES))]
    assert all(outcome is not None and outcome.winners for outcome in outcomes)


@pytest.mark.long
@every_table
def test_no_match_of_very_many_hangs(options: Options) -> None:
    assert all(GAME.outcome(state) for state in ends(options, range(GAMES, GAMES + LONG_GAMES)))


@pytest.mark.rule("TS-1")
@every_table
def test_every_card_is_in_exactly_one_place_at_every_step(options: Options) -> None:
    assert all(everywhere(state) == list(range(36)) for state in random_states(3, options))


@pytest.mark.rule("TS-12")
@every_table
def test_nobody_ever_has_more_cards_than_a_hand_holds(options: Options) -> None:
    for state in random_states(4, options):
        assert max(len(hand) for hand in state.hands) <= hand_size(state)


@pytest.mark.rule("TS-15")
@every_table
def test_every_round_has_somebody_who_stopped_it(options: Options) -> None:
    for state in ends(options, range(GAMES)):
        assert {over.stopped_by for over in state.finished} <= set(range(options.players))


@pytest.mark.rule("TS-16")
@pytest.mark.parametrize("options", CONFIGURATIONS[:2], ids=str)
def test_without_a_tip_the_points_of_a_round_are_the_numbers_that_were_won(options: Options) -> None:
    for state in ends(options, range(GAMES)):
        for over in state.finished:
            if not any(line.where == "tip" for sheet in over.outcome.sheets for line in sheet.lines):
                numbers = [
                    number(card) for card, camp in zip(over.street, over.won, strict=True) if camp is not None
                ]
                assert sum(sheet.total for sheet in over.outcome.sheets) == sum(numbers)


@pytest.mark.rule("TS-2")
def test_partners_share_one_sheet() -> None:
    for state in ends(CONFIGURATIONS[2], range(GAMES)):
        for over in state.finished:
            ours, theirs, *partners = over.outcome.sheets
            assert partners == [ours, theirs]


@every_table
def test_it_is_the_turn_of_chance_or_of_seats_or_the_end(options: Options) -> None:
    for state in random_states(5, options):
        going = [GAME.actors(state), GAME.chance(state), GAME.outcome(state)]
        assert [bool(each) for each in going].count(True) == 1


def accepted(state: State, seat: int) -> list[object]:
    found: list[object] = []
    refusals: set[str | None] = set()
    for code in range(GAME.action_space(state.options)):
        action = GAME.decode(state.options, code)
        try:
            apply(state, SeatAction(seat, action))
        except IllegalAction as refusal:
            refusals.add(refusal.rule)
            continue
        found.append(action)
    assert refusals <= set(GAME.info.rules)
    return found


@every_table
def test_legal_is_exactly_what_is_accepted_in_the_order_of_the_codes(options: Options) -> None:
    for state in list(random_states(7, options))[::23]:
        for seat in range(options.players):
            assert accepted(state, seat) == list(GAME.legal_actions(state, seat))


@every_table
def test_what_is_refused_changes_nothing(options: Options) -> None:
    for state in list(random_states(8, options))[::40]:
        before = msgspec.msgpack.encode(state)
        accepted(state, 0)
        assert msgspec.msgpack.encode(state) == before


@pytest.mark.rule("TS-30")
def test_answers_about_a_veto_commute() -> None:
    found = 0
    for seed in range(60):
        for state in random_states(seed, CONFIGURATIONS[2]):
            if state.announced is not None and len(GAME.actors(state)) == 2:
                found += 1
                one, other = sorted(GAME.actors(state))
                pass_, _ = reversed(GAME.legal_actions(state, one))
                ways = [
                    apply(apply(state, SeatAction(first, pass_)), SeatAction(second, pass_))
                    for first, second in ((one, other), (other, one))
                ]
                assert ways[0] == ways[1]
    assert found > 0


@every_table
def test_a_stage_that_is_over_is_the_end_of_the_match(options: Options) -> None:
    for state in random_states(9, options):
        assert (state.stage is Stage.OVER) == (GAME.outcome(state) is not None)
