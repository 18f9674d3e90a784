"""The results of games played alone: the best and the last ones per option set (TIE-19), kept on disk.

Every result is one line of JSON added to a file, so that nothing is lost when two windows finish at once.
"""

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

LAST = 5
"""How many of the last results are shown."""


class SoloResult(Struct, frozen=True):
    """One game played alone.

    Attributes:
        game: The name of the game.
        rules_version: The version of its rules.
        options: Name and text of every option.
        total: What was scored.
        finished: When, in ISO 8601 with the offset from UTC.
    """

    game: str
    rules_version: int
    options: dict[str, str]
    total: int
    finished: str


class SoloRecord(Struct, frozen=True):
    """What has been scored with one option set.

    Attributes:
        best: The highest total; None before the first game.
        last: The last totals, the newest first.
    """

    best: int | None
    last: tuple[int, ...]


class SoloBook:
    """The file of all results of games played alone."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "solo.jsonl"

    def add(self, result: SoloResult) -> None:
        """Keep a result; it is on disk when this returns."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        line = msgspec.json.encode(result) + b"\n"
        descriptor = os.open(self._file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        try:
            os.write(descriptor, line)
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

    def record(self, game: str, rules_version: int, options: Mapping[str, str]) -> SoloRecord:
        """The best and the last results with exactly these options."""
        totals = [
            result.total
            for result in self._results()
            if (result.game, result.rules_version, result.options) == (game, rules_version, dict(options))
        ]
        return SoloRecord(max(totals, default=None), tuple(reversed(totals[-LAST:])))

    def _results(self) -> list[SoloResult]:
        """Every line that can be read; what somebody else wrote into the file is left alone."""
        try:
            lines = self._file.read_bytes().splitlines()
        except FileNotFoundError:
            return []
        results: list[SoloResult] = []
        for line in lines:
            try:
                results.append(msgspec.json.decode(line, type=SoloResult))
            except msgspec.DecodeError:
                continue
        return results
