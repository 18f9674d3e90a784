"""A game of somebody else, built and installed as somebody else would install it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludotheque import registry
from ludotheque.core.box import Box
from tests.support.distribution import GAME, install

Command = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the distribution built and installed."""
    return install(tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("installed"))


@pytest.fixture(scope="session")
def ludotheque(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Command:
    """Runs the program in a process of its own, where the distribution is installed."""
    folder = tmp_path_factory.mktemp("data")
    place = {"PYTHONPATH": str(installed), "LUDOTHEQUE_DATA": str(folder), "LUDOTHEQUE_LANG": "en"}

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "ludotheque.cli", *words],
            cwd=folder,
            env={**os.environ, **place},
            capture_output=True,
            text=True,
            check=False,
        )

    return run


@pytest.fixture
def box(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Box]:
    """The game in this process; afterwards it is gone without a trace, for the tests that list the games."""
    monkeypatch.setattr(sys, "path", [*sys.path, str(installed)])
    _forget_games()
    yield registry.load(GAME)
    monkeypatch.undo()
    _forget_games()
    for name in [name for name in sys.modules if name.partition(".")[0] == GAME]:
        del sys.modules[name]


def _forget_games() -> None:
    registry._points.cache_clear()
    registry.load.cache_clear()
