"""Up or Down? arranged by notation.

Cards and actions are read here without `ludotheque.games.up_or_down.notation`, so that a mistake there fails
the tests of the notation alone.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import pytest

from ludotheque.core.errors import IllegalAction
from ludotheque.core.events import ChanceOutcome, Seat, SeatAction
from ludotheque.core.options import parse_options
from ludotheque.games.up_or_down.components import Area, Card, Row
from ludotheque.games.up_or_down.game import UpOrDown
from ludotheque.games.up_or_down.options import Options
from ludotheque.games.up_or_down.rules import apply
from ludotheque.games.up_or_down.state import (
    NOTHING_TRIED,
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
    Turn,
    Wipe,
)

GAME = UpOrDown()

HANDS = ((20, 40, 50), (21, 41, 51))
RING = (10, 15, 25, 35, 45, 54)
TOP = 1


def table(**options: object) -> Options:
    """What a table agrees on, such as ``players=3, deck="short", starter=1``."""
    return parse_options(Options, {name: str(value) for name, value in options.items()})


CONFIGURATIONS = tuple(
    table(players=players, deck=deck) for deck in ("long", "short") for players in range(2, 7)
)
"""Every number of players with every deck."""


def row(text: str) -> Row:
    """Read a row such as ``3 17 29``."""
    return Row(tuple(int(word) for word in text.split()))


def area(rows: str = "", discards: Sequence[Card] = ()) -> Area:
    """Read rows with strokes between them, such as ``3 17 29 / 8``."""
    return Area(tuple(row(part) for part in rows.split("/") if part.strip()), tuple(discards))


def position(
    *,
    hands: Sequence[Sequence[Card]] = HANDS,
    ring: Sequence[Card] = RING,
    top: Card | None = TOP,
    up: int = 21,
    down: int = 21,
    areas: Mapping[Seat, Area] | None = None,
    known: Mapping[Seat, Sequence[Card]] | None = None,
    starter: Seat = 0,
    turns: int = 0,
    options: Options | None = None,
) -> State:
    """A game in the middle; the turns that led there are not told apart.

    What lies nowhere is in the piles, as far as they have room for it.
    """
    agreed = options or table(players=len(hands), starter=str(starter + 1))
    laid = tuple((areas or {}).get(seat, Area()) for seat in range(agreed.players))
    somewhere = {*ring, *(card for hand in hands for card in hand), top}
    somewhere |= {card for each in laid for card in each.discards}
    somewhere |= {card for each in laid for row in each.rows for card in row.cards}
    unseen = [card for card in range(1, agreed.cards + 1) if card not in somewhere]
    return State(
        rules_version=1,
        options=agreed,
        starter=starter,
        unseen=tuple(unseen[: max(0, up - (top is not None)) + down]),
        hands=tuple(tuple(hand) for hand in hands),
        known=tuple(tuple((known or {}).get(seat, ())) for seat in range(agreed.players)),
        ring=tuple(ring),
        top=top,
        up=up,
        down=down,
        areas=laid,
        turns=(Turn(0, 1, 2, Lay(0), None, None),) * turns,
        tries=NOTHING_TRIED,
        drawing=None,
    )


def action(word: str) -> Action:
    """Read ``20`` to play, ``x15`` to take, ``r1`` to lay, ``w1`` to wipe, ``up`` and ``down`` to draw."""
    if word in {"up", "down"}:
        return Draw(Pile(word))
    match word[0], word[1:]:
        case "x", number:
            return Take(int(number))
        case "r", number:
            return Lay(int(number) - 1)
        case "w", number:
            return Wipe(int(number) - 1)
    return Play(int(word))


def event(word: str, seat: Seat) -> CardEvent:
    """Read an action of a seat, or ``=57`` for a card that chance brings, ``starts1`` for who starts."""
    if word.startswith("starts"):
        return ChanceOutcome(Start(int(word.removeprefix("starts")) - 1))
    if word.startswith("="):
        return ChanceOutcome(Deal(int(word[1:])))
    return SeatAction(seat, action(word))


def after(state: State, words: str, seat: Seat = 0) -> State:
    """The state after what is said happens, all of it done by one seat or by chance."""
    for word in words.split():
        state = apply(state, event(word, seat))
    return state


def refusal(state: State, word: str, seat: Seat = 0) -> IllegalAction:
    """Why an event is refused."""
    with pytest.raises(IllegalAction) as caught:
        apply(state, event(word, seat))
    return caught.value


def dealt(starter: Seat = 0, options: Options | None = None) -> State:
    """A game of two in which everything has been dealt: HANDS, RING, TOP."""
    state = GAME.initial_state(options or table(starter=str(starter + 1)))
    order = [hand[number] for number in range(3) for hand in HANDS]
    return after(state, " ".join(f"={card}" for card in (*order, *RING, TOP)))


def legal(state: State, seat: Seat = 0) -> list[Action]:
    """What a seat may do."""
    return list(GAME.legal_actions(state, seat))


def random_states(seed: int, options: Options) -> Iterator[State]:
    """Every state of a game in which everybody does anything, the last one too."""
    rng = Random(seed)
    state = GAME.initial_state(options)
    while True:
        yield state
        chance = GAME.chance(state)
        if chance is not None:
            state = apply(state, ChanceOutcome(rng.choice(chance.outcomes)))
            continue
        actors = GAME.actors(state)
        if not actors:
            return
        (seat,) = actors
        state = apply(state, SeatAction(seat, rng.choice(GAME.legal_actions(state, seat))))


def everywhere(state: State) -> list[Card]:
    """Every card wherever it is, ascending."""
    return sorted(
        (
            *state.unseen,
            *state.ring,
            *(() if state.top is None else (state.top,)),
            *(card for hand in state.hands for card in hand),
            *(card for each in state.areas for card in each.discards),
            *(card for each in state.areas for row in each.rows for card in row.cards),
        )
    )
