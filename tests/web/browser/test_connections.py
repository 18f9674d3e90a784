"""Whatever becomes of the sockets, a page shows what happens at its table, and the game goes on."""

import asyncio
import time
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import BrowserContext

from tests.support import pages
from tests.support.browser import CUT_OFF, REFUSALS, Troubles
from tests.support.line import Line, line_to
from tests.support.pages import TablePage
from tests.support.player import Player
from tests.support.server import Server
from tests.web.browser.conftest import OpensAs
from tests.web.browser.people import pair, place

EIGHT = 8

QUICK = """document.addEventListener("readystatechange", () => {
    const table = document.getElementById("table");
    if (table && document.readyState === "interactive") {
        Object.assign(table.dataset, { watchdog: "3500", greeting: "600" });
    }
});"""
"""A tenth of the watchdog's usual patience, set before the scripts of the page look at it."""


@pytest_asyncio.fixture(loop_scope="session")
async def line(shared_server: Server) -> AsyncIterator[Line]:
    """A line to the shared server, with an address of its own."""
    async with line_to(shared_server.port) as one:
        yield one


async def test_all_eight_tabs_show_what_was_decided_in_the_eighth(
    seated: OpensAs, shared_server: Server
) -> None:
    player = await shared_server.player()
    path = (await player.create(begin=True))["table"]["id"]
    browser = await seated(player)
    tabs = [await TablePage.open(browser, f"{shared_server.address}/tables/{path}") for _ in range(EIGHT)]
    for tab in tabs:
        await tab.connected()
    question = await tabs[-1].asked()
    await pages.by_mouse(tabs[-1], 9)
    await asyncio.gather(*(tab.asked(question) for tab in tabs))
    assert [await tab.refused(9).count() for tab in tabs] == [1] * EIGHT


async def seconds_to_a_move(
    seated: OpensAs, server: Server, line: Line, script: str, *, later_ones: bool
) -> float:
    """How long a move is not seen after the socket has fallen silent, and maybe later ones with it."""
    ana, ben, path = await pair(server)
    browser = await seated(ana, address=line.address)
    await browser.add_init_script(script)
    table = await TablePage.open(browser, line.address + path)
    await table.connected()
    await table.asked()
    version = await table.version()
    line.silence()
    line.silences_sockets = later_ones
    began = time.monotonic()
    await place(ben, path)
    await table.newer(version, patience=60_000)
    return time.monotonic() - began


@pytest.mark.parametrize("later_ones", [False, True], ids=["this-one", "every-one"])
async def test_a_page_with_a_silent_socket_shows_a_move_nevertheless(
    seated: OpensAs, shared_server: Server, line: Line, *, later_ones: bool
) -> None:
    assert await seconds_to_a_move(seated, shared_server, line, QUICK, later_ones=later_ones) < 15


@pytest.mark.long
@pytest.mark.parametrize("later_ones", [False, True], ids=["this-one", "every-one"])
async def test_a_silent_socket_recovers_within_45_seconds(
    seated: OpensAs, shared_server: Server, line: Line, *, later_ones: bool
) -> None:
    assert 20 < await seconds_to_a_move(seated, shared_server, line, "", later_ones=later_ones) <= 45


async def opened_where_sockets_are_refused(
    seated: OpensAs, player: Player, line: Line, path: str
) -> TablePage:
    line.refuses_sockets = True
    browser: BrowserContext = await seated(player, address=line.address, placing="at-once")
    table = await TablePage.open(browser, line.address + path)
    await table.connected("polling")
    return table


async def test_where_sockets_are_refused_a_whole_game_goes_on_by_polling(
    seated: OpensAs, shared_server: Server, line: Line, troubles: Troubles
) -> None:
    troubles.expect(REFUSALS)
    troubles.expect(CUT_OFF)
    ana, ben, path = await pair(shared_server)
    table = await opened_where_sockets_are_refused(seated, ana, line, path)
    other = asyncio.create_task(ben.play(table.id))
    await table.play(pages.at_once)
    await other
    assert line.handshakes >= 2
    await table.assert_counted_right(ben)
