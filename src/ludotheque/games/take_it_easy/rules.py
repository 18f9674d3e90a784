"""Take it Easy!, from the first call to the last placement (TIE-6 to TIE-10, TIE-13 to TIE-18)."""

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.errors import IllegalAction
from ludotheque.core.events import Audience, Chance, ChanceOutcome, Event, Seat, SeatAction
from ludotheque.core.game import GameInfo
from ludotheque.core.outcome import Outcome, RoundOutcome, places
from ludotheque.games.take_it_easy.components import CALLS, CELLS, NEIGHBOURS, TILES, Board, Tile
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.scoring import score_sheet

INFO = GameInfo(
    name="take-it-easy",
    rules_versions=(1,),
    rules=tuple(f"TIE-{number}" for number in range(1, 20)),
    min_players=1,
    max_players=6,
    simultaneous=True,
    hidden_information=True,
    chance=True,
)


class Place(Struct, frozen=True):
    """Place the called tile on a cell of one's own board (TIE-8)."""

    cell: int


PLACE = tuple(Place(cell) for cell in CELLS)
"""Every action, in the order of its code."""

TileEvent: TypeAlias = Event[Place, Tile]


class PlayedRound(Struct, frozen=True):
    """A round that is over: the tiles in the order of their calls, and everybody's full board."""

    calls: tuple[Tile, ...]
    boards: tuple[Board, ...]


class State(Struct, frozen=True):
    """Everything about a game that has happened, and nothing that has not.

    Attributes:
        rules_version: The version of these rules that the game goes by.
        options: What the table agreed on.
        finished: The rounds that are over.
        calls: The tiles called in this round, in order; the last may still be waiting to be placed.
        waiting: Whether the last call is still waiting to be placed.
        boards: What stands on each board, without the placements of the present turn.
        confirmed: The cell that each seat has confirmed for the present call, hidden from the others.
        choices: How many times each seat has confirmed a cell for the present call (TIE-17).
    """

    rules_version: int
    options: Options
    finished: tuple[PlayedRound, ...]
    calls: tuple[Tile, ...]
    waiting: bool
    boards: tuple[Board, ...]
    confirmed: tuple[int | None, ...]
    choices: tuple[int, ...]


def initial_state(options: Options, rules_version: int | None = None) -> State:
    """Everybody has an empty board and an identical set of 27 tiles (TIE-5)."""
    return State(
        rules_version=INFO.playable(rules_version),
        options=options,
        finished=(),
        calls=(),
        waiting=False,
        boards=(Board(),) * options.players,
        confirmed=(None,) * options.players,
        choices=(0,) * options.players,
    )


def is_over(state: State) -> bool:
    """The game ends after the agreed number of rounds (TIE-13)."""
    return len(state.finished) == state.options.rounds


def caller(state: State) -> Seat:
    """Seat 0 calls in the first round, then the next seat each round; a name without effect (TIE-6)."""
    return min(len(state.finished), state.options.rounds - 1) % state.options.players


def chance(state: State) -> Chance[Tile] | None:
    """Once all have placed, each tile not yet called is equally likely to be next (TIE-6, TIE-9)."""
    if state.waiting or is_over(state):
        return None
    return Chance(uncalled(state.calls))


def uncalled(calls: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The tiles of the set that have not been called in this round (TIE-6)."""
    return tuple(tile for tile in TILES if tile not in calls)


def awaited(state: State) -> frozenset[Seat]:
    """All place at the same time, and the game waits for those who have not (TIE-8, TIE-9)."""
    if not state.waiting:
        return frozenset()
    return frozenset(seat for seat, cell in enumerate(state.confirmed) if cell is None)


def actors(state: State) -> frozenset[Seat]:
    """With change of mind, those who have placed may choose another cell until the last has (TIE-17)."""
    return frozenset(seat for seat in range(state.options.players) if legal_actions(state, seat))


def drafting(_state: State) -> None:
    """A turn is one placement (TIE-8): there is nothing in the middle of it to rethink."""


def legal_actions(state: State, seat: Seat) -> tuple[Place, ...]:
    """The called tile goes on any empty cell of one's own board (TIE-8)."""
    if not state.waiting or seat not in range(state.options.players):
        return ()
    confirmed = state.confirmed[seat]
    if confirmed is not None and not state.options.change_of_mind:
        return ()
    return tuple(PLACE[cell] for cell in open_cells(state.options, state.boards[seat], confirmed))


def open_cells(options: Options, board: Board, confirmed: int | None) -> tuple[int, ...]:
    """Any empty cell (TIE-8); with touching, one beside a tile already placed (TIE-16).

    A tile being changed does not count as placed, and changing it means another cell (TIE-17).
    """
    empty = board.empty_cells
    if options.touching and len(empty) < CALLS:
        empty = tuple(cell for cell in empty if _touches(board, cell))
    return empty if confirmed is None else tuple(cell for cell in empty if cell != confirmed)


def _touches(board: Board, cell: int) -> bool:
    return any(board.cells[neighbour] is not None for neighbour in NEIGHBOURS[cell])


def apply(state: State, event: TileEvent) -> State:
    """A tile is called, or a seat confirms where it places the called one."""
    match event:
        case ChanceOutcome(tile):
            return _call(state, tile)
        case SeatAction(seat, Place(cell)):
            _refuse_illegal(state, seat, cell)
            return _confirm(state, seat, cell)


def _call(state: State, tile: Tile) -> State:
    """The called tile is one that has not been called in this round, and all have placed (TIE-6, TIE-9)."""
    if is_over(state):
        raise IllegalAction("game-over", rule="TIE-10")
    if state.waiting:
        raise IllegalAction("placements-awaited", rule="TIE-9", tile=str(state.calls[-1]))
    if tile in state.calls:
        raise IllegalAction("tile-already-called", rule="TIE-6", tile=str(tile))
    if tile not in TILES:
        raise IllegalAction("bad-tile", rule="TIE-1", text=str(tile))
    return replace(state, calls=(*state.calls, tile), waiting=True)


def _refuse_illegal(state: State, seat: Seat, cell: int) -> None:
    if not 0 <= seat < state.options.players:
        raise IllegalAction("no-such-seat", rule="TIE-5", seat=seat)
    if is_over(state):
        raise IllegalAction("game-over", rule="TIE-10")
    if not state.waiting:
        raise IllegalAction("no-tile-called", rule="TIE-9")
    if cell not in CELLS:
        raise IllegalAction("no-such-cell", rule="TIE-3", cell=cell)
    confirmed = state.confirmed[seat]
    if confirmed is not None and not state.options.change_of_mind:
        raise IllegalAction("already-placed", rule="TIE-9", cell=confirmed)
    board = state.boards[seat]
    if board.cells[cell] is not None:
        raise IllegalAction("cell-taken", rule="TIE-8", cell=cell)
    if cell == confirmed:
        raise IllegalAction("same-cell", rule="TIE-17", cell=cell)
    if cell not in open_cells(state.options, board, confirmed):
        raise IllegalAction("not-touching", rule="TIE-16", cell=cell)


def _confirm(state: State, seat: Seat, cell: int) -> State:
    """A confirmed placement stays hidden until the last player has confirmed (TIE-9, TIE-17, TIE-18)."""
    confirmed = (*state.confirmed[:seat], cell, *state.confirmed[seat + 1 :])
    if None not in confirmed:
        return _place_all(state, confirmed)
    choices = (*state.choices[:seat], state.choices[seat] + 1, *state.choices[seat + 1 :])
    return replace(state, confirmed=confirmed, choices=choices)


def _place_all(state: State, confirmed: tuple[int | None, ...]) -> State:
    """All tiles are placed together; after the 19th the round ends, the next is new (TIE-8, TIE-10)."""
    tile = state.calls[-1]
    boards = tuple(
        board.with_tile(cell, tile)
        for board, cell in zip(state.boards, confirmed, strict=True)
        if cell is not None
    )
    finished, calls = state.finished, state.calls
    if len(calls) == CALLS:
        finished = (*finished, PlayedRound(calls, boards))
        calls, boards = (), (Board(),) * state.options.players
    players = state.options.players
    return replace(
        state,
        finished=finished,
        calls=calls,
        waiting=False,
        boards=boards,
        confirmed=(None,) * players,
        choices=(0,) * players,
    )


def audience(_state: State, event: TileEvent) -> Audience:
    """Everybody hears the call; a placement is seen by its seat alone until all have placed (TIE-18)."""
    match event:
        case ChanceOutcome():
            return None
        case SeatAction(seat, _):
            return frozenset({seat})


def round_outcome(played: PlayedRound) -> RoundOutcome:
    """A round score is the sum over the lines (TIE-12); the highest wins, equal ones share (TIE-14)."""
    sheets = tuple(score_sheet(board) for board in played.boards)
    best = max(sheet.total for sheet in sheets)
    return RoundOutcome(sheets, tuple(seat for seat, sheet in enumerate(sheets) if sheet.total == best))


def outcome(state: State) -> Outcome | None:
    """The totals of the rounds are added (TIE-13); the highest wins, equal ones share the win (TIE-14)."""
    if not is_over(state):
        return None
    rounds = tuple(round_outcome(played) for played in state.finished)
    sheets = zip(*(played.sheets for played in rounds), strict=True)
    totals = tuple(sum(sheet.total for sheet in seat_sheets) for seat_sheets in sheets)
    return Outcome(rounds, totals, places(totals))


def next_options(state: State) -> Options:
    """Whoever plays again agrees on the same; the caller is a name without effect (TIE-6)."""
    return state.options
