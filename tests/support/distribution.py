"""A game of somebody else, built and installed as somebody else would install it."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

GAME = "geheimgebot"
SOURCE = Path(__file__).parents[1] / "distribution" / GAME


def _installers() -> Iterator[list[str]]:
    """What can install a distribution here, without any network."""
    offline = ["install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    yield [sys.executable, "-m", "pip", "--disable-pip-version-check", *offline]
    yield [sys.executable, "-m", "uv", "pip", *offline, "--python", sys.executable]


def install(workshop: Path, folder: Path) -> Path:
    """Build the distribution in a workshop and install it into a folder; its source stays as it is."""
    source = workshop / GAME
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("__pycache__"))
    said = ""
    for installer in _installers():
        done = subprocess.run(
            [*installer, "--target", folder, source], capture_output=True, text=True, check=False
        )
        if done.returncode == 0:
            return folder
        said += done.stderr
    raise RuntimeError(said)
