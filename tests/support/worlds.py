"""Games of Take it Easy! that a seat cannot tell from the one it sits in."""

from random import Random

import msgspec

from ludotheque.core.events import ChanceOutcome, Seat, SeatAction
from ludotheque.core.record import Entry, Record, header_of
from ludotheque.games.take_it_easy.components import Tile
from ludotheque.games.take_it_easy.rules import PLACE, PlayedRound, State
from tests.support.games import GAME, seats


def record_of(state: State) -> Record:
    """The record that leads to a state, everybody placing in seat order, as often as they have chosen."""
    entries: list[Entry] = []
    for played in (*state.finished, PlayedRound(state.calls, state.boards)):
        for tile in played.calls:
            entries.append(Entry(text=str(tile)))
            for seat, board in enumerate(played.boards):
                cells = [board.cells.index(tile)] if tile in board.cells else _chosen(state, seat)
                entries += [Entry(seat=seat, text=str(cell)) for cell in cells]
    return Record(header_of(GAME, state.options, seats(state.options.players)), tuple(entries))


def another_world(state: State, seat: Seat | None, rng: Random) -> State:
    """The same game, but for what a seat cannot know: the others have chosen anew where that is hidden.

    Hidden are the placements of the present turn, and behind the curtain those of the whole round (TIE-18).
    """
    world = msgspec.structs.replace(GAME.initial_state(state.options), finished=state.finished)
    for tile in state.calls:
        world = GAME.apply(world, ChanceOutcome(tile))
        for owner in range(state.options.players):
            cells = _cells(state, owner, tile)
            if not cells:
                continue
            hidden = owner != seat and (state.options.curtain or state.boards[owner].cells[cells[-1]] is None)
            chosen = [rng.choice(GAME.legal_actions(world, owner))] if hidden else [PLACE[c] for c in cells]
            for place in chosen:
                world = GAME.apply(world, SeatAction(owner, place))
    return world


def _cells(state: State, owner: Seat, tile: Tile) -> list[int]:
    board = state.boards[owner]
    return [board.cells.index(tile)] if tile in board.cells else _chosen(state, owner)


def _chosen(state: State, owner: Seat) -> list[int]:
    """Cells that a seat may have confirmed one after the other for the present call (TIE-17)."""
    last, times = state.confirmed[owner], state.choices[owner]
    if last is None:
        return []
    others = [place.cell for place in GAME.legal_actions(state, owner)][:1]
    return [last if (times - turn) % 2 else others[0] for turn in range(times)] if times > 1 else [last]


def others_permuted(state: State, seat: Seat | None, rng: Random) -> State:
    """The same game, with the hidden choices of the others dealt out among them anew.

    A seat keeps what it could not have chosen: without the curtain a cell that it had taken, with touching
    one apart from its tiles.
    """
    boards, confirmed = list(state.boards), list(state.confirmed)
    for _ in range(6):
        one, other = rng.choices(range(state.options.players), k=2)
        if seat in {one, other} or (confirmed[one] is None) != (confirmed[other] is None):
            continue
        if state.options.curtain:
            boards[one], boards[other] = boards[other], boards[one]
            confirmed[one], confirmed[other] = confirmed[other], confirmed[one]
        elif _open(state, one, confirmed[other]) and _open(state, other, confirmed[one]):
            confirmed[one], confirmed[other] = confirmed[other], confirmed[one]
    return msgspec.structs.replace(state, boards=tuple(boards), confirmed=tuple(confirmed))


def _open(state: State, seat: Seat, cell: int | None) -> bool:
    """Whether a seat could have confirmed a cell."""
    undecided = msgspec.structs.replace(
        state, confirmed=(*state.confirmed[:seat], None, *state.confirmed[seat + 1 :])
    )
    return cell is not None and PLACE[cell] in GAME.legal_actions(undecided, seat)
