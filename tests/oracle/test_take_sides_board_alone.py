"""What the oracle of Take Sides says of cards on a board, worked out by hand."""

import pytest

from tests.oracle.take_sides_board import laid_out

RICH = "R1 O2 Y3 G4 B5 V6"


# Laying


@pytest.mark.parametrize(
    ("card", "column", "sky", "fits"),
    [
        ("R5", 1, "", True),
        ("G1", 1, "", True),
        ("G5", 1, "", False),
        ("G2", 1, "", False),
        ("G2", 1, "wind", True),
        ("G6", 1, "wind", False),
        ("O5", 2, "", False),
        ("G3", 2, "", True),
    ],
)
def test_a_card_fits_by_colour_or_number_upon_the_last_card(
    card: str,
    column: int,
    sky: str,
    fits: bool,  # noqa: FBT001
) -> None:
    assert laid_out(RICH, "Y3-2", "", sky).fits(card, "a", column, "") is fits


def test_the_opposing_half_does_not_matter() -> None:
    assert not laid_out(RICH, "", "V4-1").fits("V5", "a", 1, "")


def test_a_colour_that_was_called_fits_everywhere() -> None:
    assert laid_out(RICH, "Y3-2", "").fits("V6", "a", 2, "V")


def test_a_card_under_a_turned_one_is_the_last_again() -> None:
    laid = laid_out(RICH, "O6-2 G6-2", "")
    laid.do("down-2", "b")
    assert (laid.last("a", 2), laid.fits("O3", "a", 2, ""), laid.fits("G3", "a", 2, "")) == (
        "O6",
        True,
        False,
    )


def test_the_personnage_counts_again_when_all_are_turned() -> None:
    laid = laid_out(RICH, "B2-2", "")
    laid.do("down-2", "b")
    assert laid.fits("O4", "a", 2, "")


# Effects


def test_a_3_moves_any_last_card_of_its_side_to_any_other_half() -> None:
    moves = {f"move-{source}-{goal}" for source in (1, 4) for goal in range(1, 7) if source != goal}
    assert laid_out(RICH, "R1-1 R3-4", "R5-2").targets(3, "R3", "a", 4) == moves


def test_a_4_swaps_personnages_and_leaves_the_cards() -> None:
    laid = laid_out(RICH, "R4-1", "")
    laid.do("swap-1", "a")
    assert (laid.street[:2], laid.last("a", 1)) == (["O2", "R1"], "R4")


@pytest.mark.parametrize(
    ("facing", "sky", "pushes"),
    [
        ("", "", set()),
        ("O4-2", "", {"push-2-1", "push-2-3"}),
        ("O1-2", "", set()),
        ("O1-2", "fog", {"push-2-1", "push-2-3"}),
        ("O4-2 G1-3", "", {"push-2-1"}),
        ("O4-2 G1-3 G5-3", "", {"push-2-1", "push-2-3"}),
    ],
)
def test_a_5_pushes_the_unguarded_card_that_faces_it(facing: str, sky: str, pushes: set[str]) -> None:
    assert laid_out(RICH, "O5-2", facing, sky).targets(5, "O5", "a", 2) == pushes


def test_a_5_at_the_end_of_the_street_pushes_one_way() -> None:
    assert laid_out(RICH, "V5-6", "V4-6").targets(5, "V5", "a", 6) == {"push-6-5"}


def test_a_protected_half_is_touched_by_no_5_under_fog_either() -> None:
    laid = laid_out(RICH, "O5-2", "O4-2", "fog")
    laid.protected.add(("b", 3))
    assert laid.targets(5, "O5", "a", 2) == {"push-2-1"}


def test_a_6_turns_unguarded_last_cards_of_the_colour_of_the_laid_card() -> None:
    laid = laid_out(RICH, "R6-1", "R5-1 R1-2 R3-3 O4-3 R2-6")
    assert laid.targets(6, "R6", "a", 1) == {"down-1", "down-6"}


def test_a_pushed_card_lies_outermost_where_it_comes() -> None:
    laid = laid_out(RICH, "", "R4-1 O4-2")
    laid.do("push-2-1", "a")
    assert [lying["card"] for lying in laid.halves["b"][0]] == ["R4", "O4"]


# Counting


@pytest.mark.parametrize(
    ("lays", "sky", "count"),
    [("R2-1", "", 2), ("R2-1 R5-1", "", 2), ("R5-1 R2-1", "", 3), ("R2-1", "fog", 1)],
)
def test_a_visible_2_counts_twice(lays: str, sky: str, count: int) -> None:
    assert laid_out(RICH, lays, "", sky).count("a", 1) == count


def test_a_turned_card_does_not_count() -> None:
    laid = laid_out(RICH, "R5-1 R4-1", "")
    laid.do("down-1", "b")
    assert laid.count("a", 1) == 1


@pytest.mark.parametrize(("sky", "worth"), [("", 2), ("heatwave", 5), ("sunbreak", 4), ("fog", 2)])
def test_a_personnage_scores_its_number(sky: str, worth: int) -> None:
    laid = laid_out("O4 O2 R1 R3 R4 R5", "", "", sky)
    laid.sun = "O"
    assert laid.worth(2) == worth
