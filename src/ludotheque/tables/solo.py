"""How somebody who plays alone has done so far (TIE-19)."""

from msgspec import Struct

from ludotheque.tables.desk import Desk
from ludotheque.tables.ports import Look
from ludotheque.tables.table import Table

LAST = 5
"""How many of the last totals are told."""


class SoloStanding(Struct, frozen=True):
    """What somebody has scored alone with one set of options, this table included.

    Attributes:
        best: The highest total; None before the first game is over.
        last: The last totals, the newest first.
        before: The highest total of all other tables; None where there is none.
        is_new_best: Whether this table's total is higher than every other one.
    """

    best: int | None
    last: tuple[int, ...]
    before: int | None
    is_new_best: bool


async def solo_record(desk: Desk, table: Table) -> SoloStanding:
    """How the guest at a table has done alone with the same game, rules and options.

    Nothing is counted for a table with several seats, or without a person.
    """
    guest = table.chairs[0].guest
    if guest is None or len(table.chairs) > 1:
        return SoloStanding(None, (), None, is_new_best=False)

    async def look(look: Look) -> list[int]:
        return list(await look.solo_totals(guest, table.game, table.rules_version, table.options))

    totals = await desk.look(look)
    others = list(totals)
    if table.result is not None:
        others.remove(table.result[0])
    before = max(others, default=None)
    return SoloStanding(
        best=max(totals, default=None),
        last=tuple(totals[:LAST]),
        before=before,
        is_new_best=table.result is not None and (before is None or table.result[0] > before),
    )
