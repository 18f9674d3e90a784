"""What has just happened, in words: for those who hear the board instead of seeing it."""

from ludotheque.core.translator import Translator
from ludotheque.games.take_it_easy.board.words import spelled
from ludotheque.games.take_it_easy.components import Tile
from ludotheque.games.take_it_easy.rules import round_outcome
from ludotheque.games.take_it_easy.view import View


def news(view: View, translator: Translator) -> str:
    """Where the others have placed the last tile; after the last one of a round, what the round has brought.

    It is told to who may place the next tile and while nobody may; who has placed has heard it already.
    """
    waits = view.called is not None and not (view.question is not None and view.own_cell is None)
    if waits or view.outcome is not None:
        return ""
    placed = view.calls if view.called is None else view.calls[:-1]
    if placed:
        return _placements(view, placed[-1], translator)
    return _round(view, translator) if view.finished else ""


def _placements(view: View, tile: Tile, translator: Translator) -> str:
    said = [
        translator(
            "tie-news-seat",
            seat=translator("seat-name", seat=seat + 1),
            cell=board.cells.index(tile),
        )
        for seat, board in enumerate(view.boards)
        if board is not None and seat != view.seat
    ]
    return translator("tie-news-placed", tile=spelled(tile), seats=", ".join(said)) if said else ""


def _round(view: View, translator: Translator) -> str:
    sheets = round_outcome(view.finished[-1]).sheets
    said = [
        translator("tie-news-points", seat=translator("seat-name", seat=seat + 1), points=sheet.total)
        for seat, sheet in enumerate(sheets)
    ]
    return translator("tie-news-round", number=len(view.finished), seats=", ".join(said))
