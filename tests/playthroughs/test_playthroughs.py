"""Whole games, written out: nothing changes without somebody reading what."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.core.notation import read_record
from ludotheque.core.options import OptionKind, option_specs
from ludotheque.core.record import verify
from ludotheque.registry import games, load
from tests.oracle import take_it_easy, up_or_down
from tests.playthroughs.write import FOLDER, paths, unfolded_again

PLAYTHROUGHS = [pytest.param(game, path, id=f"{game}/{path.stem}") for game, path in paths()]
ORACLES: dict[str, Callable[[str], tuple[int, ...]]] = {
    "take-it-easy": lambda text: take_it_easy.examine(text).totals,
    "up-or-down": up_or_down.examine,
}
"""Who confirms the totals of a game, independently of its engine."""


@pytest.mark.parametrize(("game", "path"), PLAYTHROUGHS)
def test_a_playthrough_unfolds_as_it_is_written(game: str, path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    assert unfolded_again(game, written).splitlines() == written.splitlines()


@pytest.mark.parametrize(("game", "path"), PLAYTHROUGHS)
def test_a_playthrough_verifies_to_its_end_with_its_dealing(game: str, path: Path) -> None:
    verification = verify(load(game).game, read_record(path.read_text(encoding="utf-8")).record)
    assert verification.outcome is not None
    assert verification.dealing_checked


@pytest.mark.parametrize(("game", "path"), PLAYTHROUGHS)
def test_the_oracle_confirms_the_totals_of_a_playthrough(game: str, path: Path) -> None:
    if game not in ORACLES:
        pytest.skip(f"{game} has no oracle")
    text = path.read_text(encoding="utf-8")
    assert ORACLES[game](text) == read_record(text).record.header.result


@pytest.mark.parametrize("game", games())
def test_every_installed_game_has_a_playthrough(game: str) -> None:
    assert list((FOLDER / game).glob("*.txt")) != []


@pytest.mark.parametrize("game", games())
def test_every_switch_and_every_choice_of_a_game_is_tried_in_some_playthrough(game: str) -> None:
    played = [
        read_record(path.read_text(encoding="utf-8")).record.header.options
        for path in (FOLDER / game).glob("*.txt")
    ]
    wanted = {
        (spec.name, value)
        for spec in option_specs(load(game).game.options_type)
        if spec.kind is not OptionKind.NUMBER
        for value in spec.values
    }
    assert wanted - {pair for options in played for pair in options.items()} == set()


def test_no_playthrough_is_of_a_game_that_is_not_installed() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/*.txt")} - set(games()) == set()
