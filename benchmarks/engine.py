"""What the rules cost in plain Python: events with their legality checked, views, legal actions, bots."""

import statistics
import time
from collections.abc import Callable
from random import Random

from ludotheque import registry
from ludotheque.arena.play import play_match
from ludotheque.bots.shelf import bots_of, make_bot
from ludotheque.core.options import Options, parse_options
from ludotheque.core.record import Record, final_state, replay

REPEATS = 5
EVENTS = 1000


def milliseconds(work: Callable[[], object]) -> float:
    """CPU time of a piece of work: the median of several runs."""
    times = []
    for _ in range(REPEATS):
        began = time.process_time()
        work()
        times.append(1000 * (time.process_time() - began))
    return statistics.median(times)


def _records(game: str, events: int) -> list[Record]:
    box = registry.load(game)
    options: Options = parse_options(box.game.options_type, {})
    bots = [make_bot(box, "random")] * options.players
    names = ["random"] * options.players
    records: list[Record] = []
    while sum(len(record.entries) for record in records) < events:
        match, _ = play_match(box, options, names, bots, f"bench/{len(records)}")
        records.append(match.record)
    return records


def rows(game: str) -> list[tuple[str, str]]:
    """One row per thing measured: what, and how much."""
    box = registry.load(game)
    records = _records(game, EVENTS)
    total = sum(len(record.entries) for record in records)
    states = [step.before for record in records for step in replay(box.game, record)][:EVENTS]
    asked = [(state, min(box.game.awaited(state))) for state in states if box.game.awaited(state)]

    events = milliseconds(lambda: [final_state(box.game, record) for record in records])
    views = milliseconds(lambda: [box.game.view(state, seat) for state, seat in asked])
    legal = milliseconds(lambda: [box.game.legal_actions(state, seat) for state, seat in asked])
    table = [
        ("1,000 events replayed, legality checked", f"{events * 1000 / total:.1f} ms"),
        ("legal actions, per decision", f"{1000 * legal / len(asked):.1f} µs"),
        ("view with legal actions, per decision", f"{1000 * views / len(asked):.1f} µs"),
    ]
    for name in bots_of(box):
        bot, seen = make_bot(box, name), [box.game.view(state, seat) for state, seat in asked[:200]]
        chosen = milliseconds(lambda bot=bot, seen=seen: [bot.choose(view, Random(1)) for view in seen])  # type: ignore[misc]
        table.append((f"bot {name}, per decision", f"{chosen / len(seen):.3f} ms"))
    return table
