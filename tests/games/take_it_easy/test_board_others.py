"""The boards of the others, which a page shows beside the reader's own."""

import pytest

from ludotheque.games.take_it_easy.board.others import others
from ludotheque.games.take_it_easy.board.svg import svg
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.view import View, view
from tests.support.drawings import keys, parsed, solo, speaker
from tests.support.take_it_easy import BEST, TRIO, state_after, whole_round

ONE_CALL_PLACED = "978 0:4 1:7 2:11 163"


def seen(seat: int | None, options: Options = TRIO) -> View:
    return view(state_after(ONE_CALL_PLACED, options), seat)


def boards_beside(looking: View) -> list[str]:
    """The keys of the boards that are drawn beside."""
    return [
        key
        for picture in others(looking, speaker())
        for key in keys(parsed(picture.svg))
        if key.count("-") == 1
    ]


@pytest.mark.parametrize(
    ("seat", "boards"), [(0, ["seat-1", "seat-2"]), (1, ["seat-0", "seat-2"]), (2, ["seat-0", "seat-1"])]
)
def test_beside_the_own_board_are_those_of_all_others(seat: int, boards: list[str]) -> None:
    assert boards_beside(seen(seat)) == boards


def test_a_spectator_has_no_boards_beside() -> None:
    assert others(seen(None), speaker()) == ()


def test_who_plays_alone_has_no_boards_beside() -> None:
    assert others(solo("978"), speaker()) == ()


def test_at_the_end_no_boards_are_beside() -> None:
    over = view(state_after(whole_round(BEST, BEST, BEST), TRIO), 0)
    assert others(over, speaker()) == ()


@pytest.mark.rule("TIE-18")
def test_behind_the_curtain_no_tile_of_another_board_is_drawn() -> None:
    curtained = Options(players=3, curtain=True)
    (picture,) = others(seen(0, curtained), speaker())
    assert [key for key in keys(parsed(picture.svg)) if "tile" in key] == []


def test_on_a_page_the_drawing_has_the_own_board_alone() -> None:
    found = keys(parsed(svg(seen(0), speaker(), standalone=False)))
    assert [key for key in found if key.startswith("seat-")] == []


def test_on_a_page_all_boards_are_side_by_side_at_the_end() -> None:
    over = view(state_after(whole_round(BEST, BEST, BEST), TRIO), 0)
    found = keys(parsed(svg(over, speaker(), standalone=False)))
    assert [key for key in found if key in {"seat-0", "seat-1", "seat-2"}] == ["seat-0", "seat-1", "seat-2"]
