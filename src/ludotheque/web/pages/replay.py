"""A finished game again, event by event, and its record to keep."""

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery
from msgspec.structs import replace

from ludotheque.core.box import Box
from ludotheque.core.events import Seat
from ludotheque.core.notation import write_record
from ludotheque.core.record import Record, final_state
from ludotheque.core.translator import Translator
from ludotheque.core.view import AnyView
from ludotheque.registry import load
from ludotheque.tables.table import Status
from ludotheque.web.door import visitor_of
from ludotheque.web.house import House, TheHouse
from ludotheque.web.refusals import Missing
from ludotheque.web.rendering import drawing, page, title_of
from ludotheque.web.words import naming, seat_names

Asked = Request[Any, Any, Any]


@get("/tables/{table:str}/record")
async def record(house: TheHouse, table: FromPath[str]) -> Response[str]:
    """The record of a game that is over, as text."""
    found = await finished(house, table)
    name = f"{found.header.game}-{table}.txt"
    return Response(
        write_record(found),
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table:str}/replay")
async def show(
    house: TheHouse,
    request: Asked,
    table: FromPath[str],
    event: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
) -> Response[str]:
    """Show how the table stood after so many events, to all or to one seat."""
    found = await finished(house, table)
    last = len(found.entries)
    now = last if event is None else max(0, min(event, last))
    box = load(found.header.game)
    plain = house.words.speaker(visitor_of(request.scope).language, box)
    speak = naming(found.header.seats, plain)
    names = seat_names(found.header.seats, plain)
    if len(names) == 1:
        seat = 0
    elif seat is not None and not 0 <= seat < len(names):
        raise Missing("web-nothing-here")
    view = _after(box, found, now, seat)
    return page(
        house,
        request,
        "replay.html",
        box=box,
        title=title_of(box, speak),
        table=table,
        now=now,
        last=last,
        seat=seat,
        names=names if len(names) > 1 else [],
        said=_said(box, found, now, speak) or box.board.prompt(view, speak),
        svg=drawing(box.board.svg(view, speak, standalone=False)),
    )


def _said(box: Box, found: Record, now: int, speak: Translator) -> str:
    """What a seat did last, as it was offered to that seat; nothing after an outcome of chance."""
    if now == 0:
        return speak("web-replay-start")
    entry = found.entries[now - 1]
    if entry.seat is None:
        return ""
    before = _after(box, found, now - 1, entry.seat)
    code = box.game.encode(before.options, box.game.parse_action(before.options, entry.text))
    labels = {choice.code: choice.label for choice in box.board.choices(before, speak)}
    name = speak("seat-name", seat=entry.seat + 1)
    return speak("web-replay-seat", name=name, text=labels.get(code, entry.text))


def _after(box: Box, found: Record, events: int, seat: Seat | None) -> AnyView:
    """What a seat saw after so many events."""
    so_far = Record(replace(found.header, result=None), found.entries[:events])
    view: AnyView = box.game.view(final_state(box.game, so_far), seat)
    return view


async def finished(house: House, table: str) -> Record:
    """The record of a table whose game is over; before that it would tell what is hidden.

    Raises:
        UnknownTable, Missing: When there is no such table, or it is still played at.
    """
    scene = await house.scenes.scene(table)
    if scene.table.status is not Status.OVER or scene.match is None:
        raise Missing("web-not-over-yet")
    return scene.match.record


HANDLERS = [record, show]
