"""What many games add up to: whole numbers only, so that the order of merging changes nothing."""

import math
from collections.abc import Iterable

from msgspec import Struct

from ludotheque.core.outcome import Outcome

SHARE = 60
"""A win counts 60; shared by 2, 3, 4, 5 or 6 it is still a whole number."""


class Tally(Struct):
    """What one bot of a line-up has done so far.

    A bot may hold several seats of a game; what these score is not independent, so the standard error is
    computed from what the bot scored in each game as a whole (clustered by game).

    Attributes:
        games: Games played.
        seats: Seats held in them.
        points: Sum of the seats' totals.
        squares: Sum of their squares.
        low: Lowest total; None before the first game.
        high: Highest total.
        square_games: Sum over games of (points in the game)².
        seats_points: Sum over games of seats held × points in the game.
        square_seats: Sum over games of (seats held)².
        wins: Wins in sixtieths, ties shared.
        rounds: Rounds of all seats.
        round_wins: Rounds won in sixtieths, ties shared.
        moves: Decisions.
        nanoseconds: CPU time of the decisions.
    """

    games: int = 0
    seats: int = 0
    points: int = 0
    squares: int = 0
    low: int | None = None
    high: int | None = None
    square_games: int = 0
    seats_points: int = 0
    square_seats: int = 0
    wins: int = 0
    rounds: int = 0
    round_wins: int = 0
    moves: int = 0
    nanoseconds: int = 0

    def add(self, outcome: Outcome, seats: Iterable[int]) -> None:
        """Count a game in which the bot held these seats."""
        held = tuple(seats)
        totals = [outcome.totals[seat] for seat in held]
        winners = outcome.winners
        self.games += 1
        self.seats += len(held)
        self.points += sum(totals)
        self.squares += sum(total * total for total in totals)
        self.low = min(totals if self.low is None else [self.low, *totals])
        self.high = max(totals if self.high is None else [self.high, *totals])
        self.square_games += sum(totals) ** 2
        self.seats_points += len(held) * sum(totals)
        self.square_seats += len(held) ** 2
        self.wins += sum(SHARE // len(winners) for seat in held if seat in winners)
        for played in outcome.rounds:
            self.rounds += len(held)
            self.round_wins += sum(SHARE // len(played.winners) for seat in held if seat in played.winners)

    def merge(self, other: "Tally") -> None:
        """Add what another tally has counted."""
        for field in self.__struct_fields__:
            mine, theirs = getattr(self, field), getattr(other, field)
            if theirs is None:
                continue
            if mine is None:
                setattr(self, field, theirs)
            elif field in ("low", "high"):
                setattr(self, field, (min if field == "low" else max)(mine, theirs))
            else:
                setattr(self, field, mine + theirs)

    @property
    def mean(self) -> float:
        """Mean total of a seat."""
        return self.points / self.seats

    @property
    def sd(self) -> float:
        """Standard deviation of a seat's total; 0 for a single one."""
        if self.seats < 2:
            return 0.0
        return math.sqrt((self.squares - self.points * self.points / self.seats) / (self.seats - 1))

    @property
    def se(self) -> float:
        """Standard error of the mean, clustered by game; 0 for a single game."""
        if self.games < 2:
            return 0.0
        n, total, seats = self.games, self.points, self.seats
        spread = (
            self.square_games * seats * seats
            - 2 * total * seats * self.seats_points
            + total * total * self.square_seats
        )
        return math.sqrt(max(0, spread) * n / (n - 1)) / (seats * seats)


class BotResult(Struct, frozen=True):
    """How a bot did in an arena; rates and times per seat and game.

    Attributes:
        name: The bot.
        mean: Mean total.
        se: Standard error of the mean.
        sd: Standard deviation of the total.
        min: Lowest total.
        max: Highest total.
        win_rate: Share of games won, ties shared.
        round_win_rate: Share of rounds won, ties shared.
        ms_per_move: CPU time per decision, in milliseconds.
    """

    name: str
    mean: float
    se: float
    sd: float
    min: int
    max: int
    win_rate: float
    round_win_rate: float
    ms_per_move: float


def result_of(name: str, tally: Tally) -> BotResult:
    """Turn counts into what is reported."""
    return BotResult(
        name=name,
        mean=round(tally.mean, 4),
        se=round(tally.se, 4),
        sd=round(tally.sd, 4),
        min=tally.low or 0,
        max=tally.high or 0,
        win_rate=round(tally.wins / SHARE / tally.seats, 4),
        round_win_rate=round(tally.round_wins / SHARE / tally.rounds, 4),
        ms_per_move=round(tally.nanoseconds / 1e6 / max(1, tally.moves), 4),
    )
