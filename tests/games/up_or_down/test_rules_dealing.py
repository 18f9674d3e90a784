"""Who starts, and every card that nobody has seen: UOD-3 to UOD-6."""

import pytest

from ludotheque.core.events import Chance, ChanceOutcome
from ludotheque.games.up_or_down.options import Options
from ludotheque.games.up_or_down.rules import audience
from ludotheque.games.up_or_down.state import Deal, Start, State
from tests.support.up_or_down import (
    CONFIGURATIONS,
    GAME,
    HANDS,
    RING,
    TOP,
    after,
    dealt,
    position,
    random_states,
    refusal,
    table,
)


def undealt(**options: str) -> State:
    return GAME.initial_state(table(**{"starter": "1", **options}))


@pytest.mark.rule("UOD-6")
def test_every_seat_is_equally_likely_to_start() -> None:
    state = GAME.initial_state(table(players=3))
    assert GAME.chance(state) == Chance((Start(0), Start(1), Start(2)))


@pytest.mark.rule("UOD-6")
def test_chance_names_the_starter_once() -> None:
    error = refusal(after(GAME.initial_state(Options()), "starts2"), "starts1")
    assert (error.reason, error.rule, error.facts) == ("starter-known", "UOD-6", {"seat": 1})


@pytest.mark.rule("UOD-2")
def test_nobody_starts_who_has_no_seat() -> None:
    error = refusal(GAME.initial_state(Options()), "starts3")
    assert (error.reason, error.rule) == ("no-such-seat", "UOD-2")


@pytest.mark.rule("UOD-6")
def test_no_card_is_dealt_before_the_starter_is_known() -> None:
    error = refusal(GAME.initial_state(Options()), "=7")
    assert (error.reason, error.rule) == ("starter-unknown", "UOD-6")


@pytest.mark.rule("UOD-6")
def test_an_agreed_starter_needs_no_chance() -> None:
    assert GAME.chance(undealt()) == Chance(tuple(Deal(card) for card in range(1, 55)))


@pytest.mark.rule("UOD-6")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_starter_has_the_first_turn(starter: int) -> None:
    assert GAME.actors(dealt(starter)) == {starter}


@pytest.mark.rule("UOD-6")
@pytest.mark.parametrize(("starter", "next_one"), [("1", "2"), ("2", "3"), ("3", "1")])
def test_on_a_rematch_the_next_seat_clockwise_starts(starter: str, next_one: str) -> None:
    state = GAME.initial_state(table(players=3, starter=starter))
    assert GAME.next_options(state) == table(players=3, starter=next_one)


@pytest.mark.rule("UOD-6")
def test_after_a_start_by_chance_the_next_seat_starts_the_rematch() -> None:
    state = after(GAME.initial_state(table(players=3, deck="short")), "starts3")
    assert GAME.next_options(state) == table(players=3, deck="short", starter="1")


@pytest.mark.rule("UOD-6")
def test_a_game_that_nobody_has_started_leaves_its_options_as_they_are() -> None:
    assert GAME.next_options(GAME.initial_state(Options())) == Options()


@pytest.mark.rule("UOD-3")
def test_three_cards_are_dealt_to_each_hand_one_at_a_time_seat_after_seat() -> None:
    assert after(undealt(), "=20 =21 =40 =41 =50 =51").hands == HANDS


@pytest.mark.rule("UOD-3")
def test_a_hand_is_dealt_in_any_order() -> None:
    assert after(undealt(), "=50 =41 =20 =51 =40 =21").hands == HANDS


@pytest.mark.rule("UOD-3")
@pytest.mark.parametrize(("words", "seat"), [("", 0), ("=20", 1), ("=20 =21 =40 =41 =50", 1)])
def test_a_card_of_a_hand_is_known_to_its_owner_only(words: str, seat: int) -> None:
    assert audience(after(undealt(), words), ChanceOutcome(Deal(51))) == frozenset({seat})


@pytest.mark.rule("UOD-3")
def test_every_card_that_has_not_been_dealt_is_equally_likely() -> None:
    chance = GAME.chance(after(undealt(), "=20 =21"))
    expected = tuple(Deal(card) for card in range(1, 55) if card not in {20, 21})
    assert chance == Chance(expected)


@pytest.mark.rule("UOD-3")
def test_no_card_is_dealt_twice() -> None:
    error = refusal(after(undealt(), "=20"), "=20")
    assert (error.reason, error.rule, error.facts) == ("card-not-in-pile", "UOD-5", {"card": 20})


@pytest.mark.rule("UOD-2")
def test_a_card_above_the_deck_is_not_dealt() -> None:
    assert refusal(undealt(), "=55").reason == "card-not-in-pile"


@pytest.mark.rule("UOD-3")
def test_nobody_acts_while_cards_are_being_dealt() -> None:
    error = refusal(after(undealt(), "=20"), "20")
    assert (error.reason, error.rule) == ("cards-being-dealt", "UOD-3")


@pytest.mark.rule("UOD-4")
def test_six_cards_are_laid_as_a_ring_ascending() -> None:
    assert after(undealt(), "=20 =21 =40 =41 =50 =51 =54 =10 =35 =15 =45 =25").ring == RING


@pytest.mark.rule("UOD-4")
def test_a_card_of_the_ring_is_public() -> None:
    state = after(undealt(), "=20 =21 =40 =41 =50 =51")
    assert audience(state, ChanceOutcome(Deal(54))) is None


@pytest.mark.rule("UOD-5")
@pytest.mark.parametrize(
    ("options", "up", "down"),
    [
        (Options(), 21, 21),
        (table(deck="short"), 15, 15),
        (table(players=5), 52, 53),
        (table(players=6), 51, 51),
        (table(players=3, deck="short"), 22, 23),
    ],
)
def test_the_rest_is_split_into_halves_and_an_odd_card_lies_face_down(
    options: Options, up: int, down: int
) -> None:
    state = GAME.initial_state(options)
    assert (state.up, state.down) == (up, down)


@pytest.mark.rule("UOD-5")
def test_the_top_card_of_the_face_up_pile_is_turned_up_last() -> None:
    assert (dealt().top, dealt().up) == (TOP, 21)


@pytest.mark.rule("UOD-5")
def test_the_top_card_is_public() -> None:
    state = position(top=None)
    assert audience(state, ChanceOutcome(Deal(1))) is None


@pytest.mark.rule("UOD-12")
def test_no_card_is_turned_up_while_somebody_has_to_choose() -> None:
    error = refusal(dealt(), "=2")
    assert (error.reason, error.rule) == ("no-card-to-deal", "UOD-12")


@pytest.mark.rule("UOD-2")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_everything_is_dealt_for_every_table(options: Options) -> None:
    first = next(state for state in random_states(1, options) if GAME.actors(state))
    sizes = [len(hand) for hand in first.hands]
    assert (sizes, len(first.ring), first.top is not None) == ([3] * options.players, 6, True)
