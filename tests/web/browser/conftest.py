"""The program as people use it: real pages of a real server in a real browser."""

from typing import Protocol
from urllib.parse import urlencode, urlsplit

import pytest_asyncio
from playwright.async_api import BrowserContext

from ludotheque.web.visitor import GUEST_COOKIE, PREFERENCES_COOKIE, cookie_name
from tests.support.browser import DESK, Look, OpensContext
from tests.support.player import Player
from tests.support.server import Server


class OpensAs(Protocol):
    """What the fixture `seated` is: the browser of somebody who also plays by the API.

    They are known at the address of the server, or at another one that leads there.
    """

    async def __call__(
        self, player: Player | None, look: Look = DESK, *, address: str = "", **preferences: str
    ) -> BrowserContext: ...


@pytest_asyncio.fixture(loop_scope="session")
async def seated(context: OpensContext, shared_server: Server) -> OpensAs:
    """Opens the browser of a player, or of somebody new, with what they have set."""

    async def open_one(
        player: Player | None, look: Look = DESK, *, address: str = "", **preferences: str
    ) -> BrowserContext:
        known_at = address or shared_server.address
        opened = await context(look)
        cookies = {} if player is None else {GUEST_COOKIE: player.token}
        if preferences:
            cookies[PREFERENCES_COOKIE] = urlencode(preferences)
        for name, value in cookies.items():
            here = cookie_name(name, urlsplit(known_at).netloc)
            await opened.add_cookies([{"name": here, "value": value, "url": known_at}])
        return opened

    return open_one
