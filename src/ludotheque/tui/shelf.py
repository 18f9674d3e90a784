"""The files of the games played in the terminal: the ones still open, and the finished ones."""

import os
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from ludotheque.core.errors import LudothequeError
from ludotheque.core.notation import read_record, write_record
from ludotheque.core.record import Record

OPEN = "open"
FINISHED = "finished"


STAMP = "%Y-%m-%d-%H%M%S"
STAMP_LENGTH = len("2026-11-30-201500")


class OpenGame(Struct, frozen=True):
    """A game that can go on.

    Attributes:
        name: The name of its file.
        began: When it began, in UTC.
        record: What has been played.
    """

    name: str
    began: datetime
    record: Record


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

    def keep(self, name: str, record: Record) -> Path:
        """Write a record whole, or not at all; a finished one moves to its own folder."""
        finished = record.header.result is not None
        file = self._file(FINISHED if finished else OPEN, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        partial = file.with_suffix(".partial")
        with partial.open("w", encoding="utf-8") as stream:
            stream.write(write_record(record))
            stream.flush()
            os.fsync(stream.fileno())
        partial.replace(file)
        if finished:
            self._file(OPEN, name).unlink(missing_ok=True)
        return file

    def open_games(self) -> tuple[OpenGame, ...]:
        """The games that can go on, the newest first; files that cannot be read stay where they are."""
        games: list[OpenGame] = []
        for file in sorted((self._folder / OPEN).glob("*.txt"), reverse=True):
            try:
                began = datetime.strptime(file.stem[:STAMP_LENGTH], STAMP).replace(tzinfo=UTC)
                record = read_record(file.read_text(encoding="utf-8")).record
            except (LudothequeError, ValueError, OSError):
                continue
            games.append(OpenGame(file.stem, began, record))
        return tuple(games)

    def _file(self, state: str, name: str) -> Path:
        return self._folder / state / f"{name}.txt"


def _numbered(stem: str, number: int) -> str:
    return stem if number == 1 else f"{stem}-{number}"
