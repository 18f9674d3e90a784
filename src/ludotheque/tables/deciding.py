"""What a seat does: try within its turn, decide once and for all."""

from collections.abc import Sequence

from msgspec import Struct

from ludotheque.core.errors import IllegalAction, LudothequeError, NotationError, RecordError
from ludotheque.core.events import Seat
from ludotheque.core.line import require_name
from ludotheque.core.match import Match
from ludotheque.tables.desk import Desk, Standing, has_begun, keep, match_at, required, seat_of
from ludotheque.tables.errors import QuestionClosed, Refused
from ludotheque.tables.ports import Answer, Draft, Look, Work
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


async def draft(desk: Desk, table: str, guest: str, question: str, texts: Sequence[str]) -> Draft | None:
    """Keep what a seat chooses, or go back to the question; it may choose otherwise until it decides.

    A turn of several choices asks a question for each. The choices before this question stay, those after
    it are forgotten.

    The table is announced with the version that it has: the other windows of that seat show the draft, too.

    Raises:
        UnknownTable, NotYourSeat, QuestionClosed: When there is no such table, seat or question.
        NotationError, IllegalAction: When the choices are none, or not allowed.
    """
    _require_few(texts)

    async def try_out(work: Work) -> tuple[Draft | None, Table]:
        found = await required(work, table)
        seat = seat_of(found, guest)
        match, turn = await _open_match(work, found, seat, question)
        before = [entry.text for entry in match.draft]
        _play(match, seat, texts)
        all_texts = (*before, *texts)
        chosen = Draft(turn, all_texts) if all_texts else None
        await work.put_draft(table, seat, chosen)
        return chosen, found

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
            if (answered.seat, answered.question, answered.texts) != (
                seat,
                decision.question,
                decision.texts,
            ):
                raise Refused("decision-id-used")
            return answered, None
        changed = await _act(work, found, seat, decision, now=desk.clock.now())
        answer = Answer(seat, decision.question, changed.version, decision.texts)
        await work.put_answer(table, decision.id, answer)
        return answer, changed

    return await desk.do(act)


async def _act(work: Work, table: Table, seat: Seat, decision: Decision, *, now: float) -> Table:
    """Let a seat act, and keep what has happened; the table as it has changed."""
    match, _ = await _open_match(work, table, seat, decision.question)
    before = Standing.of(match)
    _play(match, seat, decision.texts)
    if match.draft:
        raise Refused("turn-not-over")
    await work.put_draft(table.id, seat, None)
    return await keep(work, table, before, match, now=now)


def _play(match: Match, seat: Seat, texts: Sequence[str]) -> None:
    """Let a seat make the choices of one turn."""
    for number, text in enumerate(texts):
        if number and not match.draft:
            raise Refused("turn-over-before", text=text)
        match.play(seat, text)


async def _open_match(work: Work, table: Table, seat: Seat, question: str) -> tuple[Match, str]:
    """The match as it stands for who answers a question, and the first question of the turn."""
    if not has_begun(table):
        raise Refused("table-has-not-begun")
    match = await match_at(work, table)
    first = match.view(seat).question
    play_draft(match, seat, await work.draft(table.id, seat))
    now = match.view(seat)
    if first is None or not match.rethink(seat, question):
        raise QuestionClosed(now)
    return match, first


def play_draft(match: Match, seat: Seat, draft: Draft | None) -> str | None:
    """Play what a seat has chosen so far, as far as it can still rethink it.

    What a game of another version makes no sense of is forgotten, with all that came after it.

    Returns:
        What would end the turn, where that is being tried out, too.
    """
    if draft is None or draft.question != match.view(seat).question:
        return None
    for text in draft.texts:
        try:
            action = match.game.parse_action(match.options, text)
            if match.ends_turn(seat, action):
                return text
            match.act(seat, action)
        except (NotationError, IllegalAction):
            return None
    return None


def _require_few(texts: Sequence[str]) -> None:
    if len(texts) > MOST_ACTIONS:
        raise RecordError("too-many-actions", found=len(texts), most=MOST_ACTIONS)


async def why_not(desk: Desk, table: str, guest: str, text: str) -> LudothequeError | None:
    """Why a seat cannot do something now; None when it can. Nothing happens.

    Raises:
        UnknownTable, NotYourSeat: When there is no such table, or no seat of this guest.
        Refused: ``table-has-not-begun``.
    """

    async def try_out(look: Look) -> LudothequeError | None:
        found = await required(look, table)
        seat = seat_of(found, guest)
        if not has_begun(found):
            raise Refused("table-has-not-begun")
        match = await match_at(look, found)
        play_draft(match, seat, await look.draft(table, seat))
        try:
            action = match.game.parse_action(match.options, text)
        except NotationError as error:
            return error
        return match.why_not(seat, action)

    return await desk.look(try_out)
