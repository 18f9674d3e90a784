"""The tiles, the board and the seats: TIE-1 to TIE-5."""

import pytest

from ludotheque.core.errors import OptionsError
from ludotheque.core.options import parse_options
from ludotheque.games.take_it_easy.components import LINES, NEIGHBOURS, PLACES, TILES, Board, Direction, Tile
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import INFO, initial_state
from ludotheque.games.take_it_easy.view import view
from tests.support.take_it_easy import PAIR, played, refusal, state_after, tile, tiles

ALL_TILES = (
    "123 124 128 163 164 168 173 174 178 "
    "523 524 528 563 564 568 573 574 578 "
    "923 924 928 963 964 968 973 974 978"
)


@pytest.mark.rule("TIE-1")
def test_a_set_has_the_27_tiles_written_out_here() -> None:
    assert tiles(ALL_TILES) == TILES


@pytest.mark.rule("TIE-1")
def test_no_two_tiles_of_a_set_are_alike() -> None:
    assert len(set(TILES)) == 27


@pytest.mark.rule("TIE-1")
@pytest.mark.parametrize(
    ("direction", "digits"),
    [(Direction.VERTICAL, {1, 5, 9}), (Direction.RISING, {2, 6, 7}), (Direction.FALLING, {3, 4, 8})],
)
def test_each_direction_has_three_digits_of_its_own(direction: Direction, digits: set[int]) -> None:
    assert {each.digit(direction) for each in TILES} == digits


@pytest.mark.rule("TIE-1")
@pytest.mark.parametrize(("direction", "digit"), [(Direction.VERTICAL, 9), (Direction.FALLING, 3)])
def test_every_digit_stands_on_nine_tiles(direction: Direction, digit: int) -> None:
    assert sum(each.digit(direction) == digit for each in TILES) == 9


@pytest.mark.rule("TIE-1")
def test_a_tile_that_no_set_has_cannot_be_called() -> None:
    error = refusal(state_after("123 0:0"), "936")
    assert (error.reason, error.rule, error.facts) == ("bad-tile", "TIE-1", {"text": "936"})


@pytest.mark.rule("TIE-2")
@pytest.mark.parametrize(
    ("direction", "digit"), [(Direction.VERTICAL, 9), (Direction.RISING, 7), (Direction.FALLING, 8)]
)
def test_tile_978_shows_each_digit_in_its_direction(direction: Direction, digit: int) -> None:
    assert tile("978").digit(direction) == digit


@pytest.mark.rule("TIE-2")
def test_the_top_digit_is_the_vertical_one_the_left_the_rising_one_the_right_the_falling_one() -> None:
    assert Tile(vertical=9, rising=7, falling=8) == tile("978")


@pytest.mark.rule("TIE-2")
def test_a_tile_lies_on_the_board_as_it_was_called() -> None:
    assert state_after("978 0:9").boards[0].cells[9] == (9, 7, 8)


@pytest.mark.rule("TIE-2")
def test_no_tile_is_another_tile_turned() -> None:
    assert not [each for each in TILES if Tile(each.rising, each.falling, each.vertical) in TILES]


@pytest.mark.rule("TIE-2")
def test_no_tile_is_another_tile_mirrored() -> None:
    assert not [each for each in TILES if Tile(each.vertical, each.falling, each.rising) in TILES]


@pytest.mark.rule("TIE-3")
def test_the_board_has_19_cells() -> None:
    assert len(Board().cells) == 19


@pytest.mark.rule("TIE-3")
def test_the_columns_have_3_4_5_4_3_cells_numbered_from_left_to_right() -> None:
    columns = [place.column for place in PLACES]
    assert columns == [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]


@pytest.mark.rule("TIE-3")
@pytest.mark.parametrize(
    ("cells", "half_rows"),
    [
        ((0, 1, 2), (2, 4, 6)),
        ((3, 4, 5, 6), (1, 3, 5, 7)),
        ((7, 8, 9, 10, 11), (0, 2, 4, 6, 8)),
        ((12, 13, 14, 15), (1, 3, 5, 7)),
        ((16, 17, 18), (2, 4, 6)),
    ],
)
def test_each_column_runs_from_top_to_bottom_and_stands_half_a_cell_lower_than_a_longer_one(
    cells: tuple[int, ...], half_rows: tuple[int, ...]
) -> None:
    assert tuple(PLACES[cell].half_row for cell in cells) == half_rows


@pytest.mark.rule("TIE-3")
@pytest.mark.parametrize(
    ("cell", "neighbours"),
    [
        (0, {1, 3, 4}),
        (7, {3, 8, 12}),
        (9, {4, 5, 8, 10, 13, 14}),
        (6, {2, 5, 10, 11}),
        (18, {14, 15, 17}),
        (13, {8, 9, 12, 14, 16, 17}),
    ],
)
def test_a_cell_touches_the_cells_around_it_in_the_picture(cell: int, neighbours: set[int]) -> None:
    assert NEIGHBOURS[cell] == neighbours


@pytest.mark.rule("TIE-3")
@pytest.mark.parametrize("cell", [-1, 19])
def test_there_is_no_cell_beside_the_board(cell: int) -> None:
    assert refusal(state_after("978"), f"0:{cell}").reason == "no-such-cell"


@pytest.mark.rule("TIE-3")
@pytest.mark.parametrize("cell", [0, 18])
def test_the_first_and_the_last_cell_are_cells(cell: int) -> None:
    assert state_after(f"978 0:{cell}").boards[0].tiles == tiles("978")


@pytest.mark.rule("TIE-3")
def test_the_refusal_of_a_cell_names_it_and_the_rule() -> None:
    error = refusal(state_after("978"), "0:19")
    assert (error.rule, error.facts) == ("TIE-3", {"cell": 19})


@pytest.mark.rule("TIE-4")
@pytest.mark.parametrize(
    ("direction", "lines"),
    [
        (
            Direction.VERTICAL,
            [(0, 1, 2), (3, 4, 5, 6), (7, 8, 9, 10, 11), (12, 13, 14, 15), (16, 17, 18)],
        ),
        (
            Direction.RISING,
            [(0, 3, 7), (1, 4, 8, 12), (2, 5, 9, 13, 16), (6, 10, 14, 17), (11, 15, 18)],
        ),
        (
            Direction.FALLING,
            [(7, 12, 16), (3, 8, 13, 17), (0, 4, 9, 14, 18), (1, 5, 10, 15), (2, 6, 11)],
        ),
    ],
)
def test_each_direction_has_the_five_lines_written_out_here(
    direction: Direction, lines: list[tuple[int, ...]]
) -> None:
    assert [line.cells for line in LINES if line.direction is direction] == lines


@pytest.mark.rule("TIE-4")
def test_the_lines_are_counted_from_1_within_their_direction() -> None:
    assert [line.name for line in LINES] == [
        *("vertical-1", "vertical-2", "vertical-3", "vertical-4", "vertical-5"),
        *("rising-1", "rising-2", "rising-3", "rising-4", "rising-5"),
        *("falling-1", "falling-2", "falling-3", "falling-4", "falling-5"),
    ]


@pytest.mark.rule("TIE-4")
def test_neighbours_on_a_line_touch() -> None:
    steps = [pair for line in LINES for pair in zip(line.cells, line.cells[1:], strict=False)]
    assert all(there in NEIGHBOURS[here] for here, there in steps)


@pytest.mark.rule("TIE-5")
@pytest.mark.parametrize("players", ["1", "6"])
def test_one_to_six_may_play(players: str) -> None:
    options = parse_options(Options, {"players": players})
    assert len(initial_state(options).boards) == int(players)


@pytest.mark.rule("TIE-5")
@pytest.mark.parametrize("players", ["0", "7"])
def test_neither_nobody_nor_seven_may_play(players: str) -> None:
    with pytest.raises(OptionsError) as caught:
        parse_options(Options, {"players": players})
    assert (caught.value.reason, caught.value.rule) == ("bad-option-value", "TIE-5")


@pytest.mark.rule("TIE-5")
def test_one_player_plays_where_nothing_is_agreed() -> None:
    assert Options().players == 1


@pytest.mark.rule("TIE-5")
def test_the_game_declares_how_many_may_play() -> None:
    assert (INFO.min_players, INFO.max_players) == (1, 6)


@pytest.mark.rule("TIE-5")
def test_everybody_begins_with_an_empty_board() -> None:
    assert initial_state(Options(players=6)).boards == (Board(),) * 6


@pytest.mark.rule("TIE-5")
def test_the_same_cell_is_the_same_line_on_every_board() -> None:
    state = state_after("978 0:9 1:9", PAIR)
    assert state.boards[0] == state.boards[1]


@pytest.mark.rule("TIE-5")
@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_plays_who_has_no_seat(seat: int) -> None:
    error = refusal(state_after("978", PAIR), f"{seat}:9")
    assert (error.reason, error.rule, error.facts) == ("no-such-seat", "TIE-5", {"seat": seat})


@pytest.mark.rule("TIE-5")
def test_alone_it_is_the_same_game() -> None:
    assert played(initial_state(Options(players=1)), "978 0:9 / 123 0:4").boards[0].tiles == tiles("123 978")


@pytest.mark.rule("TIE-5")
def test_a_view_has_a_board_for_every_seat() -> None:
    assert len(view(initial_state(Options(players=3)), None).boards) == 3
