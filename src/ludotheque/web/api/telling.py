"""Refusals as programs get them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Request, Response
from msgspec.structs import asdict

from ludotheque.core.errors import LudothequeError
from ludotheque.registry import load
from ludotheque.tables.errors import QuestionClosed
from ludotheque.web.api.models import State
from ludotheque.web.api.states import state_of
from ludotheque.web.door import visitor_of
from ludotheque.web.house import House
from ludotheque.web.refusals import Problem, problem_of, status_of

Asked = Request[Any, Any, Any]


class TableProblem(Problem, frozen=True, kw_only=True):
    """A refusal at a table; a closed question comes with the table as it stands."""

    state: State | None = None


class Told(Exception):  # noqa: N818 - a refusal on its way out, complete with its words
    """A refusal that is ready to be sent."""

    def __init__(self, status: int, problem: TableProblem) -> None:
        super().__init__(problem.reason)
        self.status = status
        self.problem = problem


@asynccontextmanager
async def told(house: House, request: Asked, table: str | None) -> AsyncIterator[None]:
    """Put what is refused in the block into words: those of the game at the table, where there is one."""
    try:
        yield
    except LudothequeError as error:
        raise Told(status_of(error), await _problem(house, request, table, error)) from error


async def _problem(house: House, request: Asked, table: str | None, error: LudothequeError) -> TableProblem:
    visitor = visitor_of(request.scope)
    box = state = None
    if table is not None:
        try:
            scene = await house.scenes.scene(table)
        except LudothequeError:
            pass  # it is this very refusal: there is no such table
        else:
            box = load(scene.table.game)
            if isinstance(error, QuestionClosed):
                seen = scene.seen(visitor.guest.id)
                state = state_of(seen, visitor.guest.id, house.words, visitor.language)
    problem = problem_of(error, house.words.speaker(visitor.language, box), box)
    return TableProblem(**asdict(problem), state=state)


def send_told(_request: Asked, told: Told) -> Response[TableProblem]:
    """Send a refusal that is complete."""
    return Response(told.problem, status_code=told.status)
