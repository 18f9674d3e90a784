"""The files of the games played in the terminal: the ones still open, and the finished ones."""

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from ludotheque.core.errors import LudothequeError
from ludotheque.core.events import Seat
from ludotheque.core.notation import read_record, write_record
from ludotheque.core.record import Entry, Record

OPEN = "open"
FINISHED = "finished"


STAMP = "%Y-%m-%d-%H%M%S"
STAMP_LENGTH = len("2026-11-30-201500")


Waiting = dict[Seat, tuple[Entry, ...]]


class OpenGame(Struct, frozen=True):
    """A game that can go on.

    Attributes:
        name: The name of its file.
        began: When it began, in UTC.
        record: What has been played.
        waiting: What each seat has done that waits for the others, in order.
    """

    name: str
    began: datetime
    record: Record
    waiting: Waiting = {}


class KeptWaiting(Struct, frozen=True):
    """What waits, and how many events the record has to which it belongs."""

    events: int
    waiting: Waiting


class GameShelf:
    """A folder with one record per game, in the text form."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "games"

    def new_name(self, game: str, now: datetime) -> str:
        """A name that no game here has yet, which tells the game and when it began."""
        stem = f"{now.strftime(STAMP)}-{game}"
        number = 1
        while any(self._file(state, _numbered(stem, number)).exists() for state in (OPEN, FINISHED)):
            number += 1
        return _numbered(stem, number)

    def keep(self, name: str, record: Record, waiting: Waiting) -> Path:
        """Write a record, and beside it what waits; a finished one moves to its own folder.

        What waits belongs to as many events as the record then has; it is written first, and is taken up
        again only with a record of that length.
        """
        finished = record.header.result is not None
        file = self._file(FINISHED if finished else OPEN, name)
        if not finished:
            kept = KeptWaiting(len(record.entries), waiting)
            _write(file.with_suffix(".waiting"), msgspec.json.encode(kept))
        _write(file, write_record(record).encode())
        if finished:
            for left in (self._file(OPEN, name), self._file(OPEN, name).with_suffix(".waiting")):
                left.unlink(missing_ok=True)
        return file

    def open_games(self) -> Iterator[OpenGame]:
        """The games that are not over, the newest first; files that cannot be read stay where they are."""
        for file in sorted((self._folder / OPEN).glob("*.txt"), reverse=True):
            try:
                began = datetime.strptime(file.stem[:STAMP_LENGTH], STAMP).replace(tzinfo=UTC)
                record = read_record(file.read_text(encoding="utf-8")).record
            except (LudothequeError, ValueError, OSError):
                continue
            yield OpenGame(file.stem, began, record, _waiting_beside(file, record))

    def _file(self, state: str, name: str) -> Path:
        return self._folder / state / f"{name}.txt"


def _write(file: Path, content: bytes) -> None:
    """Write a file whole, or not at all; it is on disk when this returns."""
    file.parent.mkdir(parents=True, exist_ok=True)
    partial = file.with_name(f"{file.name}.partial")
    with partial.open("wb") as stream:
        stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())
    partial.replace(file)


def _waiting_beside(file: Path, record: Record) -> Waiting:
    try:
        kept = msgspec.json.decode(file.with_suffix(".waiting").read_bytes(), type=KeptWaiting)
    except (OSError, msgspec.DecodeError, LudothequeError):
        return {}
    return kept.waiting if kept.events == len(record.entries) else {}


def _numbered(stem: str, number: int) -> str:
    return stem if number == 1 else f"{stem}-{number}"
