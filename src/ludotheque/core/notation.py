"""The two written forms of a record: a text that people read and write, and JSON.

The text form, line by line:

    ludotheque record 1
    Game: take-it-easy
    Rules-Version: 1
    Options: players=2 rounds=1
    Seat 0: Anna
    Seat 1: Berta
    Bot 1: steady
    Seed: 42
    Result: 142 118

    1. 978 0:9 1:4
    2. 123 0:12 1:0     # a remark, up to the end of the line

A word with a seat and a colon is that seat's action; a word without is an outcome of chance. Numbers with a
point at the beginning of a line count the lines and mean nothing. A checkable shuffle writes ``Table``,
``Commitment``, ``Contribution N`` and, once the game is over, ``Secret`` instead of ``Seed``.
"""

import re
from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec
from msgspec import Struct

from ludotheque.core.dealer import Checkable, Dealing, Seeded
from ludotheque.core.errors import RecordError
from ludotheque.core.line import LINE_NUMBER, require_hexadecimal, require_option
from ludotheque.core.record import Entry, Header, Record, Seated

T = TypeVar("T")

FIRST_LINE = "ludotheque record 1"
WIDTH = 100
SEAT = re.compile(r"(\d{1,3}):(\S+)")
NUMBER = re.compile(r"[+-]?[0-9]{1,4000}")
HEADING = re.compile(r"([A-Z][A-Za-z-]*)(?: (\d{1,3}))?: *(.*)")
SINGLE = ("Game", "Rules-Version", "Options", "Seed", "Table", "Commitment", "Secret", "Result")
PER_SEAT = ("Seat", "Bot", "Contribution")
CHECKABLE = ("Table", "Commitment", "Contribution", "Secret")


class RecordFile(Struct, frozen=True):
    """A record as read from a file, with where everything stood.

    Attributes:
        record: The record.
        lines: For every entry, the number of its line, counted from 1; empty when read from JSON.
        headings: For every heading, the number of its line.
    """

    record: Record
    lines: tuple[int, ...] = ()
    headings: dict[str, int] = {}

    def located(self, error: RecordError) -> RecordError:
        """The same error with the line at which its event stands, or the heading it is about."""
        line = error.line
        if line is None and error.event is not None and error.event <= len(self.lines):
            line = self.lines[error.event - 1]
        if line is None and error.event is None:
            line = self.headings.get(HEADING_OF_REASON.get(error.reason, "Options"))
        return RecordError.because(error, line=line, event=error.event)


HEADING_OF_REASON = {
    "wrong-result": "Result",
    "result-without-an-end": "Result",
    "commitment-broken": "Commitment",
    "wrong-number-of-contributions": "Table",
    "bad-secret-length": "Secret",
    "wrong-number-of-seats": "Seat 0",
    "unknown-rules-version": "Rules-Version",
    "unknown-game": "Game",
}
"""Which heading an error without an event is about; the others are about the options."""


def write_record(record: Record) -> str:
    """Write the text form; `read_record` reads it back as the same record."""
    header = record.header
    lines = [FIRST_LINE, f"Game: {header.game}", f"Rules-Version: {header.rules_version}"]
    lines.append("Options: " + " ".join(f"{name}={value}" for name, value in header.options.items()))
    lines += [f"Seat {seat}: {seated.name}" for seat, seated in enumerate(header.seats)]
    lines += [f"Bot {seat}: {seated.bot}" for seat, seated in enumerate(header.seats) if seated.bot]
    lines += _dealing_lines(header.dealing)
    if header.result is not None:
        lines.append("Result: " + " ".join(str(total) for total in header.result))
    return "\n".join([*lines, "", *_movetext(record.entries)]) + "\n"


def _dealing_lines(dealing: Dealing | None) -> list[str]:
    match dealing:
        case None:
            return []
        case Seeded(seed):
            return [f"Seed: {seed}"]
        case Checkable(table, commitment, contributions, secret):
            lines = [f"Table: {table}", f"Commitment: {commitment}"]
            lines += [f"Contribution {seat}: {bits or '-'}" for seat, bits in enumerate(contributions)]
            return lines + ([f"Secret: {secret}"] if secret else [])


def _movetext(entries: tuple[Entry, ...]) -> Iterator[str]:
    """A line begins at an outcome of chance after an action, and when the line before is full."""
    words: list[str] = []
    number = 1
    acted = False
    for entry in entries:
        word = entry.text if entry.seat is None else f"{entry.seat}:{entry.text}"
        full = sum(len(other) + 1 for other in words) + len(word) > WIDTH - 6
        if words and (full or (acted and entry.seat is None)):
            yield f"{number}. {' '.join(words)}"
            words, acted = [], False
            number += 1
        words.append(word)
        acted = acted or entry.seat is not None
    if words:
        yield f"{number}. {' '.join(words)}"


def _located(line: int, make: Callable[..., T], *texts: object, **named: object) -> T:
    """Make what a line tells of; a refusal knows the line."""
    try:
        return make(*texts, **named)
    except RecordError as error:
        raise RecordError.because(error, line=line) from None


class _Reader:
    """Collects what the lines of a text say."""

    def __init__(self) -> None:
        self.fields: dict[str, str] = {}
        self.headings: dict[str, int] = {}
        self.entries: list[Entry] = []
        self.lines: list[int] = []

    def read(self, text: str) -> RecordFile:
        rows = text.removeprefix("\ufeff").splitlines()
        if not rows or rows[0].split() != FIRST_LINE.split():
            raise RecordError("not-a-record", line=1)
        for number, row in enumerate(rows[1:], start=2):
            heading = HEADING.fullmatch(row.strip())
            if heading:
                self._heading(number, *heading.groups())
            else:
                self._events(number, row)
        return RecordFile(Record(self._header(), tuple(self.entries)), tuple(self.lines), self.headings)

    def _heading(self, line: int, name: str, seat: str | None, value: str) -> None:
        if self.entries:
            raise RecordError("heading-after-events", line=line, heading=name)
        key = name if seat is None else f"{name} {int(seat)}"
        if name not in (PER_SEAT if seat is not None else SINGLE):
            raise RecordError("unknown-heading", line=line, heading=key)
        if key in self.fields:
            raise RecordError("repeated-heading", line=line, heading=key)
        self.fields[key] = value.strip()
        self.headings[key] = line

    def _events(self, line: int, row: str) -> None:
        words = re.sub(r"(^|\s)#.*", "", row).split()
        if words and LINE_NUMBER.fullmatch(words[0]):
            del words[0]
        for word in words:
            action = SEAT.fullmatch(word)
            seat, text = (int(action[1]), action[2]) if action else (None, word)
            self.entries.append(_located(line, Entry, seat=seat, text=text))
            self.lines.append(line)

    def _required(self, key: str) -> str:
        if key not in self.fields:
            raise RecordError("missing-heading", line=1, heading=key)
        return self.fields[key]

    def _number(self, key: str, text: str) -> int:
        if not NUMBER.fullmatch(text):
            raise RecordError("not-a-number", line=self.headings[key], text=text)
        return int(text)

    def _options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        for word in self._required("Options").split():
            name, equals, value = word.partition("=")
            if not equals or name in options:
                raise RecordError("bad-option", line=self.headings["Options"], word=word)
            _located(self.headings["Options"], require_option, name, value)
            options[name] = value
        return options

    def _seats(self) -> tuple[Seated, ...]:
        count = sum(key.startswith("Seat ") for key in self.fields)
        for key, line in self.headings.items():
            heading, _, number = key.partition(" ")
            if heading in PER_SEAT and int(number) >= count:
                raise RecordError("seat-without-name", line=line, seat=int(number))
        seats: list[Seated] = []
        for seat in range(count):
            key = f"Seat {seat}"
            name, bot = self._required(key), self.fields.get(f"Bot {seat}")
            seats.append(_located(self.headings[key], Seated, name, bot))
        return tuple(seats)

    def _dealing(self, seats: int) -> Dealing | None:
        checkable = [key for key in self.headings if key.partition(" ")[0] in CHECKABLE]
        if "Seed" in self.fields and checkable:
            raise RecordError("two-dealers", line=self.headings[checkable[0]])
        if "Seed" in self.fields:
            return _located(self.headings["Seed"], Seeded, self.fields["Seed"])
        if not checkable:
            return None
        parts = [self.fields.get(f"Contribution {seat}", "-") for seat in range(seats)]
        contributions = tuple(None if part == "-" else part for part in parts)
        table, commitment = self._required("Table"), self._required("Commitment")
        for key in ("Commitment", "Secret", *(f"Contribution {seat}" for seat in range(seats))):
            text = self.fields.get(key, "-")
            if text != "-":
                _located(self.headings[key], require_hexadecimal, text)
        line = self.headings["Table"]
        return _located(line, Checkable, table, commitment, contributions, self.fields.get("Secret"))

    def _header(self) -> Header:
        seats = self._seats()
        result = self.fields.get("Result")
        game = self._required("Game")
        return _located(
            self.headings["Game"],
            Header,
            game=game,
            rules_version=self._number("Rules-Version", self._required("Rules-Version")),
            options=self._options(),
            seats=seats,
            dealing=self._dealing(len(seats)),
            result=None if result is None else tuple(self._number("Result", word) for word in result.split()),
        )


def read_record(text: str) -> RecordFile:
    """Read either form of a record.

    Raises:
        RecordError: With the line and the reason when the text is no record. Whether what it tells could have
            happened is for `ludotheque.core.record.verify` to say.
    """
    if text.lstrip("\ufeff \t\r\n").startswith("{"):
        return RecordFile(read_json(text))
    return _Reader().read(text)


def write_json(record: Record, *, indent: int = 2) -> str:
    """Write the JSON form; `read_json` reads it back as the same record."""
    return msgspec.json.format(msgspec.json.encode(record), indent=indent).decode() + "\n"


def read_json(text: str) -> Record:
    """Read the JSON form.

    Raises:
        RecordError: ``bad-json`` with what is wrong and where.
    """
    try:
        return msgspec.json.decode(text.removeprefix("\ufeff").encode(), type=Record)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise RecordError("bad-json", detail=str(error)) from None
