"""A database that has been migrated is the one that the schema describes."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.schema import CreateTable

from ludotheque.storage.errors import BrokenDatabase, NewerDatabase
from ludotheque.storage.migrations import upgrade
from ludotheque.storage.schema import METADATA
from ludotheque.storage.store import SqlStore
from tests.storage.examples import TABLE, spoil

POSTGRESQL = sql.make_url("postgresql+asyncpg://").get_dialect()()


@pytest.fixture
async def described(tmp_path: Path) -> AsyncIterator[SqlStore]:
    """A database made from the schema, without any migration."""
    store = SqlStore.in_file(tmp_path / "described.sqlite")
    async with store.engine.begin() as connection:
        await connection.run_sync(METADATA.create_all)
    yield store
    await store.close()


async def differences(store: SqlStore, metadata: sql.MetaData = METADATA) -> list[object]:
    async with store.engine.begin() as connection:
        return await connection.run_sync(
            lambda known: list(compare_metadata(MigrationContext.configure(known), metadata))
        )


async def definitions(store: SqlStore) -> dict[str, str]:
    """Every table and index as the database describes it, without regard to spacing."""
    async with store.engine.begin() as connection:
        rows = await connection.execute(sql.text("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"))
        return {name: " ".join(text.split()) for name, text in rows if name != "alembic_version"}


async def test_alembic_finds_no_difference_to_the_schema(empty: SqlStore) -> None:
    assert await differences(empty) == []


async def test_alembic_would_find_a_column_that_no_revision_makes(empty: SqlStore) -> None:
    another = sql.MetaData()
    for table in METADATA.sorted_tables:
        table.to_metadata(another)
    another.tables["due"].append_column(sql.Column("forgotten", sql.Integer))
    assert len(await differences(empty, another)) == 1


async def test_keys_and_all_are_as_the_schema_says(empty: SqlStore, described: SqlStore) -> None:
    assert await definitions(empty) == await definitions(described)


async def test_upgrading_twice_is_harmless(store: SqlStore) -> None:
    before = await definitions(store)
    await upgrade(store)
    async with store.begin() as work:
        assert await work.table("table") == TABLE
    assert await definitions(store) == before


async def test_an_upgrade_that_fails_leaves_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqlStore.in_file(file)

    def fail(*_index: object, **_more: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr("alembic.op.create_index", fail)
        with pytest.raises(ZeroDivisionError):
            await upgrade(store)
    assert await definitions(store) == {}
    await store.close()


async def test_a_database_of_a_newer_program_is_refused_and_left_as_it_is(store: SqlStore) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))
    before = await definitions(store)
    with pytest.raises(NewerDatabase) as refusal:
        await upgrade(store)
    assert refusal.value.facts == {"revision": "9999"}
    assert await definitions(store) == before


@pytest.mark.parametrize("behind", [0, 1024], ids=["no database", "damaged"])
async def test_a_ruined_file_is_told_as_such(store: SqlStore, file: Path, behind: int) -> None:
    await store.close()
    spoil(file, b"ruined" * 10_000, behind=behind)
    again = SqlStore.in_file(file)
    with pytest.raises(BrokenDatabase) as refusal:
        await upgrade(again)
    assert refusal.value.facts == {"file": str(file)}
    await again.close()


@pytest.mark.parametrize("table", METADATA.sorted_tables, ids=lambda table: table.name)
def test_postgresql_could_be_told_to_make_the_table(table: sql.Table) -> None:
    told = str(CreateTable(table).compile(dialect=POSTGRESQL))
    assert f"CREATE TABLE {table.name}" in told
