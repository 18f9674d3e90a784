"""Somebody alone plays a whole game, from the home page to the score sheet, in every way there is."""

import re
from dataclasses import replace

import pytest
from playwright.async_api import Page

from tests.support import pages
from tests.support.browser import DESK, PHONE, REFUSALS, Look, OpensContext, Troubles
from tests.support.chromium import INSECURE_HOST
from tests.support.pages import TURNS, Place, TablePage
from tests.support.server import Server

ALONE = "Play alone"


async def at_home(context: OpensContext, address: str, look: Look = DESK) -> Page:
    page = await (await context(look)).new_page()
    await page.goto(f"{address}/")
    return page


async def started(page: Page) -> TablePage:
    await page.wait_for_url("**/tables/*")
    return TablePage(page)


@pytest.mark.parametrize("place", [pages.by_mouse, pages.by_second_click])
async def test_a_whole_game_by_mouse(context: OpensContext, shared_server: Server, place: Place) -> None:
    page = await at_home(context, shared_server.address)
    await page.get_by_role("button", name=ALONE).click()
    table = await started(page)
    await table.play(place)
    await table.assert_counted_right(await shared_server.player())


async def test_a_whole_game_by_mouse_where_every_click_holds_at_once(
    context: OpensContext, shared_server: Server
) -> None:
    page = await at_home(context, shared_server.address)
    await page.get_by_role("link", name="Settings").click()
    await page.get_by_label("Play at once").click()
    await page.get_by_role("button", name="Save").click()
    await page.get_by_role("button", name=ALONE).click()
    table = await started(page)
    await table.play(pages.at_once)
    await table.assert_counted_right(await shared_server.player())


async def test_a_whole_game_by_touch_on_a_phone(context: OpensContext, shared_server: Server) -> None:
    page = await at_home(context, shared_server.address, PHONE)
    await page.get_by_role("button", name=ALONE).tap()
    table = await started(page)
    await table.play(pages.by_touch)
    await table.assert_counted_right(await shared_server.player())


async def test_a_whole_game_by_keyboard_alone(context: OpensContext, shared_server: Server) -> None:
    page = await at_home(context, shared_server.address)
    await pages.tab_to(page, "button.primary")
    await page.keyboard.press("Enter")
    table = await started(page)
    await table.play(pages.by_keys)
    await table.assert_counted_right(await shared_server.player())


async def test_escape_takes_a_try_back_and_stays_on_its_cell(
    context: OpensContext, shared_server: Server
) -> None:
    page = await at_home(context, shared_server.address)
    await pages.tab_to(page, "button.primary")
    await page.keyboard.press("Enter")
    table = await started(page)
    await table.asked()
    await pages.tab_to(page, "button.choice")
    for key in ("ArrowRight", "Enter"):
        await page.keyboard.press(key)
    await table.confirm.wait_for()
    tried = await page.evaluate("document.activeElement.dataset.key")
    await page.keyboard.press("Escape")
    await table.confirm.wait_for(state="detached")
    assert await page.evaluate("document.activeElement.dataset.key") == tried


async def test_a_whole_game_without_script_by_the_buttons_of_forms(
    context: OpensContext, shared_server: Server
) -> None:
    page = await at_home(context, shared_server.address, replace(DESK, script=False))
    await page.get_by_role("button", name=ALONE).click()
    table = await started(page)
    for cell in range(TURNS):
        await pages.by_mouse(table, cell)
    await table.assert_counted_right(await shared_server.player())


async def test_without_script_a_refused_cell_is_shown_with_its_rule(
    context: OpensContext, shared_server: Server, troubles: Troubles
) -> None:
    troubles.expect(REFUSALS)
    page = await at_home(context, shared_server.address, replace(DESK, script=False))
    await page.get_by_role("button", name=ALONE).click()
    table = await started(page)
    await pages.by_mouse(table, 4)
    await page.get_by_text("Why not elsewhere?").click()
    await table.refused(4).click(force=True)  # it says that it is disabled, and still answers
    assert "there is a tile on cell 4 already" in (await page.locator(".reason").text_content() or "")
    await page.get_by_role("link", name="Rule TIE-8").click()
    assert "empty cell" in await page.locator("#TIE-8").inner_text()


async def test_a_whole_game_on_an_insecure_origin(context: OpensContext, shared_server: Server) -> None:
    page = await at_home(context, shared_server.at(INSECURE_HOST))
    await page.get_by_role("button", name=ALONE).click()
    table = await started(page)
    await table.connected()
    await table.play(pages.by_mouse)
    assert await page.evaluate("[isSecureContext, typeof crypto.randomUUID]") == [False, "undefined"]
    await table.assert_counted_right(await shared_server.player())


async def test_the_browser_adds_to_the_shuffle_on_an_insecure_origin(
    context: OpensContext, shared_server: Server
) -> None:
    page = await at_home(context, shared_server.at(INSECURE_HOST))
    async with page.expect_request("**/tables") as sent:
        await page.get_by_role("button", name=ALONE).click()
    assert re.search("contribution=[0-9a-f]{64}", (await sent.value).post_data or "")
