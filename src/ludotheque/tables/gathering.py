"""From the invitation to the first call: making a table, sitting down, being ready, and again."""

import secrets
from collections.abc import Mapping

from msgspec.structs import replace

from ludotheque.bots.shelf import make_bot
from ludotheque.core.events import Seat
from ludotheque.core.line import require_hexadecimal, require_name
from ludotheque.core.options import Options, option_texts, parse_options
from ludotheque.registry import load
from ludotheque.tables.desk import Desk, Standing, keep, match_at, required, seat_of
from ludotheque.tables.errors import Refused
from ludotheque.tables.ports import Work
from ludotheque.tables.table import Chair, Status, Table

SECRET_BYTES = 32
ID_BYTES = 12
LONGEST_CONTRIBUTION = 128


def new_id() -> str:
    """An id that nobody can guess, fit for a link."""
    return secrets.token_urlsafe(ID_BYTES)


async def create(
    desk: Desk,
    host: Chair,
    game: str,
    options: Mapping[str, str],
    bots: Mapping[Seat, str],
    *,
    breath: int = 0,
) -> Table:
    """Make a table; its host sits in the first seat that no bot has.

    Args:
        desk: Where tables are kept.
        host: The guest who makes it, with a name.
        game: The name of the game.
        options: Name and text of options; the rest have their defaults.
        bots: The bots, by seat.
        breath: How long a result is shown before chance goes on, in milliseconds.

    Raises:
        UnknownGameError, UnknownBotError: For a name that is not installed.
        OptionsError: For a bad option.
        RecordError: For a bad name.
        Refused: When a bot's seat does not exist, or no seat is left for the host.
    """
    box = load(game)
    parsed: Options = parse_options(box.game.options_type, options)
    require_name(host.name)
    for seat, bot in bots.items():
        make_bot(box, bot)
        if not 0 <= seat < parsed.players:
            raise Refused("no-such-chair", seat=seat)
    chairs = [
        Chair(name=bots[seat], bot=bots[seat]) if seat in bots else Chair() for seat in range(parsed.players)
    ]
    free = next((seat for seat, chair in enumerate(chairs) if chair.is_free), None)
    if free is None or host.guest is None:
        raise Refused("no-chair-for-the-host")
    chairs[free] = Chair(name=host.name, guest=host.guest)
    table = Table(
        id=new_id(),
        game=game,
        rules_version=box.game.info.rules_version,
        options=option_texts(parsed),
        host=host.guest,
        chairs=tuple(chairs),
        secret=secrets.token_hex(SECRET_BYTES),
        created=desk.clock.now(),
        breath=breath,
    )

    async def add(work: Work) -> tuple[Table, Table]:
        await work.add_table(table)
        return table, table

    return await desk.do(add)


async def sit(desk: Desk, table: str, guest: Chair, seat: Seat | None = None) -> Table:
    """Sit down in a free seat; a guest who sits already keeps their seat.

    Raises:
        UnknownTable: When there is no such table.
        RecordError: For a bad name.
        Refused: ``table-has-begun``, ``no-such-chair`` or ``chair-taken``.
    """
    require_name(guest.name)

    async def take(work: Work) -> tuple[Table, Table | None]:
        found = await required(work, table)
        if guest.guest is not None and found.seat_of(guest.guest) is not None:
            return found, None
        chosen = _free_seat(found, seat)
        changed = found.with_chair(chosen, Chair(name=guest.name, guest=guest.guest)).changed()
        await work.update_table(changed)
        return changed, changed

    return await desk.do(take)


def _free_seat(table: Table, seat: Seat | None) -> Seat:
    if table.status is not Status.GATHERING:
        raise Refused("table-has-begun")
    free = [number for number, chair in enumerate(table.chairs) if chair.is_free]
    if seat is None:
        if not free:
            raise Refused("table-is-full")
        return free[0]
    if not 0 <= seat < len(table.chairs):
        raise Refused("no-such-chair", seat=seat)
    if seat not in free:
        raise Refused("chair-taken", seat=seat)
    return seat


async def leave(desk: Desk, table: str, guest: str) -> Table:
    """Give a seat back before the game begins.

    Raises:
        UnknownTable, NotYourSeat: When there is no such table, or no seat to give back.
        Refused: ``table-has-begun``.
    """

    async def stand_up(work: Work) -> tuple[Table, Table]:
        found = await required(work, table)
        seat = seat_of(found, guest)
        if found.status is not Status.GATHERING:
            raise Refused("table-has-begun")
        changed = found.with_chair(seat, Chair()).changed()
        await work.update_table(changed)
        return changed, changed

    return await desk.do(stand_up)


async def ready(desk: Desk, table: str, guest: str, contribution: str | None = None) -> Table:
    """Want to begin, and put something into the shuffle; the game begins when the last person is ready.

    Args:
        desk: Where tables are kept.
        table: The id of the table.
        guest: Who is ready.
        contribution: Random bits in hexadecimal, at most 64 bytes; None for nothing.

    Raises:
        UnknownTable, NotYourSeat: When there is no such table, or the guest has no seat there.
        RecordError: ``bad-hexadecimal`` for a contribution that is none.
        Refused: ``table-has-begun``.
    """
    if contribution is not None:
        require_hexadecimal(contribution[: LONGEST_CONTRIBUTION + 1])
        contribution = contribution[:LONGEST_CONTRIBUTION]

    async def begin_perhaps(work: Work) -> tuple[Table, Table | None]:
        found = await required(work, table)
        seat = seat_of(found, guest)
        if found.status is not Status.GATHERING:
            if found.chairs[seat].ready:
                return found, None
            raise Refused("table-has-begun")
        chair = replace(found.chairs[seat], contribution=contribution, ready=True)
        changed = found.with_chair(seat, chair)
        if not changed.may_begin:
            changed = changed.changed()
            await work.update_table(changed)
            return changed, changed
        begun = replace(changed, status=Status.PLAYING)
        match = await match_at(work, begun)
        changed = await keep(work, begun, Standing.of(match), match, now=desk.clock.now())
        return changed, changed

    return await desk.do(begin_perhaps)


async def rematch(desk: Desk, table: str, guest: str) -> Table:
    """The same people and bots again, at a table of its own; whoever asks second gets the same one.

    Raises:
        UnknownTable, NotYourSeat: When there is no such table, or the guest has no seat there.
        Refused: ``game-goes-on`` before the end.
    """

    async def again(work: Work) -> tuple[Table, Table | None]:
        found = await required(work, table)
        seat_of(found, guest)
        if found.rematch is not None:
            return await required(work, found.rematch), None
        if found.status is not Status.OVER:
            raise Refused("game-goes-on")
        chairs = tuple(Chair(name=chair.name, guest=chair.guest, bot=chair.bot) for chair in found.chairs)
        new = replace(
            found,
            id=new_id(),
            rules_version=load(found.game).game.info.rules_version,
            host=guest,
            chairs=chairs,
            status=Status.GATHERING,
            secret=secrets.token_hex(SECRET_BYTES),
            created=desk.clock.now(),
            version=0,
            result=None,
        )
        await work.add_table(new)
        changed = replace(found, rematch=new.id).changed()
        await work.update_table(changed)
        return new, changed

    return await desk.do(again)
