"""The page of a table: look, sit, be ready, try, decide, play again."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from hashlib import sha256
from typing import Any

import segno
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from msgspec import Struct

from ludotheque.core.errors import LudothequeError
from ludotheque.registry import load
from ludotheque.tables import deciding, gathering
from ludotheque.tables.deciding import Decision
from ludotheque.tables.scene import Seen
from ludotheque.tables.solo import solo_record
from ludotheque.tables.table import Chair, Status
from ludotheque.web import addresses
from ludotheque.web.door import visitor_of
from ludotheque.web.forms import fields, read
from ludotheque.web.house import House, TheHouse
from ludotheque.web.pages.fields import BotForm, ReadyForm, SitForm, TurnForm
from ludotheque.web.pages.scene import Invitation, scene_of
from ludotheque.web.refusals import Problem, problem_of, status_of, wants_json
from ludotheque.web.rendering import drawing, page, primer_of, title_of
from ludotheque.web.shown import Scene

LONGEST_WAIT = 25.0
"""How long a request may wait for something to happen, in seconds."""

Asked = Request[Any, Any, Any]
Page = Response[Any]


class Moved(Struct, frozen=True):
    """Tells the script of a page to go elsewhere."""

    location: str


class RefusedScene(Problem, frozen=True, kw_only=True):
    """A refusal for the script of a page, with the table as it stands."""

    link_text: str | None = None
    fragment: Scene | None = None


async def look(house: House, request: Asked, table: str) -> tuple[Seen, Scene]:
    """What the visitor sees of a table, and how it is shown."""
    visitor = visitor_of(request.scope)
    seen = (await house.scenes.scene(table)).seen(visitor.guest.id)
    return seen, await shown(house, request, seen)


async def shown(house: House, request: Any, seen: Seen) -> Scene:
    """How it is shown what a visitor sees; ``request`` may be a socket, too."""
    visitor = visitor_of(request.scope)
    link, reaches = addresses.invitation(house, request, seen.table.id)
    # Who only watches a game has no forms, and sees what everybody sees who watches.
    whose = None if seen.seat is None and seen.table.status is not Status.GATHERING else visitor.guest.id
    key = (
        seen.table.id,
        seen.table.version,
        whose,
        visitor.language,
        visitor.preferences.placing,
        seen.draft,
        link,
    )
    kept = house.shown.get(key)
    if kept is not None:
        return kept
    qr = solo = None
    if seen.table.status is Status.GATHERING and reaches:
        qr = drawing(segno.make(link, error="m").svg_inline(scale=1, border=2, omitsize=True))
    invitation = Invitation(link, qr, reaches, house.opening)
    if seen.table.status is Status.OVER and len(seen.table.chairs) == 1:
        solo = await solo_record(house.desk, seen.table)
    scene = scene_of(house, visitor, seen, invitation, solo)
    if solo is None:
        # How somebody does alone changes at other tables, too.
        house.shown.put(key, scene)
    return scene


async def answer(house: House, request: Asked, table: str) -> Page:
    """After something has been done: the new scene for the script, the page for a browser without."""
    if wants_json(request):
        _, scene = await look(house, request, table)
        return Response(scene)
    await _settled(house, request, table)
    return Redirect(f"/tables/{table}", status_code=303)


async def _settled(house: House, request: Asked, table: str) -> None:
    """Wait a little until the visitor may decide again: a page without script does not change by itself."""
    guest = visitor_of(request.scope).guest.id
    with suppress(TimeoutError), house.hub.listening(table) as nudge:
        async with asyncio.timeout(house.patience):
            while not house.hub.closing:
                nudge.clear()
                seen = (await house.scenes.scene(table)).seen(guest)
                if seen.table.status is not Status.PLAYING or seen.view is None or seen.view.question:
                    return
                await nudge.wait()


async def refused(house: House, request: Asked, table: str, error: LudothequeError) -> Page:
    """Say why not, and how the table stands; a page without script leads back to the table."""
    try:
        seen, scene = await look(house, request, table)
    except LudothequeError:
        raise error from None
    box = load(seen.table.game)
    speak = house.words.speaker(visitor_of(request.scope).language, box)
    problem = problem_of(error, speak, box)
    status = status_of(error)
    if wants_json(request):
        text = None if problem.rule is None else speak("web-see-rule", rule=problem.rule)
        return Response(
            RefusedScene(
                reason=problem.reason,
                message=problem.message,
                rule=problem.rule,
                link=problem.link,
                facts=problem.facts,
                link_text=text,
                fragment=scene,
            ),
            status_code=status,
        )
    return page(
        house, request, "refused.html", box=box, status=status, problem=problem, back=f"/tables/{table}"
    )


@get("/tables/{table:str}")
async def show(house: TheHouse, request: Asked, table: FromPath[str]) -> Page:
    """Show a table; that is all an invitation does."""
    seen, scene = await look(house, request, table)
    box = load(seen.table.game)
    speak = house.words.speaker(visitor_of(request.scope).language, box)
    return page(
        house,
        request,
        "table.html",
        box=box,
        scene=scene,
        table=seen.table,
        title=title_of(box, speak),
        primer=primer_of(box, speak),
        waits=_waits(seen),
    )


def _waits(seen: Seen) -> bool:
    """Whether something will happen without the visitor: a page without script then looks again."""
    if seen.table.status is Status.OVER:
        return False
    return seen.view is None or seen.seat not in seen.view.awaited


@get("/tables/{table:str}/fragment")
async def fragment(
    house: TheHouse,
    request: Asked,
    table: FromPath[str],
    *,
    after: FromQuery[int] = -1,
    draft: FromQuery[str] = "",
    wait: FromQuery[float] = 0,
) -> Response[Scene]:
    """The scene once it is newer than a version or shows another draft, or after a while as it is."""

    async def look_again() -> Scene:
        _, scene = await look(house, request, table)
        return scene

    patience = max(0.0, min(wait, LONGEST_WAIT))
    scene = await house.hub.newer(table, look_again, lambda scene: scene.is_new(after, draft), patience)
    return Response(scene)


@post("/tables/{table:str}/sit", status_code=200)
async def sit(house: TheHouse, request: Asked, table: FromPath[str]) -> Page:
    """Sit down."""
    form = read(await fields(house, request), SitForm)
    guest = visitor_of(request.scope).guest
    return await _doing(
        house,
        request,
        table,
        gathering.sit(house.desk, table, Chair(name=guest.name, guest=guest.id), form.seat),
    )


@post("/tables/{table:str}/leave", status_code=200)
async def leave(house: TheHouse, request: Asked, table: FromPath[str]) -> Page:
    """Stand up again."""
    await fields(house, request)
    guest = visitor_of(request.scope).guest
    return await _doing(house, request, table, gathering.leave(house.desk, table, guest.id))


@post("/tables/{table:str}/ready", status_code=200)
async def ready(house: TheHouse, request: Asked, table: FromPath[str]) -> Page:
    """Be ready to begin."""
    form = read(await fields(house, request), ReadyForm)
    guest = visitor_of(request.scope).guest
    begun = gathering.ready(house.desk, table, guest.id, form.contribution or None)
    return await _doing(house, request, table, begun)


@post("/tables/{table:str}/bot", status_code=200)
async def bot(house: TheHouse, request: Asked, table: FromPath[str]) -> Page:
    """Let a bot have a seat, or nobody."""
    form = read(await fields(house, request), BotForm)
    guest = visitor_of(request.scope).guest
    seated = gathering.seat_bot(house.desk, table, guest.id, form.seat, form.bot or None)
    return await _doing(house, request, table, seated)


@post("/tables/{table:str}/draft", status_code=200)
async def draft(house: TheHouse, request: Asked, table: FromPath[str]) -> Page:
    """Try something; nobody else sees it, and nothing is decided."""
    form = read(await fields(house, request), TurnForm)
    guest = visitor_of(request.scope).guest
    tried = deciding.draft(house.desk, table, guest.id, form.question, form.texts)
    return await _doing(house, request, table, tried)


@post("/tables/{table:str}/decide", status_code=200)
async def decide(house: TheHouse, request: Asked, table: FromPath[str]) -> Page:
    """Decide; sent twice, it is one decision."""
    form = read(await fields(house, request), TurnForm)
    guest = visitor_of(request.scope).guest
    # The same choice by the same guest for the same question is the same decision.
    name = sha256("\0".join((guest.id, form.question, *form.texts)).encode()).hexdigest()
    decided = deciding.decide(house.desk, table, guest.id, Decision(name, form.question, form.texts))
    return await _doing(house, request, table, decided)


@post("/tables/{table:str}/rematch", status_code=200)
async def rematch(house: TheHouse, request: Asked, table: FromPath[str]) -> Page:
    """Play again with the same people, at a new table."""
    form = read(await fields(house, request), ReadyForm)
    guest = visitor_of(request.scope).guest
    try:
        new = await gathering.rematch(house.desk, table, guest.id, form.contribution or None, guest.name)
    except LudothequeError as error:
        return await refused(house, request, table, error)
    location = f"/tables/{new.id}"
    return Response(Moved(location)) if wants_json(request) else Redirect(location, status_code=303)


async def _doing(house: House, request: Asked, table: str, action: Awaitable[object]) -> Page:
    try:
        await action
    except LudothequeError as error:
        return await refused(house, request, table, error)
    return await answer(house, request, table)


HANDLERS = [show, fragment, sit, leave, ready, bot, draft, decide, rematch]
