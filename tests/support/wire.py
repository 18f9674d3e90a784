"""HTTP as plainly as it can be spoken: a connection that stays open, and requests made beforehand."""

import asyncio
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct


class Answered(Struct):
    """A status, and the body read as JSON."""

    status: int
    body: Any


class Wire:
    """A connection to a server, on which a guest sends one request after the other."""

    def __init__(
        self, host: str, token: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self._head = f"host: {host}\r\nauthorization: Bearer {token}\r\ncontent-type: application/json\r\n"
        self._reader = reader
        self._writer = writer

    @classmethod
    async def connected(cls, address: str, token: str) -> "Wire":
        """Open a connection."""
        url = urlsplit(address)
        return cls(url.netloc, token, *await asyncio.open_connection(url.hostname, url.port))

    def request(self, method: str, path: str, body: Any = None) -> bytes:
        """A request, to be sent when its time has come."""
        content = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\n{self._head}content-length: {len(content)}\r\n\r\n"
        return head.encode() + content

    def send(self, request: bytes) -> float:
        """Give a request to the system; the moment at which that was done, in seconds."""
        self._writer.write(request)
        return time.monotonic()

    async def answer(self) -> Answered:
        """The answer to the request that was sent."""
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
        return Answered(int(head.split()[1]), msgspec.json.decode(await self._reader.readexactly(length)))

    async def ask(self, method: str, path: str, body: Any = None) -> Answered:
        """Send a request, and wait for its answer."""
        self.send(self.request(method, path, body))
        return await self.answer()

    async def close(self) -> None:
        """Hang up."""
        self._writer.close()
        await self._writer.wait_closed()
