"""Actions as small whole numbers, the same under every option.

0 to 431 lay a card: twelve codes a card, side A before side B, columns from left to right. Then come five
blocks of 64 effects, the printed one and those that a Chameleon copies from 3 to 6; then what is a word.
"""

from ludotheque.core.errors import NotationError
from ludotheque.games.take_sides.components import CARDS, COLOURS, COLUMNS, Side
from ludotheque.games.take_sides.options import Options
from ludotheque.games.take_sides.state import (
    Action,
    Another,
    Begin,
    Call,
    Choose,
    Exchange,
    Lay,
    LetPass,
    Move,
    NoEffect,
    Push,
    Swap,
    Target,
    TurnDown,
    TurnUp,
    Use,
    Veto,
)

TARGETS: tuple[Target, ...] = (
    *(Move(origin, to) for origin in COLUMNS for to in COLUMNS if to != origin),
    *(Swap(left) for left in COLUMNS[:-1]),
    *(Push(origin, to) for origin in COLUMNS for to in COLUMNS if abs(to - origin) == 1),
    *(TurnDown(column) for column in COLUMNS),
    *(TurnUp(column) for column in COLUMNS),
    *(Exchange(column) for column in COLUMNS),
    Another(),
)
"""Everything that an effect can be announced to do."""

COPIES = (0, 3, 4, 5, 6)
"""The printed effect, and the numbers whose effect may be copied (TS-31)."""

BY_CODE: tuple[Action, ...] = (
    *(Lay(card, side, column) for card in CARDS for side in Side for column in COLUMNS),
    *(Use(target, copied) for copied in COPIES for target in TARGETS),
    NoEffect(),
    Veto(),
    LetPass(),
    *(Choose(column) for column in COLUMNS),
    *(Call(shade) for shade in COLOURS),
    *(Begin(seat) for seat in range(4)),
)
"""Every action, in the order of its code."""

CODES: dict[Action, int] = {action: code for code, action in enumerate(BY_CODE)}


def action_space(_options: Options) -> int:
    """771 codes: 432 to lay, 320 effects, and 19 words."""
    return len(BY_CODE)


def encode(_options: Options, action: Action) -> int:
    """The code of an action."""
    return CODES[action]


def decode(options: Options, code: int) -> Action:
    """The action of a code."""
    if code not in range(action_space(options)):
        raise NotationError("no-such-code", rule="TS-1", code=code)
    return BY_CODE[code]
