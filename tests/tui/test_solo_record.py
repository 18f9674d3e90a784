"""The solo record before and after a round (TIE-19)."""

from pathlib import Path

import pytest
from textual.widgets import Static

from ludotheque.solo import SoloBook
from ludotheque.tui.score_screen import ScoreScreen
from tests.support.terminal import SIZE, StartsApp

OPTIONS = {"players": "1", "rounds": "1", "touching": "off", "change-of-mind": "off", "curtain": "off"}


async def play_alone(playing: StartsApp) -> tuple[str, str]:
    """Play a whole round alone; what the screen said of the record before and after it."""
    app = playing()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        before = str(app.screen.query_one("#solo", Static).render())
        for _ in range(19):
            await pilot.press("enter", "enter")
            await pilot.pause()
        assert isinstance(app.screen, ScoreScreen)
        return before, str(app.screen.query_one(".big", Static).render())


@pytest.mark.rule("TIE-19")
async def test_before_the_first_round_alone_there_is_no_record(playing: StartsApp) -> None:
    before, _ = await play_alone(playing)
    assert before == "No result with these options yet."


@pytest.mark.rule("TIE-19")
async def test_the_first_result_is_announced_as_the_first(playing: StartsApp) -> None:
    _, after = await play_alone(playing)
    assert "your first result" in after


@pytest.mark.rule("TIE-19")
async def test_a_second_round_is_measured_against_the_record(playing: StartsApp, tmp_path: Path) -> None:
    await play_alone(playing)
    best = SoloBook(tmp_path).record("take-it-easy", 1, OPTIONS).best
    before, after = await play_alone(playing)
    assert (f"Record {best}" in before, f"stays at {best}" in after) == (True, True)
