"""The engine and the oracle tell the same of Up or Down? at every step."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from ludotheque.core.events import ChanceOutcome, SeatAction
from ludotheque.games.up_or_down.options import Options
from ludotheque.games.up_or_down.rules import apply
from ludotheque.games.up_or_down.state import State
from tests.oracle.up_or_down import Table
from tests.support.up_or_down import CONFIGURATIONS, GAME

GAMES = 10
LONG_GAMES = 100
"""Games of every configuration, of which there are ten."""

DECIDED = tuple(f"UOD-{number}" for number in range(1, 18))
"""Every rule; UOD-2 decides once a game, UOD-13 whenever nothing but wiping is left."""


def standing(state: State) -> dict[str, object]:
    """Everything public and hidden, as the oracle keeps it."""
    return {
        "hands": [sorted(hand) for hand in state.hands],
        "rows": [[list(row.cards) for row in area.rows] for area in state.areas],
        "backs": [list(area.discards) for area in state.areas],
        "open": [set(known) for known in state.known],
        "ring": list(state.ring),
        "piles": {"up": state.up, "down": state.down},
        "top": state.top or 0,
    }


def told(table: Table) -> dict[str, object]:
    return {
        "hands": [sorted(hand) for hand in table.hands],
        "rows": table.rows,
        "backs": table.backs,
        "open": table.open,
        "ring": table.ring,
        # The oracle takes a card off the face-down pile when it is drawn, the engine when it comes.
        "piles": {"up": table.piles["up"], "down": table.piles["down"] + (table.owed > 0)},
        "top": table.top,
    }


def play(options: Options, seed: int) -> Counter[str]:
    """Play a game both ways, in which even seats lay cards on rows where they can."""
    rng = Random(seed)
    state, table = GAME.initial_state(options), Table(options.players, options.deck)
    while (outcome := GAME.outcome(state)) is None:
        chance = GAME.chance(state)
        assert (chance is not None) == table.awaits_chance()
        if chance is not None:
            brought = rng.choice(chance.outcomes)
            table.chance(GAME.chance_text(options, brought))
            state = apply(state, ChanceOutcome(brought))
        else:
            (seat,) = GAME.actors(state)
            assert seat == table.turn
            legal = GAME.legal_actions(state, seat)
            texts = [GAME.action_text(options, action) for action in legal]
            assert set(texts) == table.words()
            rows = [text for text in texts if text.startswith("r")]
            text = rng.choice(rows if rows and rng.random() < 0.8 else texts)
            table.say(text)
            state = apply(state, SeatAction(seat, GAME.parse_action(options, text)))
        if GAME.drafting(state) is None:
            assert told(table) == standing(state)
    assert table.words() == set()
    assert list(outcome.totals) == table.totals()
    assert list(outcome.winners) == table.winners()
    return table.decided


def compare(games: int) -> Counter[str]:
    return sum(
        (play(options, seed) for options in CONFIGURATIONS for seed in range(games)), start=Counter[str]()
    )


def test_engine_and_oracle_agree_on_random_games_and_every_rule_decides_at_least_20_times() -> None:
    decided = compare(GAMES)
    assert {rule: decided[rule] for rule in DECIDED if decided[rule] < 20} == {}


@pytest.mark.long
def test_engine_and_oracle_agree_on_a_thousand_random_games() -> None:
    decided = compare(LONG_GAMES)
    assert {rule: decided[rule] for rule in DECIDED if decided[rule] < 20} == {}


def test_the_oracle_knows_nothing_of_the_game() -> None:
    source = Path(__file__).with_name("up_or_down.py").read_text(encoding="utf-8")
    assert "from ludotheque" not in source
    assert "import ludotheque" not in source
