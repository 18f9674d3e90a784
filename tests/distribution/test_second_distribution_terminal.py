"""The terminal app plays a game of another distribution, whose pictures have no places to point at."""

from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import OptionList, Select, Static

from ludotheque.core.box import Box
from ludotheque.core.notation import read_record
from ludotheque.core.record import Verification, verify
from ludotheque.tui.app import LudothequeApp
from ludotheque.tui.curtain_screen import CurtainScreen
from ludotheque.tui.play_screen import PlayScreen
from ludotheque.tui.rules_screen import RulesScreen
from ludotheque.tui.score_screen import ScoreScreen
from ludotheque.tui.setup_screen import SetupScreen
from ludotheque.tui.start import Wish, plan, speaker_about

SIZE = (80, 24)
TURNS = 5


def at_the_table(box: Box, folder: Path, players: int, *bots: str) -> LudothequeApp:
    """The app in French, with a game already begun."""
    wish = Wish(players, bots, {"consolation": "on"}, "7")
    return LudothequeApp(folder, "fr", plan=plan(box, wish, speaker_about(box, "fr")))


async def press(pilot: Pilot[int], *keys: str) -> None:
    """Press keys one after the other, each when the app has done with the one before."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


def kept(box: Box, folder: Path) -> Verification:
    """The one finished game in the folder, verified."""
    (file,) = (folder / "games" / "finished").glob("*.txt")
    return verify(box.game, read_record(file.read_text(encoding="utf-8")).record)


def said(app: LudothequeApp, part: str) -> str:
    return str(app.screen.query_one(part, Static).render())


async def test_the_choices_stand_in_a_list_and_it_has_the_focus(box: Box, tmp_path: Path) -> None:
    app = at_the_table(box, tmp_path, 2, "fuchs")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        choices = app.screen.query_one("#choices", OptionList)
        assert (choices.option_count, app.focused) == (5, choices)


async def test_the_list_of_choices_fits_on_the_screen(box: Box, tmp_path: Path) -> None:
    app = at_the_table(box, tmp_path, 4, "fuchs", "random", "fuchs")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert app.screen.region.contains_region(app.screen.query_one("#choices").region)


async def test_enter_alone_leads_through_a_whole_game_to_sheets_that_name_the_rules(
    box: Box, tmp_path: Path
) -> None:
    app = at_the_table(box, tmp_path, 3, "fuchs", "random")
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, *["enter"] * TURNS)
        assert said(app, "#score").count("(GG-5)") == TURNS


async def test_the_record_of_a_game_in_the_terminal_verifies_to_its_end(box: Box, tmp_path: Path) -> None:
    app = at_the_table(box, tmp_path, 3, "fuchs", "random")
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, *["enter"] * TURNS)
    assert kept(box, tmp_path).outcome is not None


async def test_another_card_is_chosen_with_the_arrow_keys(box: Box, tmp_path: Path) -> None:
    app = at_the_table(box, tmp_path, 2, "fuchs")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, PlayScreen)
        match = app.screen.session.match
        third = match.game.action_text(match.options, match.view(0).legal[2])
        await press(pilot, "down", "down", "enter")
        assert [entry.text for entry in match.record.entries if entry.seat == 0] == [third]


async def test_the_rules_open_at_the_rule_that_applies(box: Box, tmp_path: Path) -> None:
    app = at_the_table(box, tmp_path, 2, "fuchs")
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "question_mark")
        assert isinstance(app.screen, RulesScreen)
        assert [part.id for part in app.screen.query(".applies")] == ["rule-GG-4"]


async def test_the_keyboard_is_handed_over_behind_a_curtain(box: Box, tmp_path: Path) -> None:
    app = at_the_table(box, tmp_path, 2)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "enter", "enter")
        assert isinstance(app.screen, CurtainScreen)


async def test_behind_the_curtain_no_choices_are_listed(box: Box, tmp_path: Path) -> None:
    app = at_the_table(box, tmp_path, 2)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "enter", "enter")
        table = app.screen_stack[-2]
        assert (table.query_one("#choices", OptionList).option_count, table.focused) == (0, None)


async def test_looking_at_the_others_hides_the_list_and_enter_only_comes_back(
    box: Box, tmp_path: Path
) -> None:
    app = at_the_table(box, tmp_path, 2, "fuchs")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        choices = app.screen.query_one("#choices", OptionList)
        await press(pilot, "o")
        listed = [choices.option_count]
        await press(pilot, "enter")
        assert [*listed, choices.option_count] == [0, 5]


async def test_two_people_play_a_whole_game_at_one_keyboard(box: Box, tmp_path: Path) -> None:
    app = at_the_table(box, tmp_path, 2)
    async with app.run_test(size=SIZE) as pilot:
        # Each turn, from the first curtain on: open it, lay a card, open it, lay a card.
        await press(pilot, *["enter"] * (4 * TURNS))
        assert isinstance(app.screen, ScoreScreen)


async def test_a_game_left_half_way_goes_on_from_the_first_screen(box: Box, tmp_path: Path) -> None:
    app = at_the_table(box, tmp_path, 2, "fuchs")
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "enter", "enter", "q", "enter")
        assert isinstance(app.screen, SetupScreen)
        await press(pilot, "down", "enter", *["enter"] * (TURNS - 2))
        assert isinstance(app.screen, ScoreScreen)
    assert kept(box, tmp_path).outcome is not None


async def test_the_form_asks_for_the_options_of_the_game(box: Box, tmp_path: Path) -> None:
    app = LudothequeApp(tmp_path, "nl", game=box.name)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        options = [widget.id for widget in app.screen.query("#about *") if "option-" in (widget.id or "")]
        assert options == ["option-consolation"]


async def test_the_form_begins_a_game_with_one_key(box: Box, tmp_path: Path) -> None:
    app = LudothequeApp(tmp_path, "nl", game=box.name)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f2")
        assert isinstance(app.screen, PlayScreen)
        assert [seated.bot for seated in app.screen.session.match.seats] == [None, "fuchs"]


async def test_the_form_changes_with_the_game(box: Box, tmp_path: Path) -> None:
    app = LudothequeApp(tmp_path, "nl", game="take-it-easy")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        app.screen.query_one("#game", Select).value = box.name
        await pilot.pause()
        await press(pilot, "f2")
        assert isinstance(app.screen, PlayScreen)
        assert app.screen.session.box is box
