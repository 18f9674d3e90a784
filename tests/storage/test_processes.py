"""Several programs at one database, and programs that are killed."""

import signal
import subprocess
from itertools import islice
from pathlib import Path

from ludotheque.core.record import Entry
from ludotheque.storage.store import SqlStore
from tests.storage.examples import TABLE, entries, program


def heard(running: subprocess.Popen[str], line: str) -> None:
    """Wait until a program says this."""
    assert running.stdout is not None
    assert running.stdout.readline() == f"{line}\n"


def told_to_go_on(running: subprocess.Popen[str]) -> None:
    assert running.stdin is not None
    running.stdin.write("\n")
    running.stdin.flush()


def killed(name: str, file: Path, *, after: int) -> list[str]:
    """What a program had said when it was killed, at the earliest after so many lines."""
    with program(name, file) as running:
        assert running.stdout is not None
        said = list(islice(running.stdout, after))
        running.send_signal(signal.SIGKILL)
        said += running.stdout.readlines()
    assert running.returncode == -signal.SIGKILL
    return [line.strip() for line in said]


async def test_two_programs_make_one_database_and_of_two_that_append_the_same_number_one_wins(
    file: Path,
) -> None:
    rivals = [program("compete", file) for _ in range(2)]
    for rival in rivals:
        heard(rival, "ready")
    for rival in rivals:
        told_to_go_on(rival)
    for rival in rivals:
        heard(rival, "made")
    store = SqlStore.in_file(file)
    async with store.begin() as work:
        await work.add_table(TABLE)
    for rival in rivals:
        told_to_go_on(rival)
    appended = [int(line) for rival in rivals for line in rival.communicate(timeout=60)[0].splitlines()]
    assert [sorted(appended), len(await entries(store))] == [list(range(50)), 50]
    await store.close()


async def test_everything_acknowledged_outlives_a_killed_program(store: SqlStore, file: Path) -> None:
    acknowledged = killed("write_on", file, after=40)
    kept = [entry.text for entry in await entries(store)]
    assert kept[: len(acknowledged)] == acknowledged


async def test_a_program_killed_half_way_leaves_nothing_of_its_transaction(
    store: SqlStore, file: Path
) -> None:
    killed("stop_half_way", file, after=1)
    assert await entries(store) == [Entry(text="0")]
