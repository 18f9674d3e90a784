"""Games played by Hypothesis, legally and illegally, with everything that must always hold."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ludotheque.core.errors import IllegalAction
from ludotheque.core.events import ChanceOutcome, SeatAction
from ludotheque.core.view import view_bytes
from ludotheque.games.take_it_easy.components import CELLS, TILES, Tile
from ludotheque.games.take_it_easy.rules import PLACE, Place, State, TileEvent
from ludotheque.games.take_it_easy.view import View
from tests.support.games import GAME
from tests.support.strategies import states

Condition = Callable[["TableMachine"], bool]


def a_tile_waits(machine: "TableMachine") -> bool:
    return machine.state.waiting


def a_call_is_due(machine: "TableMachine") -> bool:
    return GAME.chance(machine.state) is not None


def the_game_is_over(machine: "TableMachine") -> bool:
    return GAME.outcome(machine.state) is not None


def somebody_has_placed(machine: "TableMachine") -> bool:
    return any(cell is not None for cell in machine.state.confirmed)


def something_lies_on_the_boards(machine: "TableMachine") -> bool:
    return machine.state.waiting and len(machine.state.calls) > 1


def accepts(state: State, event: TileEvent) -> bool:
    try:
        GAME.apply(state, event)
    except IllegalAction as refusal:
        if refusal.rule not in GAME.info.rules:
            raise AssertionError(f"{refusal.reason} names no rule") from refusal
        return False
    return True


class TableMachine(RuleBasedStateMachine):
    """A table at which anybody may try anything."""

    state: State

    @initialize(state=states())
    def sit_down(self, state: State) -> None:
        self.state = state

    def refuses(self, event: TileEvent, reason: str, rule_id: str) -> None:
        before = msgspec.msgpack.encode(self.state)
        with pytest.raises(IllegalAction) as refusal:
            GAME.apply(self.state, event)
        assert (refusal.value.reason, refusal.value.rule) == (reason, rule_id)
        assert msgspec.msgpack.encode(self.state) == before

    # What may happen

    @precondition(a_call_is_due)
    @rule(data=st.data())
    def a_tile_is_called(self, data: st.DataObject) -> None:
        chance = GAME.chance(self.state)
        assert chance is not None
        self.state = GAME.apply(self.state, ChanceOutcome(data.draw(st.sampled_from(chance.outcomes))))

    @precondition(a_tile_waits)
    @rule(data=st.data())
    def an_actor_places(self, data: st.DataObject) -> None:
        choices = [
            SeatAction(seat, action)
            for seat in sorted(GAME.actors(self.state))
            for action in GAME.legal_actions(self.state, seat)
        ]
        event = data.draw(st.sampled_from(choices))
        after = GAME.apply(self.state, event)
        if after.waiting:
            self.assert_the_others_notice_only_that_somebody_placed(event, after)
        self.state = after

    def assert_the_others_notice_only_that_somebody_placed(
        self, event: SeatAction[Place], after: State
    ) -> None:
        for seat in (*range(after.options.players), None):
            before, now = GAME.view(self.state, seat), GAME.view(after, seat)
            if seat == event.seat:
                assert now.question != before.question
                assert now.own_cell == event.action.cell
            else:
                same = msgspec.structs.replace(before, placed=now.placed, awaited=now.awaited)
                assert now == same

    @precondition(a_tile_waits)
    @rule(data=st.data())
    def the_rest_place_in_whatever_order(self, data: st.DataObject) -> None:
        awaited = sorted(GAME.awaited(self.state))
        events = [
            SeatAction(seat, data.draw(st.sampled_from(GAME.legal_actions(self.state, seat))))
            for seat in awaited
        ]
        ends = []
        for order in (events, data.draw(st.permutations(events))):
            state = self.state
            for event in order:
                state = GAME.apply(state, event)
            ends.append(state)
        assert ends[0] == ends[1]
        self.state = ends[0]

    @precondition(lambda machine: not the_game_is_over(machine))
    @rule(turns=st.integers(1, 3), seed=st.integers(0, 1000))
    def some_turns_pass(self, turns: int, seed: int) -> None:
        rng = Random(seed)
        until = turns
        while until and GAME.outcome(self.state) is None:
            chance = GAME.chance(self.state)
            if chance is not None:
                self.state = GAME.apply(self.state, ChanceOutcome(rng.choice(chance.outcomes)))
                until -= 1
            for seat in GAME.awaited(self.state):
                place = rng.choice(GAME.legal_actions(self.state, seat))
                self.state = GAME.apply(self.state, SeatAction(seat, place))

    # What may not happen

    @rule(seat=st.sampled_from([-2, -1, 6, 7, 100]), cell=st.sampled_from(CELLS))
    def nobody_without_a_seat_places(self, seat: int, cell: int) -> None:
        self.refuses(SeatAction(seat, Place(cell)), "no-such-seat", "TIE-5")

    @precondition(a_call_is_due)
    @rule(data=st.data())
    def nobody_places_before_a_call(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.state.options.players - 1))
        self.refuses(SeatAction(seat, data.draw(st.sampled_from(PLACE))), "no-tile-called", "TIE-9")

    @precondition(a_tile_waits)
    @rule(data=st.data(), cell=st.sampled_from([-19, -1, 19, 20, 1000]))
    def nobody_places_beside_the_board(self, data: st.DataObject, cell: int) -> None:
        seat = data.draw(st.integers(0, self.state.options.players - 1))
        self.refuses(SeatAction(seat, Place(cell)), "no-such-cell", "TIE-3")

    @precondition(something_lies_on_the_boards)
    @rule(data=st.data())
    def nobody_places_on_a_tile(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(GAME.actors(self.state))))
        taken = sorted(set(CELLS) - set(self.state.boards[seat].empty_cells))
        self.refuses(SeatAction(seat, Place(data.draw(st.sampled_from(taken)))), "cell-taken", "TIE-8")

    @precondition(something_lies_on_the_boards)
    @rule(data=st.data())
    def with_touching_nobody_places_apart(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(GAME.actors(self.state))))
        legal = {place.cell for place in GAME.legal_actions(self.state, seat)}
        apart = set(self.state.boards[seat].empty_cells) - legal - {self.state.confirmed[seat]}
        if apart:
            assert self.state.options.touching
            cell = data.draw(st.sampled_from(sorted(apart)))
            self.refuses(SeatAction(seat, Place(cell)), "not-touching", "TIE-16")

    @precondition(somebody_has_placed)
    @rule(data=st.data())
    def nobody_places_again(self, data: st.DataObject) -> None:
        placed = [seat for seat, cell in enumerate(self.state.confirmed) if cell is not None]
        seat = data.draw(st.sampled_from(placed))
        if self.state.options.change_of_mind:
            own_cell = self.state.confirmed[seat]
            assert own_cell is not None
            self.refuses(SeatAction(seat, Place(own_cell)), "same-cell", "TIE-17")
        else:
            place = data.draw(st.sampled_from(PLACE))
            self.refuses(SeatAction(seat, place), "already-placed", "TIE-9")

    @precondition(a_tile_waits)
    @rule(tile=st.sampled_from(TILES))
    def nothing_is_called_while_somebody_is_awaited(self, tile: Tile) -> None:
        self.refuses(ChanceOutcome(tile), "placements-awaited", "TIE-9")

    @precondition(lambda machine: a_call_is_due(machine) and machine.state.calls != ())
    @rule(data=st.data())
    def no_tile_is_called_twice(self, data: st.DataObject) -> None:
        tile = data.draw(st.sampled_from(self.state.calls))
        self.refuses(ChanceOutcome(tile), "tile-already-called", "TIE-6")

    @precondition(a_call_is_due)
    @rule(tile=st.sampled_from([Tile(2, 2, 2), Tile(9, 3, 6), Tile(0, 0, 0)]))
    def no_tile_is_called_that_is_not_in_the_box(self, tile: Tile) -> None:
        self.refuses(ChanceOutcome(tile), "bad-tile", "TIE-1")

    @precondition(the_game_is_over)
    @rule(data=st.data())
    def nothing_happens_after_the_end(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.state.options.players - 1))
        self.refuses(SeatAction(seat, data.draw(st.sampled_from(PLACE))), "game-over", "TIE-10")
        self.refuses(ChanceOutcome(data.draw(st.sampled_from(TILES))), "game-over", "TIE-10")

    # What always holds

    @invariant()
    def every_tile_is_called_or_uncalled(self) -> None:
        uncalled = GAME.view(self.state, None).uncalled
        assert sorted((*self.state.calls, *uncalled)) == sorted(TILES)

    @invariant()
    def every_board_holds_exactly_the_placed_tiles(self) -> None:
        placed = sorted(self.state.calls[: len(self.state.calls) - self.state.waiting])
        assert [sorted(board.tiles) for board in self.state.boards] == [placed] * self.state.options.players
        for played in self.state.finished:
            assert len(set(played.calls)) == 19
            assert [sorted(board.tiles) for board in played.boards] == [
                sorted(played.calls)
            ] * self.state.options.players

    @invariant()
    def it_is_the_turn_of_chance_or_of_seats_or_the_end(self) -> None:
        actors, awaited = GAME.actors(self.state), GAME.awaited(self.state)
        chance, outcome = GAME.chance(self.state), GAME.outcome(self.state)
        assert [bool(actors), chance is not None, outcome is not None].count(True) == 1
        assert awaited <= actors <= set(range(self.state.options.players))
        assert bool(awaited) == bool(actors)
        assert awaited == actors or self.state.options.change_of_mind
        assert (outcome is not None) == (len(self.state.finished) == self.state.options.rounds)

    @invariant()
    def the_legal_actions_are_those_that_are_accepted(self) -> None:
        for seat in range(-1, self.state.options.players + 1):
            accepted = tuple(place for place in PLACE if accepts(self.state, SeatAction(seat, place)))
            assert GAME.legal_actions(self.state, seat) == accepted
            assert bool(accepted) or seat not in GAME.awaited(self.state)

    @invariant()
    def the_chances_are_those_that_are_accepted(self) -> None:
        chance = GAME.chance(self.state)
        accepted = tuple(tile for tile in TILES if accepts(self.state, ChanceOutcome(tile)))
        assert (() if chance is None else chance.outcomes) == accepted

    @invariant()
    def every_view_comes_back_from_its_bytes(self) -> None:
        for seat in (*range(self.state.options.players), None):
            view = GAME.view(self.state, seat)
            assert msgspec.msgpack.decode(view_bytes(view), type=View) == view
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view

    @invariant()
    def whoever_has_a_choice_has_a_question(self) -> None:
        for seat in range(self.state.options.players):
            view = GAME.view(self.state, seat)
            assert (view.question is None) == (view.legal == ())
            assert view.legal == GAME.legal_actions(self.state, seat)


TestTable = TableMachine.TestCase
TestTable.settings = settings(stateful_step_count=40)
