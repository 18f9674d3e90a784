"""A view tells a seat nothing that it cannot know (TIE-18)."""

from collections.abc import Callable, Iterator
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.events import Seat
from ludotheque.core.view import view_bytes
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import State
from ludotheque.games.take_it_easy.view import View
from tests.support.games import GAME, SWITCHES, random_states
from tests.support.strategies import options, states
from tests.support.worlds import another_world, others_permuted

pytestmark = pytest.mark.rule("TIE-18")

ViewFunction = Callable[[State, Seat | None], View]


def every_step(seed: int) -> Iterator[State]:
    """Every state of a two-round game with every combination of options."""
    for number, switches in enumerate(SWITCHES):
        yield from random_states(seed * 100 + number, Options(players=2 + seed % 3, rounds=2, **switches))


def leaks(view: ViewFunction, played: Iterator[State]) -> list[State]:
    """The states in which some seat sees what it cannot know."""
    rng = Random(0)
    return [
        state
        for state in played
        for seat in (*range(state.options.players), None)
        if view_bytes(view(state, seat)) != view_bytes(view(another_world(state, seat, rng), seat))
    ]


def test_no_seat_and_no_spectator_sees_hidden_choices_at_any_step() -> None:
    assert leaks(GAME.view, every_step(1)) == []


@given(state=states(options(players=(2, 6), rounds=(1, 2))), rng=st.randoms(use_true_random=False))
def test_no_view_tells_hidden_choices_apart(state: State, rng: Random) -> None:
    for seat in (*range(state.options.players), None):
        world = another_world(state, seat, rng)
        assert view_bytes(GAME.view(world, seat)) == view_bytes(GAME.view(state, seat))


@given(state=states(options(players=(3, 6), rounds=(1, 1))), rng=st.randoms(use_true_random=False))
def test_no_view_tells_who_of_the_others_made_which_hidden_choice(state: State, rng: Random) -> None:
    for seat in (*range(state.options.players), None):
        world = others_permuted(state, seat, rng)
        assert view_bytes(GAME.view(world, seat)) == view_bytes(GAME.view(state, seat))


# The tests above can fail: these views tell too much, and are caught.


def with_the_placements_of_the_present_turn(state: State, seat: Seat | None) -> View:
    boards = tuple(
        board if cell is None else board.with_tile(cell, state.calls[-1])
        for board, cell in zip(state.boards, state.confirmed, strict=True)
    )
    return msgspec.structs.replace(GAME.view(state, seat), boards=boards)


def without_a_curtain(state: State, seat: Seat | None) -> View:
    return msgspec.structs.replace(GAME.view(state, seat), boards=state.boards)


def with_a_neighbours_cell(state: State, seat: Seat | None) -> View:
    neighbour = 0 if seat is None else (seat + 1) % state.options.players
    return msgspec.structs.replace(GAME.view(state, seat), own_cell=state.confirmed[neighbour])


def with_a_neighbours_choices(state: State, seat: Seat | None) -> View:
    legal = GAME.legal_actions(state, 0 if seat is None else (seat + 1) % state.options.players)
    return msgspec.structs.replace(GAME.view(state, seat), legal=legal)


def with_a_telling_question(state: State, seat: Seat | None) -> View:
    question = f"{len(state.calls)}-{sum(cell or 0 for cell in state.confirmed)}"
    return msgspec.structs.replace(GAME.view(state, seat), question=question)


@pytest.mark.parametrize(
    "leaking",
    [
        with_the_placements_of_the_present_turn,
        without_a_curtain,
        with_a_neighbours_cell,
        with_a_neighbours_choices,
        with_a_telling_question,
    ],
    ids=lambda leaking: leaking.__name__,
)
def test_a_view_that_tells_too_much_is_caught(leaking: ViewFunction) -> None:
    assert leaks(leaking, every_step(0)) != []


# And a view hides no more than it must.


def test_everybody_sees_all_boards_where_there_is_no_curtain() -> None:
    for state in random_states(1, Options(players=3)):
        for seat in (0, 1, 2, None):
            assert GAME.view(state, seat).boards == state.boards


def test_a_seat_sees_its_own_board_and_its_own_choice_behind_the_curtain() -> None:
    for state in random_states(1, Options(players=3, curtain=True)):
        for seat in range(3):
            view = GAME.view(state, seat)
            assert view.boards[seat] == state.boards[seat]
            assert view.own_cell == state.confirmed[seat]


def test_everybody_sees_who_has_placed_behind_the_curtain() -> None:
    for state in random_states(1, Options(players=3, curtain=True)):
        for seat in (0, 1, 2, None):
            view = GAME.view(state, seat)
            assert view.placed == tuple(cell is not None for cell in state.confirmed)


def test_the_curtain_opens_when_the_round_ends() -> None:
    *_, last_turn = random_states(1, Options(players=3, rounds=2, curtain=True))
    for seat in (0, 1, 2, None):
        assert GAME.view(last_turn, seat).finished == last_turn.finished != ()
