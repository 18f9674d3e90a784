"""Who sits where and goes with whom, and in which order they take turns (TS-2, TS-5, TS-24)."""

from ludotheque.core.events import Seat
from ludotheque.games.take_sides.components import Side
from ludotheque.games.take_sides.options import Options
from ludotheque.games.take_sides.state import Camp, State

Roles = tuple[Side | None, ...]


def roles_of_three(equilibriste: Seat) -> Roles:
    """The two others sit at the sides, in the order of their seats (TS-2)."""
    sides = iter(Side)
    return tuple(None if seat == equilibriste else next(sides) for seat in range(3))


def roles_of_four(partner: Seat) -> Roles:
    """The first seat and its partner sit at the same side (TS-2)."""
    return tuple(Side.A if seat in {0, partner} else Side.B for seat in range(4))


def first_roles(options: Options) -> Roles | None:
    """The roles of the first round, as far as they have been agreed on; None where chance decides."""
    if options.players == 2:
        return (Side.A, Side.B)
    if options.players == 3:
        seat = options.first_equilibriste
        return None if seat is None else roles_of_three(seat)
    partner = options.first_partner
    return None if partner is None else roles_of_four(partner)


def next_roles(roles: Roles, winner: Seat) -> Roles:
    """The round's winner becomes or stays équilibriste; a displaced one takes the side left free (TS-26)."""
    if None not in roles:
        return roles
    displaced, free = roles.index(None), roles[winner]
    return tuple(None if seat == winner else free if seat == displaced else roles[seat] for seat in range(3))


def camp_of(state: State, seat: Seat) -> Camp:
    """A team of two is one camp, counted like its side; everybody else is a camp of their own (TS-25)."""
    side = state.roles[seat]
    return int(side) if state.options.players == 4 and side is not None else seat


def camps(state: State) -> range:
    """All camps."""
    return range(3 if state.options.players == 3 else 2)


def members(state: State, camp: Camp) -> tuple[Seat, ...]:
    """The seats of a camp, ascending."""
    return tuple(seat for seat in range(state.options.players) if camp_of(state, seat) == camp)


def camp_at(state: State, side: Side) -> Camp:
    """The camp that sits at a side."""
    return camp_of(state, state.roles.index(side))


def equilibriste(state: State) -> Seat | None:
    """Who sits between the sides; None but at three players (TS-24)."""
    return state.roles.index(None) if None in state.roles else None


def cycle(state: State) -> tuple[Seat, ...]:
    """The order of the turns, again and again (TS-5).

    Two alternate; two teams alternate, A1 B1 A2 B2; at three players the équilibriste comes after both sides
    in odd rounds and between them in even ones, or always last with a fair order.
    """
    ours, theirs = ([seat for seat, role in enumerate(state.roles) if role is side] for side in Side)
    between = equilibriste(state)
    if between is None:
        return tuple(seat for pair in zip(ours, theirs, strict=True) for seat in pair)
    if state.options.fair_order:
        return (ours[0], theirs[0], between, theirs[0], ours[0], between)
    odd = len(state.finished) % 2 == 0
    return (ours[0], theirs[0], between) if odd else (ours[0], between, theirs[0])


def in_turn(state: State, turn: int) -> Seat:
    """Whose turn it is after so many others: the cycle is entered at the starter (TS-5)."""
    assert state.starter is not None  # noqa: S101 - a round has a starter before its first turn
    order = cycle(state)
    return order[(order.index(state.starter) + turn) % len(order)]
