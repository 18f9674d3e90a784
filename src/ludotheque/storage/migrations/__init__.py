"""From one version of the database to the next: Alembic's environment, run at every start.

LAW: revisions never import the schema of today; each says by itself what it changes.

To change the database: change ``schema.py``, add a file to ``versions`` whose ``down_revision`` is the last
one, and let the tests compare. There is no way down; a backup is the way back.
"""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from ludotheque.storage.store import SqlStore


async def upgrade(store: SqlStore) -> None:
    """Bring a database to the version of this program, in one transaction; harmless when it is there."""
    async with store.engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "ludotheque.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
