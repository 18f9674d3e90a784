"""Texts that are no record: the reason, the line, and what is wrong."""

from collections.abc import Mapping

import pytest

from ludotheque.core.errors import Fact
from tests.support.records import HEAD, unreadable


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
