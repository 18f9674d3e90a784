"""One moment of the database, to be read: the port `Look` of tables."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.core.events import Seat
from ludotheque.core.record import Entry
from ludotheque.storage.schema import ANSWERS, CHAIRS, DRAFTS, DUE, ENTRIES, TABLES, WAITING
from ludotheque.tables.ports import MOST_TABLES, Answer, Draft, Waiting
from ludotheque.tables.table import Chair, Status, Table

FIELDS = tuple(name for name in Table.__struct_fields__ if name != "chairs")
COLUMNS = tuple(TABLES.c[name] for name in FIELDS)
"""What is known of a table in its own row, and where; a field without a column is noticed at once."""

NEWEST_FIRST = (TABLES.c.created.desc(), TABLES.c.id)


class SqlLook:
    """What is kept, as it stands at one moment, to be read and not changed."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def table(self, table: str) -> Table | None:
        """Load a table; None when there is none of that id."""
        found = await self._tables(sql.select(sql.literal(table)))
        return found[0] if found else None

    async def version(self, table: str) -> int | None:
        """The version of a table, without loading it; None when there is none of that id."""
        kept = sql.select(TABLES.c.version).where(TABLES.c.id == table)
        found: int | None = (await self._connection.execute(kept)).scalar_one_or_none()
        return found

    async def tables_of(
        self, guest: str, *, limit: int = MOST_TABLES, unfinished: bool = False
    ) -> Sequence[Table]:
        """The tables at which a guest sits, the newest first; at most so many, or so many unfinished ones."""
        theirs = sql.select(TABLES.c.id).join(CHAIRS).where(CHAIRS.c.guest == guest)
        if unfinished:
            theirs = theirs.where(TABLES.c.status != Status.OVER)
        return await self._tables(theirs.order_by(*NEWEST_FIRST).limit(limit))

    async def solo_totals(
        self, guest: str, game: str, rules_version: int, options: Mapping[str, str]
    ) -> Sequence[int]:
        """Every total that a guest has reached alone with exactly these options, the newest table first."""
        others = CHAIRS.alias()
        alone = (
            sql.select(TABLES.c.options, TABLES.c.result)
            .join(CHAIRS)
            .where(
                CHAIRS.c.guest == guest,
                TABLES.c.game == game,
                TABLES.c.rules_version == rules_version,
                TABLES.c.result.is_not(None),
                ~sql.exists().where(others.c.table_id == TABLES.c.id, others.c.seat != CHAIRS.c.seat),
            )
        )
        rows = await self._connection.execute(alone.order_by(*NEWEST_FIRST))
        # The same options may have been written in another order by another version of the game.
        return tuple(result[0] for chosen, result in rows if chosen == options)

    async def entries(self, table: str, after: int = 0) -> Sequence[Entry]:
        """The committed events of a table behind the first ``after``."""
        behind = sql.select(ENTRIES.c.seat, ENTRIES.c.text).where(
            ENTRIES.c.table_id == table, ENTRIES.c.seq >= after
        )
        rows = await self._connection.execute(behind.order_by(ENTRIES.c.seq))
        return tuple(Entry(seat=seat, text=text) for seat, text in rows)

    async def waiting(self, table: str) -> dict[Seat, Waiting]:
        """What waits for the actions of others, by seat."""
        waits = sql.select(WAITING.c.seat, WAITING.c.texts).where(WAITING.c.table_id == table)
        rows = await self._connection.execute(waits.order_by(WAITING.c.seat))
        return {seat: Waiting(tuple(texts)) for seat, texts in rows}

    async def draft(self, table: str, seat: Seat) -> Draft | None:
        """What a seat has chosen so far; None when nothing."""
        of_seat = sql.and_(DRAFTS.c.table_id == table, DRAFTS.c.seat == seat)
        found = await self._connection.execute(sql.select(DRAFTS.c.question, DRAFTS.c.texts).where(of_seat))
        row = found.first()
        return None if row is None else Draft(row.question, tuple(row.texts))

    async def drafts(self, table: str) -> dict[Seat, Draft]:
        """What every seat has chosen so far; a seat that has chosen nothing is not among them."""
        chosen = sql.select(DRAFTS.c.seat, DRAFTS.c.question, DRAFTS.c.texts).where(
            DRAFTS.c.table_id == table
        )
        rows = await self._connection.execute(chosen.order_by(DRAFTS.c.seat))
        return {seat: Draft(question, tuple(texts)) for seat, question, texts in rows}

    async def answer(self, table: str, decision: str) -> Answer | None:
        """What was answered to a decision of this id; None when it is new."""
        found = await self._connection.execute(
            sql.select(ANSWERS.c.seat, ANSWERS.c.question, ANSWERS.c.version, ANSWERS.c.texts).where(
                ANSWERS.c.table_id == table, ANSWERS.c.decision == decision
            )
        )
        row = found.first()
        return None if row is None else Answer(row.seat, row.question, row.version, tuple(row.texts))

    async def next_due(self) -> float | None:
        """When the next work falls due that nobody holds by then; None when there is none.

        Work that is held counts from the end of its lease: its worker may have died.
        """
        # Never before it is due: the lease of work that was taken when the clock was put back ends earlier.
        free_at = sql.case((DUE.c.lease_until > DUE.c.at, DUE.c.lease_until), else_=DUE.c.at)
        soonest = sql.select(sql.func.min(free_at))
        found: float | None = (await self._connection.execute(soonest)).scalar_one()
        return found

    async def _tables(self, ids: sql.Select[Any]) -> list[Table]:
        chairs = await self._connection.execute(chairs_at(ids))
        by_table = {
            table: tuple(chair_of(row) for row in rows)
            for table, rows in groupby(chairs, key=lambda row: row.table_id)
        }
        wanted = sql.select(*COLUMNS).where(TABLES.c.id.in_(ids))
        rows = await self._connection.execute(wanted.order_by(*NEWEST_FIRST))
        return [
            msgspec.convert({**dict(zip(FIELDS, row, strict=True)), "chairs": by_table[row.id]}, Table)
            for row in rows
        ]


def chairs_at(ids: sql.Select[Any]) -> sql.Select[Any]:
    """The chairs of these tables, table by table and in their order."""
    return sql.select(CHAIRS).where(CHAIRS.c.table_id.in_(ids)).order_by(CHAIRS.c.table_id, CHAIRS.c.seat)


def chair_of(row: sql.Row[Any]) -> Chair:
    """The chair that a row keeps."""
    return Chair(name=row.name, guest=row.guest, bot=row.bot, contribution=row.contribution, ready=row.ready)
