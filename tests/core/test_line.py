"""What may stand on a line of a record."""

from collections.abc import Callable

import pytest

from ludotheque.core.dealer import Checkable, Seeded
from ludotheque.core.errors import RecordError
from ludotheque.core.line import require_event, require_hexadecimal, require_name, require_option
from ludotheque.core.notation import read_json, read_record
from ludotheque.core.record import Entry, Header, Seated

HEADINGS = "ludotheque record 1\nGame: take-it-easy\nRules-Version: 1\nOptions: players=1\nSeat 0: Anna\n"


def refusal(require: Callable[..., None], *words: object) -> str | None:
    """The reason for which something may not stand there; None when it may."""
    try:
        require(*words)
    except RecordError as error:
        return error.reason
    return None


@pytest.mark.parametrize("name", ["A", "Anna # 1", "é", "0:9", "x" * 80])
def test_a_name_is_a_line_of_printable_characters(name: str) -> None:
    assert refusal(require_name, name) is None


@pytest.mark.parametrize("name", ["", " Anna", "Anna ", "An\nna", "An\x00na", "\ud800", "\u2028", "x" * 81])
def test_what_would_not_be_read_back_is_no_name(name: str) -> None:
    with pytest.raises(RecordError, match="bad-name"):
        require_name(name)


@pytest.mark.parametrize(("name", "value"), [("players", "2"), ("mode", "a=b"), ("mode", "")])
def test_an_option_is_a_word(name: str, value: str) -> None:
    assert refusal(require_option, name, value) is None


@pytest.mark.parametrize(
    ("name", "value"), [("", "2"), ("a=b", "2"), ("a b", "2"), ("a", "2 3"), ("a", "\x00")]
)
def test_what_would_not_be_read_back_is_no_option(name: str, value: str) -> None:
    with pytest.raises(RecordError, match="bad-option"):
        require_option(name, value)


@pytest.mark.parametrize(("seat", "text"), [(None, "978"), (0, "9"), (999, "12."), (None, "a#b")])
def test_an_event_is_a_word(seat: int | None, text: str) -> None:
    assert refusal(require_event, seat, text) is None


@pytest.mark.parametrize(
    ("seat", "text"),
    [
        (None, ""),
        (None, "a b"),
        (None, "0:9"),
        (None, "#9"),
        (None, "12."),
        (0, "\ud800"),
        (-1, "9"),
        (1000, "9"),
    ],
)
def test_what_would_not_be_read_back_is_no_event(seat: int | None, text: str) -> None:
    with pytest.raises(RecordError, match="bad-word"):
        require_event(seat, text)


@pytest.mark.parametrize("text", ["00", "c0FFee"])
def test_bits_are_pairs_of_hexadecimal_digits(text: str) -> None:
    assert refusal(require_hexadecimal, text) is None


@pytest.mark.parametrize("text", ["", "0", "0g", "00 00", "-"])
def test_what_is_no_pair_of_hexadecimal_digits_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="bad-hexadecimal"):
        require_hexadecimal(text)


def test_a_header_holds_nothing_that_would_not_be_read_back() -> None:
    with pytest.raises(RecordError, match="bad-option"):
        Header(game="take-it-easy", rules_version=1, options={"a": "1\nResult: 9"}, seats=(Seated("Anna"),))


def test_an_entry_holds_nothing_that_would_not_be_read_back() -> None:
    with pytest.raises(RecordError, match="bad-word"):
        Entry(text="978 0:4")


def test_a_seed_holds_nothing_that_would_not_be_read_back() -> None:
    with pytest.raises(RecordError, match="bad-name"):
        Seeded("1\nResult: 9")


def test_a_table_holds_nothing_that_would_not_be_read_back() -> None:
    with pytest.raises(RecordError, match="bad-name"):
        Checkable("t\nSeed: 1", "00", (None,))


def test_a_heading_cannot_be_smuggled_in_by_json() -> None:
    header = '{"game":"take-it-easy","rules_version":1,"options":{},"seats":[],"dealing":%s}'
    dealing = '{"type":"seeded","seed":"1\\nResult: 9"}'
    with pytest.raises(RecordError, match="bad-name"):
        read_json('{"format":"ludotheque-record-1","header":' + header % dealing + ',"entries":[]}')


@pytest.mark.parametrize(
    ("heading", "reason"),
    [
        ("Seed: \ud800", "bad-name"),
        ("Table: \ud800\nCommitment: 00", "bad-name"),
        ("Table: t\nCommitment: xy", "bad-hexadecimal"),
        ("Table: t\nCommitment: 00\nContribution 0:", "bad-hexadecimal"),
        ("Result: 1_0", "not-a-number"),
    ],
)
def test_a_heading_that_cannot_be_read_is_refused_with_its_line(heading: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason) as refusal:
        read_record(HEADINGS + heading)
    wrong = heading.splitlines()[0 if reason != "bad-hexadecimal" else -1]
    assert refusal.value.line == (HEADINGS + heading).splitlines().index(wrong) + 1


def test_an_event_that_cannot_be_read_is_refused_with_its_line() -> None:
    with pytest.raises(RecordError, match="bad-word") as refusal:
        read_record(HEADINGS + "978 0:4\n123 0:4:5")
    assert refusal.value.line == 7
