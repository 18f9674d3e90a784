"""One game by bots, from the first event to the score sheets."""

import time
from collections.abc import Sequence

from ludotheque.core.bot import AnyBot, bot_generator
from ludotheque.core.box import Box
from ludotheque.core.match import Match
from ludotheque.core.options import Options
from ludotheque.core.record import Seated


class Thought:
    """How much a seat's bot has thought in one game.

    Attributes:
        moves: How many decisions it made.
        nanoseconds: The CPU time that they took.
    """

    __slots__ = ("moves", "nanoseconds")

    def __init__(self) -> None:
        self.moves = 0
        self.nanoseconds = 0


def play_match(
    box: Box, options: Options, names: Sequence[str], bots: Sequence[AnyBot], seed: str
) -> tuple[Match, tuple[Thought, ...]]:
    """Let bots play a whole game.

    Args:
        box: The game.
        options: What the table agrees on.
        names: The name of each seat's bot.
        bots: The bot of each seat.
        seed: Decides chance, and each bot's own generator for each question; neither depends on the other.
    """
    match = Match.seeded(box.game, options, [Seated(name, name) for name in names], seed)
    thoughts = tuple(Thought() for _ in bots)
    while awaited := match.awaited:
        for seat in awaited:
            view = match.view(seat)
            if view.question is None:
                continue  # an earlier seat of this round of questions has closed this one
            began = time.process_time_ns()
            action = bots[seat].choose(view, bot_generator(seed, seat, view.question))
            thoughts[seat].nanoseconds += time.process_time_ns() - began
            thoughts[seat].moves += 1
            match.act(seat, action)
    return match, thoughts
