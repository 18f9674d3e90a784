"""Playing in the terminal, driven key by key."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from ludotheque.core.notation import read_record
from ludotheque.core.record import verify
from ludotheque.games.take_it_easy.game import TakeItEasy
from ludotheque.tui.app import LudothequeApp
from ludotheque.tui.curtain_screen import CurtainScreen
from ludotheque.tui.leave_screen import LeaveScreen
from ludotheque.tui.play_screen import PlayScreen
from ludotheque.tui.rules_screen import RulesScreen
from ludotheque.tui.score_screen import ScoreScreen
from ludotheque.tui.session import Session
from ludotheque.tui.shelf import GameShelf
from tests.support.terminal import SIZE, StartsApp

CELLS = 19


def shown(app: LudothequeApp, name: str) -> str:
    """What a part of the screen says."""
    return str(app.screen.query_one(name, Static).render())


def play_screen(app: LudothequeApp) -> PlayScreen:
    assert isinstance(app.screen, PlayScreen)
    return app.screen


async def place_anywhere(pilot: Pilot[int], times: int) -> None:
    """Try the cell in the middle of those left, and confirm it."""
    for _ in range(times):
        await pilot.press("enter", "enter")
        await pilot.pause()


async def test_a_whole_game_by_keyboard_ends_on_the_score_sheet(playing: StartsApp) -> None:
    app = playing(bots=("steady",))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await place_anywhere(pilot, CELLS)
        assert isinstance(app.screen, ScoreScreen)


async def test_the_record_of_a_finished_game_is_kept_and_verifies(playing: StartsApp, tmp_path: Path) -> None:
    app = playing(bots=("greedy", "random"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await place_anywhere(pilot, CELLS)
    (file,) = (tmp_path / "games" / "finished").glob("*.txt")
    outcome = verify(TakeItEasy(), read_record(file.read_text(encoding="utf-8")).record).outcome
    assert outcome is not None


async def test_an_arrow_tries_a_cell_and_places_nothing(playing: StartsApp) -> None:
    app = playing()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("down")
        screen = play_screen(app)
        assert (screen.tried, screen.session.match.awaited) == (9, (0,))


@pytest.mark.parametrize(
    ("arrow", "cells"), [("up", {8}), ("down", {10}), ("left", {4, 5}), ("right", {13, 14})]
)
async def test_arrows_move_over_the_board_by_geometry(
    playing: StartsApp, arrow: str, cells: set[int]
) -> None:
    app = playing()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("9", arrow)
        assert play_screen(app).tried in cells


async def test_a_cell_of_two_digits_can_be_typed(playing: StartsApp) -> None:
    app = playing()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("1", "7")
        assert play_screen(app).tried == 17


async def test_typing_a_taken_cell_says_which_rule_refuses_it(playing: StartsApp) -> None:
    app = playing()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("9", "enter", "9")
        await pilot.pause()
        said = [notification.message for notification in app._notifications]
        assert any("TIE-8" in message for message in said)


async def test_escape_lets_go_of_a_tried_cell(playing: StartsApp) -> None:
    app = playing()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("9", "escape")
        assert play_screen(app).tried is None


async def test_a_second_click_on_a_cell_places_the_tile(playing: StartsApp) -> None:
    app = playing()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        board = app.screen.query_one("#board")
        spot = play_screen(app)._places[9]
        at = (round(spot.x), round(spot.y / 2))
        await pilot.click(board, offset=at)
        await pilot.click(board, offset=at)
        assert play_screen(app).session.match.record.entries[1].text == "9"


async def test_between_two_people_a_curtain_hides_the_first_ones_choice(playing: StartsApp) -> None:
    app = playing(players=2)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)


async def test_before_two_people_begin_the_first_is_called_to_the_keyboard(playing: StartsApp) -> None:
    app = playing(players=2)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)


async def test_behind_the_curtain_waits_the_next_person(playing: StartsApp) -> None:
    app = playing(players=2)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter", "enter", "enter")
        await pilot.pause()
        assert play_screen(app).seat == 1


@pytest.mark.rule("TIE-17")
async def test_with_change_of_mind_one_can_go_back_and_choose_another_cell(playing: StartsApp) -> None:
    app = playing(players=2, change_of_mind="on")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("3", "enter", "enter", "b", "enter", "5", "enter")
        await pilot.pause()
        await pilot.press("enter", "7", "enter")
        await pilot.pause()
        (screen,) = (screen for screen in app.screen_stack if isinstance(screen, PlayScreen))
        entries = screen.session.match.record.entries
        assert [entry.text for entry in entries if entry.seat is not None] == ["5", "7"]


@pytest.mark.rule("TIE-17")
async def test_who_went_back_may_leave_it_at_that(playing: StartsApp) -> None:
    app = playing(players=2, change_of_mind="on")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter", "3", "enter", "enter", "b", "enter", "escape")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert (play_screen(app).seat, play_screen(app).session.match.awaited) == (1, (1,))


async def test_a_round_that_is_over_shows_its_score_before_the_next(playing: StartsApp) -> None:
    app = playing(rounds="2")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await place_anywhere(pilot, CELLS)
        assert isinstance(app.screen, ScoreScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert play_screen(app).session.match.view(0).round == 1


async def test_the_question_mark_opens_the_rule_that_applies(playing: StartsApp) -> None:
    app = playing()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)
        assert app.screen.query_one("#rule-TIE-8").has_class("applies")


async def test_the_others_boards_are_shown_on_request(playing: StartsApp) -> None:
    app = playing(bots=("steady",))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter", "enter")
        before = shown(app, "#board")
        await pilot.press("o")
        assert shown(app, "#board") != before


async def test_leaving_asks_first(playing: StartsApp) -> None:
    app = playing()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, LeaveScreen)


async def test_a_game_that_was_left_goes_on_where_it_was(playing: StartsApp, tmp_path: Path) -> None:
    app = playing(bots=("steady",))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("4", "enter", "1", "1", "enter")
        left = play_screen(app).session.match.record
    again = LudothequeApp(tmp_path, "en")
    async with again.run_test(size=SIZE) as pilot:
        await pilot.pause()
        again.resume(next(GameShelf(tmp_path).open_games()))
        await pilot.pause()
        assert play_screen(again).session.match.record == left


async def test_a_game_left_before_the_first_tile_is_placed_is_kept(
    playing: StartsApp, tmp_path: Path
) -> None:
    app = playing(bots=("steady",))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
    assert len(list(GameShelf(tmp_path).open_games())) == 1


async def test_a_rematch_deals_anew_to_the_same_people(playing: StartsApp) -> None:
    app = playing(bots=("steady",))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        seats = play_screen(app).session.match.seats
        await place_anywhere(pilot, CELLS)
        await pilot.press("r")
        await pilot.pause()
        match = play_screen(app).session.match
        assert (match.seats, match.seed == "4") == (seats, False)


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
async def test_nothing_on_the_screen_is_wider_than_80_columns(playing: StartsApp, language: str) -> None:
    app = playing(players=6, bots=("steady", "greedy", "random"), language=language)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter", "9", "enter", "enter", "8", "enter", "enter", "7", "enter", "enter")
        await pilot.pause()
        lines = (shown(app, "#prompt") + "\n" + shown(app, "#keys")).splitlines()
        board = app.screen.query_one("#board").size.width
        aside = max(len(line) for line in shown(app, "#aside").splitlines())
        assert (max(map(len, lines)) <= 78, board + aside + 3 <= 80) == (True, True)


async def test_a_game_that_cannot_be_kept_on_disk_goes_on_and_says_so(
    playing: StartsApp, tmp_path: Path
) -> None:
    app = playing(bots=("steady",))
    app.folder = tmp_path / "no-folder"
    app.folder.write_text("a file where a folder should be")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("9", "enter")
        await pilot.pause()
        said = [notification.message for notification in app._notifications]
        assert (len(said), "cannot be kept" in said[0]) == (1, True)
        assert len(play_screen(app).session.match.record.entries) == 4


async def test_a_solo_result_that_cannot_be_kept_does_not_stop_the_score(
    playing: StartsApp, tmp_path: Path
) -> None:
    app = playing()
    (tmp_path / "solo.jsonl").mkdir()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await place_anywhere(pilot, CELLS)
        assert isinstance(app.screen, ScoreScreen)


@pytest.mark.rule("TIE-9")
async def test_a_placement_that_waits_for_the_others_outlives_the_window(
    playing: StartsApp, tmp_path: Path
) -> None:
    app = playing(players=2)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter", "3", "enter")
        await pilot.pause()
    (game,) = GameShelf(tmp_path).open_games()
    assert Session.resume(game, tmp_path).match.awaited == (1,)


async def test_a_game_that_cannot_go_on_hides_none_that_can(playing: StartsApp, tmp_path: Path) -> None:
    app = playing(bots=("steady",))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
    (game,) = GameShelf(tmp_path).open_games()
    text = (tmp_path / "games" / "open" / f"{game.name}.txt").read_text(encoding="utf-8")
    newer = tmp_path / "games" / "open" / "2999-01-01-000000-take-it-easy.txt"
    newer.write_text(text.replace("Bot 1: steady", "Bot 1: deep"), encoding="utf-8")
    again = LudothequeApp(tmp_path, "en")
    async with again.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("down", "enter")
        await pilot.pause()
        assert play_screen(again).session.match.seats[1].bot == "steady"


@pytest.mark.rule("TIE-19")
async def test_between_two_solo_rounds_the_record_is_shown(playing: StartsApp) -> None:
    app = playing(rounds="2")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await place_anywhere(pilot, CELLS)
        assert shown(app, "#kept") == "No result with these options yet."


async def test_what_waited_and_cannot_have_been_does_not_keep_a_game_from_going_on(
    playing: StartsApp, tmp_path: Path
) -> None:
    app = playing(players=2)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter", "3", "enter")
        await pilot.pause()
    (file,) = (tmp_path / "games" / "open").glob("*.waiting")
    file.write_text(file.read_text(encoding="utf-8").replace('"text":"3"', '"text":"99"'), encoding="utf-8")
    (game,) = GameShelf(tmp_path).open_games()
    assert Session.resume(game, tmp_path).match.awaited == (0, 1)
