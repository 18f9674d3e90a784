"""What may stand on a line of a record: names, events, options."""

import pytest

from ludotheque.core.errors import RecordError
from ludotheque.core.record import (
    Entry,
    Header,
    Seated,
)


@pytest.mark.parametrize("name", ["A", "Ω mega", "x" * 80, "a: b #c"])
def test_a_name_is_any_line_of_80_printable_characters(name: str) -> None:
    assert Seated(name).name == name


@pytest.mark.parametrize("name", ["", " Anna", "Anna ", "An\nna", "An\u2028na", "x" * 81])
def test_another_name_is_refused(name: str) -> None:
    with pytest.raises(RecordError) as caught:
        Seated(name)
    assert (caught.value.reason, caught.value.facts) == ("bad-name", {"name": name[:80]})


def test_the_name_of_a_bot_is_a_name() -> None:
    with pytest.raises(RecordError):
        Seated("Anna", bot="")


@pytest.mark.parametrize("text", ["", "9:7", "9 7", "#9", "a\tb", "\u2028"])
def test_an_entry_is_a_word(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        Entry(seat=0, text=text)
    assert caught.value.reason == "bad-word"


@pytest.mark.parametrize("seat", [-1, 1000])
def test_an_entry_has_a_seat_that_can_be_written(seat: int) -> None:
    with pytest.raises(RecordError) as caught:
        Entry(seat=seat, text="9")
    assert caught.value.facts == {"word": f"{seat}:9"}


@pytest.mark.parametrize("seat", [0, 999])
def test_the_first_and_the_last_seat_can_be_written(seat: int) -> None:
    assert Entry(seat=seat, text="9").seat == seat


def test_an_action_may_look_like_the_number_of_a_line() -> None:
    assert Entry(seat=0, text="12.").text == "12."


@pytest.mark.parametrize("text", ["a\u200bb", "\x00"])
def test_an_entry_can_be_printed(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        Entry(text=text)
    assert caught.value.reason == "bad-word"


def test_a_refused_word_is_shown_up_to_80_characters() -> None:
    with pytest.raises(RecordError) as caught:
        Entry(text=":" * 100)
    assert caught.value.facts == {"word": ":" * 80}


def test_a_refused_option_is_shown_up_to_80_characters() -> None:
    with pytest.raises(RecordError) as caught:
        Header(game="nim", rules_version=1, options={"a b" * 100: ""}, seats=())
    assert caught.value.facts == {"word": ("a b" * 100)[:80]}


def test_an_outcome_of_chance_is_not_taken_for_the_number_of_a_line() -> None:
    with pytest.raises(RecordError):
        Entry(text="12.")


@pytest.mark.parametrize(
    ("name", "value"),
    [("", "on"), ("a=b", "on"), ("a b", "on"), (" a", "on"), ("a", "on "), ("a", "o n"), ("a", "\n")],
)
def test_an_option_is_written_as_one_word(name: str, value: str) -> None:
    with pytest.raises(RecordError) as caught:
        Header(game="nim", rules_version=1, options={name: value}, seats=())
    assert caught.value.reason == "bad-option"


def test_the_game_of_a_header_has_a_name() -> None:
    with pytest.raises(RecordError):
        Header(game="", rules_version=1, options={}, seats=())
