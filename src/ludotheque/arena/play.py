"""One game by bots, from the first event to the score sheets."""

import time
from collections.abc import Sequence

from ludotheque.bots.shelf import make_bot
from ludotheque.core.bot import AnyBot, bot_generator
from ludotheque.core.box import Box
from ludotheque.core.errors import OptionsError
from ludotheque.core.match import Match
from ludotheque.core.options import Options
from ludotheque.core.record import Record, Seated
from ludotheque.registry import load
from ludotheque.starting import OptionValue, options_from


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


def play(game: str, bots: Sequence[str], *, seed: int | str = 0, **options: OptionValue) -> Record:
    """Let bots play one game, a seat each.

    Args:
        game: The name of the game, one of `ludotheque.games()`.
        bots: The name of each seat's bot.
        seed: The same seed plays the same game.
        options: Such as ``rounds=4, touching=True``.

    Raises:
        UnknownGameError, UnknownBotError: For a name that is not installed.
        OptionsError: For an option that the game has not, a value that it does not take, or when there is
            not one bot for every seat.
    """
    box = load(game)
    if not bots:
        raise OptionsError("no-bots")
    wanted = options_from(box, {"players": len(bots), **options})
    if wanted.players != len(bots):
        raise OptionsError("not-a-bot-for-every-seat", bots=len(bots), players=wanted.players)
    match, _ = play_match(box, wanted, bots, [make_bot(box, name) for name in bots], str(seed))
    return match.record


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
