"""Records whose chance is dealt again, from a seed or from a secret that was committed to."""

from collections.abc import Sequence

import msgspec
import pytest

from ludotheque.core.dealer import Seeded
from ludotheque.core.errors import RecordError
from ludotheque.core.match import Match
from ludotheque.core.record import (
    Entry,
    Record,
    verify,
)
from tests.support.games import GAME, seats
from tests.support.records import (
    SECRET,
    checkable,
    checkable_game,
    refused,
    wrong,
)
from tests.support.take_it_easy import PAIR, POOR


def dealt(seed: int, turns: int) -> Record:
    """The beginning of a seeded game in which everybody fills the board in the order of the cells."""
    match = Match.seeded(GAME, PAIR, seats(2), seed)
    for _turn in range(turns):
        for seat in match.awaited:
            match.act(seat, match.view(seat).legal[0])
    return match.record


def changed(record: Record, number: int, text: str) -> Record:
    """The same record with another text at an event, counted from 1."""
    entries = list(record.entries)
    entries[number - 1] = Entry(seat=entries[number - 1].seat, text=text)
    return Record(record.header, tuple(entries))


def another_call(record: Record) -> str:
    """A tile that has not been called."""
    called = {entry.text for entry in record.entries if entry.seat is None}
    return next(text for text in POOR.split() if text not in called)


def test_a_seeded_record_is_dealt_again_and_checked() -> None:
    assert verify(GAME, dealt(42, turns=6)).dealing_checked is True


@pytest.mark.parametrize("event", [1, 4, 13])
def test_a_call_that_the_seed_does_not_deal_is_refused_with_its_number(event: int) -> None:
    record = dealt(42, turns=6)
    error = refused(RecordError, changed(record, event, another_call(record)))
    assert isinstance(error, RecordError)
    assert (error.reason, error.event) == ("not-the-dealt-outcome", event)


def test_a_call_that_the_seed_does_not_deal_is_refused_with_the_one_that_it_does() -> None:
    record = dealt(42, turns=1)
    other = another_call(record)
    error = refused(RecordError, changed(record, 1, other))
    assert error.facts == {"expected": record.entries[0].text, "found": other}


def test_a_game_dealt_from_another_seed_is_refused() -> None:
    record = dealt(42, turns=6)
    header = msgspec.structs.replace(record.header, dealing=Seeded("43"))
    assert refused(RecordError, Record(header, record.entries)).reason == "not-the-dealt-outcome"


def test_a_checkable_game_is_dealt_again_once_the_secret_is_revealed() -> None:
    assert verify(GAME, checkable_game()).dealing_checked is True


def test_a_checkable_game_stays_unchecked_while_the_secret_is_hidden() -> None:
    assert verify(GAME, checkable_game(checkable(secret=None))).dealing_checked is False


def test_a_changed_secret_breaks_the_commitment() -> None:
    record = checkable_game(checkable(secret=SECRET[::-1]))
    assert refused(RecordError, record).reason == "commitment-broken"


def test_a_changed_table_breaks_the_commitment() -> None:
    record = checkable_game(checkable(table="garden"))
    assert refused(RecordError, record).reason == "commitment-broken"


@pytest.mark.parametrize("contributions", [("01ac", None), (None, "01ab"), ("01ab", "00")])
def test_changed_contributions_deal_another_game(contributions: tuple[str | None, ...]) -> None:
    record = checkable_game(checkable(contributions=contributions))
    assert refused(RecordError, record).reason == "not-the-dealt-outcome"


@pytest.mark.parametrize("contributions", [("01ab",), ("01ab", None, None)])
def test_every_seat_has_one_contribution_or_none(contributions: tuple[str | None, ...]) -> None:
    record = checkable_game(checkable(contributions=contributions))
    assert refused(RecordError, record).reason == "wrong-number-of-contributions"


def test_changed_options_deal_another_game() -> None:
    record = checkable_game()
    options = {**record.header.options, "curtain": "on"}
    header = msgspec.structs.replace(record.header, options=options)
    assert refused(RecordError, Record(header, record.entries)).reason == "not-the-dealt-outcome"


@pytest.mark.parametrize(
    ("more", "reason", "line"),
    [
        (("Table: kitchen", "Commitment: 00", f"Secret: {SECRET.hex()}"), "commitment-broken", 8),
        (("Table: kitchen", "Commitment: 00", "Secret: 00"), "bad-secret-length", 9),
    ],
)
def test_what_is_wrong_with_a_dealing_is_found_at_its_heading(
    more: Sequence[str], reason: str, line: int
) -> None:
    error = wrong(*more)
    assert (error.reason, error.line) == (reason, line)
