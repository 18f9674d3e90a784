"""Cards, columns and effects in the reader's words."""

from typing import assert_never

from ludotheque.core.events import Seat
from ludotheque.core.translator import Translator
from ludotheque.games.take_sides.components import Card, Colour, colour, number
from ludotheque.games.take_sides.state import (
    Another,
    Exchange,
    Move,
    Push,
    Swap,
    Target,
    TurnDown,
    TurnUp,
    Use,
)


def name(seat: Seat, translator: Translator) -> str:
    """Who sits there."""
    return translator("seat-name", seat=seat + 1)


def shade(colour: Colour, translator: Translator) -> str:
    """A family."""
    return translator(f"ts-colour-{colour.lower()}")


def said(card: Card, translator: Translator) -> str:
    """A card with its colour, such as ``4 red``."""
    return translator("ts-card", number=number(card), colour=shade(colour(card), translator))


def character(digit: int, translator: Translator) -> str:
    """Who has a number."""
    return translator(f"ts-character-{digit}")


def effect(target: Target, translator: Translator) -> str:
    """What an effect does, as an instruction without a capital."""
    match target:
        case Move(origin, to):
            return translator("ts-effect-move", origin=origin + 1, to=to + 1)
        case Swap(left):
            return translator("ts-effect-swap", column=left + 1, other=left + 2)
        case Push(origin, to):
            return translator("ts-effect-push", origin=origin + 1, to=to + 1)
        case TurnDown(column):
            return translator("ts-effect-down", column=column + 1)
        case TurnUp(column):
            return translator("ts-effect-up", column=column + 1)
        case Exchange(column):
            return translator("ts-effect-exchange", column=column + 1)
        case Another():
            return translator("ts-effect-another")
        case other:
            assert_never(other)


def used(use: Use, translator: Translator) -> str:
    """An effect, with who is copied where a Chameleon does it."""
    plain = effect(use.target, translator)
    if not use.copied:
        return plain
    return translator("ts-choice-copied", character=character(use.copied, translator), effect=plain)


def sentence(text: str) -> str:
    """The same with a capital."""
    return text[:1].upper() + text[1:]
