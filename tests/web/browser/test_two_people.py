"""Two people at one table: an invitation, a whole game, and what may happen to one of them meanwhile."""

import asyncio

from tests.support import pages
from tests.support.browser import CUT_OFF, OpensContext, Troubles
from tests.support.pages import TURNS, TablePage
from tests.support.server import Server

GATHERED = "() => document.querySelector('.gathering') === null"


async def invited(context: OpensContext, address: str) -> tuple[TablePage, TablePage]:
    """Ana has made a table for two; Ben has followed her link and sat down, and both are ready."""
    page = await (await context()).new_page()
    await page.goto(f"{address}/")
    await page.get_by_role("link", name="With friends").click()
    await page.get_by_role("button", name="Set up the table").click()
    await page.wait_for_url("**/tables/*")
    ana = TablePage(page)
    link = await page.locator("[data-key=link-text]").get_attribute("href")
    ben = await TablePage.open(await context(), link or "")
    await ben.page.get_by_role("button", name="Sit here").click()
    for one in (ana, ben):
        await one.page.get_by_role("button", name="Begin").click()
    for one in (ana, ben):
        await one.page.wait_for_function(GATHERED)
    return ana, ben


async def both_place(ana: TablePage, ben: TablePage, first: int, last: int) -> None:
    for turn in range(first, last):
        questions = [await one.asked() for one in (ana, ben)]
        await asyncio.gather(pages.by_mouse(ana, turn), pages.by_mouse(ben, TURNS - 1 - turn))
        await asyncio.gather(*(one.asked(q) for one, q in zip((ana, ben), questions, strict=True)))


async def test_two_people_play_a_whole_game_though_one_reloads_and_loses_the_network(
    context: OpensContext, shared_server: Server, troubles: Troubles
) -> None:
    troubles.expect(CUT_OFF)
    ana, ben = await invited(context, shared_server.address)
    await both_place(ana, ben, 0, 5)

    # A try outlives a reload.
    await ben.choice(0).click()
    await ben.confirm.wait_for()
    await ben.page.reload()
    assert await ben.choice(0).get_attribute("aria-pressed") == "true"
    await ben.page.get_by_role("button", name="Take back").click()
    await both_place(ana, ben, 5, 10)

    # What happens meanwhile is there when the network is back.
    before = await ben.asked()
    await ben.page.context.set_offline(offline=True)
    await ben.choice(0).click()
    await ben.told.wait_for()
    await pages.by_mouse(ana, 10)
    await ben.page.context.set_offline(offline=False)
    await ben.page.get_by_role("button", name="Try again").click()
    await ben.confirm.click()
    await asyncio.gather(ana.asked(before), ben.asked(before))
    await ben.page.reload()
    free = [cell for cell in range(TURNS) if await ben.choice(cell).count()]
    assert len(free) == 8
    for turn, cell in enumerate(free, start=11):
        question = await ben.asked()
        await asyncio.gather(pages.by_mouse(ana, turn), pages.by_mouse(ben, cell))
        await asyncio.gather(ana.asked(question), ben.asked(question))

    assert await ana.totals() == await ben.totals()
    await ana.assert_counted_right(await shared_server.player())
