"""The JSON API: what it answers, and with which status."""

from typing import Any

import pytest

from tests.support.inside import Inside
from tests.support.player import RefusedError
from tests.support.requests import at_first_call, refusal


async def test_a_guest_gets_the_name_they_want(inside: Inside) -> None:
    assert (await inside.player("Ana")).name == "Ana"


async def test_a_guest_without_a_name_gets_a_pleasant_one(inside: Inside) -> None:
    assert (await inside.player()).name


async def test_a_guest_with_a_token_keeps_their_seat_under_another_name(inside: Inside) -> None:
    ana = await inside.player("Ana")
    table = (await ana.create())["table"]["id"]
    renamed = (await ana.send("POST", "/api/guests", json={"name": "Anna"})).json()
    ana_again = {"authorization": f"Bearer {renamed['token']}"}
    state = (await ana.send("GET", f"/api/tables/{table}", headers=ana_again)).json()
    assert state["seat"] == 0


async def test_the_games_say_what_can_be_played(inside: Inside) -> None:
    (game,) = [game for game in await (await inside.player()).games() if game["name"] == "take-it-easy"]
    assert (game["min_players"], game["max_players"], game["bots"]) == (1, 6, ["random", "greedy", "steady"])


async def test_a_new_table_is_201_with_its_state(inside: Inside) -> None:
    answer = await (await inside.player()).send("POST", "/api/tables", json={"game": "take-it-easy"})
    assert (answer.status_code, answer.json()["table"]["status"]) == (201, "gathering")


async def test_a_state_has_the_choices_by_their_texts(inside: Inside) -> None:
    state = await at_first_call(inside, await inside.player())
    assert [choice["text"] for choice in state["choices"]] == [str(cell) for cell in range(19)]


async def test_words_are_in_the_language_asked_for(inside: Inside) -> None:
    player = await inside.player()
    table = (await at_first_call(inside, player))["table"]["id"]
    answer = await player.send("GET", f"/api/tables/{table}", headers={"accept-language": "fr"})
    assert answer.json()["choices"][0]["label"] == "Case 0"


async def test_a_spectator_has_a_view_and_no_choices(inside: Inside) -> None:
    table = (await at_first_call(inside, await inside.player()))["table"]["id"]
    state = await (await inside.player()).state(table)
    assert (state["seat"], state["choices"], state["view"]["question"]) == (None, [], None)


async def test_a_seat_is_taken_and_given_back(inside: Inside) -> None:
    ana, ben = await inside.player("Ana"), await inside.player("Ben")
    table = (await ana.create(options={"players": "2"}))["table"]["id"]
    sat = await ben.sit(table, 1)
    left = await ben.leave(table)
    assert (sat["seat"], left["seat"]) == (1, None)


@pytest.mark.parametrize("token", [None, "", "abc", "abc.def", "é.é", "a" * 5000])
async def test_who_needs_a_token_and_has_none_of_ours_is_401(inside: Inside, token: str | None) -> None:
    player = await inside.player()
    del player._client.headers["authorization"]
    headers = {} if token is None else {"authorization": f"Bearer {token}".encode()}
    refused = await refusal(player, "POST", "/api/tables", json={"game": "take-it-easy"}, headers=headers)
    assert refused == (401, "web-no-token")


async def test_a_token_that_is_none_of_ours_is_401_even_for_a_spectator(inside: Inside) -> None:
    player = await inside.player()
    refused = await refusal(player, "GET", "/api/games", headers={"authorization": "Bearer abc.def"})
    assert refused == (401, "web-no-token")


async def test_a_401_says_how_to_come_in(inside: Inside) -> None:
    answer = await (await inside.player()).send("GET", "/api/games", headers={"authorization": "Bearer x"})
    assert answer.headers["www-authenticate"] == "Bearer"


async def test_a_cookie_is_no_token(inside: Inside) -> None:
    surfer = inside.browser()
    await surfer.get("/")
    answer = await surfer.client.post("/api/tables", json={"game": "take-it-easy"})
    assert answer.status_code == 401


DECISION = {"id": "one", "question": "0-1", "actions": ["4"]}
REQUESTS: list[tuple[str, str, dict[str, Any]]] = [
    ("GET", "", {}),
    ("GET", "/state", {}),
    ("GET", "/record", {}),
    ("GET", "/why?action=4", {}),
    ("POST", "/seat", {"json": {}}),
    ("DELETE", "/seat", {}),
    ("POST", "/ready", {"json": {}}),
    ("POST", "/rematch", {"json": {}}),
    ("PUT", "/draft", {"json": {"question": "0-1", "actions": ["4"]}}),
    ("POST", "/decisions", {"json": DECISION}),
]


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS)
@pytest.mark.parametrize("table", ["unknown", "%00", "%ff", "a" * 500])
async def test_an_unknown_table_is_404(
    inside: Inside, table: str, method: str, path: str, body: dict[str, Any]
) -> None:
    player = await inside.player()
    assert await refusal(player, method, f"/api/tables/{table}{path}", **body) == (404, "no-such-table")


@pytest.mark.parametrize(
    ("method", "path", "body"), [each for each in REQUESTS if each[0] != "GET" and each[1] != "/seat"]
)
async def test_what_only_a_seat_may_do_is_403_for_others(
    inside: Inside, method: str, path: str, body: dict[str, Any]
) -> None:
    table = (await at_first_call(inside, await inside.player()))["table"]["id"]
    eve = await inside.player("Eve")
    assert await refusal(eve, method, f"/api/tables/{table}{path}", **body) == (403, "not-your-seat")


@pytest.mark.parametrize("path", ["/api/nowhere", "/api/x.json", "/api/tables/a/nothing", "/api/a/b/c"])
async def test_where_there_is_nothing_is_404_in_json(inside: Inside, path: str) -> None:
    assert await refusal(await inside.player(), "GET", path) == (404, "web-nothing-here")


async def test_a_method_that_an_address_does_not_know_is_405(inside: Inside) -> None:
    answer = await (await inside.player()).send("PATCH", "/api/games")
    assert (answer.status_code, set(answer.headers["allow"].split(", "))) == (405, {"GET", "OPTIONS"})


async def test_too_much_at_once_is_413(inside: Inside) -> None:
    player = await inside.player()
    assert await refusal(player, "POST", "/api/tables", content="[" * 70_000) == (413, "web-too-much")


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "no-such-game"}, "unknown-game"),
        ({"game": "take-it-easy", "options": {"height": "3"}}, "unknown-option"),
        ({"game": "take-it-easy", "options": {"players": "9" * 200}}, "bad-option-value"),
        ({"game": "take-it-easy", "bots": {"0": "no-such-bot"}}, "unknown-bot"),
        ({"game": "take-it-easy", "bots": {"7": "random"}}, "no-such-chair"),
        ({"game": "take-it-easy", "bots": {"0": "random"}}, "no-chair-for-the-host"),
    ],
)
async def test_a_table_that_cannot_be_is_422(inside: Inside, body: dict[str, Any], reason: str) -> None:
    assert await refusal(await inside.player(), "POST", "/api/tables", json=body) == (422, reason)


async def test_sitting_down_at_a_table_that_has_begun_is_422(inside: Inside) -> None:
    table = (await at_first_call(inside, await inside.player()))["table"]["id"]
    eve = await inside.player("Eve")
    assert await refusal(eve, "POST", f"/api/tables/{table}/seat", json={}) == (422, "table-has-begun")


async def test_standing_up_from_a_table_that_has_begun_is_422(inside: Inside) -> None:
    player = await inside.player()
    table = (await at_first_call(inside, player))["table"]["id"]
    assert await refusal(player, "DELETE", f"/api/tables/{table}/seat") == (422, "table-has-begun")


async def test_deciding_before_the_game_begins_is_422(inside: Inside) -> None:
    player = await inside.player()
    table = (await player.create())["table"]["id"]
    refused = await refusal(player, "POST", f"/api/tables/{table}/decisions", json=DECISION)
    assert refused == (422, "table-has-not-begun")


async def test_a_rematch_before_the_end_is_422(inside: Inside) -> None:
    player = await inside.player()
    table = (await at_first_call(inside, player))["table"]["id"]
    with pytest.raises(RefusedError) as caught:
        await player.rematch(table)
    assert caught.value.status == 422
