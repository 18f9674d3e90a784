"""Deciding over the JSON API: drafts, decisions and their ids, why not, waiting, the end."""

import asyncio
import time
from typing import Any

import pytest

from ludotheque.core.notation import read_record
from tests.support.inside import Inside
from tests.support.player import Player, RefusedError, State
from tests.support.requests import at_first_call, refusal, together
from tests.support.tables import verified


def question_of(state: State) -> str:
    question: str = state["view"]["question"]
    return question


async def played_alone(inside: Inside, player: Player, table: str) -> State:
    """The end of a game alone, every tile in the first cell that is free."""
    state = await player.state(table)
    while state["table"]["status"] != "over":
        await player.decide(table, question_of(state), state["choices"][0]["text"])
        await inside.work()
        state = await player.state(table)
    return state


async def refused_decision(
    player: Player, table: str, question: str, *actions: str, **how: Any
) -> RefusedError:
    with pytest.raises(RefusedError) as caught:
        await player.decide(table, question, *actions, **how)
    return caught.value


async def test_a_decision_is_answered_with_its_seat_question_and_version(inside: Inside) -> None:
    player = await inside.player()
    state = await at_first_call(inside, player)
    table, version = state["table"]["id"], state["table"]["version"]
    answer = await player.decide(table, question_of(state), "4")
    assert answer == {"seat": 0, "question": question_of(state), "version": version + 1}


async def test_a_decided_tile_lies_on_the_board(inside: Inside) -> None:
    player = await inside.player()
    state = await at_first_call(inside, player)
    await player.decide(state["table"]["id"], question_of(state), "4")
    board = (await player.state(state["table"]["id"]))["view"]["boards"][0]
    assert board["cells"][4] == state["view"]["called"]


async def test_a_repeated_decision_gets_the_same_answer(inside: Inside) -> None:
    player = await inside.player()
    state = await at_first_call(inside, player)
    table, question = state["table"]["id"], question_of(state)
    answers = [await player.decide(table, question, "4", decision="one") for _ in range(3)]
    assert answers == [answers[0]] * 3


async def test_a_repeated_decision_gets_the_same_answer_after_other_moves(inside: Inside) -> None:
    player = await inside.player()
    state = await at_first_call(inside, player)
    table, question = state["table"]["id"], question_of(state)
    first = await player.decide(table, question, "4", decision="one")
    await played_alone(inside, player, await after_work(inside, table))
    assert await player.decide(table, question, "4", decision="one") == first


async def after_work(inside: Inside, table: str) -> str:
    await inside.work()
    return table


async def test_a_repeated_decision_changes_nothing(inside: Inside) -> None:
    player = await inside.player()
    state = await at_first_call(inside, player)
    table, question = state["table"]["id"], question_of(state)
    await player.decide(table, question, "4", decision="one")
    once = await player.state(table)
    await player.decide(table, question, "4", decision="one")
    assert await player.state(table) == once


async def test_an_id_that_was_used_for_another_question_is_422(inside: Inside) -> None:
    player = await inside.player()
    state = await at_first_call(inside, player)
    table = state["table"]["id"]
    await player.decide(table, question_of(state), "4", decision="one")
    await inside.work()
    error = await refused_decision(player, table, question_of(await player.state(table)), "5", decision="one")
    assert (error.status, error.problem["reason"]) == (422, "decision-id-used")


async def test_an_id_that_another_seat_has_used_is_422(inside: Inside) -> None:
    ana, ben = await inside.player("Ana"), await inside.player("Ben")
    table, question = await together(inside, ana, ben)
    await ana.decide(table, question, "4", decision="one")
    error = await refused_decision(ben, table, question, "4", decision="one")
    assert (error.status, error.problem["reason"]) == (422, "decision-id-used")


async def test_a_closed_question_is_409_with_the_table_as_it_stands(inside: Inside) -> None:
    player = await inside.player()
    state = await at_first_call(inside, player)
    table = state["table"]["id"]
    await player.decide(table, question_of(state), "4")
    error = await refused_decision(player, table, question_of(state), "5")
    assert (error.status, error.problem["state"]) == (409, await player.state(table))


async def test_a_draft_for_a_closed_question_is_409(inside: Inside) -> None:
    player = await inside.player()
    state = await at_first_call(inside, player)
    await player.decide(state["table"]["id"], question_of(state), "4")
    with pytest.raises(RefusedError) as caught:
        await player.draft(state["table"]["id"], question_of(state), "5")
    assert caught.value.status == 409


async def test_a_placement_of_somebody_else_closes_no_question(inside: Inside) -> None:
    ana, ben = await inside.player("Ana"), await inside.player("Ben")
    table, question = await together(inside, ana, ben)
    await ana.decide(table, question, "4")
    assert (await ben.decide(table, question, "4"))["seat"] == 1


async def test_what_the_rules_refuse_is_422_with_reason_rule_and_link(inside: Inside) -> None:
    player = await inside.player()
    state = await at_first_call(inside, player)
    table = state["table"]["id"]
    await player.decide(table, question_of(state), "4")
    await inside.work()
    error = await refused_decision(player, table, question_of(await player.state(table)), "4")
    said = (error.status, error.problem["reason"], error.problem["rule"], error.problem["link"])
    assert said == (422, "cell-taken", "TIE-8", "/rules/take-it-easy#TIE-8")


async def test_of_a_decision_that_is_refused_nothing_has_happened(inside: Inside) -> None:
    player = await inside.player()
    state = await at_first_call(inside, player)
    await refused_decision(player, state["table"]["id"], question_of(state), "4", "5")
    assert await player.state(state["table"]["id"]) == state


async def test_a_draft_is_shown_to_who_made_it(inside: Inside) -> None:
    player = await inside.player()
    state = await at_first_call(inside, player)
    assert (await player.draft(state["table"]["id"], question_of(state), "4"))["draft"] == ["4"]


async def test_a_draft_is_taken_back_with_an_empty_one(inside: Inside) -> None:
    player = await inside.player()
    state = await at_first_call(inside, player)
    await player.draft(state["table"]["id"], question_of(state), "4")
    assert await player.draft(state["table"]["id"], question_of(state)) == state


async def test_a_draft_is_hidden_from_everybody_else(inside: Inside) -> None:
    ana, ben, eve = await inside.player("Ana"), await inside.player("Ben"), await inside.player("Eve")
    table, question = await together(inside, ana, ben)
    before = [await ben.state(table), await eve.state(table)]
    await ana.draft(table, question, "4")
    assert [await ben.state(table), await eve.state(table)] == before


async def test_why_not_says_yes_where_something_may_be_done(inside: Inside) -> None:
    player = await inside.player()
    state = await at_first_call(inside, player)
    assert (await player.why(state["table"]["id"], "4"))["allowed"]


async def test_why_not_says_which_rule_refuses(inside: Inside) -> None:
    player = await inside.player()
    state = await at_first_call(inside, player)
    table = state["table"]["id"]
    await player.decide(table, question_of(state), "4")
    await inside.work()
    said = await player.why(table, "4")
    assert (said["allowed"], said["rule"], said["link"]) == (False, "TIE-8", "/rules/take-it-easy#TIE-8")


async def test_the_record_of_a_game_that_goes_on_is_404(inside: Inside) -> None:
    player = await inside.player()
    table = (await at_first_call(inside, player))["table"]["id"]
    assert await refusal(player, "GET", f"/api/tables/{table}/record") == (404, "web-not-over-yet")


async def test_the_record_of_a_game_that_is_over_verifies(inside: Inside) -> None:
    player = await inside.player()
    table = (await at_first_call(inside, player))["table"]["id"]
    await played_alone(inside, player, table)
    record = read_record(await player.record(table)).record
    assert verified(record).dealing_checked


async def test_a_rematch_is_another_table_and_the_old_one_leads_there(inside: Inside) -> None:
    player = await inside.player()
    table = (await at_first_call(inside, player))["table"]["id"]
    await played_alone(inside, player, table)
    new = (await player.rematch(table))["table"]["id"]
    assert (await player.state(table))["table"]["rematch"] == new != table


async def test_a_rematch_that_is_asked_for_twice_is_one_table(inside: Inside) -> None:
    player = await inside.player()
    table = (await at_first_call(inside, player))["table"]["id"]
    await played_alone(inside, player, table)
    assert (await player.rematch(table))["table"]["id"] == (await player.rematch(table))["table"]["id"]


async def test_waiting_for_what_is_there_already_takes_no_time(inside: Inside) -> None:
    player = await inside.player()
    state = await at_first_call(inside, player)
    began = time.monotonic()
    await player.wait(state["table"]["id"], state["table"]["version"] - 1, 25)
    assert time.monotonic() - began < 20


async def test_waiting_for_what_does_not_come_ends_with_the_table_as_it_is(inside: Inside) -> None:
    player = await inside.player()
    state = await at_first_call(inside, player)
    assert await player.wait(state["table"]["id"], state["table"]["version"], 0.2) == state


async def test_waiting_ends_as_soon_as_something_happens(inside: Inside) -> None:
    player = await inside.player()
    state = await at_first_call(inside, player)
    table, version = state["table"]["id"], state["table"]["version"]
    waiting = asyncio.create_task(player.wait(table, version, 25))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    await player.decide(table, question_of(state), "4")
    async with asyncio.timeout(20):
        assert (await waiting)["table"]["version"] == version + 1
