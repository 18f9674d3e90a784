"""The two written forms of a record: what they look like, and how what is none is refused."""

import pytest

from ludotheque.core.dealer import Checkable, Seeded
from ludotheque.core.notation import read_record, write_record
from ludotheque.core.record import Entry, Record, Seated
from tests.support.records import CHECKABLE, COMMITTED, EVENTS, HEAD, HEADER, RECORD, record_file, with_header


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


def test_a_line_takes_as_many_events_as_find_room() -> None:
    many = Record(HEADER, tuple(Entry(seat=0, text="18") for _ in range(30)))
    assert [len(line.split()) for line in write_record(many).splitlines()[7:]] == [1 + 19, 1 + 11]


def test_a_line_that_was_full_goes_on_after_an_outcome_of_chance() -> None:
    drawn = Record(HEADER, tuple(Entry(text="978") for _ in range(50)))
    assert [len(line.split()) for line in write_record(drawn).splitlines()[7:]] == [1 + 23, 1 + 23, 1 + 4]


def test_an_event_too_long_for_a_line_stands_alone() -> None:
    long = Record(HEADER, (Entry(seat=0, text="x" * 120),))
    assert write_record(long).endswith(f"\n\n1. 0:{'x' * 120}\n")


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
