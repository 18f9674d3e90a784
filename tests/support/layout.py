"""Whether a page fits: nothing beside the window, nothing cut off, nothing too small for a finger."""

from functools import cache
from pathlib import Path

from playwright.async_api import Page

FINGER = 44
"""The least width and height of what is touched, in CSS pixels."""


@cache
def _questions() -> str:
    return Path(__file__).with_name("layout.js").read_text(encoding="utf-8").strip()


async def overflows(page: Page) -> list[str]:
    """What does not fit, a line each: the page in the window, or an element in its box.

    The inside of drawings, what is only for screen readers (``.unseen``) and what may be scrolled are left
    out.
    """
    lines: list[str] = await page.evaluate(f"{_questions()}.overflows()")
    return lines


async def targets(page: Page) -> list[str]:
    """What is touched and smaller than a finger, a line each; links within sentences are left out."""
    lines: list[str] = await page.evaluate(f"{_questions()}.targets({FINGER})")
    return lines


async def assert_fits(page: Page) -> None:
    """Raise what does not fit."""
    if found := await overflows(page):
        raise AssertionError(f"On {page.url}:\n" + "\n".join(found))


async def assert_touchable(page: Page) -> None:
    """Raise what is too small for a finger."""
    if found := await targets(page):
        raise AssertionError(f"On {page.url}:\n" + "\n".join(found))
