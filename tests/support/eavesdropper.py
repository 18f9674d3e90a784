"""Everything that the web sends to somebody at a table, byte for byte, over every way that there is."""

import asyncio
from typing import Any

import httpx
from litestar.types import ASGIApp

from ludotheque.web.visitor import GUEST_COOKIE, Guest, form_token, guest_token
from tests.support.inside import ADDRESS, Inside

PATIENCE = 30.0
HOST = ADDRESS.partition("//")[2]


class Ear:
    """An open socket of a table page, which hears until it is closed."""

    def __init__(self, app: ASGIApp, path: str, headers: dict[str, str], query: str = "") -> None:
        self.heard: list[str] = []
        self._changed = asyncio.Event()
        self._closed = asyncio.Event()
        self._connected = False
        scope: Any = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.encode(), text.encode()) for name, text in {**headers, "host": HOST}.items()],
            "server": (HOST, 80),
            "client": ("127.0.0.1", 1),
            "subprotocols": [],
            "state": {},
        }
        self._task = asyncio.create_task(self._listen(app, scope))

    async def _listen(self, app: ASGIApp, scope: Any) -> None:
        await app(scope, self._receive, self._send)

    async def _receive(self) -> Any:
        if not self._connected:
            self._connected = True
            return {"type": "websocket.connect"}
        await self._closed.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(message.get("text") or message["bytes"].decode())
            self._changed.set()

    async def hears(self, text: str) -> None:
        """Wait until the last that was heard contains a text."""
        async with asyncio.timeout(PATIENCE):
            while not any(text in said for said in self.heard):
                self._changed.clear()
                await self._changed.wait()

    async def close(self) -> None:
        """Hang up."""
        self._closed.set()
        await self._task


def cookie_of(token: str) -> dict[str, str]:
    """What the browser of a guest sends along."""
    return {"cookie": f"{GUEST_COOKIE}={token}"}


class Eavesdropper:
    """Somebody who asks for everything, and keeps every answer.

    Attributes:
        guest: Who it is.
        kept: What was sent, in the order in which it came.
    """

    def __init__(self, inside: Inside, guest: Guest) -> None:
        self.guest = guest
        self.kept: list[bytes] = []
        self.token = guest_token(inside.house.keys, guest)
        self._form = form_token(inside.house.keys, guest)
        self._app = inside.app
        self._client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=inside.app),  # type: ignore[arg-type] # both are ASGI
            base_url=ADDRESS,
        )
        self._ear: Ear | None = None

    async def api(self, method: str, path: str, json: Any = None) -> httpx.Response:
        """A request of a program."""
        bearer = {"authorization": f"Bearer {self.token}"}
        return await self._keep(method, f"/api/{path}", json=json, headers=bearer)

    async def page(self, path: str, *, script: bool = False) -> httpx.Response:
        """A page, or what its script asks for."""
        return await self._keep("GET", path, headers=self._cookie(script=script))

    async def form(self, path: str, *, script: bool = False, **fields: str) -> httpx.Response:
        """A form of a page, sent by the browser or by the script of the page."""
        sent = {"token": self._form, **fields}
        return await self._keep("POST", path, data=sent, headers=self._cookie(script=script))

    def listen(self, table: str) -> None:
        """Open a socket."""
        self._ear = Ear(self._app, f"/tables/{table}/live", self._cookie(script=False))

    async def look(self, table: str) -> None:
        """Ask for everything that there is to see of a table, and for what there is not."""
        version = (await self.api("GET", f"tables/{table}")).json()["table"]["version"]
        await self.api("GET", f"tables/{table}/state?after={version}&wait=0")
        for action in ("1", "18", "nonsense"):
            await self.api("GET", f"tables/{table}/why?action={action}")
        await self.api("GET", f"tables/{table}/record")
        stale = {"id": f"stale {len(self.kept)}", "question": "stale", "actions": ["5"]}
        await self.api("POST", f"tables/{table}/decisions", stale)
        await self.api("POST", f"tables/{table}/rematch", {})
        await self.api("POST", f"tables/{table}/seat", {"seat": 0})
        for path in (f"/tables/{table}", f"/tables/{table}/replay", f"/tables/{table}/record", "/", "/mine"):
            await self.page(path)
        await self.page(f"/tables/{table}/fragment?after={version}&wait=0", script=True)
        await self.form(f"/tables/{table}/draft", question="stale", text="5")
        await self.form(f"/tables/{table}/decide", script=True, question="stale", text="5")
        if self._ear is not None:
            await self._ear.hears(f'"version":{version}')

    async def close(self) -> None:
        """Hang up; what was heard over the socket is kept, too."""
        if self._ear is not None:
            await self._ear.close()
            self.kept += [text.encode() for text in dict.fromkeys(self._ear.heard)]
        await self._client.aclose()

    async def _keep(self, method: str, path: str, **how: Any) -> httpx.Response:
        answer = await self._client.request(method, path, **how)
        head = b"\n".join(name + b": " + text for name, text in answer.headers.raw)
        self.kept.append(
            b"%s %s %d\n%s\n%s" % (method.encode(), path.encode(), answer.status_code, head, answer.content)
        )
        return answer

    def _cookie(self, *, script: bool) -> dict[str, str]:
        accept = {"accept": "application/json"} if script else {}
        return cookie_of(self.token) | accept
