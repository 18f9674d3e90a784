"""Somebody who plays by the JSON API."""

from collections.abc import Callable, Mapping, Sequence
from secrets import token_hex
from typing import Any

import httpx

State = dict[str, Any]
"""A table as one seat sees it, as the API says it."""


class RefusedError(Exception):
    """What the server answered instead of doing it.

    Attributes:
        status: The status of the answer.
        problem: Its body: reason, message, rule.
    """

    def __init__(self, answer: httpx.Response) -> None:
        self.status = answer.status_code
        json = answer.headers.get("content-type", "").startswith("application/json")
        self.problem: dict[str, Any] = answer.json() if json else {"message": answer.text}
        super().__init__(f"{answer.request.method} {answer.request.url.path}: {self.status} {self.problem}")


class Player:
    """A guest with a token.

    Every request has a connection of its own, so nothing has to be closed, a restarted server is no
    surprise, and one player may be used from any event loop.
    """

    def __init__(self, address: str, name: str, token: str, client: httpx.AsyncClient) -> None:
        self.address = address
        self.name = name
        self.token = token
        self._client = client

    @classmethod
    async def arrive(
        cls, address: str, name: str | None = None, transport: httpx.AsyncBaseTransport | None = None
    ) -> "Player":
        """Come in as a new guest; the server thinks of a name when none is given."""
        client = httpx.AsyncClient(
            base_url=address,
            timeout=60,
            trust_env=False,
            verify=False,  # noqa: S501 - plain http; this saves reading the certificates of the world
            limits=httpx.Limits(max_keepalive_connections=0),
            transport=transport,
        )
        said = _json(await client.post("/api/guests", json={} if name is None else {"name": name}))
        client.headers["Authorization"] = f"Bearer {said['token']}"
        return cls(address, said["name"], said["token"], client)

    async def send(self, method: str, path: str, **how: Any) -> httpx.Response:
        """The plain answer to a request, whatever it is; ``how`` is as for httpx."""
        return await self._client.request(method, path, **how)

    async def games(self) -> Any:
        """What can be played here."""
        return _json(await self.send("GET", "/api/games"))

    async def create(
        self,
        game: str = "take-it-easy",
        *,
        options: Mapping[str, Any] | None = None,
        bots: Mapping[int, str] | None = None,
        breath: int = 0,
        begin: bool = False,
        contribution: str | None = None,
    ) -> State:
        """Make a table and sit down at it."""
        wanted = {
            "game": game,
            "options": dict(options or {}),
            "bots": {str(seat): bot for seat, bot in (bots or {}).items()},
            "breath": breath,
            "begin": begin,
        }
        more = {} if contribution is None else {"contribution": contribution}
        return await self._state("POST", "", json=wanted | more)

    async def state(self, table: str) -> State:
        """The table as it is."""
        return await self._state("GET", table)

    async def wait(self, table: str, after: int, seconds: float = 25) -> State:
        """The table once it has changed after a version, or when the time is over."""
        return await self._state("GET", f"{table}/state", params={"after": after, "wait": seconds})

    async def sit(self, table: str, seat: int | None = None) -> State:
        """Take a seat, any free one when none is said."""
        return await self._state("POST", f"{table}/seat", json={} if seat is None else {"seat": seat})

    async def leave(self, table: str) -> Any:
        """Give the seat back."""
        return await self._state("DELETE", f"{table}/seat")

    async def ready(self, table: str, contribution: str | None = None) -> State:
        """Want to begin."""
        said = {} if contribution is None else {"contribution": contribution}
        return await self._state("POST", f"{table}/ready", json=said)

    async def draft(self, table: str, question: str, *actions: str) -> Any:
        """Lay actions down without deciding."""
        return await self._state(
            "PUT", f"{table}/draft", json={"question": question, "actions": list(actions)}
        )

    async def decide(self, table: str, question: str, *actions: str, decision: str | None = None) -> Any:
        """Decide; the same decision may be sent again under its id."""
        made = {"id": decision or token_hex(8), "question": question, "actions": list(actions)}
        return await self._state("POST", f"{table}/decisions", json=made)

    async def why(self, table: str, action: str) -> Any:
        """Why an action is refused."""
        return await self._state("GET", f"{table}/why", params={"action": action})

    async def rematch(self, table: str) -> Any:
        """Play again with the same people."""
        return await self._state("POST", f"{table}/rematch", json={})

    async def record(self, table: str) -> str:
        """The record as text."""
        answer = await self.send("GET", f"/api/tables/{table}/record")
        if not answer.is_success:
            raise RefusedError(answer)
        return answer.text

    async def play(self, table: str, choose: Callable[[State], Sequence[str]] | None = None) -> State:
        """Decide whenever there is a question, until the game is over; the last state.

        Args:
            table: A table that has begun, or will.
            choose: What to do about a state; None for the first choice.
        """
        state = await self.state(table)
        while state["table"]["status"] != "over":
            question = state["view"] and state["view"].get("question")
            if not question or not state["choices"]:
                state = await self.wait(table, state["table"]["version"])
            elif choose:
                await self.decide(table, question, *choose(state))
                state = await self.state(table)
            else:
                state = await self.go_on(table, state)
        return state

    async def go_on(self, table: str, state: State, number: int = 0) -> State:
        """Answer the present question by one of its choices: try it, or decide where it ends the turn."""
        choice = state["choices"][number]
        how = self.decide if choice["ends"] else self.draft
        await how(table, state["view"]["question"], choice["text"])
        return await self.state(table)

    async def _state(self, method: str, path: str, **how: Any) -> State:
        state: State = _json(await self.send(method, f"/api/tables/{path}".rstrip("/"), **how))
        return state


def _json(answer: httpx.Response) -> Any:
    if not answer.is_success:
        raise RefusedError(answer)
    return answer.json() if answer.content else None
