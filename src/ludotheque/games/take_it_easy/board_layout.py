"""Where things stand in the drawing: one board and the called tile large, other boards in tidy rows."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from ludotheque.core.events import Seat
from ludotheque.core.translator import Translator
from ludotheque.draw.markup import Markup, element, join, keyed, number, use
from ludotheque.games.take_it_easy import board_parts as parts
from ludotheque.games.take_it_easy.components import CALLS, Board, Tile
from ludotheque.games.take_it_easy.scoring import Fate, Hope, fates, score_sheet
from ludotheque.games.take_it_easy.view import View

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

BOX: Box = (-470.0, -500.0, 470.0, 466.0)
"""A board with its pills, the middle of the board at (0, 0)."""
LEFT, TOP, RIGHT, BOTTOM = BOX
ABOVE = 100.0
"""What the called tile needs above the pills: most of it lies in the corner that the board leaves free."""
CALLED_PLACE = (-312.0, -450.0)
CALLED_SCALE = 1.55
HEADER = 290.0
"""The height of the called tile and the tally where no board stands beside them."""

BARE = (830.0, 900.0)
"""The size of a board without pills."""
FULL = (RIGHT - LEFT, BOTTOM - TOP)
GAP = 30.0
"""Between small boards."""
CAPTION = 64.0
"""The height of the words above a small board."""
BADGE = 17.0


class Panel(Struct, frozen=True):
    """What is drawn of one seat.

    Attributes:
        seat: Whose board it is.
        board: What stands on it; None behind the curtain.
        fates: What has become of its lines.
        total: What all rounds bring so far, this one included; None behind the curtain.
        placed: Whether it has placed the called tile; None when no tile is waiting.
        winner: Whether it has won the game.
    """

    seat: Seat
    board: Board | None
    fates: tuple[Fate, ...]
    total: int | None
    placed: bool | None
    winner: bool

    @property
    def points(self) -> int:
        """What the finished lines of the board bring."""
        return points_of(self.fates)


def points_of(lines: Iterable[Fate]) -> int:
    """What finished lines bring (TIE-12)."""
    return sum(fate.points for fate in lines if fate.hope is Hope.COMPLETE)


def panel_of(view: View, seat: Seat) -> Panel:
    """What a view shows of a seat; between two rounds the boards of the last, not the empty next ones.

    A called tile that a board has not got yet can still finish a line on it; one that the reader has placed
    lies on the reader's board already.
    """
    won = view.outcome is not None and seat in view.outcome.winners
    finished = view.finished
    left: tuple[Tile, ...]
    if finished and not view.calls:
        *finished_before, last = finished
        return _panel(seat, last.boards[seat], (), finished_before, placed=None, winner=won)
    board, left = view.boards[seat], view.uncalled
    placed = None if view.called is None else view.placed[seat]
    if board is not None and view.called is not None:
        if seat == view.seat and view.own_cell is not None:
            board = board.with_tile(view.own_cell, view.called)
        else:
            left = (*left, view.called)
    return _panel(seat, board, left, finished, placed=placed, winner=won)
