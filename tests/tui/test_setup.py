"""The form before a game, driven key by key."""

from pathlib import Path

from ludotheque.tui.app import LudothequeApp
from ludotheque.tui.play_screen import PlayScreen
from ludotheque.tui.setup_screen import SetupScreen
from tests.support.terminal import SIZE


async def test_without_a_plan_the_app_asks_what_to_play(tmp_path: Path) -> None:
    app = LudothequeApp(tmp_path, "nl")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)


async def test_arrow_keys_go_from_row_to_row(tmp_path: Path) -> None:
    app = LudothequeApp(tmp_path, "en")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("down", "down", "down")
        assert app.focused is not None
        assert app.focused.id == "bot-1"


async def test_a_value_is_changed_with_enter_and_arrow_keys(tmp_path: Path) -> None:
    app = LudothequeApp(tmp_path, "en")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("down", "down", "enter", "down", "enter", "f2")
        await pilot.pause()
        (screen,) = (screen for screen in app.screen_stack if isinstance(screen, PlayScreen))
        assert len(screen.session.people) == 2


async def test_enter_starts_a_game_against_a_bot(tmp_path: Path) -> None:
    app = LudothequeApp(tmp_path, "fr")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, PlayScreen)
        assert [seated.bot for seated in app.screen.session.match.seats] == [None, "steady"]
