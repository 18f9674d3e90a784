"""What somebody at a table, or beside it, sees, hears and is told."""

from dataclasses import replace

import pytest

from tests.support import pages
from tests.support.browser import DESK, REFUSALS, Look, OpensContext, Troubles
from tests.support.pages import TablePage
from tests.support.player import Player
from tests.support.server import Server
from tests.web.browser.conftest import OpensAs
from tests.web.browser.people import pair, place

HEAR = """() => {
    window.heard = [];
    const region = document.getElementById("spoken");
    new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(
        region, { childList: true, characterData: true, subtree: true });
}"""

AWAITED = "number => document.querySelectorAll('.seats .badge.wait').length === number"

COUNT_MOTIONS = """
window.motions = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
    window.motions += 1;
    return animate.apply(this, how);
};
const count = () => { window.motions += 1; };
for (const kind of ["animationstart", "transitionrun"]) addEventListener(kind, count, true);
"""


async def alone(
    seated: OpensAs, server: Server, look: Look = DESK, **set_so: str
) -> tuple[Player, TablePage]:
    """Somebody at a table of their own, in a browser and by the API."""
    player = await server.player()
    table = (await player.create(begin=True))["table"]["id"]
    page = await TablePage.open(await seated(player, look, **set_so), f"{server.address}/tables/{table}")
    await page.asked()
    await page.connected()
    return player, page


async def test_who_comes_by_the_link_to_a_game_sees_it_go_on_and_no_choices(
    context: OpensContext, shared_server: Server
) -> None:
    ana, ben, path = await pair(shared_server)
    table = await TablePage.open(await context(), shared_server.address + path)
    await table.connected()
    assert await table.page.locator("form.choices, form.confirm").count() == 0
    await table.page.wait_for_function(AWAITED, arg=2)
    call = await table.prompt.inner_text()
    await place(ana, path)
    await table.page.wait_for_function(AWAITED, arg=1)
    await place(ben, path)
    await table.page.wait_for_function(AWAITED, arg=2)
    assert await table.prompt.inner_text() != call


async def test_an_occupied_cell_says_why_not_and_leads_to_the_rule(
    seated: OpensAs, shared_server: Server, troubles: Troubles
) -> None:
    troubles.expect(REFUSALS)
    player, table = await alone(seated, shared_server)
    await place(player, f"/tables/{table.id}", 7)
    await table.refused(7).wait_for()
    await table.refused(7).click(force=True)  # it says that it is disabled, and still answers
    await table.told.wait_for()
    assert "there is a tile on cell 7 already" in (await table.told.text_content() or "")
    async with table.page.expect_popup() as opened:
        await table.told.get_by_role("link").click()
    rules = await opened.value
    assert await rules.locator("#TIE-8").evaluate("rule => rule === document.querySelector(':target')")


@pytest.mark.parametrize("key", ["", "Escape"], ids=["button", "escape"])
async def test_what_was_told_can_be_closed(
    seated: OpensAs, shared_server: Server, troubles: Troubles, key: str
) -> None:
    troubles.expect(REFUSALS)
    player, table = await alone(seated, shared_server)
    await place(player, f"/tables/{table.id}", 7)
    await table.refused(7).wait_for()
    await table.refused(7).click(force=True)
    await table.told.wait_for()
    if key:
        await table.page.keyboard.press(key)
    else:
        await table.told.get_by_role("button", name="Close").click()
    await table.told.wait_for(state="detached")


async def test_every_call_is_heard(seated: OpensAs, shared_server: Server) -> None:
    player, table = await alone(seated, shared_server)
    await table.page.evaluate(HEAR)
    calls = []
    question = await table.asked()
    for _ in range(4):
        await place(player, f"/tables/{table.id}")
        question = await table.asked(question)
        call = await table.prompt.inner_text()
        await table.page.wait_for_function("call => window.heard.at(-1) === call", arg=call)
        calls.append(call)
    heard = await table.page.evaluate("() => window.heard")
    assert [each for each in heard if each in calls] == calls


STILL = replace(DESK, motion="reduce")


@pytest.mark.parametrize(
    ("look", "motion", "moves"),
    [(DESK, "auto", True), (STILL, "auto", False), (DESK, "off", False)],
    ids=["usual", "reduced-by-the-system", "set-off"],
)
async def test_things_move_only_for_those_who_want_it(
    seated: OpensAs, shared_server: Server, look: Look, motion: str, *, moves: bool
) -> None:
    player = await shared_server.player()
    browser = await seated(player, look, motion=motion)
    await browser.add_init_script(COUNT_MOTIONS)
    path = (await player.create(begin=True))["table"]["id"]
    table = await TablePage.open(browser, f"{shared_server.address}/tables/{path}")
    await table.play(pages.by_mouse, 0, 3)
    assert (await table.page.evaluate("() => window.motions") > 0) is moves


async def test_a_choice_that_is_not_drawn_is_clicked_below_the_board(
    seated: OpensAs, shared_server: Server
) -> None:
    _, table = await alone(seated, shared_server)
    await table.choice(9).evaluate(
        "each => { each.dataset.elements = ''; dispatchEvent(new Event('resize')); }"
    )
    board = await table.page.locator(".drawing").bounding_box()
    below = await table.choice(9).bounding_box()
    assert board is not None
    assert below is not None
    assert below["y"] >= board["y"] + board["height"]
    await table.choice(9).click()
    await table.confirm.wait_for()


async def test_what_could_not_be_sent_is_sent_again_by_itself(
    seated: OpensAs, shared_server: Server, troubles: Troubles
) -> None:
    troubles.expect("net::ERR_|Failed to load")
    _, table = await alone(seated, shared_server)
    question = await table.asked()
    await table.choice(9).click()
    await table.confirm.wait_for()
    await table.page.route("**/decide", lambda route: route.abort("connectionreset"), times=1)
    await table.confirm.click()
    await table.asked(question)
    assert await table.refused(9).count() == 1
