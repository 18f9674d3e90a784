"""Who takes what and wins the round: TS-16 to TS-18, TS-25; what help and sky change: TS-20, TS-23, TS-28."""

from collections.abc import Mapping

import pytest

from ludotheque.games.take_sides.powers import Remontada, Weather
from ludotheque.games.take_sides.scoring import finished, round_winner, sheet, takers
from ludotheque.games.take_sides.state import Bonus, State
from tests.support.take_sides import position

# The street is R1 O2 Y3 G4 B5 V6. No card that is laid here is a 2, which would count double.

HANDS3 = ("R3 R4", "B1 B3", "G1 G3")


def ended(ours: Mapping[int, str], theirs: Mapping[int, str], **more: object) -> State:
    return position(ours=ours, theirs=theirs, **more)  # type: ignore[arg-type]  # passed on as it is


def points(state: State) -> list[int]:
    return [sheet(state, camp).total for camp in range(len(state.bonuses))]


@pytest.mark.rule("TS-16")
def test_who_has_more_cards_takes_the_personnage_and_scores_its_number() -> None:
    state = ended({5: "B3 B4", 2: "O3"}, {5: "G5"})
    assert (takers(state), points(state)) == ((None, 0, None, None, 0, None), [7, 0])


@pytest.mark.rule("TS-16")
def test_cards_turned_down_do_not_count() -> None:
    assert takers(ended({5: "-B3 -B4"}, {5: "G5"}))[4] == 1


@pytest.mark.rule("TS-16")
def test_visible_twins_count_double() -> None:
    assert takers(ended({5: "B2"}, {5: "G5"}))[4] == 0


@pytest.mark.rule("TS-16")
def test_cards_left_in_hand_count_nothing() -> None:
    assert points(ended({}, {})) == [0, 0]


@pytest.mark.rule("TS-17")
@pytest.mark.parametrize(("ours", "theirs"), [({5: "B3"}, {5: "G5"}), ({}, {})])
def test_equal_counts_are_won_by_nobody(ours: Mapping[int, str], theirs: Mapping[int, str]) -> None:
    assert takers(ended(ours, theirs))[4] is None


@pytest.mark.rule("TS-17")
@pytest.mark.rule("TS-25")
def test_at_three_players_the_equilibriste_wins_ties() -> None:
    state = ended({6: "V3"}, {1: "R5"}, hands=HANDS3)
    assert (takers(state), points(state)) == ((1, 2, 2, 2, 2, 0), [6, 1, 2 + 3 + 4 + 5])


@pytest.mark.rule("TS-28")
def test_a_soft_spot_wins_its_place_when_it_is_tied_also_against_the_equilibriste() -> None:
    spot = {0: Bonus(Remontada.SOFT_SPOT, column=4)}
    assert takers(ended({}, {}, bonuses=spot))[4] == 0
    assert takers(ended({}, {}, hands=HANDS3, bonuses=spot))[4] == 0


@pytest.mark.rule("TS-28")
def test_a_soft_spot_does_nothing_where_the_place_is_not_tied() -> None:
    spot = {0: Bonus(Remontada.SOFT_SPOT, column=4)}
    assert takers(ended({}, {5: "G5"}, bonuses=spot))[4] == 1


@pytest.mark.rule("TS-20")
def test_a_tip_adds_two_points_and_no_personnage() -> None:
    state = ended({6: "V3"}, {}, bonuses={1: Bonus(Remontada.TIP)})
    assert (points(state), takers(state).count(1)) == ([6, 2], 0)


@pytest.mark.rule("TS-23")
def test_a_heatwave_reverses_the_values() -> None:
    assert points(ended({6: "V3"}, {1: "R5"}, weather=Weather.HEATWAVE)) == [1, 6]


@pytest.mark.rule("TS-23")
def test_a_sunbreak_doubles_the_colour_of_the_first_personnage_wherever_it_stands() -> None:
    state = ended({6: "V3"}, {1: "O5"}, street="R1 O2 Y3 G4 B5 R6", weather=Weather.SUNBREAK)
    assert points(state) == [12, 2]


@pytest.mark.rule("TS-23")
def test_a_rainbow_gives_three_points_to_who_alone_has_the_most_personnages() -> None:
    state = ended({1: "R3", 2: "O3"}, {6: "V3"}, weather=Weather.RAINBOW)
    assert points(state) == [1 + 2 + 3, 6]


@pytest.mark.rule("TS-23")
def test_a_rainbow_gives_nothing_where_two_have_the_most() -> None:
    assert points(ended({1: "R3"}, {6: "V3"}, weather=Weather.RAINBOW)) == [1, 6]


@pytest.mark.rule("TS-18")
def test_more_points_win_the_round() -> None:
    assert round_winner(ended({6: "V3"}, {1: "R5", 2: "O5"}), 1) == (0, 0)


@pytest.mark.rule("TS-18")
def test_of_those_level_on_points_more_personnages_win() -> None:
    """One Personnage of 6 against 1, 2 and 3."""
    assert round_winner(ended({6: "V3"}, {1: "R5", 2: "O5", 3: "Y5"}), 0) == (1, 1)


@pytest.mark.rule("TS-18")
@pytest.mark.parametrize("stopper", [0, 1])
def test_of_those_level_on_both_the_camp_of_who_stopped_the_round_wins(stopper: int) -> None:
    """5 against 2 and 3 would be more Personnages; 1 and 5 against 2 and 4 is level."""
    state = ended({1: "R3", 5: "B3"}, {2: "O5", 4: "G5"})
    assert round_winner(state, stopper) == (stopper, 2)


@pytest.mark.rule("TS-18")
def test_who_stopped_the_round_wins_a_tie_of_the_two_others() -> None:
    """Each side has six points and two Personnages; the équilibriste, with two points, stopped the round."""
    state = ended({2: "O5", 4: "G5"}, {1: "R5", 5: "B4"}, street="R3 O2 Y1 G4 B3 V1", hands=HANDS3)
    assert (points(state), round_winner(state, 2)) == ([6, 6, 2], (2, 2))


@pytest.mark.rule("TS-18")
def test_partners_win_a_round_together() -> None:
    state = ended({6: "V3"}, {}, hands=("R3", "B1", "R4", "B3"))
    assert finished(state, 1).outcome.winners == (0, 2)
