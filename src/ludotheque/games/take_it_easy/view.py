"""What a seat may know of a game of Take it Easy!, and the worlds that it must reckon with (TIE-18)."""

from random import Random

from ludotheque.core import view as core
from ludotheque.core.events import Seat
from ludotheque.games.take_it_easy.components import Board, Tile
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import (
    Place,
    PlayedRound,
    State,
    awaited,
    caller,
    legal_actions,
    open_cells,
    outcome,
    uncalled,
)


class View(core.View[Options, Place], frozen=True, kw_only=True):
    """What a seat may know.

    Attributes:
        caller: The seat that calls in this round, a name only (TIE-6).
        finished: The rounds that are over, with every board.
        calls: The tiles called in this round, in order.
        called: The tile that is waiting to be placed; None between two calls.
        boards: The boards without the placements of the present turn; None behind the curtain (TIE-18).
        placed: For each seat whether it has placed the called tile; where it did is hidden (TIE-18).
        own_cell: The cell that this seat has confirmed for the called tile.
        own_choices: How many times this seat has confirmed a cell for it (TIE-17).
    """

    caller: Seat
    finished: tuple[PlayedRound, ...]
    calls: tuple[Tile, ...]
    called: Tile | None
    boards: tuple[Board | None, ...]
    placed: tuple[bool, ...]
    own_cell: int | None
    own_choices: int

    @property
    def uncalled(self) -> tuple[Tile, ...]:
        """The tiles still to come, and the eight that will not."""
        return uncalled(self.calls)


def view(state: State, seat: Seat | None) -> View:
    """Present placements are hidden, with the curtain the other boards too, from all others (TIE-18)."""
    options = state.options
    confirmed = None if seat is None else state.confirmed[seat]
    choices = 0 if seat is None else state.choices[seat]
    legal = () if seat is None else legal_actions(state, seat)
    boards: tuple[Board | None, ...] = state.boards
    if options.curtain:
        boards = tuple(board if owner == seat else None for owner, board in enumerate(state.boards))
    return View(
        rules_version=state.rules_version,
        options=options,
        seat=seat,
        question=_question(state, choices) if legal else None,
        legal=legal,
        awaited=tuple(sorted(awaited(state))),
        round=len(state.finished),
        outcome=outcome(state),
        caller=caller(state),
        finished=state.finished,
        calls=state.calls,
        called=state.calls[-1] if state.waiting else None,
        boards=boards,
        placed=tuple(cell is not None for cell in state.confirmed),
        own_cell=confirmed,
        own_choices=choices,
    )


def _question(state: State, choices: int) -> str:
    turn = f"{len(state.finished)}-{len(state.calls)}"
    return f"{turn}-{choices}" if choices else turn


def possible_state(view: View, rng: Random) -> State:
    """A game in which this seat would see what it sees: what is hidden has been placed at random."""
    played = view.calls[:-1] if view.called else view.calls
    boards = tuple(
        _random_board(view.options, played, rng) if board is None else board for board in view.boards
    )
    confirmed = tuple(
        _hidden_cell(view, seat, board, rng) if placed else None
        for seat, (board, placed) in enumerate(zip(boards, view.placed, strict=True))
    )
    return State(
        rules_version=view.rules_version,
        options=view.options,
        finished=view.finished,
        calls=view.calls,
        waiting=view.called is not None,
        boards=boards,
        confirmed=confirmed,
        choices=tuple(
            view.own_choices if seat == view.seat else int(placed) for seat, placed in enumerate(view.placed)
        ),
    )


def _random_board(options: Options, played: tuple[Tile, ...], rng: Random) -> Board:
    board = Board()
    for tile in played:
        board = board.with_tile(rng.choice(open_cells(options, board, None)), tile)
    return board


def _hidden_cell(view: View, seat: Seat, board: Board, rng: Random) -> int | None:
    if seat == view.seat:
        return view.own_cell
    return rng.choice(open_cells(view.options, board, None))
