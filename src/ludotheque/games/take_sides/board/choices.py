"""What the seat may do, as people and pages need it (TS-6, TS-9, TS-28, TS-30)."""

from typing import assert_never

from ludotheque.core.board import Choice
from ludotheque.core.translator import Translator
from ludotheque.games.take_sides.board.words import name, said, sentence, shade, used
from ludotheque.games.take_sides.encoding import encode
from ludotheque.games.take_sides.state import (
    Action,
    Begin,
    Call,
    Choose,
    Lay,
    LetPass,
    NoEffect,
    Use,
    Veto,
)
from ludotheque.games.take_sides.view import View


def choices(view: View, translator: Translator) -> tuple[Choice, ...]:
    """One choice for every legal action."""
    return tuple(choice(view, action, translator) for action in view.legal)


def choice(view: View, action: Action, translator: Translator) -> Choice:
    """An action with its words and its group."""
    return Choice(encode(view.options, action), _label(view, action, translator), _group(action, translator))


def _label(view: View, action: Action, translator: Translator) -> str:
    match action:
        case Lay(card, side, column):
            here, door = said(card, translator), column + 1
            if view.seat is not None and view.roles[view.seat] is None:
                return translator("ts-choice-lay-side", card=here, column=door, side="AB"[side])
            return translator("ts-choice-lay", card=here, column=door)
        case Use():
            return sentence(used(action, translator))
        case NoEffect():
            return translator("ts-choice-no-effect")
        case Veto():
            return translator("ts-choice-veto")
        case LetPass():
            return translator("ts-choice-let-pass")
        case Choose(column):
            there = said(view.street[column], translator)
            return translator("ts-choice-column", column=column + 1, card=there)
        case Call(colour):
            return sentence(shade(colour, translator))
        case Begin(seat):
            return translator("ts-choice-begin", seat=name(seat, translator))
        case other:
            assert_never(other)


def _group(action: Action, translator: Translator) -> str:
    match action:
        case Lay():
            return translator("ts-choices-lay")
        case Use() | NoEffect():
            return translator("ts-choices-effect")
        case Veto() | LetPass():
            return translator("ts-choices-veto")
        case Choose() | Call() | Begin():
            return translator("ts-choices-before")
        case other:
            assert_never(other)
