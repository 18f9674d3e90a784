"""A turn: lay, effect or not, end; what a Veto cancels; what becomes of who is stuck (TS-6 to TS-15)."""

from collections.abc import Iterator

from msgspec.structs import replace

from ludotheque.core.events import Seat
from ludotheque.games.take_sides.camps import camp_of, camps, in_turn, members
from ludotheque.games.take_sides.components import Halves, Side, number
from ludotheque.games.take_sides.dealing import hand_size, pile_size, with_bonus, with_part
from ludotheque.games.take_sides.effects import Table, applied, targets
from ludotheque.games.take_sides.laying import can_lay, fitting, layings, table_of
from ludotheque.games.take_sides.powers import Effect, Remontada, Weather
from ludotheque.games.take_sides.scoring import finished
from ludotheque.games.take_sides.state import (
    NOTHING_TRIED,
    Action,
    Announced,
    Another,
    Lay,
    NoEffect,
    Refilled,
    Stage,
    State,
    Stopped,
    Target,
    Tries,
    Turned,
    Use,
)

COPIED = range(3, 7)
"""The numbers whose effect a Chameleon may take (TS-31)."""


def with_side(halves: tuple[Halves, Halves], side: Side, ours: Halves) -> tuple[Halves, Halves]:
    """Both sides, with other half-columns on one of them."""
    return (ours, halves[Side.B]) if side is Side.A else (halves[Side.A], ours)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """What the player whose turn it is may do now (TS-6, TS-7, TS-9)."""
    tries = state.tries
    if state.owed is not None:
        return tuple(_on_side(state, seat, state.owed.laid[0].side))
    if not tries.laid:
        return tuple(layings(state, seat, state.hands[seat]))
    if tries.used is not None:
        first = tries.laid[0]
        return tuple(_on_side(_with_lay(state, seat, first), seat, first.side))
    uses = tuple(_uses(state, seat, tries.laid[0]))
    return uses if _must_use(state, uses) else (*uses, NoEffect())


def _on_side(state: State, seat: Seat, side: Side) -> Iterator[Lay]:
    """What may be laid on one side: the one on which the turn has begun (TS-24)."""
    return (lay for lay in layings(state, seat, state.hands[seat]) if lay.side is side)


def _uses(state: State, seat: Seat, lay: Lay) -> Iterator[Use]:
    """The effect of the card just laid, or the one that a Chameleon takes (TS-9, TS-31); none in Snow."""
    if state.weather is Weather.SNOW:
        return
    laid = _with_lay(state, seat, lay)
    cards = state.options.cards
    yield from (Use(target) for target in _targets(laid, seat, cards.effect(number(lay.card)), lay))
    if _holds(state, seat, Remontada.CHAMELEON):
        for copied in COPIED:
            yield from (Use(each, copied) for each in _targets(laid, seat, cards.effect(copied), lay))


def _targets(laid: State, seat: Seat, effect: Effect | None, lay: Lay) -> Iterator[Target]:
    if effect is None:
        return
    for target in targets(table_of(laid), effect, lay):
        if not isinstance(target, Another) or next(_on_side(laid, seat, lay.side), None) is not None:
            yield target


def _must_use(state: State, uses: tuple[Use, ...]) -> bool:
    """In a Thunderstorm an effect that has a target must be used (TS-23)."""
    return state.weather is Weather.THUNDERSTORM and any(not use.copied for use in uses)


def _holds(state: State, seat: Seat, card: Remontada) -> bool:
    """Whether the camp of a seat has a Remontada card that is not spent."""
    bonus = state.bonuses[camp_of(state, seat)]
    return bonus is not None and bonus.card is card and not bonus.spent


def _with_lay(state: State, seat: Seat, lay: Lay) -> State:
    """A card goes from the hand to its half-column (TS-6)."""
    hand = tuple(card for card in state.hands[seat] if card != lay.card)
    return _with_table(
        replace(state, hands=with_part(state.hands, seat, hand)), table_of(state).with_laid(lay)
    )


def _with_table(state: State, table: Table) -> State:
    return replace(state, street=table.street, halves=table.halves)


def goes_on(state: State, seat: Seat, action: Lay | Use) -> bool:
    """Whether the turn has still something to choose after this, and may be rethought (TS-8)."""
    match action:
        case Lay():
            first = not state.tries.laid and state.owed is None
            return first and next(_uses(state, seat, action), None) is not None
        case Use(target):
            return isinstance(target, Another) and not _vetoers(state, seat)


def lay(state: State, seat: Seat, action: Lay) -> State:
    """A turn without any choice left ends by itself (TS-8)."""
    if state.owed is not None:
        laid, used = (*state.owed.laid, action), state.owed.use
        done = _laid_for_good(replace(state, owed=None), seat, action)
        return _over(done, seat, Turned(seat=seat, laid=laid, used=used))
    tried = replace(state, tries=Tries((*state.tries.laid, action), state.tries.used))
    return tried if goes_on(state, seat, action) else end(tried, seat)


def use(state: State, seat: Seat, action: Use) -> State:
    """An effect is announced; where an opposing camp holds a Veto it waits for it (TS-30)."""
    tried = replace(state, tries=Tries(state.tries.laid, action))
    if _vetoers(state, seat):
        return _announced(tried, seat, action)
    return tried if goes_on(state, seat, action) else end(tried, seat)


def _vetoers(state: State, seat: Seat) -> frozenset[Seat]:
    """The seats of other camps that hold a Veto that is not spent."""
    return frozenset(
        holder
        for camp in camps(state)
        if camp != camp_of(state, seat)
        for holder in members(state, camp)
        if _holds(state, holder, Remontada.VETO)
    )


def asked_for_veto(state: State) -> frozenset[Seat]:
    """Everybody who may cancel the effect that has been announced (TS-30)."""
    return _vetoers(state, in_turn(state, state.turn))


def _announced(state: State, seat: Seat, action: Use) -> State:
    """What has been laid lies there for good, and the effect is spent, whatever becomes of it (TS-30)."""
    laid = state.tries.laid
    done = _chameleon_spent(_laid_for_good(state, seat, laid[0]), seat, action)
    return replace(done, tries=NOTHING_TRIED, announced=Announced(laid, action))


def _laid_for_good(state: State, seat: Seat, action: Lay) -> State:
    return replace(_with_lay(state, seat, action), passed=(), undrawn=pile_size(state))


def _chameleon_spent(state: State, seat: Seat, action: Use) -> State:
    if not action.copied:
        return state
    camp = camp_of(state, seat)
    bonus = state.bonuses[camp]
    assert bonus is not None  # noqa: S101 - who copies has a Chameleon
    return replace(state, bonuses=with_bonus(state, camp, replace(bonus, spent=True)))


def let_pass(state: State, seat: Seat) -> State:
    """No needs all who are asked (TS-30)."""
    announced = state.announced
    assert announced is not None  # noqa: S101 - nobody is asked otherwise
    declined = tuple(sorted((*announced.declined, seat)))
    if set(declined) != asked_for_veto(state):
        return replace(state, announced=replace(announced, declined=declined))
    mover = in_turn(state, state.turn)
    if isinstance(announced.use.target, Another):
        return replace(state, announced=None, owed=announced)
    (first,) = announced.laid
    done = _with_table(state, applied(table_of(state), announced.use.target, first.side))
    told = Turned(seat=mover, laid=announced.laid, used=announced.use)
    return _over(replace(done, announced=None), mover, told)


def cancelled(state: State) -> State:
    """The first yes decides: the effect does not happen, and is spent as the Veto is (TS-30)."""
    announced = state.announced
    assert announced is not None  # noqa: S101 - nobody is asked otherwise
    mover = in_turn(state, state.turn)
    for camp in {camp_of(state, seat) for seat in asked_for_veto(state)}:
        bonus = state.bonuses[camp]
        assert bonus is not None  # noqa: S101 - who cancels has a Veto
        state = replace(state, bonuses=with_bonus(state, camp, replace(bonus, spent=True)))
    told = Turned(seat=mover, laid=announced.laid, used=announced.use, vetoed=True)
    return _over(replace(state, announced=None), mover, told)


def end(state: State, seat: Seat) -> State:
    """What was tried is done, for all to see; nothing can be taken back (TS-8)."""
    laid, used = state.tries.laid, state.tries.used
    first, *more = laid
    done = _laid_for_good(state, seat, first)
    if used is not None:
        done = _with_table(done, applied(table_of(done), used.target, first.side))
        done = _chameleon_spent(done, seat, used)
    for further in more:
        done = _with_lay(done, seat, further)
    return _over(replace(done, tries=NOTHING_TRIED), seat, Turned(seat=seat, laid=laid, used=used))


def _over(state: State, seat: Seat, told: Turned) -> State:
    """The hand is drawn up (TS-12), and the next turn begins."""
    drawn = min(hand_size(state) - len(state.hands[seat]), pile_size(state))
    state = replace(
        state,
        turn=state.turn + 1,
        stuck=False,
        log=(*state.log, replace(told, drawn=drawn)),
        drawing=seat if drawn else None,
    )
    return state if drawn else begun(state)


def drawn(state: State) -> State:
    """A hand has been drawn up: after a refill the same turn goes on, after a turn the next one begins."""
    return begun(state)


def begun(state: State) -> State:
    """At the start of a turn it is tested whether the player is stuck (TS-13)."""
    seat = in_turn(state, state.turn)
    if can_lay(state, seat):
        return state
    if not pile_size(state):
        return _stopped(state, seat)
    return _passed(state, seat) if state.stuck else _refilled(state, seat)


def _refilled(state: State, seat: Seat) -> State:
    """The whole hand goes under the pile in order of arrival, then the player draws (TS-14)."""
    hand = state.hands[seat]
    fits = fitting(state, seat)
    under = (*state.under, *((card, seat) for card in hand))
    put = replace(state, hands=with_part(state.hands, seat, ()), under=under, stuck=True, drawing=seat)
    drawing = min(hand_size(state), pile_size(put))
    return replace(put, log=(*state.log, Refilled(seat, len(hand), fits, drawing, passed=False)))


def _passed(state: State, seat: Seat) -> State:
    """Still stuck after the one refill, and the pile is not empty: the turn passes (TS-14).

    When since the last card laid every card then in the pile has been drawn and all have passed, the round
    stops, and the last to pass has stopped it (TS-15).
    """
    *before, refilled = state.log
    assert isinstance(refilled, Refilled)  # noqa: S101 - who passes has refilled
    told = (*before, replace(refilled, passed=True))
    who = tuple(sorted({*state.passed, seat}))
    over = replace(state, turn=state.turn + 1, stuck=False, passed=who, log=told)
    if len(who) == state.options.players and not over.undrawn:
        return _stopped(over, seat)
    return begun(over)


def _stopped(state: State, seat: Seat) -> State:
    """The round stops at once; the others do not finish their hands (TS-15)."""
    over = replace(state, stage=Stage.OVER, stuck=False, log=(*state.log, Stopped(seat)))
    return replace(over, finished=(*state.finished, finished(over, seat)))
