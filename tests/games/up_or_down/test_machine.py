"""Games played by Hypothesis, legally and illegally, with everything that must always hold."""

from random import Random

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ludotheque.core.errors import IllegalAction
from ludotheque.core.events import ChanceOutcome, SeatAction
from ludotheque.core.view import view_bytes
from ludotheque.games.up_or_down.state import (
    DEAL,
    DRAW,
    LAY,
    NOTHING_TRIED,
    PLAY,
    TAKE,
    WIPE,
    Action,
    CardEvent,
    Deal,
    Lay,
    Start,
    State,
    Take,
)
from ludotheque.games.up_or_down.view import View
from tests.support.up_or_down import GAME, everywhere, table

ANYTHING: tuple[Action, ...] = (*PLAY, *TAKE, *LAY, Lay(3), *WIPE, *DRAW)


def somebody_has_the_turn(machine: "TableMachine") -> bool:
    return bool(GAME.actors(machine.state))


def a_card_is_due(machine: "TableMachine") -> bool:
    return GAME.chance(machine.state) is not None


def somebody_is_trying(machine: "TableMachine") -> bool:
    return GAME.drafting(machine.state) is not None


def the_game_goes_on(machine: "TableMachine") -> bool:
    return GAME.outcome(machine.state) is None


class TableMachine(RuleBasedStateMachine):
    """A table at which anybody may try anything."""

    players: int
    state: State
    before: State
    """How the present turn began."""

    @initialize(deck=st.sampled_from(["long", "short"]), starter=st.data())
    def sit_down(self, deck: str, starter: st.DataObject) -> None:
        seats = ["random", *map(str, range(1, self.players + 1))]
        chosen = starter.draw(st.sampled_from(seats))
        self.state = GAME.initial_state(table(players=self.players, deck=deck, starter=chosen))
        self.before = self.state

    def become(self, state: State) -> None:
        self.state = state
        if state.tries == NOTHING_TRIED:
            self.before = state

    def pick(self, event: CardEvent) -> None:
        self.become(GAME.apply(self.state, event))

    # What may happen

    @precondition(a_card_is_due)
    @rule(data=st.data())
    def chance_brings_something(self, data: st.DataObject) -> None:
        chance = GAME.chance(self.state)
        assert chance is not None
        self.pick(ChanceOutcome(data.draw(st.sampled_from(chance.outcomes))))

    @precondition(somebody_has_the_turn)
    @rule(data=st.data())
    def somebody_goes_on_with_the_turn(self, data: st.DataObject) -> None:
        (seat,) = GAME.actors(self.state)
        self.pick(SeatAction(seat, data.draw(st.sampled_from(GAME.legal_actions(self.state, seat)))))

    @precondition(the_game_goes_on)
    @rule(events=st.integers(1, 60), seed=st.integers(0, 1000))
    def much_happens(self, events: int, seed: int) -> None:
        rng = Random(seed)
        for _ in range(events):
            if (chance := GAME.chance(self.state)) is not None:
                self.pick(ChanceOutcome(rng.choice(chance.outcomes)))
            for seat in GAME.actors(self.state):
                self.pick(SeatAction(seat, rng.choice(GAME.legal_actions(self.state, seat))))

    @precondition(somebody_is_trying)
    @rule()
    def somebody_takes_a_turn_back(self) -> None:
        self.state = self.before

    # What may not happen

    def refuses(self, event: CardEvent) -> None:
        before = msgspec.msgpack.encode(self.state)
        with pytest.raises(IllegalAction) as refusal:
            GAME.apply(self.state, event)
        assert refusal.value.reason
        assert refusal.value.rule in GAME.info.rules
        assert msgspec.msgpack.encode(self.state) == before

    @rule(data=st.data(), seat=st.integers(-1, 6))
    def what_is_not_legal_is_refused_with_its_rule(self, data: st.DataObject, seat: int) -> None:
        wrong = [action for action in ANYTHING if action not in GAME.legal_actions(self.state, seat)]
        self.refuses(SeatAction(seat, data.draw(st.sampled_from(wrong))))

    @rule(data=st.data())
    def what_chance_cannot_bring_is_refused_with_its_rule(self, data: st.DataObject) -> None:
        chance = GAME.chance(self.state)
        possible = () if chance is None else chance.outcomes
        anything: list[Start | Deal] = [*DEAL, *(Start(seat) for seat in range(-1, 7))]
        wrong = [each for each in anything if each not in possible]
        self.refuses(ChanceOutcome(data.draw(st.sampled_from(wrong))))

    # What always holds

    @invariant()
    def every_card_is_in_exactly_one_place(self) -> None:
        assert everywhere(self.state) == list(range(1, self.state.options.cards + 1))

    @invariant()
    def what_is_laid_is_as_much_as_turns_were_taken(self) -> None:
        for seat, area in enumerate(self.state.areas):
            laid = len(area.discards) + sum(len(row.cards) for row in area.rows)
            assert laid == sum(turn.seat == seat for turn in self.state.turns)

    @invariant()
    def every_row_climbs_or_falls(self) -> None:
        for area in self.state.areas:
            for row in area.rows:
                climbing = sorted(row.cards)
                assert list(row.cards) in (climbing, climbing[::-1])

    @invariant()
    def a_hand_is_three_cards_until_the_last_three_turns(self) -> None:
        state = self.state
        if GAME.actors(state) or GAME.outcome(state) is not None:
            for seat, hand in enumerate(state.hands):
                taken = sum(turn.seat == seat for turn in state.turns)
                # All hands run out in the same round, since the deck less six divides by the players (UOD-2).
                assert len(hand) == min(3, (state.options.cards - 6) // self.players - taken)

    @invariant()
    def no_player_is_more_than_a_turn_ahead(self) -> None:
        counts = [sum(turn.seat == seat for turn in self.state.turns) for seat in range(self.players)]
        assert max(counts) - min(counts) <= 1

    @invariant()
    def it_is_the_turn_of_chance_or_of_a_seat_or_the_end(self) -> None:
        state = self.state
        going = [GAME.actors(state), GAME.chance(state), GAME.outcome(state)]
        assert [bool(each) for each in going].count(True) == 1

    @invariant()
    def whoever_has_the_turn_has_something_to_do_and_nobody_else_has(self) -> None:
        for seat in range(self.players):
            assert bool(GAME.legal_actions(self.state, seat)) == (seat in GAME.actors(self.state))

    @invariant()
    def the_ring_is_six_whenever_somebody_has_the_turn(self) -> None:
        if GAME.actors(self.state):
            (seat,) = GAME.actors(self.state)
            ring = GAME.view(self.state, seat).ring_now
            added = self.state.tries.played is not None and self.state.tries.taken is None
            assert (len(ring), list(ring)) == (6 + added, sorted(ring))

    @invariant()
    def the_actions_of_a_seat_are_in_the_order_of_their_codes(self) -> None:
        options = self.state.options
        for seat in range(self.players):
            legal = GAME.legal_actions(self.state, seat)
            codes = [GAME.encode(options, action) for action in legal]
            assert codes == sorted(set(codes))
            assert tuple(GAME.decode(options, code) for code in codes) == legal
            assert (
                tuple(GAME.parse_action(options, GAME.action_text(options, each)) for each in legal) == legal
            )

    @invariant()
    def others_see_a_turn_as_it_began_until_it_is_over(self) -> None:
        for seat in (*range(self.players), None):
            if seat != GAME.drafting(self.state):
                assert view_bytes(GAME.view(self.state, seat)) == view_bytes(GAME.view(self.before, seat))

    @invariant()
    def every_view_comes_back_from_its_bytes(self) -> None:
        for seat in (*range(self.players), None):
            view = GAME.view(self.state, seat)
            assert msgspec.msgpack.decode(view_bytes(view), type=View) == view

    @invariant()
    def whoever_takes_a_card_takes_a_neighbour(self) -> None:
        tries = self.state.tries
        if tries.played is not None and tries.taken is None:
            (seat,) = GAME.actors(self.state)
            offered = [each.card for each in GAME.legal_actions(self.state, seat) if isinstance(each, Take)]
            lower = [card for card in self.state.ring if card < tries.played]
            higher = [card for card in self.state.ring if card > tries.played]
            # The ring is closed: below the lowest lies the highest, above the highest the lowest.
            below, above = max(lower or higher), min(higher or lower)
            assert offered == sorted([below, above])

    @invariant()
    def a_final_score_is_at_least_the_turns_taken(self) -> None:
        outcome = GAME.outcome(self.state)
        if outcome is not None:
            assert min(outcome.totals) >= self.state.options.turns // self.players


def machine(count: int) -> type[TableMachine]:
    """A table of so many players."""
    return type(f"TableOf{count}", (TableMachine,), {"players": count})


@pytest.mark.rule("UOD-13")
@pytest.mark.parametrize("players", range(2, 7))
def test_whatever_anybody_tries_the_rules_hold(players: int) -> None:
    RunsTheMachine = machine(players).TestCase  # noqa: N806 - a class
    RunsTheMachine.settings = settings(stateful_step_count=30)
    RunsTheMachine().runTest()
