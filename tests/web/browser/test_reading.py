"""What somebody reads, writes and has the focus on stays where it is while the others play."""

import pytest
from playwright.async_api import Page

from tests.support.browser import PHONE, Look
from tests.support.pages import TablePage
from tests.support.server import Server
from tests.web.browser.conftest import OpensAs
from tests.web.browser.people import pair, place

MARK = """selector => {
    const element = document.querySelector(selector);
    element.focus({ preventScroll: true });
    window.focused = document.activeElement;
    const learn = document.querySelector(".learn");
    const text = document.createTreeWalker(learn.querySelector("h2"), NodeFilter.SHOW_TEXT).nextNode();
    learn.scrollIntoView({ block: "end", behavior: "instant" });
    getSelection().setBaseAndExtent(text, 1, text, 6);
    window.place = () => getSelection().getRangeAt(0).getBoundingClientRect().top;
    window.read = [text, String(getSelection()), window.place()];
}"""

SAME = """() => [
    document.activeElement === window.focused,
    getSelection().anchorNode === window.read[0] && String(getSelection()) === window.read[1],
    Math.abs(window.place() - window.read[2]) < 1.5,
]"""

LOW = Look(size=(1000, 560))
"""A window in which not all of a table has room."""

UNCHANGED = [True, True, True]


async def reads(page: Page, focus: str) -> None:
    """Put the focus somewhere, scroll down, and select a few words there."""
    selector = f"[data-key={focus}] > summary, [data-key={focus}]:not(:has(> summary))"
    await page.evaluate(MARK, selector)
    assert await page.evaluate("() => scrollY > 50 && document.activeElement !== document.body")


@pytest.mark.parametrize("look", [LOW, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("focus", ["choice-9", "beside-1", "prompt"])
async def test_the_move_of_another_leaves_focus_and_reading_place_alone(
    seated: OpensAs, shared_server: Server, look: Look, focus: str
) -> None:
    ana, ben, path = await pair(shared_server)
    table = await TablePage.open(await seated(ana, look), shared_server.address + path)
    await table.asked()
    await table.connected()
    version = await table.version()
    await reads(table.page, focus)
    await place(ben, path)
    await table.newer(version)
    assert await table.page.evaluate(SAME) == UNCHANGED


@pytest.mark.parametrize("look", [LOW, PHONE], ids=["desk", "phone"])
async def test_the_next_call_leaves_focus_and_reading_place_alone(
    seated: OpensAs, shared_server: Server, look: Look
) -> None:
    ana, ben, path = await pair(shared_server)
    table = await TablePage.open(await seated(ana, look), shared_server.address + path)
    question = await table.asked()
    await table.connected()
    await reads(table.page, "beside-1")
    await place(ben, path)
    await place(ana, path)
    await table.asked(question)
    assert await table.page.evaluate(SAME) == UNCHANGED
