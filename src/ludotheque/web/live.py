"""Tables that are alive: over a socket every page hears at once what its seat may see."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from ludotheque.core.errors import LudothequeError
from ludotheque.web.door import same_origin, visitor_of
from ludotheque.web.house import House, TheHouse
from ludotheque.web.hub import nudged
from ludotheque.web.pages.table import shown
from ludotheque.web.shown import Scene

HEARTBEAT = 15.0
"""A page that hears nothing for longer than twice this builds its socket anew; in seconds."""

GONE = 4404
FOREIGN = 4403
LEAVING = 1001

ALIVE = b'{"kind":"alive"}'

Socket = WebSocket[Any, Any, Any]


class SceneMessage(Scene, frozen=True, kw_only=True, tag_field="kind", tag="scene"):
    """What is sent when something has changed."""


@websocket("/tables/{table:str}/live")
async def live(
    house: TheHouse,
    socket: Socket,
    table: FromPath[str],
    after: FromQuery[int] = -1,
    draft: FromQuery[str] = "",
) -> None:
    """Send the scene of a table whenever it changes; what the browser sends is not listened to."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host", "")):
        await socket.close(code=FOREIGN)
        return
    await socket.accept()
    listening = asyncio.create_task(_until_gone(socket))
    speaking = asyncio.create_task(_speak(house, socket, table, (after, draft)))
    done, pending = await asyncio.wait({listening, speaking}, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    code = speaking.result() if speaking in done else None
    if code is not None:
        with suppress(RuntimeError, WebSocketDisconnect):  # it may just have gone
            await socket.close(code=code)


async def _until_gone(socket: Socket) -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return


async def _speak(house: House, socket: Socket, table: str, known: tuple[int, str]) -> int | None:
    """Send what is new until the server stops or the table is gone; the code to close with.

    What others try is seen by nobody else: neither a message nor its absence tells of it.
    """
    now = asyncio.get_running_loop().time
    guest = visitor_of(socket.scope).guest.id
    # A page need not wait long to know that this socket hears.
    await _send(socket, ALIVE)
    spoke = now()
    sent: Scene | None = None
    with house.hub.listening(table) as nudge:
        while not house.hub.closing:
            nudge.clear()
            try:
                seen = (await house.scenes.scene(table)).seen(guest)
            except LudothequeError:
                return GONE
            scene = await shown(house, socket, seen)
            if scene != sent and (sent is not None or scene.is_new(*known)):
                await _send(socket, message_of(scene))
                spoke = now()
            sent = scene
            while not await nudged(nudge, max(0.0, spoke + HEARTBEAT - now())):
                await _send(socket, ALIVE)
                spoke = now()
    return LEAVING


async def _send(socket: Socket, message: bytes) -> None:
    try:
        await socket.send_data(message.decode())
    except (RuntimeError, WebSocketDisconnect):
        # Whoever listens for the end of this socket will notice, too.
        await asyncio.sleep(HEARTBEAT)


def message_of(scene: Scene) -> bytes:
    """A scene as it is sent."""
    return msgspec.json.encode(SceneMessage(**msgspec.structs.asdict(scene)))
