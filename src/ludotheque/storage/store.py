"""The database in which tables are kept: the port `Store` of tables."""

import os
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Literal

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ludotheque.storage.work import SqlWork
from ludotheque.tables.ports import StaleWrite

Synchronous = Literal["FULL", "NORMAL"]
"""What a commit of SQLite waits for. FULL: until it is on the disk. NORMAL: it outlives the program, but a
power cut may take the last ones; whatever remains is whole."""

PATIENCE = 30.0
"""How long a transaction waits for those of other processes, in seconds."""


class SqlStore:
    """Tables in a database; one object for a process, closed at its end.

    In SQLite there is one writer at a time. Every transaction says so when it begins, so that none is turned
    down after it has read; those of one process queue for its one connection, and processes for the file.

    Args:
        url: SQLAlchemy's address of the database, such as ``sqlite+aiosqlite:///tables.sqlite``.
        synchronous: What a commit waits for (SQLite).
        patience: How long a transaction waits for those of other processes, in seconds (SQLite).

    Attributes:
        engine: Where connections come from.
    """

    def __init__(
        self, url: str | sql.URL, *, synchronous: Synchronous = "FULL", patience: float = PATIENCE
    ) -> None:
        address = sql.make_url(url)
        if address.get_backend_name() == "sqlite":
            self.engine = _sqlite(address, synchronous, patience)
        else:
            self.engine = create_async_engine(address)

    @classmethod
    def in_file(
        cls, file: Path, *, synchronous: Synchronous = "FULL", patience: float = PATIENCE
    ) -> "SqlStore":
        """The store in a file of SQLite; it and its folder are made when needed, for nobody else to read."""
        address = sql.URL.create("sqlite+aiosqlite", database=str(file))
        return cls(address, synchronous=synchronous, patience=patience)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[SqlWork]:
        """Begin a transaction; it is durable when the block ends, and undone when it raises."""
        async with self.engine.begin() as connection:
            work = SqlWork(connection)
            yield work
            if work.is_stale:
                raise StaleWrite

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


def make_private_file(file: Path) -> None:
    """Make a file, and its folder, that nobody else may read, unless it is there.

    The files that SQLite puts beside it have the same mode.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # What is there must not even be opened: closing it would drop the locks that SQLite holds on it.
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _sqlite(address: sql.URL, synchronous: Synchronous, patience: float) -> AsyncEngine:
    engine = create_async_engine(
        address, pool_size=1, max_overflow=0, pool_timeout=patience, connect_args={"timeout": patience}
    )

    def prepare_file(*_connecting: Any) -> None:
        if address.database and address.database != ":memory:":
            make_private_file(Path(address.database))

    def set_up(connection: DBAPIConnection, _record: object) -> None:
        # The driver must begin nothing by itself.
        connection.isolation_level = None
        cursor = connection.cursor()
        _write_ahead(cursor, patience)
        cursor.execute(f"PRAGMA synchronous = {synchronous}")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    def begin(connection: sql.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(engine.sync_engine, "do_connect", prepare_file)
    event.listen(engine.sync_engine, "connect", set_up)
    event.listen(engine.sync_engine, "begin", begin)
    return engine


def _write_ahead(cursor: DBAPICursor, patience: float) -> None:
    """Let those who read go on while somebody writes; the file remembers it."""
    until = time.monotonic() + patience
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            # While another process makes this very change to a new file, SQLite refuses instead of waiting.
            if time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return
