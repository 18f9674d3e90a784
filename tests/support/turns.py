"""What people do on the page of a table where a turn has several choices."""

from collections.abc import Awaitable, Callable

from playwright.async_api import Locator

from tests.support.pages import TablePage, tab_to

STEP = """() => document.querySelector("section.over") ? "over" : [
    document.getElementById("table").dataset.version,
    ...[...document.querySelectorAll("form.choices .choice, form.confirm")].map(each => each.dataset.key),
].join()"""
"""What may be done now: it changes with every choice."""

NEXT_STEP = f"""before => {{
    const step = ({STEP})();
    return step === "over" || (document.querySelector("form.choices") !== null && step !== before);
}}"""

ON_A_CHOICE = "form.choices fieldset:first-of-type button.choice"

Press = Callable[[TablePage, Locator], Awaitable[None]]
"""A way to press a button."""


class TurnsPage(TablePage):
    """The page of such a table in a window."""

    @property
    def choices(self) -> Locator:
        """What answers the present question."""
        return self.page.locator(ON_A_CHOICE)

    async def step(self) -> str:
        """What may be done now."""
        step: str = await self.page.evaluate(STEP)
        return step

    async def after(self, before: str) -> str:
        """Wait until something else may be done."""
        await self.page.wait_for_function(NEXT_STEP, arg=before)
        return await self.step()

    async def go_on(self, press: Press) -> str:
        """Press the first choice, or what confirms it where it ends the turn."""
        before = await self.after("")
        if before == "over":
            return before
        await press(self, self.confirm if await self.confirm.count() else self.choices.first)
        return await self.after(before)

    async def play_to_the_end(self, press: Press) -> int:
        """Press the first choice every time, until the game is over; how often something was pressed."""
        pressed = 0
        while await self.go_on(press) != "over":
            pressed += 1
        return pressed


async def by_mouse(_: TablePage, button: Locator) -> None:
    """Click on it."""
    await button.click()


async def by_touch(_: TablePage, button: Locator) -> None:
    """Tap it."""
    await button.tap()


async def by_keys(table: TablePage, button: Locator) -> None:
    """Reach it by Tab and arrow keys alone, and press Enter."""
    key = await button.get_attribute("data-key")
    wanted = f"[data-key={key}]"
    if await table.page.evaluate("what => document.activeElement.matches(what)", wanted):
        pass
    elif (
        await table.page.evaluate("document.activeElement.matches('button.choice')")
        and key != "confirm-button"
    ):
        await table.page.keyboard.press("Home")
    elif key == "confirm-button":
        await tab_to(table.page, wanted, "Shift+Tab")
    else:
        await tab_to(table.page, "form.choices button.choice")
        await table.page.keyboard.press("Home")
    assert await table.page.evaluate("what => document.activeElement.matches(what)", wanted), key
    await table.page.keyboard.press("Enter")
