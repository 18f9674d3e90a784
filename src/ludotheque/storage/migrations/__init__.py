"""From one version of the database to the next: Alembic's environment, run at every start.

LAW: revisions never import the schema of today; each says by itself what it changes.

To change the database: change ``schema.py``, add a file to ``versions`` whose ``down_revision`` is the last
one, and let the tests compare. There is no way down; a backup is the way back.
"""

import sqlite3
from collections.abc import Iterable

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError

from ludotheque.storage.errors import BrokenDatabase, NewerDatabase
from ludotheque.storage.store import SqlStore

RUINED = {"SQLITE_NOTADB", "SQLITE_CORRUPT"}
"""What SQLite calls a file that is none of its own, or is damaged."""


async def upgrade(store: SqlStore) -> None:
    """Bring a database to the version of this program, in one transaction; harmless when it is there.

    Raises:
        NewerDatabase: When a newer version of this program has been there; nothing has happened then.
        BrokenDatabase: When the file is damaged, or no database at all (SQLite).
    """
    try:
        async with store.engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except (DatabaseError, sqlite3.DatabaseError) as error:
        # While it connects, SQLite speaks for itself; later through SQLAlchemy.
        told = error.orig if isinstance(error, DatabaseError) else error
        if getattr(told, "sqlite_errorname", None) in RUINED:
            raise BrokenDatabase("broken-database", file=str(store.engine.url.database)) from error
        raise


def require_known(revisions: Iterable[str]) -> None:
    """This program can open what it or an older version has made.

    Raises:
        NewerDatabase: When one of the revisions is not known here.
    """
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if strange := sorted(set(revisions) - known):
        raise NewerDatabase("newer-database", revision=strange[-1])


def _upgrade(connection: Connection) -> None:
    require_known(MigrationContext.configure(connection).get_current_heads())
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "ludotheque.storage:migrations")
    return config
