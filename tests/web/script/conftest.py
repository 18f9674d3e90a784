"""A page with the real script in front of a server that only pretends."""

import asyncio
import socket
from collections.abc import AsyncIterator
from typing import Protocol

import pytest
import pytest_asyncio
import uvicorn
from playwright.async_api import Page

from tests.support.browser import CUT_OFF, DESK, REFUSALS, Look, OpensContext, Troubles
from tests.web.script.stage import Stage, until


class OpensPage(Protocol):
    """What the fixture `opened_page` is: the page of the stage, its socket connected."""

    async def __call__(self, look: Look = DESK, *, connected: bool = True) -> Page: ...


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def served_stage() -> AsyncIterator[Stage]:
    """The server behind `stage`, one for all tests."""
    stage = Stage()
    config = uvicorn.Config(
        stage,
        log_config=None,
        lifespan="off",
        ws="websockets-sansio",
        ws_ping_interval=None,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        stage.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        # Its handlers of signals, which `serve` would set, would replace those of pytest.
        serving = asyncio.create_task(server._serve([listening]))
        yield stage
        server.should_exit = True
        await serving


@pytest_asyncio.fixture(loop_scope="session")
async def stage(served_stage: Stage) -> Stage:
    """An empty stage."""
    served_stage.clear()
    return served_stage


@pytest_asyncio.fixture(loop_scope="session")
async def opened_page(context: OpensContext, stage: Stage, troubles: Troubles) -> OpensPage:
    """Opens the page of the stage; that connections are refused and cut belongs to these tests."""
    troubles.expect(REFUSALS)
    troubles.expect(CUT_OFF)

    async def open_one(look: Look = DESK, *, connected: bool = True) -> Page:
        page = await (await context(look)).new_page()
        await page.goto(stage.address)
        if connected:
            await until(lambda: stage.sockets > 0)
        return page

    return open_one


@pytest.fixture
def animated() -> Look:
    """A window in which things may move, and large enough for the whole board."""
    return Look(size=(900, 1000))
