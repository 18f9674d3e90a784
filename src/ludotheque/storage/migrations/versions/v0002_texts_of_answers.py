"""An answer remembers what was decided, so that its id cannot stand for something else."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Older answers are of decisions that nobody repeats any more."""
    with op.batch_alter_table("answers") as answers:
        answers.add_column(sql.Column("texts", sql.Text, nullable=False, server_default="[]"))
