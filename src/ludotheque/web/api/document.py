"""The OpenAPI document: what the endpoints take and give, as their own types say it."""

from typing import Any

import msgspec
from litestar import Request, Router
from litestar.openapi import ResponseSpec
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme

from ludotheque.web.api import models
from ludotheque.web.api.telling import TableProblem
from ludotheque.web.refusals import Missing

PATHS = ("/api", "/api/openapi.json")
GUEST = "guest"
"""What the document calls the token of a guest."""

NEEDED: list[SecurityRequirement] = [{GUEST: []}]
"""The security of an endpoint for guests."""

WELCOME: list[SecurityRequirement] = [{GUEST: []}, {}]
"""The security of an endpoint for everybody, which says more to a guest."""

DESCRIPTION = """The tables of the browser, for programs.

A guest is a token of `POST /api/guests`. Whoever knows the id of a table may watch it, and sit down before
the game begins. A seat whose view has a question decides it with the texts of its choices: one that ends the
turn, after those before it where a turn has several; under an id of the client's own making: sent again, it
gets the same answer. Refusals have a stable reason, a sentence in the language of `Accept-Language`, and the
rule that refuses where one does."""

MEANINGS = {
    400: "Malformed: the request does not say what it should.",
    401: "No token, or none of ours.",
    403: "Not your seat.",
    404: "There is no such table, or not yet what is asked for.",
    409: "The question is closed; with the table as it stands.",
    413: "Too much at once.",
    422: "Refused, with a reason, and the rule that refuses where one does.",
}
MODELS = (
    models.GameState,
    models.NewGuest,
    models.GuestGiven,
    models.NewTable,
    models.SeatWanted,
    models.Ready,
    models.State,
    models.DraftWanted,
    models.DecisionWanted,
    models.DecisionTaken,
    models.WhyNot,
    TableProblem,
)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What else may be answered; a token that is none of ours is refused everywhere."""
    return {
        status: ResponseSpec(TableProblem, generate_examples=False, description=MEANINGS[status])
        for status in sorted({400, 401, *statuses})
    }


def schemas() -> dict[str, dict[str, Any]]:
    """The schemas of everything that is taken and given, exactly as it is checked."""
    _, found = msgspec.json.schema_components(MODELS, ref_template="#/components/schemas/{name}")
    for schema in found.values():
        first, _, rest = schema.get("description", "").partition("\n\nAttributes:\n")
        schema["description"] = first
        for name, text in _attributes(rest).items():
            if name in schema["properties"]:
                schema["properties"][name]["description"] = text
    return found


def _attributes(text: str) -> dict[str, str]:
    """What a docstring says about each attribute."""
    lines = [" ".join(line.split()) for line in text.replace("``", "`").splitlines()]
    return {name: said for name, colon, said in (line.partition(": ") for line in lines) if colon}


class _Document(JsonRenderPlugin):
    """Litestar knows the endpoints, but of the types less than what they are checked by."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        components = openapi_schema["components"] | {"schemas": schemas()}
        return super().render(request, openapi_schema | {"components": components})


def _only_here(request: Request[Any, Any, Any]) -> None:
    """Elsewhere under its path Litestar would answer a page of its own."""
    if request.scope["path"].rstrip("/") not in PATHS:
        raise Missing("web-nothing-here")


def configuration(version: str) -> OpenAPIConfig:
    """How Litestar is to make and serve the document."""
    token = SecurityScheme(type="http", scheme="bearer", description="The token that POST /api/guests gives.")
    return OpenAPIConfig(
        title="ludotheque",
        version=version,
        description=DESCRIPTION,
        openapi_router=Router("/api", route_handlers=[], include_in_schema=False, before_request=_only_here),
        render_plugins=[_Document(path=("/openapi.json", "/"))],
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, _method, _path: handler.handler_name,
        components=Components(security_schemes={GUEST: token}),
    )
