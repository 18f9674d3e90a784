"""What the forms of a table page say."""

from typing import Annotated

from msgspec import Meta, Struct

SeatNumber = Annotated[int, Meta(ge=0, le=1000)]


class SitForm(Struct, frozen=True):
    """Sit down in a seat."""

    seat: SeatNumber | None = None


class ReadyForm(Struct, frozen=True):
    """Begin, and put something into the shuffle."""

    contribution: str = ""


class BotForm(Struct, frozen=True):
    """Let a bot have a seat, or nobody."""

    seat: SeatNumber
    bot: str = ""


class TurnForm(Struct, frozen=True):
    """Try or decide a turn, from its first question on.

    Attributes:
        question: That question.
        text: The actions in their order, in the game's notation, with blanks between them.
    """

    question: str
    text: str = ""

    @property
    def texts(self) -> tuple[str, ...]:
        """The actions one by one."""
        return tuple(self.text.split())
