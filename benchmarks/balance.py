"""Whom the house cards of Take Sides favour, played by bots: writes docs/balance.md anew.

``python -m benchmarks.balance --rounds 20000``; it is no part of ``make bench``, which measures time.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from random import Random

from msgspec import Struct

from benchmarks import machine
from ludotheque.core.events import ChanceOutcome, SeatAction
from ludotheque.games.take_sides.bots import Steady
from ludotheque.games.take_sides.camps import camp_of
from ludotheque.games.take_sides.game import TakeSides
from ludotheque.games.take_sides.options import Options
from ludotheque.games.take_sides.state import Bonus, Refilled, State

PAGE = Path(__file__).parent.parent / "docs" / "balance.md"
MATCHES_AT_ONCE = 50
GAME = TakeSides()

HEAD = """# The balance of the house cards

Written by `python -m benchmarks.balance`: every seat is a `steady` bot, and a share stands with its standard
error. The card effects of Take Sides here are house rules; credits of the original game are unknown to us.

Machine: {machine}.
"""


class Told(Struct):
    """What is counted: by name, how often it came about and of how many."""

    came: Counter[str]
    of: Counter[str]

    def count(self, name: str, *, came: bool) -> None:
        """Count one case."""
        self.of[name] += 1
        self.came[name] += came

    def add(self, other: "Told") -> None:
        """Count what another has counted."""
        self.came.update(other.came)
        self.of.update(other.of)


def played(options: Options, seeds: range) -> Told:
    """Play some matches, and count their rounds."""
    found = Told(Counter(), Counter())
    for seed in seeds:
        _match(options, Random(f"balance/{options}/{seed}"), found)
    return found


def _match(options: Options, rng: Random, found: Told) -> None:
    bots = [Steady()] * options.players
    state = GAME.initial_state(options)
    while GAME.outcome(state) is None:
        before, chance = state, GAME.chance(state)
        if chance is not None:
            state = GAME.apply(state, ChanceOutcome(rng.choice(chance.outcomes)))
        else:
            seat = min(GAME.actors(state))
            state = GAME.apply(state, SeatAction(seat, bots[seat].choose(GAME.view(state, seat), rng)))
        if len(state.finished) > len(before.finished):
            left = sum(map(len, before.hands)) - (chance is None)
            _round(before, state, left, found)


def _round(before: State, after: State, left: int, found: Told) -> None:
    """Count the round that has just ended with so many cards in hands; the state before knows its seats."""
    over = after.finished[-1]
    winners = over.outcome.winners
    assert before.starter is not None  # noqa: S101 - a round that ended had a starter
    team = {
        seat for seat in range(len(before.roles)) if camp_of(before, seat) == camp_of(before, before.starter)
    }
    found.count("the camp of the starter wins", came=bool(team & set(winners)))
    for seat in range(len(before.roles)):
        found.count(f"seat {seat + 1} wins", came=seat in winners)
    if None in before.roles:
        found.count("the équilibriste wins", came=before.roles.index(None) in winners)
    for camp, bonus in enumerate(before.bonuses):
        if isinstance(bonus, Bonus):
            won = any(camp_of(before, seat) == camp for seat in winners)
            found.count(f"the holder of {bonus.card} wins", came=won)
            found.count("the holder of a Remontada card wins", came=won)
    found.count("the round stops before all hands are empty", came=left > 0)
    found.count("somebody refills", came=any(isinstance(told, Refilled) for told in before.log))
    found.count("a tie-break decides", came=over.by_tie_break > 0)
    found.count("who stopped the round decides", came=over.by_tie_break > 1)
    if over.weather is not None:
        found.count(f"with {over.weather} the camp of the starter wins", came=bool(team & set(winners)))


def rows(options: Options, rounds: int) -> list[str]:
    """A table of what has been counted in so many rounds at least."""
    found = Told(Counter(), Counter())
    with ProcessPoolExecutor() as pool:
        first = 0
        while found.of["a tie-break decides"] < rounds:
            parts = [
                range(first + MATCHES_AT_ONCE * part, first + MATCHES_AT_ONCE * (part + 1))
                for part in range(8)
            ]
            first = parts[-1].stop
            for told in pool.map(played, [options] * len(parts), parts):
                found.add(told)
    lines = ["| what | share | of rounds |", "|---|---:|---:|"]
    for name, of in sorted(found.of.items()):
        share = found.came[name] / of
        lines.append(
            f"| {name} | {100 * share:.1f} % ± {100 * sqrt(share * (1 - share) / of):.1f} | {of:,} |"
        )
    return lines


def main() -> None:
    """Play, print and write."""
    parser = argparse.ArgumentParser(description="Count whom the house cards favour.")
    parser.add_argument("--rounds", type=int, default=20_000, help="rounds for every table")
    rounds = parser.parse_args().rounds
    page = HEAD.format(machine=machine.described())
    for players in (2, 3, 4):
        for meteo in (False, True):
            title = f"{players} players{' with Météo' if meteo else ''}"
            page += (
                "\n".join([f"\n## {title}\n", *rows(Options(players=players, meteo=meteo), rounds)]) + "\n"
            )
    PAGE.write_text(page, encoding="utf-8")
    print(page)


if __name__ == "__main__":
    main()
