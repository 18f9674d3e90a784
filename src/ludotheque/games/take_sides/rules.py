"""Take Sides, from the set-up of a round to the end of the match (TS-3 to TS-31)."""

from msgspec.structs import replace

from ludotheque.core.errors import IllegalAction
from ludotheque.core.events import Audience, ChanceOutcome, Seat, SeatAction
from ludotheque.core.outcome import Outcome, places
from ludotheque.games.take_sides import dealing, turns
from ludotheque.games.take_sides.camps import camp_of, in_turn, members, next_roles
from ludotheque.games.take_sides.components import COLOURS, COLUMNS, laid_on
from ludotheque.games.take_sides.dealing import (
    bring,
    choosers,
    losers,
    next_hand,
    tied,
    waits_for_friend,
    with_bonus,
)
from ludotheque.games.take_sides.options import Options
from ludotheque.games.take_sides.powers import Remontada
from ludotheque.games.take_sides.refusals import why_not
from ludotheque.games.take_sides.scoring import rounds_won
from ludotheque.games.take_sides.state import (
    Action,
    Begin,
    Call,
    Choose,
    Deal,
    Lay,
    LetPass,
    NoEffect,
    SideEvent,
    Stage,
    State,
    Use,
    Veto,
)

VICTORIES = 2
"""First to so many rounds wins the match (TS-19)."""


def is_over(state: State) -> bool:
    """The match is over once somebody has won two rounds (TS-19)."""
    return VICTORIES in rounds_won(state)


def actors(state: State) -> frozenset[Seat]:
    """One after the other; partners are asked for a Veto together (TS-30)."""
    if state.stage is Stage.OVER or dealing.waits_for_chance(state):
        return frozenset()
    if state.announced is not None:
        return turns.asked_for_veto(state) - set(state.announced.declined)
    if state.stage is Stage.CHOICES:
        return frozenset({state.choosing[0][0]})
    return frozenset({in_turn(state, state.turn)})


def drafting(state: State) -> Seat | None:
    """Until a turn is ended, or an effect announced that can be vetoed, it may be rethought (TS-8)."""
    return in_turn(state, state.turn) if state.tries.laid else None


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """What a seat may do now, in the order of the codes."""
    if seat not in actors(state):
        return ()
    if state.announced is not None:
        return (Veto(), LetPass())
    if state.stage is Stage.CHOICES:
        return _choices(state)
    return turns.legal(state, seat)


def _choices(state: State) -> tuple[Action, ...]:
    """What a Remontada card asks for before the first turn (TS-28)."""
    match state.choosing[0][1]:
        case Remontada.YOUR_CALL:
            return tuple(Begin(seat) for seat in range(state.options.players))
        case Remontada.CALLING_CARD:
            return tuple(Call(shade) for shade in COLOURS)
        case _:
            return tuple(Choose(column) for column in COLUMNS)


def apply(state: State, event: SideEvent) -> State:
    """Chance brings something about, or a seat does something."""
    match event:
        case ChanceOutcome(brought):
            return _go_on(bring(state, brought))
        case SeatAction(seat, action):
            _refuse_out_of_turn(state, seat)
            return _act(state, seat, action)


def _refuse_out_of_turn(state: State, seat: Seat) -> None:
    if seat not in range(state.options.players):
        raise IllegalAction("no-such-seat", rule="TS-2", seat=seat)
    if is_over(state):
        raise IllegalAction("game-over", rule="TS-19")
    if dealing.waits_for_chance(state):
        raise IllegalAction("cards-being-dealt", rule="TS-3")
    if seat not in actors(state):
        raise IllegalAction("not-your-turn", rule="TS-5")


def _act(state: State, seat: Seat, action: Action) -> State:
    if action not in legal_actions(state, seat):
        raise why_not(state, seat, action)
    match action:
        case Lay():
            return _settled(turns.lay(state, seat, action))
        case Use():
            return _settled(turns.use(state, seat, action))
        case NoEffect():
            return _settled(turns.end(state, seat))
        case Veto():
            return _settled(turns.cancelled(state))
        case LetPass():
            return _settled(turns.let_pass(state, seat))
        case Choose() | Call() | Begin():
            return _chosen(state, action)


def _chosen(state: State, action: Choose | Call | Begin) -> State:
    """A choice before the first turn is made, and the next one is asked for (TS-28)."""
    seat, card = state.choosing[0]
    camp = camp_of(state, seat)
    bonus = state.bonuses[camp]
    assert bonus is not None  # noqa: S101 - whoever chooses has a card
    rest = replace(state, choosing=state.choosing[1:])
    match action:
        case Begin(starter):
            begun = replace(rest, starter=starter)
            return _begin_if_ready(replace(begun, choosing=choosers(begun)))
        case Call(shade):
            return _begin_if_ready(
                replace(rest, bonuses=with_bonus(state, camp, replace(bonus, colour=shade)))
            )
        case Choose(column):
            if card is Remontada.OLD_FRIEND:
                rest = _with_friend(rest, seat, column)
            chosen = replace(bonus, column=column)
            return _begin_if_ready(replace(rest, bonuses=with_bonus(state, camp, chosen)))


def _with_friend(state: State, seat: Seat, column: int) -> State:
    """An Old Friend is laid on the own side without a match; its passive works (TS-28)."""
    side, friend = state.roles[seat], state.friend
    assert side is not None  # noqa: S101 - losers sit at a side in round 2 (TS-26)
    assert friend is not None  # noqa: S101
    halves = laid_on(state.halves[side], column, friend)
    return replace(state, halves=turns.with_side(state.halves, side, halves), friend=None)


def _go_on(state: State) -> State:
    """What follows by itself from what chance has brought."""
    if state.stage is Stage.HANDS and state.sums:
        best = tied(state)
        if len(best) > 1:
            return replace(state, stage=Stage.TIE)
        return _begin_choices(replace(state, starter=best[0]))
    if state.stage is Stage.TIE and state.starter is not None:
        return _begin_choices(state)
    if state.stage is Stage.HELP:
        return _settled(state)
    if state.stage is Stage.PLAY and state.drawing is None:
        return _settled(turns.drawn(state))
    return state


def _begin_choices(state: State) -> State:
    """Your Call first, then what the other cards ask for in turn order from the starter (TS-28)."""
    called = [
        (members(state, camp)[0], Remontada.YOUR_CALL)
        for camp, bonus in enumerate(state.bonuses)
        if bonus is not None and bonus.card is Remontada.YOUR_CALL
    ]
    choosing = tuple(called) or choosers(state)
    return _begin_if_ready(replace(state, stage=Stage.CHOICES, choosing=choosing))


def _begin_if_ready(state: State) -> State:
    if state.choosing:
        return state
    return _settled(turns.begun(replace(state, stage=Stage.PLAY)))


def _settled(state: State) -> State:
    """After the last turn of a round the losers draw help for round 2; then the next round is set up."""
    if state.stage is not Stage.OVER and state.stage is not Stage.HELP:
        return state
    if is_over(state):
        return replace(state, stage=Stage.OVER, bonuses=(None,) * len(state.bonuses))
    if len(state.finished) == 1:
        missing = [camp for camp in losers(state) if state.bonuses[camp] is None]
        if missing:
            return replace(state, stage=Stage.HELP)
    else:
        state = replace(state, bonuses=(None,) * len(state.bonuses))
    (winner, *_) = state.finished[-1].outcome.winners
    return dealing.begin_round(state, next_roles(state.roles, winner))


def audience(state: State, event: SideEvent) -> Audience:
    """Hands, and what is tried, are known to their player alone; a decision about a Veto to who made it."""
    match event:
        case ChanceOutcome(Deal()) if not waits_for_friend(state) and (hand := next_hand(state)) is not None:
            return frozenset({hand})
        case SeatAction(seat, (Lay() | Use()) as action) if turns.goes_on(state, seat, action):
            return frozenset({seat})
        case SeatAction(seat, LetPass()) if len(actors(state)) > 1:
            return frozenset({seat})
        case _:
            return None


def outcome(state: State) -> Outcome | None:
    """Whoever has won two rounds wins the match; the others share what they have (TS-19)."""
    if not is_over(state):
        return None
    won = rounds_won(state)
    return Outcome(tuple(over.outcome for over in state.finished), won, places(won))


def next_options(state: State) -> Options:
    """A rematch is played as agreed."""
    return state.options
