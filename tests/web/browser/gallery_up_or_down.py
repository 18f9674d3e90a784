"""The pages of a table of Up or Down?: every step of a turn, two people, six people, the end."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tests.web.browser.people import asked, name_of, take_turn
from tests.web.browser.shown import BOT, Shown

if TYPE_CHECKING:
    from tests.support.player import Player
    from tests.web.browser.gallery import Gallery

PATH = "/new/up-or-down"
STEPS = {"play": 0, "take": 1, "lay": 2, "draw": 3}
"""How many choices have been tried when a player is asked for this one."""


async def table(gallery: "Gallery", players: int, turns: int) -> tuple["Player", str]:
    """Somebody with a long name among bots who has taken so many turns; the path of the table."""
    (one,) = await gallery.people(1)
    options = {"players": str(players), "starter": "1", "deck": "short"}
    bots = dict.fromkeys(range(1, players), BOT)
    made = await one.create("up-or-down", options=options, bots=bots, begin=True)
    path = f"/tables/{made['table']['id']}"
    for _ in range(turns):
        await take_turn(one, path)
    return one, path


async def step(gallery: "Gallery", players: int, name: str, turns: int = 7) -> Shown:
    one, path = await table(gallery, players, turns)
    state = await asked(one, path)
    for _ in range(STEPS[name]):
        state = await one.go_on(name_of(path), state)
    return Shown(path, one)


async def watching(gallery: "Gallery", players: int) -> Shown:
    one, path = await table(gallery, players, 7)
    await asked(one, path)
    return Shown(path)


async def over(gallery: "Gallery", players: int, turns: int, more: str = "") -> Shown:
    one, path = await table(gallery, players, turns)
    state = await one.state(name_of(path))
    while state["table"]["status"] != "over":
        state = await one.wait(name_of(path), state["table"]["version"])
    return Shown(path + more, one)


async def new(_: "Gallery") -> Shown:
    return Shown(PATH)


async def rules(_: "Gallery") -> Shown:
    return Shown("/rules/up-or-down")


PAGES: dict[str, Callable[["Gallery"], Awaitable[Shown]]] = {
    "ud-new": new,
    "ud-rules": rules,
    "ud-first-turn": lambda gallery: step(gallery, 2, "play", turns=0),
    "ud-playing": lambda gallery: step(gallery, 2, "play"),
    "ud-taking": lambda gallery: step(gallery, 2, "take"),
    "ud-laying": lambda gallery: step(gallery, 2, "lay"),
    "ud-drawing": lambda gallery: step(gallery, 2, "draw"),
    "ud-laying-with-six": lambda gallery: step(gallery, 6, "lay"),
    "ud-watching-two": lambda gallery: watching(gallery, 2),
    "ud-watching-six": lambda gallery: watching(gallery, 6),
    "ud-over": lambda gallery: over(gallery, 2, 18),
    "ud-over-with-six": lambda gallery: over(gallery, 6, 15),
    "ud-replay": lambda gallery: over(gallery, 2, 18, "/replay?event=60"),
}
