"""What the game declares about itself."""

import pytest

from ludotheque.core.errors import RulesVersionError
from ludotheque.games.take_it_easy.game import TakeItEasy
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import INFO
from tests.support.take_it_easy import SOLO

GAME = TakeItEasy()


def test_the_game_is_known_by_its_name() -> None:
    assert GAME.info.name == "take-it-easy"


def test_the_game_has_the_rules_tie_1_to_tie_19() -> None:
    assert INFO.rules == (
        *("TIE-1", "TIE-2", "TIE-3", "TIE-4", "TIE-5", "TIE-6", "TIE-7", "TIE-8", "TIE-9", "TIE-10"),
        *("TIE-11", "TIE-12", "TIE-13", "TIE-14", "TIE-15", "TIE-16", "TIE-17", "TIE-18", "TIE-19"),
    )


@pytest.mark.rule("TIE-8")
def test_several_seats_may_be_awaited_at_once() -> None:
    assert INFO.simultaneous


@pytest.mark.rule("TIE-18")
def test_a_seat_may_know_what_another_does_not() -> None:
    assert INFO.hidden_information


@pytest.mark.rule("TIE-6")
def test_chance_has_a_part() -> None:
    assert INFO.chance


def test_the_first_version_of_the_rules_is_played() -> None:
    assert INFO.rules_versions == (1,)


def test_a_game_may_name_its_version_of_the_rules() -> None:
    assert GAME.initial_state(SOLO, 1).rules_version == 1


@pytest.mark.parametrize("version", [0, 2])
def test_an_unknown_version_of_the_rules_is_not_played(version: int) -> None:
    with pytest.raises(RulesVersionError) as caught:
        GAME.initial_state(SOLO, version)
    assert caught.value.facts == {"game": "take-it-easy", "version": version, "known": "1"}


def test_the_game_has_options_of_its_own() -> None:
    assert GAME.options_type is Options


def test_a_rematch_is_played_as_agreed() -> None:
    options = Options(players=3, rounds=2)
    assert GAME.next_options(GAME.initial_state(options)) == options
