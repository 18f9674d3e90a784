"""Take Sides arranged by notation.

Cards and actions are read here without `ludotheque.games.take_sides.notation`, so that a mistake there fails
the tests of the notation alone.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import pytest

from ludotheque.core.errors import IllegalAction
from ludotheque.core.events import ChanceOutcome, Seat, SeatAction
from ludotheque.core.options import parse_options
from ludotheque.games.take_sides.camps import roles_of_four, roles_of_three
from ludotheque.games.take_sides.components import CARDS, Card, Colour, Half, Laid, Side, card_of, colour
from ludotheque.games.take_sides.game import TakeSides
from ludotheque.games.take_sides.options import Options
from ludotheque.games.take_sides.powers import Remontada, Weather
from ludotheque.games.take_sides.rules import apply
from ludotheque.games.take_sides.state import (
    Action,
    Begin,
    Bonus,
    Call,
    Choose,
    Deal,
    First,
    Help,
    Lay,
    LetPass,
    Move,
    NoEffect,
    Push,
    Seating,
    SideEvent,
    Sky,
    Stage,
    State,
    Swap,
    TurnDown,
    Use,
    Veto,
)

GAME = TakeSides()

STREET = "R1 O2 Y3 G4 B5 V6"
"""Six Personnages of six colours and six numbers."""


def table(**options: object) -> Options:
    """What a table agrees on, such as ``players=3, meteo="on"``."""
    return parse_options(Options, {name.replace("_", "-"): str(value) for name, value in options.items()})


CONFIGURATIONS = (
    table(),
    table(players=3),
    table(players=4),
    table(meteo="on"),
    table(players=3, meteo="on", fair_order="on", equilibriste=2),
    table(players=4, meteo="on", partner="random"),
)
"""Every number of players, with and without the options."""


def card(text: str) -> Card:
    """Read a card such as ``R4``."""
    return card_of(Colour(text[0]), int(text[1:]))


def cards(text: str) -> tuple[Card, ...]:
    """Read cards with blanks between them."""
    return tuple(card(word) for word in text.split())


def half(text: str) -> Half:
    """Read what lies at a door from the street outwards, such as ``R4 -B2``; a minus turns a card down."""
    return tuple(Laid(card(word.lstrip("-")), up=not word.startswith("-")) for word in text.split())


def position(
    *,
    hands: Sequence[str] = ("R3 R4 R5 R6", "B1 B2 B3 B4"),
    street: str = STREET,
    ours: Mapping[int, str] | None = None,
    theirs: Mapping[int, str] | None = None,
    pile: str | None = None,
    under: Sequence[tuple[str, Seat]] = (),
    weather: Weather | None = None,
    bonuses: Mapping[int, Bonus] | None = None,
    starter: Seat = 0,
    turn: int = 0,
    equilibriste: Seat = 2,
    options: Options | None = None,
) -> State:
    """The middle of a round: what lies at the doors of side A and of side B by column, counted from 1.

    What is nowhere else is on top of the pile, or those of these cards that ``pile`` names.
    """
    agreed = options or table(players=len(hands), meteo="off" if weather is None else "on")
    roles: tuple[Side | None, ...] = (Side.A, Side.B)
    if agreed.players > 2:
        roles = roles_of_three(equilibriste) if agreed.players == 3 else roles_of_four(2)
    laid = [tuple(half((side or {}).get(column + 1, "")) for column in range(6)) for side in (ours, theirs)]
    held = tuple(cards(hand) for hand in hands)
    somewhere = {*cards(street), *(each for hand in held for each in hand)}
    somewhere |= {each.card for side in laid for column in side for each in column}
    somewhere |= {card(text) for text, _ in under}
    left = [each for each in CARDS if each not in somewhere]
    camps = 3 if agreed.players == 3 else 2
    return State(
        rules_version=1,
        options=agreed,
        stage=Stage.PLAY,
        roles=roles,
        weather=weather,
        street=cards(street),
        sunny=colour(cards(street)[0]),
        halves=(laid[0], laid[1]),
        hands=held,
        received=held,
        unseen=tuple(left) if pile is None else tuple(sorted(cards(pile))),
        under=tuple((card(text), seat) for text, seat in under),
        sums=tuple(sum(each % 6 + 1 for each in hand) for hand in held),
        starter=starter,
        bonuses=tuple((bonuses or {}).get(camp) for camp in range(camps)),
        turn=turn,
    )


def action(word: str) -> Action:
    """Read ``R4a3`` to lay, an effect such as ``push-3-4`` or ``as5-push-3-4``, and the other words."""
    plain: dict[str, Action] = {"no-effect": NoEffect(), "veto": Veto(), "let-pass": LetPass()}
    if word in plain:
        return plain[word]
    if word.startswith("as"):
        copied, _, effect = word[2:].partition("-")
        use = action(effect)
        assert isinstance(use, Use)
        return Use(use.target, int(copied))
    name, *numbers = word.split("-")
    match name:
        case "move" | "push":
            origin, to = (int(each) - 1 for each in numbers)
            return Use(Move(origin, to) if name == "move" else Push(origin, to))
        case "swap":
            return Use(Swap(int(numbers[0]) - 1))
        case "down":
            return Use(TurnDown(int(numbers[0]) - 1))
        case "column":
            return Choose(int(numbers[0]) - 1)
        case "colour":
            return Call(Colour(numbers[0]))
        case "begin":
            return Begin(int(numbers[0]) - 1)
    return Lay(card(word[:2]), Side("ab".index(word[2])), int(word[3]) - 1)


def event(word: str, seat: Seat) -> SideEvent:
    """Read an action of a seat, or what chance brings after an equals sign: ``=R4``, ``=first2``."""
    if not word.startswith("="):
        return SeatAction(seat, action(word))
    word = word[1:]
    if word.startswith("first"):
        return ChanceOutcome(First(int(word[5:]) - 1))
    if word.startswith("seat"):
        return ChanceOutcome(Seating(int(word[4:]) - 1))
    if word in set(Weather):
        return ChanceOutcome(Sky(Weather(word)))
    if word in set(Remontada):
        return ChanceOutcome(Help(Remontada(word)))
    return ChanceOutcome(Deal(card(word)))


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


def legal(state: State, seat: Seat = 0) -> list[Action]:
    """What a seat may do."""
    return list(GAME.legal_actions(state, seat))


def may(state: State, word: str, seat: Seat = 0) -> bool:
    """Whether a seat may do something."""
    return action(word) in legal(state, seat)


def lies(state: State, side: Side, column: int) -> Half:
    """What lies at a door, counted from 1."""
    return state.halves[side][column - 1]


def random_states(seed: int, options: Options) -> Iterator[State]:
    """Every state of a match in which everybody does anything, the last one too."""
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
        seat = rng.choice(sorted(actors))
        state = apply(state, SeatAction(seat, rng.choice(GAME.legal_actions(state, seat))))


def everywhere(state: State) -> list[Card]:
    """Every card wherever it is, ascending."""
    return sorted(
        (
            *state.unseen,
            *state.street,
            *(each for hand in state.hands for each in hand),
            *(each.card for halves in state.halves for column in halves for each in column),
            *(each for each, _ in state.under),
            *(() if state.friend is None else (state.friend,)),
        )
    )
