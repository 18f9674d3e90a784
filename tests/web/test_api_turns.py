"""A game whose turns have several choices over the JSON API; shown with Up or Down?."""

import pytest

from ludotheque.core.notation import read_record
from tests.support.inside import Inside
from tests.support.player import Player, RefusedError, State
from tests.support.tables import verified


async def against_a_bot(inside: Inside, player: Player) -> State:
    """A short game in which the player starts."""
    options = {"players": "2", "deck": "short", "starter": "1"}
    table = (await player.create("up-or-down", options=options, bots={1: "random"}, begin=True))["table"][
        "id"
    ]
    await inside.work()
    return await player.state(table)


async def gone_on(inside: Inside, player: Player, state: State) -> State:
    """The first choice made: tried while the turn goes on, decided when it ends the turn."""
    table, choice = state["table"]["id"], state["choices"][0]
    go = player.decide if choice["ends"] else player.draft
    await go(table, state["view"]["question"], choice["text"])
    await inside.work()
    return await player.state(table)


async def test_whoever_follows_what_ends_a_turn_plays_a_whole_game(inside: Inside) -> None:
    player = await inside.player()
    state = await against_a_bot(inside, player)
    while state["table"]["status"] != "over":
        state = await gone_on(inside, player, state)
    record = read_record(await player.record(state["table"]["id"])).record
    assert verified(record).outcome is not None


async def test_only_a_draw_ends_a_turn_while_there_are_cards(inside: Inside) -> None:
    player = await inside.player()
    state = await against_a_bot(inside, player)
    ends = []
    for _ in range(4):
        ends.append({choice["ends"] for choice in state["choices"]})
        if ends[-1] == {False}:
            state = await gone_on(inside, player, state)
    assert ends == [{False}, {False}, {False}, {True}]


async def test_an_unfinished_turn_is_not_decided(inside: Inside) -> None:
    player = await inside.player()
    state = await against_a_bot(inside, player)
    with pytest.raises(RefusedError) as caught:
        await player.decide(state["table"]["id"], state["view"]["question"], state["choices"][0]["text"])
    assert (caught.value.status, caught.value.problem["reason"]) == (422, "turn-not-over")


async def test_what_has_been_tried_is_told_to_its_seat_alone(inside: Inside) -> None:
    player, watcher = await inside.player(), await inside.player()
    state = await against_a_bot(inside, player)
    before = (await watcher.state(state["table"]["id"]))["view"]
    tried = await gone_on(inside, player, state)
    after = await watcher.state(state["table"]["id"])
    assert (len(tried["draft"]), after["draft"], after["view"]) == (1, [], before)
