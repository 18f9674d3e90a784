"""What the web says, alone or about a game, in the visitor's language."""

import random
from collections.abc import Sequence
from importlib.resources import files

from ludotheque.core.box import Box
from ludotheque.core.record import Seated
from ludotheque.core.translator import Translator
from ludotheque.i18n import Catalogue, SeatNames, Speaker
from ludotheque.tables.table import Chair

LOCALES = files("ludotheque.web") / "locales"
LANGUAGES = ("fr", "en", "nl")
OTHERWISE = "en"
"""Spoken to whoever accepts none of ours."""


class Words:
    """Keeps the catalogues, which are read once, and speaks."""

    def __init__(self) -> None:
        self._pages = Catalogue([LOCALES])
        self._games: dict[str, Catalogue] = {}

    def speaker(self, language: str, box: Box | None = None) -> Speaker:
        """Speak a language, about a game or about none."""
        if box is None:
            return self._pages.speaker(language)
        if box.name not in self._games:
            self._games[box.name] = Catalogue([LOCALES, box.locales])
        return self._games[box.name].speaker(language)

    def pleasant_name(self, language: str) -> str:
        """A name for somebody who has not chosen one."""
        names = [name.strip() for name in self.speaker(language)("web-guest-names").split(",")]
        return random.SystemRandom().choice(names)


LONGEST_SHOWN = 24
"""Pages have room for longer names than boards in a terminal."""


def naming(chairs: Sequence[Chair | Seated], speak: Translator) -> SeatNames:
    """Speak of each seat by the name of who sits there."""
    return SeatNames(speak, seat_names(chairs, speak), LONGEST_SHOWN)


def seat_names(chairs: Sequence[Chair | Seated], speak: Translator) -> list[str]:
    """What each seat is called: people by their names, bots by what they are, free seats by their number.

    Bots of the same kind are numbered.
    """
    kinds = [chair.bot for chair in chairs]
    names = []
    for seat, chair in enumerate(chairs):
        if chair.bot is None:
            names.append(chair.name or speak("seat-name", seat=seat + 1))
            continue
        name = speak("web-bot-name", bot=speak(f"bot-{chair.bot}"))
        name = name[:1].upper() + name[1:]
        alike = kinds.count(chair.bot)
        names.append(f"{name} {kinds[: seat + 1].count(chair.bot)}" if alike > 1 else name)
    return names
