"""Take it Easy! arranged by notation.

Tiles are read here without `ludotheque.games.take_it_easy.notation`, so that a mistake there fails the tests
of the notation alone.
"""

import pytest

from ludotheque.core.errors import IllegalAction
from ludotheque.core.events import ChanceOutcome, SeatAction
from ludotheque.games.take_it_easy.components import LINES, Board, Line, Tile
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import Place, State, TileEvent, apply, initial_state

SOLO = Options()
PAIR = Options(players=2)
TRIO = Options(players=3)

BEST = "563 578 524 568 573 528 564 164 178 123 168 174 974 928 963 978 924 968 973"
"""The first test vector of the rules: 307 points."""

POOR = "123 124 128 163 164 168 173 174 178 523 524 528 563 564 568 573 574 578 923"
"""The second test vector of the rules, the first 19 tiles in lexicographic order: 27 points."""

REVERSED = "923 578 574 573 568 564 563 528 524 523 178 174 173 168 164 163 128 124 123"
"""The tiles of POOR from the last to the first: columns two, four and five count, 20 + 4 + 3 = 27 points."""

WORSE = "923 124 128 163 164 168 173 174 178 523 524 528 563 564 568 573 574 578 123"
"""POOR with the first and the last tile exchanged: column one is broken, 4 + 20 = 24 points."""

POOREST = "563 124 128 163 164 168 173 174 178 523 524 528 123 564 568 573 574 578 923"
"""POOR with the tiles of cells 0 and 12 exchanged: columns one and four are broken, 4 points."""


def tile(text: str) -> Tile:
    """Read a tile such as ``978``."""
    vertical, rising, falling = (int(digit) for digit in text)
    return Tile(vertical, rising, falling)


def tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles with white space between them."""
    return tuple(tile(word) for word in text.split())


def board(text: str = "") -> Board:
    """Read 19 words in the order of the cells, ``.`` for an empty one; or ``9:978 4:123``, the rest empty."""
    words = text.split()
    if len(words) == 19:
        return Board(tuple(None if word == "." else tile(word) for word in words))
    cells: list[Tile | None] = [None] * 19
    for word in words:
        cell, _, digits = word.partition(":")
        cells[int(cell)] = tile(digits)
    return Board(tuple(cells))


def line(name: str) -> Line:
    """The line of a name such as ``vertical-3``."""
    (found,) = [each for each in LINES if each.name == name]
    return found


def event(word: str) -> TileEvent:
    """Read ``978`` as the call of a tile, ``0:9`` as the placement of seat 0 on cell 9."""
    seat, colon, cell = word.partition(":")
    return SeatAction(int(seat), Place(int(cell))) if colon else ChanceOutcome(tile(word))


def played(state: State, text: str) -> State:
    """Go on from a state with calls and placements; ``/`` between turns is for the eye."""
    for word in text.replace("/", " ").split():
        state = apply(state, event(word))
    return state


def state_after(text: str = "", options: Options = SOLO) -> State:
    """Start a game and play calls and placements such as ``978 0:9 1:4 / 123``."""
    return played(initial_state(options), text)


def refusal(state: State, word: str) -> IllegalAction:
    """How the rules refuse an event."""
    with pytest.raises(IllegalAction) as caught:
        apply(state, event(word))
    return caught.value


def whole_round(*boards: str) -> str:
    """The calls and placements of a round that leaves these boards, called in the order of the first one.

    Every board holds the same 19 tiles; seat by seat they are placed where its board has them.
    """
    first, *_ = places = [words.split() for words in boards]
    return " / ".join(
        " ".join([word, *(f"{seat}:{words.index(word)}" for seat, words in enumerate(places))])
        for word in first
    )
