"""Actions as small whole numbers, the same whatever the deck.

0 to 2 lay on a row, 3 to 5 wipe one, 6 and 7 draw face up and face down; from 8 on every card has
two codes: to play it, and to take it.
"""

from ludotheque.core.errors import NotationError
from ludotheque.games.up_or_down.options import Options
from ludotheque.games.up_or_down.state import (
    DRAW,
    LAY,
    PLAY,
    TAKE,
    WIPE,
    Action,
    Draw,
    Lay,
    Pile,
    Play,
    Take,
    Wipe,
)

FIRST_CARD = len(LAY) + len(WIPE) + len(DRAW)
BY_CODE: tuple[Action, ...] = (
    *LAY,
    *WIPE,
    *DRAW,
    *(action for pair in zip(PLAY[1:], TAKE[1:], strict=True) for action in pair),
)
"""Every action, in the order of its code."""

PILES = tuple(Pile)


def action_space(options: Options) -> int:
    """8 codes for laying and drawing, and two for every card of the deck (UOD-2)."""
    return FIRST_CARD + 2 * options.cards


def encode(_options: Options, action: Action) -> int:
    """The code of an action."""
    match action:
        case Play(card):
            return FIRST_CARD + 2 * (card - 1)
        case Take(card):
            return FIRST_CARD + 2 * (card - 1) + 1
        case Lay(row):
            return row
        case Wipe(row):
            return len(LAY) + row
        case Draw(pile):
            return len(LAY) + len(WIPE) + PILES.index(pile)


def decode(options: Options, code: int) -> Action:
    """The action of a code."""
    if code not in range(action_space(options)):
        raise NotationError("no-such-code", rule="UOD-2", code=code)
    return BY_CODE[code]
