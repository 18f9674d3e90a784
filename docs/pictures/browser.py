"""Photographs the pages of the product, with the same game in every run: part of `make pictures`."""

import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from socket import socket
from threading import Event, Thread
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from ludotheque.bots.shelf import make_bot
from ludotheque.core.options import option_texts, parse_options
from ludotheque.registry import load
from ludotheque.storage.migrations import upgrade
from ludotheque.storage.store import SqlStore
from ludotheque.tables import gathering
from ludotheque.tables.deciding import Decision, decide, draft
from ludotheque.tables.desk import Desk
from ludotheque.tables.due_work import do_all
from ludotheque.tables.ports import Work
from ludotheque.tables.scene import Scenes, scene
from ludotheque.tables.table import Chair, Table
from ludotheque.web import serving
from ludotheque.web.house import House
from ludotheque.web.hub import Hub
from ludotheque.web.keys import Keys
from ludotheque.web.visitor import GUEST_COOKIE, Guest, cookie_name, guest_token
from ludotheque.web.words import Words
from tests.support.chromium import arguments, find

HERE = Path(__file__).parent
KEYS = Keys((b"pictures" * 4,))
ANA = Guest("ana", "Ana")
TURNS = 12

DESK: dict[str, Any] = {"viewport": {"width": 1360, "height": 860}, "locale": "en-GB"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "locale": "fr-FR",
    "color_scheme": "dark",
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}


class Clock:
    """The clock of this machine."""

    def now(self) -> float:
        """Seconds since the epoch."""
        return time.time()


def table(game: str, name: str, players: int, bots: tuple[str, ...], **options: str) -> Table:
    """A table whose shuffle is the same in every run, because its id and its secret are."""
    box = load(game)
    texts = option_texts(parse_options(box.game.options_type, {"players": str(players), **options}))
    chairs = (Chair(name=ANA.name, guest=ANA.id), *(Chair(name=bot, bot=bot) for bot in bots))
    chairs += (Chair(),) * (players - len(chairs))
    return Table(
        id=name,
        game=game,
        rules_version=1,
        options=texts,
        host=ANA.id,
        chairs=chairs,
        secret="ab" * 32,
        created=time.time(),
    )


async def play(desk: Desk, name: str, choices: int) -> None:
    """Let Ana choose so often as the best bot would, and everybody else as they like."""
    for number in range(choices):
        await do_all(desk, "pictures")
        seen = (await scene(desk, name)).seen(ANA.id)
        view, box = seen.view, load(seen.table.game)
        assert view is not None  # noqa: S101 - the game has begun
        action = make_bot(box, "steady").choose(view, Random(number))
        texts = (box.game.action_text(view.options, action),)
        if box.game.encode(view.options, action) in seen.ending:
            await decide(desk, name, ANA.id, Decision(str(number), view.question or "", texts))
        else:
            await draft(desk, name, ANA.id, view.question or "", texts)
    await do_all(desk, "pictures")


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[House]:
    """A house with three tables: two that are played at, one that waits for friends."""
    store = SqlStore.in_file(folder / "tables.sqlite", synchronous="NORMAL")
    await upgrade(store)
    hub = Hub()
    desk = Desk(store, hub, Clock())

    async def add(work: Work) -> tuple[None, None]:
        await work.add_table(table("take-it-easy", "evening", 4, ("steady", "greedy", "random")))
        await work.add_table(table("take-it-easy", "friends", 3, ("steady",)))
        await work.add_table(table("up-or-down", "ring", 2, ("steady",), starter="1"))
        return None, None

    await desk.do(add)
    for name, choices in (("evening", TURNS), ("ring", 4 * TURNS + 2)):
        await gathering.ready(desk, name, ANA.id, "00" * 32)
        await play(desk, name, choices)
    yield House(desk, Scenes(desk), hub, KEYS, Words(), home="http://192.168.1.20:8000")
    await store.close()


def serve(folder: Path, listening: Event, taken: socket) -> None:
    """Serve in a thread of its own, which ends with the program."""
    serving.serve(lambda: opened(folder), taken, listening.set, proxied=False)


def page_of(browser: Browser, address: str, look: dict[str, Any]) -> Page:
    """A page of Ana's browser."""
    context = browser.new_context(**look)
    name = cookie_name(GUEST_COOKIE, address)
    context.add_cookies([{"name": name, "value": guest_token(KEYS, ANA), "url": address}])
    return context.new_page()


def photograph(browser: Browser, address: str) -> None:
    """Take every picture."""
    page = page_of(browser, address, DESK)
    page.goto(f"{address}/tables/evening")
    page.locator(".choice[data-laid]:not(.may-not)").first.click()
    page.locator("[data-key=confirm-button]").wait_for()
    page.mouse.move(0, 0)
    page.wait_for_timeout(600)  # whatever moves has come to rest
    page.screenshot(path=HERE / "browser-table.png")
    page.goto(f"{address}/tables/ring")
    page.wait_for_timeout(600)
    page.screenshot(path=HERE / "browser-up-or-down.png")
    page.goto(address)
    page.screenshot(path=HERE / "browser-home.png")
    phone = page_of(browser, address, PHONE)
    phone.goto(f"{address}/tables/evening")
    phone.wait_for_timeout(600)
    phone.screenshot(path=HERE / "browser-phone.png")
    phone.goto(f"{address}/tables/friends")
    phone.screenshot(path=HERE / "browser-invite.png")


def main() -> None:
    """Take the pictures, unless there is no Chromium."""
    path = find()
    if not isinstance(path, Path):
        print(f"No pictures of pages: {path.reason}")  # noqa: T201 - said to whoever makes pictures
        return
    taken = serving.listen(serving.Place(port=0))
    address = f"http://127.0.0.1:{taken.getsockname()[1]}"
    listening = Event()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        Thread(target=serve, args=(Path(folder), listening, taken), daemon=True).start()
        listening.wait(30)
        photograph(playwright.chromium.launch(executable_path=path, args=arguments()), address)


if __name__ == "__main__":
    main()
