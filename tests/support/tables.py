"""Tables to test with: a store on disk, a clock that stands still, ears for announcements."""

from collections.abc import Mapping
from typing import cast

from ludotheque.core.record import Record, Verification, verify
from ludotheque.registry import load
from ludotheque.tables import deciding, due_work, gathering
from ludotheque.tables.deciding import Decision
from ludotheque.tables.desk import Desk
from ludotheque.tables.ports import Store
from ludotheque.tables.scene import Seen, scene
from ludotheque.tables.table import Chair, Table

ANNA, BERTA, CLAUS = (Chair(name=name, guest=name.lower()) for name in ("Anna", "Berta", "Claus"))
BITS = "00" * 16


class StillClock:
    """A clock that moves only when it is told to."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def now(self) -> float:
        return self.time


class Ears:
    """Remembers what was announced."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []

    async def announce(self, table: str, version: int) -> None:
        self.heard.append((table, version))


def desk_at(store: Store) -> Desk:
    return Desk(store, Ears(), StillClock())


def clock_of(desk: Desk) -> StillClock:
    return cast("StillClock", desk.clock)


async def begun(
    desk: Desk, *people: Chair, bots: Mapping[int, str] | None = None, breath: int = 0, **options: str
) -> Table:
    """A table of Take it Easy! whose people are ready; nothing that is due has been done yet."""
    players = str(len(people) + len(bots or {}))
    texts = {"players": players, **{name.replace("_", "-"): value for name, value in options.items()}}
    table = await gathering.create(desk, people[0], "take-it-easy", texts, bots or {}, breath=breath)
    for person in people[1:]:
        await gathering.sit(desk, table.id, person)
    for person in people:
        assert person.guest is not None
        table = await gathering.ready(desk, table.id, person.guest, BITS)
    return table


async def calling(desk: Desk, *people: Chair, bots: Mapping[int, str] | None = None, **options: str) -> Table:
    """A table where the first tile has been called, and every bot has placed it."""
    table = await begun(desk, *people, bots=bots, breath=0, **options)
    await due_work.do_all(desk, "worker")
    return table


async def over(
    desk: Desk, *people: Chair, bots: Mapping[int, str] | None = None, total: int = 0, **options: str
) -> Table:
    """A table where the game is over with the same total for all, without having been played."""
    texts = {"players": str(len(people) + len(bots or {})), **options}
    table = await gathering.create(desk, people[0], "take-it-easy", texts, bots or {})
    for person in people[1:]:
        table = await gathering.sit(desk, table.id, person)
    table = table.over((total,) * len(table.chairs)).changed()
    async with desk.store.begin() as work:
        await work.update_table(table)
    return table


async def seen(desk: Desk, table: Table, person: Chair | None = None) -> Seen:
    return (await scene(desk, table.id)).seen(None if person is None else person.guest)


async def place(desk: Desk, table: Table, person: Chair, cell: int, *, decision: str | None = None) -> int:
    """Place the called tile; the version of the table afterwards."""
    view = (await seen(desk, table, person)).view
    assert view is not None
    assert view.question is not None
    assert person.guest is not None
    made = Decision(decision or f"{person.guest}-{view.question}", view.question, (str(cell),))
    return (await deciding.decide(desk, table.id, person.guest, made)).version


async def record_of(desk: Desk, table: Table) -> Record:
    """The record of a table as it stands."""
    async with desk.store.begin() as work:
        found = await work.table(table.id)
        assert found is not None
        return Record(found.header(), tuple(await work.entries(table.id)))


def verified(record: Record) -> Verification:
    return verify(load(record.header.game).game, record)
