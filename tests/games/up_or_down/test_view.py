"""What a seat may know, and nothing else: UOD-17."""

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.core.events import Seat
from ludotheque.core.view import view_bytes
from ludotheque.games.up_or_down.options import Options
from ludotheque.games.up_or_down.state import NOTHING_TRIED, State
from tests.support.up_or_down import (
    CONFIGURATIONS,
    GAME,
    after,
    area,
    dealt,
    position,
    random_states,
    table,
)

ViewFunction = Callable[[State, Seat | None], Any]


def another_world(state: State, seat: Seat | None, rng: Random) -> State:
    """The same game but for what a seat cannot know: unseen cards change places, nobody else has tried."""
    players = range(state.options.players)
    hidden = [
        card
        for owner in players
        if owner != seat
        for card in state.hands[owner]
        if card not in state.known[owner]
    ]
    pool = [*hidden, *state.unseen]
    rng.shuffle(pool)
    hands = [
        state.hands[owner]
        if owner == seat
        else tuple(
            sorted(
                [
                    *state.known[owner],
                    *(pool.pop() for _ in range(len(state.hands[owner]) - len(state.known[owner]))),
                ]
            )
        )
        for owner in players
    ]
    mine = GAME.drafting(state) == seat
    tries = state.tries if mine else NOTHING_TRIED
    return msgspec.structs.replace(state, hands=tuple(hands), unseen=tuple(sorted(pool)), tries=tries)


def leaks(view: ViewFunction, options: Options, seed: int) -> int:
    """How often somebody sees in a game what they cannot know."""
    rng = Random(seed)
    return sum(
        view_bytes(view(state, seat)) != view_bytes(view(another_world(state, seat, rng), seat))
        for state in random_states(seed, options)
        for seat in (*range(options.players), None)
    )


@pytest.mark.rule("UOD-17")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_nobody_sees_hands_of_others_face_down_draws_the_order_of_piles_or_tries(options: Options) -> None:
    assert leaks(GAME.view, options, 1) == 0


def leaking_hand(state: State, seat: Seat | None) -> Any:
    return msgspec.structs.replace(GAME.view(state, seat), hand=state.hands[0])


def leaking_tries(state: State, seat: Seat | None) -> Any:
    return msgspec.structs.replace(GAME.view(state, seat), tries=state.tries)


def leaking_known(state: State, seat: Seat | None) -> Any:
    return msgspec.structs.replace(GAME.view(state, seat), known=state.hands)


@pytest.mark.rule("UOD-17")
@pytest.mark.parametrize("view", [leaking_hand, leaking_tries, leaking_known])
def test_a_view_that_tells_too_much_is_caught(view: ViewFunction) -> None:
    assert leaks(view, table(players=3), 1) > 0


@pytest.mark.rule("UOD-17")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_in_a_possible_state_every_seat_sees_the_same(options: Options) -> None:
    rng = Random(2)
    for state in random_states(2, options):
        for seat in (*range(options.players), None):
            view = GAME.view(state, seat)
            assert view_bytes(GAME.view(GAME.possible_state(view, rng), seat)) == view_bytes(view)


@pytest.mark.rule("UOD-17")
def test_a_seat_sees_its_own_hand() -> None:
    assert GAME.view(dealt(), 1).hand == (21, 41, 51)


@pytest.mark.rule("UOD-17")
def test_a_spectator_sees_no_hand() -> None:
    assert GAME.view(dealt(), None).hand == ()


@pytest.mark.rule("UOD-17")
def test_everybody_sees_how_many_cards_each_hand_and_pile_has() -> None:
    view = GAME.view(dealt(), None)
    assert (view.hand_sizes, view.up, view.down) == ((3, 3), 21, 21)


@pytest.mark.rule("UOD-17")
def test_everybody_sees_the_wiped_cards() -> None:
    assert GAME.view(position(areas={1: area("5", [7, 8])}), 0).areas[1].discards == (7, 8)


@pytest.mark.rule("UOD-17")
def test_a_player_sees_the_ring_with_the_card_that_is_being_played() -> None:
    assert GAME.view(after(dealt(), "20"), 0).ring_now == (10, 15, 20, 25, 35, 45, 54)


@pytest.mark.rule("UOD-17")
def test_a_player_sees_the_ring_without_the_card_that_is_being_taken() -> None:
    assert GAME.view(after(dealt(), "20 x15"), 0).ring_now == (10, 20, 25, 35, 45, 54)


@pytest.mark.rule("UOD-17")
def test_a_player_sees_the_hand_without_the_card_that_is_being_played() -> None:
    assert GAME.view(after(dealt(), "20"), 0).hand_now == (40, 50)


@pytest.mark.rule("UOD-17")
@pytest.mark.parametrize(("word", "rows"), [("r1", "5 15 / 30"), ("r3", "5 / 30 / 15"), ("w2", "5 / 15")])
def test_a_player_sees_the_rows_with_the_card_that_is_being_laid(word: str, rows: str) -> None:
    state = after(position(areas={0: area("5 / 30")}), f"20 x15 {word}")
    assert GAME.view(state, 0).areas_now[0].rows == area(rows).rows


@pytest.mark.rule("UOD-17")
@pytest.mark.parametrize("words", ["", "20", "20 x15"])
def test_before_a_card_is_laid_a_player_sees_the_rows_as_all_do(words: str) -> None:
    state = after(position(areas={0: area("5 / 30")}), words)
    assert GAME.view(state, 0).areas_now == state.areas


@pytest.mark.rule("UOD-17")
def test_before_a_card_is_played_a_player_sees_the_hand_whole() -> None:
    assert GAME.view(dealt(), 0).hand_now == (20, 40, 50)


@pytest.mark.rule("UOD-17")
def test_nobody_else_sees_what_is_being_tried() -> None:
    state = after(dealt(), "20 x15 r1")
    assert GAME.view(state, 1).ring_now == dealt().ring


@pytest.mark.rule("UOD-17")
def test_a_seat_knows_where_all_cards_are_but_the_unseen_ones() -> None:
    known = {20, 40, 50, 10, 15, 25, 35, 45, 54, 1}
    assert set(GAME.view(dealt(), 0).unseen) == set(range(1, 55)) - known


@pytest.mark.rule("UOD-17")
def test_cards_in_rows_discards_and_known_hands_are_not_unseen() -> None:
    state = position(areas={0: area("5 30"), 1: area("2", [7, 8])}, known={1: (21,)})
    assert {5, 30, 2, 7, 8, 21}.isdisjoint(GAME.view(state, 0).unseen)


def test_a_game_is_one_round() -> None:
    assert GAME.view(dealt(), 0).round == 0


def test_the_questions_of_a_turn_begin_like_the_ones_before() -> None:
    words = ("", "20", "20 x15", "20 x15 r1")
    questions = [str(GAME.view(after(dealt(), each), 0).question) for each in words]
    assert all(later.startswith(before) for before, later in pairwise(questions))


def test_the_next_turn_asks_another_question() -> None:
    state = after(after(dealt(), "20 x15 r1 up =2"), "21 x20 r1 up =3", seat=1)
    assert GAME.view(state, 0).question not in {None, GAME.view(dealt(), 0).question}


def test_the_question_stays_while_only_others_act() -> None:
    assert GAME.view(dealt(), 1).question is None


def test_every_choice_of_a_turn_answers_another_question() -> None:
    words = ("", "20", "20 x15", "20 x15 r1")
    questions = [GAME.view(after(dealt(), each), 0).question for each in words]
    assert len({*questions, None}) == 5


def test_another_card_leads_to_another_question() -> None:
    one, other = (GAME.view(after(dealt(), word), 0).question for word in ("20", "40"))
    assert one != other


def test_the_same_choice_made_again_leads_to_the_same_question() -> None:
    one, other = (GAME.view(after(dealt(), "20"), 0).question for _ in range(2))
    assert one == other
