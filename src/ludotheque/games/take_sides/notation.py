"""What happens as people write it: ``R4a3`` lays the red 4 on side a in column 3, ``push-3-4`` pushes a card.

Sides are a and b, columns 1 to 6, seats counted from 1. A Chameleon says what it copies: ``as5-push-3-4``.
Chance writes ``R4`` for a card, ``sky-fog``, ``seat-2``, ``first-2`` and ``help-veto``.
"""

from typing import assert_never

from ludotheque.core.errors import NotationError
from ludotheque.games.take_sides.components import CARDS, Card, colour, number
from ludotheque.games.take_sides.encoding import BY_CODE
from ludotheque.games.take_sides.options import Options
from ludotheque.games.take_sides.powers import Remontada, Weather
from ludotheque.games.take_sides.state import (
    Action,
    Another,
    Begin,
    Brought,
    Call,
    Choose,
    Deal,
    Exchange,
    First,
    Help,
    Lay,
    LetPass,
    Move,
    NoEffect,
    Push,
    Seating,
    Sky,
    Swap,
    Target,
    TurnDown,
    TurnUp,
    Use,
    Veto,
)


def card_text(card: Card) -> str:
    """The letter of the colour, and the number."""
    return f"{colour(card)}{number(card)}"


def action_text(_options: Options, action: Action) -> str:
    """Every action in one word."""
    match action:
        case Lay(card, side, column):
            return f"{card_text(card)}{'ab'[side]}{column + 1}"
        case Use(target, copied):
            return f"as{copied}-{_target_text(target)}" if copied else _target_text(target)
        case NoEffect():
            return "no-effect"
        case Veto():
            return "veto"
        case LetPass():
            return "let-pass"
        case Choose(column):
            return f"column-{column + 1}"
        case Call(shade):
            return f"colour-{shade}"
        case Begin(seat):
            return f"begin-{seat + 1}"
        case other:
            assert_never(other)


def _target_text(target: Target) -> str:
    match target:
        case Move(origin, to):
            return f"move-{origin + 1}-{to + 1}"
        case Swap(left):
            return f"swap-{left + 1}"
        case Push(origin, to):
            return f"push-{origin + 1}-{to + 1}"
        case TurnDown(column):
            return f"down-{column + 1}"
        case TurnUp(column):
            return f"up-{column + 1}"
        case Exchange(column):
            return f"exchange-{column + 1}"
        case Another():
            return "another"
        case other:
            assert_never(other)


ACTION_BY_TEXT = {action_text(Options(), action): action for action in BY_CODE}


def parse_action(options: Options, text: str) -> Action:
    """Read an action in the one form that `action_text` writes."""
    action = ACTION_BY_TEXT.get(text)
    if action is None or (isinstance(action, Begin) and action.seat >= options.players):
        raise NotationError("bad-action", rule="TS-6", text=text)
    return action


def chance_text(_options: Options, brought: Brought) -> str:
    """What chance brings in one word."""
    match brought:
        case Seating(seat):
            return f"seat-{seat + 1}"
        case Sky(weather):
            return f"sky-{weather}"
        case Deal(card):
            return card_text(card)
        case First(seat):
            return f"first-{seat + 1}"
        case Help(help_card):
            return f"help-{help_card}"
        case other:
            assert_never(other)


BROUGHT: tuple[Brought, ...] = (
    *(Seating(seat) for seat in range(4)),
    *(Sky(weather) for weather in Weather),
    *(Deal(card) for card in CARDS),
    *(First(seat) for seat in range(4)),
    *(Help(card) for card in Remontada),
)
BROUGHT_BY_TEXT = {chance_text(Options(), brought): brought for brought in BROUGHT}


def parse_chance(options: Options, text: str) -> Brought:
    """Read what chance brings in the one form that `chance_text` writes."""
    brought = BROUGHT_BY_TEXT.get(text)
    if brought is None or (isinstance(brought, Seating | First) and brought.seat >= options.players):
        raise NotationError("bad-chance", rule="TS-3", text=text)
    return brought
