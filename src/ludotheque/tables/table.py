"""A table: the seats around a game, from the invitation to the result."""

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.dealer import Checkable, commitment
from ludotheque.core.events import Seat
from ludotheque.core.record import Header, Seated


class Status(StrEnum):
    """How far a table has come."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


class Chair(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat and whoever has it.

    Attributes:
        name: The name shown for the seat; empty while it is free.
        guest: The id of the person who sits there; None for a bot or a free seat.
        bot: The name of the bot that plays here; None for a person or a free seat.
        contribution: What the person's browser put into the shuffle, in hexadecimal.
        ready: Whether the person wants to begin.
    """

    name: str = ""
    guest: str | None = None
    bot: str | None = None
    contribution: str | None = None
    ready: bool = False

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.guest is None and self.bot is None


class Table(Struct, frozen=True, kw_only=True):
    """A table as it is stored.

    Attributes:
        id: Unguessable; it is in the invitation.
        game: The name of the game.
        rules_version: The version of its rules, for as long as the table lives.
        options: Name and text of every option.
        host: The guest who made the table.
        chairs: The seats in order.
        status: How far it has come.
        secret: What the shuffle follows from, 32 bytes in hexadecimal; shown once the game is over.
        created: When it was made, in seconds since the epoch.
        breath: How long a turn is shown before chance or a bot goes on, in milliseconds.
        version: Grows with every change that somebody may see.
        result: The totals once the game is over.
        rematch: The table where the same people play again; None until somebody asks.
    """

    id: str
    game: str
    rules_version: int
    options: dict[str, str]
    host: str
    chairs: tuple[Chair, ...]
    status: Status = Status.GATHERING
    secret: str
    created: float
    breath: int = 0
    version: int = 0
    result: tuple[int, ...] | None = None
    rematch: str | None = None

    @property
    def commitment(self) -> str:
        """What is shown before the game: SHA-256(secret ‖ table id)."""
        return commitment(bytes.fromhex(self.secret), self.id)

    @property
    def may_begin(self) -> bool:
        """Whether every seat is taken and every person is ready; somebody must be there to play."""
        taken = all(chair.bot is not None or chair.ready for chair in self.chairs)
        return taken and any(chair.guest is not None for chair in self.chairs)

    def seat_of(self, guest: str) -> Seat | None:
        """The seat of a guest; None when they have none."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.guest == guest), None)

    def with_chair(self, seat: Seat, chair: Chair) -> "Table":
        """The same table with another chair."""
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def changed(self) -> "Table":
        """The same table after a change that somebody may see."""
        return replace(self, version=self.version + 1)

    def over(self, result: tuple[int, ...]) -> "Table":
        """The same table at the end of the game."""
        return replace(self, status=Status.OVER, result=result)

    def dealing(self) -> Checkable:
        """How chance comes about here; the secret only once the game is over."""
        return Checkable(
            table=self.id,
            commitment=self.commitment,
            contributions=tuple(chair.contribution for chair in self.chairs),
            secret=self.secret if self.status is Status.OVER else None,
        )

    def header(self) -> Header:
        """The header of the record."""
        return Header(
            game=self.game,
            rules_version=self.rules_version,
            options=self.options,
            seats=tuple(Seated(chair.name, chair.bot) for chair in self.chairs),
            dealing=self.dealing(),
            result=self.result,
        )
