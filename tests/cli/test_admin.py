"""``ludotheque admin``: the tables of a server into a file and back."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.cli.lock import FolderHeld, serving_lock
from ludotheque.settings import LANGUAGES, database_file
from ludotheque.storage.migrations import upgrade
from ludotheque.storage.store import SqlStore
from ludotheque.web.keys import keys
from tests.storage.examples import OVER, TABLE
from tests.support.command import Program


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of the person at the keyboard, with one table in it."""
    folder = tmp_path / "larder"
    monkeypatch.setenv("LUDOTHEQUE_DATA", str(folder))

    async def make() -> None:
        store = SqlStore.in_file(database_file())
        await upgrade(store)
        async with store.begin() as work:
            await work.add_table(TABLE)
        await store.close()

    asyncio.run(make())
    return folder


@pytest.fixture
def copy(ludotheque: Program, data: Path, tmp_path: Path) -> Path:
    """A backup of that one table."""
    assert data.is_dir()
    file = tmp_path / "copy.sqlite"
    assert ludotheque("admin", "backup", str(file)).status == 0
    return file


def tables_in(folder: Path) -> set[str]:
    connection = sqlite3.connect(database_file(folder))
    found = {row[0] for row in connection.execute("SELECT id FROM tables")}
    connection.close()
    return found


def add_another(folder: Path) -> None:
    async def add() -> None:
        store = SqlStore.in_file(database_file(folder))
        async with store.begin() as work:
            await work.add_table(OVER)
        await store.close()

    asyncio.run(add())


def test_a_backup_put_back_brings_the_tables_as_they_were(
    ludotheque: Program, data: Path, copy: Path
) -> None:
    add_another(data)
    before = tables_in(data)
    said = ludotheque("admin", "restore", str(copy))
    assert (said.status, before, tables_in(data)) == (0, {"table", "over"}, {"table"})


def test_a_backup_can_be_put_into_another_folder(ludotheque: Program, copy: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / "house"
    said = ludotheque("admin", "restore", str(copy), "--data", str(other))
    assert (said.status, tables_in(other)) == (0, {"table"})


def test_another_folder_can_be_backed_up(
    ludotheque: Program, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_DATA", str(tmp_path / "nothing here"))
    file = tmp_path / "copy.sqlite"
    assert ludotheque("admin", "backup", str(file), "--data", str(data)).status == 0
    assert file.exists()


def test_a_backup_says_what_else_to_copy(ludotheque: Program, data: Path, tmp_path: Path) -> None:
    said = ludotheque("admin", "backup", str(tmp_path / "copy.sqlite")).out
    assert f"{data}/keys.json" in said


def test_tables_that_are_served_can_be_backed_up(ludotheque: Program, data: Path, tmp_path: Path) -> None:
    with serving_lock(data):
        assert ludotheque("admin", "backup", str(tmp_path / "copy.sqlite")).status == 0


def test_tables_that_are_served_are_not_replaced(ludotheque: Program, data: Path, copy: Path) -> None:
    add_another(data)
    with serving_lock(data):
        said = ludotheque("admin", "restore", str(copy))
    assert (said.status, str(data) in said.err, tables_in(data)) == (1, True, {"table", "over"})


def trouble(kind: str, data: Path, copy: Path) -> list[str]:
    """Words that cannot be done; what is in their way is made first."""
    match kind:
        case "nothing to back up":
            return ["backup", str(copy.with_name("new.sqlite")), "--data", str(data / "nowhere")]
        case "a file is in the way":
            return ["backup", str(copy)]
        case "a damaged database":
            database_file(data).write_bytes(b"ruined" * 1000)
            return ["backup", str(copy.with_name("new.sqlite"))]
        case "no such copy":
            return ["restore", str(copy.with_name("nowhere.sqlite"))]
        case "a damaged copy":
            copy.write_bytes(copy.read_bytes()[:4096] + b"ruined" * 1000)
            return ["restore", str(copy)]
        case "no copy at all":
            copy.write_text("no database")
            return ["restore", str(copy)]
        case "a folder instead of a copy":
            return ["restore", str(data)]
        case "a copy of a newer program":
            later = sqlite3.connect(copy)
            later.execute("UPDATE alembic_version SET version_num = '9999'")
            later.commit()
            later.close()
            return ["restore", str(copy)]
    raise AssertionError(kind)


TROUBLES = {
    "nothing to back up": "nowhere",
    "a file is in the way": "copy.sqlite",
    "a damaged database": "tables.sqlite",
    "no such copy": "nowhere.sqlite",
    "a damaged copy": "copy.sqlite",
    "no copy at all": "copy.sqlite",
    "a folder instead of a copy": "larder is a folder",
    "a copy of a newer program": "9999",
}


@pytest.mark.parametrize("kind", TROUBLES)
def test_what_cannot_be_done_is_told_in_one_line(
    ludotheque: Program, data: Path, copy: Path, kind: str
) -> None:
    said = ludotheque("admin", *trouble(kind, data, copy))
    assert (said.status in {1, 2}, said.err.count("\n"), TROUBLES[kind] in said.err) == (True, 1, True)


@pytest.mark.parametrize("kind", TROUBLES)
def test_what_cannot_be_done_is_told_in_the_readers_language(
    ludotheque: Program, data: Path, copy: Path, kind: str
) -> None:
    words = trouble(kind, data, copy)
    said = {ludotheque("admin", *words, "--lang", language).err for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_a_full_disk_is_told(
    ludotheque: Program, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_files: Path) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    assert data.is_dir()
    monkeypatch.setattr("ludotheque.storage.backup.back_up", full)
    said = ludotheque("admin", "backup", str(tmp_path / "copy.sqlite"))
    assert (said.status, "disk is full" in said.err) == (2, True)


def test_a_folder_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    with serving_lock(tmp_path), pytest.raises(FolderHeld), serving_lock(tmp_path):
        raise AssertionError


def test_a_folder_is_free_again_afterwards(tmp_path: Path) -> None:
    for _ in range(2):
        with serving_lock(tmp_path):
            assert (tmp_path / "serve.lock").exists()


def test_a_program_that_dies_lets_go_of_its_folder(tmp_path: Path) -> None:
    program = (
        "import os, sys\nfrom pathlib import Path\nfrom ludotheque.cli.lock import serving_lock\n"
        "with serving_lock(Path(sys.argv[1])):\n    print('held', flush=True)\n    sys.stdin.read()\n"
    )
    command = [sys.executable, "-c", program, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(FolderHeld), serving_lock(tmp_path):
            raise AssertionError
        holder.kill()
    with serving_lock(tmp_path):
        assert holder.returncode != 0


def test_after_a_rotation_a_new_key_signs(ludotheque: Program, data: Path) -> None:
    before = keys(data, {})
    said = ludotheque("admin", "rotate-keys")
    assert (said.status, keys(data, {}).secrets[1:]) == (0, before.secrets)
