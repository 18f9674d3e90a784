"""A page to be looked at."""

from dataclasses import dataclass

from tests.support.player import Player

BOT = "steady"


@dataclass(frozen=True)
class Shown:
    """A page, and who looks at it.

    Attributes:
        path: Its address on the server.
        guest: Whose browser it is; None for somebody new.
        refused: A cell on which a click is refused, to be done first.
    """

    path: str
    guest: Player | None = None
    refused: int | None = None
