"""`possible_state`: worlds in which a seat would see what it sees, each as likely as the facts make it."""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from itertools import islice
from math import sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.information import information_state
from ludotheque.core.record import final_state
from ludotheque.core.view import view_bytes
from ludotheque.games.take_it_easy.components import CELLS, NEIGHBOURS, Tile
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import State
from ludotheque.games.take_it_easy.view import View
from tests.support.games import GAME, SWITCHES, random_states
from tests.support.strategies import options, states
from tests.support.take_it_easy import state_after
from tests.support.worlds import record_of

pytestmark = pytest.mark.rule("TIE-18")


@pytest.mark.parametrize("switches", SWITCHES, ids=str)
def test_every_seat_would_see_the_same_at_every_step(switches: dict[str, bool]) -> None:
    rng = Random(0)
    for state in random_states(7, Options(players=3, rounds=2, **switches)):
        for seat in (0, 1, 2, None):
            view = GAME.view(state, seat)
            world = GAME.possible_state(view, rng)
            assert view_bytes(GAME.view(world, seat)) == view_bytes(view)


@given(state=states(), rng=st.randoms(use_true_random=False))
def test_every_seat_would_see_the_same_in_any_game(state: State, rng: Random) -> None:
    for seat in (*range(state.options.players), None):
        view = GAME.view(state, seat)
        assert view_bytes(GAME.view(GAME.possible_state(view, rng), seat)) == view_bytes(view)


@given(state=states(options(players=(1, 4), rounds=(1, 2))), rng=st.randoms(use_true_random=False))
def test_the_history_of_the_seat_could_have_led_there(state: State, rng: Random) -> None:
    for seat in (*range(state.options.players), None):
        world = GAME.possible_state(GAME.view(state, seat), rng)
        record = record_of(world)
        assert final_state(GAME, record) == world
        assert information_state(GAME, record, seat) == information_state(GAME, record_of(state), seat)


@given(state=states(), rng=st.randoms(use_true_random=False))
def test_the_tiles_still_to_come_are_the_same(state: State, rng: Random) -> None:
    for seat in (*range(state.options.players), None):
        world = GAME.possible_state(GAME.view(state, seat), rng)
        assert GAME.chance(world) == GAME.chance(state)
        assert world.calls == state.calls


def test_equal_generators_give_equal_worlds() -> None:
    (state,) = islice(random_states(2, Options(players=4, curtain=True)), 40, 41)
    view = GAME.view(state, 0)
    assert GAME.possible_state(view, Random(5)) == GAME.possible_state(view, Random(5))


def test_nothing_is_made_up_where_nothing_is_hidden() -> None:
    for state in random_states(4, Options(rounds=2, touching=True, curtain=True)):
        assert GAME.possible_state(GAME.view(state, 0), Random(0)) == state


# How likely each world is

Sample = Callable[[View, Random], Hashable]


def surprise(found: Mapping[Hashable, int], expected: Mapping[Hashable, float]) -> float:
    """Pearson's chi-square as a number of standard deviations, by the cube root of Wilson and Hilferty."""
    assert set(found) <= set(expected)
    chi_square = sum((found.get(key, 0) - many) ** 2 / many for key, many in expected.items())
    freedom = len(expected) - 1
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def drawn(view: View, sample: Sample, size: int) -> Counter[Hashable]:
    rng = Random(20)
    return Counter(sample(view, rng) for _ in range(size))


TOO_SURPRISING = 3.1
"""One fair sample in a thousand is as surprising as this; the generators here are fixed."""


def hidden_cell(view: View, rng: Random) -> Hashable:
    return GAME.possible_state(view, rng).confirmed[1]


def test_a_hidden_first_placement_is_on_every_cell_equally_often() -> None:
    view = GAME.view(state_after("978 1:4", Options(players=2)), 0)
    found = drawn(view, hidden_cell, 19 * 200)
    assert surprise(found, dict.fromkeys(CELLS, 200)) < TOO_SURPRISING


def test_a_hidden_placement_is_on_every_empty_cell_equally_often() -> None:
    view = GAME.view(state_after("978 0:9 1:4 123 1:5", Options(players=2)), 0)
    found = drawn(view, hidden_cell, 18 * 200)
    assert surprise(found, {cell: 200 for cell in CELLS if cell != 4}) < TOO_SURPRISING


def test_with_touching_a_hidden_placement_is_on_every_neighbour_equally_often() -> None:
    view = GAME.view(state_after("978 0:9 1:4 123 1:5", Options(players=2, touching=True)), 0)
    found = drawn(view, hidden_cell, 6 * 200)
    assert surprise(found, dict.fromkeys((0, 1, 3, 5, 8, 9), 200)) < TOO_SURPRISING


def two_hidden_tiles(view: View, rng: Random) -> Hashable:
    cells = GAME.possible_state(view, rng).boards[1].cells
    return cells.index(Tile(9, 7, 8)), cells.index(Tile(1, 2, 3))


def a_hidden_tile_and_a_hidden_placement(view: View, rng: Random) -> Hashable:
    world = GAME.possible_state(view, rng)
    return world.boards[1].cells.index(Tile(9, 7, 8)), world.confirmed[1]


def test_behind_the_curtain_every_sequence_of_placements_is_equally_likely() -> None:
    view = GAME.view(state_after("978 0:9 1:4 123 0:5 1:5", Options(players=2, curtain=True)), 0)
    found = drawn(view, two_hidden_tiles, 342 * 30)
    expected: dict[Hashable, float] = {(one, other): 30 for one in CELLS for other in CELLS if one != other}
    assert surprise(found, expected) < TOO_SURPRISING


TOUCHING_PAIRS: dict[Hashable, float] = {
    (one, other): 19 * 420 / 19 / len(NEIGHBOURS[one]) for one in CELLS for other in NEIGHBOURS[one]
}
"""How often 19 · 420 players put the first tile anywhere and the second beside it."""


@pytest.mark.parametrize("seat", [0, None])
def test_with_touching_behind_the_curtain_every_choice_is_as_likely_as_the_legal_ones_beside_it(
    seat: int | None,
) -> None:
    agreed = Options(players=2, curtain=True, touching=True)
    view = GAME.view(state_after("978 0:9 1:4 123 0:5 1:5", agreed), seat)
    assert surprise(drawn(view, two_hidden_tiles, 19 * 420), TOUCHING_PAIRS) < TOO_SURPRISING


def test_a_hidden_placement_fits_the_hidden_board_it_is_on() -> None:
    agreed = Options(players=2, curtain=True, touching=True)
    view = GAME.view(state_after("978 0:9 1:4 123 1:5", agreed), 0)
    found = drawn(view, a_hidden_tile_and_a_hidden_placement, 19 * 420)
    assert surprise(found, TOUCHING_PAIRS) < TOO_SURPRISING


def test_a_biased_sample_would_be_caught() -> None:
    view = GAME.view(state_after("978 1:4", Options(players=2)), 0)
    found = drawn(view, lambda view, rng: rng.choice((0, hidden_cell(view, rng))), 19 * 200)
    assert surprise(found, dict.fromkeys(CELLS, 200)) > TOO_SURPRISING
