"""Up or Down?, what chance brings: who starts, and every card that nobody has seen (UOD-3 to UOD-6)."""

from typing import TypeVar

from msgspec.structs import replace

from ludotheque.core.errors import IllegalAction
from ludotheque.core.events import Chance, Seat
from ludotheque.core.game import GameInfo
from ludotheque.games.up_or_down.components import HAND, RING, Area, Card, with_card, without_card
from ludotheque.games.up_or_down.options import Options
from ludotheque.games.up_or_down.state import DEAL, NOTHING_TRIED, Deal, Start, State

INFO = GameInfo(
    name="up-or-down",
    rules_versions=(1,),
    rules=tuple(f"UOD-{number}" for number in range(1, 18)),
    min_players=2,
    max_players=6,
    simultaneous=False,
    hidden_information=True,
    chance=True,
)


def initial_state(options: Options, rules_version: int | None = None) -> State:
    """The deck is shuffled (UOD-3); half of what is not dealt will lie face up, an odd card not (UOD-5)."""
    players = options.players
    in_piles = options.cards - HAND * players - RING
    return State(
        rules_version=INFO.playable(rules_version),
        options=options,
        starter=options.first,
        unseen=tuple(range(1, options.cards + 1)),
        hands=((),) * players,
        known=((),) * players,
        ring=(),
        top=None,
        up=in_piles // 2,
        down=in_piles - in_piles // 2,
        areas=(Area(),) * players,
        turns=(),
        tries=NOTHING_TRIED,
        drawing=None,
    )


def chance(state: State) -> Chance[Start | Deal] | None:
    """The starting player is random (UOD-6); every card that nobody has seen is equally likely (UOD-3)."""
    if state.starter is None:
        return Chance(tuple(Start(seat) for seat in range(state.options.players)))
    if waits_for_a_card(state):
        return Chance(tuple(DEAL[card] for card in state.unseen))
    return None


def waits_for_a_card(state: State) -> bool:
    """A hand, the ring, the top of the face-up pile, or who draws face down (UOD-3, UOD-4, UOD-5, UOD-12)."""
    return len(state.ring) < RING or state.drawing is not None or (state.up > 0 and state.top is None)


def start(state: State, seat: Seat) -> State:
    """The starting player becomes known (UOD-6)."""
    if state.starter is not None:
        raise IllegalAction("starter-known", rule="UOD-6", seat=state.starter)
    if seat not in range(state.options.players):
        raise IllegalAction("no-such-seat", rule="UOD-2", seat=seat)
    return replace(state, starter=seat)


def deal(state: State, card: Card) -> State:
    """Hands first, one card at a time, seat after seat (UOD-3); the ring (UOD-4); a top card (UOD-5)."""
    if state.starter is None:
        raise IllegalAction("starter-unknown", rule="UOD-6")
    if not waits_for_a_card(state):
        raise IllegalAction("no-card-to-deal", rule="UOD-12", card=card)
    if card not in state.unseen:
        raise IllegalAction("card-not-in-pile", rule="UOD-5", card=card)
    unseen = without_card(state.unseen, card)
    hand = next_hand(state)
    if hand is None and len(state.ring) < RING:
        return replace(state, unseen=unseen, ring=with_card(state.ring, card))
    if hand is None:
        return replace(state, unseen=unseen, top=card)
    hands = with_part(state.hands, hand, with_card(state.hands[hand], card))
    down = state.down - (state.drawing is not None)
    return replace(state, unseen=unseen, hands=hands, drawing=None, down=down)


def next_hand(state: State) -> Seat | None:
    """The hand that the next card is for; None when it is for the ring or the face-up pile."""
    if len(state.ring) == RING:
        return state.drawing
    dealt = sum(len(hand) for hand in state.hands)
    return dealt % state.options.players if dealt < HAND * state.options.players else None


Part = TypeVar("Part")


def with_part(parts: tuple[Part, ...], seat: Seat, part: Part) -> tuple[Part, ...]:
    """The same parts, one for each seat, with another one for a seat."""
    return (*parts[:seat], part, *parts[seat + 1 :])
