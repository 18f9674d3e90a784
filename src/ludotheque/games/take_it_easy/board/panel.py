"""What is drawn of one seat: its board, what has become of the lines, how far it is."""

from msgspec import Struct

from ludotheque.core.events import Seat
from ludotheque.games.take_it_easy.board.sight import Sight, boards_to_see, final, sight_of
from ludotheque.games.take_it_easy.components import Board
from ludotheque.games.take_it_easy.scoring import Fate, fates, score_sheet
from ludotheque.games.take_it_easy.view import View


class Panel(Struct, frozen=True, kw_only=True):
    """What a view shows of one seat.

    Attributes:
        seat: Whose board it is.
        sight: The board as its owner sees it; None behind the curtain.
        board: What lies on it, without a tile that is only tried out; None behind the curtain.
        fates: What has become of its lines, the tile that is being tried out included.
        points: What its finished lines bring, without a tile that is only tried out.
        total: What all rounds bring so far, this one included; None behind the curtain.
        placed: Whether it has placed the called tile; None when no tile is waiting.
        winner: Whether it has won the game.
    """

    seat: Seat
    sight: Sight | None = None
    board: Board | None = None
    fates: tuple[Fate, ...] = ()
    points: int = 0
    total: int | None = None
    placed: bool | None = None
    winner: bool = False


def panel_of(view: View, seat: Seat, highlight: int | None = None) -> Panel:
    """What a view shows of a seat, with the called tile tried out on a cell of the reader's board."""
    placed = None if view.called is None else view.placed[seat]
    winner = view.outcome is not None and seat in view.outcome.winners
    if boards_to_see(view)[seat] is None:
        return Panel(seat=seat, placed=placed, winner=winner)
    sight = sight_of(view, seat, highlight)
    board = sight_of(view, seat).board
    points = score_sheet(board).total
    before = view.finished[:-1] if final(view) else view.finished
    return Panel(
        seat=seat,
        sight=sight,
        board=board,
        fates=fates(sight.board, sight.uncalled),
        points=points,
        total=points + sum(score_sheet(played.boards[seat]).total for played in before),
        placed=placed,
        winner=winner,
    )
