"""Every page in every language, colour and width: nothing missing, nothing cut off, no obstacles."""

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest
import pytest_asyncio
from playwright.async_api import Page

import ludotheque
from tests.support import axe, layout
from tests.support.browser import REFUSALS, SMALL_PHONE, Look, Troubles
from tests.support.pages import TablePage
from tests.support.server import Server
from tests.web.browser.conftest import OpensAs
from tests.web.browser.gallery import PAGES, Gallery

KEYS = {
    key
    for file in Path(ludotheque.__file__).parent.rglob("*.ftl")
    for key in re.findall(r"^([a-z0-9]+(?:-[a-z0-9]+)+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
}
"""What a page would say where a message is missing."""

HYPHENATED = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")

EVERY_WORD = """() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll("[aria-label], [title], [alt]")].map(each =>
        ["aria-label", "title", "alt"].map(name => each.getAttribute(name) || "").join(" ")),
    ...[...document.querySelectorAll("svg title, svg desc")].map(each => each.textContent),
].join("\\n")"""

DESKTOP = Look(size=(1440, 900))
GALLERIES: dict[str, Gallery] = {}
"""By the address of their server: arranged once, and looked at by many tests."""


@pytest.fixture
def gallery(shared_server: Server) -> Gallery:
    return GALLERIES.setdefault(shared_server.address, Gallery(shared_server))


class Looks:
    """Opens pages of the gallery."""

    def __init__(self, seated: OpensAs, gallery: Gallery, address: str) -> None:
        self._seated, self._gallery, self._address = seated, gallery, address

    async def at(self, name: str, look: Look, language: str = "en") -> Page:
        shown = await self._gallery.find(name)
        browser = await self._seated(shown.guest, look, language=language)
        page = await browser.new_page()
        await page.goto(self._address + shown.path, wait_until="load")
        if shown.refused is not None:
            table = TablePage(page)
            await table.refused(shown.refused).click(force=True)
            await table.told.wait_for()
        return page


@pytest_asyncio.fixture(loop_scope="session")
async def looks(
    seated: OpensAs, gallery: Gallery, shared_server: Server, troubles: Troubles
) -> AsyncIterator[Looks]:
    troubles.expect(REFUSALS)
    yield Looks(seated, gallery, shared_server.address)


@pytest.mark.parametrize("language", ["fr", "en", "nl"])
@pytest.mark.parametrize("name", PAGES)
async def test_every_page_has_all_its_words_and_fits_a_small_phone(
    looks: Looks, name: str, language: str
) -> None:
    page = await looks.at(name, SMALL_PHONE, language)
    assert await page.get_attribute("html", "lang") == language
    assert KEYS & set(HYPHENATED.findall(await page.evaluate(EVERY_WORD))) == set()
    await layout.assert_fits(page)
    await layout.assert_touchable(page)


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
async def test_every_page_is_clean_for_axe(
    looks: Looks, name: str, colours: Literal["light", "dark"]
) -> None:
    page = await looks.at(name, replace(SMALL_PHONE, colours=colours))
    await axe.assert_clean(page)


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
async def test_every_page_is_clean_for_axe_in_a_wide_window(
    looks: Looks, name: str, colours: Literal["light", "dark"]
) -> None:
    page = await looks.at(name, replace(DESKTOP, colours=colours))
    await axe.assert_clean(page)
    await layout.assert_fits(page)
