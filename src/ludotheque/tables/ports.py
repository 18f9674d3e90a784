"""What tables ask of the world: a place to keep things, a clock, somebody to tell."""

from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from ludotheque.core.events import Seat
from ludotheque.core.record import Entry
from ludotheque.tables.table import Table


class Waiting(Struct, frozen=True):
    """What a seat has done that is hidden until the others who are awaited with it have acted.

    Attributes:
        texts: The actions, in the game's notation and in order; the last one counts, the others have been
            replaced as far as the rules allow.
    """

    texts: tuple[str, ...]


class Draft(Struct, frozen=True):
    """What a seat has chosen within its turn so far; seen by that seat alone, and revisable.

    Attributes:
        question: The question with which the turn began.
        texts: The actions so far, in the game's notation.
    """

    question: str
    texts: tuple[str, ...]


class Answer(Struct, frozen=True):
    """What was answered to a decision, to be answered again when it is repeated.

    Attributes:
        seat: The seat that decided.
        question: The question that it decided.
        version: The version of the table afterwards.
        texts: What it decided, in the game's notation.
    """

    seat: Seat
    question: str
    version: int
    texts: tuple[str, ...]


class DueKind(StrEnum):
    """What is to be done without anybody asking."""

    CHANCE = "chance"
    BOT = "bot"


class Due(Struct, frozen=True):
    """Work that falls due; at most one of a kind for a seat of a table.

    Attributes:
        table: The id of the table.
        kind: What is to be done.
        seat: The seat that it is about; -1 for none.
        at: When it falls due, in seconds since the epoch.
    """

    table: str
    kind: DueKind
    seat: Seat
    at: float


NO_SEAT = -1

FURTHEST_DUE = 10.0
"""How far ahead work falls due at the most, in seconds: the longest breath."""

LONGEST_PUT_OFF = 600.0
"""For how long failed work is put off at the most, in seconds."""


class StaleWrite(Exception):  # noqa: N818 - not an error of anybody's: somebody else was quicker
    """The number of an entry, or the version of a table, has been taken meanwhile: load again and look."""


MOST_TABLES = 50
"""How many tables of a guest are looked up unless somebody asks for more."""


class Look(Protocol):
    """What is kept, as it stands at one moment, to be read and not changed."""

    async def table(self, table: str) -> Table | None:
        """Load a table; None when there is none of that id."""
        ...

    async def version(self, table: str) -> int | None:
        """The version of a table, without loading it; None when there is none of that id."""
        ...

    async def tables_of(
        self, guest: str, *, limit: int = MOST_TABLES, unfinished: bool = False
    ) -> Sequence[Table]:
        """The tables at which a guest sits, the newest first; at most so many, or so many unfinished ones."""
        ...

    async def solo_totals(
        self, guest: str, game: str, rules_version: int, options: Mapping[str, str]
    ) -> Sequence[int]:
        """Every total that a guest has reached alone with exactly these options, the newest table first."""
        ...

    async def entries(self, table: str, after: int = 0) -> Sequence[Entry]:
        """The committed events of a table behind the first ``after``."""
        ...

    async def waiting(self, table: str) -> dict[Seat, Waiting]:
        """What waits for the actions of others, by seat."""
        ...

    async def draft(self, table: str, seat: Seat) -> Draft | None:
        """What a seat has chosen so far; None when nothing."""
        ...

    async def drafts(self, table: str) -> dict[Seat, Draft]:
        """What every seat has chosen so far; a seat that has chosen nothing is not among them."""
        ...

    async def answer(self, table: str, decision: str) -> Answer | None:
        """What was answered to a decision of this id; None when it is new."""
        ...

    async def next_due(self) -> float | None:
        """When there is something to do next; None when there is nothing.

        Work that somebody holds counts from the end of the lease: who held it may have died. It may be
        earlier where the clock has been put back, so nobody relies on it for long.
        """
        ...


class Work(Look, Protocol):
    """One transaction: all of it happens, durably, or nothing; it reads what it has written itself."""

    async def add_table(self, table: Table) -> None:
        """Keep a new table."""
        ...

    async def update_table(self, table: Table) -> None:
        """Keep a changed table, whose version is one more than the one kept.

        Raises:
            StaleWrite: When it is not.
        """
        ...

    async def append(self, table: str, first: int, entries: Sequence[Entry]) -> None:
        """Commit events under the numbers ``first``, ``first + 1``, …, counted from 0.

        Raises:
            StaleWrite: When one of the numbers is taken, or the one before the first is not.
        """
        ...

    async def put_waiting(self, table: str, seat: Seat, waiting: Waiting) -> None:
        """Keep what a seat has done that waits, in place of what was kept before."""
        ...

    async def clear_waiting(self, table: str) -> None:
        """Forget what waited; it has been committed."""
        ...

    async def put_draft(self, table: str, seat: Seat, draft: Draft | None) -> None:
        """Keep what a seat has chosen so far, or forget it."""
        ...

    async def put_answer(self, table: str, decision: str, answer: Answer) -> None:
        """Keep an answer.

        Raises:
            StaleWrite: When that decision has an answer already.
        """
        ...

    async def put_due(self, due: Due) -> None:
        """Keep due work, in place of an earlier one of that table, kind and seat."""
        ...

    async def claim_due(self, now: float, lease_until: float, worker: str) -> Due | None:
        """Take the work that has been due longest and that nobody holds; None when there is none.

        Whatever lies further ahead than can be was noted before the clock was put back, and counts as past:
        work due later than `FURTHEST_DUE` from now, a lease beyond the one asked for, and work put off for
        longer than `LONGEST_PUT_OFF`.
        """
        ...

    async def put_off_due(self, due: Due, until: float) -> None:
        """Let go of work as it was claimed, and let nobody take it before a time; it has failed."""
        ...

    async def release_due(self) -> None:
        """Let go of all work that is held or put off.

        For whoever starts and knows that nobody else works here; what has failed may go on now.
        """
        ...

    async def finish_due(self, due: Due) -> None:
        """Forget due work as it was claimed; work put anew since then, for another time, stays."""
        ...


class Store(Protocol):
    """Where tables are kept."""

    def begin(self) -> AbstractAsyncContextManager[Work]:
        """Begin a transaction; it is durable when the block ends, and undone when it raises.

        One task begins no second one inside: it would wait for itself.
        """
        ...

    def look(self) -> AbstractAsyncContextManager[Look]:
        """Read what is kept as it stands at one moment; it waits for no writer and keeps none waiting."""
        ...


class Announcer(Protocol):
    """Tells whoever listens that a table has changed: a nudge, never the truth."""

    async def announce(self, table: str, version: int) -> None:
        """Say that something at a table has changed: it has this version now.

        The version is the one of before where only a draft has changed.
        """
        ...


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> float:
        """Seconds since the epoch."""
        ...
