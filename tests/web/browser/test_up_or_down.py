"""Whole games of Up or Down? in a browser: turns of several choices, rethought, by every hand."""

from dataclasses import replace

import pytest

from tests.oracle.up_or_down import examine
from tests.support import turns
from tests.support.browser import DESK, PHONE, SMALL_PHONE, Look
from tests.support.player import Player
from tests.support.server import Server
from tests.support.turns import Press, TurnsPage
from tests.web.browser.conftest import OpensAs
from tests.web.browser.people import name_of

HANDS = {
    "mouse": (DESK, turns.by_mouse),
    "touch": (PHONE, turns.by_touch),
    "keys": (DESK, turns.by_keys),
}


async def made(player: Player, players: int, *others: Player) -> str:
    """A short game that this player begins, against others and bots; its path."""
    bots = dict.fromkeys(range(1 + len(others), players), "greedy")
    options = {"players": str(players), "starter": "1", "deck": "short"}
    table = (await player.create("up-or-down", options=options, bots=bots, begin=True))["table"]["id"]
    for other in others:
        await other.sit(table)
        await other.ready(table)
    return f"/tables/{table}"


@pytest.mark.parametrize("hand", HANDS)
async def test_a_whole_game_of_two(seated: OpensAs, shared_server: Server, hand: str) -> None:
    look, press = HANDS[hand]
    await play_whole(seated, shared_server, 2, look, press)


async def test_a_whole_game_of_six_with_bots_on_a_small_phone(seated: OpensAs, shared_server: Server) -> None:
    await play_whole(seated, shared_server, 6, SMALL_PHONE, turns.by_touch)


async def play_whole(seated: OpensAs, server: Server, players: int, look: Look, press: Press) -> None:
    player = await server.player("Ana")
    path = await made(player, players)
    table = await TurnsPage.open(await seated(player, look), server.address + path)
    await table.play_to_the_end(press)
    assert await table.totals() == examine(await player.record(name_of(path)))


async def test_without_script_a_turn_is_taken_by_the_buttons_of_forms(
    seated: OpensAs, shared_server: Server
) -> None:
    player = await shared_server.player("Ana")
    path = await made(player, 2)
    browser = await seated(player, replace(DESK, script=False))
    table = await TurnsPage.open(browser, shared_server.address + path)
    for _ in range(4):
        await table.choices.first.click()
    await table.confirm.click()
    assert [turn["seat"] for turn in (await player.state(name_of(path)))["view"]["turns"]][:1] == [0]


async def test_rethinking_a_turn_leaves_no_trace_for_others(seated: OpensAs, shared_server: Server) -> None:
    ana, ben = await shared_server.player("Ana"), await shared_server.player("Ben")
    path = await made(ana, 2, ben)
    hers = await TurnsPage.open(await seated(ana), shared_server.address + path)
    his = await TurnsPage.open(await seated(ben), shared_server.address + path)
    watcher = await TurnsPage.open(await seated(None), shared_server.address + path)
    await hers.after("")
    before = [await each.page.locator("#scene").inner_html() for each in (his, watcher)]
    for _ in range(4):
        await hers.go_on(turns.by_mouse)
    for number in (1, 0):
        step = await hers.step()
        await hers.page.locator("form.choices fieldset").last.locator("button").nth(number).click()
        await hers.after(step)
    assert [await each.page.locator("#scene").inner_html() for each in (his, watcher)] == before


async def test_an_earlier_choice_is_made_otherwise_by_a_click_on_it(
    seated: OpensAs, shared_server: Server
) -> None:
    player = await shared_server.player("Ana")
    path = await made(player, 2)
    table = await TurnsPage.open(await seated(player), shared_server.address + path)
    await table.after("")
    second = table.page.locator("form.choices button.choice").nth(1)
    other = await second.get_attribute("value")
    step = await table.go_on(turns.by_mouse)
    await table.page.locator(f"form.choices button[value='{other}']").click()
    await table.after(step)
    assert (await player.state(name_of(path)))["draft"] == [other]


async def test_what_was_chosen_last_is_taken_back_by_its_button(
    seated: OpensAs, shared_server: Server
) -> None:
    player = await shared_server.player("Ana")
    path = await made(player, 2)
    table = await TurnsPage.open(await seated(player), shared_server.address + path)
    step = await table.go_on(turns.by_mouse)
    first = (await player.state(name_of(path)))["draft"]
    step = await table.go_on(turns.by_mouse)
    await table.page.locator("[data-key=back-button]").click()
    await table.after(step)
    assert (await player.state(name_of(path)))["draft"] == first
