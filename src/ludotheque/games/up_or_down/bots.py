"""The bots of Up or Down?: `Greedy` counts what lies there, `Steady` weighs what can still become of it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp
from random import Random

from msgspec import Struct

from ludotheque.games.up_or_down.components import (
    ROWS,
    Area,
    Card,
    Direction,
    Ring,
    Row,
    gap,
    with_card,
    without_card,
)
from ludotheque.games.up_or_down.rules import area_after
from ludotheque.games.up_or_down.scoring import row_points
from ludotheque.games.up_or_down.state import DRAW, LAY, PLAY, TAKE, WIPE, Action, Draw, Lay, Pile, Wipe
from ludotheque.games.up_or_down.view import View

CAPACITY = 6.0
"""How many cards a row takes from one end of the deck to the other, as rows go that nobody hurries."""

FILLING = 1.5
"""How readily rows fill: with as many turns to come as cards have room, 1 - exp(-FILLING) of the room."""

SAME_COLOUR = 0.8
"""How many of the cards to come have the colour that a row collects."""

AHEAD = 0.8
"""How much the best next turn counts, against how things stand after this one."""


class Plan(Struct, frozen=True):
    """A turn up to the draw, and what lies before the player after it."""

    played: Card
    taken: Card
    laid: Lay | Wipe
    area: Area


def layings(area: Area, card: Card) -> Iterator[Lay | Wipe]:
    """What is worth a thought: wiping a row never is while a row can be started (UOD-11)."""
    rows = area.rows
    yield from (LAY[number] for number, row in enumerate(rows) if row.accepts(card))
    yield from (LAY[len(rows)],) if len(rows) < ROWS else WIPE


def plans(view: View) -> Iterator[Plan]:
    """Every turn that goes on as the seat has begun it, in the order of the codes."""
    assert view.seat is not None  # noqa: S101 - a bot is asked for a seat
    area, tries = view.areas[view.seat], view.tries
    for played in view.hand if tries.played is None else (tries.played,):
        for taken in sorted(gap(view.ring, played)) if tries.taken is None else (tries.taken,):
            for laid in layings(area, taken) if tries.laid is None else (tries.laid,):
                yield Plan(played, taken, laid, area_after(area, taken, laid))


def next_action(view: View, plan: Plan) -> Action:
    """The first action of a plan that the seat has not taken yet."""
    if view.tries.played is None:
        return PLAY[plan.played]
    return TAKE[plan.taken] if view.tries.taken is None else plan.laid


class Greedy:
    """Takes the turn after which its rows and discards count most; it draws what it can see.

    Among equals it takes the lowest card, the lower neighbour and the first row. It does not ask what a row
    can still become.
    """

    def choose(self, view: View, rng: Random) -> Action:
        """Choose one of ``view.legal``."""
        del rng  # it leaves nothing to chance
        if isinstance(view.legal[0], Draw):
            return view.legal[0]
        return next_action(view, max(plans(view), key=lambda plan: points(plan.area)))


def points(area: Area) -> int:
    """What an area counts as it lies there (UOD-15)."""
    return sum(row_points(row) for row in area.rows) + len(area.discards)


class Steady:
    """Takes the turn after which its rows promise most, with a look at the best that could follow.

    A row is expected to grow by the room that is left in its direction, as far as turns are left to fill
    it; a row not yet begun has all the room there is. It then counts its length times its best colour,
    which most of the cards to come are expected to have. What could follow is the best that the cards still
    in hand can take out of the ring as this turn leaves it. It draws the open card when that promises more
    than an unknown one does on average. Among equals it takes the lowest card, the lower neighbour, the
    first row and the open pile. The four constants were tuned by simulation.
    """

    def choose(self, view: View, rng: Random) -> Action:
        """Choose one of ``view.legal``."""
        del rng  # it leaves nothing to chance
        turns = _turns_left(view)
        if isinstance(view.legal[0], Draw):
            return self._draw(view, turns)

        def promise(plan: Plan) -> float:
            ring = without_card(with_card(view.ring, plan.played), plan.taken)
            hand = without_card(view.hand, plan.played)
            # Rounded, so that what is equal on paper is equal here and the order decides.
            return round(outlook(plan.area, hand, ring, turns, view.options.cards), 9)

        return next_action(view, max(plans(view), key=promise))

    def _draw(self, view: View, turns: int) -> Draw:
        if len(view.legal) == 1 or view.top is None:
            return DRAW[0] if view.up else DRAW[1]
        assert view.seat is not None  # noqa: S101 - a bot is asked for a seat
        area, ring, cards = view.areas_now[view.seat], view.ring_now, view.options.cards
        promised: dict[Card, float] = {}

        def follows(card: Card) -> float:
            for neighbour in gap(ring, card):
                if neighbour not in promised:
                    promised[neighbour] = best_after(area, [neighbour], turns - 1, cards)
            return max(promised[neighbour] for neighbour in gap(ring, card))

        unseen = view.unseen
        average = sum(follows(card) for card in unseen) / len(unseen)
        return Draw(Pile.UP) if follows(view.top) >= average else Draw(Pile.DOWN)


def _turns_left(view: View) -> int:
    """How many turns the seat has after this one; all have equally many (UOD-2)."""
    assert view.seat is not None  # noqa: S101 - a bot is asked for a seat
    taken = sum(turn.seat == view.seat for turn in view.turns)
    return view.options.turns // view.options.players - taken - 1


def outlook(area: Area, hand: Sequence[Card], ring: Ring, turns: int, cards: int) -> float:
    """What an area promises after a turn, with so many turns to come and this hand left."""
    now = expected(area, turns, cards)
    if not turns:
        return now
    within_reach = sorted({neighbour for card in hand for neighbour in gap(ring, card)})
    if not within_reach:
        return now
    return (1 - AHEAD) * now + AHEAD * best_after(area, within_reach, turns - 1, cards)


def best_after(area: Area, within_reach: Sequence[Card], turns: int, cards: int) -> float:
    """What an area promises at most once one of these cards has been laid."""
    return max(
        expected(area_after(area, card, laid), turns, cards)
        for card in within_reach
        for laid in layings(area, card)
    )


def expected(area: Area, turns: int, cards: int) -> float:
    """What an area can be expected to count at the end of a game with so many cards in its deck."""
    shapes = [_shape(row.cards, cards) for row in area.rows]
    shapes += [(0, 0, CAPACITY)] * (ROWS - len(shapes))
    room = sum(capacity for _, _, capacity in shapes)
    filled = 1 - exp(-FILLING * max(turns, 0) / room) if room else 0.0
    value = float(len(area.discards))
    for length, best, capacity in shapes:
        growth = capacity * filled
        value += (length + growth) * (best + growth * SAME_COLOUR)
    return value


@lru_cache(maxsize=1 << 16)
def _shape(row: tuple[Card, ...], cards: int) -> tuple[int, int, float]:
    """A row's length, how many cards have its best colour, and how many more it can be expected to take."""
    whole = Row(row)
    up, down = (cards - whole.last) / cards, (whole.last - 1) / cards
    room = {None: max(up, down), Direction.UP: up, Direction.DOWN: down}[whole.direction]
    return len(row), whole.most_of_a_colour, CAPACITY * room
