"""Whole games of Take it Easy! arranged from a seed, for tests that want any game and no certain one."""

from collections.abc import Iterator
from itertools import product
from random import Random

import msgspec

from ludotheque.core.dealer import Dealing, Seeded, seeded_dealer
from ludotheque.core.events import ChanceOutcome, Seat, SeatAction
from ludotheque.core.match import Match
from ludotheque.core.record import Entry, Record, Seated, entry_of, header_of
from ludotheque.games.take_it_easy.components import AXIS, LINES_THROUGH, Board, Tile
from ludotheque.games.take_it_easy.game import TakeItEasy
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import Place, State

GAME = TakeItEasy()
NAMES = ("Anna", "Berta", "Carla", "Doris", "Emma", "Frida")
ROUNDS = (1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4)
"""How many rounds a random table agrees on: mostly few, so that many games fit into a test."""
MANY_ROUNDS = (5, 6, 7, 8)

SWITCHES = tuple(
    {"touching": touching, "change_of_mind": change_of_mind, "curtain": curtain}
    for touching, change_of_mind, curtain in product((False, True), repeat=3)
)
"""Every combination of the options that are on or off."""


def seats(players: int) -> tuple[Seated, ...]:
    """As many people as a table has seats."""
    return tuple(Seated(name) for name in NAMES[:players])


def some_options(rng: Random) -> Options:
    """What some table might agree on; in the long run every pair of options occurs."""
    rounds = rng.choice(MANY_ROUNDS) if rng.random() < 0.03 else rng.choice(ROUNDS)
    return Options(players=rng.randint(1, 6), rounds=rounds, **rng.choice(SWITCHES))


def tidy(board: Board, tile: Tile, cells: tuple[Place, ...], rng: Random, *, whim: float) -> Place:
    """The placement that spoils the fewest lines, so that long lines get completed too.

    Without any whim two tidy players fill equal boards, and share the win.
    """

    def clean(place: Place) -> float:
        lines = LINES_THROUGH[place.cell]
        shown = [(tile[AXIS[line.direction]], board.digits(line)) for line in lines]
        fitting = sum(
            len(digits) - digits.count(None) + 1 if {*digits} <= {None, own} else -4 for own, digits in shown
        )
        return fitting + whim * rng.random()

    return max(cells, key=clean)


def _someone(state: State, rng: Random) -> Seat:
    """Mostly one who is awaited, in any order; with change of mind now and then one who has placed."""
    waiting = GAME.awaited(state)
    others = GAME.actors(state) - waiting
    return rng.choice(sorted(others if others and rng.random() < 0.3 else waiting))


def random_events(seed: int, options: Options) -> Iterator[tuple[State, Entry]]:
    """Play a game: every state before an event with that event, who comes first and changes included.

    Even seats place anywhere, odd ones tidily. Calls come from the seeded dealer.
    """
    rng = Random(seed)
    whim = rng.choice((0.0, 1.0))
    dealer = seeded_dealer(seed)
    state = GAME.initial_state(options)
    dealt = 0
    event: ChanceOutcome[Tile] | SeatAction[Place]
    while GAME.outcome(state) is None:
        chance = GAME.chance(state)
        if chance is not None:
            event = ChanceOutcome(dealer.pick(chance, dealt))
            dealt += 1
        else:
            seat = _someone(state, rng)
            legal = GAME.legal_actions(state, seat)
            if not legal:  # with touching, a single open cell cannot be changed for another
                continue
            if seat % 2 == 0:
                place = rng.choice(legal)
            else:
                place = tidy(state.boards[seat], state.calls[-1], legal, rng, whim=whim)
            event = SeatAction(seat, place)
        yield state, entry_of(GAME, options, event)
        state = GAME.apply(state, event)


def random_states(seed: int, options: Options) -> Iterator[State]:
    """Every state of a random game before its last event."""
    return (state for state, _entry in random_events(seed, options))


def random_record(seed: int, options: Options, *, events: int | None = None) -> Record:
    """The record of a random game without its result, up to a number of events where one is given."""
    header = header_of(GAME, options, seats(options.players), dealing=Seeded(str(seed)))
    entries = [entry for _state, entry in random_events(seed, options)]
    return Record(header, tuple(entries[:events]))


def with_header(
    record: Record, *, dealing: Dealing | None = None, result: tuple[int, ...] | None = None
) -> Record:
    """The same events under a header that tells of another dealing and another result."""
    header = msgspec.structs.replace(record.header, dealing=dealing, result=result)
    return Record(header, record.entries)


def random_match(seed: int, options: Options, *, actions: int | None = None) -> Match:
    """A seeded match that anybody has played to the end, or for a number of actions."""
    match = Match.seeded(GAME, options, seats(options.players), seed)
    rng = Random(seed)
    acted = 0
    while match.awaited and acted != actions:
        seat = rng.choice(match.awaited)
        match.act(seat, rng.choice(match.view(seat).legal))
        acted += 1
    return match
