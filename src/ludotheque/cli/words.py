"""Where the command line takes its words from."""

from importlib.resources import files

from ludotheque.core.box import Box
from ludotheque.core.errors import Fact, LudothequeError
from ludotheque.i18n import Catalogue, Speaker, game_speaker

LOCALES = files("ludotheque.cli") / "locales"


class Voice:
    """Speaks about the command line, and about a game once a command has opened its box."""

    def __init__(self, language: str) -> None:
        self._speaker: Speaker = Catalogue([LOCALES]).speaker(language)

    @property
    def language(self) -> str:
        """The language it speaks first."""
        return self._speaker.language

    def about(self, box: Box) -> Speaker:
        """Learn the words of a game, refusals by its rules among them, and speak about it."""
        self._speaker = game_speaker(box, self.language, LOCALES)
        return self._speaker

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """Say the message of this key."""
        return self._speaker(key, **facts)

    def named(self, key: str, otherwise: str, /) -> str:
        """Say the message of this key, or what stands for it where no language has one."""
        return self._speaker.named(key, otherwise)

    def error(self, error: LudothequeError) -> str:
        """Say why something was refused."""
        return self._speaker.error(error)
