"""What people do on the pages of a table, and what they see there."""

import re
from collections.abc import Awaitable, Callable
from typing import Literal, Self

from playwright.async_api import BrowserContext, Locator, Page

from tests.oracle.take_it_easy import Examination
from tests.support.player import Player

TURNS = 19
"""How many tiles are placed in a game of Take it Easy!."""

ASKED_ANEW = """before => {
    const field = document.querySelector("form.choices [name=question]");
    return document.querySelector("section.over") !== null || (field !== null && field.value !== before);
}"""

AFTER_A_DOUBLE_CLICK = "when => performance.now() - when > 350"
"""A second press on the same place sooner than this belongs to the first, as on any double click."""


class TablePage:
    """The page of a table in a window."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @classmethod
    async def open(cls, context: BrowserContext, address: str) -> Self:
        """Follow the link to a table, in a new window."""
        page = await context.new_page()
        await page.goto(address)
        return cls(page)

    @property
    def id(self) -> str:
        """The name of the table."""
        found = re.search(r"/tables/([^/?#]+)$", self.page.url)
        assert found is not None, f"this is no table: {self.page.url}"
        return found[1]

    @property
    def prompt(self) -> Locator:
        """What is to be done now."""
        return self.page.locator("[data-key=prompt]")

    @property
    def confirm(self) -> Locator:
        """The button that makes a try hold."""
        return self.page.locator("[data-key=confirm-button]")

    @property
    def told(self) -> Locator:
        """What is told beside the scene: refusals, and trouble with the connection."""
        return self.page.locator("#told:not([hidden])")

    def choice(self, cell: int) -> Locator:
        """The button that lies on a free cell."""
        return self.page.locator(f"[data-key=choice-{cell}]")

    def refused(self, cell: int) -> Locator:
        """The button that lies on a cell where nothing may be placed."""
        return self.page.locator(f"[data-key=refused-{cell}]")

    def drawn(self, cell: int) -> Locator:
        """What is drawn on a cell of the own board."""
        return self.page.locator(f".drawing [data-key=cell-{cell}]")

    async def asked(self, before: str = "") -> str:
        """Wait for another question than the one before; it is empty when the game is over."""
        await self.page.wait_for_function(ASKED_ANEW, arg=before)
        field = self.page.locator("form.choices [name=question]")
        return await field.first.input_value() if await field.count() else ""

    async def version(self) -> int:
        """The version of what the page shows."""
        return int(await self.page.locator("#table").get_attribute("data-version") or "-1")

    async def newer(self, than: int, patience: float | None = None) -> None:
        """Wait until the page shows a newer version."""
        await self.page.wait_for_function(
            "than => Number(document.getElementById('table').dataset.version) > than",
            arg=than,
            timeout=patience,
        )

    async def connected(self, how: Literal["live", "polling", "lost"] = "live") -> None:
        """Wait until the page is connected so."""
        await self.page.wait_for_function(
            "how => document.documentElement.dataset.connection === how", arg=how
        )

    async def play(self, place: "Place", first: int = 0, last: int = TURNS) -> None:
        """Place once for every question, from one turn to another, and wait for what follows."""
        question = await self.asked()
        for turn in range(first, last):
            await place(self, turn)
            question = await self.asked(question)

    async def totals(self) -> tuple[int, ...]:
        """The sums of the score sheet."""
        cells = self.page.locator(".scores tfoot td")
        await cells.first.wait_for()
        return tuple(int(text) for text in await cells.all_inner_texts())

    async def assert_counted_right(self, anybody: Player) -> None:
        """Raise unless the score sheet says what an independent reading of the record does."""
        verdict = Examination(await anybody.record(self.id)).verdict()
        assert verdict.finished
        assert await self.totals() == verdict.totals


Place = Callable[[TablePage, int], Awaitable[None]]
"""A way to place a tile on a cell."""


async def by_mouse(table: TablePage, cell: int) -> None:
    """Try by a click on the board, then confirm by the button."""
    await table.choice(cell).click()
    await table.confirm.click()


async def by_second_click(table: TablePage, cell: int) -> None:
    """Try by a click on the board, and confirm by another one there."""
    await table.choice(cell).click()
    when = await table.page.evaluate("performance.now()")
    await table.confirm.wait_for()
    await table.page.wait_for_function(AFTER_A_DOUBLE_CLICK, arg=when)
    await table.choice(cell).click()


async def by_touch(table: TablePage, cell: int) -> None:
    """Try by a tap on the board, then confirm by one on the button."""
    await table.choice(cell).tap()
    await table.confirm.tap()


async def at_once(table: TablePage, cell: int) -> None:
    """Click once: whoever has set it so places at once."""
    await table.choice(cell).click()


async def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press Tab until something has the focus."""
    for _ in range(60):
        if await page.evaluate("what => document.activeElement.matches(what)", selector):
            return
        await page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {selector}")


async def by_keys(table: TablePage, turn: int) -> None:
    """Go to the board by Tab, to a free cell by an arrow, try by Enter, confirm there or on the button."""
    page, keys = table.page, table.page.keyboard
    await tab_to(page, "button.choice")
    await keys.press(("ArrowDown", "ArrowRight", "ArrowUp")[turn % 3])
    if await page.evaluate("document.activeElement.matches('.may-not')"):
        await keys.press("Home")
    await keys.press("Enter")
    await table.confirm.wait_for()
    if turn % 2:
        await tab_to(page, "[data-key=confirm-button]", "Shift+Tab")
    await keys.press("Enter")
