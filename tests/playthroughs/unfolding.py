"""A record unfolded: after every event, as remarks, all that it changed for the state and for every view.

The result is a record in its text form, so it can be read, verified and unfolded again. Whoever sees a change
stands before it: ``all`` are the state and all views, ``views`` are all views, ``-`` is a spectator.
"""

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from ludotheque.core.events import ChanceOutcome, Event
from ludotheque.core.game import AnyGame
from ludotheque.core.notation import write_record
from ludotheque.core.outcome import Outcome
from ludotheque.core.record import Record, entry_of, initial_state_of, replay

STATE = "state"
SPECTATOR = "-"
FEW = 7
"""A longer list is written whole once half of it has changed."""

Changes = dict[str, str]
"""What is new, by where it stands."""


def unfold(game: AnyGame, record: Record) -> str:
    """Write a record with everything that its events change."""
    heading, _, _ = write_record(record).partition("\n\n")
    return "\n".join([heading, "", *_steps(game, record)]) + "\n"


def _steps(game: AnyGame, record: Record) -> Iterator[str]:
    state = initial_state_of(game, record)
    before: dict[str, dict[str, Any]] = {observer: {} for observer in _observations(game, state)}
    yield from _remarks(game, state, before)
    for number, step in enumerate(replay(game, record), start=1):
        entry = entry_of(game, step.before.options, step.event)
        word = entry.text if entry.seat is None else f"{entry.seat}:{entry.text}"
        yield f"{word}  # event {number}, {_about(game, step.before, step.event)}"
        yield from _remarks(game, step.after, _observations(game, step.before))
        state = step.after
    outcome = game.outcome(state)
    if outcome is not None:
        yield from _score(outcome)


def _about(game: AnyGame, state: Any, event: Event[Any, Any]) -> str:
    audience = game.audience(state, event)
    told = "all" if audience is None else " ".join(str(seat) for seat in sorted(audience)) or "nobody"
    if isinstance(event, ChanceOutcome):
        return f"told to {told}"
    return f"code {game.encode(state.options, event.action)}, told to {told}"


def _observations(game: AnyGame, state: Any) -> dict[str, dict[str, Any]]:
    """What the state is, and what every seat and a spectator see, in plain values."""
    options = state.options
    chance = game.chance(state)
    told = {STATE: msgspec.to_builtins(state) | {"actors": _actors(game, state)}}
    if chance is not None:
        texts = [game.chance_text(options, outcome) for outcome in chance.outcomes]
        weights = "" if chance.weights is None else " weights " + " ".join(map(str, chance.weights))
        told[STATE]["chance"] = " ".join(texts) + weights
    for seat in (*range(options.players), None):
        view = game.view(state, seat)
        legal = " ".join(game.action_text(options, action) for action in view.legal)
        told[SPECTATOR if seat is None else str(seat)] = msgspec.to_builtins(view) | {"legal": legal}
    return told


def _actors(game: AnyGame, state: Any) -> str:
    others = game.actors(state) - game.awaited(state)
    return " ".join(["the awaited", *(f"and {seat}" for seat in sorted(others))])


def _remarks(game: AnyGame, state: Any, before: dict[str, dict[str, Any]]) -> Iterator[str]:
    seen_by: dict[tuple[str, str], list[str]] = {}
    for observer, told in _observations(game, state).items():
        for where, what in _changes(before[observer], told).items():
            seen_by.setdefault((where, what), []).append(observer)
    everybody = len(before)
    for (where, what), observers in seen_by.items():
        if len(observers) == everybody:
            whose = "all"
        elif len(observers) == everybody - 1 and STATE not in observers:
            whose = "views"
        else:
            whose = " ".join(observers)
        yield f"#   {whose}: {where} = {what}"


def _changes(before: Any, now: Any, where: str = "") -> Changes:
    if now == before:
        return {}
    path = f"{where}." if where else ""
    if isinstance(before, dict) and isinstance(now, dict):
        gone = {f"{path}{name}": "gone" for name in before if name not in now}
        parts = [_changes(before.get(name, _NOTHING), now[name], f"{path}{name}") for name in now]
        return gone | {place: what for part in parts for place, what in part.items()}
    if isinstance(before, list | tuple) and isinstance(now, list | tuple) and 0 < len(before) <= len(now):
        olds = [*before, *[_NOTHING] * (len(now) - len(before))]
        parts = [_changes(old, new, f"{path}{n}") for n, (old, new) in enumerate(zip(olds, now, strict=True))]
        if len(now) < FEW or 2 * sum(map(bool, parts)) < len(now):
            return {place: what for part in parts for place, what in part.items()}
    if isinstance(now, str):
        return {where: now or "nothing"}
    return {where: json.dumps(now, ensure_ascii=False, separators=(",", ":"))}


_NOTHING = object()


def _score(outcome: Outcome) -> Iterator[str]:
    for number, played in enumerate(outcome.rounds):
        for seat, sheet in enumerate(played.sheets):
            lines = [f"{line.where} {line.points} ({line.rule})" for line in sheet.lines]
            yield f"# round {number}, seat {seat}: {sheet.total}" + "".join(f", {line}" for line in lines)
    for seat, (total, place) in enumerate(zip(outcome.totals, outcome.places, strict=True)):
        yield f"# seat {seat}: {total}, place {place}"
