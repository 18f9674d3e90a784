"""What chance may bring."""

import pytest

from ludotheque.core.events import Chance, ChanceOutcome, SeatAction

EVEN = Chance(("a", "b", "c"))
WEIGHTED = Chance(("a", "b", "c"), (1, 3, 2))


@pytest.mark.parametrize(("chance", "total"), [(EVEN, 3), (WEIGHTED, 6)])
def test_the_total_is_the_sum_of_the_weights(chance: Chance[str], total: int) -> None:
    assert chance.total == total


@pytest.mark.parametrize(("chance", "laid_out"), [(EVEN, "abc"), (WEIGHTED, "abbbcc")])
def test_outcomes_lie_side_by_side_by_weight(chance: Chance[str], laid_out: str) -> None:
    assert "".join(chance.at(point) for point in range(chance.total)) == laid_out


@pytest.mark.parametrize("chance", [EVEN, WEIGHTED])
@pytest.mark.parametrize("beside", [-1, 0])
def test_beside_them_lies_nothing(chance: Chance[str], beside: int) -> None:
    with pytest.raises(IndexError):
        chance.at(beside if beside < 0 else chance.total)


@pytest.mark.parametrize(
    ("chance", "outcome", "probability"),
    [(EVEN, "b", 1 / 3), (WEIGHTED, "b", 1 / 2), (WEIGHTED, "a", 1 / 6), (EVEN, "z", 0.0)],
)
def test_an_outcome_is_as_likely_as_its_share(chance: Chance[str], outcome: str, probability: float) -> None:
    assert chance.probability(outcome) == pytest.approx(probability)


def test_an_action_and_an_outcome_of_chance_are_told_apart() -> None:
    events = SeatAction(0, "a"), ChanceOutcome("a")
    match events:
        case (SeatAction(seat, action), ChanceOutcome(outcome)):
            assert (seat, action, outcome) == (0, "a", "a")
