"""The endpoints: what people do on pages, programs do here."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from ludotheque.bots.shelf import bots_of
from ludotheque.core.line import require_name
from ludotheque.core.notation import write_record
from ludotheque.core.options import option_specs
from ludotheque.registry import games, load
from ludotheque.tables import deciding, gathering
from ludotheque.tables.deciding import Decision
from ludotheque.tables.table import Chair
from ludotheque.web.api import models
from ludotheque.web.api.document import NEEDED, WELCOME, refusals
from ludotheque.web.api.states import state_of
from ludotheque.web.api.telling import told
from ludotheque.web.door import visitor_of
from ludotheque.web.house import House, TheHouse
from ludotheque.web.pages.replay import finished
from ludotheque.web.pages.table import LONGEST_WAIT
from ludotheque.web.refusals import Malformed, Unknown, problem_of
from ludotheque.web.rendering import title_of
from ludotheque.web.visitor import Guest, Visitor, guest_token

Asked = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(description="The id of the table, as its link has it.")]
After = Annotated[int, QueryParameter(description="The version that is known already.")]
Wait = Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT, description="How long to wait, in seconds.")]
Action = Annotated[str, QueryParameter(max_length=200, description="An action in the game's notation.")]

STATE = "The table as whoever asks sees it now."


async def _require_sense(request: Asked) -> None:
    """Refuse what Litestar would let pass, for every endpoint.

    A token that is none of ours would make its bearer a guest without a seat, and a number in quotes would
    be a number.

    Raises:
        Unknown: When there is such a token.
        Malformed: When the body is not exactly what the endpoint takes.
    """
    visitor = visitor_of(request.scope)
    if visitor.bearer and not visitor.known:
        raise Unknown("web-no-token")
    wanted = request.route_handler.parsed_fn_signature.parameters.get("data")
    if wanted is not None:
        try:
            msgspec.json.decode(await request.body(), type=wanted.annotation)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Malformed("web-malformed", detail=str(error)) from error


def _known(request: Asked) -> Visitor:
    """Whoever brings a token.

    Raises:
        Unknown: When there is none, or none of ours.
    """
    visitor = visitor_of(request.scope)
    if not visitor.known:
        raise Unknown("web-no-token")
    return visitor


async def _state(house: House, request: Asked, table: str) -> models.State:
    visitor = visitor_of(request.scope)
    seen = (await house.scenes.scene(table)).seen(visitor.guest.id)
    return state_of(seen, visitor.guest.id, house.words, visitor.language)


@post("/guests", responses=refusals(413), security=WELCOME, response_description="The guest and their token.")
async def new_guest(house: TheHouse, request: Asked, data: JSONBody[models.NewGuest]) -> models.GuestGiven:
    """Become a guest, or with a token be called otherwise; keep the token, it is your seat."""
    visitor = visitor_of(request.scope)
    name = house.words.pleasant_name(visitor.language) if data.name is None else data.name
    require_name(name)
    return models.GuestGiven(name=name, token=guest_token(house.keys, Guest(visitor.guest.id, name)))


@get("/games", responses=refusals(), security=WELCOME, response_description="Every game.")
async def list_games(house: TheHouse, request: Asked) -> list[models.GameState]:
    """The games that can be played here."""
    boxes = [load(name) for name in games()]
    language = visitor_of(request.scope).language
    return [
        models.GameState(
            name=box.name,
            title=title_of(box, house.words.speaker(language, box)),
            min_players=box.game.info.min_players,
            max_players=box.game.info.max_players,
            rules_versions=box.game.info.rules_versions,
            bots=tuple(bots_of(box)),
            options={spec.name: spec.values for spec in option_specs(box.game.options_type)},
        )
        for box in boxes
    ]


@post("/tables", responses=refusals(413, 422), security=NEEDED, response_description=STATE)
async def create_table(house: TheHouse, request: Asked, data: JSONBody[models.NewTable]) -> models.State:
    """Make a table and sit down in its first free seat."""
    async with told(house, request, None):
        guest = _known(request).guest
        table = await gathering.create(
            house.desk,
            Chair(name=guest.name, guest=guest.id),
            data.game,
            data.options,
            {int(seat): bot for seat, bot in data.bots.items()},
            breath=data.breath,
            contribution=data.contribution or None,
            begin=data.begin,
        )
        return await _state(house, request, table.id)


@get("/tables/{table:str}", responses=refusals(404), security=WELCOME, response_description=STATE)
async def show_table(house: TheHouse, request: Asked, table: TableId) -> models.State:
    """Look at a table: from your seat, or as a spectator."""
    async with told(house, request, table):
        return await _state(house, request, table)


@get("/tables/{table:str}/state", responses=refusals(404), security=WELCOME, response_description=STATE)
async def wait_for_table(
    house: TheHouse, request: Asked, table: TableId, after: After = -1, wait: Wait = 0
) -> models.State:
    """Look at a table once it is newer than a version, or after so many seconds as it is."""
    async with told(house, request, table):
        now = await _state(house, request, table)
        return await house.hub.newer(
            table,
            lambda: _state(house, request, table),
            lambda state: state.table.version > after or state.draft != now.draft,
            wait,
        )


@post(
    "/tables/{table:str}/seat",
    status_code=200,
    responses=refusals(404, 413, 422),
    security=NEEDED,
    response_description=STATE,
)
async def sit(
    house: TheHouse, request: Asked, table: TableId, data: JSONBody[models.SeatWanted]
) -> models.State:
    """Sit down before the game begins."""
    async with told(house, request, table):
        guest = _known(request).guest
        await gathering.sit(house.desk, table, Chair(name=guest.name, guest=guest.id), data.seat)
        return await _state(house, request, table)


@delete(
    "/tables/{table:str}/seat",
    status_code=200,
    responses=refusals(403, 404, 422),
    security=NEEDED,
    response_description=STATE,
)
async def leave(house: TheHouse, request: Asked, table: TableId) -> models.State:
    """Stand up again before the game begins."""
    async with told(house, request, table):
        await gathering.leave(house.desk, table, _known(request).guest.id)
        return await _state(house, request, table)


@post(
    "/tables/{table:str}/ready",
    status_code=200,
    responses=refusals(403, 404, 413, 422),
    security=NEEDED,
    response_description=STATE,
)
async def ready(
    house: TheHouse, request: Asked, table: TableId, data: JSONBody[models.Ready]
) -> models.State:
    """Want to begin; the game begins when the last person is ready."""
    async with told(house, request, table):
        await gathering.ready(house.desk, table, _known(request).guest.id, data.contribution or None)
        return await _state(house, request, table)


@put(
    "/tables/{table:str}/draft",
    responses=refusals(403, 404, 409, 413, 422),
    security=NEEDED,
    response_description=STATE,
)
async def draft(
    house: TheHouse, request: Asked, table: TableId, data: JSONBody[models.DraftWanted]
) -> models.State:
    """Try something; nobody else sees it, and nothing is decided."""
    async with told(house, request, table):
        await deciding.draft(house.desk, table, _known(request).guest.id, data.question, data.actions)
        return await _state(house, request, table)


@post(
    "/tables/{table:str}/decisions",
    status_code=200,
    responses=refusals(403, 404, 409, 413, 422),
    security=NEEDED,
    response_description="What was decided; the same whenever it is asked again.",
)
async def decide(
    house: TheHouse, request: Asked, table: TableId, data: JSONBody[models.DecisionWanted]
) -> models.DecisionTaken:
    """Decide a question, once and for all; the same id gets the same answer."""
    async with told(house, request, table):
        decision = Decision(data.id, data.question, data.actions)
        answer = await deciding.decide(house.desk, table, _known(request).guest.id, decision)
        return models.DecisionTaken(seat=answer.seat, question=answer.question, version=answer.version)


@get(
    "/tables/{table:str}/why",
    responses=refusals(403, 404, 422),
    security=NEEDED,
    response_description="Whether it may be done.",
)
async def why(house: TheHouse, request: Asked, table: TableId, action: Action) -> models.WhyNot:
    """Whether an action may be done now, and if not, why."""
    async with told(house, request, table):
        visitor = _known(request)
        refusal = await deciding.why_not(house.desk, table, visitor.guest.id, action)
        if refusal is None:
            return models.WhyNot(allowed=True)
        box = load((await house.scenes.scene(table)).table.game)
        problem = problem_of(refusal, house.words.speaker(visitor.language, box), box)
        return models.WhyNot(
            allowed=False,
            reason=problem.reason,
            message=problem.message,
            rule=problem.rule,
            link=problem.link,
        )


@post(
    "/tables/{table:str}/rematch",
    status_code=200,
    responses=refusals(403, 404, 413, 422),
    security=NEEDED,
    response_description=STATE,
)
async def rematch(
    house: TheHouse, request: Asked, table: TableId, data: JSONBody[models.Ready]
) -> models.State:
    """Play again with the same people, at a new table."""
    async with told(house, request, table):
        guest = _known(request).guest
        new = await gathering.rematch(house.desk, table, guest.id, data.contribution or None, guest.name)
        return await _state(house, request, new.id)


@get(
    "/tables/{table:str}/record",
    media_type="text/plain",
    responses=refusals(404),
    security=WELCOME,
    response_description="The record.",
)
async def record(house: TheHouse, request: Asked, table: TableId) -> str:
    """The record of a game that is over, as text."""
    async with told(house, request, table):
        return write_record(await finished(house, table))


ROUTER = Router(
    "/api",
    before_request=_require_sense,
    route_handlers=[
        new_guest,
        list_games,
        create_table,
        show_table,
        wait_for_table,
        sit,
        leave,
        ready,
        draft,
        decide,
        why,
        rematch,
        record,
    ],
)
