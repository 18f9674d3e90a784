"""What lies in the box: numbered cards in six colours, and what they are laid out as (UOD-1, UOD-2)."""

from bisect import bisect_left
from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

Card: TypeAlias = int
"""A card is its number, 1 to 126 (UOD-1)."""

LAST_CARD = 126
HAND = 3
"""Cards dealt to each hand (UOD-3)."""
RING = 6
"""Cards in the ring (UOD-4)."""
ROWS = 3
"""The most rows that lie before a player (UOD-9)."""


class Colour(StrEnum):
    """The six colours, in the order of the numbers."""

    YELLOW = "yellow"
    RED = "red"
    BLUE = "blue"
    PINK = "pink"
    PURPLE = "purple"
    TEAL = "teal"


COLOURS = tuple(Colour)


def colour(card: Card) -> Colour:
    """The colours follow each other with the numbers: 1 is yellow, 2 red, … 7 yellow again (UOD-1)."""
    return COLOURS[colour_index(card)]


def colour_index(card: Card) -> int:
    """The place of a card's colour in `COLOURS`."""
    return (card - 1) % len(COLOURS)


DECKS: Mapping[str, Mapping[int, int]] = {
    "long": {2: 54, 3: 78, 4: 102, 5: 126, 6: 126},
    "short": {2: 42, 3: 60, 4: 78, 5: 96, 6: 96},
}
"""The highest card of the deck, for each kind of deck and number of players (UOD-2)."""


class Direction(StrEnum):
    """Which way a row goes."""

    UP = "up"
    DOWN = "down"


class Row(Struct, frozen=True):
    """A row of cards, never inserted into and never changed but at its end (UOD-10).

    Attributes:
        cards: In the order in which they were laid; at least one.
    """

    cards: tuple[Card, ...]

    @property
    def last(self) -> Card:
        """The card at the end."""
        return self.cards[-1]

    @property
    def direction(self) -> Direction | None:
        """The second card fixes the direction by its value (UOD-10); None while there is one card."""
        if len(self.cards) == 1:
            return None
        return Direction.UP if self.cards[1] > self.cards[0] else Direction.DOWN

    def accepts(self, card: Card) -> bool:
        """Any card may be the second; every later one must follow the direction (UOD-10)."""
        cards = self.cards
        return len(cards) == 1 or (card > cards[-1]) == (cards[1] > cards[0])

    def with_card(self, card: Card) -> "Row":
        """The same row with a card at its end."""
        return Row((*self.cards, card))

    @property
    def most_of_a_colour(self) -> int:
        """How many cards have the most frequent colour (UOD-15)."""
        counts = [0] * len(COLOURS)
        for card in self.cards:
            counts[colour_index(card)] += 1
        return max(counts)


class Area(Struct, frozen=True):
    """What lies before one player.

    Attributes:
        rows: At most three, each in its place (UOD-9).
        discards: The personal discard pile, in the order in which cards came to it (UOD-11).
    """

    rows: tuple[Row, ...] = ()
    discards: tuple[Card, ...] = ()

    def with_laid(self, card: Card, row: int) -> "Area":
        """Add a card at the end of a row, or start a row where there is none yet (UOD-9)."""
        new = self.rows[row].with_card(card) if row < len(self.rows) else Row((card,))
        return Area((*self.rows[:row], new, *self.rows[row + 1 :]), self.discards)

    def with_wiped(self, card: Card, row: int) -> "Area":
        """Turn a row down onto the discard pile; the card starts a new row in its place (UOD-11)."""
        rows = (*self.rows[:row], Row((card,)), *self.rows[row + 1 :])
        return Area(rows, (*self.discards, *self.rows[row].cards))


Ring: TypeAlias = tuple[Card, ...]
"""The cards of the ring, ascending; clockwise, and the highest lies next to the lowest (UOD-4)."""


def gap(ring: Ring, card: Card) -> tuple[Card, Card]:
    """The two neighbours of a card in the ring, itself not counted: counter-clockwise, clockwise (UOD-7).

    The ring is closed: below the lowest or above the highest, these two are the neighbours.
    """
    index = bisect_left(ring, card)
    after = index + 1 if ring[index % len(ring)] == card else index
    return ring[index - 1], ring[after % len(ring)]


def with_card(ring: Ring, card: Card) -> Ring:
    """The ring with a card put between its neighbours in value (UOD-7)."""
    index = bisect_left(ring, card)
    return (*ring[:index], card, *ring[index:])


def without_card(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The same cards but one."""
    index = cards.index(card)
    return (*cards[:index], *cards[index + 1 :])
