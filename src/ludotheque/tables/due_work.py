"""What is done without anybody asking: chance goes on, bots decide.

Due work is a row that any worker may claim for a while. It is forgotten in the same transaction that keeps
what it brought about. When a worker dies in between, another claims the row once the lease ends, and finds
either that nothing has happened or that nothing is left to do. Work that fails is put off for longer each
time; the other tables go on meanwhile.
"""

import logging

from ludotheque.bots.shelf import make_bot
from ludotheque.core.bot import AnyBot, bot_generator
from ludotheque.core.events import Seat
from ludotheque.core.match import Match
from ludotheque.registry import load
from ludotheque.tables.desk import Desk, Standing, has_begun, keep, match_at
from ludotheque.tables.ports import LONGEST_PUT_OFF, Due, DueKind, Work
from ludotheque.tables.table import Table

LOG = logging.getLogger("ludotheque.tables")

FIRST_PUT_OFF = 5.0
"""For how long work is put off that fails as soon as it is due, in seconds."""

LEASE = 15.0
"""How long a worker may hold due work before another takes it, in seconds."""


async def do_next(desk: Desk, worker: str) -> bool:
    """Do the work that has been due longest, or put it off when it fails; False when nothing is due."""

    async def claim(work: Work) -> tuple[Due | None, None]:
        now = desk.clock.now()
        return await work.claim_due(now, now + LEASE, worker), None

    due = await desk.do(claim)
    if due is None:
        return False
    try:
        match due.kind:
            case DueKind.CHANCE:
                await _let_chance_go_on(desk, due)
            case DueKind.BOT:
                await _let_bot_decide(desk, due)
    except Exception:
        # A table that cannot go on, of a game that is gone, say, must not keep the others waiting.
        # Who knows its whole id may look at it; how it begins is enough to find it.
        LOG.exception("table %s… cannot go on", due.table[:4])
        await _put_off(desk, due)
    return True


async def _put_off(desk: Desk, due: Due) -> None:
    """Try again later what could not be done: about twice as late each time, up to a bound."""

    async def later(work: Work) -> tuple[None, None]:
        now = desk.clock.now()
        # How long it has been due says how often it has failed.
        await work.put_off_due(due, now + min(FIRST_PUT_OFF + max(0.0, now - due.at), LONGEST_PUT_OFF))
        return None, None

    await desk.do(later)


async def release(desk: Desk) -> None:
    """Take over at once what a worker held that has died; only for who knows that nobody else works here."""

    async def let_go(work: Work) -> tuple[None, None]:
        await work.release_due()
        return None, None

    await desk.do(let_go)


async def do_all(desk: Desk, worker: str) -> int:
    """Do everything that is due, and what falls due at once by doing it; how much it was."""
    done = 0
    while await do_next(desk, worker):
        done += 1
    return done


async def _let_chance_go_on(desk: Desk, due: Due) -> None:
    async def deal(work: Work) -> tuple[None, Table | None]:
        await work.finish_due(due)
        table = await work.table(due.table)
        if table is None or not has_begun(table):
            return None, None
        match = await match_at(work, table)
        if not match.waits_for_chance:
            return None, None
        before = Standing.of(match)
        match.deal()
        return None, await keep(work, table, before, match, now=desk.clock.now())

    await desk.do(deal)


async def _let_bot_decide(desk: Desk, due: Due) -> None:
    async def decide(work: Work) -> tuple[None, Table | None]:
        await work.finish_due(due)
        table = await work.table(due.table)
        bot = None if table is None else table.chairs[due.seat].bot
        if table is None or bot is None or not has_begun(table):
            return None, None
        match = await match_at(work, table)
        if due.seat not in match.awaited:
            return None, None
        before = Standing.of(match)
        _take_turn(match, due.seat, make_bot(load(table.game), bot), table.id)
        return None, await keep(work, table, before, match, now=desk.clock.now())

    await desk.do(decide)


def _take_turn(match: Match, seat: Seat, bot: AnyBot, table: str) -> None:
    """Ask a bot until its turn is over."""
    while True:
        view = match.view(seat)
        assert view.question is not None  # noqa: S101 - an awaited seat has a question
        match.act(seat, bot.choose(view, bot_generator(table, seat, view.question)))
        if not match.draft:
            return
