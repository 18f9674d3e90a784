"""Copies of a database of SQLite: taken while tables are played at, and put back.

PostgreSQL brings tools of its own for this.
"""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludotheque.storage.errors import BrokenDatabase
from ludotheque.storage.migrations import require_known
from ludotheque.storage.store import make_private_file


def back_up(database: Path, backup: Path) -> None:
    """Copy a database as it stands at one moment; those who play go on meanwhile.

    Args:
        database: The file of the database.
        backup: The file to make; it appears once it is complete, and nobody else may read it.

    Raises:
        FileNotFoundError: When there is no database.
        FileExistsError: When the file to make is there.
        BrokenDatabase: When the database is damaged.
    """
    if backup.exists():
        raise _told(errno.EEXIST, backup)
    unfinished = backup.with_name(f".{backup.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    make_private_file(unfinished)
    try:
        with _opened(database) as source, _opened(unfinished) as target:
            _copy(source, target, database)
            # One file that needs no others beside it, to be carried away.
            target.execute("PRAGMA journal_mode = DELETE")
            _require_sound(target, database)
        _write_through(unfinished)
        unfinished.replace(backup)
        _write_through(backup.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def restore(backup: Path, database: Path) -> None:
    """Put a copy back in place of a database; when it fails, the database is as it was.

    Stop the program first: whoever plays would not be told that the tables have changed. A database too
    damaged to be written to is set aside under the names of its files with ``.damaged``.

    Args:
        backup: A file made by `back_up`.
        database: The file of the database; what is in it is lost.

    Raises:
        FileNotFoundError, IsADirectoryError: When there is no copy.
        BrokenDatabase: When the copy is damaged or is none of ours.
        NewerDatabase: When a newer version of this program has made it.
    """
    with _opened(backup) as source:
        require_known(_require_sound(source, backup))
        try:
            _put_back(source, database)
        except BrokenDatabase:
            for beside in ("", "-wal", "-shm"):
                file = database.with_name(database.name + beside)
                if file.exists():
                    file.replace(file.with_name(f"{file.name}.damaged"))
            _put_back(source, database)


def _put_back(source: sqlite3.Connection, database: Path) -> None:
    make_private_file(database)
    with _opened(database) as target:
        _copy(source, target, database)


def _copy(source: sqlite3.Connection, target: sqlite3.Connection, suspect: Path) -> None:
    try:
        source.backup(target)
    except sqlite3.OperationalError:
        raise  # the disk is full, or somebody does not let go of the file
    except sqlite3.DatabaseError as error:
        raise _broken(suspect) from error


@contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    if not file.exists():
        raise _told(errno.ENOENT, file)
    if file.is_dir():
        raise _told(errno.EISDIR, file)
    connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True)
    try:
        yield connection
    finally:
        connection.close()


def _require_sound(connection: sqlite3.Connection, file: Path) -> list[str]:
    """The revisions that a database says it has."""
    try:
        problems = [row[0] for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
        strays = connection.execute("PRAGMA foreign_key_check").fetchall()
        versions = [row[0] for row in connection.execute("SELECT version_num FROM alembic_version")]
    except sqlite3.DatabaseError as error:
        raise _broken(file) from error
    if problems or strays or not versions:
        raise _broken(file)
    return versions


def _broken(file: Path) -> BrokenDatabase:
    return BrokenDatabase("broken-database", file=str(file))


def _told(number: int, file: Path) -> OSError:
    """What the operating system would say of a file."""
    return OSError(number, os.strerror(number), str(file))


def _write_through(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
