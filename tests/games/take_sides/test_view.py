"""What a seat may know, and nothing else: TS-27."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.core.events import Seat
from ludotheque.core.view import view_bytes
from ludotheque.games.take_sides.options import Options
from ludotheque.games.take_sides.state import NOTHING_TRIED, State
from tests.support.take_sides import CONFIGURATIONS, GAME, after, cards, position, random_states

ViewFunction = Callable[[State, Seat | None], Any]


def another_world(state: State, seat: Seat | None, rng: Random) -> State:
    """The same match but for what a seat cannot see: cards out of sight change places, nobody else has tried.

    Sums and compelled refills may no longer be true then; the view says what was announced, not what is held.
    """
    players = range(state.options.players)
    hidden = [card for owner in players if owner != seat for card in state.hands[owner]]
    buried = [card for card, owner in state.under if owner != seat]
    pool = [*hidden, *buried, *state.unseen]
    rng.shuffle(pool)
    hands = [
        state.hands[owner] if owner == seat else tuple(pool.pop() for _ in state.hands[owner])
        for owner in players
    ]
    under = tuple((card if owner == seat else pool.pop(), owner) for card, owner in state.under)
    received = tuple(state.received[owner] if owner == seat else tuple(hands[owner]) for owner in players)
    mine = GAME.drafting(state) == seat
    announced = state.announced
    if announced is not None:
        mine_said = tuple(each for each in announced.declined if each == seat)
        announced = msgspec.structs.replace(announced, declined=mine_said)
    return msgspec.structs.replace(
        state,
        hands=tuple(hands),
        received=received,
        under=under,
        unseen=tuple(sorted(pool)),
        tries=state.tries if mine else NOTHING_TRIED,
        announced=announced,
    )


def leaks(view: ViewFunction, options: Options, seed: int) -> int:
    """How often somebody sees in a match what they cannot know."""
    rng = Random(seed)
    return sum(
        view_bytes(view(state, seat)) != view_bytes(view(another_world(state, seat, rng), seat))
        for state in list(random_states(seed, options))[::3]
        for seat in (*range(options.players), None)
    )


@pytest.mark.rule("TS-27")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_nobody_sees_hands_of_others_the_order_of_the_pile_tries_or_answers(options: Options) -> None:
    assert leaks(GAME.view, options, 1) == 0


def leaking_hand(state: State, seat: Seat | None) -> Any:
    return msgspec.structs.replace(GAME.view(state, seat), hand=state.hands[0])


def leaking_tries(state: State, seat: Seat | None) -> Any:
    return msgspec.structs.replace(GAME.view(state, seat), tries=state.tries)


def leaking_received(state: State, seat: Seat | None) -> Any:
    return msgspec.structs.replace(GAME.view(state, seat), received=state.received[1])


@pytest.mark.rule("TS-27")
@pytest.mark.parametrize("view", [leaking_hand, leaking_tries, leaking_received])
def test_a_view_that_tells_too_much_is_caught(view: ViewFunction) -> None:
    assert leaks(view, CONFIGURATIONS[1], 1) > 0


@pytest.mark.rule("TS-27")
def test_a_seat_sees_its_own_hand_in_order_of_arrival() -> None:
    assert GAME.view(position(hands=("R6 R3 R5 R4", "B1 B2 B3 B4")), 0).hand == cards("R6 R3 R5 R4")


@pytest.mark.rule("TS-27")
def test_partners_do_not_see_each_others_hand() -> None:
    state = position(hands=("R3 R4", "B1 B2", "G1 G2", "V1 V2"))
    assert GAME.view(state, 0).hand == cards("R3 R4")


@pytest.mark.rule("TS-27")
def test_everybody_sees_how_many_cards_each_hand_and_the_pile_has() -> None:
    view = GAME.view(position(), None)
    assert (view.hand_sizes, view.pile) == ((4, 4), 22)


@pytest.mark.rule("TS-27")
def test_who_put_a_card_under_the_pile_knows_its_place_and_others_know_whose_it_is() -> None:
    state = position(under=(("V1", 0), ("V2", 1)))
    views = [GAME.view(state, seat).under for seat in (0, 1, None)]
    one, two = cards("V1 V2")
    assert views == [((0, one), (1, None)), ((0, None), (1, two)), ((0, None), (1, None))]


@pytest.mark.rule("TS-27")
def test_everybody_knows_which_cards_have_been_turned_down() -> None:
    assert GAME.view(position(theirs={1: "-G2"}), None).halves[1][0][0].card == cards("G2")[0]


@pytest.mark.rule("TS-8")
def test_nobody_else_sees_what_is_being_tried() -> None:
    before, during = position(), after(position(), "R3a1")
    assert view_bytes(GAME.view(during, 1)) == view_bytes(GAME.view(before, 1))


def test_the_questions_of_a_turn_begin_like_the_ones_before() -> None:
    first, second = (GAME.view(after(position(), words), 0).question for words in ("", "R3a1"))
    assert first is not None
    assert second is not None
    assert second.startswith(first)


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_no_question_is_asked_twice_of_a_seat(options: Options) -> None:
    asked: dict[tuple[int, str], bytes] = {}
    for state in random_states(6, options):
        for seat in GAME.actors(state):
            view = GAME.view(state, seat)
            assert view.question is not None
            known = asked.setdefault((seat, view.question), view_bytes(view))
            assert known == view_bytes(view)
