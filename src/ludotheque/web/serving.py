"""A server that listens: address, start, end."""

import asyncio
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager

import uvicorn
from msgspec import Struct

from ludotheque.core.errors import LudothequeError
from ludotheque.web.app import create
from ludotheque.web.house import House

STOPS = (signal.SIGINT, signal.SIGTERM)

GRACE = 3
"""How long requests may take to end when the server stops, in seconds."""

LARGEST_FRAME = 8 * 1024
"""Browsers send nothing over the socket; in bytes."""


class PortTaken(LudothequeError):  # noqa: N818 - a fact about the machine
    """Somebody else listens there already."""


class Place(Struct, frozen=True):
    """Where to listen.

    Attributes:
        host: The address of this machine to listen at; empty for all.
        port: The port; 0 for any that is free.
        tries: How many ports to try, one after the other.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    tries: int = 1


def listen(place: Place) -> socket.socket:
    """Take a port.

    Raises:
        PortTaken: When none of those that may be tried is free.
    """
    for port in range(place.port, place.port + place.tries):
        taken = socket.socket(socket.AF_INET6 if ":" in place.host else socket.AF_INET)
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind((place.host, port))
        except OSError:
            taken.close()
            continue
        taken.set_inheritable(True)
        return taken
    raise PortTaken("web-port-taken", port=str(place.port))  # as digits, not as a quantity


class _Server(uvicorn.Server):
    """Says when it listens, and lets everybody go who waits as soon as it is to stop."""

    def __init__(self, config: uvicorn.Config, house: House, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._started = started

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in good order when told to; unlike uvicorn, whose end would be the signal's."""
        if threading.current_thread() is not threading.main_thread():
            yield  # signals reach the main thread alone
            return
        before = {each: signal.signal(each, self.handle_exit) for each in STOPS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._house.hub.close()
        await super().shutdown(sockets)


def serve(
    opened: Callable[[], AbstractAsyncContextManager[House]],
    taken: socket.socket,
    started: Callable[[], None],
    *,
    proxied: bool,
) -> None:
    """Serve until a signal says to stop.

    Args:
        opened: Opens the house within the loop in which it lives, and closes it.
        taken: The socket to listen on; whoever took it closes it.
        started: Called once the server listens.
        proxied: Whether a proxy on this machine says who asks, and by which scheme.
    """

    async def run() -> None:
        async with opened() as house:
            config = uvicorn.Config(
                create(house),
                log_level="warning",
                access_log=False,
                server_header=False,
                proxy_headers=proxied,
                lifespan="on",
                ws="websockets-sansio",
                ws_max_size=LARGEST_FRAME,
                ws_ping_interval=None,
                timeout_graceful_shutdown=GRACE,
            )
            await _Server(config, house, started).serve([taken])

    asyncio.run(run())
