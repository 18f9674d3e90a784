"""A way to a server that can be cut, fall silent, or let no sockets through, as networks do."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

HEAD = b"\r\n\r\n"
FORBIDDEN = b"HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
PIECE = 65536


class Line:
    """Passes on what browser and server say to each other.

    Attributes:
        address: Where the browser finds the server.
        refuses_sockets: Whether the handshake of a socket is answered 403, as some proxies do.
        silences_sockets: Whether new sockets are opened, and then hear nothing.
        handshakes: How many sockets were asked for.
    """

    def __init__(self, port: int) -> None:
        self.address = ""
        self.refuses_sockets = False
        self.silences_sockets = False
        self.handshakes = 0
        self._port = port
        self._sockets: set[asyncio.StreamWriter] = set()
        self._silent: set[asyncio.StreamWriter] = set()

    def silence(self) -> None:
        """Let the sockets that there are stay open and hear nothing any more."""
        self._silent |= self._sockets

    async def carry(self, browser: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        """Carry one connection."""
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await browser.readuntil(HEAD)
            socket = b"upgrade: websocket" in head.lower()
            self.handshakes += socket
            if socket and self.refuses_sockets:
                answers.write(FORBIDDEN)
                await answers.drain()
            else:
                await self._join(head, browser, answers, socket=socket)
        self._sockets.discard(answers)
        answers.close()

    async def _join(
        self, head: bytes, browser: asyncio.StreamReader, answers: asyncio.StreamWriter, *, socket: bool
    ) -> None:
        server, questions = await asyncio.open_connection("127.0.0.1", self._port)
        questions.write(head)
        if socket:
            answers.write(await server.readuntil(HEAD))
            self._sockets.add(answers)
            if self.silences_sockets:
                self._silent.add(answers)
        ways = [
            asyncio.create_task(self._pass_on(browser, questions)),
            asyncio.create_task(self._pass_on(server, answers)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        questions.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while piece := await reader.read(PIECE):
            if writer not in self._silent:
                writer.write(piece)
                await writer.drain()


@asynccontextmanager
async def line_to(port: int) -> AsyncIterator[Line]:
    """A line to a port of this machine."""
    line = Line(port)
    server = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    line.address = f"http://localhost:{server.sockets[0].getsockname()[1]}"
    try:
        yield line
    finally:
        server.close()
