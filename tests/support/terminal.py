"""What tests of the terminal app share."""

from typing import Protocol

from ludotheque.tui.app import LudothequeApp

SIZE = (80, 24)


class StartsApp(Protocol):
    def __call__(
        self,
        players: int | None = None,
        bots: tuple[str, ...] = (),
        language: str = "en",
        game: str = "take-it-easy",
        **options: str,
    ) -> LudothequeApp: ...
