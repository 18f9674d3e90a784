"""What ``import ludotheque`` offers."""

import subprocess
import sys

import pytest

import ludotheque as lt

PUBLIC = [
    "Box",
    "Drawing",
    "IllegalAction",
    "LudothequeError",
    "Match",
    "NotationError",
    "OptionsError",
    "Record",
    "RecordError",
    "RulesVersionError",
    "UnknownBotError",
    "UnknownGameError",
    "games",
    "information_state",
    "load",
    "play",
    "read_record",
    "show",
    "start",
    "verify",
    "write_json",
    "write_record",
]


def test_the_public_names_are_these() -> None:
    assert lt.__all__ == PUBLIC


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_can_be_used(name: str) -> None:
    assert getattr(lt, name) is not None


def test_every_public_name_has_a_home() -> None:
    assert sorted(lt.HOME) == PUBLIC


def test_another_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="chess"):
        _ = lt.chess


def test_importing_loads_no_game_and_no_screen() -> None:
    code = "import sys, ludotheque; print(*(m for m in sys.modules if 'ludotheque' in m or 'textual' in m))"
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert said.stdout.split() == ["ludotheque"]


def test_a_drawing_is_svg_in_a_notebook() -> None:
    drawing = lt.show(lt.start("take-it-easy", seed=1))
    assert drawing._repr_svg_().startswith("<svg")


def test_a_drawing_is_text_in_a_console() -> None:
    assert repr(lt.show(lt.start("take-it-easy", seed=1))).startswith("Your turn: place ")


def test_options_are_plain_values() -> None:
    match = lt.start("take-it-easy", seed=1, players=2, change_of_mind=True)
    assert match.record.header.options["change-of-mind"] == "on"


def test_without_a_seed_two_games_differ() -> None:
    assert lt.start("take-it-easy").seed != lt.start("take-it-easy").seed


@pytest.mark.parametrize(("bots", "options"), [(["steady"], {"players": 3}), ([], {})])
def test_a_game_by_bots_needs_one_for_every_seat(bots: list[str], options: dict[str, int]) -> None:
    with pytest.raises(lt.OptionsError):
        lt.play("take-it-easy", bots, **options)


def test_a_seat_that_is_not_there_cannot_be_shown() -> None:
    with pytest.raises(lt.OptionsError, match="no-such-chair"):
        lt.show(lt.start("take-it-easy", seed=1), 9)
