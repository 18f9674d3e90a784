"""A game of another distribution, in one language only, is played in the browser as ours are."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.support.browser import Look, OpensContext
from tests.support.distribution import install
from tests.support.server import Server

FRENCH = Look(locale="fr-FR")


@pytest.fixture
def house_with_it(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Server]:
    """A server where the other distribution is installed, too."""
    place = install(tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("installed"))
    monkeypatch.setenv("PYTHONPATH", str(place))
    server = Server(tmp_path / "data")
    try:
        server.start()
        yield server
    finally:
        server.kill()
    server.check()


async def at_the_table(page: Page, server: Server) -> None:
    """From the shelf to a table with a bot, in two clicks."""
    await page.goto(server.address)
    box = page.locator(".box", has=page.get_by_role("heading", name="Geheimgebot"))
    await box.get_by_role("button", name="robot").click()
    await page.wait_for_url("**/tables/*")


async def test_it_is_played_to_the_end_with_a_bot(house_with_it: Server, context: OpensContext) -> None:
    page = await (await context(FRENCH)).new_page()
    await at_the_table(page, house_with_it)
    card = page.locator("button.choice:not(.may-not)").first
    confirm, rematch = page.locator("[data-key=confirm-button]"), page.locator("[data-key=rematch-button]")
    while not await rematch.is_visible():
        await card.or_(rematch).first.wait_for()
        if await rematch.is_visible():
            break
        await card.click()
        await confirm.click()
        await confirm.wait_for(state="detached")
    assert await page.locator(".podium li").count() == 2


async def test_its_rules_are_shown_in_the_language_that_it_has(
    house_with_it: Server, context: OpensContext
) -> None:
    page = await (await context(FRENCH)).new_page()
    await page.goto(f"{house_with_it.address}/rules/geheimgebot")
    assert await page.locator("article.book").get_attribute("lang") == "de"
