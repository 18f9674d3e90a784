"""One program at a time for a data folder: whoever serves its tables holds it, and whoever replaces them."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludotheque.core.errors import LudothequeError

LOCK = "serve.lock"


class FolderHeld(LudothequeError):  # noqa: N818 - a fact about the folder
    """Another program serves the tables of a data folder, or is replacing them."""


@contextmanager
def serving_lock(folder: Path) -> Iterator[None]:
    """Hold a data folder, which is made when needed; it is let go when the block or the program ends.

    Two programs that serve one folder would not tell each other's guests what happens.

    Raises:
        FolderHeld: When another program holds it.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if sys.platform == "win32":
        # Nothing is held there; SQLite still keeps two writers apart.
        yield
        return
    import fcntl

    descriptor = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise FolderHeld("cli-folder-held", folder=str(folder)) from None
        yield
    finally:
        # The file stays: who removed it could remove the one that somebody else has just locked.
        os.close(descriptor)
