"""The parts of a drawn board: its cells, its tiles, its lines, its curtain."""

import pytest

from ludotheque.games.take_it_easy.board.svg import board_picture, svg
from ludotheque.games.take_it_easy.components import TILES
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.view import view
from tests.support.drawings import NAMESPACE, drawn, keyed, keys, parsed, said, solo, speaker, words
from tests.support.take_it_easy import PAIR, board, state_after


@pytest.mark.rule("TIE-3")
def test_the_own_board_has_19_cells_by_their_numbers() -> None:
    cells = [key for key in keys(drawn(solo("978"))) if key.startswith("cell-")]
    assert cells == [f"cell-{cell}" for cell in range(19)]


def test_a_board_of_another_seat_has_keys_of_its_own() -> None:
    assert "seat-1-cell-18" in keys(drawn(view(state_after("978", PAIR), 0)))


def test_every_choice_is_drawn() -> None:
    seen = solo("978 0:9 123")
    assert {f"cell-{place.cell}" for place in seen.legal} <= set(keys(drawn(seen)))


def test_only_cells_where_the_tile_may_go_are_outlined() -> None:
    picture = drawn(view(state_after("978 0:9 123", Options(touching=True)), 0))
    outlined = [element.get("data-key") for element in picture.iter() if element.get("class") == "tie-may"]
    assert outlined == ["cell-4", "cell-5", "cell-8", "cell-10", "cell-13", "cell-14"]


def test_the_called_tile_stands_larger_than_those_on_the_board() -> None:
    assert "scale(1.55)" in keyed(drawn(solo("978")), "tile-978").attrib["transform"]


def test_a_placed_tile_keeps_its_key_and_moves_to_its_cell() -> None:
    picture = drawn(view(state_after("978 0:9", PAIR), 0))
    place = keyed(picture, "cell-9").attrib["transform"]
    assert keyed(picture, "tile-978").attrib["transform"] == place


def test_the_called_tile_is_not_gone_for_those_who_have_not_placed() -> None:
    assert "scale" in keyed(drawn(view(state_after("978 0:9", PAIR), 1)), "tile-978").attrib["transform"]


@pytest.mark.rule("TIE-18")
def test_where_another_seat_has_placed_the_called_tile_is_not_drawn() -> None:
    drawings = {svg(view(state_after(f"978 0:{cell}", PAIR), 1), speaker()) for cell in range(19)}
    assert len(drawings) == 1


@pytest.mark.rule("TIE-18")
def test_behind_the_curtain_nothing_lies() -> None:
    options = Options(players=2, curtain=True)
    picture = drawn(view(state_after("978 0:9 1:4 / 123", options), 0))
    assert [key for key in keys(picture) if key.startswith("seat-1")] == ["seat-1"]


@pytest.mark.rule("TIE-18")
def test_from_behind_the_curtain_one_hears_that_a_seat_has_placed() -> None:
    options = Options(players=2, curtain=True)
    description = said(drawn(view(state_after("978 1:9", options), 0)))
    assert "Seat 2: the board is behind the curtain. Has placed the tile." in description


def test_a_tile_is_tried_out_on_the_highlighted_cell() -> None:
    picture = drawn(solo("978"), highlight=9)
    assert keyed(picture, "trial").attrib["transform"] == keyed(picture, "cell-9").attrib["transform"]


def test_a_highlight_where_the_tile_may_not_go_is_not_drawn() -> None:
    assert "trial" not in keys(drawn(solo("978 0:9 123"), highlight=9))


def test_a_tile_that_is_tried_out_brings_no_points_yet() -> None:
    seen = solo("963 0:0 / 968 0:1 / 978")
    assert "Seat 1: 0 points in this round" in said(drawn(seen, highlight=2))


@pytest.mark.rule("TIE-2")
def test_on_a_tile_the_digits_stand_at_the_top_lower_left_and_lower_right() -> None:
    (tile,) = [element for element in drawn(solo("978")).iter() if element.get("id") == "tie-978"]
    digits = [element for element in tile if element.tag == f"{NAMESPACE}text"]
    (top, nine), (left, seven), (right, eight) = [
        ((float(digit.attrib["x"]), float(digit.attrib["y"])), digit.text) for digit in digits
    ]
    assert (nine, seven, eight) == ("9", "7", "8")
    assert top[1] < 0 < min(left[1], right[1])
    assert left[0] < 0 < right[0]


def test_every_ribbon_of_a_tile_goes_over_one_other_and_under_one() -> None:
    """The heads of all ribbons lie over all tails, and the head of each crosses the tail of the next."""
    (tile,) = [element for element in drawn(solo("978")).iter() if element.get("id") == "tie-978"]
    order = [element.attrib["href"] for element in tile if "href" in element.attrib]
    assert order == [
        "#tie-card",
        *("#tie-tail9", "#tie-tail7", "#tie-tail8"),
        "#tie-shade",
        *("#tie-head9", "#tie-head7", "#tie-head8"),
    ]


@pytest.mark.rule("TIE-11")
def test_a_complete_line_shows_its_points_in_its_colour() -> None:
    picture = parsed(board_picture(board("0:963 1:968 2:978"), speaker(), uncalled=TILES))
    pill = keyed(picture, "line-vertical-1")
    assert (pill.attrib["class"], words(pill)) == ("tie-complete tie-9", "27")


@pytest.mark.rule("TIE-11")
def test_a_complete_line_is_one_ribbon_across_the_gaps_between_its_tiles() -> None:
    picture = parsed(board_picture(board("0:963 1:968 2:978"), speaker(), uncalled=TILES))
    pieces = [use.get("href") for use in keyed(picture, "ribbon-vertical-1").iter(f"{NAMESPACE}use")]
    assert pieces == ["#tie-out9", "#tie-gap9", "#tie-gap9", "#tie-end9"]


def test_an_open_line_shows_the_most_that_it_can_still_bring() -> None:
    picture = parsed(board_picture(board("0:963"), speaker(), uncalled=TILES))
    pill = keyed(picture, "line-vertical-1")
    assert (pill.attrib["class"], words(pill)) == ("tie-open", "27")


def test_a_dead_line_is_struck_without_a_number() -> None:
    picture = parsed(board_picture(board("0:963 1:123"), speaker(), uncalled=TILES))
    pill = keyed(picture, "line-vertical-1")
    assert (pill.attrib["class"], words(pill)) == ("tie-dead", "")


def test_the_called_tile_can_still_finish_a_line() -> None:
    """Of the nine 9s eight have been called and only 978 is left, which waits: it can finish line 1."""
    before = "963 0:0 / 968 0:1 / 923 0:3 / 924 0:4 / 928 0:5 / 964 0:6 / 973 0:7 / 974 0:8 /"
    pill = keyed(drawn(solo(f"{before} 978")), "line-vertical-1")
    assert words(pill) == "27"
