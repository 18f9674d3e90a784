"""From the invitation to the first call: making a table, sitting down, being ready, and again."""

from collections.abc import Mapping

from msgspec.structs import replace

from ludotheque.core.events import Seat
from ludotheque.core.line import require_name
from ludotheque.core.options import Options, option_texts, parse_options
from ludotheque.registry import load
from ludotheque.tables.beginning import (
    bot_chair,
    kept_or_begun,
    new_id,
    new_secret,
    parsed_contribution,
    require_gathering,
    table_again,
    with_ready,
)
from ludotheque.tables.desk import Desk, match_at, required, seat_of
from ludotheque.tables.errors import NotYourSeat, Refused
from ludotheque.tables.ports import Work
from ludotheque.tables.table import Chair, Status, Table


async def create(
    desk: Desk,
    host: Chair,
    game: str,
    options: Mapping[str, str],
    bots: Mapping[Seat, str],
    *,
    breath: int = 0,
    contribution: str | None = None,
    begin: bool = False,
) -> Table:
    """Make a table; its host sits in the first seat that no bot has.

    Args:
        desk: Where tables are kept.
        host: The guest who makes it, with a name.
        game: The name of the game.
        options: Name and text of options; the rest have their defaults.
        bots: The bots, by seat.
        breath: How long a turn is shown before chance or a bot goes on, in milliseconds.
        contribution: What the host puts into the shuffle when ready at once; as for `ready`.
        begin: Whether the host is ready at once; the game begins then if nobody else is waited for.

    Raises:
        UnknownGameError, UnknownBotError: For a name that is not installed.
        OptionsError: For a bad option.
        RecordError: For a bad name, or a contribution that is none.
        Refused: When a bot's seat does not exist, or no seat is left for the host.
    """
    box = load(game)
    parsed: Options = parse_options(box.game.options_type, options)
    require_name(host.name)
    chairs = [Chair() for _ in range(parsed.players)]
    for seat, bot in bots.items():
        chair = bot_chair(box, bot)
        if not 0 <= seat < parsed.players:
            raise Refused("no-such-chair", seat=seat, place=str(seat + 1))
        chairs[seat] = chair
    free = next((seat for seat, chair in enumerate(chairs) if chair.is_free), None)
    if free is None or host.guest is None:
        raise Refused("no-chair-for-the-host")
    put_in = parsed_contribution(contribution) if begin else None
    chairs[free] = Chair(name=host.name, guest=host.guest, contribution=put_in, ready=begin)
    table = Table(
        id=new_id(),
        game=game,
        rules_version=box.game.info.rules_version,
        options=option_texts(parsed),
        host=host.guest,
        chairs=tuple(chairs),
        secret=new_secret(),
        created=desk.clock.now(),
        breath=breath,
    )

    async def add(work: Work) -> tuple[Table, Table]:
        await work.add_table(table)
        added = await kept_or_begun(work, table, now=desk.clock.now()) if table.may_begin else table
        return added, added

    return await desk.do(add)


async def sit(desk: Desk, table: str, guest: Chair, seat: Seat | None = None) -> Table:
    """Sit down in a free seat; a guest who sits already keeps their seat.

    Where the host has left, whoever comes is the host.

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
        if guest.guest is not None and found.seat_of(found.host) is None:
            changed = replace(changed, host=guest.guest)
        await work.update_table(changed)
        return changed, changed

    return await desk.do(take)


def _free_seat(table: Table, seat: Seat | None) -> Seat:
    require_gathering(table)
    free = [number for number, chair in enumerate(table.chairs) if chair.is_free]
    if seat is None:
        if not free:
            raise Refused("table-is-full")
        return free[0]
    if not 0 <= seat < len(table.chairs):
        raise Refused("no-such-chair", seat=seat, place=str(seat + 1))
    if seat not in free:
        raise Refused("chair-taken", seat=seat, place=str(seat + 1))
    return seat


async def leave(desk: Desk, table: str, guest: str) -> Table:
    """Give a seat back before the game begins; when it was the host's, the next person is the host.

    Raises:
        UnknownTable, NotYourSeat: When there is no such table, or no seat to give back.
        Refused: ``table-has-begun``.
    """

    async def stand_up(work: Work) -> tuple[Table, Table]:
        found = await required(work, table)
        seat = seat_of(found, guest)
        require_gathering(found)
        changed = found.with_chair(seat, Chair()).changed()
        if guest == found.host:
            people = [chair.guest for chair in changed.chairs if chair.guest is not None]
            changed = replace(changed, host=next(iter(people), guest))
        await work.update_table(changed)
        return changed, changed

    return await desk.do(stand_up)


async def rename(desk: Desk, table: str, guest: str, name: str) -> Table:
    """Go by another name, before the game begins; the record keeps the name it begins with.

    Raises:
        UnknownTable, NotYourSeat: When there is no such table, or the guest has no seat there.
        RecordError: For a bad name.
        Refused: ``table-has-begun``.
    """
    require_name(name)

    async def call(work: Work) -> tuple[Table, Table | None]:
        found = await required(work, table)
        seat = seat_of(found, guest)
        require_gathering(found)
        if found.chairs[seat].name == name:
            return found, None
        changed = found.with_chair(seat, replace(found.chairs[seat], name=name)).changed()
        await work.update_table(changed)
        return changed, changed

    return await desk.do(call)


async def seat_bot(desk: Desk, table: str, guest: str, seat: Seat, bot: str | None) -> Table:
    """Let a bot have a seat, or nobody; the game begins when nobody else is waited for.

    So a seat can be had back from a person who does not get ready; never from one who is.

    Args:
        desk: Where tables are kept.
        table: The id of the table.
        guest: Who asks; only the host may.
        seat: The seat.
        bot: The name of the bot; None to make the seat free.

    Raises:
        UnknownTable: When there is no such table.
        NotYourSeat: ``not-the-host``.
        UnknownBotError: When the game has no such bot.
        Refused: ``table-has-begun``, ``no-such-chair``, or ``chair-taken`` by the host or by a
            person who is ready.
    """

    async def put(work: Work) -> tuple[Table, Table | None]:
        found = await required(work, table)
        if found.host != guest:
            raise NotYourSeat("not-the-host")
        require_gathering(found)
        if not 0 <= seat < len(found.chairs):
            raise Refused("no-such-chair", seat=seat, place=str(seat + 1))
        sitting = found.chairs[seat]
        if sitting.guest == guest or sitting.ready:
            raise Refused("chair-taken", seat=seat, place=str(seat + 1))
        chair = Chair() if bot is None else bot_chair(load(found.game), bot)
        if found.chairs[seat] == chair:
            return found, None
        changed = await kept_or_begun(work, found.with_chair(seat, chair), now=desk.clock.now())
        return changed, changed

    return await desk.do(put)


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
    put_in = parsed_contribution(contribution)

    async def begin_perhaps(work: Work) -> tuple[Table, Table | None]:
        found = await required(work, table)
        seat = seat_of(found, guest)
        if found.status is not Status.GATHERING:
            if found.chairs[seat].ready:
                return found, None
            raise Refused("table-has-begun")
        changed = await with_ready(work, found, seat, put_in, now=desk.clock.now())
        return changed, changed

    return await desk.do(begin_perhaps)


async def rematch(
    desk: Desk, table: str, guest: str, contribution: str | None = None, name: str | None = None
) -> Table:
    """The same people and bots again, at a table of its own, where whoever asks is ready at once.

    Who asks first makes the new table; the others find it. It begins as any other: with the last person who
    is ready, so at once for who plays alone or with bots. Who has given their seat there back finds the
    table as it is.

    Args:
        desk: Where tables are kept.
        table: The id of the table at which the game is over.
        guest: Who wants to play again.
        contribution: What they put into the next shuffle; as for `ready`.
        name: The name by which they go there; None for the one of before.

    Raises:
        UnknownTable, NotYourSeat: When there is no such table, or the guest has no seat there.
        RecordError: For a bad name, or a contribution that is none.
        Refused: ``game-goes-on`` before the end.
    """
    put_in = parsed_contribution(contribution)
    if name is not None:
        require_name(name)

    async def again(work: Work) -> tuple[Table, Table | None]:
        found = await required(work, table)
        seat_of(found, guest)
        now = desk.clock.now()
        if found.rematch is not None:
            new = await required(work, found.rematch)
            seat = new.seat_of(guest)
            if seat is None or new.status is not Status.GATHERING or new.chairs[seat].ready:
                return new, None
            new = await with_ready(work, new, seat, put_in, now=now, name=name)
            return new, new
        if found.status is not Status.OVER:
            raise Refused("game-goes-on")
        options = option_texts((await match_at(work, found)).next_options)
        new = replace(table_again(found, guest, put_in, now, name), options=options)
        await work.add_table(new)
        if new.may_begin:
            new = await kept_or_begun(work, new, now=now)
        changed = replace(found, rematch=new.id).changed()
        await work.update_table(changed)
        # Nobody can know of the new table before they hear of the old one.
        return new, changed

    return await desk.do(again)
