"""Which bots can play a game: those in its box, and the ones that play every game."""

from collections.abc import Callable

from ludotheque.bots.random_bot import RandomBot
from ludotheque.core.bot import AnyBot
from ludotheque.core.box import Box
from ludotheque.core.errors import UnknownBotError

UNIVERSAL: dict[str, Callable[[], AnyBot]] = {"random": RandomBot}


def bots_of(box: Box) -> dict[str, Callable[[], AnyBot]]:
    """A maker for every bot that can play a game, weakest first."""
    return {**UNIVERSAL, **box.bots}


def make_bot(box: Box, name: str) -> AnyBot:
    """Make a bot by its name.

    Raises:
        UnknownBotError: When the game has none of that name.
    """
    bots = bots_of(box)
    if name not in bots:
        raise UnknownBotError("unknown-bot", bot=name, game=box.name, known=", ".join(bots))
    return bots[name]()
