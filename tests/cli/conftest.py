"""The command line, run in this process."""

import pytest

from ludotheque.cli.app import run
from tests.support.command import Program, Said


@pytest.fixture
def ludotheque(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Program:
    """Run the program with these words; it speaks English unless told otherwise."""
    monkeypatch.setenv("LUDOTHEQUE_LANG", "en")

    def call(*words: str) -> Said:
        try:
            status = run(words)
        except SystemExit as end:
            status = int(end.code or 0)
        captured = capsys.readouterr()
        return Said(status, captured.out, captured.err)

    return call
