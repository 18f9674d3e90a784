"""What a seat may know of a game of Up or Down?, and the worlds that it must reckon with (UOD-17)."""

from random import Random

from ludotheque.core import view as core
from ludotheque.core.events import Seat
from ludotheque.games.up_or_down.components import Area, Card, Ring, with_card, without_card
from ludotheque.games.up_or_down.encoding import encode
from ludotheque.games.up_or_down.options import Options
from ludotheque.games.up_or_down.rules import actors, area_after, legal_actions, outcome
from ludotheque.games.up_or_down.state import (
    NOTHING_TRIED,
    PLAY,
    TAKE,
    Action,
    State,
    Tries,
    Turn,
)


class View(core.View[Options, Action], frozen=True, kw_only=True):
    """What a seat may know.

    Attributes:
        starter: Who takes the first turn; None until that is known.
        ring: The ring, ascending, as all see it: without what the seat is trying.
        top: The top card of the face-up pile; None when there is none.
        up: How many cards the face-up pile has, its top included.
        down: How many cards the face-down pile has.
        hand: The seat's own cards, ascending, with the one that it is trying to play; empty for a spectator.
        hand_sizes: How many cards each hand has.
        known: Those cards of each hand that were drawn face up, ascending.
        areas: What lies before each player, as all see it; a wiped card is no secret.
        turns: The turns that are over.
        tries: What the seat has chosen so far in its present turn.
        drawing: Who is being given a card off the face-down pile; None when nobody is.
    """

    starter: Seat | None
    ring: Ring
    top: Card | None
    up: int
    down: int
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    areas: tuple[Area, ...]
    turns: tuple[Turn, ...]
    tries: Tries
    drawing: Seat | None

    @property
    def ring_now(self) -> Ring:
        """The ring with the card that is being played, and without the one that is being taken."""
        ring = self.ring
        if self.tries.played is not None:
            ring = with_card(ring, self.tries.played)
        if self.tries.taken is not None:
            ring = without_card(ring, self.tries.taken)
        return ring

    @property
    def areas_now(self) -> tuple[Area, ...]:
        """What lies before each player, with the card that is being laid."""
        tries = self.tries
        if tries.taken is None or tries.laid is None:
            return self.areas
        return tuple(
            area_after(area, tries.taken, tries.laid) if owner == self.seat else area
            for owner, area in enumerate(self.areas)
        )

    @property
    def hand_now(self) -> tuple[Card, ...]:
        """The seat's own cards without the one that is being played."""
        return self.hand if self.tries.played is None else without_card(self.hand, self.tries.played)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards of which this seat does not know where they are, ascending."""
        places = (
            self.ring,
            self.hand,
            *self.known,
            *(area.discards for area in self.areas),
            *(row.cards for area in self.areas for row in area.rows),
        )
        seen = {self.top, *(card for place in places for card in place)}
        return tuple(card for card in range(1, self.options.cards + 1) if card not in seen)


def view(state: State, seat: Seat | None) -> View:
    """The hands of others and what they are trying are hidden, as is the order of both piles (UOD-17)."""
    legal = () if seat is None else legal_actions(state, seat)
    tries = state.tries if legal else NOTHING_TRIED
    return View(
        rules_version=state.rules_version,
        options=state.options,
        seat=seat,
        question=_question(state, tries) if legal else None,
        legal=legal,
        awaited=tuple(actors(state)),
        round=0,
        outcome=outcome(state),
        starter=state.starter,
        ring=state.ring,
        top=state.top,
        up=state.up,
        down=state.down,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(len(hand) for hand in state.hands),
        known=state.known,
        areas=state.areas,
        turns=state.turns,
        tries=tries,
        drawing=state.drawing,
    )


def _question(state: State, tries: Tries) -> str:
    """The turn and what has been chosen in it: every question of a turn begins like the ones before."""
    chosen: tuple[Action | None, ...] = (
        None if tries.played is None else PLAY[tries.played],
        None if tries.taken is None else TAKE[tries.taken],
        tries.laid,
    )
    codes = [encode(state.options, action) for action in chosen if action is not None]
    return "-".join(map(str, (len(state.turns), *codes)))


def possible_state(view: View, rng: Random) -> State:
    """A game in which this seat would see what it sees: every card out of sight may be anywhere (UOD-17)."""
    unseen = list(view.unseen)
    rng.shuffle(unseen)
    hands = tuple(
        view.hand if seat == view.seat else _filled(known, size, unseen)
        for seat, (known, size) in enumerate(zip(view.known, view.hand_sizes, strict=True))
    )
    return State(
        rules_version=view.rules_version,
        options=view.options,
        starter=view.starter,
        unseen=tuple(sorted(unseen)),
        hands=hands,
        known=view.known,
        ring=view.ring,
        top=view.top,
        up=view.up,
        down=view.down,
        areas=view.areas,
        turns=view.turns,
        tries=view.tries,
        drawing=view.drawing,
    )


def _filled(known: tuple[Card, ...], size: int, unseen: list[Card]) -> tuple[Card, ...]:
    return tuple(sorted([*known, *(unseen.pop() for _ in range(size - len(known)))]))
