"""The effects of cards: what each may touch, and what it does (TS-9, TS-11; the house cards).

A player acts for a side: the own one, or at three players the side on which the équilibriste has laid
(TS-24). Opposing is what lies on the other side (TS-29).
"""

from collections.abc import Iterator
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.games.take_sides.components import (
    COLUMNS,
    Card,
    Halves,
    Side,
    colour,
    laid_on,
    last,
    number,
    with_half,
    with_last_turned,
    with_outermost_turned_up,
    without_last,
)
from ludotheque.games.take_sides.powers import (
    CardSet,
    Count,
    Effect,
    Guard,
    LayAnother,
    Match,
    MoveOwn,
    PushOpposing,
    SwapFacing,
    SwapPersonnages,
    TurnDownOpposing,
    TurnUpOwn,
    Weather,
)
from ludotheque.games.take_sides.state import (
    Another,
    Column,
    Exchange,
    Lay,
    Move,
    Push,
    Swap,
    Target,
    TurnDown,
    TurnUp,
)


class Table(Struct, frozen=True):
    """As much of a round as effects are about; states and views have it.

    Attributes:
        cards: The card set.
        weather: The Météo card; None without.
        street: The Personnages.
        halves: What lies on side A and on side B.
        protected: The columns of each side that a Close Protection guards.
    """

    cards: CardSet
    weather: Weather | None
    street: tuple[Card, ...]
    halves: tuple[Halves, Halves]
    protected: tuple[tuple[Column, ...], tuple[Column, ...]]

    def last(self, side: Side, column: Column) -> Card | None:
        """The last card of a half-column."""
        return last(self.halves[side][column])

    def guarded(self, side: Side, column: Column) -> bool:
        """Whether no opposing effect may touch a half-column: a Bodyguard, or a Close Protection."""
        return column in self.protected[side] or any(
            guard.where.reaches(place, column)
            for place in COLUMNS
            if isinstance(guard := self._passive(side, place), Guard)
        )

    def counted(self, side: Side, column: Column) -> int:
        """How many cards a half-column counts: those that lie face up, Twins double (TS-16)."""
        power = self._passive(side, column)
        more = power.cards - 1 if isinstance(power, Count) else 0
        return sum(laid.up for laid in self.halves[side][column]) + more

    def _passive(self, side: Side, column: Column) -> Guard | Count | None:
        """The power of a visible card; a Fog takes it away (TS-10)."""
        card = self.last(side, column)
        if card is None or self.weather is Weather.FOG:
            return None
        return self.cards.passive(number(card))

    def with_half(self, side: Side, halves: Halves) -> "Table":
        """The same table with other half-columns on a side."""
        both = (halves, self.halves[Side.B]) if side is Side.A else (self.halves[Side.A], halves)
        return replace(self, halves=both)

    def with_laid(self, lay: Lay) -> "Table":
        """The same table after a card has been laid."""
        return self.with_half(lay.side, laid_on(self.halves[lay.side], lay.column, lay.card))


def targets(table: Table, effect: Effect, lay: Lay) -> tuple[Target, ...]:
    """Everything that an effect may do now, for the card that has just been laid (TS-9)."""
    return tuple(_targets(table, effect, lay))


def _targets(table: Table, effect: Effect, lay: Lay) -> Iterator[Target]:
    side, here = lay.side, lay.column
    reached = [column for column in COLUMNS if effect.where.reaches(here, column)]
    match effect:
        case MoveOwn():
            filled = [column for column in reached if table.last(side, column) is not None]
            yield from (Move(origin, to) for origin in filled for to in COLUMNS if to != origin)
        case SwapPersonnages():
            lefts = range(len(COLUMNS) - 1)
            yield from (Swap(left) for left in lefts if left in reached or left + 1 in reached)
        case PushOpposing():
            for origin in reached:
                if _touchable(table, side.other, origin):
                    ends = [to for to in COLUMNS if abs(to - origin) == 1]
                    yield from (Push(origin, to) for to in ends if not table.guarded(side.other, to))
        case TurnDownOpposing(match=wanted):
            for column in reached:
                if _touchable(table, side.other, column):
                    card = table.last(side.other, column)
                    if card is not None and _matches(wanted, card, lay.card):
                        yield TurnDown(column)
        case TurnUpOwn():
            for column in reached:
                if not all(laid.up for laid in table.halves[side][column]):
                    yield TurnUp(column)
        case SwapFacing():
            for column in reached:
                if table.last(side, column) is not None and _touchable(table, side.other, column):
                    yield Exchange(column)
        case LayAnother():
            yield Another()
        case other:
            assert_never(other)


def _touchable(table: Table, side: Side, column: Column) -> bool:
    """Whether there is a last card that no guard protects."""
    return table.last(side, column) is not None and not table.guarded(side, column)


def _matches(wanted: Match, card: Card, laid: Card) -> bool:
    match wanted:
        case Match.ANY:
            return True
        case Match.SAME_COLOUR:
            return colour(card) is colour(laid)
        case Match.SAME_NUMBER:
            return number(card) == number(laid)


def applied(table: Table, target: Target, side: Side) -> Table:
    """The table after an effect (TS-11: what moves goes on top of everything, and triggers nothing)."""
    match target:
        case Move(origin, to):
            return _carried(table, side, origin, to)
        case Push(origin, to):
            return _carried(table, side.other, origin, to)
        case Swap(left):
            street = table.street
            swapped = (*street[:left], street[left + 1], street[left], *street[left + 2 :])
            return replace(table, street=swapped)
        case TurnDown(column):
            halves = table.halves[side.other]
            return table.with_half(side.other, with_half(halves, column, with_last_turned(halves[column])))
        case TurnUp(column):
            halves = table.halves[side]
            turned = with_outermost_turned_up(halves[column])
            return table.with_half(side, with_half(halves, column, turned))
        case Exchange(column):
            return _exchanged(table, column)
        case Another():
            return table
        case other:
            assert_never(other)


def _carried(table: Table, side: Side, origin: Column, to: Column) -> Table:
    halves = table.halves[side]
    left, card = without_last(halves[origin])
    return table.with_half(side, laid_on(with_half(halves, origin, left), to, card))


def _exchanged(table: Table, column: Column) -> Table:
    """Each of the two cards lies on top of everything on its new side (TS-11)."""
    taken = {side: without_last(table.halves[side][column]) for side in Side}
    for side in Side:
        rest, _ = taken[side]
        _, card = taken[side.other]
        halves = with_half(table.halves[side], column, rest)
        table = table.with_half(side, laid_on(halves, column, card))
    return table
