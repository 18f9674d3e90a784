"""What a seat may know: its own cards, and what lies face up on the table (GG-2 to GG-4)."""

from random import Random

from ludotheque.core import view as core
from ludotheque.core.events import Seat

from .rules import CARDS, Lay, Options, State, Turn, awaited, legal_actions, outcome


class View(core.View[Options, Lay], frozen=True, kw_only=True):
    """What a seat may know.

    Attributes:
        hand: The seat's own cards.
        own_bid: The card that this seat has laid for the treasure.
        cards: How many cards each seat has in hand.
        laid: For each seat whether it has laid a card for the treasure.
        treasure: The treasure that is being bid for.
        turns: The turns that are over.
    """

    hand: tuple[int, ...]
    own_bid: int | None
    cards: tuple[int, ...]
    laid: tuple[bool, ...]
    treasure: int | None
    turns: tuple[Turn, ...]


def view(state: State, seat: Seat | None) -> View:
    """The cards of others, in their hands and face down on the table, stay hidden."""
    legal = () if seat is None else legal_actions(state, seat)
    return View(
        rules_version=state.rules_version,
        options=state.options,
        seat=seat,
        question=f"turn-{len(state.turns) + 1}" if legal else None,
        legal=legal,
        awaited=tuple(sorted(awaited(state))),
        round=0,
        outcome=outcome(state),
        hand=() if seat is None else state.hands[seat],
        own_bid=None if seat is None else state.laid[seat],
        cards=tuple(len(hand) for hand in state.hands),
        laid=tuple(card is not None for card in state.laid),
        treasure=state.treasure,
        turns=state.turns,
    )


def possible_state(view: View, rng: Random) -> State:
    """A card that this seat has not seen is as likely in any hand, face down on the table, or undealt."""
    seen = {*view.hand, view.own_bid, *(card for turn in view.turns for card in turn.bids)}
    unseen = [card for card in CARDS if card not in seen]
    rng.shuffle(unseen)
    hands: list[tuple[int, ...]] = []
    laid: list[int | None] = []
    for seat, (cards, has_laid) in enumerate(zip(view.cards, view.laid, strict=True)):
        own = seat == view.seat
        hands.append(view.hand if own else tuple(sorted(unseen.pop() for _ in range(cards))))
        laid.append(view.own_bid if own else unseen.pop() if has_laid else None)
    return State(view.rules_version, view.options, tuple(hands), view.turns, view.treasure, tuple(laid))
