"""The tables of the database; a row of ``TABLES`` is a table that people sit at.

Whatever changes here needs a revision in ``migrations/versions``; a test compares the two. Times are seconds
since the epoch.
"""

from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.types import TypeDecorator

METADATA = sql.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)
"""Every table, with names for keys and indexes that do not depend on the database."""


class Json(TypeDecorator[Any]):
    """A value as JSON text; it comes back in plain lists and dictionaries."""

    impl = sql.Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """Write the value."""
        del dialect
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        """Read the value."""
        del dialect
        return None if value is None else msgspec.json.decode(value)


def _of_a_table(*more: str) -> list[sql.Column[Any]]:
    """The column that says to which table a row belongs, and the whole numbers that are in its key, too."""
    belongs = sql.ForeignKey("tables.id", ondelete="CASCADE")
    numbers = [sql.Column(name, sql.Integer, primary_key=True, autoincrement=False) for name in more]
    return [sql.Column("table_id", sql.String, belongs, primary_key=True), *numbers]


def _kept_by_key(name: str, *columns: sql.Column[Any]) -> sql.Table:
    """A table that lies in the order of its key: one page less to write with every row."""
    return sql.Table(name, METADATA, *columns, sqlite_with_rowid=False)


TABLES = sql.Table(
    "tables",
    METADATA,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("rules_version", sql.Integer, nullable=False),
    sql.Column("options", Json, nullable=False),
    sql.Column("host", sql.String, nullable=False),
    sql.Column("status", sql.String, nullable=False),
    sql.Column("secret", sql.String, nullable=False),
    sql.Column("created", sql.Double, nullable=False),
    sql.Column("breath", sql.Integer, nullable=False),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("result", Json),
    sql.Column("rematch", sql.String),
)
"""The tables; the columns are the fields of `ludotheque.tables.table.Table` without its chairs."""

CHAIRS = _kept_by_key(
    "chairs",
    *_of_a_table("seat"),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("guest", sql.String, index=True),
    sql.Column("bot", sql.String),
    sql.Column("contribution", sql.String),
    sql.Column("ready", sql.Boolean, nullable=False),
)
"""The chairs; the columns are the fields of `ludotheque.tables.table.Chair`."""

ENTRIES = _kept_by_key(
    "entries",
    *_of_a_table("seq"),
    sql.Column("seat", sql.Integer),
    sql.Column("text", sql.Text, nullable=False),
)
"""The committed events, counted from 0; without a seat it is an outcome of chance."""

WAITING = _kept_by_key("waiting", *_of_a_table("seat"), sql.Column("texts", Json, nullable=False))
"""What seats have done that waits for the others."""

DRAFTS = _kept_by_key(
    "drafts",
    *_of_a_table("seat"),
    sql.Column("question", sql.String, nullable=False),
    sql.Column("texts", Json, nullable=False),
)
"""What seats have chosen so far."""

ANSWERS = _kept_by_key(
    "answers",
    *_of_a_table(),
    sql.Column("decision", sql.String, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("question", sql.String, nullable=False),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("texts", Json, nullable=False, server_default="[]"),
)
"""What was answered to decisions, by the ids that clients made for them."""

DUE = _kept_by_key(
    "due",
    *_of_a_table(),
    sql.Column("kind", sql.String, primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.Double, nullable=False, index=True),
    sql.Column("lease_until", sql.Double),
    sql.Column("worker", sql.String),
)
"""What falls due; with a lease and a worker while somebody holds it, with a lease alone while put off."""
