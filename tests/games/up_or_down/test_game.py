"""What the game declares about itself."""

import pytest

from ludotheque.core.errors import RulesVersionError
from ludotheque.games.up_or_down.dealing import INFO
from ludotheque.games.up_or_down.options import Options
from tests.support.up_or_down import GAME


def test_the_game_is_known_by_its_name() -> None:
    assert GAME.info.name == "up-or-down"


def test_the_game_has_the_rules_uod_1_to_uod_17() -> None:
    assert INFO.rules == (
        *("UOD-1", "UOD-2", "UOD-3", "UOD-4", "UOD-5", "UOD-6", "UOD-7", "UOD-8", "UOD-9"),
        *("UOD-10", "UOD-11", "UOD-12", "UOD-13", "UOD-14", "UOD-15", "UOD-16", "UOD-17"),
    )


@pytest.mark.rule("UOD-2")
def test_two_to_six_play() -> None:
    assert (INFO.min_players, INFO.max_players) == (2, 6)


@pytest.mark.rule("UOD-6")
def test_one_plays_after_the_other() -> None:
    assert not INFO.simultaneous


@pytest.mark.rule("UOD-17")
def test_a_seat_may_know_what_another_does_not() -> None:
    assert INFO.hidden_information


@pytest.mark.rule("UOD-3")
def test_chance_has_a_part() -> None:
    assert INFO.chance


def test_the_first_version_of_the_rules_is_played() -> None:
    assert INFO.rules_versions == (1,)


def test_an_unknown_version_of_the_rules_is_not_played() -> None:
    with pytest.raises(RulesVersionError) as caught:
        GAME.initial_state(Options(), 2)
    assert caught.value.facts == {"game": "up-or-down", "version": 2, "known": "1"}
