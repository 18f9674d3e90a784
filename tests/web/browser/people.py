"""People who play by the API at tables that others have in their browser."""

from tests.support.player import Player, State
from tests.support.server import Server


def name_of(path: str) -> str:
    """The name of a table in the path of its page."""
    return path.removeprefix("/tables/")


async def pair(server: Server) -> tuple[Player, Player, str]:
    """Two at a table that has begun; its path."""
    ana, ben = await server.player("Ana"), await server.player("Ben")
    table = (await ana.create(options={"players": "2"}, begin=True))["table"]["id"]
    await ben.sit(table)
    await ben.ready(table)
    return ana, ben, f"/tables/{table}"


async def asked(player: Player, path: str) -> State:
    """How it is at a table, as soon as there is a question."""
    state = await player.state(name_of(path))
    while not state["choices"]:
        state = await player.wait(name_of(path), state["table"]["version"])
    return state


async def place(player: Player, path: str, cell: int | None = None) -> None:
    """Place as soon as there is a question, on the first free cell when none is said."""
    state = await asked(player, path)
    text = state["choices"][0]["text"] if cell is None else str(cell)
    await player.decide(name_of(path), state["view"]["question"], text)


async def take_turn(player: Player, path: str) -> None:
    """Take a whole turn of several choices as soon as there is one: the first choice every time."""
    state = await asked(player, path)
    while not state["choices"][0]["ends"]:
        state = await player.go_on(name_of(path), state)
    await player.go_on(name_of(path), state)
