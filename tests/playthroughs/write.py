"""Writes playthroughs: whole games with everything that every event changes.

    python -m tests.playthroughs.write
        unfolds every playthrough again from its own events; read the difference before you commit it
    python -m tests.playthroughs.write take-it-easy two-rounds players=2 rounds=2
        plays a new game with the bots of the game and unfolds it

The seed of a new game is its name.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from ludotheque.bots.shelf import bots_of, make_bot
from ludotheque.core.box import Box
from ludotheque.core.dealer import Seeded, seeded_dealer
from ludotheque.core.events import ChanceOutcome, Event, SeatAction
from ludotheque.core.notation import read_record
from ludotheque.core.options import Options, parse_options
from ludotheque.core.record import Entry, Record, Seated, entry_of, final_state, header_of
from ludotheque.registry import games, load
from tests.playthroughs.unfolding import unfold

FOLDER = Path(__file__).parent


def paths() -> Iterator[tuple[str, Path]]:
    """Every playthrough of an installed game, with the name of the game."""
    for game in games():
        for path in sorted((FOLDER / game).glob("*.txt")):
            yield game, path


def unfolded_again(name: str, text: str) -> str:
    """Unfold a playthrough from its own events."""
    game = load(name).game
    return unfold(game, _with_result(load(name), read_record(text).record))


def _with_result(box: Box, record: Record) -> Record:
    outcome = box.game.outcome(final_state(box.game, record))
    result = None if outcome is None else outcome.totals
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, result=result))


def play(box: Box, options: Options, seed: str) -> Record:
    """Let the bots of a game play it, the strongest first; whoever may change a choice now and then does."""
    names = [*bots_of(box)][::-1]
    seats = [Seated(f"Player {seat + 1}", names[seat % len(names)]) for seat in range(options.players)]
    header = header_of(box.game, options, seats, dealing=Seeded(seed))
    return _with_result(box, Record(header, tuple(_events(box, options, header.seats, seed))))


def _events(box: Box, options: Options, seats: tuple[Seated, ...], seed: str) -> Iterator[Entry]:
    game, dealer, rng = box.game, seeded_dealer(seed), Random(seed)
    bots = [make_bot(box, seated.bot or "random") for seated in seats]
    state, dealt = game.initial_state(options), 0
    while game.outcome(state) is None:
        chance = game.chance(state)
        if chance is not None:
            event: Event[Any, Any] = ChanceOutcome(dealer.pick(chance, dealt))
            dealt += 1
        else:
            awaited = game.awaited(state)
            free = [seat for seat in game.actors(state) - awaited if game.legal_actions(state, seat)]
            if free and rng.random() < 0.4:
                seat = rng.choice(sorted(free))
                event = SeatAction(seat, rng.choice(game.legal_actions(state, seat)))
            else:
                seat = rng.choice(sorted(awaited))
                event = SeatAction(seat, bots[seat].choose(game.view(state, seat), rng))
        yield entry_of(game, options, event)
        state = game.apply(state, event)


def main(words: list[str]) -> None:
    """Do what the command line says."""
    if words:
        game, name, *options = words
        box = load(game)
        agreed = parse_options(box.game.options_type, dict(word.split("=", 1) for word in options))
        path = FOLDER / game / f"{name}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(unfold(box.game, play(box, agreed, name)), encoding="utf-8")
    for game, path in paths():
        old = path.read_text(encoding="utf-8")
        new = unfolded_again(game, old)
        path.write_text(new, encoding="utf-8")
        sys.stdout.write(f"{'same' if new == old else 'CHANGED'}  {path.relative_to(FOLDER)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
