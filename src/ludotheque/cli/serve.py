"""The command ``serve``: puts storage, tables and web together, and listens until it is told to stop."""

import os
import sys
import time
import webbrowser
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from ludotheque.cli.commands import Lang
from ludotheque.cli.errors import UsageError
from ludotheque.cli.lock import serving_lock
from ludotheque.cli.words import Voice
from ludotheque.settings import data_folder, database_file

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - that is what --lan asks for
BY_MAKE = "LUDOTHEQUE_STARTED_AT"
"""The variable in which `make play` says when it began."""

PORTS_TRIED = 20
"""Unless a port is named, the next ones are tried, too."""

FIRST_PORT = 8000
VISIBLE_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


class SystemClock:
    """The clock of this machine."""

    def now(self) -> float:
        """Seconds since the epoch."""
        return time.time()


class ServeCommand:
    """Serves tables to browsers."""

    def __init__(self, voice: Voice) -> None:
        self._speak = voice

    def serve(
        self,
        *,
        host: Annotated[str | None, Parameter(help="cli-word-host")] = None,
        port: Annotated[int | None, Parameter(help="cli-word-port")] = None,
        lan: Annotated[bool, Parameter(help="cli-word-lan", negative="")] = False,
        public: Annotated[str | None, Parameter(help="cli-word-public")] = None,
        behind_proxy: Annotated[bool, Parameter(help="cli-word-behind-proxy", negative="")] = False,
        data: Annotated[Path | None, Parameter(help="cli-word-data")] = None,
        open: Annotated[bool, Parameter(help="cli-word-open", negative="")] = False,  # noqa: A002 - the word of the command line
        relaxed: Annotated[bool, Parameter(help="cli-word-relaxed", negative="")] = False,
        lang: Lang = None,
    ) -> int:
        """Serve tables to browsers until a signal says to stop."""
        del lang
        from ludotheque.web import addresses, serving

        if port is not None and not 0 <= port < 2**16:
            raise UsageError("cli-bad-value", name="--port", value=str(port))
        folder = data_folder() if data is None else data
        place = serving.Place(
            host or (EVERYWHERE if lan else LOOPBACK),
            FIRST_PORT if port is None else port,
            PORTS_TRIED if port is None else 1,
        )
        if public is not None and not public.startswith(("http://", "https://")):
            raise UsageError("cli-bad-value", name="--public", value=public)
        address = addresses.home_address() if place.host == EVERYWHERE else None
        with serving_lock(folder), closing(serving.listen(place)) as taken:
            number: int = taken.getsockname()[1]
            name = "localhost" if place.host in {LOOPBACK, EVERYWHERE} else _bracketed(place.host)
            here = f"http://{name}:{number}"
            home = None if address is None else f"http://{_bracketed(address)}:{number}"
            links = [link for link in (public, here, home) if link is not None]

            def started() -> None:
                self._say_started(links, home)
                if open:
                    _open_browser(links[0])

            reached = {
                "home": home,
                "public": public,
                "is_open": behind_proxy or not addresses.is_loopback(f"{_bracketed(place.host)}:{number}"),
                "opening": "make play LAN=1" if os.environ.get(BY_MAKE) else "ludotheque serve --lan",
            }
            serving.serve(
                lambda: _house(folder, reached, relaxed=relaxed), taken, started, proxied=behind_proxy
            )
        return 0

    def _say_started(self, links: list[str], home: str | None) -> None:
        began = os.environ.get(BY_MAKE)
        for link in links:
            print(self._speak("cli-serving", link=link), flush=True)  # noqa: T201 - the command line prints
        if home is not None and sys.stdout.isatty():
            import segno

            segno.make(home, error="l").terminal(compact=True)
        if began:
            seconds = f"{time.time() - float(began):.1f}"
            print(self._speak("cli-serving-started", seconds=seconds), flush=True)  # noqa: T201
        print(self._speak("cli-serving-stop"), flush=True)  # noqa: T201


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _open_browser(link: str) -> None:
    """Open the page where there is a screen; a browser in this very terminal would be in the way."""
    if sys.platform in {"darwin", "win32"} or any(os.environ.get(name) for name in VISIBLE_SCREENS):
        webbrowser.open(link)


@asynccontextmanager
async def _house(folder: Path, reached: Mapping[str, Any], *, relaxed: bool) -> AsyncIterator[Any]:
    """Everything that serves tables, with the database in a folder."""
    from ludotheque.storage.migrations import upgrade
    from ludotheque.storage.store import SqlStore
    from ludotheque.tables.desk import Desk
    from ludotheque.tables.due_work import release
    from ludotheque.tables.scene import Scenes
    from ludotheque.web.house import House
    from ludotheque.web.hub import Hub
    from ludotheque.web.keys import keys
    from ludotheque.web.words import Words

    store = SqlStore.in_file(database_file(folder), synchronous="NORMAL" if relaxed else "FULL")
    try:
        await upgrade(store)
        hub = Hub()
        desk = Desk(store, hub, SystemClock())
        await release(desk)  # the folder is ours alone
        yield House(desk, Scenes(desk), hub, keys(folder), Words(), **reached)
    finally:
        await store.close()
