"""One transaction in the database: the port `Work` of tables."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NoReturn

import sqlalchemy as sql
from msgspec.structs import asdict
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.core.events import Seat
from ludotheque.core.record import Entry
from ludotheque.storage.look import FIELDS, SqlLook, chair_of, chairs_at
from ludotheque.storage.schema import ANSWERS, CHAIRS, DRAFTS, DUE, ENTRIES, TABLES, WAITING
from ludotheque.tables.ports import (
    FURTHEST_DUE,
    LONGEST_PUT_OFF,
    Answer,
    Draft,
    Due,
    DueKind,
    StaleWrite,
    Waiting,
)
from ludotheque.tables.table import Table

TAKEN = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "23505"}
"""What SQLite and PostgreSQL call a key that is taken."""


class SqlWork(SqlLook):
    """One transaction: all of it happens, durably, or nothing.

    Attributes:
        is_stale: Whether somebody else was quicker; such a transaction must not be kept, whatever happens to
            the exception, because some of its rows may have been written.
    """

    def __init__(self, connection: AsyncConnection) -> None:
        super().__init__(connection)
        self.is_stale = False

    async def add_table(self, table: Table) -> None:
        """Keep a new table."""
        await self._connection.execute(sql.insert(TABLES), _row(table))
        await self._connection.execute(sql.insert(CHAIRS), _chair_rows(table))

    async def update_table(self, table: Table) -> None:
        """Keep a changed table, whose version is one more than the one kept.

        Raises:
            StaleWrite: When it is not.
        """
        kept = sql.and_(TABLES.c.id == table.id, TABLES.c.version == table.version - 1)
        changed = await self._connection.execute(sql.update(TABLES).where(kept).values(_row(table)))
        if changed.rowcount != 1:
            self._give_up()
        # People sit down and get ready a few times; everything else happens with the chairs as they are.
        chairs = await self._connection.execute(chairs_at(sql.select(sql.literal(table.id))))
        if tuple(chair_of(row) for row in chairs) != table.chairs:
            await self._connection.execute(sql.delete(CHAIRS).where(CHAIRS.c.table_id == table.id))
            await self._connection.execute(sql.insert(CHAIRS), _chair_rows(table))

    async def append(self, table: str, first: int, entries: Sequence[Entry]) -> None:
        """Commit events under the numbers ``first``, ``first + 1``, …, counted from 0.

        Raises:
            StaleWrite: When one of the numbers is taken, or one before them is not.
        """
        last = sql.select(sql.func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == table)
        before: int | None = (await self._connection.execute(last)).scalar_one()
        if first != (0 if before is None else before + 1):
            self._give_up()
        rows = [
            {"table_id": table, "seq": number, "seat": entry.seat, "text": entry.text}
            for number, entry in enumerate(entries, first)
        ]
        if rows:
            await self._insert(ENTRIES, rows)

    async def put_waiting(self, table: str, seat: Seat, waiting: Waiting) -> None:
        """Keep what a seat has done that waits, in place of what was kept before."""
        await self._put(WAITING, {"table_id": table, "seat": seat, "texts": waiting.texts})

    async def clear_waiting(self, table: str) -> None:
        """Forget what waited; it has been committed."""
        await self._connection.execute(sql.delete(WAITING).where(WAITING.c.table_id == table))

    async def put_draft(self, table: str, seat: Seat, draft: Draft | None) -> None:
        """Keep what a seat has chosen so far, or forget it."""
        if draft is None:
            of_seat = sql.and_(DRAFTS.c.table_id == table, DRAFTS.c.seat == seat)
            await self._connection.execute(sql.delete(DRAFTS).where(of_seat))
        else:
            await self._put(DRAFTS, {"table_id": table, "seat": seat, **asdict(draft)})

    async def put_answer(self, table: str, decision: str, answer: Answer) -> None:
        """Keep an answer.

        Raises:
            StaleWrite: When that decision has an answer already.
        """
        await self._insert(ANSWERS, [{"table_id": table, "decision": decision, **asdict(answer)}])

    async def put_due(self, due: Due) -> None:
        """Keep due work, in place of an earlier one of that table, kind and seat; nobody holds it then."""
        await self._put(DUE, {**_due_key(due), "at": due.at, "lease_until": None, "worker": None})

    async def claim_due(self, now: float, lease_until: float, worker: str) -> Due | None:
        """Take the work that has been due longest and that nobody holds; None when there is none.

        Whatever lies further ahead than can be was noted before the clock was put back, and counts as past.
        """
        is_due = sql.or_(DUE.c.at <= now, DUE.c.at > now + FURTHEST_DUE)
        furthest = sql.case((DUE.c.worker.is_(None), now + LONGEST_PUT_OFF), else_=lease_until)
        free = sql.or_(DUE.c.lease_until.is_(None), DUE.c.lease_until <= now, DUE.c.lease_until > furthest)
        longest = (
            sql.select(DUE.c.table_id, DUE.c.kind, DUE.c.seat, DUE.c.at)
            .where(is_due, free)
            .order_by(DUE.c.at, DUE.c.table_id, DUE.c.kind, DUE.c.seat)
            .limit(1)
            # SQLite has one writer anyway; PostgreSQL leaves what another worker is just taking to that one.
            .with_for_update(skip_locked=True)
        )
        row = (await self._connection.execute(longest)).first()
        if row is None:
            return None
        due = Due(row.table_id, DueKind(row.kind), row.seat, row.at)
        lease = {"lease_until": lease_until, "worker": worker}
        await self._connection.execute(sql.update(DUE).where(_is_due(due)).values(lease))
        return due

    async def put_off_due(self, due: Due, until: float) -> None:
        """Let go of work as it was claimed, and let nobody take it before a time; it has failed.

        It is a lease that nobody holds: when the work fell due stays known.
        """
        lease = {"lease_until": until, "worker": None}
        await self._connection.execute(sql.update(DUE).where(_is_due(due)).values(lease))

    async def release_due(self) -> None:
        """Let go of all work that is held or put off.

        For whoever starts and knows that nobody else works here; what has failed may go on now.
        """
        free = {"lease_until": None, "worker": None}
        await self._connection.execute(sql.update(DUE).where(DUE.c.lease_until.is_not(None)).values(free))

    async def finish_due(self, due: Due) -> None:
        """Forget due work; it has been done, or is not needed any more.

        What has taken its place meanwhile, due at another time, stays.
        """
        await self._connection.execute(sql.delete(DUE).where(_is_due(due)))

    async def _put(self, table: sql.Table, row: Mapping[str, Any]) -> None:
        """Insert a row, or replace the one of the same key."""
        key = [column.name for column in table.primary_key]
        rest = {name: value for name, value in row.items() if name not in key}
        # The two speak the same sentence, but SQLAlchemy has it in two places.
        if self._connection.dialect.name == "postgresql":
            put: sql.Executable = (
                postgresql.insert(table).values(row).on_conflict_do_update(index_elements=key, set_=rest)
            )
        else:
            put = sqlite.insert(table).values(row).on_conflict_do_update(index_elements=key, set_=rest)
        await self._connection.execute(put)

    async def _insert(self, table: sql.Table, rows: Sequence[Mapping[str, Any]]) -> None:
        """Insert rows whose keys nobody may have taken."""
        try:
            await self._connection.execute(sql.insert(table), rows)
        except IntegrityError as error:
            if _reason(error) in TAKEN:
                self._give_up(error)
            raise

    def _give_up(self, error: IntegrityError | None = None) -> NoReturn:
        self.is_stale = True
        raise StaleWrite from error


def _reason(error: IntegrityError) -> str | None:
    """What the database calls the constraint that was not met."""
    name: str | None = getattr(error.orig, "sqlite_errorname", None) or getattr(error.orig, "sqlstate", None)
    return name


def _chair_rows(table: Table) -> list[dict[str, Any]]:
    return [{"table_id": table.id, "seat": seat, **asdict(chair)} for seat, chair in enumerate(table.chairs)]


def _row(table: Table) -> dict[str, Any]:
    return {name: getattr(table, name) for name in FIELDS}


def _due_key(due: Due) -> dict[str, Any]:
    return {"table_id": due.table, "kind": due.kind, "seat": due.seat}


def _is_due(due: Due) -> sql.ColumnElement[bool]:
    key: Iterable[sql.ColumnElement[bool]] = (DUE.c[name] == value for name, value in _due_key(due).items())
    return sql.and_(DUE.c.at == due.at, *key)
