"""What a table begins with: its id and secret, its chairs, and the game once the last of them is ready."""

import secrets

from msgspec.structs import replace

from ludotheque.bots.shelf import make_bot
from ludotheque.core.box import Box
from ludotheque.core.events import Seat
from ludotheque.core.line import require_hexadecimal
from ludotheque.registry import load
from ludotheque.tables.desk import Standing, keep, match_at
from ludotheque.tables.errors import Refused
from ludotheque.tables.ports import Work
from ludotheque.tables.table import Chair, Status, Table

SECRET_BYTES = 32
ID_BYTES = 12
LONGEST_CONTRIBUTION = 128


def new_id() -> str:
    """An id that nobody can guess, fit for a link."""
    return secrets.token_urlsafe(ID_BYTES)


def new_secret() -> str:
    """What the shuffle of a table follows from, in hexadecimal."""
    return secrets.token_hex(SECRET_BYTES)


def table_again(
    table: Table, host: str, contribution: str | None, now: float, name: str | None = None
) -> Table:
    """A table with the same people and bots, at which its host is ready, perhaps under another name."""
    chairs = tuple(
        Chair(
            name=name if name is not None and chair.guest == host else chair.name,
            guest=chair.guest,
            bot=chair.bot,
            contribution=contribution if chair.guest == host else None,
            ready=chair.guest == host,
        )
        for chair in table.chairs
    )
    return replace(
        table,
        id=new_id(),
        rules_version=load(table.game).game.info.rules_version,
        host=host,
        chairs=chairs,
        status=Status.GATHERING,
        secret=new_secret(),
        created=now,
        version=0,
        result=None,
    )


async def with_ready(
    work: Work, table: Table, seat: Seat, contribution: str | None, *, now: float, name: str | None = None
) -> Table:
    """Let the person in a seat be ready, perhaps under another name; the game begins with the last one."""
    chair = table.chairs[seat]
    named = chair.name if name is None else name
    chair = replace(chair, name=named, contribution=contribution, ready=True)
    return await kept_or_begun(work, table.with_chair(seat, chair), now=now)


async def kept_or_begun(work: Work, table: Table, *, now: float) -> Table:
    """Keep a change at a table; the game begins with it when nobody is waited for any more."""
    if not table.may_begin:
        changed = table.changed()
        await work.update_table(changed)
        return changed
    begun = replace(table, status=Status.PLAYING)
    match = await match_at(work, begun)
    return await keep(work, begun, Standing.of(match), match, now=now)


def parsed_contribution(text: str | None) -> str | None:
    """What may be put into a shuffle.

    Raises:
        RecordError: ``bad-hexadecimal``.
    """
    if text is None:
        return None
    require_hexadecimal(text[: LONGEST_CONTRIBUTION + 1])
    return text[:LONGEST_CONTRIBUTION]


def bot_chair(box: Box, bot: str) -> Chair:
    """The chair of a bot.

    Raises:
        UnknownBotError: When the game has none of that name.
    """
    make_bot(box, bot)
    return Chair(name=bot, bot=bot)


def require_gathering(table: Table) -> None:
    """Sitting down, leaving and the like are for the time before the game.

    Raises:
        Refused: ``table-has-begun``.
    """
    if table.status is not Status.GATHERING:
        raise Refused("table-has-begun")
