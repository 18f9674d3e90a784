"""What a table may agree on (UOD-2, UOD-6)."""

from typing import Annotated, Literal

from msgspec import Meta

from ludotheque.core import options
from ludotheque.core.errors import OptionsError
from ludotheque.core.events import Seat
from ludotheque.games.up_or_down.components import DECKS, RING

AT_RANDOM = "random"


class Options(options.Options, frozen=True, kw_only=True):
    """The options of Up or Down?.

    Attributes:
        players: 2 to 6 (UOD-2).
        deck: The long deck, or the short one for a game of three quarters of the length (UOD-2).
        starter: Who takes the first turn: ``"random"``, or the number of a seat counted from 1 (UOD-6).
    """

    players: Annotated[int, Meta(ge=2, le=6, extra={"rule": "UOD-2"})] = 2
    deck: Annotated[Literal["long", "short"], Meta(extra={"rule": "UOD-2"})] = "long"
    starter: Annotated[Literal["random", "1", "2", "3", "4", "5", "6"], Meta(extra={"rule": "UOD-6"})] = (
        "random"
    )

    def __post_init__(self) -> None:
        """Refuse a starter whose seat there is not."""
        super().__post_init__()
        if self.starter != AT_RANDOM and int(self.starter) > self.players:
            raise OptionsError(
                "no-such-starter", rule="UOD-6", starter=int(self.starter), players=self.players
            )

    @property
    def cards(self) -> int:
        """The deck is always the cards 1 to this number (UOD-2)."""
        return DECKS[self.deck][self.players]

    @property
    def turns(self) -> int:
        """All turns of a game: every card but the last six of the ring is played once (UOD-2, UOD-14)."""
        return self.cards - RING

    @property
    def first(self) -> Seat | None:
        """The seat that was agreed to start, counted from 0; None at random (UOD-6)."""
        return None if self.starter == AT_RANDOM else int(self.starter) - 1
