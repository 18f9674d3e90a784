"""Records of Take it Easy! arranged as text, and the refusals that they meet."""

import msgspec
import pytest

from ludotheque.core.dealer import Checkable, Dealing, checkable_dealer, commitment
from ludotheque.core.errors import LudothequeError, RecordError
from ludotheque.core.match import Match
from ludotheque.core.notation import RecordFile, read_record
from ludotheque.core.options import option_texts
from ludotheque.core.record import Entry, Header, Record, Seated, Verification, header_of, verify
from tests.support.games import GAME, seats
from tests.support.take_it_easy import PAIR

HEAD = """\
ludotheque record 1
Game: take-it-easy
Rules-Version: 1
Options: players=2 rounds=1
Seat 0: Anna
Seat 1: Berta
"""
"""Six lines that every record of two begins with here."""

EVENTS = """
1. 978 0:9 1:4
2. 123 0:12 1:0
"""

SECRET = bytes(range(100, 132))
TABLE = "kitchen"
CONTRIBUTIONS = ("01ab", None)


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
"""HEAD and EVENTS as a value."""

COMMITTED = ("Table: kitchen", "Commitment: 00ff")
CHECKABLE = Checkable("kitchen", "00ff", (None, None))


def with_header(**fields: object) -> Record:
    """RECORD with other fields in its header."""
    return Record(msgspec.structs.replace(HEADER, **fields), PLAYED)


def record_file(*more: str, head: str = HEAD, events: str = EVENTS) -> RecordFile:
    """Read a record with more headings, which stand from line 7 on."""
    return read_record(head + "".join(f"{line}\n" for line in more) + events)


def unreadable(text: str) -> RecordError:
    """How a text is refused that is no record."""
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return caught.value


def verified(*more: str, head: str = HEAD, events: str = EVENTS) -> Verification:
    """Check a record."""
    return verify(GAME, record_file(*more, head=head, events=events).record)


def wrong(*more: str, head: str = HEAD, events: str = EVENTS) -> RecordError:
    """How a record is refused that tells what cannot have happened, with the line where it does."""
    file = record_file(*more, head=head, events=events)
    with pytest.raises(RecordError) as caught:
        verify(GAME, file.record)
    return file.located(caught.value)


def refused(kind: type[LudothequeError], record: Record) -> LudothequeError:
    """How a record is refused."""
    with pytest.raises(kind) as caught:
        verify(GAME, record)
    return caught.value


def checkable(
    *,
    secret: bytes | None = SECRET,
    table: str = TABLE,
    contributions: tuple[str | None, ...] = CONTRIBUTIONS,
) -> Checkable:
    """What the record of a checkable game says; the commitment is the one shown in the kitchen."""
    shown = None if secret is None else secret.hex()
    return Checkable(table, commitment(SECRET, TABLE), contributions, shown)


def checkable_game(dealing: Dealing | None = None) -> Record:
    """The beginning of a game dealt from the secret and the contributions, with what its record says."""
    bits = [None if text is None else bytes.fromhex(text) for text in CONTRIBUTIONS]
    dealer = checkable_dealer(SECRET, bits, option_texts(PAIR).items())
    match = Match(GAME, header_of(GAME, PAIR, seats(2), dealing=dealing or checkable()), dealer)
    for _turn in range(5):
        for seat in match.awaited:
            match.act(seat, match.view(seat).legal[0])
    return match.record
