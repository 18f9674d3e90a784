"""Windows of the browser to test with, and what went wrong in them."""

import asyncio
import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Response, WebError

PATIENCE = 15_000
"""How long a page may take, in milliseconds; the machines are small and shared."""

REFUSALS = r"Failed to load resource: the server responded with a status of 4\d\d"
"""What the console says when the server refuses something: expected where a test provokes it."""

CUT_OFF = r"net::ERR_|WebSocket connection to .* failed"
"""What the console says when there is no way to the server: expected where a test cuts it."""


@dataclass(frozen=True, kw_only=True)
class Look:
    """How somebody looks at the pages.

    Attributes:
        size: Width and height of the window.
        touch: Whether it is a telephone: touch, no mouse, two dots for a pixel.
        script: Whether scripts may run.
        colours: What the system prefers.
        motion: What the system prefers.
        locale: The language of the browser.
    """

    size: tuple[int, int] = (1280, 800)
    touch: bool = False
    script: bool = True
    colours: Literal["light", "dark"] = "light"
    motion: Literal["no-preference", "reduce"] = "no-preference"
    locale: str = "en-GB"

    def options(self) -> dict[str, Any]:
        """The same as Playwright wants it."""
        width, height = self.size
        return {
            "viewport": {"width": width, "height": height},
            "has_touch": self.touch,
            "is_mobile": self.touch,
            "device_scale_factor": 2 if self.touch else 1,
            "java_script_enabled": self.script,
            "color_scheme": self.colours,
            "reduced_motion": self.motion,
            "locale": self.locale,
        }


DESK = Look()
PHONE = Look(size=(390, 844), touch=True)
SMALL_PHONE = Look(size=(360, 640), touch=True)


class OpensContext(Protocol):
    """What the fixture `context` is: a browser of somebody's own, with cookies of its own."""

    async def __call__(self, look: Look = DESK) -> BrowserContext: ...


class Troubles:
    """What pages must not do: throw, complain in the console, be answered 500 or more, crash.

    Violations of the content security policy are among the complaints in the console.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    def expect(self, pattern: str) -> None:
        """Take what matches for expected, before or after it happens; `REFUSALS` and `CUT_OFF` are common."""
        self._expected.append(re.compile(pattern))

    def unexpected(self) -> list[str]:
        """What nobody expected."""
        return [line for line in self.lines if not any(each.search(line) for each in self._expected)]

    def check(self) -> None:
        """Raise what nobody expected."""
        if found := self.unexpected():
            raise AssertionError("Pages had troubles:\n" + "\n".join(found))

    def listen(self, context: BrowserContext) -> None:
        """Hear about every page of a context."""
        context.on("weberror", self._thrown)
        context.on("console", self._said)
        context.on("response", self._answered)
        context.on("page", lambda page: page.on("crash", self._crashed))

    def _thrown(self, error: WebError) -> None:
        self.lines.append(f"exception: {error.error}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "assert"}:
            place = message.location
            self.lines.append(f"console: {message.text} ({place['url']}:{place['lineNumber']})")

    def _answered(self, response: Response) -> None:
        if response.status >= 500:
            self.lines.append(f"answer {response.status}: {response.request.method} {response.url}")

    def _crashed(self, page: Page) -> None:
        self.lines.append(f"crash: {page.url}")


async def opened(browser: Browser, look: Look, troubles: Troubles) -> BrowserContext:
    """A new context whose pages are listened to."""
    context = await browser.new_context(**look.options())
    context.set_default_timeout(PATIENCE)
    troubles.listen(context)
    return context


async def closed(context: BrowserContext) -> None:
    """Close a context once its pages have said what they had to say."""
    for page in context.pages:
        # What the browser has to tell comes in order: with this answer everything before it is here. A page
        # that has crashed or hangs gives none.
        with suppress(Error, TimeoutError):
            await asyncio.wait_for(page.title(), 5)
    await context.close()
