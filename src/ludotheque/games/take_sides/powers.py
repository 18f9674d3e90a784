"""What cards can do, as data: a closed list of primitives, and how far each of them reaches (TS-9, TS-10).

What a set cannot say with them is refused where it is read, never approximated.
"""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct


class Where(StrEnum):
    """The columns that a power reaches, seen from the card that has it."""

    THIS = "this"
    NEIGHBOURING = "neighbouring"
    ANY = "any"

    def reaches(self, origin: int, column: int) -> bool:
        """Whether a column lies within reach of another."""
        match self:
            case Where.THIS:
                return column == origin
            case Where.NEIGHBOURING:
                return abs(column - origin) == 1
            case Where.ANY:
                return True


class Match(StrEnum):
    """Which opposing last cards a power may touch."""

    ANY = "any"
    SAME_COLOUR = "same-colour"
    SAME_NUMBER = "same-number"


class MoveOwn(Struct, frozen=True, tag="move-own", forbid_unknown_fields=True):
    """Move the last card of an own half-column to another own half-column."""

    where: Where = Where.ANY


class PushOpposing(Struct, frozen=True, tag="push-opposing", forbid_unknown_fields=True):
    """Push an opposing last card to a neighbouring column on its own side."""

    where: Where = Where.THIS


class TurnDownOpposing(Struct, frozen=True, tag="turn-down-opposing", forbid_unknown_fields=True):
    """Turn one opposing last card face down."""

    where: Where = Where.ANY
    match: Match = Match.ANY


class TurnUpOwn(Struct, frozen=True, tag="turn-up-own", forbid_unknown_fields=True):
    """Turn the outermost face-down card of an own half-column up again."""

    where: Where = Where.ANY


class SwapPersonnages(Struct, frozen=True, tag="swap-personnages", forbid_unknown_fields=True):
    """Swap two neighbouring Personnages of the street; laid cards stay where they are."""

    where: Where = Where.ANY


class SwapFacing(Struct, frozen=True, tag="swap-facing", forbid_unknown_fields=True):
    """Swap the two last cards that face each other in a column."""

    where: Where = Where.ANY


class LayAnother(Struct, frozen=True, tag="lay-another", forbid_unknown_fields=True):
    """Lay one more card on the same side; that card has no effect."""

    where: Where = Where.ANY


class Guard(Struct, frozen=True, tag="guard", forbid_unknown_fields=True):
    """While visible: no opposing push, turning down or facing swap touches the own half of these columns."""

    where: Where = Where.THIS


class Count(Struct, frozen=True, tag="count", forbid_unknown_fields=True):
    """While visible: counts as so many cards."""

    cards: int = 2


Effect: TypeAlias = (
    MoveOwn | PushOpposing | TurnDownOpposing | TurnUpOwn | SwapPersonnages | SwapFacing | LayAnother
)
Passive: TypeAlias = Guard | Count
Power: TypeAlias = Effect | Passive
PASSIVES = (Guard, Count)


class Remontada(StrEnum):
    """The help that the losers get for the next round (TS-20)."""

    OLD_FRIEND = "old-friend"
    SOFT_SPOT = "soft-spot"
    CLOSE_PROTECTION = "close-protection"
    YOUR_CALL = "your-call"
    TIP = "tip"
    CHAMELEON = "chameleon"
    VETO = "veto"
    CALLING_CARD = "calling-card"


class Weather(StrEnum):
    """What a Météo card changes for everybody, for a round (TS-23)."""

    FOG = "fog"
    SNOW = "snow"
    THUNDERSTORM = "thunderstorm"
    WIND = "wind"
    FROST = "frost"
    HEATWAVE = "heatwave"
    SUNBREAK = "sunbreak"
    RAINBOW = "rainbow"


class CardSet(Struct, frozen=True, kw_only=True):
    """The powers of the numbers, and the cards of the two decks.

    Attributes:
        name: What the set is called in notation and texts.
        powers: What each number can do, 1 to 6.
        remontada: The Remontada deck, each card once (TS-20).
        weather: The Météo deck, each card once (TS-23).
    """

    name: str
    powers: tuple[Power | None, ...]
    remontada: tuple[Remontada, ...]
    weather: tuple[Weather, ...]

    def power(self, digit: int) -> Power | None:
        """What a card of this number can do."""
        return self.powers[digit - 1]

    def effect(self, digit: int) -> Effect | None:
        """What a card of this number may do once, just after it has been laid (TS-9)."""
        power = self.power(digit)
        return None if power is None or isinstance(power, PASSIVES) else power

    def passive(self, digit: int) -> Passive | None:
        """What a card of this number does by itself while it is visible (TS-10)."""
        power = self.power(digit)
        return power if isinstance(power, PASSIVES) else None
