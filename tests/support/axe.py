"""What axe finds on a page: obstacles for people who read, hear or steer it otherwise."""

from functools import cache
from importlib.resources import files
from typing import Any

from playwright.async_api import Page

TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")

# The rules that WCAG 2.2 has added are off in axe unless they are named.
RUN = """async tags => (await axe.run(document, {
    runOnly: {type: 'tag', values: tags},
    rules: {'target-size': {enabled: true}},
    resultTypes: ['violations'],
})).violations"""


@cache
def _source() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


async def violations(page: Page) -> list[str]:
    """What axe finds, a line each: rule, what it asks for, where, and what is wrong there.

    The script comes in through the debugger, so the page's content security policy stays as it is.
    """
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(_source())
    found: list[dict[str, Any]] = await page.evaluate(RUN, list(TAGS))
    return [
        f"{each['id']} ({each['impact']}): {each['help']} | {_where(node)} | {_what(node)}"
        for each in found
        for node in each["nodes"]
    ]


async def assert_clean(page: Page) -> None:
    """Raise what axe finds."""
    if found := await violations(page):
        raise AssertionError(f"axe finds on {page.url}:\n" + "\n".join(found))


def _where(node: dict[str, Any]) -> str:
    return " ".join(str(part) for part in node["target"])


def _what(node: dict[str, Any]) -> str:
    return "; ".join(line.strip() for line in node["failureSummary"].splitlines()[1:])
