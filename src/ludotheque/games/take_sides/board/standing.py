"""How the street would be shared out if the round ended now (TS-16 to TS-18)."""

from msgspec.structs import replace

from ludotheque.core.events import Seat
from ludotheque.games.take_sides.camps import camp_of
from ludotheque.games.take_sides.components import Side
from ludotheque.games.take_sides.laying import table_of
from ludotheque.games.take_sides.scoring import sheet, takers
from ludotheque.games.take_sides.state import Camp, State
from ludotheque.games.take_sides.view import View, seen_state


def shown_state(view: View) -> State:
    """What the reader sees as a state, with what is being tried on the street."""
    hands = tuple(view.hand if seat == view.seat else () for seat in range(len(view.hand_sizes)))
    state = seen_state(view, hands)
    table = table_of(state)
    for lay in view.tries.laid:
        table = table.with_laid(lay)
    return replace(state, halves=table.halves)


def taker_of(view: View) -> tuple[Camp | None, ...]:
    """The camp that would take each Personnage now; nobody's while the round has no roles yet."""
    return takers(shown_state(view)) if view.roles and len(view.street) == 6 else (None,) * 6


def points_of(view: View, seat: Seat) -> int:
    """What the camp of a seat would score now."""
    if not view.roles or len(view.street) < 6:
        return 0
    state = shown_state(view)
    return sheet(state, camp_of(state, seat)).total


def counts(view: View) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How many cards count in every half-column of side A and of side B."""
    table = table_of(shown_state(view))
    ours, theirs = (tuple(table.counted(side, column) for column in range(6)) for side in Side)
    return ours, theirs
