"""The commands for whoever looks after a server: copy its tables, and put a copy back."""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheque.cli.errors import UsageError
from ludotheque.cli.lock import serving_lock
from ludotheque.cli.words import Voice
from ludotheque.settings import data_folder, database_file

Data = Annotated[Path | None, Parameter(help="cli-word-data")]
Lang = Annotated[str | None, Parameter(help="cli-word-lang")]


class AdminCommands:
    """``ludotheque admin …``."""

    def __init__(self, voice: Voice) -> None:
        self._speak = voice

    def backup(
        self,
        file: Annotated[str, Parameter(help="cli-word-backup")],
        *,
        data: Data = None,
        lang: Lang = None,
    ) -> None:
        """Copy all tables into a file, while they are played at or not."""
        del lang
        from ludotheque.storage.backup import back_up

        folder = data_folder() if data is None else data
        if not database_file(folder).exists():
            raise UsageError("cli-nothing-to-back-up", folder=str(folder))
        with _sqlite_troubles():
            back_up(database_file(folder), Path(file))
        sys.stdout.write(self._speak("cli-backed-up", file=file, folder=str(folder)) + "\n")

    def restore(
        self,
        file: Annotated[str, Parameter(help="cli-word-restore")],
        *,
        data: Data = None,
        lang: Lang = None,
    ) -> None:
        """Put a copy back in place of the tables, while nobody serves them."""
        del lang
        from ludotheque.storage.backup import restore

        folder = data_folder() if data is None else data
        with serving_lock(folder), _sqlite_troubles():
            restore(Path(file), database_file(folder))
        sys.stdout.write(self._speak("cli-restored", file=file) + "\n")

    def rotate_keys(self, *, data: Data = None, lang: Lang = None) -> None:
        """Sign with a new key from the next start on; the last one is believed until the next rotation."""
        del lang
        from ludotheque.web.keys import key_file, rotate

        folder = data_folder() if data is None else data
        rotate(folder)
        sys.stdout.write(self._speak("cli-keys-rotated", file=str(key_file(folder))) + "\n")


@contextmanager
def _sqlite_troubles() -> Iterator[None]:
    """Tell what keeps SQLite from its work, such as a full disk; damage has an error of its own."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise UsageError("cli-database", detail=str(error)) from error
