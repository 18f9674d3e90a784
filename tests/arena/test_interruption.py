"""Stopping a contest with Ctrl-C."""

import os
import signal
import subprocess
import sys
import time

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
LONG_ENOUGH_TO_BEGIN = 3


def test_a_contest_that_is_interrupted_ends_quietly_and_leaves_no_process_behind() -> None:
    running = subprocess.Popen(
        [*ARENA, "--jobs", "2"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    time.sleep(LONG_ENOUGH_TO_BEGIN)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, out, err) == (130, b"", b"")
