"""What a table may agree on: UOD-2, UOD-6."""

import pytest

from ludotheque.core.errors import OptionsError
from ludotheque.core.options import option_specs, parse_options
from ludotheque.games.up_or_down.options import Options
from tests.support.up_or_down import table


@pytest.mark.rule("UOD-2")
def test_two_play_with_the_long_deck_unless_they_agree_otherwise() -> None:
    assert (Options().players, Options().deck) == (2, "long")


@pytest.mark.rule("UOD-2")
@pytest.mark.parametrize("players", ["1", "7"])
def test_fewer_than_two_or_more_than_six_do_not_play(players: str) -> None:
    with pytest.raises(OptionsError, match="bad-option-value"):
        parse_options(Options, {"players": players})


@pytest.mark.rule("UOD-6")
def test_the_starting_player_is_random_unless_agreed_otherwise() -> None:
    assert Options().first is None


@pytest.mark.rule("UOD-6")
@pytest.mark.parametrize("starter", range(1, 7))
def test_an_agreed_starter_is_counted_from_one(starter: int) -> None:
    assert table(players=6, starter=starter).first == starter - 1


@pytest.mark.rule("UOD-2")
def test_options_that_are_made_by_hand_are_checked_as_well() -> None:
    with pytest.raises(OptionsError, match="bad-option-value"):
        Options(players=7)


@pytest.mark.rule("UOD-6")
def test_nobody_starts_who_does_not_play() -> None:
    with pytest.raises(OptionsError) as caught:
        table(players=3, starter=4)
    assert (caught.value.reason, caught.value.rule) == ("no-such-starter", "UOD-6")
    assert caught.value.facts == {"starter": 4, "players": 3}


def test_every_option_names_the_rule_that_explains_it() -> None:
    rules = {spec.name: spec.rule for spec in option_specs(Options)}
    assert rules == {"players": "UOD-2", "deck": "UOD-2", "starter": "UOD-6"}
