"""What a table may agree on (TS-2, TS-5, TS-23)."""

from typing import Annotated, Literal

from msgspec import Meta

from ludotheque.core import options
from ludotheque.core.errors import OptionsError
from ludotheque.core.events import Seat
from ludotheque.games.take_sides.house_cards import HOUSE
from ludotheque.games.take_sides.powers import CardSet

AT_RANDOM = "random"
ACROSS = "3"
"""The partner of the first seat where nothing else is agreed on."""


class Options(options.Options, frozen=True, kw_only=True):
    """The options of Take Sides.

    Attributes:
        players: 2, 3 with an équilibriste, or 4 in two teams (TS-2).
        meteo: Whether a Météo card is revealed every round (TS-23).
        fair_order: Whether at three players the sides take turns in going first within a round (TS-5).
        equilibriste: Who is équilibriste in the first round of three players: a seat counted from 1, or
            ``"random"`` (TS-5).
        partner: With whom the first seat plays at four players: a seat counted from 1, or ``"random"``
            (TS-2).
    """

    players: Annotated[int, Meta(ge=2, le=4, extra={"rule": "TS-2"})] = 2
    meteo: Annotated[bool, Meta(extra={"rule": "TS-23"})] = False
    fair_order: Annotated[bool, Meta(extra={"rule": "TS-5"})] = False
    equilibriste: Annotated[Literal["random", "1", "2", "3"], Meta(extra={"rule": "TS-5"})] = "random"
    partner: Annotated[Literal["random", "2", "3", "4"], Meta(extra={"rule": "TS-2"})] = "3"

    def __post_init__(self) -> None:
        """Refuse what means nothing for so many players."""
        super().__post_init__()
        if self.fair_order and self.players != 3:
            raise OptionsError("only-for-three", rule="TS-5", players=self.players)
        if self.equilibriste != AT_RANDOM and self.players != 3:
            raise OptionsError("only-for-three", rule="TS-5", players=self.players)
        if self.partner != ACROSS and self.players != 4:
            raise OptionsError("only-for-four", rule="TS-2", players=self.players)

    @property
    def cards(self) -> CardSet:
        """The card set that is played with."""
        return HOUSE

    @property
    def first_equilibriste(self) -> Seat | None:
        """The seat that was agreed to be équilibriste first, counted from 0; None at random."""
        return None if self.equilibriste == AT_RANDOM else int(self.equilibriste) - 1

    @property
    def first_partner(self) -> Seat | None:
        """The seat that was agreed to play with the first one, counted from 0; None at random."""
        return None if self.partner == AT_RANDOM else int(self.partner) - 1
