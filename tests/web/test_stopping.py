"""A server that is told to stop does so at once, whoever listens."""

import asyncio
from contextlib import AsyncExitStack

from websockets.asyncio.client import connect

from tests.support.server import Server

SOCKETS = 200


async def test_with_200_open_sockets_a_server_stops_within_five_seconds(server: Server) -> None:
    player = await server.player("Ana")
    table = (await player.create(begin=True))["table"]["id"]
    address = f"{server.address.replace('http', 'ws')}/tables/{table}/live"
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(connect(address, proxy=None)) for _ in range(SOCKETS)]
        await asyncio.gather(*(socket.recv() for socket in sockets))
        took = await asyncio.to_thread(server.stop)
    assert took <= 5
    assert server.status == 0
