"""The program `ludotheque serve`, which kills itself at a point that ``LUDOTHEQUE_KILL_AT`` names.

``before-commit:3`` is: within the third decision of somebody, when all is written and nothing is durable.
``after-commit``: it is durable, and nobody knows. ``after-answer``: who decided knows, and nobody else: the
others have not been nudged. The product knows nothing of this: whatever is needed is wrapped here.
"""

import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque import cli
from ludotheque.storage.store import SqlStore
from ludotheque.storage.work import SqlWork
from ludotheque.tables import due_work
from ludotheque.tables.ports import Answer
from ludotheque.web import app, serving
from ludotheque.web.house import House
from ludotheque.web.hub import Hub

VARIABLE = "LUDOTHEQUE_KILL_AT"
POINTS = ("before-commit", "after-commit", "after-answer")

DECIDES: ContextVar[bool] = ContextVar("decides", default=False)
"""Whether somebody's decision is being kept in the present request."""


class Killer:
    """Counts how often the point is reached, and kills at the last."""

    def __init__(self, text: str) -> None:
        self.point, _, times = text.partition(":")
        self.left = int(times or 0)

    def reached(self, point: str) -> None:
        """Come to a point."""
        if DECIDES.get() and point == self.point:
            self.left -= 1
            if self.left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    @property
    def holds_back(self) -> bool:
        """Whether the nudge of this decision is held back, because after its answer all is over."""
        return DECIDES.get() and self.point == "after-answer" and self.left == 1


def arm(killer: Killer) -> None:
    """Wrap what lies at the points."""
    begin, put_answer, announce, create = SqlStore.begin, SqlWork.put_answer, Hub.announce, app.create

    async def noting(work: SqlWork, table: str, decision: str, answer: Answer) -> None:
        await put_answer(work, table, decision, answer)
        DECIDES.set(True)

    @asynccontextmanager
    async def beginning(store: SqlStore) -> AsyncIterator[SqlWork]:
        async with begin(store) as work:
            yield work
            killer.reached("before-commit")

    async def announcing(hub: Hub, table: str, version: int) -> None:
        killer.reached("after-commit")
        if not killer.holds_back:
            await announce(hub, table, version)

    def creating(house: House) -> ASGIApp:
        return answering(killer, create(house))

    for owner, name, wrapped in (
        (SqlWork, "put_answer", noting),
        (SqlStore, "begin", beginning),
        (Hub, "announce", announcing),
        (serving, "create", creating),
        # Who dies with work in hand keeps it for so long; nobody here has the patience.
        (due_work, "LEASE", 1.0),
    ):
        setattr(owner, name, wrapped)


def answering(killer: Killer, inner: ASGIApp) -> ASGIApp:
    """The application, with the point after its answers."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body", False):
                killer.reached("after-answer")

        await inner(scope, receive, sending)

    return call


def main(words: list[Any]) -> None:
    """Serve, armed."""
    arm(Killer(os.environ.get(VARIABLE, "")))
    sys.argv[1:] = ["serve", *words]
    cli.main()


if __name__ == "__main__":
    main(sys.argv[1:])
