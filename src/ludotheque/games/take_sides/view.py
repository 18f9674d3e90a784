"""What a seat may know of a match of Take Sides (TS-27)."""

from msgspec.structs import replace

from ludotheque.core import view as core
from ludotheque.core.events import Seat
from ludotheque.games.take_sides.components import Card, Colour, Halves, Side
from ludotheque.games.take_sides.dealing import pile_size
from ludotheque.games.take_sides.encoding import encode
from ludotheque.games.take_sides.options import Options
from ludotheque.games.take_sides.powers import Remontada, Weather
from ludotheque.games.take_sides.rules import actors, legal_actions, outcome
from ludotheque.games.take_sides.state import (
    NOTHING_TRIED,
    Action,
    Announced,
    Bonus,
    Finished,
    Stage,
    State,
    Told,
    Tries,
)
from ludotheque.games.take_sides.turns import asked_for_veto


class View(core.View[Options, Action], frozen=True, kw_only=True):
    """What a seat may know.

    Attributes:
        stage: How far the round has come.
        roles: The side of every seat; None for the équilibriste; empty until it is known.
        weather: The Météo card of the round; None without.
        skies: The Météo cards of earlier rounds.
        street: The Personnages, from left to right, as all see them.
        sunny: The colour that a Sunbreak doubles.
        halves: What lies on side A and on side B, as all see it: without what the seat is trying.
        hand: The seat's own cards in order of arrival; empty for a spectator.
        received: The cards that the seat has got in this round, in order of arrival.
        hand_sizes: How many cards each hand has.
        pile: How many cards the pile has, those put under it included.
        under: Who put each card under the pile, in the order in which they will be drawn, and the card where
            it was this seat.
        sums: The sum that every seat announced.
        starter: Who takes the first turn.
        bonuses: The Remontada card of every camp.
        choosing: Who has still to choose what before the first turn, in order.
        friend: The card of an Old Friend that is shown and not laid.
        turn: How many turns of this round are over.
        log: What has happened in this round.
        tries: What the seat has chosen so far in its present turn.
        announced: An effect that waits for a Veto; of those who let it pass only this seat.
        owed: A turn that has another card to lay.
        drawing: Who is being dealt cards.
        stuck: Whether the player whose turn it is has refilled in it.
        passed: Who has passed a turn since a card was laid, ascending.
        undrawn: How many cards of the pile at the last laying have not been drawn since.
        finished: The rounds that are over.
    """

    stage: Stage
    roles: tuple[Side | None, ...]
    weather: Weather | None
    skies: tuple[Weather, ...]
    street: tuple[Card, ...]
    sunny: Colour | None
    halves: tuple[Halves, Halves]
    hand: tuple[Card, ...]
    received: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    pile: int
    under: tuple[tuple[Seat, Card | None], ...]
    sums: tuple[int, ...]
    starter: Seat | None
    bonuses: tuple[Bonus | None, ...]
    choosing: tuple[tuple[Seat, Remontada], ...]
    friend: Card | None
    turn: int
    log: tuple[Told, ...]
    tries: Tries
    announced: Announced | None
    owed: Announced | None
    drawing: Seat | None
    stuck: bool
    passed: tuple[Seat, ...]
    undrawn: int
    finished: tuple[Finished, ...]


def view(state: State, seat: Seat | None) -> View:
    """Hands, what is tried, and the order of the pile are hidden, and who has let an effect pass (TS-27)."""
    legal = () if seat is None else legal_actions(state, seat)
    tries = state.tries if legal else NOTHING_TRIED
    return View(
        rules_version=state.rules_version,
        options=state.options,
        seat=seat,
        question=_question(state, tries) if legal else None,
        legal=legal,
        awaited=_awaited(state, seat),
        round=len(state.finished),
        outcome=outcome(state),
        stage=state.stage,
        roles=state.roles,
        weather=state.weather,
        skies=state.skies,
        street=state.street,
        sunny=state.sunny,
        halves=state.halves,
        hand=() if seat is None else state.hands[seat],
        received=() if seat is None else state.received[seat],
        hand_sizes=tuple(len(hand) for hand in state.hands),
        pile=pile_size(state),
        under=tuple((owner, card if owner == seat else None) for card, owner in state.under),
        sums=state.sums,
        starter=state.starter,
        bonuses=state.bonuses,
        choosing=state.choosing,
        friend=state.friend,
        turn=state.turn,
        log=state.log,
        tries=tries,
        announced=_announced(state, seat),
        owed=state.owed,
        drawing=state.drawing,
        stuck=state.stuck,
        passed=state.passed,
        undrawn=state.undrawn,
        finished=state.finished,
    )


def _awaited(state: State, seat: Seat | None) -> tuple[Seat, ...]:
    """Whether somebody has answered about a Veto is seen by nobody else until all have (TS-30)."""
    if state.announced is None:
        return tuple(sorted(actors(state)))
    answered = {seat} & set(state.announced.declined)
    return tuple(sorted(asked_for_veto(state) - answered))


def _announced(state: State, seat: Seat | None) -> Announced | None:
    if state.announced is None:
        return None
    mine = tuple(each for each in state.announced.declined if each == seat)
    return replace(state.announced, declined=mine)


def _question(state: State, tries: Tries) -> str:
    """The round, the turn and what has been chosen in it; before the first turn what is asked for."""
    where = [len(state.finished), state.turn]
    if state.choosing:
        return "-".join(map(str, (*where, "c", len(state.choosing))))
    if state.announced is not None:
        return "-".join(map(str, (*where, "v")))
    if state.owed is not None:
        return "-".join(map(str, (*where, "o")))
    chosen: list[Action] = [*tries.laid, *([] if tries.used is None else [tries.used])]
    return "-".join(map(str, (*where, *(encode(state.options, action) for action in chosen))))


def seen_state(view: View, hands: tuple[tuple[Card, ...], ...]) -> State:
    """A state that has everything that a view shows, with these hands and an empty pile."""
    return State(
        rules_version=view.rules_version,
        options=view.options,
        stage=view.stage,
        roles=view.roles,
        weather=view.weather,
        skies=view.skies,
        street=view.street,
        sunny=view.sunny,
        halves=view.halves,
        hands=hands,
        received=hands,
        unseen=(),
        under=(),
        sums=view.sums,
        starter=view.starter,
        bonuses=view.bonuses,
        choosing=view.choosing,
        friend=view.friend,
        turn=view.turn,
        log=view.log,
        tries=view.tries,
        announced=view.announced,
        owed=view.owed,
        drawing=view.drawing,
        stuck=view.stuck,
        passed=view.passed,
        undrawn=view.undrawn,
        finished=view.finished,
    )
