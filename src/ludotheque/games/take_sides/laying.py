"""Which card may be laid where (TS-6, TS-13, TS-24)."""

from collections.abc import Iterator

from ludotheque.core.events import Seat
from ludotheque.games.take_sides.camps import camp_of
from ludotheque.games.take_sides.components import CARDS, COLUMNS, Card, Side, colour, last, number
from ludotheque.games.take_sides.effects import Table
from ludotheque.games.take_sides.powers import Remontada, Weather
from ludotheque.games.take_sides.state import Column, Lay, State


def table_of(state: State) -> Table:
    """As much of a round as effects are about."""
    protected: tuple[list[Column], list[Column]] = ([], [])
    for camp, bonus in enumerate(state.bonuses):
        if bonus is not None and bonus.card is Remontada.CLOSE_PROTECTION and bonus.column is not None:
            side = _side_of(state, camp)
            if side is not None:
                protected[side].append(bonus.column)
    return Table(
        cards=state.options.cards,
        weather=state.weather,
        street=state.street,
        halves=state.halves,
        protected=(tuple(protected[Side.A]), tuple(protected[Side.B])),
    )


def _side_of(state: State, camp: int) -> Side | None:
    """The side of a camp in this round; None for the équilibriste."""
    seats = [seat for seat in range(state.options.players) if camp_of(state, seat) == camp]
    return state.roles[seats[0]]


def sides_of(state: State, seat: Seat) -> tuple[Side, ...]:
    """Where a player may lay: the own side, or either for the équilibriste (TS-6, TS-24)."""
    role = state.roles[seat]
    return tuple(Side) if role is None else (role,)


def fits(state: State, seat: Seat, lay: Lay) -> bool:
    """The same colour or number as the last card, or as the Personnage where none lies face up (TS-6)."""
    return _fits(state, seat, lay, _wanted(state, lay.side, lay.column))


def _wanted(state: State, side: Side, column: Column) -> Card:
    """The card that one laid there has to be like."""
    under = last(state.halves[side][column])
    return state.street[column] if under is None else under


def _fits(state: State, seat: Seat, lay: Lay, wanted: Card) -> bool:
    if lay.card // 6 == wanted // 6 or lay.card % 6 == wanted % 6:
        return True  # the same colour, or the same number
    if state.weather is Weather.WIND and abs(number(lay.card) - number(wanted)) == 1:
        return True
    return _called(state, seat, lay)


def _called(state: State, seat: Seat, lay: Lay) -> bool:
    """A Calling Card lets the camp's cards of its colour fit anywhere on its side."""
    camp = camp_of(state, seat)
    bonus = state.bonuses[camp]
    if bonus is None or bonus.card is not Remontada.CALLING_CARD or bonus.colour is not colour(lay.card):
        return False
    return _side_of(state, camp) is lay.side


def layings(state: State, seat: Seat, cards: tuple[Card, ...] | range) -> Iterator[Lay]:
    """Every way to lay one of these cards, in the order of their codes."""
    doors = [
        (side, column, _wanted(state, side, column)) for side in sides_of(state, seat) for column in COLUMNS
    ]
    for card in sorted(cards):
        for side, column, wanted in doors:
            lay = Lay(card, side, column)
            if _fits(state, seat, lay, wanted):
                yield lay


def can_lay(state: State, seat: Seat) -> bool:
    """Whether a player has a card that may be laid (TS-13)."""
    return next(layings(state, seat, state.hands[seat]), None) is not None


def fitting(state: State, seat: Seat) -> tuple[Card, ...]:
    """Every card of the game that this player could lay now, ascending: what a stuck hand has none of."""
    return tuple(dict.fromkeys(lay.card for lay in layings(state, seat, CARDS)))
