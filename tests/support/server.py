"""The real program serving in a process of its own, to be killed, stopped and started again."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from tests.support.player import Player

PROGRAM = (sys.executable, "-m", "ludotheque.cli", "serve")
ADDRESS = re.compile(r"http://[^\s/]+:\d+")
TRACEBACK = "Traceback (most recent call last)"
PATIENCE = 60.0
"""How long the program may take to listen, in seconds; it says so much earlier on an idle machine."""


class Server:
    """A server with a data folder and, once it has listened, a port of its own.

    Args:
        data: The folder of its data; what it says is kept beside it.
        words: More words of its command line.
        program: What to run, before ``--port`` and ``--data``.
    """

    def __init__(self, data: Path, *words: str, program: Sequence[str] = PROGRAM) -> None:
        self.data = data
        self.address = ""
        self.status: int | None = None
        self._words = words
        self._program = program
        self._said = data.with_name(f"{data.name}.stdout")
        self._complained = data.with_name(f"{data.name}.stderr")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def port(self) -> int:
        """Where it listens, the same after every start; 0 before the first."""
        return urlsplit(self.address).port or 0

    @property
    def pid(self) -> int:
        """The process, while it runs."""
        return self._running().pid

    def at(self, host: str) -> str:
        """Its address under another name of this machine."""
        return f"http://{host}:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it listens."""
        assert self._process is None, "it runs already"
        heard = len(self.output())
        command = [*self._program, "--port", str(self.port), "--data", str(self.data), *self._words]
        with self._said.open("ab") as said, self._complained.open("ab") as complained:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=complained,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
                start_new_session=True,  # so that a kill reaches its children, too
            )
        deadline = time.monotonic() + PATIENCE
        while not (found := ADDRESS.search(self.output(), heard)):
            ended = self._process.poll()
            if ended is not None or time.monotonic() > deadline:
                how = "does not listen" if ended is None else f"ended with {ended}"
                self.kill()
                raise AssertionError(f"The server {how}:\n{self.errors()}")
            time.sleep(0.01)
        assert self.port in {0, urlsplit(found[0]).port}, f"it listens elsewhere than before: {found[0]}"
        self.address = found[0]

    def kill(self) -> None:
        """End it at once, as a power cut would; it may have ended already."""
        if self._process is not None:
            self._end(self._process)

    def died(self, patience: float = 30.0) -> int:
        """Wait until it ends by itself; its exit status."""
        process = self._running()
        process.wait(patience)
        self._end(process)
        assert self.status is not None
        return self.status

    def stop(self, patience: float = 30.0) -> float:
        """Ask it to end with SIGTERM; how many seconds that took."""
        process = self._running()
        began = time.monotonic()
        process.terminate()
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"The server still runs {patience} s after SIGTERM") from None
        finally:
            took = time.monotonic() - began
            self._end(process)
        return took

    def restart(self) -> None:
        """Stop it in good order, and start it again at the same address."""
        self.stop()
        self.start()

    async def player(self, name: str | None = None) -> Player:
        """Somebody who comes in."""
        return await Player.arrive(self.address, name)

    def output(self) -> str:
        """What it has said, over all its starts."""
        return _read(self._said)

    def errors(self) -> str:
        """What it has said on its standard error, over all its starts."""
        return _read(self._complained)

    def check(self, complained: int = 0, said: int = 0) -> None:
        """Raise when there is a traceback in what it has said after so many characters."""
        for text in (self.errors()[complained:], self.output()[said:]):
            if TRACEBACK in text:
                raise AssertionError(f"The server had troubles:\n{text[text.index(TRACEBACK) :]}")

    def _running(self) -> subprocess.Popen[bytes]:
        assert self._process is not None, "it does not run"
        return self._process

    def _end(self, process: subprocess.Popen[bytes]) -> None:
        with suppress(ProcessLookupError):  # nothing may be left of it
            os.killpg(process.pid, signal.SIGKILL)
        self.status = process.wait()
        self._process = None


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""
