"""Up or Down?, from the first turn to the last (UOD-6 to UOD-17)."""

from msgspec.structs import replace

from ludotheque.core.errors import IllegalAction
from ludotheque.core.events import Audience, ChanceOutcome, Seat, SeatAction
from ludotheque.core.outcome import Outcome, RoundOutcome, places
from ludotheque.games.up_or_down.components import (
    ROWS,
    Area,
    Card,
    gap,
    with_card,
    without_card,
)
from ludotheque.games.up_or_down.dealing import (
    deal,
    next_hand,
    start,
    waits_for_a_card,
    with_part,
)
from ludotheque.games.up_or_down.options import Options
from ludotheque.games.up_or_down.scoring import score_sheet
from ludotheque.games.up_or_down.state import (
    DRAW,
    LAY,
    NOTHING_TRIED,
    PLAY,
    TAKE,
    WIPE,
    Action,
    CardEvent,
    Deal,
    Draw,
    Lay,
    Pile,
    Play,
    Start,
    State,
    Take,
    Tries,
    Turn,
    Wipe,
)


def is_over(state: State) -> bool:
    """The game ends when all hands are empty: all have taken equally many turns (UOD-14)."""
    return len(state.turns) == state.options.turns


def mover(state: State) -> Seat | None:
    """Whose turn it is; None at a chance event and at the end. Play is clockwise from the starter (UOD-6)."""
    if state.starter is None or waits_for_a_card(state) or is_over(state):
        return None
    return (state.starter + len(state.turns)) % state.options.players


def actors(state: State) -> frozenset[Seat]:
    """One after the other (UOD-6)."""
    seat = mover(state)
    return frozenset() if seat is None else frozenset({seat})


def drafting(state: State) -> Seat | None:
    """Until the turn ends a player may rethink play, take and lay (UOD-12)."""
    return None if state.tries == NOTHING_TRIED else mover(state)


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Play, take, lay, draw, each in its turn; there is always something to do (UOD-13)."""
    if seat != mover(state):
        return ()
    tries = state.tries
    if tries.played is None:
        return tuple(PLAY[card] for card in state.hands[seat])
    if tries.taken is None:
        return tuple(TAKE[card] for card in sorted(gap(state.ring, tries.played)))
    if tries.laid is None:
        return layings(state.areas[seat], tries.taken)
    return tuple(draw for draw in DRAW if _size(state, draw.pile))


def layings(area: Area, card: Card) -> tuple[Lay | Wipe, ...]:
    """At the end of a row that goes its way, as a new row, or in place of a wiped one (UOD-9 to UOD-11)."""
    rows = area.rows
    lays = [LAY[number] for number, row in enumerate(rows) if row.accepts(card)]
    start = LAY[len(rows) : len(rows) + 1]
    return (*lays, *start, *WIPE[: len(rows)])


def _size(state: State, pile: Pile) -> int:
    return state.up if pile is Pile.UP else state.down


def apply(state: State, event: CardEvent) -> State:
    """Chance brings a card, or the player whose turn it is goes on with it."""
    match event:
        case ChanceOutcome(brought):
            return start(state, brought.seat) if isinstance(brought, Start) else deal(state, brought.card)
        case SeatAction(seat, action):
            _refuse_out_of_turn(state, seat)
            return _act(state, seat, action)


def _act(state: State, seat: Seat, action: Action) -> State:
    match action:
        case Play(card):
            return _play(state, seat, card)
        case Take(card):
            return _take(state, card)
        case Lay() | Wipe():
            return _lay(state, seat, action)
        case Draw(pile):
            return _draw(state, seat, pile)


def _refuse_out_of_turn(state: State, seat: Seat) -> None:
    if seat not in range(state.options.players):
        raise IllegalAction("no-such-seat", rule="UOD-2", seat=seat)
    if is_over(state):
        raise IllegalAction("game-over", rule="UOD-14")
    turn = mover(state)
    if turn is None:
        raise IllegalAction("cards-being-dealt", rule="UOD-3")
    if seat != turn:
        raise IllegalAction("not-your-turn", rule="UOD-6")


def _play(state: State, seat: Seat, card: Card) -> State:
    """One hand card goes in the ring (UOD-7)."""
    if state.tries.played is not None:
        raise IllegalAction("already-played", rule="UOD-7", card=state.tries.played)
    if card not in state.hands[seat]:
        raise IllegalAction("card-not-in-hand", rule="UOD-7", card=card)
    return replace(state, tries=Tries(played=card))


def _take(state: State, card: Card) -> State:
    """One of the two neighbours of the card just played, never that card (UOD-8)."""
    played = state.tries.played
    if played is None:
        raise IllegalAction("nothing-played", rule="UOD-8")
    if state.tries.taken is not None:
        raise IllegalAction("already-taken", rule="UOD-8", card=state.tries.taken)
    if card == played:
        raise IllegalAction("card-just-played", rule="UOD-8", card=card)
    below, above = gap(state.ring, played)
    if card not in (below, above):
        raise IllegalAction("not-a-neighbour", rule="UOD-8", card=card, below=below, above=above)
    return replace(state, tries=Tries(played, card))


def _lay(state: State, seat: Seat, laid: Lay | Wipe) -> State:
    """The taken card goes in the area (UOD-9); with both piles empty that ends the turn (UOD-12)."""
    tries = state.tries
    if tries.taken is None:
        raise IllegalAction("nothing-taken", rule="UOD-9")
    if tries.laid is not None:
        raise IllegalAction("already-laid", rule="UOD-9", card=tries.taken)
    rows = state.areas[seat].rows
    if laid.row not in range(ROWS):
        raise IllegalAction("no-such-row", rule="UOD-9", row=laid.row + 1)
    if isinstance(laid, Wipe) and laid.row >= len(rows):
        raise IllegalAction("nothing-to-wipe", rule="UOD-11", row=laid.row + 1)
    if laid.row > len(rows):
        raise IllegalAction("row-out-of-order", rule="UOD-9", row=len(rows) + 1)
    if isinstance(laid, Lay) and laid.row < len(rows) and not rows[laid.row].accepts(tries.taken):
        row = rows[laid.row]
        raise IllegalAction(
            f"row-goes-{row.direction}", rule="UOD-10", card=tries.taken, last=row.last, row=laid.row + 1
        )
    tried = replace(state, tries=Tries(tries.played, tries.taken, laid))
    return tried if state.up or state.down else _end_turn(tried, seat, None)


def _draw(state: State, seat: Seat, pile: Pile) -> State:
    """The top card of either pile; with one pile empty, of the other (UOD-12)."""
    if state.tries.laid is None:
        raise IllegalAction("nothing-laid", rule="UOD-12")
    if not _size(state, pile):
        raise IllegalAction(f"pile-{pile}-empty", rule="UOD-12")
    return _end_turn(state, seat, pile)


def _end_turn(state: State, seat: Seat, pile: Pile | None) -> State:
    """What was tried is done, for all to see; nothing can be taken back (UOD-12, UOD-17)."""
    played, taken, laid = state.tries.played, state.tries.taken, state.tries.laid
    assert played is not None  # noqa: S101 - a turn ends after play, take and lay
    assert taken is not None  # noqa: S101
    assert laid is not None  # noqa: S101
    hand = without_card(state.hands[seat], played)
    known = tuple(card for card in state.known[seat] if card != played)
    drawn = state.top if pile is Pile.UP else None
    if drawn is not None:
        hand, known = with_card(hand, drawn), with_card(known, drawn)
    return replace(
        state,
        hands=with_part(state.hands, seat, hand),
        known=with_part(state.known, seat, known),
        ring=without_card(with_card(state.ring, played), taken),
        areas=with_part(state.areas, seat, area_after(state.areas[seat], taken, laid)),
        turns=(*state.turns, Turn(seat, played, taken, laid, pile, drawn)),
        tries=NOTHING_TRIED,
        top=None if drawn is not None else state.top,
        up=state.up - (drawn is not None),
        drawing=seat if pile is Pile.DOWN else None,
    )


def area_after(area: Area, card: Card, laid: Lay | Wipe) -> Area:
    """An area once a card has been laid (UOD-9, UOD-11)."""
    if isinstance(laid, Lay):
        return area.with_laid(card, laid.row)
    return area.with_wiped(card, laid.row)


def audience(state: State, event: CardEvent) -> Audience:
    """The ring, the face-up pile and finished turns are public; hands and tries are not (UOD-17)."""
    match event:
        case ChanceOutcome(Deal()) if (hand := next_hand(state)) is not None:
            return frozenset({hand})
        case SeatAction(seat, Play() | Take()):
            return frozenset({seat})
        case SeatAction(seat, Lay() | Wipe()) if state.up or state.down:
            return frozenset({seat})
        case _:
            return None


def outcome(state: State) -> Outcome | None:
    """The highest total wins, equal totals share the win (UOD-16)."""
    if not is_over(state):
        return None
    sheets = tuple(score_sheet(area) for area in state.areas)
    totals = tuple(sheet.total for sheet in sheets)
    ranks = places(totals)
    winners = tuple(seat for seat, place in enumerate(ranks) if place == 1)
    return Outcome((RoundOutcome(sheets, winners),), totals, ranks)


def next_options(state: State) -> Options:
    """On a rematch the next seat clockwise starts (UOD-6)."""
    if state.starter is None:
        return state.options
    return replace(state.options, starter=str((state.starter + 1) % state.options.players + 1))
