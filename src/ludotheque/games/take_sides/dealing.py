"""Take Sides, what chance brings: seats, sky, street, hands, starter, help for the losers (TS-3 to TS-5)."""

from msgspec.structs import replace

from ludotheque.core.errors import IllegalAction
from ludotheque.core.events import Chance, Seat
from ludotheque.core.game import GameInfo
from ludotheque.games.take_sides.camps import (
    Roles,
    camps,
    first_roles,
    in_turn,
    members,
    roles_of_four,
    roles_of_three,
)
from ludotheque.games.take_sides.components import CARDS, COLUMNS, EMPTY, Card, colour, total
from ludotheque.games.take_sides.options import Options
from ludotheque.games.take_sides.powers import Remontada, Weather
from ludotheque.games.take_sides.state import (
    Bonus,
    Brought,
    Camp,
    Deal,
    First,
    Help,
    Seating,
    Sky,
    Stage,
    State,
)

INFO = GameInfo(
    name="take-sides",
    rules_versions=(1,),
    rules=tuple(f"TS-{digit}" for digit in range(1, 32)),
    min_players=2,
    max_players=4,
    simultaneous=False,
    hidden_information=True,
    chance=True,
)

HAND, COLD_HAND = 4, 3
ASKING = (
    Remontada.OLD_FRIEND,
    Remontada.SOFT_SPOT,
    Remontada.CLOSE_PROTECTION,
    Remontada.CALLING_CARD,
)
"""The Remontada cards that ask for a choice before the first turn, once the starter is known (TS-28)."""


def initial_state(options: Options, rules_version: int | None = None) -> State:
    """A match before its first round."""
    state = State(
        rules_version=INFO.playable(rules_version),
        options=options,
        stage=Stage.SEATING,
        halves=(EMPTY, EMPTY),
        hands=((),) * options.players,
        received=((),) * options.players,
        unseen=tuple(CARDS),
        bonuses=(None,) * (3 if options.players == 3 else 2),
    )
    roles = first_roles(options)
    return state if roles is None else begin_round(state, roles)


def begin_round(state: State, roles: Roles) -> State:
    """Every round is set up anew; nothing but victories, roles and help is left of the one before (TS-22)."""
    return State(
        rules_version=state.rules_version,
        options=state.options,
        stage=Stage.SKY if state.options.meteo else Stage.STREET,
        roles=roles,
        skies=state.skies if state.weather is None else (*state.skies, state.weather),
        halves=(EMPTY, EMPTY),
        hands=((),) * state.options.players,
        received=((),) * state.options.players,
        unseen=tuple(CARDS),
        bonuses=state.bonuses,
        finished=state.finished,
    )


def hand_size(state: State) -> int:
    """Four cards; three in a Frost (TS-12)."""
    return COLD_HAND if state.weather is Weather.FROST else HAND


def pile_size(state: State) -> int:
    """How many cards the pile has."""
    return len(state.unseen) + len(state.under)


def next_hand(state: State) -> Seat | None:
    """The hand that the next card is dealt to: one at a time, seat after seat; or who draws (TS-3, TS-12)."""
    if state.stage is Stage.HANDS:
        return sum(len(hand) for hand in state.hands) % state.options.players
    return state.drawing


def losers(state: State) -> tuple[Camp, ...]:
    """The camps that draw a Remontada card after the round that is over, in the order of seats (TS-20)."""
    winners = state.finished[-1].outcome.winners
    return tuple(camp for camp in camps(state) if not set(members(state, camp)) & set(winners))


def tied(state: State) -> tuple[Seat, ...]:
    """The seats with the highest sum (TS-4)."""
    return tuple(seat for seat, said in enumerate(state.sums) if said == max(state.sums))


def waits_for_friend(state: State) -> bool:
    """Whether the top card of the pile is to be shown for an Old Friend (TS-28)."""
    choosing = state.stage is Stage.CHOICES and bool(state.choosing)
    return choosing and state.choosing[0][1] is Remontada.OLD_FRIEND and state.friend is None


CHANCE_STAGES = frozenset({Stage.SEATING, Stage.SKY, Stage.STREET, Stage.HANDS, Stage.TIE, Stage.HELP})
"""When nobody decides anything (TS-3)."""


def waits_for_chance(state: State) -> bool:
    """Whether it is chance's turn."""
    return state.stage in CHANCE_STAGES or state.drawing is not None or waits_for_friend(state)


def chance(state: State) -> Chance[Brought] | None:
    """What nobody decides; a card from under the pile is the one that was put there (TS-14)."""
    options = state.options
    match state.stage:
        case Stage.SEATING:
            first = 0 if options.players == 3 else 1
            return Chance(tuple(Seating(seat) for seat in range(first, options.players)))
        case Stage.SKY:
            return Chance(tuple(Sky(each) for each in options.cards.weather if each not in state.skies))
        case Stage.TIE:
            return Chance(tuple(First(seat) for seat in tied(state)))
        case Stage.HELP:
            drawn = {bonus.card for bonus in state.bonuses if bonus is not None}
            return Chance(tuple(Help(card) for card in options.cards.remontada if card not in drawn))
        case _:
            pass
    if waits_for_chance(state):
        return Chance(tuple(Deal(card) for card in (state.unseen or [state.under[0][0]])))
    return None


def bring(state: State, brought: Brought) -> State:
    """What chance brings happens; `rules` goes on from there."""
    possible = chance(state)
    if possible is None or brought not in possible.outcomes:
        raise IllegalAction("chance-cannot", rule="TS-3")
    match brought:
        case Seating(seat):
            roles = roles_of_three(seat) if state.options.players == 3 else roles_of_four(seat)
            return begin_round(state, roles)
        case Sky(weather):
            return replace(state, weather=weather, stage=Stage.STREET)
        case First(seat):
            return replace(state, starter=seat)
        case Help(card):
            camp = next(camp for camp in losers(state) if state.bonuses[camp] is None)
            return replace(state, bonuses=with_bonus(state, camp, Bonus(card)))
        case Deal(card):
            return _deal(state, card)


def with_bonus(state: State, camp: Camp, bonus: Bonus | None) -> tuple[Bonus | None, ...]:
    """The Remontada cards of all camps, with another one for a camp."""
    return (*state.bonuses[:camp], bonus, *state.bonuses[camp + 1 :])


def _deal(state: State, card: Card) -> State:
    state = _off_the_pile(state, card)
    if state.stage is Stage.STREET:
        street = (*state.street, card)
        full = len(street) == len(COLUMNS)
        return replace(
            state, street=street, stage=Stage.HANDS if full else Stage.STREET, sunny=colour(street[0])
        )
    if waits_for_friend(state):
        return replace(state, friend=card)
    seat = next_hand(state)
    assert seat is not None  # noqa: S101 - a card that goes nowhere else goes to a hand
    hands = with_part(state.hands, seat, (*state.hands[seat], card))
    received = with_part(state.received, seat, (*state.received[seat], card))
    state = replace(state, hands=hands, received=received)
    if state.stage is Stage.HANDS:
        dealt = all(len(hand) == hand_size(state) for hand in hands)
        return replace(state, sums=tuple(map(total, hands))) if dealt else state
    done = len(hands[seat]) == hand_size(state) or not pile_size(state)
    return replace(state, drawing=None) if done else state


def _off_the_pile(state: State, card: Card) -> State:
    undrawn = max(0, state.undrawn - 1)
    if state.unseen:
        return replace(state, unseen=tuple(each for each in state.unseen if each != card), undrawn=undrawn)
    return replace(state, under=state.under[1:], undrawn=undrawn)


Parts = tuple[tuple[Card, ...], ...]


def with_part(parts: Parts, seat: Seat, part: tuple[Card, ...]) -> Parts:
    """The same parts, one for each seat, with another one for a seat."""
    return (*parts[:seat], part, *parts[seat + 1 :])


def choosers(state: State) -> tuple[tuple[Seat, Remontada], ...]:
    """Who has to choose what before the first turn, in turn order from the starter (TS-28).

    A card of a team is chosen for by the partner who comes first in turn order.
    """
    found: list[tuple[Seat, Remontada]] = []
    for turn in range(2 * state.options.players):
        seat = in_turn(state, turn)
        for camp, bonus in enumerate(state.bonuses):
            asks = bonus is not None and bonus.card in ASKING
            if asks and bonus is not None and seat in members(state, camp):
                known = [(holder, card) for holder, card in found if holder in members(state, camp)]
                if not known:
                    found.append((seat, bonus.card))
    return tuple(found)
