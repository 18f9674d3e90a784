"""What happens in a match of Take Sides, and how it stands."""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from ludotheque.core.events import Event, Seat
from ludotheque.core.outcome import RoundOutcome
from ludotheque.games.take_sides.components import Card, Colour, Halves, Side
from ludotheque.games.take_sides.options import Options
from ludotheque.games.take_sides.powers import Remontada, Weather

Column: TypeAlias = int
Camp: TypeAlias = int
"""Whoever wins points together: a player, or a team of two, which is counted like its side."""


# What an effect does, as it is announced (TS-9, TS-30).


class Move(Struct, frozen=True, tag="move"):
    """The last card of an own half-column goes to another one."""

    origin: Column
    to: Column


class Swap(Struct, frozen=True, tag="swap"):
    """The Personnage of a column and the one to the right of it change places."""

    left: Column


class Push(Struct, frozen=True, tag="push"):
    """An opposing last card goes to a neighbouring column on its own side."""

    origin: Column
    to: Column


class TurnDown(Struct, frozen=True, tag="turn-down"):
    """An opposing last card is turned face down."""

    column: Column


class TurnUp(Struct, frozen=True, tag="turn-up"):
    """The outermost face-down card of an own half-column is turned up."""

    column: Column


class Exchange(Struct, frozen=True, tag="exchange"):
    """The two last cards that face each other change sides."""

    column: Column


class Another(Struct, frozen=True, tag="another"):
    """One more card will be laid."""


Target: TypeAlias = Move | Swap | Push | TurnDown | TurnUp | Exchange | Another


# What a seat does.


class Lay(Struct, frozen=True, tag="lay"):
    """Lay a hand card in a half-column; for the équilibriste the side is part of the choice (TS-6, TS-24)."""

    card: Card
    side: Side
    column: Column


class Use(Struct, frozen=True, tag="use"):
    """Use the effect of the card just laid.

    Attributes:
        target: What it does.
        copied: The number whose effect a Chameleon takes; 0 for the printed effect (TS-31).
    """

    target: Target
    copied: int = 0


class NoEffect(Struct, frozen=True, tag="no-effect"):
    """End the turn without the effect (TS-9)."""


class Veto(Struct, frozen=True, tag="veto"):
    """Cancel the effect that has been announced (TS-30)."""


class LetPass(Struct, frozen=True, tag="let-pass"):
    """Let the announced effect happen (TS-30)."""


class Choose(Struct, frozen=True, tag="choose"):
    """Choose a column before the first turn: for a card, a place, a protection (TS-28)."""

    column: Column


class Call(Struct, frozen=True, tag="call"):
    """Choose a colour before the first turn (TS-28)."""

    colour: Colour


class Begin(Struct, frozen=True, tag="begin"):
    """Decide who starts (TS-28)."""

    seat: Seat


Action: TypeAlias = Lay | Use | NoEffect | Veto | LetPass | Choose | Call | Begin


# What chance brings.


class Seating(Struct, frozen=True, tag="seating"):
    """Who is équilibriste first, or with whom the first seat plays (TS-2, TS-5)."""

    seat: Seat


class Sky(Struct, frozen=True, tag="sky"):
    """A Météo card is revealed (TS-23)."""

    weather: Weather


class Deal(Struct, frozen=True, tag="deal"):
    """A card is turned up for the street or for an Old Friend, or dealt to a hand (TS-3, TS-12)."""

    card: Card


class First(Struct, frozen=True, tag="first"):
    """Who of those with the highest sum starts (TS-4)."""

    seat: Seat


class Help(Struct, frozen=True, tag="help"):
    """A loser draws a Remontada card (TS-20)."""

    card: Remontada


Brought: TypeAlias = Seating | Sky | Deal | First | Help
SideEvent: TypeAlias = Event[Action, Brought]


# What has happened, as everybody saw it.


class Turned(Struct, frozen=True, kw_only=True, tag="turn"):
    """A turn that is over.

    Attributes:
        seat: Whose it was.
        laid: What was laid where.
        used: The effect that was announced; None when none was.
        vetoed: Whether a Veto cancelled it (TS-30).
        drawn: How many cards the hand then got.
    """

    seat: Seat
    laid: tuple[Lay, ...]
    used: Use | None
    vetoed: bool = False
    drawn: int = 0


class Refilled(Struct, frozen=True, tag="refill"):
    """A player was stuck and put the hand under the pile (TS-14).

    Attributes:
        seat: Who it was.
        put: How many cards went under the pile.
        fitting: The cards that could have been laid then: none of them was in that hand.
        drawn: How many cards the hand then got.
        passed: Whether the player was still stuck, and the turn passed.
    """

    seat: Seat
    put: int
    fitting: tuple[Card, ...]
    drawn: int
    passed: bool


class Stopped(Struct, frozen=True, tag="stop"):
    """A player was stuck with an empty pile, and the round stopped at once (TS-15)."""

    seat: Seat


Told: TypeAlias = Turned | Refilled | Stopped


class Stage(StrEnum):
    """How far a round has come (TS-3)."""

    SEATING = "seating"
    SKY = "sky"
    STREET = "street"
    HANDS = "hands"
    TIE = "tie"
    CHOICES = "choices"
    PLAY = "play"
    HELP = "help"
    OVER = "over"


class Bonus(Struct, frozen=True):
    """A Remontada card of a camp, revealed to all (TS-20).

    Attributes:
        card: Which one.
        column: The place that was chosen for it; None while there is none (TS-28).
        colour: The colour that was chosen for it; None while there is none (TS-28).
        spent: Whether a Chameleon or a Veto has been used.
    """

    card: Remontada
    column: Column | None = None
    colour: Colour | None = None
    spent: bool = False


class Tries(Struct, frozen=True):
    """What a player has chosen so far in the present turn, known to that player alone (TS-8)."""

    laid: tuple[Lay, ...] = ()
    used: Use | None = None


NOTHING_TRIED = Tries()


class Announced(Struct, frozen=True):
    """An effect that everybody knows of and that waits for a Veto (TS-30).

    Attributes:
        laid: What was laid before it.
        use: The effect.
        declined: Who of the holders has let it pass, known to each of them alone until all have.
    """

    laid: tuple[Lay, ...]
    use: Use
    declined: tuple[Seat, ...] = ()


class Finished(Struct, frozen=True):
    """A round that is over.

    Attributes:
        outcome: The sheets and who won it.
        street: Its Personnages at the end.
        won: The camp that took each; None for those turned face down.
        halves: What lay on either side.
        stopped_by: Who stopped it (TS-15).
        by_tie_break: What decided among camps level on points: 0 nothing, 1 the number of Personnages,
            2 who stopped the round (TS-18).
        weather: What the sky was.
    """

    outcome: RoundOutcome
    street: tuple[Card, ...]
    won: tuple[Camp | None, ...]
    halves: tuple[Halves, Halves]
    stopped_by: Seat
    by_tie_break: int
    weather: Weather | None


class State(Struct, frozen=True, kw_only=True):
    """Everything about a match that has happened, and nothing that has not.

    Attributes:
        rules_version: The version of these rules that the match goes by.
        options: What the table agreed on.
        stage: How far the round has come.
        roles: The side of every seat in this round; None for the équilibriste; empty until it is known.
        weather: The Météo card of the round; None without.
        skies: The Météo cards of earlier rounds.
        street: The Personnages, from left to right.
        sunny: The leftmost Personnage at the start, whose colour a Sunbreak doubles.
        halves: What lies on side A and on side B, without what is being tried.
        hands: The cards of each hand in order of arrival, the oldest first (TS-14).
        received: The cards that each hand has got in this round, in order of arrival.
        unseen: The cards on top of the pile, whose order nobody knows, ascending.
        under: What was put under the pile, in the order in which it will be drawn; with who put it there.
        sums: The sum that every seat announced (TS-4).
        starter: Who takes the first turn; None until that is known.
        bonuses: The Remontada card of every camp; None without.
        choosing: Who has still to choose what for a Remontada card, in order (TS-28).
        friend: The card of an Old Friend that is shown and not laid; None when there is none.
        turn: How many turns of this round are over, passed ones too.
        log: What has happened in this round, as everybody saw it.
        tries: What the player whose turn it is has chosen so far.
        announced: An effect that waits for a Veto; None when none does.
        owed: A turn whose effect was let pass and that has another card to lay; None when there is none.
        drawing: Who is to be dealt cards after a turn or a refill; None when nobody is.
        stuck: Whether the player whose turn it is has refilled in it.
        passed: Who has passed a turn since a card was laid, ascending.
        undrawn: How many cards of the pile at the last laying have not been drawn since.
        finished: The rounds that are over.
    """

    rules_version: int
    options: Options
    stage: Stage
    roles: tuple[Side | None, ...] = ()
    weather: Weather | None = None
    skies: tuple[Weather, ...] = ()
    street: tuple[Card, ...] = ()
    sunny: Colour | None = None
    halves: tuple[Halves, Halves]
    hands: tuple[tuple[Card, ...], ...]
    received: tuple[tuple[Card, ...], ...]
    unseen: tuple[Card, ...]
    under: tuple[tuple[Card, Seat], ...] = ()
    sums: tuple[int, ...] = ()
    starter: Seat | None = None
    bonuses: tuple[Bonus | None, ...] = ()
    choosing: tuple[tuple[Seat, Remontada], ...] = ()
    friend: Card | None = None
    turn: int = 0
    log: tuple[Told, ...] = ()
    tries: Tries = NOTHING_TRIED
    announced: Announced | None = None
    owed: Announced | None = None
    drawing: Seat | None = None
    stuck: bool = False
    passed: tuple[Seat, ...] = ()
    undrawn: int = 0
    finished: tuple[Finished, ...] = ()
