"""Set-up, turn order, rounds and matches: TS-1 to TS-5, TS-19 to TS-23, TS-26."""

import pytest

from ludotheque.core.errors import OptionsError
from ludotheque.core.events import ChanceOutcome
from ludotheque.games.take_sides.camps import cycle, next_roles, roles_of_three
from ludotheque.games.take_sides.components import Side
from ludotheque.games.take_sides.dealing import pile_size
from ludotheque.games.take_sides.options import Options
from ludotheque.games.take_sides.powers import Remontada, Weather
from ludotheque.games.take_sides.rules import apply
from ludotheque.games.take_sides.state import Bonus, Deal, Stage, State
from tests.support.take_sides import (
    CONFIGURATIONS,
    GAME,
    after,
    cards,
    legal,
    position,
    random_states,
    table,
)

STREET = "=R1 =O2 =Y3 =G4 =B5 =V6"


def dealt(first: str = "R3 R4 R5 R6", second: str = "B1 B2 B3 B4") -> State:
    """A round of two in which the street and the hands are dealt."""
    order = [f"={hand[number]}" for number in range(4) for hand in (first.split(), second.split())]
    return after(GAME.initial_state(table()), f"{STREET} {' '.join(order)}")


@pytest.mark.rule("TS-1")
def test_there_are_36_personnages_six_of_each_colour_and_number() -> None:
    chance = GAME.chance(GAME.initial_state(table()))
    assert chance is not None
    texts = {GAME.chance_text(table(), each) for each in chance.outcomes}
    assert texts == {f"{shade}{digit}" for shade in "ROYGBV" for digit in range(1, 7)}


@pytest.mark.rule("TS-2")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(OptionsError, match="bad-option-value"):
        table(players=players)


@pytest.mark.rule("TS-2")
@pytest.mark.parametrize(
    ("partner", "sides"), [("2", (0, 0, 1, 1)), ("3", (0, 1, 0, 1)), ("4", (0, 1, 1, 0))]
)
def test_partners_sit_at_the_same_side(partner: str, sides: tuple[int, ...]) -> None:
    assert GAME.initial_state(table(players=4, partner=partner)).roles == sides


@pytest.mark.rule("TS-2")
def test_partners_may_be_drawn_by_lot() -> None:
    state = after(GAME.initial_state(table(players=4, partner="random")), "=seat4")
    assert state.roles == (Side.A, Side.B, Side.B, Side.A)


@pytest.mark.rule("TS-5")
def test_the_first_equilibriste_is_drawn_by_lot_unless_agreed() -> None:
    state = after(GAME.initial_state(table(players=3)), "=seat1")
    assert state.roles == (None, Side.A, Side.B)
    assert GAME.initial_state(table(players=3, equilibriste=2)).roles == (Side.A, None, Side.B)


@pytest.mark.rule("TS-5")
@pytest.mark.parametrize("option", [{"fair_order": "on"}, {"equilibriste": "1"}])
def test_options_of_three_players_are_for_three_players(option: dict[str, str]) -> None:
    with pytest.raises(OptionsError, match="only-for-three"):
        table(players=2, **option)


@pytest.mark.rule("TS-2")
def test_a_partner_is_for_four_players() -> None:
    with pytest.raises(OptionsError, match="only-for-four"):
        table(players=3, partner=2)


@pytest.mark.rule("TS-3")
@pytest.mark.parametrize(("players", "pile"), [(2, 22), (3, 18), (4, 14)])
def test_six_are_laid_out_four_dealt_to_each_and_the_rest_is_the_pile(players: int, pile: int) -> None:
    options = table(players=players, equilibriste=1) if players == 3 else table(players=players)
    state = next(each for each in random_states(1, options) if each.stage in {Stage.TIE, Stage.PLAY})
    assert ([len(hand) for hand in state.hands], len(state.street)) == ([4] * players, 6)
    assert pile_size(state) == pile


@pytest.mark.rule("TS-3")
def test_cards_are_dealt_one_at_a_time_seat_after_seat() -> None:
    assert dealt().hands == (cards("R3 R4 R5 R6"), cards("B1 B2 B3 B4"))


@pytest.mark.rule("TS-23")
@pytest.mark.parametrize(("players", "pile"), [(2, 24), (3, 21), (4, 18)])
def test_in_a_frost_three_cards_are_dealt(players: int, pile: int) -> None:
    options = table(players=players, meteo="on", **({"equilibriste": 1} if players == 3 else {}))
    state = after(GAME.initial_state(options), "=frost")
    left = list(range(36))
    while state.stage in {Stage.STREET, Stage.HANDS}:
        state = apply(state, ChanceOutcome(Deal(left.pop())))
    assert pile_size(state) == pile


@pytest.mark.rule("TS-4")
def test_everybody_hears_the_sums_and_the_highest_starts() -> None:
    state = dealt()
    assert (GAME.view(state, None).sums, GAME.actors(state)) == ((18, 10), frozenset({0}))


@pytest.mark.rule("TS-4")
def test_a_tie_is_drawn_among_the_tied() -> None:
    state = dealt(second="B3 B4 G5 B6")
    chance = GAME.chance(state)
    assert chance is not None
    assert [GAME.chance_text(state.options, each) for each in chance.outcomes] == ["first-1", "first-2"]
    assert GAME.actors(after(state, "=first2")) == {1}


FOUR = ("R3", "B1", "R4", "B3")
THREE = ("R3", "B1", "G3")


@pytest.mark.rule("TS-5")
def test_two_teams_alternate() -> None:
    assert cycle(position(hands=FOUR)) == (0, 1, 2, 3)


@pytest.mark.rule("TS-5")
@pytest.mark.parametrize(("fair", "order"), [("off", (0, 1, 2)), ("on", (0, 1, 2, 1, 0, 2))])
def test_at_three_players_in_odd_rounds_the_equilibriste_comes_last(
    fair: str, order: tuple[int, ...]
) -> None:
    assert cycle(position(hands=THREE, options=table(players=3, fair_order=fair))) == order


@pytest.mark.rule("TS-5")
def test_at_three_players_in_even_rounds_the_equilibriste_comes_between() -> None:
    states = [each for each in random_states(2, table(players=3)) if len(each.finished) == 1]
    state = next(each for each in states if each.roles)
    between = state.roles.index(None)
    assert cycle(state)[1] == between


@pytest.mark.rule("TS-5")
@pytest.mark.parametrize(("turn", "seat"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_order_is_entered_at_the_starter(turn: int, seat: int) -> None:
    hands = ("R3", "B1", "R4", "B3")
    assert GAME.actors(position(hands=hands, starter=1, turn=turn, street="R3 B1 R4 B3 V1 V2")) == {seat}


@pytest.mark.rule("TS-26")
def test_the_winner_becomes_equilibriste_and_the_displaced_one_takes_the_free_side() -> None:
    assert next_roles(roles_of_three(2), 1) == (Side.A, None, Side.B)


@pytest.mark.rule("TS-26")
def test_an_equilibriste_who_wins_stays() -> None:
    assert next_roles(roles_of_three(2), 2) == roles_of_three(2)


def last(**more: object) -> State:
    """The last turn of a round: Anna lays and Berta is stuck with nothing."""
    return position(hands=("R3", ""), pile="", **more)  # type: ignore[arg-type]  # passed on as it is


@pytest.mark.rule("TS-19")
@pytest.mark.rule("TS-20")
def test_after_the_first_round_the_losers_draw_a_remontada_card() -> None:
    state = after(last(), "R3a1 no-effect")
    assert (state.stage, [each.outcome.winners for each in state.finished]) == (Stage.HELP, [(0,)])
    assert after(state, "=tip").bonuses == (None, Bonus(Remontada.TIP))


@pytest.mark.rule("TS-20")
def test_at_three_players_each_of_the_losers_draws_one() -> None:
    state = position(hands=("R3", "", ""), pile="", equilibriste=2)
    state = after(state, "R3a1 no-effect =tip =veto")
    (winner,) = state.finished[0].outcome.winners
    assert [seat for seat, bonus in enumerate(state.bonuses) if bonus is None] == [winner]


@pytest.mark.rule("TS-21")
def test_no_remontada_card_is_drawn_twice() -> None:
    state = after(position(hands=("R3", "", ""), pile="", equilibriste=2), "R3a1 no-effect =tip")
    chance = GAME.chance(state)
    assert chance is not None
    assert "help-tip" not in {GAME.chance_text(state.options, each) for each in chance.outcomes}


@pytest.mark.rule("TS-21")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_remontada_exists_only_for_round_2(options: Options) -> None:
    for seed in range(5):
        for state in random_states(seed, options):
            playing = len(state.finished) != 1 and state.stage is not Stage.HELP
            assert not (playing and any(state.bonuses))


@pytest.mark.rule("TS-22")
def test_every_round_is_set_up_anew() -> None:
    state = after(last(), "R3a1 no-effect =tip")
    assert (state.stage, state.street, len(state.unseen), state.log) == (Stage.STREET, (), 36, ())


@pytest.mark.rule("TS-23")
def test_a_sky_does_not_come_twice_in_a_match() -> None:
    state = after(last(weather=Weather.WIND), "R3a1 no-effect =tip")
    chance = GAME.chance(state)
    assert chance is not None
    assert "sky-wind" not in {GAME.chance_text(state.options, each) for each in chance.outcomes}


@pytest.mark.rule("TS-19")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_first_to_two_rounds_wins_the_match(options: Options) -> None:
    for seed in range(10):
        *_, end = random_states(seed, options)
        outcome = GAME.outcome(end)
        assert outcome is not None
        assert (max(outcome.totals), len(outcome.rounds) <= 4) == (2, True)


@pytest.mark.rule("TS-7")
def test_every_actor_has_something_to_do() -> None:
    for options in CONFIGURATIONS:
        for state in random_states(3, options):
            assert all(legal(state, seat) for seat in GAME.actors(state))


def test_a_rematch_is_played_as_agreed() -> None:
    options = table(players=4, partner=2)
    assert GAME.next_options(GAME.initial_state(options)) == options
