"""Tiles, placements and boards as people write them."""

import pytest

from ludotheque.core.errors import NotationError
from ludotheque.games.take_it_easy.components import TILES
from ludotheque.games.take_it_easy.notation import (
    action_text,
    chance_text,
    parse_action,
    parse_board,
    parse_chance,
    parse_tile,
    score_words,
)
from ludotheque.games.take_it_easy.rules import PLACE, Place
from tests.support.take_it_easy import BEST, POOR, SOLO, board, tile


@pytest.mark.rule("TIE-3")
@pytest.mark.parametrize(("text", "cell"), [("0", 0), ("9", 9), ("18", 18)])
def test_a_placement_is_written_as_the_number_of_its_cell(text: str, cell: int) -> None:
    assert action_text(SOLO, Place(cell)) == text


@pytest.mark.rule("TIE-3")
@pytest.mark.parametrize("place", PLACE)
def test_every_placement_reads_back(place: Place) -> None:
    assert parse_action(SOLO, action_text(SOLO, place)) == place


@pytest.mark.rule("TIE-3")
@pytest.mark.parametrize("text", ["19", "-1", "", "x", "09", "9.0", " 9", "٩"])
def test_what_names_no_cell_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(SOLO, text)
    assert (caught.value.reason, caught.value.rule, caught.value.facts) == (
        "bad-cell",
        "TIE-3",
        {"text": text},
    )


@pytest.mark.rule("TIE-7")
def test_a_tile_may_be_written_with_hyphens() -> None:
    assert parse_tile("9-7-8") == tile("978")


@pytest.mark.rule("TIE-7")
@pytest.mark.parametrize("text", [str(each) for each in TILES])
def test_every_tile_reads_back(text: str) -> None:
    assert chance_text(SOLO, parse_chance(SOLO, text)) == text


@pytest.mark.rule("TIE-7")
@pytest.mark.parametrize("text", ["789", "897", "987"])
def test_the_digits_in_another_order_are_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_chance(SOLO, text)
    assert (caught.value.reason, caught.value.rule) == ("bad-tile", "TIE-1")


@pytest.mark.rule("TIE-1")
@pytest.mark.parametrize("text", ["", "9", "97", "9788", "278", "958", "972", "abc", "９７８"])
def test_what_is_no_tile_of_the_set_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_tile(text)
    assert (caught.value.reason, caught.value.rule, caught.value.facts) == (
        "bad-tile",
        "TIE-1",
        {"text": text},
    )


@pytest.mark.rule("TIE-3")
def test_a_full_board_is_written_as_19_tiles_in_the_order_of_the_cells() -> None:
    assert parse_board(BEST.split()) == board(BEST)


@pytest.mark.rule("TIE-3")
def test_a_point_stands_for_an_empty_cell() -> None:
    assert parse_board([".", "978", *["."] * 17]) == board("1:978")


@pytest.mark.rule("TIE-3")
@pytest.mark.parametrize("words", [["978"], BEST.split()[:18], [*BEST.split(), "."], []])
def test_a_board_of_another_size_is_refused(words: list[str]) -> None:
    with pytest.raises(NotationError) as caught:
        parse_board(words)
    error = caught.value
    assert (error.reason, error.rule) == ("wrong-number-of-tiles", "TIE-3")
    assert error.facts == {"found": len(words), "expected": 19}


@pytest.mark.rule("TIE-1")
def test_a_board_with_the_same_tile_twice_is_refused() -> None:
    with pytest.raises(NotationError) as caught:
        parse_board(["978", ".", "978", *["."] * 16])
    error = caught.value
    assert (error.reason, error.rule, error.facts) == ("tile-twice", "TIE-1", {"tile": "978", "cell": 2})


@pytest.mark.rule("TIE-1")
def test_a_board_with_something_else_than_tiles_is_refused() -> None:
    with pytest.raises(NotationError) as caught:
        parse_board([*BEST.split()[:18], "999"])
    assert caught.value.facts == {"text": "999"}


@pytest.mark.rule("TIE-12")
@pytest.mark.parametrize(("text", "total"), [(BEST, 307), (POOR, 27), (". " * 19, 0)])
def test_a_board_from_the_real_table_is_counted(text: str, total: int) -> None:
    assert score_words(text.split()).total == total
