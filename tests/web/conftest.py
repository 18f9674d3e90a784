"""The program serving, and a real Chromium to look at it; one Chromium for each process that tests.

Chromium lives in the event loop of the session, so every test that uses it runs there, too.
"""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, async_playwright

from tests.support.browser import DESK, Look, OpensContext, Troubles, closed, opened
from tests.support.chromium import Missing, arguments, find
from tests.support.inside import Inside, open_house
from tests.support.server import Server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    in_session = pytest.mark.asyncio(loop_scope="session")
    for item in items:
        if isinstance(item, pytest.Function) and "chromium" in item.fixturenames:
            item.add_marker(in_session, append=False)


@pytest.fixture(scope="session")
def chromium_path() -> Path:
    """Where Chromium is; the tests that need it are skipped where there is none."""
    found = find()
    if isinstance(found, Missing):
        pytest.skip(found.reason)
    return found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium(chromium_path: Path) -> AsyncIterator[Browser]:
    """The browser itself."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium_path, args=arguments())
        yield browser
        await browser.close()


@pytest.fixture
def troubles() -> Troubles:
    """What pages did wrong; the test fails for what it did not say it expects."""
    return Troubles()


@pytest_asyncio.fixture(loop_scope="session")
async def context(chromium: Browser, troubles: Troubles) -> AsyncIterator[OpensContext]:
    """Opens contexts, each as the browser of another person; afterwards no page may have had troubles."""
    contexts: list[BrowserContext] = []

    async def open_one(look: Look = DESK) -> BrowserContext:
        contexts.append(await opened(chromium, look, troubles))
        return contexts[-1]

    yield open_one
    for each in contexts:
        await closed(each)
    troubles.check()


@pytest.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Inside]:
    """A house without a network; nothing that is due happens by itself."""
    async with open_house(tmp_path) as house:
        yield house


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of this test alone, which may kill it; it must not have had troubles."""
    one = Server(tmp_path / "data")
    try:
        one.start()
        yield one
    finally:
        one.kill()
    one.check()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server behind `shared_server`."""
    one = Server(tmp_path_factory.mktemp("house") / "data")
    try:
        one.start()
        yield one
    finally:
        one.kill()


@pytest.fixture
def shared_server(house: Server) -> Iterator[Server]:
    """A server that many tests use, each with tables of its own; it must not have had troubles meanwhile."""
    complained, said = len(house.errors()), len(house.output())
    yield house
    house.check(complained, said)
