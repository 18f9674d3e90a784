"""Tables, events and programs to test the storage with."""

import subprocess
import sys
from pathlib import Path

from ludotheque.core.record import Entry
from ludotheque.storage.store import SqlStore
from ludotheque.tables.ports import Due, DueKind
from ludotheque.tables.table import Chair, Status, Table

TABLE = Table(
    id="table",
    game="take-it-easy",
    rules_version=1,
    options={"players": "3", "curtain": "no"},
    host="anna",
    chairs=(
        Chair(name="Anna «A»", guest="anna", contribution="00ff", ready=True),
        Chair(name="Bot", bot="greedy"),
        Chair(),
    ),
    secret="11" * 32,
    created=1_700_000_000.123456,
    breath=1500,
)
"""A table with a person, a bot and a free seat."""

OVER = Table(
    id="over",
    game="take-it-easy",
    rules_version=1,
    options={},
    host="berta",
    chairs=(Chair(name="Berta", guest="berta"), Chair(name="Anna", guest="anna")),
    status=Status.OVER,
    secret="22" * 32,
    created=TABLE.created + 1,
    version=80,
    result=(199, -3),
    rematch="table",
)
"""A later table, at which the game is over."""

CALL, PLACED = Entry(text="9-7-8"), Entry(seat=0, text="10")
CHANCE = Due("table", DueKind.CHANCE, -1, 100.25)


async def append(store: SqlStore, first: int, *entries: Entry) -> None:
    async with store.begin() as work:
        await work.append("table", first, entries)


async def entries(store: SqlStore, after: int = 0) -> list[Entry]:
    async with store.begin() as work:
        return list(await work.entries("table", after))


def spoil(file: Path, content: bytes, *, behind: int = 0) -> None:
    """Write something else over a file, behind so many bytes."""
    whole = file.read_bytes() if behind else b""
    file.write_bytes(whole[:behind] + content)


def program(name: str, file: Path) -> subprocess.Popen[str]:
    """Start one of the programs in ``tests/storage/programs.py``."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.storage.programs", name, str(file)],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
