"""Starting a game from Python, with options as plain values."""

import secrets

from ludotheque.core.box import Box
from ludotheque.core.match import Match
from ludotheque.core.options import Options, parse_options
from ludotheque.core.record import Seated
from ludotheque.registry import load

OptionValue = bool | int | str


def options_from(box: Box, values: dict[str, OptionValue]) -> Options:
    """Read options given as keywords: ``players=2, change_of_mind=True``.

    Raises:
        OptionsError: For an option that the game has not, or a value that it does not take.
    """
    texts = {
        name.replace("_", "-"): ("on" if value else "off") if isinstance(value, bool) else str(value)
        for name, value in values.items()
    }
    options: Options = parse_options(box.game.options_type, texts)
    return options


def start(game: str, *, seed: int | str | None = None, **options: OptionValue) -> Match:
    """Start a game of your own.

    Args:
        game: The name of the game, one of `ludotheque.games()`.
        seed: The same seed deals the same game; without one nobody can foresee it.
        options: Such as ``players=2, touching=True``.

    Raises:
        UnknownGameError: When no installed game has that name.
        OptionsError: For an option that the game has not, or a value that it does not take.
    """
    box = load(game)
    wanted = options_from(box, options)
    seats = [Seated(f"Player {seat + 1}") for seat in range(wanted.players)]
    return Match.seeded(box.game, wanted, seats, secrets.token_hex(16) if seed is None else seed)
