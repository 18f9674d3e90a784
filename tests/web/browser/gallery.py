"""Every kind of page there is, each arranged when it is first asked for."""

from collections.abc import Awaitable, Callable

from tests.support.pages import TURNS
from tests.support.player import Player
from tests.support.server import Server
from tests.web.browser import gallery_up_or_down
from tests.web.browser.people import asked, name_of, place
from tests.web.browser.shown import BOT, Shown

LONG_NAMES = ("Maximilienne-Wilhelmine", "Dr. Bartholomeus Vanderw", "Ana", "Ö")
"""As long as names may be, and as short."""


class Gallery:
    """The pages of one server."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._found: dict[str, Shown] = {}

    async def find(self, name: str) -> Shown:
        """The page of a name of `PAGES`."""
        if name not in self._found:
            self._found[name] = await PAGES[name](self)
        return self._found[name]

    async def people(self, count: int) -> list[Player]:
        """So many people with names that are hard to place."""
        return [await self._server.player(name) for name in LONG_NAMES[:count]]

    async def table(
        self, people: list[Player], *, bots: int = 0, turns: int = 0, rounds: int = 1, begin: bool = True
    ) -> str:
        """A table where so many tiles have been placed; its path."""
        host, *others = people
        seats = len(people) + bots
        table = await host.create(
            options={
                "players": str(seats),
                "rounds": str(rounds),
                "curtain": "on" if seats > 3 else "off",
            },
            bots={len(people) + bot: BOT for bot in range(bots)},
            begin=begin,
        )
        path = f"/tables/{table['table']['id']}"
        for other in others:
            await other.sit(name_of(path))
            if begin:
                await other.ready(name_of(path))
        for turn in range(turns):
            for one in people:
                await place(one, path, turn % TURNS)
        return path


async def plain(path: str) -> Shown:
    """A page for somebody who comes for the first time."""
    return Shown(path)


async def with_open_tables(gallery: Gallery, path: str) -> Shown:
    people = await gallery.people(4)
    await gallery.table(people, bots=2)
    await gallery.table(people[:2], begin=False)
    await gallery.table(people[:1], turns=TURNS)
    return Shown(path, people[0])


async def gathering(gallery: Gallery, who: int | None) -> Shown:
    people = await gallery.people(2)
    host = people[0]
    table = await host.create(options={"players": "6", "rounds": "3", "touching": "on"}, bots={5: BOT})
    path = f"/tables/{table['table']['id']}"
    await people[1].sit(name_of(path))
    return Shown(path, None if who is None else people[who])


async def asked_with_a_bot(gallery: Gallery, *, tries: bool = False, refused: int | None = None) -> Shown:
    people = await gallery.people(1)
    path = await gallery.table(people, bots=1, turns=9)
    state = await asked(people[0], path)
    if tries:
        await people[0].draft(name_of(path), state["view"]["question"], "12")
    return Shown(path, people[0], refused)


async def waiting(gallery: Gallery, *, watches: bool = False) -> Shown:
    people = await gallery.people(2)
    path = await gallery.table(people, turns=2)
    await place(people[0], path, 5)
    return Shown(path, None if watches else people[0])


async def six(gallery: Gallery, turns: int, *, who: int | None = 0) -> Shown:
    people = await gallery.people(3)
    path = await gallery.table(people, bots=3, turns=turns)
    if turns < TURNS:
        await asked(people[0], path)
    return Shown(path, None if who is None else people[who])


async def second_round(gallery: Gallery) -> Shown:
    people = await gallery.people(2)
    path = await gallery.table(people, turns=TURNS + 2, rounds=2)
    await asked(people[0], path)
    return Shown(path, people[0])


async def solo_over(gallery: Gallery, more: str = "") -> Shown:
    people = await gallery.people(1)
    path = await gallery.table(people, turns=TURNS)
    return Shown(path + more, people[0])


PAGES: dict[str, Callable[[Gallery], Awaitable[Shown]]] = {
    "home": lambda _: plain("/"),
    "home-with-open-tables": lambda gallery: with_open_tables(gallery, "/"),
    "new": lambda _: plain("/new/take-it-easy"),
    "gathering-as-host": lambda gallery: gathering(gallery, 0),
    "gathering-as-guest": lambda gallery: gathering(gallery, 1),
    "gathering-from-beside": lambda gallery: gathering(gallery, None),
    "asked": asked_with_a_bot,
    "trying": lambda gallery: asked_with_a_bot(gallery, tries=True),
    "told-why-not": lambda gallery: asked_with_a_bot(gallery, refused=3),
    "waiting": waiting,
    "watching": lambda gallery: waiting(gallery, watches=True),
    "asked-with-six": lambda gallery: six(gallery, 7),
    "watching-six": lambda gallery: six(gallery, 7, who=None),
    "second-round": second_round,
    "over-alone": solo_over,
    "over-with-six": lambda gallery: six(gallery, TURNS),
    "replay": lambda gallery: solo_over(gallery, "/replay?event=20"),
    "settings": lambda _: plain("/settings"),
    "no-tables-of-mine": lambda _: plain("/mine"),
    "tables-of-mine": lambda gallery: with_open_tables(gallery, "/mine"),
    "rules": lambda _: plain("/rules/take-it-easy"),
    "nothing-there": lambda _: plain("/nowhere"),
    **gallery_up_or_down.PAGES,
}
"""Every page by a name."""
