"""Up or Down? in the terminal, driven key by key: turns of several choices."""

import pytest
from textual.pilot import Pilot

from ludotheque.games.up_or_down.view import View
from ludotheque.tui.app import LudothequeApp
from ludotheque.tui.play_screen import PlayScreen
from ludotheque.tui.score_screen import ScoreScreen
from tests.support.terminal import SIZE, StartsApp

TURNS = 18


@pytest.fixture
def app(playing: StartsApp) -> LudothequeApp:
    """A short game that the person at the keyboard begins, against a bot."""
    return playing(players=2, bots=("greedy",), game="up-or-down", deck="short", starter="1")


def seen(app: LudothequeApp) -> View:
    """What the person at the keyboard sees."""
    assert isinstance(app.screen, PlayScreen)
    view = app.screen.session.match.view(0)
    assert isinstance(view, View)
    return view


async def choose(pilot: Pilot[int], times: int = 1) -> None:
    """Try the choice in the middle, and confirm it."""
    for _ in range(times):
        await pilot.press("enter", "enter")
        await pilot.pause()


async def test_a_whole_game_by_keyboard_ends_on_the_score_sheet(app: LudothequeApp) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        presses = 0
        while not isinstance(app.screen, ScoreScreen) and presses < 5 * TURNS:
            await choose(pilot)
            presses += 1
        assert isinstance(app.screen, ScoreScreen)


async def test_a_turn_is_play_take_lay_draw(app: LudothequeApp) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await choose(pilot, 4)
        assert [turn.seat for turn in seen(app).turns][:1] == [0]


async def test_escape_takes_back_one_choice_after_the_other(app: LudothequeApp) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await choose(pilot, 2)
        tried = []
        for _ in range(3):
            tries = seen(app).tries
            tried.append((tries.played is not None, tries.taken is not None))
            await pilot.press("escape")
            await pilot.pause()
        assert tried == [(True, True), (True, False), (False, False)]


async def test_a_card_is_played_by_typing_its_number(app: LudothequeApp) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        card = seen(app).hand[1]
        await pilot.press(*str(card), "enter")
        await pilot.pause()
        assert seen(app).tries.played == card
