"""The text drawing of a board: what a player reads from characters alone."""

from importlib.resources import files

import pytest

from ludotheque.core.board import TextPicture
from ludotheque.core.events import Seat
from ludotheque.draw.canvas import Style, columns
from ludotheque.games.take_it_easy.board.ribbons import RIBBONS
from ludotheque.games.take_it_easy.board.text import text
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import State
from ludotheque.games.take_it_easy.view import view
from ludotheque.i18n import Catalogue
from tests.support.games import random_states
from tests.support.take_it_easy import BEST, PAIR, POOR, state_after, whole_round

SAY = Catalogue([files("ludotheque.games.take_it_easy") / "locales"]).speaker("en")


def drawn(state: State, seat: Seat | None = 0, *, highlight: int | None = None) -> TextPicture:
    return text(view(state, seat), SAY, highlight=highlight)


def cut(picture: TextPicture, row: int, column: int) -> list[str]:
    """The four rows of a cell with its outline, given the row and the column of its corner."""
    rows = [line.ljust(44) for line in str(picture).split("\n")]
    return [line[column : column + 9] for line in rows[row : row + 4]]


CELL_0 = (5, 2)
CELL_3 = (3, 9)
CELL_9 = (9, 16)
"""The corners of cells: seven columns to the next column, four rows to the next cell below."""


def codes(picture: TextPicture) -> set[int]:
    return {span.code for line in picture.lines for span in line if span.code is not None}


def styles_of(picture: TextPicture, code: int) -> set[str]:
    return {span.style for line in picture.lines for span in line if span.code == code}


def written_numbers(picture: TextPicture) -> set[int]:
    """The numbers of the cells that are offered."""
    return {
        int(span.text)
        for line in picture.lines
        for span in line
        if span.style == Style.CELL_LEGAL and span.text.strip().isdigit()
    }


@pytest.mark.rule("TIE-3")
def test_an_empty_board_shows_the_number_of_every_cell() -> None:
    assert str(drawn(state_after("978"))) == (
        "                  _____\n"
        "              24○╱     ╲○21\n"
        "           _____╱   7   ╲_____\n"
        "       32○╱     ╲       ╱     ╲○28\n"
        "    _____╱   3   ╲_____╱  12   ╲_____\n"
        "40○╱     ╲       ╱     ╲       ╱     ╲○35\n"
        "  ╱   0   ╲_____╱   8   ╲_____╱  16   ╲\n"
        "  ╲       ╱     ╲       ╱     ╲       ╱\n"
        "   ╲_____╱   4   ╲_____╱  13   ╲_____╱\n"
        "32○╱     ╲       ╱     ╲       ╱     ╲○28\n"
        "  ╱   1   ╲_____╱   9   ╲_____╱  17   ╲\n"
        "  ╲       ╱     ╲       ╱     ╲       ╱\n"
        "   ╲_____╱   5   ╲_____╱  14   ╲_____╱\n"
        "24○╱     ╲       ╱     ╲       ╱     ╲○21\n"
        "  ╱   2   ╲_____╱  10   ╲_____╱  18   ╲\n"
        "  ╲       ╱     ╲       ╱     ╲       ╱\n"
        "   ╲_____╱   6   ╲_____╱  15   ╲_____╱\n"
        "      ○27╲       ╱     ╲       ╱  ○27\n"
        "          ╲_____╱  11   ╲_____╱\n"
        "             ○36╲       ╱  ○36\n"
        "                 ╲_____╱\n"
        "                    ○45"
    )


@pytest.mark.rule("TIE-15")
def test_the_best_board_shows_fifteen_unbroken_ribbons() -> None:
    assert str(drawn(state_after(whole_round(BEST)))) == (
        "                  _____\n"
        "              12●╱  1  ╲●18\n"
        "           _____╱'~.┊.-'╲_____\n"
        "       32●╱  5  ╲.6'┊'4.╱  9  ╲●28\n"
        "    _____╱'≈.│.-'╲__┊__╱'~.┃.='╲_____\n"
        "15●╱  5  ╲.6'│'8.╱  1  ╲.7'┃'4.╱  9  ╲●10\n"
        "  ╱'·.│.-'╲__│__╱'≈.┊.='╲__┃__╱'~.┃.·'╲\n"
        "  ╲.6'│'3.╱  5  ╲.7'┊'8.╱  9  ╲.2'┃'4.╱\n"
        "   ╲__│__╱'·.│.='╲__┊__╱'≈.┃.·'╲__┃__╱\n"
        "32●╱  5  ╲.7'│'3.╱  1  ╲.2'┃'8.╱  9  ╲●24\n"
        "  ╱'≈.│.='╲__│__╱'·.┊.·'╲__┃__╱'≈.┃.-'╲\n"
        "  ╲.7'│'8.╱  5  ╲.2'┊'3.╱  9  ╲.6'┃'8.╱\n"
        "   ╲__│__╱'≈.│.·'╲__┊__╱'·.┃.-'╲__┃__╱\n"
        "12●╱  5  ╲.2'│'8.╱  1  ╲.6'┃'3.╱  9  ╲●21\n"
        "  ╱'~.│.·'╲__│__╱'≈.┊.-'╲__┃__╱'·.┃.='╲\n"
        "  ╲.2'│'4.╱  5  ╲.6'┊'8.╱  9  ╲.7'┃'3.╱\n"
        "   ╲__│__╱'~.│.-'╲__┊__╱'≈.┃.='╲__┃__╱\n"
        "      ●15╲.6'│'4.╱  1  ╲.7'┃'8.╱  ●27\n"
        "          ╲__│__╱'~.┊.='╲__┃__╱\n"
        "             ●20╲.7'┊'4.╱  ●36\n"
        "                 ╲__┊__╱\n"
        "                    ●5"
    )


@pytest.mark.rule("TIE-2")
def test_the_digits_stand_where_the_printed_tile_has_them() -> None:
    assert cut(drawn(state_after("978 0:9 / 123")), *CELL_9) == [
        " ╱  9  ╲ ",
        "╱   ┃   ╲",
        "╲.7' '8.╱",
        " ╲_____╱ ",
    ]


@pytest.mark.rule("TIE-11")
def test_the_digits_of_dead_lines_stand_bare() -> None:
    broken = state_after("978 0:0 / 123 0:1 / 124 0:14 / 164 0:7 / 163")
    assert cut(drawn(broken), *CELL_0) == [
        "×╱  9  ╲ ",
        "╱       ╲",
        "╲ 7   8 ╱",
        " ╲_____╱ ",
    ]


@pytest.mark.rule("TIE-11")
def test_the_ribbon_of_a_complete_line_runs_through_its_tiles() -> None:
    complete = state_after("563 0:0 / 564 0:1 / 568 0:2 / 123")
    assert cut(drawn(complete), *CELL_0) == [
        "○╱  5  ╲ ",
        "╱   │   ╲",
        "╲.6'│'3.╱",
        " ╲__│__╱ ",
    ]


def test_every_digit_has_a_ribbon_of_its_own() -> None:
    assert len(set(RIBBONS.values())) == len(RIBBONS) == 9


@pytest.mark.rule("TIE-11")
def test_below_a_column_stands_what_has_become_of_it() -> None:
    fates = state_after("563 0:0 / 564 0:1 / 568 0:2 / 123 0:3 / 523 0:4 / 973 0:12 / 163")
    rows = [line.ljust(44) for line in str(drawn(fates)).split("\n")]
    below = [rows[17][6:9], rows[19][13:16], rows[21][20:23], rows[19][27:30], rows[17][34:37]]
    assert below == ["●15", "×  ", "○45", "○36", "○27"]


@pytest.mark.rule("TIE-11")
def test_the_diagonals_tell_their_fate_where_they_leave_the_board_at_the_top() -> None:
    fates = state_after("563 0:0 / 164 0:3 / 968 0:7 / 128 0:12 / 173 0:16 / 174")
    rows = [line.ljust(44) for line in str(drawn(fates)).split("\n")]
    rising = [rows[1][24:27], rows[3][31:34], rows[5][38:41]]
    falling = [rows[1][14:17], rows[3][7:10], rows[5][0:3]]
    assert (rising, falling) == (["●18", "○8 ", "○35"], ["  ×", "16○", "15○"])


@pytest.mark.rule("TIE-16")
def test_with_touching_only_cells_beside_a_tile_show_their_numbers() -> None:
    picture = drawn(state_after("978 0:0 / 123", Options(touching=True)))
    assert written_numbers(picture) == {1, 3, 4}


@pytest.mark.rule("TIE-16")
def test_an_empty_cell_where_the_tile_may_not_go_shows_a_point() -> None:
    picture = drawn(state_after("978 0:0 / 123", Options(touching=True)))
    assert cut(picture, *CELL_9)[1] == "╱   ·   ╲"


@pytest.mark.rule("TIE-9")
def test_who_has_placed_is_offered_no_cell() -> None:
    assert written_numbers(drawn(state_after("978 0:9", PAIR))) == set()


@pytest.mark.rule("TIE-8")
def test_while_a_tile_is_to_be_placed_every_cell_carries_its_code() -> None:
    assert codes(drawn(state_after("978 0:9 / 123"))) == set(range(19))


@pytest.mark.rule("TIE-9")
def test_who_has_placed_can_click_on_nothing() -> None:
    assert codes(drawn(state_after("978 0:9", PAIR))) == set()


def test_the_inside_of_a_legal_cell_has_its_own_style() -> None:
    picture = drawn(state_after("978 0:0 / 123", Options(touching=True)))
    assert Style.CELL_LEGAL in styles_of(picture, 3)
    assert Style.CELL_LEGAL not in styles_of(picture, 9)


@pytest.mark.rule("TIE-9")
def test_a_tile_being_tried_out_lies_in_a_double_edge() -> None:
    assert cut(drawn(state_after("978"), highlight=9), *CELL_9) == [
        " ╱╱ 9 ╲╲ ",
        "╱╱  ┃  ╲╲",
        "╲╲7' '8╱╱",
        " ╲╲___╱╱ ",
    ]


@pytest.mark.rule("TIE-9")
def test_trying_a_tile_shows_what_would_become_of_the_lines() -> None:
    state = state_after("563 0:0 / 564 0:1 / 568")
    assert "●15" in str(drawn(state, highlight=2))
    assert "●15" not in str(drawn(state))


@pytest.mark.rule("TIE-8")
def test_a_tile_cannot_be_tried_where_it_may_not_go() -> None:
    state = state_after("978 0:9 / 123")
    assert drawn(state, highlight=9) == drawn(state)


@pytest.mark.rule("TIE-18")
def test_the_own_confirmed_tile_is_sealed() -> None:
    assert cut(drawn(state_after("978 0:9", PAIR)), *CELL_9) == [
        " ╱  9  ╲ ",
        "╱   ┃   ╲",
        "╲.7' '8.╱",
        " ╲_ ✓ _╱ ",
    ]


@pytest.mark.rule("TIE-18")
def test_a_confirmed_tile_is_not_shown_to_a_spectator() -> None:
    assert "✓" not in str(drawn(state_after("978 0:9", PAIR), None))


@pytest.mark.rule("TIE-17")
def test_while_another_cell_is_tried_the_confirmed_one_keeps_its_seal_alone() -> None:
    state = state_after("978 0:9", Options(players=2, change_of_mind=True))
    assert cut(drawn(state, highlight=3), *CELL_9) == [
        " ╱     ╲ ",
        "╱   ·   ╲",
        "╲       ╱",
        " ╲_ ✓ _╱ ",
    ]
    assert cut(drawn(state, highlight=3), *CELL_3)[1] == "╱╱  ┃  ╲╲"


@pytest.mark.rule("TIE-13")
def test_at_the_end_the_last_round_stays_to_be_seen() -> None:
    state = state_after(f"{whole_round(POOR)} / {whole_round(BEST)}", Options(rounds=2))
    assert str(drawn(state)) == str(drawn(state_after(whole_round(BEST))))


def test_a_spectator_sees_a_single_board_large() -> None:
    assert str(drawn(state_after("978 0:9 / 123"), None)).count("╱") > 19


@pytest.mark.rule("TIE-18")
def test_behind_the_curtain_the_own_board_is_seen_as_ever() -> None:
    calls = "978 0:9 1:0 / 123"
    hidden = state_after(calls, Options(players=2, curtain=True))
    assert drawn(hidden) == drawn(state_after(calls, PAIR))


@pytest.mark.parametrize("seed", range(6))
def test_every_board_fits(seed: int) -> None:
    options = Options(players=seed + 1, rounds=2, touching=seed % 2 == 0, curtain=seed > 3)
    for state in random_states(seed, options):
        for seat in (None, 0):
            lines = str(drawn(state, seat)).split("\n")
            assert len(lines) <= 22
            assert max(len(columns(line)) for line in lines) <= 44
