"""The application: every page and endpoint, behind the door."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp

from ludotheque.core.errors import LudothequeError
from ludotheque.web import files, live
from ludotheque.web.api import document
from ludotheque.web.api import tables as api_tables
from ludotheque.web.api.telling import Told, send_told
from ludotheque.web.door import Door, visitor_of
from ludotheque.web.house import House
from ludotheque.web.pages import home, me, replay, rules, table
from ludotheque.web.refusals import as_refusal, problem_of, wants_json
from ludotheque.web.rendering import page
from ludotheque.web.work import working

LARGEST_BODY = 64 * 1024
"""No request of ours is near it, in bytes."""

PAGES = [
    *home.HANDLERS,
    *table.HANDLERS,
    *replay.HANDLERS,
    *rules.HANDLERS,
    *me.HANDLERS,
    *files.HANDLERS,
    live.live,
]


def create(house: House) -> ASGIApp:
    """Build the application around a house."""

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        async with working(house.desk, house.hub):
            yield
        house.hub.close()

    inner = Litestar(
        [Router("/", route_handlers=PAGES, include_in_schema=False), api_tables.ROUTER],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        exception_handlers={
            Told: send_told,
            LudothequeError: _refuse(house),
            HTTPException: _refuse(house),
            Exception: _refuse(house),
        },
        lifespan=[lifespan],
        openapi_config=document.configuration(version("ludotheque")),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    return Door(inner, house)


def _refuse(house: House) -> Callable[[Request[Any, Any, Any], Any], Any]:
    def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
        status, refusal = as_refusal(error)
        speak = house.words.speaker(visitor_of(request.scope).language)
        problem = problem_of(refusal, speak, None)
        response: Response[Any]
        if wants_json(request):
            response = Response(problem, status_code=status)
        else:
            response = page(house, request, "refused.html", status=status, problem=problem, back="/")
        if isinstance(error, HTTPException):
            # Such as which methods an address knows.
            response.headers.update(error.headers or {})
        return response

    return refuse
