"""What happens in a game of Up or Down?, and how it stands."""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from ludotheque.core.events import Event, Seat
from ludotheque.games.up_or_down.components import LAST_CARD, ROWS, Area, Card, Ring
from ludotheque.games.up_or_down.options import Options


class Pile(StrEnum):
    """The two piles inside the ring (UOD-5)."""

    UP = "up"
    DOWN = "down"


class Play(Struct, frozen=True, tag="play"):
    """Put a card of the hand in the ring between its two neighbours in value (UOD-7)."""

    card: Card


class Take(Struct, frozen=True, tag="take"):
    """Take a card of the ring, a neighbour of the one just played (UOD-8)."""

    card: Card


class Lay(Struct, frozen=True, tag="lay"):
    """Add the taken card at the end of a row, or start the next row (UOD-9); rows count from 0."""

    row: int


class Wipe(Struct, frozen=True, tag="wipe"):
    """Turn a row down onto the discard pile and start a new one in its place (UOD-11); rows count from 0."""

    row: int


class Draw(Struct, frozen=True, tag="draw"):
    """Take the top card of a pile (UOD-12)."""

    pile: Pile


Action: TypeAlias = Play | Take | Lay | Wipe | Draw


class Start(Struct, frozen=True, tag="start"):
    """Chance names who takes the first turn (UOD-6)."""

    seat: Seat


class Deal(Struct, frozen=True, tag="deal"):
    """Chance turns up a card: for a hand, for the ring, on top of the face-up pile, or off the other one."""

    card: Card


CardEvent: TypeAlias = Event[Action, Start | Deal]

PLAY = tuple(Play(card) for card in range(LAST_CARD + 1))
TAKE = tuple(Take(card) for card in range(LAST_CARD + 1))
DEAL = tuple(Deal(card) for card in range(LAST_CARD + 1))
LAY = tuple(Lay(row) for row in range(ROWS))
WIPE = tuple(Wipe(row) for row in range(ROWS))
DRAW = tuple(Draw(pile) for pile in Pile)


class Tries(Struct, frozen=True):
    """What a player has chosen so far in the present turn, known to that player alone (UOD-12, UOD-17)."""

    played: Card | None = None
    taken: Card | None = None
    laid: Lay | Wipe | None = None


NOTHING_TRIED = Tries()


class Turn(Struct, frozen=True):
    """A turn that is over, as everybody saw it.

    Attributes:
        seat: Whose it was.
        played: The card put in the ring.
        taken: The card taken from it.
        laid: Where that one was laid.
        pile: The pile drawn from; None when both were empty (UOD-12).
        drawn: The card drawn, when it lay face up.
    """

    seat: Seat
    played: Card
    taken: Card
    laid: Lay | Wipe
    pile: Pile | None
    drawn: Card | None


class State(Struct, frozen=True):
    """Everything about a game that has happened, and nothing that has not.

    Attributes:
        rules_version: The version of these rules that the game goes by.
        options: What the table agreed on.
        starter: Who takes the first turn; None until that is known.
        unseen: The cards that nobody has seen, ascending: they are in the piles, or not dealt yet.
        hands: The cards of each hand, ascending.
        known: Those of them that were drawn face up, which everybody knows (UOD-17).
        ring: The ring without what is being tried.
        top: The top card of the face-up pile; None when the pile is empty, or before it is turned up.
        up: How many cards the face-up pile has, its top included.
        down: How many cards the face-down pile has.
        areas: What lies before each player, without what is being tried.
        turns: The turns that are over.
        tries: What the player whose turn it is has chosen so far.
        drawing: Who is to be given a card off the face-down pile; None when nobody is.
    """

    rules_version: int
    options: Options
    starter: Seat | None
    unseen: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    known: tuple[tuple[Card, ...], ...]
    ring: Ring
    top: Card | None
    up: int
    down: int
    areas: tuple[Area, ...]
    turns: tuple[Turn, ...]
    tries: Tries
    drawing: Seat | None
