"""A server that is measured: `ludotheque serve` with data of its own, and what it has cost so far."""

import http.client
import json
import re
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

ADDRESS = re.compile(r"http://\S+")


class Served:
    """A server, from its start to its end.

    Args:
        folder: Where its data are.
        words: More words of its command line.

    Attributes:
        seconds_to_start: From the start of the program to its first answer.
    """

    def __init__(self, folder: Path, *words: str) -> None:
        began = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ludotheque.cli", "serve", "--port", "0", "--data", str(folder), *words],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None  # noqa: S101 - it was asked for
        found = ADDRESS.search(self._process.stdout.readline())
        assert found is not None  # noqa: S101 - it says where it listens before anything else
        self.address = found[0].replace("localhost", "127.0.0.1")
        self.visitor().ask("GET", "/health")
        self.seconds_to_start = time.perf_counter() - began

    def visitor(self, name: str = "Visitor") -> "Visitor":
        """Somebody who comes in."""
        return Visitor(self.address, name)

    def cpu(self) -> float:
        """What all its threads have used of the processor, in milliseconds."""
        threads = Path(f"/proc/{self._process.pid}/task").iterdir()
        return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e6

    def memory(self) -> float:
        """What it has in memory, in MiB."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="utf-8")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def stop(self) -> None:
        """End it in good order."""
        self._process.terminate()
        self._process.communicate()


class Visitor:
    """A guest with a connection that stays open."""

    def __init__(self, address: str, name: str) -> None:
        self._address = address
        self._line = http.client.HTTPConnection(urlsplit(address).netloc, timeout=60)
        self._token = ""
        self._token = self.ask("POST", "/api/guests", {"name": name})["token"]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request; its answer, read."""
        headers = {"authorization": f"Bearer {self._token}"} if self._token else {}
        content = None if body is None else json.dumps(body)
        self._line.request(method, path, content, headers | {"content-type": "application/json"})
        answer = self._line.getresponse()
        text = answer.read().decode()
        assert answer.status < 300, text  # noqa: S101 - a measurement of refusals measures nothing
        return json.loads(text) if text.startswith(("{", "[")) else text

    def listen(self, table: str) -> "Listening":
        """Open the socket of a table page."""
        return Listening(self._address, table, self._token)

    def close(self) -> None:
        """Hang up."""
        self._line.close()


class CountingSocket(socket.socket):
    """Counts what comes over the wire."""

    received = 0

    def recv(self, size: int, flags: int = 0, /) -> bytes:
        """Receive, and count."""
        data = super().recv(size, flags)
        self.received += len(data)
        return data


class Listening:
    """A socket of a table page, compressed as browsers ask for it.

    Attributes:
        updates: How many scenes have come.
        raw: How many bytes they had.
    """

    def __init__(self, address: str, table: str, token: str) -> None:
        parts = urlsplit(address)
        self._wire = CountingSocket(socket.AF_INET, socket.SOCK_STREAM)
        self._wire.connect((parts.hostname, parts.port))
        self._socket: ClientConnection = connect(
            f"ws://{parts.netloc}/tables/{table}/live",
            sock=self._wire,
            additional_headers={"authorization": f"Bearer {token}"},
            max_size=None,
        )
        self.updates = self.raw = 0
        self._handshake = self._wire.received

    @property
    def compressed(self) -> int:
        """How many bytes have come over the wire since the handshake."""
        return self._wire.received - self._handshake

    def until(self, version: int) -> None:
        """Listen until a version of the table has come."""
        while True:
            text = self._socket.recv()
            said = json.loads(text)
            if said["kind"] == "scene":
                self.updates += 1
                self.raw += len(text.encode() if isinstance(text, str) else text)
                if said["version"] >= version:
                    return

    def close(self) -> None:
        """Hang up."""
        self._socket.close()
