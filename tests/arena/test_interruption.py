"""Stopping a contest from outside."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ARENA = [
    sys.executable,
    "-m",
    "ludotheque.cli",
    "arena",
    "take-it-easy",
    "--bots",
    "steady",
    "--games",
    "1000000",
]
PATIENCE = 60

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to see the workers")


def workers_of(process: int) -> list[int]:
    """The processes that a process has started."""
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def is_alive(process: int) -> bool:
    """Whether a process runs, and is not merely waiting to be buried."""
    status = Path(f"/proc/{process}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.fixture
def contest() -> Iterator[subprocess.Popen[bytes]]:
    """A contest that would take an hour, with its workers at work."""
    running = subprocess.Popen(
        [*ARENA, "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        # Whoever runs the tests in the background has told their children to ignore Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    until = time.monotonic() + PATIENCE
    while len(workers_of(running.pid)) < 3 and time.monotonic() < until:  # two, and the one that tracks them
        time.sleep(0.05)
    yield running
    for process in (*workers_of(running.pid), running.pid) if running.poll() is None else ():
        os.kill(process, signal.SIGKILL)


def test_a_contest_that_is_interrupted_ends_quietly(contest: subprocess.Popen[bytes]) -> None:
    os.killpg(contest.pid, signal.SIGINT)
    out, err = contest.communicate(timeout=PATIENCE)
    assert (contest.returncode, out, err) == (130, b"", b"")


def test_the_workers_of_a_contest_that_is_killed_end_with_it(contest: subprocess.Popen[bytes]) -> None:
    workers = workers_of(contest.pid)
    contest.kill()
    contest.communicate(timeout=PATIENCE)
    until = time.monotonic() + PATIENCE
    while any(map(is_alive, workers)) and time.monotonic() < until:
        time.sleep(0.05)
    assert [worker for worker in workers if is_alive(worker)] == []
