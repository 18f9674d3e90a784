"""How a game ended: score sheets whose every line explains itself, and places."""

from collections.abc import Sequence

from msgspec import Struct

from ludotheque.core.events import Seat


class ScoreLine(Struct, frozen=True):
    """One reason for points.

    Attributes:
        rule: The id of the rule that gives them.
        where: What they are for, in the game's notation, such as ``"vertical-3"``.
        points: How many.
        factors: The numbers whose product the points are, when they are one: (5, 9) for five tiles of 9.
    """

    rule: str
    where: str
    points: int
    factors: tuple[int, ...] = ()


class ScoreSheet(Struct, frozen=True):
    """What one seat scored in one round, line by line."""

    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(line.points for line in self.lines)


class RoundOutcome(Struct, frozen=True):
    """How one round ended: a sheet per seat, and the seats that won it."""

    sheets: tuple[ScoreSheet, ...]
    winners: tuple[Seat, ...]


class Outcome(Struct, frozen=True):
    """How a game ended.

    Attributes:
        rounds: Every round in order.
        totals: Points per seat over the whole game.
        places: Place per seat, 1 for the first; equal results share a place and the next one is left out.
    """

    rounds: tuple[RoundOutcome, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places(totals: Sequence[int]) -> tuple[int, ...]:
    """Highest total first; equal totals share the place: (7, 9, 7) gives (2, 1, 2)."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)
