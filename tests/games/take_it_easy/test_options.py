"""What a table of Take it Easy! may agree on."""

import pytest

from ludotheque.core.errors import OptionsError
from ludotheque.core.options import OptionKind, OptionSpec, option_specs, option_texts, parse_options
from ludotheque.games.take_it_easy.options import Options

SWITCH = ("off", "on")


def test_the_options_are_described_in_the_order_of_the_rules() -> None:
    assert option_specs(Options) == (
        OptionSpec("players", OptionKind.NUMBER, "1", ("1", "2", "3", "4", "5", "6"), "TIE-5"),
        OptionSpec("rounds", OptionKind.NUMBER, "1", ("1", "2", "3", "4", "5", "6", "7", "8"), "TIE-13"),
        OptionSpec("touching", OptionKind.SWITCH, "off", SWITCH, "TIE-16"),
        OptionSpec("change-of-mind", OptionKind.SWITCH, "off", SWITCH, "TIE-17"),
        OptionSpec("curtain", OptionKind.SWITCH, "off", SWITCH, "TIE-18"),
    )


def test_where_nothing_is_said_everything_has_its_default() -> None:
    assert parse_options(Options, {}) == Options()


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("touching", Options(touching=True)),
        ("change-of-mind", Options(change_of_mind=True)),
        ("curtain", Options(curtain=True)),
    ],
)
def test_a_switch_is_turned_on_by_its_name(name: str, options: Options) -> None:
    assert parse_options(Options, {name: "on"}) == options


def test_options_are_written_in_their_order() -> None:
    assert option_texts(Options(players=2, rounds=4, change_of_mind=True)) == {
        "players": "2",
        "rounds": "4",
        "touching": "off",
        "change-of-mind": "on",
        "curtain": "off",
    }


@pytest.mark.parametrize(
    ("name", "rule"), [("touching", "TIE-16"), ("change-of-mind", "TIE-17"), ("curtain", "TIE-18")]
)
def test_a_refused_value_names_the_rule_of_its_option(name: str, rule: str) -> None:
    with pytest.raises(OptionsError) as caught:
        parse_options(Options, {name: "yes"})
    assert caught.value.rule == rule


def test_options_cannot_be_changed_once_agreed() -> None:
    with pytest.raises(AttributeError):
        Options().touching = True  # type: ignore[misc]
