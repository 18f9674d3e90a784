"""What somebody tries within a turn is noticed by nobody else: neither a byte nor a silence tells of it."""

import asyncio
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from ludotheque.tables import gathering
from ludotheque.web import live
from ludotheque.web.visitor import Guest
from tests.support.eavesdropper import Ear, Eavesdropper, cookie_of
from tests.support.inside import Inside, open_house
from tests.support.player import Player, State

NAMES = ("Ana", "Ben", "Cem", "Eve")
SEATS = 3
SECRET = "5ec2e7" * 10 + "5ec2"
TABLE = "table-of-this-test"
OPTIONS = {"players": str(SEATS), "starter": "1", "deck": "short"}


@cache
def sent(tries: int) -> tuple[tuple[bytes, ...], ...]:
    """What is sent to everybody in a turn that is tried out so often before it is decided."""
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        patch.setattr(gathering, "new_secret", lambda: SECRET)
        patch.setattr(gathering, "new_id", lambda: TABLE)
        return asyncio.run(_sent(Path(folder), tries))


async def _sent(folder: Path, tries: int) -> tuple[tuple[bytes, ...], ...]:
    async with open_house(folder) as inside:
        everybody = [Eavesdropper(inside, Guest(f"id-of-{name}", name)) for name in NAMES]
        await _begun(inside, everybody[:SEATS])
        for each in everybody:
            each.listen(TABLE)
            await each.look(TABLE)
        ana = everybody[0]
        turn = await _whole_turn(ana)
        for number in range(tries):
            await _try_out(ana, turn, 1 + number % 4)
            for each in everybody[1:]:
                await each.look(TABLE)
        for _ in range(4 - tries):
            for each in everybody[1:]:
                await each.look(TABLE)
        question, texts = turn
        made = {"id": "one", "question": question, "actions": texts}
        assert (await ana.api("POST", f"tables/{TABLE}/decisions", made)).status_code == 200
        for each in everybody:
            await each.look(TABLE)
        await inside.work()
        for each in everybody:
            await each.look(TABLE)
        for each in everybody:
            await each.close()
        return tuple(tuple(each.kept) for each in everybody)


async def _begun(inside: Inside, seats: Sequence[Eavesdropper]) -> None:
    wanted = {"game": "up-or-down", "options": OPTIONS, "begin": True}
    await seats[0].api("POST", "tables", wanted)
    for seat in seats[1:]:
        await seat.api("POST", f"tables/{TABLE}/seat", {})
        await seat.api("POST", f"tables/{TABLE}/ready", {})
    await inside.work()


async def _whole_turn(seat: Eavesdropper) -> tuple[str, list[str]]:
    """The first question of a turn, and the first choices that make it up; nothing of it is kept."""
    state = (await seat.api("GET", f"tables/{TABLE}")).json()
    question: str = state["turn"]
    texts: list[str] = []
    while True:
        texts.append(state["choices"][0]["text"])
        if state["choices"][0]["ends"]:
            await _try_out(seat, (question, texts), 0)
            return question, texts
        state = await _try_out(seat, (question, texts), len(texts))


async def _try_out(seat: Eavesdropper, turn: tuple[str, list[str]], choices: int) -> State:
    question, texts = turn
    wanted = {"question": question, "actions": texts[:choices]}
    answer = await seat.api("PUT", f"tables/{TABLE}/draft", wanted)
    state: State = answer.json()
    return state


@pytest.mark.rule("UOD-17")
@pytest.mark.parametrize("watcher", range(1, len(NAMES)))
def test_whoever_rethinks_a_turn_leaves_no_byte_of_it_to_others(watcher: int) -> None:
    assert sent(4)[watcher] == sent(0)[watcher]


def test_who_tries_sees_it() -> None:
    assert sent(4)[0] != sent(0)[0]


async def against(inside: Inside) -> tuple[Player, Player, State]:
    """Ana, who begins, and Ben at a table of two."""
    ana, ben = await inside.player("Ana"), await inside.player("Ben")
    options = {"players": "2", "starter": "1"}
    table = (await ana.create("up-or-down", options=options, begin=True))["table"]["id"]
    await ben.sit(table)
    await ben.ready(table)
    await inside.work()
    return ana, ben, await ana.state(table)


async def test_nobody_who_waits_is_woken_by_what_another_tries(inside: Inside) -> None:
    ana, ben, state = await against(inside)
    table, version = state["table"]["id"], state["table"]["version"]
    waiting = asyncio.create_task(ben.wait(table, version, 25))
    for choice in state["choices"]:
        await asyncio.sleep(0.05)
        await ana.draft(table, state["turn"], choice["text"])
    await asyncio.sleep(0.1)
    woken = waiting.done()
    waiting.cancel()
    assert not woken


async def test_who_tries_is_woken_in_another_window(inside: Inside) -> None:
    ana, _, state = await against(inside)
    table = state["table"]["id"]
    waiting = asyncio.create_task(ana.wait(table, state["table"]["version"], 20))
    await asyncio.sleep(0.1)
    await ana.draft(table, state["turn"], state["choices"][0]["text"])
    assert len((await waiting)["draft"]) == 1


def heard(ear: Ear, what: str) -> int:
    return sum(f'"kind":"{what}"' in message for message in ear.heard)


async def test_a_page_hears_as_often_that_all_is_well_while_another_tries(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "HEARTBEAT", 0.2)
    ana, ben, state = await against(inside)
    table = state["table"]["id"]
    ear = Ear(inside.app, f"/tables/{table}/live", cookie_of(ben.token))
    await ear.hears("scene")
    for number in range(20):
        await asyncio.sleep(0.05)
        await ana.draft(table, state["turn"], state["choices"][number % 3]["text"])
    found = (heard(ear, "alive") >= 4, heard(ear, "scene"))
    await ear.close()
    assert found == (True, 1)


@pytest.mark.parametrize(("draft", "scenes"), [("", 1), ("known", 0)])
async def test_a_new_window_hears_of_a_draft_that_its_page_does_not_show(
    inside: Inside, draft: str, scenes: int
) -> None:
    ana, _, state = await against(inside)
    table, text = state["table"]["id"], state["choices"][0]["text"]
    await ana.draft(table, state["turn"], text)
    query = f"after={state['table']['version']}&draft={draft and text}"
    ear = Ear(inside.app, f"/tables/{table}/live", cookie_of(ana.token), query)
    await ear.hears("scene" if scenes else "alive")
    await asyncio.sleep(0.2)
    await ear.close()
    assert heard(ear, "scene") == scenes
