"""The bots of Take Sides: `Greedy` counts the street as it stands, `Steady` weighs what may become of it."""

from collections.abc import Iterator
from functools import lru_cache
from math import erf, sqrt
from random import Random

from msgspec.structs import replace

from ludotheque.games.take_sides.camps import camp_at, camp_of, camps, equilibriste
from ludotheque.games.take_sides.components import COLUMNS, Side, colour
from ludotheque.games.take_sides.effects import Table, applied
from ludotheque.games.take_sides.laying import table_of
from ludotheque.games.take_sides.powers import Remontada
from ludotheque.games.take_sides.scoring import worth
from ludotheque.games.take_sides.state import (
    Action,
    Announced,
    Begin,
    Call,
    Choose,
    Lay,
    LetPass,
    NoEffect,
    State,
    Tries,
    Use,
    Veto,
)
from ludotheque.games.take_sides.turns import legal
from ludotheque.games.take_sides.view import View, seen_state

LAID = 0.75
"""How many of the cards that are left are laid before a round stops, in the mean."""

COPYING = 0.6
"""What a Chameleon is worth that has not been used, in points."""

CANCELLING = 1.5
"""What a Veto is worth that has not been used, in points."""


@lru_cache(maxsize=8192)
def _chances(lead: int, spread: float) -> tuple[float, float, float]:
    """How likely a lead stays one, becomes a tie, is lost, when it still changes by so much."""
    if not spread:
        return float(lead > 0), float(lead == 0), float(lead < 0)
    below = 0.5 * (1 + erf((-0.5 - lead) / (spread * sqrt(2))))
    above = 0.5 * (1 - erf((0.5 - lead) / (spread * sqrt(2))))
    return above, 1 - above - below, below


def _soft_spots(state: State) -> dict[int, int]:
    """The camp that a Soft Spot gives a tied column to (TS-28)."""
    return {
        bonus.column: camp
        for camp, bonus in enumerate(state.bonuses)
        if bonus is not None and bonus.card is Remontada.SOFT_SPOT and bonus.column is not None
    }


class _Weighing:
    """What a street is worth to a camp: its points against those of the best other camp."""

    def __init__(self, state: State, camp: int, spread: float) -> None:
        self._camp = camp
        self._spread = spread
        self._worth = {card: worth(state, card) for card in state.street}
        self._sides = [camp_at(state, side) for side in Side]
        between = equilibriste(state)
        self._between = None if between is None else camp_of(state, between)
        self._soft = _soft_spots(state)
        self._camps = len(camps(state))

    def value(self, table: Table) -> float:
        """Expected points ahead of the best other camp."""
        points = [0.0] * self._camps
        for column in COLUMNS:
            lead = table.counted(Side.A, column) - table.counted(Side.B, column)
            first, tie, second = _chances(lead, self._spread)
            prize = self._worth[table.street[column]]
            points[self._sides[Side.A]] += first * prize
            points[self._sides[Side.B]] += second * prize
            tied = self._soft.get(column, self._between)
            if tied is not None:
                points[tied] += tie * prize
        return points[self._camp] - max(each for camp, each in enumerate(points) if camp != self._camp)


class _Thinker:
    """Takes whatever leads to the street that is worth most to its camp; ties at random."""

    def __init__(self, laid: float) -> None:
        self._laid = laid

    def choose(self, view: View, rng: Random) -> Action:
        """Choose one of ``view.legal``."""
        if len(view.legal) == 1:
            return view.legal[0]
        seat = view.seat
        assert seat is not None  # noqa: S101 - a bot is asked for a seat
        hands = tuple(view.hand if owner == seat else () for owner in range(len(view.hand_sizes)))
        state = seen_state(view, hands)
        weighing = _Weighing(state, camp_of(state, seat), self._spread(view))
        values = [(self._value(state, seat, action, weighing), action) for action in view.legal]
        best = max(value for value, _ in values)
        return rng.choice([action for value, action in values if value >= best - 1e-9])

    def _spread(self, view: View) -> float:
        """The standard deviation of what a lead still changes by: every card goes to one of six columns."""
        to_come = self._laid * (view.pile + sum(view.hand_sizes))
        return round(sqrt(to_come / len(COLUMNS)), 1)

    def _value(self, state: State, seat: int, action: Action, weighing: _Weighing) -> float:
        table = table_of(state)
        match action:
            case Lay() if state.tries.laid or state.owed is not None:
                return weighing.value(_before(state, table).with_laid(action))
            case Lay():
                return max(self._after_lay(state, seat, action, weighing))
            case Use():
                (laid, *_) = state.tries.laid
                return weighing.value(applied(table.with_laid(laid), action.target, laid.side)) - _price(
                    action
                )
            case NoEffect():
                return weighing.value(table.with_laid(state.tries.laid[0]))
            case Veto():
                return weighing.value(table) - CANCELLING
            case LetPass():
                assert state.announced is not None  # noqa: S101 - somebody is asked about an effect
                return weighing.value(_announced(table, state.announced))
            case Choose(column):
                return self._choice(state, seat, column, weighing)
            case Call(shade):
                return sum(colour(card) is shade for card in state.hands[seat])
            case Begin(starter):
                return float(starter == seat)

    def _after_lay(self, state: State, seat: int, lay: Lay, weighing: _Weighing) -> Iterator[float]:
        """What the turn is worth with every effect that the card may then have, and without."""
        tried = replace(state, tries=Tries((lay,)))
        table = table_of(state).with_laid(lay)
        for action in legal(tried, seat):
            if isinstance(action, Use):
                yield weighing.value(applied(table, action.target, lay.side)) - _price(action)
            else:
                yield weighing.value(table)

    def _choice(self, state: State, seat: int, column: int, weighing: _Weighing) -> float:
        """An Old Friend goes where it is worth most; a place is chosen where most is to be won."""
        side = state.roles[seat]
        if state.friend is not None and side is not None:
            return weighing.value(table_of(state).with_laid(Lay(state.friend, side, column)))
        return worth(state, state.street[column])


def _before(state: State, table: Table) -> Table:
    """The table with what has been laid before in the same turn."""
    for lay in state.tries.laid:
        table = table.with_laid(lay)
    return table


def _price(use: Use) -> float:
    return COPYING if use.copied else 0.0


def _announced(table: Table, announced: Announced) -> Table:
    return applied(table, announced.use.target, announced.laid[0].side)


class Greedy(_Thinker):
    """Counts the street as it stands after its turn."""

    def __init__(self) -> None:
        super().__init__(laid=0.0)


class Steady(_Thinker):
    """Weighs every column by how likely its lead lasts until the round stops."""

    def __init__(self) -> None:
        super().__init__(laid=LAID)
