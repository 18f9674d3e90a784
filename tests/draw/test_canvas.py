"""The canvas of characters."""

import pytest

from ludotheque.core.board import Span, TextPicture
from ludotheque.draw.canvas import Canvas, Style, columns, fitted


def test_a_text_stands_where_it_was_put() -> None:
    canvas = Canvas()
    canvas.put(1, 2, "ab")
    assert str(canvas.picture()) == "\n  ab"


def test_what_is_put_later_covers_what_was_there() -> None:
    canvas = Canvas()
    canvas.put(0, 0, "abcd")
    canvas.put(0, 1, " x")
    assert str(canvas.picture()) == "a xd"


def test_a_text_may_end_before_a_column() -> None:
    canvas = Canvas()
    canvas.put_left_of(0, 5, "ab")
    assert str(canvas.picture()) == "   ab"


def test_neighbours_of_equal_style_and_code_are_one_span() -> None:
    canvas = Canvas()
    canvas.put(0, 0, "a", Style.DIM, 7)
    canvas.put(0, 1, "b", Style.DIM, 7)
    assert canvas.picture() == TextPicture(((Span("ab", "dim", 7),),))


def test_another_code_begins_another_span() -> None:
    canvas = Canvas()
    canvas.put(0, 0, "a", Style.DIM, 7)
    canvas.put(0, 1, "b", Style.DIM, 8)
    assert canvas.picture() == TextPicture(((Span("a", "dim", 7), Span("b", "dim", 8)),))


def test_blank_ends_of_lines_are_left_out() -> None:
    canvas = Canvas()
    canvas.put(0, 0, "a   ")
    assert canvas.picture() == TextPicture(((Span("a"),),))


def test_blanks_that_stand_for_an_action_stay() -> None:
    canvas = Canvas()
    canvas.put(0, 0, "a   ", "", 3)
    assert canvas.picture() == TextPicture(((Span("a   ", "", 3),),))


def test_an_empty_canvas_is_an_empty_picture() -> None:
    assert Canvas().picture() == TextPicture(())


@pytest.mark.parametrize("text", ["\t", "\n", "\u200b", "\u0301e"])
def test_a_character_that_fills_no_column_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="fills no column"):
        Canvas().put(0, 0, text)


@pytest.mark.parametrize(
    ("text", "width"),
    [("╱●’✓", 4), ("\u00a0", 1), ("é", 1), ("e\u0301", 1), ("卓", 2), ("卓\u0301", 2), ("", 0)],
)
def test_a_text_fills_as_many_columns_as_a_terminal_gives_it(text: str, width: int) -> None:
    assert len(columns(text)) == width


def test_a_wide_character_keeps_its_two_columns() -> None:
    canvas = Canvas()
    canvas.put(0, 0, "卓a")
    canvas.put(0, 3, "b")
    assert str(canvas.picture()) == "卓ab"


@pytest.mark.parametrize(("column", "left"), [(0, "x a"), (1, " xa")])
def test_half_a_wide_character_is_none(column: int, left: str) -> None:
    canvas = Canvas()
    canvas.put(0, 0, "卓a")
    canvas.put(0, column, "x")
    assert str(canvas.picture()) == left


def test_a_wide_character_is_put_left_of_a_column_by_its_width() -> None:
    canvas = Canvas()
    canvas.put_left_of(0, 4, "卓")
    assert str(canvas.picture()) == "  卓"


@pytest.mark.parametrize(
    ("text", "width", "cut"),
    [
        ("Anna", 4, "Anna"),
        ("Berta", 4, "Ber…"),
        ("卓卓", 4, "卓卓"),
        ("卓卓卓", 4, "卓…"),
        ("卓卓卓", 5, "卓卓…"),
    ],
)
def test_a_text_too_long_ends_in_an_ellipsis(text: str, width: int, cut: str) -> None:
    assert fitted(text, width) == cut


@pytest.mark.parametrize(("row", "column"), [(-1, 0), (0, -1)])
def test_nothing_can_be_put_beyond_the_upper_left_corner(row: int, column: int) -> None:
    with pytest.raises(ValueError, match="no such place"):
        Canvas().put(row, column, "a")


def test_every_word_for_a_style_is_written_in_lower_case_with_hyphens() -> None:
    assert all(style == style.name.lower().replace("_", "-") for style in Style)
