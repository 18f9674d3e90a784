"""From the words of the command line to a game on the screen."""

import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from importlib.resources import files

from msgspec import Struct

from ludotheque import registry
from ludotheque.bots.shelf import make_bot
from ludotheque.core.box import Box
from ludotheque.core.errors import OptionsError
from ludotheque.core.options import Options, parse_options
from ludotheque.core.record import Seated
from ludotheque.core.translator import Translator
from ludotheque.i18n import Speaker, game_speaker
from ludotheque.settings import data_folder
from ludotheque.tui.session import Plan

LOCALES = files("ludotheque.tui") / "locales"


def speaker_about(box: Box, language: str) -> Speaker:
    """Speak about the terminal app and one game."""
    return game_speaker(box, language, LOCALES)


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def seated(people: int, bots: Sequence[str], speak: Translator) -> tuple[Seated, ...]:
    """People first, then bots; bots of one kind are numbered."""
    names = [Seated(speak("tui-person", number=number + 1)) for number in range(people)]
    for index, bot in enumerate(bots):
        said = speak.named(f"bot-{bot}", bot)
        number = bots[: index + 1].count(bot)
        names.append(Seated(said if bots.count(bot) == 1 else f"{said} {number}", bot))
    return tuple(names)


class Wish(Struct, frozen=True):
    """What was asked for, as far as anything was.

    Attributes:
        players: How many seats there are.
        bots: The bots that take the last seats.
        options: Name and text of options.
        seed: What chance follows from.
    """

    players: int | None = None
    bots: tuple[str, ...] = ()
    options: Mapping[str, str] = {}
    seed: str | None = None


def plan(box: Box, wish: Wish, speak: Translator) -> Plan:
    """Check what is asked for; where nothing is said about people, there is one.

    Raises:
        UnknownBotError: For a bot that the game has not.
        OptionsError: For a bad option, or when no seat is left for a person.
    """
    for bot in wish.bots:
        make_bot(box, bot)
    texts = {"players": str(max(1 + len(wish.bots), box.game.info.min_players)), **wish.options}
    if wish.players is not None:
        texts["players"] = str(wish.players)
    options: Options = parse_options(box.game.options_type, texts)
    seats = options.players
    if len(wish.bots) >= seats:
        raise OptionsError("no-seat-for-a-person", bots=len(wish.bots), players=seats)
    return Plan(box, options, seated(seats - len(wish.bots), wish.bots, speak), wish.seed or new_seed())


def play(game: str | None, wish: Wish, language: str) -> int:
    """Play in the terminal until the person has had enough; the exit status is 0.

    Where more than a game is named it starts at once, otherwise there is a form to fill in.
    """
    from ludotheque.tui.app import LudothequeApp

    wanted: Plan | None = None
    if game is not None:
        box = registry.load(game)
        if wish != Wish():
            wanted = plan(box, wish, speaker_about(box, language))
    app = LudothequeApp(data_folder(), language, game=game, plan=wanted)
    app.run()
    _tell_start_time(app.first_screen, app.speaker())
    return app.return_code or 0


def _tell_start_time(shown: float | None, speak: Translator) -> None:
    """`make play` notes when it was called; say how long it took until there was something to see."""
    began = os.environ.get("LUDOTHEQUE_STARTED_AT")
    if began and shown is not None:
        sys.stdout.write(speak("tui-started", seconds=f"{shown - float(began):.1f}") + "\n")
