"""A store in memory: the ports of tables kept to the letter, for tests of what stands above them."""

import asyncio
import copy
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager

from ludotheque.core.events import Seat
from ludotheque.core.record import Entry
from ludotheque.tables.ports import (
    FURTHEST_DUE,
    LONGEST_PUT_OFF,
    MOST_TABLES,
    Answer,
    Draft,
    Due,
    DueKind,
    StaleWrite,
    Waiting,
)
from ludotheque.tables.table import Status, Table

DueKey = tuple[str, DueKind, Seat]


class MemoryWork:
    """One transaction over plain dictionaries; it is the store's whole content while it lasts."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.events: dict[str, list[Entry]] = {}
        self.waits: dict[str, dict[Seat, Waiting]] = {}
        self.chosen: dict[tuple[str, Seat], Draft] = {}
        self.answers: dict[tuple[str, str], Answer] = {}
        self.dues: dict[DueKey, Due] = {}
        self.leases: dict[DueKey, float] = {}
        self.put_off: dict[DueKey, float] = {}

    async def table(self, table: str) -> Table | None:
        return self.tables.get(table)

    async def version(self, table: str) -> int | None:
        return self.tables[table].version if table in self.tables else None

    async def tables_of(
        self, guest: str, *, limit: int = MOST_TABLES, unfinished: bool = False
    ) -> Sequence[Table]:
        theirs = [
            table
            for table in self.tables.values()
            if table.seat_of(guest) is not None and not (unfinished and table.status is Status.OVER)
        ]
        return sorted(theirs, key=lambda table: (-table.created, table.id))[:limit]

    async def solo_totals(
        self, guest: str, game: str, rules_version: int, options: Mapping[str, str]
    ) -> Sequence[int]:
        return tuple(
            table.result[0]
            for table in await self.tables_of(guest, limit=len(self.tables))
            if len(table.chairs) == 1 and table.result is not None
            if (table.game, table.rules_version, table.options) == (game, rules_version, options)
        )

    async def add_table(self, table: Table) -> None:
        self.tables[table.id] = table

    async def update_table(self, table: Table) -> None:
        if self.tables[table.id].version + 1 != table.version:
            raise StaleWrite
        self.tables[table.id] = table

    async def entries(self, table: str, after: int = 0) -> Sequence[Entry]:
        return tuple(self.events.get(table, [])[after:])

    async def append(self, table: str, first: int, entries: Sequence[Entry]) -> None:
        kept = self.events.setdefault(table, [])
        if len(kept) != first:
            raise StaleWrite
        kept += entries

    async def waiting(self, table: str) -> dict[Seat, Waiting]:
        return dict(self.waits.get(table, {}))

    async def put_waiting(self, table: str, seat: Seat, waiting: Waiting) -> None:
        self.waits.setdefault(table, {})[seat] = waiting

    async def clear_waiting(self, table: str) -> None:
        self.waits.pop(table, None)

    async def draft(self, table: str, seat: Seat) -> Draft | None:
        return self.chosen.get((table, seat))

    async def drafts(self, table: str) -> dict[Seat, Draft]:
        return {seat: draft for (where, seat), draft in sorted(self.chosen.items()) if where == table}

    async def put_draft(self, table: str, seat: Seat, draft: Draft | None) -> None:
        self.chosen.pop((table, seat), None)
        if draft is not None:
            self.chosen[table, seat] = draft

    async def answer(self, table: str, decision: str) -> Answer | None:
        return self.answers.get((table, decision))

    async def put_answer(self, table: str, decision: str, answer: Answer) -> None:
        if (table, decision) in self.answers:
            raise StaleWrite
        self.answers[table, decision] = answer

    async def put_due(self, due: Due) -> None:
        self.dues[_key(due)] = due
        self._let_go(_key(due))

    async def claim_due(self, now: float, lease_until: float, worker: str) -> Due | None:
        del worker
        free = {
            key: due
            for key, due in self.dues.items()
            if not now < due.at <= now + FURTHEST_DUE
            and not now < self.leases.get(key, 0) <= lease_until
            and not now < self.put_off.get(key, 0) <= now + LONGEST_PUT_OFF
        }
        if not free:
            return None
        key = min(free, key=lambda key: free[key].at)
        self._let_go(key)
        self.leases[key] = lease_until
        return free[key]

    async def next_due(self) -> float | None:
        free_at = (
            max(due.at, self.leases.get(key, 0), self.put_off.get(key, 0)) for key, due in self.dues.items()
        )
        return min(free_at, default=None)

    async def put_off_due(self, due: Due, until: float) -> None:
        if self.dues.get(_key(due)) == due:
            self._let_go(_key(due))
            self.put_off[_key(due)] = until

    async def release_due(self) -> None:
        self.leases.clear()
        self.put_off.clear()

    async def finish_due(self, due: Due) -> None:
        if self.dues.get(_key(due)) == due:
            del self.dues[_key(due)]
            self._let_go(_key(due))

    def _let_go(self, key: DueKey) -> None:
        self.leases.pop(key, None)
        self.put_off.pop(key, None)


def _key(due: Due) -> DueKey:
    return due.table, due.kind, due.seat


class MemoryStore:
    """Keeps what a transaction leaves, and nothing of one that raises.

    Attributes:
        stale: How many of the next transactions find, at their end, that another writer was quicker.
    """

    def __init__(self) -> None:
        self._kept = MemoryWork()
        self._turn = asyncio.Lock()
        self.stale = 0

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[MemoryWork]:
        async with self._turn:
            work = copy.deepcopy(self._kept)
            yield work
            if self.stale:
                self.stale -= 1
                raise StaleWrite
            self._kept = work

    @asynccontextmanager
    async def look(self) -> AsyncIterator[MemoryWork]:
        yield copy.deepcopy(self._kept)
