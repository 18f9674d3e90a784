"""The server is killed over and over; no placement that was acknowledged is lost, and none is there twice."""

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from ludotheque.core.notation import read_record
from ludotheque.settings import database_file
from ludotheque.storage.store import SqlStore
from ludotheque.tables.desk import Desk
from ludotheque.tables.scene import scene
from tests.support.killed_server import POINTS, VARIABLE
from tests.support.player import Player
from tests.support.server import PROGRAM, Server
from tests.support.stubborn import Stubborn
from tests.support.tables import Ears, StillClock, verified

TIMES = [5, pytest.param(20, marks=pytest.mark.long)]
RANDOM = "random"
MOST_DECISIONS = 2
"""The server dies at one of the first of so many decisions."""

LONGEST_LIFE = 0.6
"""How long it lives at most where it dies at a random moment, in seconds after everybody has gone on."""


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that can be told when to die."""
    one = Server(tmp_path / "data", program=(PROGRAM[0], "-m", "tests.support.killed_server"))
    yield one
    one.kill()
    one.check()


@pytest.mark.parametrize("times", TIMES)
@pytest.mark.parametrize("point", [*POINTS, RANDOM])
async def test_a_killed_server_loses_and_doubles_nothing(
    mortal: Server, point: str, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(f"{point} {times}")
    monkeypatch.delenv(VARIABLE, raising=False)
    mortal.start()
    people = await gathered(mortal, rng)
    for _ in range(times):
        mortal.kill()
        if point != RANDOM:
            monkeypatch.setenv(VARIABLE, f"{point}:{rng.randint(1, MOST_DECISIONS)}")
        mortal.start()
        await all_see_what_is_kept(mortal, people)
        await all_play_until_it_dies(
            mortal, people, rng.uniform(0, LONGEST_LIFE) if point == RANDOM else None
        )
    monkeypatch.delenv(VARIABLE, raising=False)
    mortal.start()
    assert all(await asyncio.gather(*(person.play() for person in people)))
    await all_see_what_is_kept(mortal, people)
    for person in people:
        await the_record_is_the_ledger(person)


async def gathered(server: Server, rng: Random) -> list[Stubborn]:
    """Three people at two tables, with bots."""
    ana, ben, eve = [await Player.arrive(server.address, name) for name in ("Ana", "Ben", "Eve")]
    bots = {1: "greedy", 2: "random"}
    alone = (await ana.create(options={"players": "3"}, bots=bots, begin=True))["table"]["id"]
    mixed = (await ben.create(options={"players": "3"}, bots={1: "greedy"}, begin=True))["table"]["id"]
    await eve.sit(mixed)
    await eve.ready(mixed)
    places = ((ana, alone), (ben, mixed), (eve, mixed))
    return [Stubborn(player, table, Random(rng.random())) for player, table in places]


async def all_play_until_it_dies(server: Server, people: Sequence[Stubborn], life: float | None) -> None:
    playing = asyncio.gather(*(person.play() for person in people))
    if life is None:
        await playing
        assert server.died() == -signal.SIGKILL
    else:
        await asyncio.sleep(life)
        server.kill()
        await playing


async def all_see_what_is_kept(server: Server, people: Sequence[Stubborn]) -> None:
    """Everybody sees, over the API and over a socket, what the database has for their seat."""
    async with desk_of(server) as desk:
        await quiet(desk, people)
        for person in people:
            kept = (await scene(desk, person.table)).seen(await guest_of(desk, person))
            state = await person.state()
            assert (state["seat"], state["view"]) == (kept.seat, as_sent(kept.view))
            await the_socket_agrees(server, person)
            await what_was_acknowledged_is_kept(desk, person)


def as_sent(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@asynccontextmanager
async def desk_of(server: Server) -> AsyncIterator[Desk]:
    store = SqlStore.in_file(database_file(server.data))
    try:
        yield Desk(store, Ears(), StillClock())
    finally:
        await store.close()


async def guest_of(desk: Desk, person: Stubborn) -> str:
    table = (await scene(desk, person.table)).table
    (guest,) = [chair.guest for chair in table.chairs if chair.name == person.player.name]
    assert guest is not None
    return guest


async def quiet(desk: Desk, people: Sequence[Stubborn]) -> None:
    """Wait until nothing happens any more unless people do something."""
    tables = {person.table for person in people}
    async with asyncio.timeout(60):
        while not all([await _waits_for_people(desk, table) for table in tables]):  # noqa: ASYNC110 - it is another process that changes what is waited for
            await asyncio.sleep(0.05)


async def _waits_for_people(desk: Desk, table: str) -> bool:
    found = await scene(desk, table)
    assert found.match is not None
    awaited = found.match.awaited
    bots = [seat for seat in awaited if found.table.chairs[seat].bot is not None]
    return found.match.outcome is not None or (bool(awaited) and not bots)


async def the_socket_agrees(server: Server, person: Stubborn) -> None:
    token = {"authorization": f"Bearer {person.player.token}"}
    address = f"{server.address.replace('http', 'ws')}/tables/{person.table}/live"
    async with connect(address, additional_headers=token, proxy=None) as socket:
        while (said := msgspec.json.decode(await socket.recv()))["kind"] == "alive":
            pass
    fragment = (await person.player.send("GET", f"/tables/{person.table}/fragment")).json()
    assert said == {"kind": "scene"} | fragment


async def what_was_acknowledged_is_kept(desk: Desk, person: Stubborn) -> None:
    async with desk.store.look() as look:
        kept = [await look.answer(person.table, made.id) for made in person.ledger]
    sent = [made.answer | {"texts": [made.text]} for made in person.ledger]
    assert [as_sent(answer) for answer in kept] == sent


async def the_record_is_the_ledger(person: Stubborn) -> None:
    record = read_record(await person.player.record(person.table)).record
    verified(record)
    seat = (await person.state())["seat"]
    placed = [entry.text for entry in record.entries if entry.seat == seat]
    assert placed == [made.text for made in person.ledger]
