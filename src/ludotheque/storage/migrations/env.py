"""What Alembic runs to migrate; the connection comes from `ludotheque.storage.migrations.upgrade`."""

from alembic import context

from ludotheque.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite alters little; Alembic then copies the table.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
