"""Geheimgebot from the first card to the last treasure (GG-1 to GG-6)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from ludotheque.core import options
from ludotheque.core.errors import IllegalAction
from ludotheque.core.events import Audience, Chance, ChanceOutcome, Event, Seat, SeatAction
from ludotheque.core.game import GameInfo
from ludotheque.core.outcome import Outcome, RoundOutcome, ScoreLine, ScoreSheet, places

INFO = GameInfo(
    name="geheimgebot",
    rules_versions=(1,),
    rules=tuple(f"GG-{number}" for number in range(1, 7)),
    min_players=2,
    max_players=4,
    simultaneous=True,
    hidden_information=True,
    chance=True,
)
CARDS = range(1, 25)
TREASURES = range(1, 10)
HAND = 5
"""So many cards each player gets, and so many turns a game has (GG-2, GG-3)."""

CONSOLATION = 4


class Options(options.Options, frozen=True, kw_only=True):
    """The options of Geheimgebot.

    Attributes:
        players: 2 to 4 (GG-1).
        consolation: Who wins no treasure gets a consolation prize (GG-6).
    """

    players: Annotated[int, Meta(ge=2, le=4, extra={"rule": "GG-1"})] = 2
    consolation: Annotated[bool, Meta(extra={"rule": "GG-6"})] = False


class Draw(Struct, frozen=True):
    """A card is dealt (pile ``g``) to the next player, or a treasure (pile ``s``) revealed (GG-2, GG-3)."""

    pile: Literal["g", "s"]
    number: int


class Lay(Struct, frozen=True):
    """Lay a card of one's own hand face down (GG-4)."""

    card: int


class Turn(Struct, frozen=True):
    """A turn that is over: the treasure, and what every seat bid for it."""

    treasure: int
    bids: tuple[int, ...]

    @property
    def winner(self) -> Seat:
        """The highest bid takes the treasure; no two cards are equal (GG-5)."""
        return self.bids.index(max(self.bids))


class State(Struct, frozen=True):
    """Everything that has happened.

    Attributes:
        rules_version: The version of these rules that the game goes by.
        options: What the table agreed on.
        hands: The cards in each hand, ascending.
        turns: The turns that are over.
        treasure: The treasure that is being bid for; None while chance has its turn.
        laid: The card that each seat has laid for it, face down.
    """

    rules_version: int
    options: Options
    hands: tuple[tuple[int, ...], ...]
    turns: tuple[Turn, ...]
    treasure: int | None
    laid: tuple[int | None, ...]


def initial_state(options: Options, rules_version: int | None = None) -> State:
    """All hands are empty, and all treasures face down (GG-1)."""
    nothing = (None,) * options.players
    return State(INFO.playable(rules_version), options, ((),) * options.players, (), None, nothing)


def next_dealt(state: State) -> Seat | None:
    """Cards are dealt one at a time, in seat order, until everybody has five (GG-2)."""
    dealt = sum(len(hand) for hand in state.hands)
    begun = bool(state.turns) or state.treasure is not None
    return None if begun or dealt == HAND * state.options.players else dealt % state.options.players


def chance(state: State) -> Chance[Draw] | None:
    """Every card not yet dealt, then every treasure not yet seen is equally likely (GG-2, GG-3)."""
    if state.treasure is not None or len(state.turns) == HAND:
        return None
    if next_dealt(state) is not None:
        dealt = {card for hand in state.hands for card in hand}
        return Chance(tuple(Draw("g", card) for card in CARDS if card not in dealt))
    seen = {turn.treasure for turn in state.turns}
    return Chance(tuple(Draw("s", treasure) for treasure in TREASURES if treasure not in seen))


def awaited(state: State) -> frozenset[Seat]:
    """Everybody lays a card at the same time (GG-4)."""
    if state.treasure is None:
        return frozenset()
    return frozenset(seat for seat, card in enumerate(state.laid) if card is None)


def drafting(_state: State) -> None:
    """A turn is one card; there is nothing in the middle of it to rethink (GG-4)."""


def legal_actions(state: State, seat: Seat) -> tuple[Lay, ...]:
    """Any card of one's own hand may be laid (GG-4)."""
    return tuple(Lay(card) for card in state.hands[seat]) if seat in awaited(state) else ()


def apply(state: State, event: Event[Lay, Draw]) -> State:
    """A card is dealt, a treasure revealed, or a card laid."""
    match event:
        case ChanceOutcome(draw):
            return _draw(state, draw)
        case SeatAction(seat, Lay(card)):
            return _lay(state, seat, card)


def _draw(state: State, draw: Draw) -> State:
    possible, owner = chance(state), next_dealt(state)
    if possible is None or draw not in possible.outcomes:
        raise IllegalAction("not-in-the-pile", rule="GG-2" if draw.pile == "g" else "GG-3")
    if owner is None:
        return replace(state, treasure=draw.number)
    hand = tuple(sorted((*state.hands[owner], draw.number)))
    return replace(state, hands=(*state.hands[:owner], hand, *state.hands[owner + 1 :]))


def _lay(state: State, seat: Seat, card: int) -> State:
    if seat not in awaited(state):
        raise IllegalAction("not-awaited", rule="GG-4", seat=seat)
    if card not in state.hands[seat]:
        raise IllegalAction("card-not-in-hand", rule="GG-4", card=card)
    hand = tuple(other for other in state.hands[seat] if other != card)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    laid = (*state.laid[:seat], card, *state.laid[seat + 1 :])
    bids = tuple(bid for bid in laid if bid is not None)
    if state.treasure is None or len(bids) < len(laid):
        return replace(state, hands=hands, laid=laid)
    # The last card is laid: all are turned face up together (GG-4).
    turns = (*state.turns, Turn(state.treasure, bids))
    return replace(state, hands=hands, turns=turns, treasure=None, laid=(None,) * len(laid))


def audience(state: State, event: Event[Lay, Draw]) -> Audience:
    """A card is seen by its owner alone, until all are turned up; a treasure by everybody (GG-2 to GG-4)."""
    owner = event.seat if isinstance(event, SeatAction) else next_dealt(state)
    return None if owner is None else frozenset({owner})


def score_sheet(state: State, seat: Seat) -> ScoreSheet:
    """A treasure counts its number; where agreed, who has none gets a consolation prize (GG-5, GG-6)."""
    won = [turn.treasure for turn in state.turns if turn.winner == seat]
    lines = tuple(ScoreLine("GG-5", f"s{treasure}", treasure) for treasure in won)
    if state.options.consolation and not won:
        lines = (ScoreLine("GG-6", "consolation", CONSOLATION),)
    return ScoreSheet(lines)


def outcome(state: State) -> Outcome | None:
    """After five turns the most points win; equal points share the win (GG-5)."""
    if len(state.turns) < HAND:
        return None
    sheets = tuple(score_sheet(state, seat) for seat in range(state.options.players))
    totals = tuple(sheet.total for sheet in sheets)
    winners = tuple(seat for seat, place in enumerate(places(totals)) if place == 1)
    return Outcome((RoundOutcome(sheets, winners),), totals, places(totals))


def next_options(state: State) -> Options:
    """Whoever plays again agrees on the same."""
    return state.options
