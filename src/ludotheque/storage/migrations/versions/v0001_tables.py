"""The first database: tables, their chairs and events, what is being decided, what is due."""

from typing import Any

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "tables",
        sql.Column("id", sql.String, nullable=False),
        sql.Column("game", sql.String, nullable=False),
        sql.Column("rules_version", sql.Integer, nullable=False),
        sql.Column("options", sql.Text, nullable=False),
        sql.Column("host", sql.String, nullable=False),
        sql.Column("status", sql.String, nullable=False),
        sql.Column("secret", sql.String, nullable=False),
        sql.Column("created", sql.Double, nullable=False),
        sql.Column("breath", sql.Integer, nullable=False),
        sql.Column("version", sql.Integer, nullable=False),
        sql.Column("result", sql.Text),
        sql.Column("rematch", sql.String),
        sql.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    _create(
        "chairs",
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("name", sql.String, nullable=False),
        sql.Column("guest", sql.String),
        sql.Column("bot", sql.String),
        sql.Column("contribution", sql.String),
        sql.Column("ready", sql.Boolean, nullable=False),
        key=("seat",),
    )
    op.create_index("ix_chairs_guest", "chairs", ["guest"])
    _create(
        "entries",
        sql.Column("seq", sql.Integer, nullable=False),
        sql.Column("seat", sql.Integer),
        sql.Column("text", sql.Text, nullable=False),
        key=("seq",),
    )
    _create(
        "waiting",
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("texts", sql.Text, nullable=False),
        key=("seat",),
    )
    _create(
        "drafts",
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("question", sql.String, nullable=False),
        sql.Column("texts", sql.Text, nullable=False),
        key=("seat",),
    )
    _create(
        "answers",
        sql.Column("decision", sql.String, nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("question", sql.String, nullable=False),
        sql.Column("version", sql.Integer, nullable=False),
        key=("decision",),
    )
    _create(
        "due",
        sql.Column("kind", sql.String, nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("at", sql.Double, nullable=False),
        sql.Column("lease_until", sql.Double),
        sql.Column("worker", sql.String),
        key=("kind", "seat"),
    )
    op.create_index("ix_due_at", "due", ["at"])


def _create(name: str, *columns: sql.Column[Any], key: tuple[str, ...]) -> None:
    """Make a table whose rows belong to one of ``tables``."""
    op.create_table(
        name,
        sql.Column("table_id", sql.String, nullable=False),
        *columns,
        sql.PrimaryKeyConstraint("table_id", *key, name=f"pk_{name}"),
        sql.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
