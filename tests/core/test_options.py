"""Options of any game: described, read and written."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta

from ludotheque.core.errors import OptionsError
from ludotheque.core.options import OptionKind, Options, OptionSpec, option_specs, option_texts, parse_options
from ludotheque.games.take_it_easy.options import Options as TakeItEasyOptions


class Nim(Options, frozen=True, kw_only=True):
    """Options of every kind."""

    players: Annotated[int, Meta(ge=2, le=4, extra={"rule": "NIM-2"})] = 2
    heap_size: Annotated[int, Meta(ge=1, le=3)] = 3
    last_takes_all: bool = True
    start: Annotated[Literal["youngest", "oldest"], Meta(extra={"rule": "NIM-3"})] = "oldest"
    speed: Literal["slow", "fast"] = "slow"


class Unbounded(Options, frozen=True, kw_only=True):
    """An option that no form could offer."""

    players: Annotated[int, Meta(ge=1, le=2)] = 1
    heaps: int = 3


def refused(**texts: str) -> OptionsError:
    with pytest.raises(OptionsError) as caught:
        parse_options(Nim, {name.replace("_", "-"): text for name, text in texts.items()})
    return caught.value


def test_options_are_described_in_their_declared_order() -> None:
    assert option_specs(Nim) == (
        OptionSpec("players", OptionKind.NUMBER, "2", ("2", "3", "4"), "NIM-2"),
        OptionSpec("heap-size", OptionKind.NUMBER, "3", ("1", "2", "3"), None),
        OptionSpec("last-takes-all", OptionKind.SWITCH, "on", ("off", "on"), None),
        OptionSpec("start", OptionKind.CHOICE, "oldest", ("youngest", "oldest"), "NIM-3"),
        OptionSpec("speed", OptionKind.CHOICE, "slow", ("slow", "fast"), None),
    )


def test_an_option_without_bounds_cannot_be_described() -> None:
    with pytest.raises(TypeError, match="heaps"):
        option_specs(Unbounded)


def test_the_rest_have_their_defaults() -> None:
    assert parse_options(Nim, {}) == Nim()


def test_a_number_is_read() -> None:
    assert parse_options(Nim, {"heap-size": "1"}) == Nim(heap_size=1)


@pytest.mark.parametrize(("text", "value"), [("on", True), ("off", False)])
def test_a_switch_is_read(text: str, value: bool) -> None:  # noqa: FBT001 - the value under test
    assert parse_options(Nim, {"last-takes-all": text}) == Nim(last_takes_all=value)


def test_a_choice_is_read() -> None:
    assert parse_options(Nim, {"start": "youngest"}) == Nim(start="youngest")


def test_an_unknown_option_is_refused_with_those_known() -> None:
    error = refused(heaps="1")
    assert error.reason == "unknown-option"
    assert error.facts == {"option": "heaps", "known": "players, heap-size, last-takes-all, start, speed"}


def test_an_option_is_not_known_by_its_name_in_python() -> None:
    with pytest.raises(OptionsError):
        parse_options(Nim, {"heap_size": "1"})


@pytest.mark.parametrize(
    ("name", "text", "known"),
    [
        ("players", "5", "2, 3, 4"),
        ("players", "two", "2, 3, 4"),
        ("players", "02", "2, 3, 4"),
        ("last-takes-all", "yes", "off, on"),
        ("last-takes-all", "True", "off, on"),
        ("start", "Oldest", "youngest, oldest"),
        ("start", "", "youngest, oldest"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_those_that_do(name: str, text: str, known: str) -> None:
    with pytest.raises(OptionsError) as caught:
        parse_options(Nim, {name: text})
    assert caught.value.reason == "bad-option-value"
    assert caught.value.facts == {"option": name, "value": text, "known": known}


def test_a_refused_value_names_the_rule_of_its_option() -> None:
    assert refused(players="9").rule == "NIM-2"


def test_a_refused_value_of_an_option_without_a_rule_names_none() -> None:
    assert refused(heap_size="9").rule is None


def test_options_are_written_with_all_their_values() -> None:
    assert option_texts(Nim(players=3, last_takes_all=False)) == {
        "players": "3",
        "heap-size": "3",
        "last-takes-all": "off",
        "start": "oldest",
        "speed": "slow",
    }


def test_what_is_written_reads_back() -> None:
    options = Nim(players=4, heap_size=1, last_takes_all=False, start="youngest")
    assert parse_options(Nim, option_texts(options)) == options


def test_what_is_written_keeps_the_declared_order() -> None:
    assert list(option_texts(Nim())) == [spec.name for spec in option_specs(Nim)]


def test_one_plays_where_a_game_says_nothing_else() -> None:
    assert Options().players == 1


def test_kinds_have_names_for_other_programs() -> None:
    assert [str(kind) for kind in OptionKind] == ["switch", "number", "choice"]


def test_options_made_in_python_are_refused_out_of_range() -> None:
    with pytest.raises(OptionsError, match="bad-option-value"):
        TakeItEasyOptions(players=9)
