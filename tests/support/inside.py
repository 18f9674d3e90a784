"""The web without a network: the application itself is called, by browsers that keep their cookies."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from litestar.types import ASGIApp

from ludotheque.storage.migrations import upgrade
from ludotheque.storage.store import SqlStore
from ludotheque.tables.desk import Desk
from ludotheque.tables.due_work import do_all
from ludotheque.tables.scene import Scenes
from ludotheque.web.app import create
from ludotheque.web.house import House
from ludotheque.web.hub import Hub
from ludotheque.web.keys import Keys
from ludotheque.web.words import Words
from tests.support.player import Player
from tests.support.tables import StillClock

ADDRESS = "http://ludo.test"
TOKEN = re.compile(r'name="token" value="([0-9a-f]{64})"')


@dataclass
class Inside:
    """A house whose doors lead into the test."""

    house: House
    app: ASGIApp
    clock: StillClock

    def browser(self, **headers: str) -> "Surfer":
        """Somebody new with a browser."""
        client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=self.app),  # type: ignore[arg-type] # both are ASGI
            base_url=ADDRESS,
            headers={"accept-language": "en", **headers},
        )
        return Surfer(client)

    async def player(self, name: str | None = None) -> Player:
        """Somebody new with a program."""
        transport = httpx.ASGITransport(app=self.app)  # type: ignore[arg-type] # both are ASGI
        return await Player.arrive(ADDRESS, name, transport)

    async def work(self) -> None:
        """Do everything that is due."""
        await do_all(self.house.desk, "worker")


class Surfer:
    """A browser without script."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.token = ""

    async def get(self, path: str, **headers: str) -> httpx.Response:
        """Load a page, and remember the token of its forms."""
        answer = await self.client.get(path, headers=headers)
        found = TOKEN.search(answer.text)
        if found is not None:
            self.token = found[1]
        return answer

    async def post(self, path: str, headers: Any = None, **fields: Any) -> httpx.Response:
        """Send a form; in names of fields an underscore is a hyphen."""
        if not self.token:
            await self.get("/")
        sent = {"token": self.token} | {name.replace("_", "-"): value for name, value in fields.items()}
        return await self.client.post(path, data=sent, headers=headers)

    async def new_table(self, players: int = 1, **more: Any) -> str:
        """Make a table of Take it Easy!, and begin; the path of its page."""
        answer = await self.post(
            "/tables", game="take-it-easy", option_players=str(players), breath="0", begin="true", **more
        )
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]


@asynccontextmanager
async def open_house(folder: Path, **more: Any) -> AsyncIterator[Inside]:
    """A house with a database in a folder."""
    store = SqlStore.in_file(folder / "tables.sqlite", synchronous="NORMAL")
    try:
        await upgrade(store)
        hub, clock = Hub(), StillClock()
        desk = Desk(store, hub, clock)
        # Nobody works here unless a test says so: there is nothing to wait for.
        house = House(desk, Scenes(desk), hub, Keys((b"k" * 32,)), Words(), patience=0, **more)
        yield Inside(house, create(house), clock)
    finally:
        await store.close()
