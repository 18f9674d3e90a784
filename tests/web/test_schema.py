"""The OpenAPI document tells the truth: schemathesis asks for all of it, rightly and wrongly."""

import asyncio
import os
from typing import Any, cast

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    ignored_auth,
    missing_required_header,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from ludotheque.web.app import create
from ludotheque.web.house import House
from ludotheque.web.hub import Hub
from ludotheque.web.keys import Keys
from ludotheque.web.pages.table import LONGEST_WAIT
from ludotheque.web.words import Words
from tests.support.player import Player
from tests.support.server import Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    missing_required_header,
    unsupported_method,
    ignored_auth,
]
"""All that schemathesis can look at, but for these:

- `positive_data_acceptance`, `use_after_free` and `ensure_resource_availability`: what has the right form may
  still be refused, because a name has a character that cannot be printed, because the rules or the table do
  not allow it, or because the seat is not theirs; that is what 400, 403 and 422 are for.
- `allow_header_conformance`: where an address has two methods, what Litestar answers to OPTIONS names one of
  them. Nobody is to ask (browsers do before requests to other sites, which are not welcome); the 405 of the
  same address names both.
"""

EXAMPLES = 300 if os.environ.get("HYPOTHESIS_PROFILE") == "long" else 15


REAL = "real"
"""Stands for the tables that are really there: other ids only ever find that there is no such table."""


async def _document() -> Any:
    keyed = Keys((b"k" * 32,))
    # Nothing but the document is asked for, so there need be no tables.
    house = House(cast("Any", None), cast("Any", None), Hub(), keyed, Words())
    transport = httpx.ASGITransport(app=create(house))  # type: ignore[arg-type] # both are ASGI
    async with httpx.AsyncClient(transport=transport, base_url="http://house.test") as client:
        return (await client.get("/api/openapi.json")).json()


schema = schemathesis.openapi.from_dict(
    asyncio.run(_document()), config=SchemathesisConfig.from_dict({"generation": {"mode": "all"}})
)


@schema.hook
def map_path_parameters(context: Any, path_parameters: dict[str, Any] | None) -> dict[str, Any] | None:
    """Two of three tables are there."""
    del context
    if path_parameters and len(str(path_parameters.get("table", ""))) % 3:
        return path_parameters | {"table": REAL}
    return path_parameters


@schema.hook
def map_query(context: Any, query: dict[str, Any] | None) -> dict[str, Any] | None:
    """Nobody waits 25 seconds, time after time."""
    del context
    if query and isinstance(query.get("wait"), int | float) and 0 <= query["wait"] <= LONGEST_WAIT:
        return query | {"wait": 0}
    return query


class Known:
    """Somebody at a table at which a tile has been called, and whose bots have placed it."""

    token = ""
    table = ""


@schema.auth()
class Token:
    """Brings the token where one is wanted, and leaves it out to see what happens."""

    def get(self, case: Any, context: Any) -> str:
        del case, context
        return Known.token

    def set(self, case: Any, data: str, context: Any) -> None:
        del context
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {data}"}


@pytest.fixture(scope="session")
def known(house: Server) -> type[Known]:
    async def arrive() -> None:
        ana = await Player.arrive(house.address, "Ana")
        table = await ana.create(options={"players": "2"}, bots={1: "random"}, begin=True)
        Known.token, Known.table = ana.token, table["table"]["id"]

    asyncio.run(arrive())
    return Known


@schema.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_the_document_says(case: Any, known: type[Known], shared_server: Server) -> None:
    if case.path_parameters.get("table") == REAL:
        case.path_parameters["table"] = known.table
    case.call_and_validate(base_url=shared_server.address, checks=CHECKS)
