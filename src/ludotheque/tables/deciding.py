"""What a seat does: look, try within its turn, decide once and for all."""

from collections.abc import Sequence

from msgspec import Struct

from ludotheque.core.errors import RecordError
from ludotheque.core.events import Seat
from ludotheque.core.line import require_name
from ludotheque.core.match import Match
from ludotheque.core.view import AnyView
from ludotheque.tables.desk import Desk, Standing, has_begun, keep, match_at, required, seat_of
from ludotheque.tables.errors import QuestionClosed, Refused
from ludotheque.tables.ports import Answer, Draft, Work
from ludotheque.tables.table import Table

MOST_ACTIONS = 64
"""The most actions of one turn that are taken at once."""


class Decision(Struct, frozen=True):
    """What a seat decides.

    Attributes:
        id: Made by the client, new for every decision; a repeated one gets the same answer.
        question: The question that is being decided.
        texts: The actions, in the game's notation.
    """

    id: str
    question: str
    texts: tuple[str, ...]


class Seen(Struct, frozen=True):
    """What somebody sees of a table.

    Attributes:
        table: The table; its secret is for nobody before the end.
        seat: The seat of who looks; None for a spectator.
        view: What that seat may know of the game; None before it begins.
        draft: What that seat has chosen so far for its open question.
    """

    table: Table
    seat: Seat | None
    view: AnyView | None
    draft: Draft | None


async def see(desk: Desk, table: str, guest: str | None) -> Seen:
    """Look at a table: from one's seat, or as a spectator.

    Raises:
        UnknownTable: When there is no such table.
    """

    async def look(work: Work) -> tuple[Seen, None]:
        found = await required(work, table)
        seat = None if guest is None else found.seat_of(guest)
        if not has_begun(found):
            return Seen(found, seat, None, None), None
        view = (await match_at(work, found)).view(seat)
        draft = None if seat is None else await work.draft(table, seat)
        if draft is not None and draft.question != view.question:
            draft = None
        return Seen(found, seat, view, draft), None

    return await desk.do(look)


async def draft(desk: Desk, table: str, guest: str, question: str, texts: Sequence[str]) -> Draft | None:
    """Keep what a seat has chosen so far; it may choose otherwise until it decides.

    Raises:
        UnknownTable, NotYourSeat, QuestionClosed: When there is no such table, seat or question.
        NotationError, IllegalAction: When the choices are none, or not allowed.
    """
    _require_few(texts)

    async def try_out(work: Work) -> tuple[Draft | None, None]:
        found = await required(work, table)
        seat = seat_of(found, guest)
        match = await _open_match(work, found, seat, question)
        for text in texts:
            match.play(seat, text)
        chosen = Draft(question, tuple(texts)) if texts else None
        await work.put_draft(table, seat, chosen)
        return chosen, None

    return await desk.do(try_out)


async def decide(desk: Desk, table: str, guest: str, decision: Decision) -> Answer:
    """Decide a question, once and for all; a repeated decision id gets the same answer.

    Args:
        desk: Where tables are kept.
        table: The id of the table.
        guest: Who decides.
        decision: What they decide.

    Raises:
        UnknownTable, NotYourSeat, QuestionClosed: When there is no such table, seat or question.
        Refused: When the decision id has been used for something else, or the table has not begun.
        NotationError, IllegalAction: When the actions are none, or not allowed; nothing has happened then.
    """
    require_name(decision.id)
    _require_few(decision.texts)
    if not decision.texts:
        raise Refused("nothing-decided")

    async def act(work: Work) -> tuple[Answer, Table | None]:
        found = await required(work, table)
        seat = seat_of(found, guest)
        answered = await work.answer(table, decision.id)
        if answered is not None:
            if (answered.seat, answered.question) != (seat, decision.question):
                raise Refused("decision-id-used")
            return answered, None
        changed = await act_at(work, found, seat, decision, now=desk.clock.now())
        answer = Answer(seat, decision.question, changed.version)
        await work.put_answer(table, decision.id, answer)
        return answer, changed

    return await desk.do(act)


async def act_at(work: Work, table: Table, seat: Seat, decision: Decision, *, now: float) -> Table:
    """Let a seat act, and keep what has happened; the table as it has changed."""
    match = await _open_match(work, table, seat, decision.question)
    before = Standing.of(match)
    for text in decision.texts:
        match.play(seat, text)
    await work.put_draft(table.id, seat, None)
    return await keep(work, table, before, match, now=now)


async def _open_match(work: Work, table: Table, seat: Seat, question: str) -> Match:
    if not has_begun(table):
        raise Refused("table-has-not-begun")
    match = await match_at(work, table)
    view = match.view(seat)
    if view.question != question:
        raise QuestionClosed(view)
    return match


def _require_few(texts: Sequence[str]) -> None:
    if len(texts) > MOST_ACTIONS:
        raise RecordError("too-many-actions", found=len(texts), most=MOST_ACTIONS)
