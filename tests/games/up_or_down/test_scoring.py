"""What rows and discards score: UOD-15."""

import pytest

from ludotheque.games.up_or_down.scoring import row_points, score_sheet
from tests.support.up_or_down import area, row

# 1 7 13 19 25 31 are yellow, 2 8 14 red, 3 9 15 21 27 33 39 blue, 4 pink, 5 purple, 6 teal.


@pytest.mark.rule("UOD-15")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("1 2 3 4 5 6 7 13", 24),
        ("1 2", 2),
        ("3 9 15 21 27 28 29 30", 40),
        ("40", 1),
        ("13 7 1", 9),
        ("1 2 7 8", 8),
    ],
)
def test_a_row_scores_its_cards_times_the_cards_of_its_most_frequent_colour(cards: str, points: int) -> None:
    assert row_points(row(cards)) == points


@pytest.mark.rule("UOD-15")
def test_each_card_in_the_discard_pile_scores_one() -> None:
    assert score_sheet(area("", [1, 2, 3])).total == 3


@pytest.mark.rule("UOD-15")
def test_an_area_scores_its_rows_and_its_discards() -> None:
    assert score_sheet(area("1 7 / 2 3 / 4", [50, 51])).total == 4 + 2 + 1 + 2


@pytest.mark.rule("UOD-15")
def test_a_row_tells_the_two_numbers_whose_product_it_scores() -> None:
    line, _ = score_sheet(area("1 2 7")).lines
    assert (line.rule, line.where, line.factors, line.points) == ("UOD-15", "row-1", (3, 2), 6)


@pytest.mark.rule("UOD-15")
def test_the_discards_have_a_line_of_their_own() -> None:
    *_, line = score_sheet(area("1 2 7", [9])).lines
    assert (line.rule, line.where, line.points) == ("UOD-15", "discards", 1)


@pytest.mark.rule("UOD-15")
def test_rows_are_counted_in_their_places() -> None:
    assert [line.where for line in score_sheet(area("1 / 2 / 3")).lines] == [
        "row-1",
        "row-2",
        "row-3",
        "discards",
    ]
