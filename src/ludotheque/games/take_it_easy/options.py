"""What a table may agree on (TIE-5, TIE-13, TIE-16 to TIE-18)."""

from typing import Annotated

from msgspec import Meta

from ludotheque.core import options


class Options(options.Options, frozen=True, kw_only=True):
    """The options of Take it Easy!.

    Attributes:
        players: 1 to 6 (TIE-5).
        rounds: 1 to 8, whose totals are added (TIE-13).
        touching: From the second tile on, a tile must touch one already placed (TIE-16).
        change_of_mind: A placement may be changed until the last player has confirmed (TIE-17).
        curtain: The other boards are hidden until the round ends (TIE-18).
    """

    players: Annotated[int, Meta(ge=1, le=6, extra={"rule": "TIE-5"})] = 1
    rounds: Annotated[int, Meta(ge=1, le=8, extra={"rule": "TIE-13"})] = 1
    touching: Annotated[bool, Meta(extra={"rule": "TIE-16"})] = False
    change_of_mind: Annotated[bool, Meta(extra={"rule": "TIE-17"})] = False
    curtain: Annotated[bool, Meta(extra={"rule": "TIE-18"})] = False
