"""Worlds in which a seat would see what it sees, each as likely as the facts make it: UOD-17."""

from collections import Counter
from itertools import combinations
from math import sqrt
from random import Random

import pytest

from ludotheque.games.up_or_down.state import State
from tests.support.up_or_down import GAME, RING, after, area, position

SAMPLES = 6000


def tiny() -> State:
    """Anna does not see two cards of Berta's hand nor two of the pile: four cards, six worlds.

    All others have been wiped.
    """
    hidden = {21, 22, 23, 24}
    gone = tuple(card for card in range(1, 55) if card not in {20, 40, 50, *RING, *hidden})
    return position(
        hands=((20, 40), (21, 22, 50)),
        known={1: (50,)},
        top=None,
        up=0,
        down=2,
        areas={1: area("", gone)},
    )


def surprise(found: Counter[tuple[int, ...]], worlds: int) -> float:
    """Pearson's chi-square for equally likely worlds, as a number of standard deviations."""
    expected = sum(found.values()) / worlds
    square = sum((count - expected) ** 2 / expected for count in found.values())
    freedom = worlds - 1
    spread = 2 / (9 * freedom)
    return float((square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)


def hands_of_berta(rng: Random) -> Counter[tuple[int, ...]]:
    """How often each hidden hand comes up, with all that lies nowhere else in sight of Anna."""
    view = GAME.view(tiny(), 0)
    return Counter(GAME.possible_state(view, rng).hands[1] for _ in range(SAMPLES))


@pytest.mark.rule("UOD-17")
def test_every_hidden_hand_is_equally_likely() -> None:
    worlds = {(*pair, 50) for pair in combinations((21, 22, 23, 24), 2)}
    found = hands_of_berta(Random(1))
    assert set(found) == worlds
    assert abs(surprise(found, len(worlds))) < 4


@pytest.mark.rule("UOD-17")
def test_a_known_card_is_in_every_hidden_hand() -> None:
    assert all(50 in hand for hand in hands_of_berta(Random(2)))


@pytest.mark.rule("UOD-17")
def test_a_world_is_a_state_of_the_same_game() -> None:
    state = after(tiny(), "20 x15")
    assert GAME.possible_state(GAME.view(state, 0), Random(3)).tries == state.tries


def test_equal_generators_give_equal_worlds() -> None:
    view = GAME.view(tiny(), 0)
    assert GAME.possible_state(view, Random(5)) == GAME.possible_state(view, Random(5))


def test_the_measure_of_surprise_is_large_for_a_loaded_die() -> None:
    loaded: Counter[tuple[int, ...]] = Counter({(face,): 1000 + 200 * (face == 1) for face in range(1, 7)})
    assert surprise(loaded, 6) > 4
