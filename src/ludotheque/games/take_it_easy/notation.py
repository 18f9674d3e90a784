"""Tiles and placements as people write them: ``978`` for a tile (TIE-7), ``9`` for cell 9 (TIE-3)."""

from collections.abc import Sequence

from ludotheque.core.errors import NotationError
from ludotheque.core.outcome import ScoreSheet
from ludotheque.games.take_it_easy.components import CELLS, TILES, Board, Tile
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import PLACE, Place
from ludotheque.games.take_it_easy.scoring import score_sheet

BY_TEXT = {str(tile): tile for tile in TILES}
PLACE_BY_TEXT = {str(place.cell): place for place in PLACE}


def action_text(_options: Options, action: Place) -> str:
    """The number of the cell."""
    return str(action.cell)


def parse_action(_options: Options, text: str) -> Place:
    """Read the number of a cell, 0 to 18."""
    if text not in PLACE_BY_TEXT:
        raise NotationError("bad-cell", rule="TIE-3", text=text)
    return PLACE_BY_TEXT[text]


def chance_text(_options: Options, tile: Tile) -> str:
    """The three digits in the order of the call: vertical, lower left, lower right (TIE-7)."""
    return str(tile)


def parse_chance(_options: Options, text: str) -> Tile:
    """Read a called tile, in the one form that `chance_text` writes."""
    if text not in BY_TEXT:
        raise NotationError("bad-tile", rule="TIE-1", text=text)
    return BY_TEXT[text]


def parse_tile(text: str) -> Tile:
    """Read a tile such as ``978`` or ``9-7-8``: one of 1 5 9, one of 2 6 7, one of 3 4 8 (TIE-1)."""
    tile = BY_TEXT.get(text.replace("-", ""))
    if tile is None:
        raise NotationError("bad-tile", rule="TIE-1", text=text)
    return tile


def parse_board(words: Sequence[str]) -> Board:
    """Read 19 tiles in the order of the cells; ``.`` is an empty cell.

    Raises:
        NotationError: ``wrong-number-of-tiles``, ``bad-tile`` or, when a tile stands there twice,
            ``tile-twice`` (every set has each tile once, TIE-1).
    """
    if len(words) != len(CELLS):
        raise NotationError("wrong-number-of-tiles", rule="TIE-3", found=len(words), expected=len(CELLS))
    cells = tuple(None if word == "." else parse_tile(word) for word in words)
    for cell, tile in enumerate(cells):
        if tile is not None and tile in cells[:cell]:
            raise NotationError("tile-twice", rule="TIE-1", tile=str(tile), cell=cell)
    return Board(cells)


def score_words(words: Sequence[str]) -> ScoreSheet:
    """Score a board from the real table, given as 19 words."""
    return score_sheet(parse_board(words))
