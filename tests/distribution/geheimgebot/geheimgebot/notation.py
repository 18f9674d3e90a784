"""Codes and texts: ``17`` lays card 17, ``g17`` deals it, ``s7`` reveals treasure 7."""

import re

from ludotheque.core.errors import NotationError

from .rules import CARDS, TREASURES, Draw, Lay, Options


def action_space(_options: Options) -> int:
    """One code for every card (GG-1)."""
    return len(CARDS)


def encode(_options: Options, action: Lay) -> int:
    """The number of the card, counted from 0."""
    return action.card - 1


def decode(_options: Options, code: int) -> Lay:
    """Lay the card of this code."""
    return Lay(_number(str(code + 1), CARDS))


def action_text(_options: Options, action: Lay) -> str:
    """The number of the card."""
    return str(action.card)


def parse_action(_options: Options, text: str) -> Lay:
    """Read the number of a card."""
    return Lay(_number(text, CARDS))


def chance_text(_options: Options, draw: Draw) -> str:
    """The letter of the pile, and the number."""
    return f"{draw.pile}{draw.number}"


def parse_chance(_options: Options, text: str) -> Draw:
    """Read a draw from one of the two piles."""
    match text[:1]:
        case "g":
            return Draw("g", _number(text[1:], CARDS))
        case "s":
            return Draw("s", _number(text[1:], TREASURES))
        case _:
            raise NotationError("bad-draw", rule="GG-1", text=text)


def _number(text: str, cards: range) -> int:
    if not re.fullmatch("[1-9][0-9]?", text) or int(text) not in cards:
        raise NotationError("bad-card", rule="GG-1", text=text, last=cards[-1])
    return int(text)
