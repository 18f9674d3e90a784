"""Whatever is sent to the JSON API, the answer is never that the server has failed."""

import asyncio
import json
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.support.inside import Inside, open_house
from tests.support.player import Player
from tests.support.requests import at_first_call, refusal

DECISION = {"id": "one", "question": "0-1", "actions": ["4"]}
NEW_TABLE = {"game": "take-it-easy"}


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"{", b"null", b"[]", b'"x"', b"1", b"NaN", b"\xff\xfe", b"\xef\xbb\xbf{}", b"[" * 50_000),
        *(b'{"id":"\\ud800","question":"0-1","actions":["4"]}', b'{"id":"\xed\xa0\x80"}', b"{}}"),
        *({**DECISION, "more": 1}, {**DECISION, "id": 1}, {**DECISION, "id": ""}, {**DECISION, "id": "a\0"}),
        *({**DECISION, "id": "a" * 81}, {**DECISION, "id": 10**400}, {**DECISION, "id": " a"}),
        *({**DECISION, "actions": "4"}, {**DECISION, "actions": []}, {**DECISION, "actions": [4]}),
        *(
            {**DECISION, "actions": ["4"] * 65},
            {**DECISION, "actions": ["99"]},
            {**DECISION, "actions": [""]},
        ),
        *(
            {**DECISION, "actions": ["\0"]},
            {**DECISION, "actions": ["٣"]},
            {**DECISION, "actions": ["9" * 200]},
        ),
        *({**DECISION, "question": None}, {"question": "0-1", "actions": ["4"]}, [DECISION]),
    ],
)
async def test_a_decision_that_cannot_be_read_is_400(inside: Inside, body: Any) -> None:
    player = await inside.player()
    table = (await at_first_call(inside, player))["table"]["id"]
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    status, _ = await refusal(player, "POST", f"/api/tables/{table}/decisions", content=content)
    assert status == 400


@pytest.mark.parametrize(
    "change",
    [
        *({"breath": -1}, {"breath": 10_001}, {"breath": 10**400}, {"breath": 1.5}, {"breath": "1"}),
        *({"begin": 1}, {"begin": "yes"}, {"options": []}, {"options": {"players": 2}}, {"bots": ["random"]}),
        *({"options": {"players": "9" * 4000}}, {"options": {"9" * 4000: "2"}}, {"game": "a" * 4000}),
        *({"bots": {"x": "random"}}, {"bots": {"-1": "random"}}, {"bots": {"9" * 400: "random"}}),
        *({"bots": {"٠": "random"}}, {"bots": {"0": 1}}, {"contribution": "abc"}, {"contribution": "zz"}),
        *({"contribution": "ab" * 65}, {"contribution": "ab\n", "begin": True}, {"seed": "1"}),
    ],
)
async def test_a_table_that_cannot_be_read_is_400(inside: Inside, change: dict[str, Any]) -> None:
    status, _ = await refusal(await inside.player(), "POST", "/api/tables", json=NEW_TABLE | change)
    assert status == 400


@pytest.mark.parametrize("name", ["", " Ana", "Ana\n", "A\0", "\u202e", "a" * 25, 1, []])
async def test_a_name_that_is_none_is_400(inside: Inside, name: Any) -> None:
    status, _ = await refusal(await inside.player(), "POST", "/api/guests", json={"name": name})
    assert status == 400


@pytest.mark.parametrize(
    "rest",
    [
        *(
            "state?after=x",
            "state?after=1.5",
            f"state?after={'9' * 5000}",
            "state?wait=nan",
            "state?wait=inf",
        ),
        *(
            "state?wait=-1",
            "state?wait=26",
            "state?wait=1e999",
            "state?wait=",
            "why",
            f"why?action={'a' * 201}",
        ),
    ],
)
async def test_a_question_about_a_table_that_cannot_be_read_is_400(inside: Inside, rest: str) -> None:
    player = await inside.player()
    table = (await at_first_call(inside, player))["table"]["id"]
    status, _ = await refusal(player, "GET", f"/api/tables/{table}/{rest}")
    assert status == 400


@pytest.mark.parametrize("field", ["option-players", "game", "seat-0", "option-x"])
@pytest.mark.parametrize("text", ["9" * 900, "9" * 5000, "\0", "a" * 5000])
async def test_a_form_that_asks_for_the_impossible_is_no_fault_of_the_server(
    inside: Inside, field: str, text: str
) -> None:
    answer = await inside.browser().post("/tables", **{"game": "take-it-easy", field: text})
    assert 300 <= answer.status_code < 500


async def test_a_choice_of_any_length_on_a_page_is_400(inside: Inside) -> None:
    surfer = inside.browser()
    path = await surfer.new_table()
    await inside.work()
    answer = await surfer.post(f"{path}/draft", question="0-1", text="9" * 5000)
    assert answer.status_code == 400


class Fuzzed:
    """A house that is open for many examples, with a table at which somebody is asked."""

    def __init__(self, folder: Path) -> None:
        self._runner = asyncio.Runner()
        self._house = open_house(folder)
        self.inside: Inside = self.run(self._house.__aenter__())
        self.player: Player = self.run(self.inside.player())
        self.table: str = self.run(at_first_call(self.inside, self.player))["table"]["id"]

    def run(self, doing: Coroutine[Any, Any, Any]) -> Any:
        return self._runner.run(doing)

    def send(self, method: str, path: str, **how: Any) -> httpx.Response:
        answer: httpx.Response = self.run(self.player.send(method, path, **how))
        return answer

    def close(self) -> None:
        self.run(self._house.__aexit__(None, None, None))
        self._runner.close()


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    house = Fuzzed(tmp_path_factory.mktemp("fuzzed"))
    yield house
    house.close()


TEXTS = st.one_of(
    st.text(max_size=30),
    st.sampled_from(["0-1", "4", "99", "take-it-easy", "random", "\0", "9" * 5000, "players", "2", "ab"]),
)
NUMBERS = st.one_of(st.integers(), st.floats(), st.sampled_from([10**30, -(10**400), 2**63, 2**64]))
KEYS = st.sampled_from(
    [
        "id",
        "question",
        "actions",
        "game",
        "options",
        "bots",
        "breath",
        "begin",
        "contribution",
        "seat",
        "name",
    ]
)
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(TEXTS, inner, max_size=3)),
    max_leaves=6,
)
BODIES = st.one_of(
    st.binary(max_size=200),
    st.dictionaries(KEYS, VALUES, max_size=5).map(lambda body: json.dumps(body).encode()),
    st.builds(
        lambda change: json.dumps(DECISION | change).encode(),
        st.dictionaries(st.sampled_from(["id", "question", "actions"]), VALUES, max_size=1),
    ),
    st.builds(
        lambda change: json.dumps(NEW_TABLE | change).encode(),
        st.dictionaries(st.sampled_from(["options", "bots", "breath", "begin"]), VALUES, max_size=1),
    ),
)
ENDINGS = st.sampled_from(
    [None, "", "/seat", "/ready", "/draft", "/decisions", "/rematch", "/record", "/why", "/state"]
)
METHODS = st.sampled_from(["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD"])
TYPES = st.sampled_from(
    ["application/json", "application/x-www-form-urlencoded", "text/plain", "\x01", "a/b; c"]
)
# An empty host stands for the address of the server, which there is not without a network.
HEADERS = st.binary(max_size=40).map(lambda text: b"a" + text.replace(b"\n", b"").replace(b"\r", b"").strip())
PATIENT = settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


@PATIENT
@given(method=METHODS, ending=ENDINGS, body=BODIES, kind=TYPES)
def test_no_body_makes_the_server_fail(
    fuzzed: Fuzzed, method: str, ending: str | None, body: bytes, kind: str
) -> None:
    path = "/api/tables" if ending is None else f"/api/tables/{fuzzed.table}{ending}"
    answer = fuzzed.send(method, path, content=body, headers={"content-type": kind})
    assert answer.status_code < 500, answer.text


@PATIENT
@given(path=st.lists(TEXTS, max_size=3), query=st.dictionaries(TEXTS, TEXTS, max_size=2), method=METHODS)
def test_no_address_makes_the_server_fail(
    fuzzed: Fuzzed, path: list[str], query: dict[str, str], method: str
) -> None:
    target = "/".join(quote(part, safe="", errors="replace") for part in ("tables", *path))
    query = {name: "0" if name == "wait" else text for name, text in query.items()}
    answer = fuzzed.send(method, f"/api/{target}", params=query)
    assert answer.status_code < 500, answer.text


@PATIENT
@given(
    after=TEXTS,
    wait=st.one_of(TEXTS, NUMBERS.filter(lambda wait: not 0.01 < wait <= 25).map(str)),
    action=TEXTS,
)
def test_no_question_about_a_table_makes_the_server_fail(
    fuzzed: Fuzzed, after: str, wait: str, action: str
) -> None:
    asked = {"after": after, "wait": "0" if wait in {"2", "4"} else wait}
    answers = [
        fuzzed.send("GET", f"/api/tables/{fuzzed.table}/state", params=asked),
        fuzzed.send("GET", f"/api/tables/{fuzzed.table}/why", params={"action": action}),
    ]
    assert max(answer.status_code for answer in answers) < 500


@PATIENT
@given(
    headers=st.dictionaries(
        st.sampled_from(["authorization", "accept-language", "cookie", "host", "origin"]),
        HEADERS,
        max_size=3,
    )
)
def test_no_header_makes_the_server_fail(fuzzed: Fuzzed, headers: dict[str, bytes]) -> None:
    answers = [
        fuzzed.send("GET", path, headers=headers)
        for path in (f"/api/tables/{fuzzed.table}", f"/tables/{fuzzed.table}")
    ]
    assert max(answer.status_code for answer in answers) < 500
