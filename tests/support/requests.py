"""Requests to the JSON API that many tests begin with."""

from collections.abc import Sequence
from typing import Any

from tests.support.inside import Inside
from tests.support.player import Player, State


async def at_first_call(inside: Inside, player: Player) -> State:
    """A table of one player alone, where the first tile has been called."""
    table = (await player.create(begin=True))["table"]["id"]
    await inside.work()
    return await player.state(table)


async def together(inside: Inside, *players: Player, **options: str) -> tuple[str, str]:
    """A table of several players, where the first tile has been called: its id, and the question of all."""
    table = await seated(players, **options)
    await inside.work()
    return table, (await players[0].state(table))["view"]["question"]


async def seated(players: Sequence[Player], **options: str) -> str:
    """A table at which players sit and are ready; its id."""
    first, *others = players
    texts = {name.replace("_", "-"): value for name, value in options.items()}
    state = await first.create(options={"players": str(len(players)), **texts}, begin=True)
    table: str = state["table"]["id"]
    for player in others:
        await player.sit(table)
        await player.ready(table)
    return table


async def refusal(player: Player, method: str, path: str, **how: Any) -> tuple[int, str]:
    """With which status, and for which reason, a request is refused."""
    answer = await player.send(method, path, **how)
    assert answer.headers["content-type"] == "application/json"
    return answer.status_code, answer.json()["reason"]
