"""The JSON form of a record."""

import re

import msgspec
import pytest

from ludotheque.core.dealer import Seeded
from ludotheque.core.notation import read_json, read_record, write_json
from ludotheque.core.record import Record
from tests.support.records import CHECKABLE, RECORD, unreadable, with_header


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


def test_json_is_indented_by_two() -> None:
    assert write_json(RECORD).startswith('{\n  "format"')


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
