"""The program as people use it: real pages of a real server in a real browser."""

from typing import Protocol
from urllib.parse import urlencode

import pytest_asyncio
from playwright.async_api import BrowserContext

from ludotheque.web.visitor import GUEST_COOKIE, PREFERENCES_COOKIE
from tests.support.browser import DESK, Look, OpensContext
from tests.support.player import Player
from tests.support.server import Server


class OpensAs(Protocol):
    """What the fixture `seated` is: the browser of somebody who also plays by the API."""

    async def __call__(
        self, player: Player | None, look: Look = DESK, **preferences: str
    ) -> BrowserContext: ...


@pytest_asyncio.fixture(loop_scope="session")
async def seated(context: OpensContext, shared_server: Server) -> OpensAs:
    """Opens the browser of a player, or of somebody new, with what they have set."""

    async def open_one(player: Player | None, look: Look = DESK, **preferences: str) -> BrowserContext:
        opened = await context(look)
        cookies = {} if player is None else {GUEST_COOKIE: player.token}
        if preferences:
            cookies[PREFERENCES_COOKIE] = urlencode(preferences)
        for name, value in cookies.items():
            await opened.add_cookies([{"name": name, "value": value, "url": shared_server.address}])
        return opened

    return open_one
