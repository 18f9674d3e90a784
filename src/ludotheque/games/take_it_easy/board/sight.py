"""What of a view the text drawings show: whose board, with which tile on it, and what may still come."""

from msgspec import Struct

from ludotheque.core.events import Seat
from ludotheque.games.take_it_easy.components import Board, Tile
from ludotheque.games.take_it_easy.view import View


class Sight(Struct, frozen=True, kw_only=True):
    """One board as its owner sees it now.

    Attributes:
        board: The board, with the called tile where it is being tried out or has been confirmed.
        uncalled: The tiles that may still come to it.
        legal: The cells where the tile may go.
        tried: The cell on which the called tile is being tried out.
        confirmed: The cell that the seat has confirmed for the called tile, which others do not see yet.
    """

    board: Board
    uncalled: tuple[Tile, ...] = ()
    legal: frozenset[int] = frozenset()
    tried: int | None = None
    confirmed: int | None = None


def final(view: View) -> bool:
    """Whether the game is over: what there is to see is then the last round as it ended."""
    return view.outcome is not None


def boards_to_see(view: View) -> tuple[Board | None, ...]:
    """Every board of the present round, at the end those of the last one; None behind the curtain."""
    return view.finished[-1].boards if final(view) else view.boards


def calls_to_see(view: View) -> tuple[Tile, ...]:
    """The calls of the present round, at the end those of the last one."""
    return view.finished[-1].calls if final(view) else view.calls


def sight_of(view: View, seat: Seat, highlight: int | None = None) -> Sight:
    """See a board that is not behind the curtain; ``highlight`` counts only where the tile may go."""
    board = boards_to_see(view)[seat]
    assert board is not None  # noqa: S101 - the caller has looked
    if final(view):
        return Sight(board=board)
    mine = seat == view.seat
    legal = frozenset(place.cell for place in view.legal) if mine else frozenset()
    tried = highlight if highlight in legal else None
    confirmed = view.own_cell if mine else None
    cell = confirmed if tried is None else tried
    uncalled = view.uncalled
    if view.called is not None and cell is None:
        uncalled = (*uncalled, view.called)
    elif view.called is not None and cell is not None:
        board = board.with_tile(cell, view.called)
    return Sight(board=board, uncalled=uncalled, legal=legal, tried=tried, confirmed=confirmed)
