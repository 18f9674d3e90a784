"""The material of Take Sides: 36 Personnages, a street of six columns, a side on either hand (TS-1, TS-6)."""

from collections.abc import Iterable
from enum import IntEnum, StrEnum
from typing import TypeAlias

from msgspec import Struct

Card: TypeAlias = int
"""A Personnage, 0 to 35: six of each colour, numbers 1 to 6 ascending (TS-1)."""


class Colour(StrEnum):
    """The six families; the value is the letter of the notation (TS-1)."""

    RED = "R"
    ORANGE = "O"
    YELLOW = "Y"
    GREEN = "G"
    BLUE = "B"
    VIOLET = "V"


COLOURS = tuple(Colour)
NUMBERS = range(1, 7)
CARDS = range(36)
COLUMNS = range(6)
"""The places of the street, from left to right."""


def number(card: Card) -> int:
    """What is printed on a card, 1 to 6 (TS-1)."""
    return card % 6 + 1


def colour(card: Card) -> Colour:
    """The family of a card (TS-1)."""
    return COLOURS[card // 6]


def card_of(shade: Colour, digit: int) -> Card:
    """The one card of a colour and a number (TS-1)."""
    return 6 * COLOURS.index(shade) + digit - 1


class Side(IntEnum):
    """The two sides of the street (TS-2)."""

    A = 0
    B = 1

    @property
    def other(self) -> "Side":
        """The side across the street."""
        return Side.B if self is Side.A else Side.A


class Laid(Struct, frozen=True):
    """A card of a half-column.

    Attributes:
        card: Which one; everybody has seen it (TS-27).
        up: Whether it lies face up; a card turned down counts for nothing and stays.
    """

    card: Card
    up: bool = True


Half: TypeAlias = tuple[Laid, ...]
"""What lies in a half-column, from the street outwards."""

Halves: TypeAlias = tuple[Half, ...]
"""The six half-columns of a side."""

EMPTY: Halves = ((),) * len(COLUMNS)


def last(half: Half) -> Card | None:
    """The outermost card that lies face up: it alone is visible in the sense of the rules; None if none."""
    for laid in reversed(half):
        if laid.up:
            return laid.card
    return None


def laid_on(halves: Halves, column: int, card: Card) -> Halves:
    """The half-columns with a card on top of everything in one of them (TS-6, TS-11)."""
    return with_half(halves, column, (*halves[column], Laid(card)))


def with_half(halves: Halves, column: int, half: Half) -> Halves:
    """The half-columns with another one in a column."""
    return (*halves[:column], half, *halves[column + 1 :])


def without_last(half: Half) -> tuple[Half, Card]:
    """A half-column without its last card, and that card; there has to be one."""
    place = _place_of_last(half)
    return (*half[:place], *half[place + 1 :]), half[place].card


def with_last_turned(half: Half) -> Half:
    """A half-column with its last card turned face down; there has to be one."""
    place = _place_of_last(half)
    return (*half[:place], Laid(half[place].card, up=False), *half[place + 1 :])


def with_outermost_turned_up(half: Half) -> Half:
    """A half-column with its outermost face-down card turned up; there has to be one."""
    place = max(index for index, laid in enumerate(half) if not laid.up)
    return (*half[:place], Laid(half[place].card), *half[place + 1 :])


def _place_of_last(half: Half) -> int:
    return max(index for index, laid in enumerate(half) if laid.up)


def total(cards: Iterable[Card]) -> int:
    """The sum of the printed numbers (TS-4)."""
    return sum(number(card) for card in cards)
