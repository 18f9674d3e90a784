"""The engine and the oracle tell the same of Take Sides at every step."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from ludotheque.core.events import ChanceOutcome, SeatAction
from ludotheque.core.options import option_texts
from ludotheque.games.take_sides.dealing import pile_size
from ludotheque.games.take_sides.notation import card_text
from ludotheque.games.take_sides.options import Options
from ludotheque.games.take_sides.rules import apply
from ludotheque.games.take_sides.state import Action, State
from tests.oracle.take_sides import Table
from tests.support.take_sides import CONFIGURATIONS, GAME

WHAT = ("street", "halves", "hands", "pile", "sums", "starter", "finished")
BROKEN = {0: "", 1: "people", 2: "stopper"}
"""How the oracle says what decided among those level on points."""

GAMES = 10
LONG_GAMES = 350
"""Matches of every configuration, of which there are six."""


def standing(state: State) -> dict[str, object]:
    """What lies where, as the oracle tells it."""
    return {
        "street": [card_text(card) for card in state.street],
        "halves": {
            side: [[(card_text(laid.card), laid.up) for laid in half] for half in halves]
            for side, halves in zip("ab", state.halves, strict=True)
        },
        "hands": [[card_text(card) for card in hand] for hand in state.hands],
        "pile": pile_size(state),
        "sums": list(state.sums),
        "starter": -1 if state.starter is None else state.starter,
        "finished": [
            {
                "points": [sheet.total for sheet in over.outcome.sheets],
                "winner": list(over.outcome.winners),
                "stopper": over.stopped_by,
                "broken": BROKEN[over.by_tie_break],
            }
            for over in state.finished
        ],
    }


def told(table: Table) -> dict[str, object]:
    found = table.standing()
    for over in found["finished"]:
        del over["people"], over["taken"]
    return {name: found[name] for name in WHAT}


def play(options: Options, seed: int) -> Counter[str]:
    """Play a match both ways; effects are used more often than they are left out."""
    rng = Random(seed)
    state, table = GAME.initial_state(options), Table(option_texts(options))
    while (outcome := GAME.outcome(state)) is None:
        assert not table.over()
        chance = GAME.chance(state)
        assert (chance is not None) == table.awaits_chance()
        if chance is not None:
            assert {GAME.chance_text(options, each) for each in chance.outcomes} == table.chances()
            brought = rng.choice(chance.outcomes)
            table.chance(GAME.chance_text(options, brought))
            state = apply(state, ChanceOutcome(brought))
        else:
            assert GAME.actors(state) == table.seats()
            for seat in GAME.actors(state):
                legal = GAME.legal_actions(state, seat)
                assert {GAME.action_text(options, each) for each in legal} == table.words(seat)
            seat = rng.choice(sorted(GAME.actors(state)))
            action: Action = rng.choice(GAME.legal_actions(state, seat))
            table.say(seat, GAME.action_text(options, action))
            state = apply(state, SeatAction(seat, action))
        if GAME.drafting(state) is None:
            assert told(table) == standing(state)
    assert table.over()
    assert list(outcome.totals) == list(table.totals())
    return table.decided


def compare(games: int) -> Counter[str]:
    return sum(
        (play(options, seed) for options in CONFIGURATIONS for seed in range(games)), start=Counter[str]()
    )


def test_engine_and_oracle_agree_on_random_matches() -> None:
    compare(GAMES)


@pytest.mark.long
def test_engine_and_oracle_agree_on_thousands_of_random_matches() -> None:
    compare(LONG_GAMES)


def test_the_oracle_knows_nothing_of_the_game() -> None:
    for file in Path(__file__).parent.glob("take_sides*.py"):
        source = file.read_text(encoding="utf-8")
        assert "from ludotheque" not in source
        assert "import ludotheque" not in source
