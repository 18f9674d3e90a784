"""What happens in a game: a seat's action, or an outcome of chance."""

from bisect import bisect_right
from itertools import accumulate
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

A = TypeVar("A")
C = TypeVar("C")

Seat: TypeAlias = int
"""A place at the table, counted from 0 clockwise."""

Audience: TypeAlias = frozenset[Seat] | None
"""Who sees what an event says at the moment it happens; None is everybody, spectators too."""


class SeatAction(Struct, Generic[A], frozen=True, tag="action"):
    """A seat does something."""

    seat: Seat
    action: A


class ChanceOutcome(Struct, Generic[C], frozen=True, tag="chance"):
    """Chance brings something about: a tile is called, a card is dealt."""

    outcome: C


Event: TypeAlias = SeatAction[A] | ChanceOutcome[C]


class Chance(Struct, Generic[C], frozen=True):
    """What chance may bring now, in the game's canonical order.

    Attributes:
        outcomes: Everything that can happen, each once.
        weights: Positive whole numbers in the same order; None when all are equally likely.
    """

    outcomes: tuple[C, ...]
    weights: tuple[int, ...] | None = None

    @property
    def total(self) -> int:
        """The sum of the weights."""
        return len(self.outcomes) if self.weights is None else sum(self.weights)

    def at(self, point: int) -> C:
        """The outcome that owns a point of [0, total), outcomes laid side by side by weight."""
        if not 0 <= point < self.total:
            raise IndexError(point)
        if self.weights is None:
            return self.outcomes[point]
        return self.outcomes[bisect_right(list(accumulate(self.weights)), point)]

    def probability(self, outcome: C) -> float:
        """How likely an outcome is; 0 when it cannot happen."""
        if outcome not in self.outcomes:
            return 0.0
        weight = 1 if self.weights is None else self.weights[self.outcomes.index(outcome)]
        return weight / self.total
