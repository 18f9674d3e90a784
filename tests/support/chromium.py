"""The Chromium to test with: the one of this machine; on Debian, root gets it from the system's packages.

``python -m tests.support.chromium`` sees to it before the tests, and says which one they use, or why none.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

VARIABLE = "LUDOTHEQUE_TEST_CHROMIUM"
"""The environment variable that names a Chromium; with any other word, such as ``none``, there is none."""

DEBIAN = Path("/usr/bin/chromium")
PACKAGES = ("chromium", "fonts-dejavu-core")
NAMES = ("chromium", "chromium-browser", "google-chrome")
ADVICE = (
    f"install one (on Debian: apt-get install --no-install-recommends chromium fonts-dejavu-core) "
    f"or name one in {VARIABLE}"
)

OURSELVES = "EXCLUDE 127.0.0.1, EXCLUDE localhost"

INSECURE_HOST = "ludo.test"
"""A name for this machine that a browser does not take for a secure context, as on a home network."""


class Missing(NamedTuple):
    """Why there is no Chromium."""

    reason: str


def find(places: Sequence[Path] | None = None) -> Path | Missing:
    """Where Chromium is.

    Args:
        places: Where to look when none is named; None for where it usually is.
    """
    if named := os.environ.get(VARIABLE):
        path = Path(named)
        return (
            path if _answers(path) else Missing(f"{VARIABLE} names {named}, which is no Chromium that runs")
        )
    for path in _usual_places() if places is None else places:
        if _answers(path):
            return path
    return Missing(f"no Chromium here: {ADVICE}")


def arguments() -> list[str]:
    """What Chromium is started with, beyond what Playwright says itself.

    Playwright already gives a new profile, ``--no-sandbox`` and ``--no-first-run``, and turns off background
    networking, updates, synchronisation and default apps. A ``--disable-features`` of ours would replace its
    list, and with that bring back the upgrade of ``http://ludo.test`` to https.
    """
    return [
        "--disable-gpu",
        "--disable-quic",
        "--disable-domain-reliability",
        "--no-proxy-server",
        f"--host-resolver-rules=MAP {INSECURE_HOST} 127.0.0.1, MAP * ~NOTFOUND, {OURSELVES}",
    ]


def _usual_places() -> list[Path]:
    return [DEBIAN, *(Path(found) for name in NAMES if (found := shutil.which(name)))]


@cache
def _answers(path: Path) -> bool:
    """Whether this starts at all; Ubuntu has a script of this name that only sends one elsewhere."""
    try:
        asked = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0


def install() -> None:
    """Install Debian's package, where that can be done; whatever comes of it, `find` says how it is."""
    if os.environ.get(VARIABLE) or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-qq"], ["install", "-qq", "--yes", "--no-install-recommends", *PACKAGES]):
        try:
            subprocess.run(["apt-get", *words], env=quiet, stdout=sys.stderr, timeout=600, check=True)
        except (OSError, subprocess.SubprocessError) as error:
            sys.stderr.write(f"Chromium cannot be installed: {error}\n")
            return


def main() -> None:
    """See to it that there is a Chromium; say which one the tests use, or why none."""
    if isinstance(find(), Missing):
        install()
        _answers.cache_clear()
    found = find()
    text = f"Browser tests are skipped: {found.reason}" if isinstance(found, Missing) else str(found)
    sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    main()
