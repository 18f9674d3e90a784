"""What somebody is called and what they prefer."""

from contextlib import suppress
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromQuery
from litestar.response import Redirect
from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.line import require_name
from ludotheque.tables import gathering
from ludotheque.tables.errors import NotYourSeat, Refused, UnknownTable
from ludotheque.tables.ports import Look
from ludotheque.tables.table import Status
from ludotheque.web.door import CHANGED_GUEST, visitor_of
from ludotheque.web.forms import fields, read
from ludotheque.web.house import House, TheHouse
from ludotheque.web.pages.table import answer
from ludotheque.web.rendering import page
from ludotheque.web.visitor import (
    LONGEST_BREATH,
    PREFERENCES_COOKIE,
    Motion,
    Placing,
    Theme,
    cookie_name,
    preferences_text,
    set_cookie,
)

Asked = Request[Any, Any, Any]

MOST_RENAMED = 50
"""At so many of the newest tables a new name is put on the chair."""

LONGEST_NAME = 24
"""Longer ones fit nowhere."""


class MeForm(Struct, frozen=True):
    """What is to be otherwise; what is not sent stays."""

    name: str | None = None
    language: str | None = None
    theme: Theme | None = None
    placing: Placing | None = None
    motion: Motion | None = None
    breath: int | None = None
    back: str = "/"
    table: str = ""


@get("/settings")
async def settings(house: TheHouse, request: Asked, back: FromQuery[str] = "/") -> Response[str]:
    """Show what can be set."""
    return page(house, request, "settings.html", back=own_path(back), longest_name=LONGEST_NAME)


@post("/me", status_code=200)
async def change(house: TheHouse, request: Asked) -> Response[Any]:
    """Change a name or a preference, and lead back to where the visitor was."""
    form = read(await fields(house, request), MeForm)
    visitor = visitor_of(request.scope)
    if form.name is not None:
        name = " ".join(form.name.split())[:LONGEST_NAME].strip()
        require_name(name)
        request.scope["state"][CHANGED_GUEST] = replace(visitor.guest, name=name)
        await _rename(house, visitor.guest.id, name)
    chosen: dict[str, Any] = {
        field: value
        for field in ("language", "theme", "placing", "motion", "breath")
        if (value := getattr(form, field)) is not None
    }
    if "breath" in chosen:
        chosen["breath"] = max(0, min(chosen["breath"], LONGEST_BREATH))
    preferences = replace(visitor.preferences, **chosen)
    response: Response[Any]
    if form.table and "application/json" in request.headers.get("accept", ""):
        response = await answer(house, request, form.table)
    else:
        response = Redirect(own_path(form.back), status_code=303)
    name_here = cookie_name(PREFERENCES_COOKIE, request.headers.get("host", ""))
    secure = request.url.scheme == "https"
    response.headers["set-cookie"] = set_cookie(name_here, preferences_text(preferences), secure=secure)
    return response


async def _rename(house: House, guest: str, name: str) -> None:
    """The new name stands on every chair of the guest where the game has not begun under the old one."""

    async def waiting(look: Look) -> list[str]:
        tables = await look.tables_of(guest, limit=MOST_RENAMED)
        return [table.id for table in tables if table.status is Status.GATHERING]

    for table in await house.desk.look(waiting):
        with suppress(Refused, NotYourSeat, UnknownTable):  # it may just have begun
            await gathering.rename(house.desk, table, guest, name)


def own_path(text: str) -> str:
    """A path on this server; anything that could lead elsewhere leads home."""
    fine = text.startswith("/") and not text.startswith(("//", "/\\")) and "\\" not in text
    return text if fine and text.isprintable() else "/"


HANDLERS = [settings, change]
