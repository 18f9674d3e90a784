"""Actions as small whole numbers: the code of a placement is its cell."""

from ludotheque.core.errors import NotationError
from ludotheque.games.take_it_easy.components import CELLS
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import PLACE, Place


def action_space(_options: Options) -> int:
    """19 codes, one for each cell (TIE-3)."""
    return len(CELLS)


def encode(_options: Options, action: Place) -> int:
    """The cell."""
    return action.cell


def decode(_options: Options, code: int) -> Place:
    """The placement on that cell."""
    if code not in CELLS:
        raise NotationError("no-such-cell", rule="TIE-3", cell=code)
    return PLACE[code]
