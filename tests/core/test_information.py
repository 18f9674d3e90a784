"""`information_state`: all that a seat has learnt, shown with Take it Easy!."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.events import Seat
from ludotheque.core.information import Observation, information_state
from ludotheque.core.record import Entry, Record, final_state, header_of
from ludotheque.core.view import view_bytes
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import State
from tests.support.games import GAME, random_record, seats
from tests.support.strategies import options, states
from tests.support.take_it_easy import POOR
from tests.support.worlds import another_world, record_of

PAIR = Options(players=2)
CHANGEABLE = Options(players=2, change_of_mind=True)
CURTAINED = Options(players=2, curtain=True)


def record(words: str, agreed: Options = PAIR) -> Record:
    """A record of words such as ``978 0:9 1:4``."""
    entries = []
    for word in words.split():
        seat, colon, text = word.rpartition(":")
        entries.append(Entry(seat=int(seat), text=text) if colon else Entry(text=text))
    return Record(header_of(GAME, agreed, seats(agreed.players)), tuple(entries))


def history(words: str, seat: Seat | None, agreed: Options = PAIR) -> tuple[Observation, ...]:
    return information_state(GAME, record(words, agreed), seat)


def told(words: str, seat: Seat | None, agreed: Options = PAIR) -> list[tuple[Seat | None, str | None]]:
    """Who did what, as far as a seat is told, from the first event on."""
    return [(each.actor, each.text) for each in history(words, seat, agreed)][1:]


def test_a_history_begins_with_the_view_before_the_first_event() -> None:
    start = GAME.initial_state(PAIR)
    assert history("", 0) == (Observation(None, None, view_bytes(GAME.view(start, 0))),)


def test_a_call_is_told_to_everybody() -> None:
    assert [told("978", seat) for seat in (0, 1, None)] == [[(None, "978")]] * 3


def test_an_own_placement_is_told() -> None:
    assert told("978 0:9", 0) == [(None, "978"), (0, "9")]


def test_that_another_seat_has_placed_is_noticed_but_not_where() -> None:
    assert told("978 0:9", 1) == [(None, "978"), (0, None)]


def test_a_spectator_is_not_told_where_anybody_places() -> None:
    assert told("978 0:9 1:4", None) == [(None, "978"), (0, None), (1, None)]


def test_hidden_placements_of_the_present_turn_give_equal_histories() -> None:
    assert history("978 0:9", 1) == history("978 0:3", 1)


def test_an_own_placement_gives_another_history() -> None:
    assert history("978 0:9", 0) != history("978 0:3", 0)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_placements_are_told_apart_once_all_have_placed(seat: Seat | None) -> None:
    assert history("978 0:9 1:4", seat) != history("978 0:3 1:4", seat)


def test_another_call_gives_another_history() -> None:
    assert history("978", None) != history("123", None)


def test_another_order_of_placing_gives_another_history() -> None:
    assert history("978 0:9 1:4", None) != history("978 1:4 0:9", None)


def test_a_changed_placement_is_never_told_to_the_others() -> None:
    assert history("978 0:9 0:3 1:4 123", 1, CHANGEABLE) == history("978 0:5 0:3 1:4 123", 1, CHANGEABLE)


def test_a_changed_placement_stays_in_the_own_history() -> None:
    assert history("978 0:9 0:3 1:4 123", 0, CHANGEABLE) != history("978 0:5 0:3 1:4 123", 0, CHANGEABLE)


def test_earlier_placements_behind_the_curtain_give_equal_histories() -> None:
    assert history("978 0:9 1:4 123 1:2", 1, CURTAINED) == history("978 0:3 1:4 123 1:2", 1, CURTAINED)


def test_the_end_of_the_round_reveals_what_the_curtain_hid() -> None:
    turns = list(enumerate(POOR.split()))
    one = " ".join(f"{tile} 0:{cell} 1:{cell}" for cell, tile in turns)
    other = " ".join(f"{tile} 0:{18 - cell} 1:{cell}" for cell, tile in turns)
    before_the_end = [text.rsplit(" ", 1)[0] for text in (one, other)]
    assert history(before_the_end[0], 1, CURTAINED) == history(before_the_end[1], 1, CURTAINED)
    assert history(one, 1, CURTAINED) != history(other, 1, CURTAINED)


def test_the_last_view_of_a_history_is_the_present_one() -> None:
    played = random_record(3, Options(players=3, touching=True), events=70)
    for seat in (0, 1, 2, None):
        *_, last = information_state(GAME, played, seat)
        assert last.view == view_bytes(GAME.view(final_state(GAME, played), seat))


@given(state=states(options(players=(2, 4), rounds=(1, 1))), rng=st.randoms(use_true_random=False))
def test_worlds_that_a_seat_cannot_tell_apart_give_it_equal_histories(state: State, rng: Random) -> None:
    for seat in (*range(state.options.players), None):
        world = another_world(state, seat, rng)
        assert information_state(GAME, record_of(world), seat) == information_state(
            GAME, record_of(state), seat
        )


@given(state=states(options(players=(2, 4), rounds=(1, 1))), rng=st.randoms(use_true_random=False))
def test_worlds_that_a_seat_can_tell_apart_give_it_other_histories(state: State, rng: Random) -> None:
    one = another_world(state, None, rng)
    for seat in range(state.options.players):
        own_choices_differ = (one.boards[seat], one.confirmed[seat]) != (
            state.boards[seat],
            state.confirmed[seat],
        )
        histories_differ = information_state(GAME, record_of(one), seat) != information_state(
            GAME, record_of(state), seat
        )
        if own_choices_differ:
            assert histories_differ


def test_the_record_of_a_state_leads_to_it() -> None:
    agreed = Options(players=3, rounds=2, touching=True, change_of_mind=True)
    state = final_state(GAME, random_record(5, agreed, events=170))
    assert final_state(GAME, record_of(state)) == state
