"""The two written forms of a record: what they look like, and how what is none is refused."""

import re
from collections.abc import Mapping

import msgspec
import pytest

from ludotheque.core.dealer import Checkable, Seeded
from ludotheque.core.errors import Fact
from ludotheque.core.notation import read_json, read_record, write_json, write_record
from ludotheque.core.record import Entry, Header, Record, Seated
from tests.support.records import EVENTS, HEAD, record_file, unreadable

PLAYED = (
    Entry(text="978"),
    Entry(seat=0, text="9"),
    Entry(seat=1, text="4"),
    Entry(text="123"),
    Entry(seat=0, text="12"),
    Entry(seat=1, text="0"),
)
HEADER = Header(
    game="take-it-easy",
    rules_version=1,
    options={"players": "2", "rounds": "1"},
    seats=(Seated("Anna"), Seated("Berta")),
)
RECORD = Record(HEADER, PLAYED)
COMMITTED = ("Table: kitchen", "Commitment: 00ff")
CHECKABLE = Checkable("kitchen", "00ff", (None, None))


def with_header(**fields: object) -> Record:
    return Record(msgspec.structs.replace(HEADER, **fields), PLAYED)


def entries(events: str) -> tuple[Entry, ...]:
    return record_file(events=events).record.entries


def test_a_record_is_written_heading_by_heading_and_turn_by_turn() -> None:
    assert write_record(RECORD) == HEAD + EVENTS


def test_a_bot_stands_below_the_seats() -> None:
    record = with_header(seats=(Seated("Anna"), Seated("Berta", bot="steady")))
    assert "Seat 1: Berta\nBot 1: steady\n" in write_record(record)


def test_a_seed_is_written_as_a_heading() -> None:
    assert "\nSeed: 42\n" in write_record(with_header(dealing=Seeded("42")))


def test_a_checkable_shuffle_is_written_with_its_contributions() -> None:
    record = with_header(dealing=Checkable("kitchen", "00ff", ("ab", None)))
    written = "Table: kitchen\nCommitment: 00ff\nContribution 0: ab\nContribution 1: -\n\n1. 978"
    assert written in write_record(record)


def test_a_revealed_secret_is_written_after_the_contributions() -> None:
    record = with_header(dealing=Checkable("kitchen", "00ff", ("ab", None), "0123"))
    assert "Contribution 1: -\nSecret: 0123\n" in write_record(record)


def test_a_result_is_the_last_heading() -> None:
    assert "Seed: 42\nResult: 142 118\n\n1. " in write_record(
        with_header(dealing=Seeded("42"), result=(142, 118))
    )


def test_a_record_without_events_ends_with_an_empty_line() -> None:
    assert write_record(Record(HEADER, ())) == f"{HEAD}\n"


def test_no_line_of_events_is_longer_than_100_characters() -> None:
    many = Record(HEADER, tuple(Entry(seat=seat % 6, text="18") for seat in range(200)))
    assert max(len(line) for line in write_record(many).splitlines()) <= 100


def test_a_line_goes_on_while_actions_follow() -> None:
    many = Record(HEADER, tuple(Entry(seat=seat % 6, text="18") for seat in range(40)))
    assert write_record(many).splitlines()[7].startswith("1. 0:18 1:18 2:18 3:18 4:18 5:18 0:18")


def test_outcomes_of_chance_in_a_row_share_a_line() -> None:
    drawn = Record(HEADER, (Entry(text="978"), Entry(text="123"), Entry(seat=0, text="9")))
    assert write_record(drawn).endswith("\n1. 978 123 0:9\n")


@pytest.mark.parametrize(
    "record",
    [
        RECORD,
        with_header(dealing=Seeded("a seed: 4 # 2")),
        with_header(dealing=Checkable("kitchen", "00ff", ("ab", None), "0123"), result=(-3, 0)),
        with_header(seats=(Seated("Zoë: 1", bot="random"), Seated("#2"))),
    ],
)
def test_what_is_written_reads_back(record: Record) -> None:
    assert read_record(write_record(record)).record == record


def test_every_event_knows_its_line() -> None:
    assert record_file().lines == (8, 8, 8, 9, 9, 9)


def test_every_heading_knows_its_line() -> None:
    assert record_file("Seed: 42").headings == {
        "Game": 2,
        "Rules-Version": 3,
        "Options": 4,
        "Seat 0": 5,
        "Seat 1": 6,
        "Seed": 7,
    }


@pytest.mark.parametrize(
    "events",
    [
        "978 0:9",
        "1. 978 0:9",
        "7. 978\n3. 0:9",
        "\n\n  978   0:9  \n",
        "978 # a remark 1:4\n# another 1:4\n0:9",
        "\t978\t0:9\r\n",
    ],
)
def test_line_numbers_blanks_and_remarks_mean_nothing(events: str) -> None:
    assert entries(events) == (Entry(text="978"), Entry(seat=0, text="9"))


def test_a_number_sign_within_a_word_begins_no_remark() -> None:
    assert entries("978#1") == (Entry(text="978#1"),)


@pytest.mark.parametrize("text", [HEAD.replace("\n", "\r\n"), f"\ufeff{HEAD}", HEAD.replace(": ", ":   ")])
def test_a_text_from_another_system_is_read(text: str) -> None:
    assert read_record(text).record.header == HEADER


@pytest.mark.parametrize("heading", ["Contribution 0: -", "Contribution 1: -"])
def test_a_seat_may_have_put_nothing_in(heading: str) -> None:
    assert record_file(*COMMITTED, heading).record.header.dealing == CHECKABLE


def test_contributions_need_not_be_named() -> None:
    assert record_file(*COMMITTED).record.header.dealing == CHECKABLE


def test_a_remark_may_not_follow_a_heading() -> None:
    assert record_file("Seed: 42 # mine").record.header.dealing == Seeded("42 # mine")


@pytest.mark.parametrize(
    "text", ["", "\n", "chess\n", "ludotheque record 2\n", "ludotheque-record 1\n", " x"]
)
def test_a_text_that_begins_otherwise_is_no_record(text: str) -> None:
    error = unreadable(text)
    assert (error.reason, error.line) == ("not-a-record", 1)


REFUSED: list[tuple[str, str, int, Mapping[str, Fact]]] = [
    (f"{HEAD}978\nSeed: 42", "heading-after-events", 8, {"heading": "Seed"}),
    (f"{HEAD}Sead: 42", "unknown-heading", 7, {"heading": "Sead"}),
    (f"{HEAD}Seed 1: 42", "unknown-heading", 7, {"heading": "Seed 1"}),
    (f"{HEAD}Seat: Carla", "unknown-heading", 7, {"heading": "Seat"}),
    (f"{HEAD}Seat 1: Carla", "repeated-heading", 7, {"heading": "Seat 1"}),
    (f"{HEAD}Seat 01: Carla", "repeated-heading", 7, {"heading": "Seat 1"}),
    (f"{HEAD}Game: chess", "repeated-heading", 7, {"heading": "Game"}),
    (f"{HEAD}\n978 0:", "bad-word", 8, {"word": "0:"}),
    (f"{HEAD}\n978 Anna:9", "bad-word", 8, {"word": "Anna:9"}),
    (f"{HEAD}\n978 0:9:1", "bad-word", 8, {"word": "0:9:1"}),
    (f"{HEAD}\n978 1000:9", "bad-word", 8, {"word": "1000:9"}),
    (f"{HEAD}\n978 12. 0:9", "bad-word", 8, {"word": "12."}),
    (HEAD.replace("Game: take-it-easy\n", ""), "missing-heading", 1, {"heading": "Game"}),
    (HEAD.replace("Rules-Version: 1\n", ""), "missing-heading", 1, {"heading": "Rules-Version"}),
    (HEAD.replace("Options: players=2 rounds=1\n", ""), "missing-heading", 1, {"heading": "Options"}),
    (HEAD.replace("Version: 1", "Version: one"), "not-a-number", 3, {"text": "one"}),
    (HEAD.replace("Version: 1", "Version:"), "not-a-number", 3, {"text": ""}),
    (HEAD.replace("Version: 1", "Version: 1_0"), "not-a-number", 3, {"text": "1_0"}),
    (HEAD.replace("Version: 1", "Version: ١"), "not-a-number", 3, {"text": "١"}),
    (f"{HEAD}Result: 27 many", "not-a-number", 7, {"text": "many"}),
    (f"{HEAD}Result: 27 2.5", "not-a-number", 7, {"text": "2.5"}),
    (HEAD.replace("rounds=1", "rounds"), "bad-option", 4, {"word": "rounds"}),
    (HEAD.replace("rounds=1", "players=3"), "bad-option", 4, {"word": "players=3"}),
    (HEAD.replace("rounds=1", "=1"), "bad-option", 4, {"word": "=1"}),
    (HEAD.replace("take-it-easy", ""), "bad-name", 2, {"name": ""}),
    (HEAD.replace("Seat 0: Anna", "Seat 0:"), "bad-name", 5, {"name": ""}),
    (HEAD.replace("Anna", "A\x07nna"), "bad-name", 5, {"name": "A\x07nna"}),
    (f"{HEAD}Bot 1:", "bad-name", 6, {"name": ""}),
    (f"{HEAD}Seed:", "bad-name", 7, {"name": ""}),
    (f"{HEAD}Table:\nCommitment: 00", "bad-name", 7, {"name": ""}),
    (f"{HEAD}Bot 2: steady", "seat-without-name", 7, {"seat": 2}),
    (f"{HEAD}Seat 3: Carla", "seat-without-name", 7, {"seat": 3}),
    (f"{HEAD}Contribution 2: 00", "seat-without-name", 7, {"seat": 2}),
    (f"{HEAD}Seed: 42\nTable: kitchen\nCommitment: 00", "two-dealers", 8, {}),
    (f"{HEAD}Secret: 00\nSeed: 42", "two-dealers", 7, {}),
    (f"{HEAD}Table: kitchen", "missing-heading", 1, {"heading": "Commitment"}),
    (f"{HEAD}Commitment: 00", "missing-heading", 1, {"heading": "Table"}),
    (f"{HEAD}Contribution 0: 00", "missing-heading", 1, {"heading": "Table"}),
    (f"{HEAD}Secret: 00", "missing-heading", 1, {"heading": "Table"}),
    (f"{HEAD}Table: kitchen\nCommitment: xyz", "bad-hexadecimal", 8, {"text": "xyz"}),
    (f"{HEAD}Table: kitchen\nCommitment: 0", "bad-hexadecimal", 8, {"text": "0"}),
    (f"{HEAD}Table: kitchen\nCommitment: 00\nContribution 1: 0g", "bad-hexadecimal", 9, {"text": "0g"}),
    (f"{HEAD}Table: kitchen\nCommitment: 00\nSecret: 0x00", "bad-hexadecimal", 9, {"text": "0x00"}),
]
"""Texts that are no record, each with the reason, the line and the facts."""


@pytest.mark.parametrize(("text", "reason", "line", "facts"), REFUSED)
def test_a_text_is_refused_with_the_reason(
    text: str, reason: str, line: int, facts: Mapping[str, Fact]
) -> None:
    del line, facts
    assert unreadable(text).reason == reason


@pytest.mark.parametrize(("text", "reason", "line", "facts"), REFUSED)
def test_a_text_is_refused_at_the_line_where_it_goes_wrong(
    text: str, reason: str, line: int, facts: Mapping[str, Fact]
) -> None:
    del reason, facts
    assert unreadable(text).line == line


@pytest.mark.parametrize(("text", "reason", "line", "facts"), REFUSED)
def test_a_text_is_refused_with_what_is_wrong(
    text: str, reason: str, line: int, facts: Mapping[str, Fact]
) -> None:
    del reason, line
    assert unreadable(text).facts == facts


def test_json_says_what_the_text_says() -> None:
    assert msgspec.json.decode(write_json(RECORD)) == {
        "format": "ludotheque-record-1",
        "header": {
            "game": "take-it-easy",
            "rules_version": 1,
            "options": {"players": "2", "rounds": "1"},
            "seats": [{"name": "Anna"}, {"name": "Berta"}],
        },
        "entries": [
            {"text": "978"},
            {"seat": 0, "text": "9"},
            {"seat": 1, "text": "4"},
            {"text": "123"},
            {"seat": 0, "text": "12"},
            {"seat": 1, "text": "0"},
        ],
    }


@pytest.mark.parametrize(
    ("record", "dealing"),
    [
        (with_header(dealing=Seeded("42")), {"type": "seeded", "seed": "42"}),
        (
            with_header(dealing=CHECKABLE),
            {"type": "checkable", "table": "kitchen", "commitment": "00ff", "contributions": [None, None]},
        ),
    ],
)
def test_json_says_how_chance_came_about(record: Record, dealing: dict[str, object]) -> None:
    assert msgspec.json.decode(write_json(record))["header"]["dealing"] == dealing


@pytest.mark.parametrize(
    "record", [RECORD, with_header(dealing=Seeded("42"), result=(1, 2)), with_header(dealing=CHECKABLE)]
)
def test_json_reads_back(record: Record) -> None:
    assert read_json(write_json(record)) == record


@pytest.mark.parametrize("before", ["", "\ufeff", " \n\t"])
def test_json_is_known_by_its_first_character(before: str) -> None:
    assert read_record(before + write_json(RECORD)).record == RECORD


def test_json_ends_with_a_newline() -> None:
    assert write_json(RECORD).endswith("}\n")


def test_json_may_be_indented_otherwise() -> None:
    assert write_json(RECORD, indent=4).startswith('{\n    "format"')


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ("{", "truncated"),
        ("{}", "missing required field"),
        (write_json(RECORD).replace("-record-1", "-record-2"), "Invalid value"),
        (
            write_json(RECORD).replace('"rules_version": 1', '"rules_version": "1"'),
            r"\$\.header\.rules_version",
        ),
        (write_json(RECORD).replace('"seat": 0', '"seat": 0.5'), r"\$\.entries\[1\]\.seat"),
        ('{"a": ' + "[" * 100_000, "recursion"),
        (write_json(RECORD).replace("Anna", "\ud800"), "surrogates"),
    ],
)
def test_json_that_is_no_record_is_refused_with_what_is_wrong_where(text: str, detail: str) -> None:
    error = unreadable(text)
    assert (error.reason, bool(re.search(detail, str(error.facts["detail"])))) == ("bad-json", True)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"Anna"', '""', "bad-name"),
        ('"978"', '"9 78"', "bad-word"),
        ('"rounds"', '"rou nds"', "bad-option"),
    ],
)
def test_json_says_nothing_that_the_text_could_not_say(old: str, new: str, reason: str) -> None:
    assert unreadable(write_json(RECORD).replace(old, new)).reason == reason
