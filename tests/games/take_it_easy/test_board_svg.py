"""The drawing of Take it Easy!: one accessible SVG that shows what a view shows, and nothing else."""

import re
from random import Random

import pytest

from ludotheque.core.errors import Fact, LudothequeError
from ludotheque.core.events import Seat
from ludotheque.core.match import Match
from ludotheque.games.take_it_easy.board.svg import board_picture, stylesheet, svg
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import State
from ludotheque.games.take_it_easy.view import View, view
from ludotheque.i18n.names import SeatNames
from tests.support.drawings import NAMESPACE, drawn, keyed, keys, parsed, said, solo, speaker
from tests.support.games import GAME, random_match, seats, tidy
from tests.support.take_it_easy import BEST, POOR, TRIO, WORSE, board, state_after, whole_round

KIB = 1024
LANGUAGES = ("en", "fr", "nl")


def at_the_end(*boards: str) -> State:
    return state_after(whole_round(*boards), Options(players=len(boards)))


SCENES = [
    (Options(players=players, rounds=2, curtain=curtain), actions * players + extra, seat)
    for players, actions, extra, seat, curtain in (
        (1, 0, 0, 0, False),
        (1, 10, 0, None, False),
        (1, 19, 0, 0, True),
        (1, 38, 0, None, False),
        (2, 0, 1, 0, False),
        (2, 12, 1, 1, True),
        (2, 38, 0, 0, False),
        (3, 0, 0, None, True),
        (3, 15, 2, 2, False),
        (3, 38, 0, 1, True),
        (4, 18, 1, None, True),
        (4, 18, 3, 0, False),
        (5, 8, 2, 4, True),
        (5, 38, 0, None, False),
        (6, 9, 5, None, False),
        (6, 16, 3, 5, False),
        (6, 30, 1, 0, True),
    )
]
"""Alone and many, open and curtained, at the start and at the end, from a seat and from outside."""


@pytest.fixture(
    params=SCENES, ids=lambda scene: f"{scene[0].players}-{scene[1]}-{scene[2]}-{scene[0].curtain}"
)
def seen(request: pytest.FixtureRequest) -> View:
    options, actions, seat = request.param
    return seen_by(random_match(1, options, actions=actions), seat)


def seen_by(match: Match, seat: Seat | None) -> View:
    seen = match.view(seat)
    assert isinstance(seen, View)
    return seen


def test_every_drawing_is_one_image_with_a_title_and_a_description(seen: View) -> None:
    picture = drawn(seen)
    first, second = list(picture)[:2]
    found = (picture.tag, picture.get("role"), first.tag, second.tag)
    assert found == (f"{NAMESPACE}svg", "img", f"{NAMESPACE}title", f"{NAMESPACE}desc")


def test_every_key_is_there_once(seen: View) -> None:
    found = keys(drawn(seen))
    assert sorted(found) == sorted(set(found))


def test_whatever_is_drawn_again_is_defined_in_the_same_picture(seen: View) -> None:
    picture = drawn(seen)
    defined = {element.get("id") for element in picture.iter()}
    used = {
        element.attrib["href"].removeprefix("#") for element in picture.iter() if "href" in element.attrib
    }
    assert used <= defined


def test_the_stylesheet_knows_every_class(seen: View) -> None:
    classes = {name for element in drawn(seen).iter() for name in element.get("class", "").split()}
    known = set(re.findall(r"\.([a-z][\w-]*)", stylesheet()))
    silent = {"tie-open", "tie-dead"}  # what a pill looks like that is not complete
    assert classes - known <= silent


def test_the_same_view_gives_the_same_bytes(seen: View) -> None:
    assert svg(seen, speaker()) == svg(seen, speaker())


def test_a_key_has_its_place_outside_and_a_free_group_inside(seen: View) -> None:
    carriers = [element for element in drawn(seen).iter() if "data-key" in element.attrib]
    insides = [[(child.tag, child.attrib) for child in carrier] for carrier in carriers]
    assert all(inside == [(f"{NAMESPACE}g", {})] for inside in insides)


def test_a_drawing_fetches_and_runs_nothing(seen: View) -> None:
    text = svg(seen, speaker()).replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert re.findall(r"<script|<image|<foreignObject|url\(|https?:| on\w+=", text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_describes_the_called_tile(language: str) -> None:
    assert "9-7-8" in said(drawn(solo("978"), language=language))


def test_the_description_says_what_lies_on_a_cell() -> None:
    assert "Cell 9: 9-7-8." in said(drawn(solo("978 0:9 123")))


def test_the_description_says_which_cells_are_empty() -> None:
    assert "Empty cells: 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11," in said(drawn(solo("978 0:9 123")))


def test_the_description_says_what_has_become_of_a_line() -> None:
    """Cell 0 is on rising line 1 of three cells: with a 7 on it, it can still bring 3 × 7 = 21."""
    assert "Rising line 1: open, 21 points at most." in said(drawn(solo("978 0:0 123")))


def test_words_are_escaped() -> None:
    class Rude:
        language = "en"

        def __call__(self, _key: str, /, **_facts: Fact) -> str:
            return "<&"

        def named(self, _key: str, otherwise: str, /) -> str:
            return otherwise

        def error(self, _error: LudothequeError) -> str:
            return "<&"

    assert "&lt;&amp;" in svg(solo("978"), Rude())


@pytest.mark.rule("TIE-15")
def test_the_best_board_is_drawn_with_307_points() -> None:
    picture = parsed(board_picture(board(BEST), speaker(), uncalled=()))
    title = picture.find(f"{NAMESPACE}title")
    assert title is not None
    assert title.text == "Take it Easy!, a board with 307 points"


def test_after_the_game_the_last_boards_are_shown_with_their_totals() -> None:
    description = said(drawn(view(at_the_end(POOR, WORSE), 1)))
    assert "Seat 1: 27 points in this round, 27 in all. Has won." in description


def test_after_the_game_the_boards_are_full() -> None:
    picture = drawn(view(at_the_end(BEST), 0))
    assert len([key for key in keys(picture) if key.startswith("tile-")]) == 19


def test_the_totals_add_the_rounds_before() -> None:
    options = Options(rounds=2)
    text = f"{whole_round(BEST)} / 123"
    assert "0 points in this round, 307 in all" in said(drawn(view(state_after(text, options), 0)))


@pytest.mark.parametrize("players", range(1, 7))
def test_a_spectator_sees_all_boards_alike(players: int) -> None:
    match = Match.seeded(GAME, Options(players=players), seats(players), 7)
    picture = drawn(seen_by(match, None))
    assert [key for key in keys(picture) if re.fullmatch(r"seat-\d", key)] == [
        f"seat-{seat}" for seat in range(players)
    ]


def test_a_full_board_is_small_enough() -> None:
    assert len(board_picture(board(BEST), speaker(), uncalled=()).encode()) < 60 * KIB


def test_six_boards_played_well_are_small_enough_for_every_update() -> None:
    match = Match.seeded(GAME, Options(players=6), seats(6), 5)
    rng = Random(5)
    while match.awaited:
        seat = match.awaited[0]
        seen = seen_by(match, seat)
        own = seen.boards[seat]
        assert own is not None
        assert seen.called is not None
        match.act(seat, tidy(own, seen.called, seen.legal, rng, whim=1.0))
    assert len(svg(seen_by(match, 0), speaker(), standalone=False).encode()) < 100 * KIB


def test_a_picture_in_a_page_leaves_colours_to_the_page() -> None:
    picture = parsed(svg(view(state_after("978", TRIO), 0), speaker(), standalone=False))
    found = {element.tag for element in picture.iter()} | {element.get("class") for element in picture.iter()}
    assert found.isdisjoint({f"{NAMESPACE}style", "tie-page"})


def test_a_picture_that_stands_alone_brings_the_stylesheet() -> None:
    style = drawn(solo("978")).find(f"{NAMESPACE}style")
    assert style is not None
    assert style.text == stylesheet()


def test_a_picture_has_no_size_of_its_own() -> None:
    picture = drawn(solo("978"))
    assert (picture.get("width"), picture.get("height"), "viewBox" in picture.attrib) == (None, None, True)


def test_a_name_longer_than_its_board_is_wide_is_cut() -> None:
    named = SeatNames(speaker(), ("Anna", "Maximilienne B", "Carla", "Doris"))
    picture = parsed(svg(view(state_after("978", Options(players=4)), 0), named))
    caption = keyed(picture, "seat-1").find(f".//{NAMESPACE}text")
    assert caption is not None
    assert caption.text == "Maximilie…"
