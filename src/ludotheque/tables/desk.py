"""What every action at a table needs, and how it is done once and for all."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from msgspec import Struct

from ludotheque.core.dealer import KeyedDealer, checkable_dealer
from ludotheque.core.events import Seat
from ludotheque.core.match import Match
from ludotheque.core.record import Entry
from ludotheque.registry import load
from ludotheque.tables.errors import NotYourSeat, UnknownTable
from ludotheque.tables.ports import (
    FURTHEST_DUE,
    NO_SEAT,
    Announcer,
    Clock,
    Due,
    DueKind,
    Look,
    StaleWrite,
    Store,
    Waiting,
    Work,
)
from ludotheque.tables.table import Status, Table

T = TypeVar("T")

ATTEMPTS = 50
"""How often something is tried again when another worker was quicker; each time somebody got on."""


class Desk(Struct, frozen=True):
    """Where tables are kept, who is told of changes, and what time it is."""

    store: Store
    announcer: Announcer
    clock: Clock

    async def do(self, action: Callable[[Work], Awaitable[tuple[T, Table | None]]]) -> T:
        """Do something in one transaction, again from the start when another writer was quicker.

        Args:
            action: Gives back its result, and the table at which something has changed, or None when
                nothing has; the change is announced once it is durable.
        """
        for attempt in range(ATTEMPTS):
            try:
                async with self.store.begin() as work:
                    result, changed = await action(work)
            except StaleWrite:
                if attempt == ATTEMPTS - 1:
                    raise
                continue
            if changed is not None:
                await self.announcer.announce(changed.id, changed.version)
            return result
        raise AssertionError  # the loop returns or raises

    async def look(self, action: Callable[[Look], Awaitable[T]]) -> T:
        """Read something as it stands at one moment, without waiting for anybody who writes."""
        async with self.store.look() as look:
            return await action(look)


async def required(look: Look, table: str) -> Table:
    """Load a table.

    Raises:
        UnknownTable: When there is none of that id.
    """
    found = await look.table(table)
    if found is None:
        raise UnknownTable("no-such-table")
    return found


def seat_of(table: Table, guest: str) -> Seat:
    """The seat of a guest.

    Raises:
        NotYourSeat: When they have none here.
    """
    seat = table.seat_of(guest)
    if seat is None:
        raise NotYourSeat("not-your-seat")
    return seat


def dealer_at(table: Table) -> KeyedDealer:
    """The dealer of a table: it follows from the secret and from what the players put in."""
    contributions = [
        None if chair.contribution is None else bytes.fromhex(chair.contribution) for chair in table.chairs
    ]
    return checkable_dealer(bytes.fromhex(table.secret), contributions, table.options.items())


async def match_at(look: Look, table: Table) -> Match:
    """The match of a table that has begun, with the actions that wait for others."""
    entries = await look.entries(table.id)
    waiting = {
        seat: [Entry(seat=seat, text=text) for text in acts.texts]
        for seat, acts in (await look.waiting(table.id)).items()
    }
    return Match(
        load(table.game).game,
        table.header(),
        dealer_at(table),
        entries=entries,
        waiting=waiting,
        deals_at_once=False,
    )


class Standing(Struct, frozen=True):
    """How much of a match has been kept."""

    entries: int
    waiting: dict[Seat, tuple[Entry, ...]]

    @classmethod
    def of(cls, match: Match) -> "Standing":
        """How a match stands before something happens to it."""
        return cls(len(match.entries), match.waiting)


async def keep(work: Work, table: Table, before: Standing, match: Match, *, now: float) -> Table:
    """Keep what has happened to a match, and note what falls due next.

    Args:
        work: The transaction.
        table: The table as it was.
        before: How the match stood.
        match: The match as it is.
        now: The present time.
    """
    if new := match.entries[before.entries :]:
        await work.append(table.id, before.entries, new)
        await work.clear_waiting(table.id)
    for seat, acts in match.waiting.items():
        if before.waiting.get(seat) != acts:
            await work.put_waiting(table.id, seat, Waiting(tuple(entry.text for entry in acts)))
    changed = _with_outcome(table.changed(), match)
    await work.update_table(changed)
    for due in _falls_due(changed, match, now):
        await work.put_due(due)
    return changed


def _with_outcome(table: Table, match: Match) -> Table:
    outcome = match.outcome
    if outcome is None:
        return table
    return table.over(outcome.totals)


def _falls_due(table: Table, match: Match, now: float) -> list[Due]:
    """What goes on by itself; what has happened is shown for a while before.

    Where all choose together that is before chance asks them again. Where they take turns it is before a bot
    takes its own; what chance brings at the end of a turn belongs to that turn.
    """
    later = now + min(table.breath / 1000, FURTHEST_DUE)
    together = match.game.info.simultaneous
    if match.waits_for_chance:
        return [Due(table.id, DueKind.CHANCE, NO_SEAT, later if together and match.entries else now)]
    bots = [seat for seat in match.awaited if table.chairs[seat].bot is not None]
    return [Due(table.id, DueKind.BOT, seat, now if together else later) for seat in bots]


def has_begun(table: Table) -> bool:
    """Whether there is a match at a table."""
    return table.status is not Status.GATHERING
