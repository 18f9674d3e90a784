"""What there is to see at a table: loaded once, seen from every seat."""

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

from msgspec import Struct

from ludotheque.core.events import Seat
from ludotheque.core.match import Match
from ludotheque.core.view import AnyView
from ludotheque.tables.deciding import play_draft
from ludotheque.tables.desk import Desk, has_begun, match_at, required
from ludotheque.tables.ports import Draft, Look
from ludotheque.tables.table import Table

MOST_SCENES = 256
"""How many tables are kept at hand unless told otherwise."""


class Seen(Struct, frozen=True):
    """What somebody sees of a table.

    Attributes:
        table: The table; its secret is for nobody before the end.
        seat: The seat of who looks; None for a spectator.
        view: What that seat may know of the game; None before it begins.
            In the middle of a turn it is what it sees after what it has chosen so far.
        draft: What that seat has chosen so far in its turn.
        tried: What it is trying out that would end its turn; the last of the draft.
        earlier: What it saw before each choice of the draft that does not end its turn.
        ending: The codes of the legal actions that would end its turn.
    """

    table: Table
    seat: Seat | None
    view: AnyView | None
    draft: Draft | None
    tried: str | None = None
    earlier: tuple[AnyView, ...] = ()
    ending: frozenset[int] = frozenset()

    @property
    def first_question(self) -> str | None:
        """The question with which the turn of this seat began; None where it has nothing to decide."""
        if self.draft is not None:
            return self.draft.question
        return None if self.view is None else self.view.question


class Scene(Struct, frozen=True):
    """A table as it stood at one moment, with everything that somebody there may see.

    Many look at the same scene, and it may be looked at for long: nothing is ever played in its match.

    Attributes:
        table: The table; its secret is for nobody before the end.
        match: The game with what waits for others; None before it begins. To be read only.
        drafts: What each seat has chosen so far; each is for that seat alone.
    """

    table: Table
    match: Match | None
    drafts: dict[Seat, Draft]

    def seen(self, guest: str | None) -> Seen:
        """What a guest sees from their seat; what a spectator sees where they have none."""
        seat = None if guest is None else self.table.seat_of(guest)
        if self.match is None:
            return Seen(self.table, seat, None, None)
        view: AnyView = self.match.view(seat)
        if seat is None or view.question is None:
            return Seen(self.table, seat, view, None)
        draft = self.drafts.get(seat)
        if draft is not None and draft.question != view.question:
            draft = None
        match = self.match.copy()
        tried = play_draft(match, seat, draft)
        view = match.view(seat)
        ending = frozenset(
            match.game.encode(match.options, action) for action in view.legal if match.ends_turn(seat, action)
        )
        return Seen(self.table, seat, view, draft, tried, match.earlier(seat), ending)


async def scene(desk: Desk, table: str) -> Scene:
    """Load what there is to see at a table.

    Raises:
        UnknownTable: When there is no such table.
    """

    async def look(look: Look) -> Scene:
        return await _loaded(look, table)

    return await desk.look(look)


async def _loaded(look: Look, table: str) -> Scene:
    found = await required(look, table)
    match = await match_at(look, found) if has_begun(found) else None
    return Scene(found, match, await look.drafts(table))


class Scenes:
    """The scenes that were looked at last; none of them is ever shown when it is out of date.

    A scene is loaded again when the version of its table or one of its drafts is another than before; to
    find that out costs two short questions, however long the game is. Of those who look at the same table
    at the same time one loads, and the others find what it has loaded.

    Args:
        desk: Where tables are kept.
        most: How many scenes are kept at hand; the one that was looked at longest ago goes first.
    """

    def __init__(self, desk: Desk, most: int = MOST_SCENES) -> None:
        self._desk = desk
        self._most = most
        self._kept: OrderedDict[str, Scene] = OrderedDict()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def scene(self, table: str) -> Scene:
        """What there is to see at a table now.

        Raises:
            UnknownTable: When there is no such table.
        """

        async def look(look: Look) -> Scene:
            kept = self._kept.get(table)
            if kept is None or not await _is_up_to_date(kept, look):
                return await _loaded(look, table)
            return kept

        # The lock lives as long as somebody holds it or waits for it.
        turn = self._turns.setdefault(table, asyncio.Lock())
        async with turn:
            found = await self._desk.look(look)
            self._kept[table] = found
            self._kept.move_to_end(table)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
            return found


async def _is_up_to_date(scene: Scene, look: Look) -> bool:
    table = scene.table
    return await look.version(table.id) == table.version and await look.drafts(table.id) == scene.drafts
