"""The way in: the shelf of games, a new table, your tables."""

from collections.abc import Sequence
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec import Struct

from ludotheque.bots.shelf import bots_of
from ludotheque.core.box import Box
from ludotheque.core.errors import LudothequeError
from ludotheque.core.options import OptionKind, option_specs
from ludotheque.core.translator import Translator
from ludotheque.registry import games, load
from ludotheque.tables import gathering
from ludotheque.tables.ports import Look
from ludotheque.tables.table import Chair, Table
from ludotheque.web.door import visitor_of
from ludotheque.web.forms import fields, read
from ludotheque.web.house import House, TheHouse
from ludotheque.web.pages.table import Moved
from ludotheque.web.refusals import Malformed, Missing, problem_of, status_of, wants_json
from ludotheque.web.rendering import board_version, page, primer_of, title_of
from ludotheque.web.words import seat_names

Asked = Request[Any, Any, Any]
Page = Response[Any]

SHOWN = 5
"""How many tables the home page offers to go on with."""

OPTION = "option-"
SEAT = "seat-"
PERSON = "person"


class BoxOnShelf(Struct, frozen=True):
    """A game as the shelf shows it."""

    name: str
    title: str
    summary: str
    players: str
    picture: Any
    css: str
    strongest: str
    plays_alone: bool


class OptionField(Struct, frozen=True):
    """An option as a form asks for it."""

    name: str
    label: str
    help: str
    kind: str
    default: str
    values: tuple[tuple[str, str], ...]
    rule: str | None


class OwnTable(Struct, frozen=True):
    """A table as the list of one's own tables shows it."""

    id: str
    title: str
    status: str
    seats: str
    result: str


class TableForm(Struct, frozen=True):
    """A new table: which game, how long a result stays; seats and options come beside."""

    game: str
    breath: int = 1200
    contribution: str = ""
    begin: bool = False


@get("/")
async def home(house: TheHouse, request: Asked) -> Page:
    """Show the shelf, and the tables that wait for the visitor."""
    visitor = visitor_of(request.scope)
    boxes = [on_shelf(load(name), house, visitor.language) for name in games()]
    own = await own_tables(house, request, limit=SHOWN, unfinished=True)
    return page(house, request, "home.html", boxes=boxes, own=own)


@get("/mine")
async def mine(house: TheHouse, request: Asked) -> Page:
    """Show all tables of the visitor."""
    return page(house, request, "mine.html", own=await own_tables(house, request, limit=100))


@get("/new/{game:str}")
async def new(house: TheHouse, request: Asked, game: FromPath[str]) -> Page:
    """Ask what is to be played, and who sits where."""
    box = known(game)
    speak = house.words.speaker(visitor_of(request.scope).language, box)
    info = box.game.info
    return page(
        house,
        request,
        "new.html",
        box=box,
        title=title_of(box, speak),
        seats=range(info.min_players, info.max_players + 1),
        bots=[(name, speak(f"bot-{name}")) for name in bots_of(box)],
        options=option_fields(box, speak),
    )


@post("/tables", status_code=200)
async def create(house: TheHouse, request: Asked) -> Page:
    """Make a table."""
    sent = await fields(house, request)
    chosen = {name: values[-1] for name, values in sent.items()}
    options = {name.removeprefix(OPTION): value for name, value in chosen.items() if name.startswith(OPTION)}
    takers = {name: value for name, value in chosen.items() if name.startswith(SEAT)}
    form = read({name: [chosen[name]] for name in TableForm.__struct_fields__ if name in chosen}, TableForm)
    guest = visitor_of(request.scope).guest
    try:
        players = int(options.get("players", "1"))
        bots = {
            seat: takers[f"{SEAT}{seat}"]
            for seat in range(players if players < 100 else 0)
            if takers.get(f"{SEAT}{seat}", PERSON) != PERSON
        }
        table = await gathering.create(
            house.desk,
            Chair(name=guest.name, guest=guest.id),
            form.game,
            options,
            bots,
            breath=max(0, min(form.breath, 10_000)),
            contribution=form.contribution or None,
            begin=form.begin,
        )
    except (LudothequeError, ValueError) as error:
        if isinstance(error, ValueError):
            raise Malformed("web-malformed") from error
        return refused(house, request, form.game, error)
    location = f"/tables/{table.id}"
    return Response(Moved(location)) if wants_json(request) else Redirect(location, status_code=303)


def refused(house: House, request: Asked, game: str, error: LudothequeError) -> Page:
    """Say why there can be no such table, and lead back to the form."""
    box = load(game) if game in games() else None
    speak = house.words.speaker(visitor_of(request.scope).language, box)
    problem = problem_of(error, speak, box)
    status = status_of(error)
    if wants_json(request):
        return Response(problem, status_code=status)
    back = "/" if box is None else f"/new/{game}"
    return page(house, request, "refused.html", box=box, status=status, problem=problem, back=back)


def known(game: str) -> Box:
    """A game that is installed.

    Raises:
        Missing: When it is not.
    """
    if game not in games():
        raise Missing("web-nothing-here")
    return load(game)


def on_shelf(box: Box, house: House, language: str) -> BoxOnShelf:
    """A game as the shelf shows it: its picture is one of those that explain it."""
    speak = house.words.speaker(language, box)
    info = box.game.info
    steps = primer_of(box, speak)
    own = list(box.bots)
    return BoxOnShelf(
        name=box.name,
        title=title_of(box, speak),
        summary=speak.named("game-summary", ""),
        players=speak("web-players", low=info.min_players, high=info.max_players),
        picture=steps[-1].svg if steps else None,
        css=f"/games/{box.name}/{board_version(box)}/board.css",
        strongest=own[-1] if own else "random",
        plays_alone=info.min_players == 1,
    )


def option_fields(box: Box, speak: Translator) -> list[OptionField]:
    """The options of a game other than how many play."""
    return [
        OptionField(
            name=spec.name,
            label=speak.named(f"option-{spec.name}", spec.name),
            help=speak.named(f"option-{spec.name}-help", ""),
            kind=spec.kind.value if spec.kind is not OptionKind.NUMBER else "choice",
            default=spec.default,
            values=tuple((value, speak.named(f"option-{spec.name}-{value}", value)) for value in spec.values),
            rule=spec.rule,
        )
        for spec in option_specs(box.game.options_type)
        if spec.name != "players"
    ]


async def own_tables(house: House, request: Asked, *, limit: int, unfinished: bool = False) -> list[OwnTable]:
    """The tables at which the visitor sits, the newest first."""
    visitor = visitor_of(request.scope)

    async def theirs(look: Look) -> Sequence[Table]:
        return await look.tables_of(visitor.guest.id, limit=limit, unfinished=unfinished)

    found = await house.desk.look(theirs)
    return [
        _own(table, house, visitor.language, visitor.guest.id) for table in found if table.game in games()
    ]


def _own(table: Table, house: House, language: str, guest: str) -> OwnTable:
    box = load(table.game)
    speak = house.words.speaker(language, box)
    seat = table.seat_of(guest)
    names = seat_names(table.chairs, speak)
    others = [
        names[number] for number, chair in enumerate(table.chairs) if number != seat and not chair.is_free
    ]
    result = ""
    if table.result is not None and seat is not None:
        result = str(table.result[seat])
    return OwnTable(
        id=table.id,
        title=title_of(box, speak),
        status=speak(f"web-status-{table.status}"),
        seats=speak("web-with", names=", ".join(others)) if others else speak("web-alone"),
        result=result,
    )


HANDLERS = [home, mine, new, create]
