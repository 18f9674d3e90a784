"""The database in which tables are kept: the port `Store` of tables."""

import os
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Literal

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ludotheque.storage.look import SqlLook
from ludotheque.storage.work import SqlWork
from ludotheque.tables.ports import StaleWrite

Synchronous = Literal["FULL", "NORMAL"]
"""What a commit of SQLite waits for. FULL: until it is on the disk. NORMAL: it outlives the program, but a
power cut may take the last ones; whatever remains is whole."""

PATIENCE = 30.0
"""How long a transaction waits for those of other processes, in seconds."""

READERS = 3
"""How many may look at a file at once in one process; each has a connection, and a thread, of its own."""


class SqlStore:
    """Tables in a database; one object for a process, closed at its end.

    In SQLite there is one writer at a time. Every transaction says so when it begins, so that none is turned
    down after it has read; those of one process queue for its one connection, and processes for the file.
    Whoever only looks has other connections and sees what was kept last, whatever is being written.

    Args:
        url: SQLAlchemy's address of the database, such as ``sqlite+aiosqlite:///tables.sqlite``.
        synchronous: What a commit waits for (SQLite).
        patience: How long a transaction waits for those of other processes, in seconds (SQLite).

    Attributes:
        engine: Where the connections of transactions come from.
    """

    def __init__(
        self, url: str | sql.URL, *, synchronous: Synchronous = "FULL", patience: float = PATIENCE
    ) -> None:
        address = sql.make_url(url)
        if address.get_backend_name() == "sqlite":
            self.engine = _sqlite(address, synchronous, patience)
            self._looking = _sqlite_to_look(address, patience)
        else:
            self.engine = create_async_engine(address)
            # The same connections; all that one look reads is of one moment.
            self._looking = self.engine.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )

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

    @asynccontextmanager
    async def look(self) -> AsyncIterator[SqlLook]:
        """Read what is kept as it stands at one moment; it waits for no writer and keeps none waiting."""
        async with self._looking.connect() as connection:
            yield SqlLook(connection)

    async def close(self) -> None:
        """Close all connections."""
        await self._looking.dispose()
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
    return _connecting(
        address,
        patience,
        connections=1,
        begin="BEGIN IMMEDIATE",
        pragmas=(f"PRAGMA synchronous = {synchronous}", "PRAGMA foreign_keys = ON"),
    )


def _sqlite_to_look(address: sql.URL, patience: float) -> AsyncEngine:
    return _connecting(
        address, patience, connections=READERS, begin="BEGIN", pragmas=("PRAGMA query_only = ON",)
    )


def _connecting(
    address: sql.URL, patience: float, *, connections: int, begin: str, pragmas: Sequence[str]
) -> AsyncEngine:
    """Where connections to a file of SQLite come from.

    Args:
        address: The address of the file.
        patience: How long to wait for a connection, and for other processes, in seconds.
        connections: The most of them at once.
        begin: How a transaction begins.
        pragmas: What is said to SQLite on every new connection.
    """
    engine = create_async_engine(
        address,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=patience,
        connect_args={"timeout": patience},
    )

    def prepare_file(*_connecting: Any) -> None:
        if address.database and address.database != ":memory:":
            make_private_file(Path(address.database))

    def set_up(connection: DBAPIConnection, _record: object) -> None:
        # The driver must begin nothing by itself.
        connection.isolation_level = None
        cursor = connection.cursor()
        _write_ahead(cursor, patience)
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()

    def start(connection: sql.Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "do_connect", prepare_file)
    event.listen(engine.sync_engine, "connect", set_up)
    event.listen(engine.sync_engine, "begin", start)
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
