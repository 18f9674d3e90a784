"""Who listens to which table: a change is a nudge to look again, never the truth."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")


class Hub:
    """The announcer of one process.

    Attributes:
        work: Set when something may have fallen due.
        closing: Whether the server is about to stop; whoever waits is let go.
    """

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self.work = asyncio.Event()
        self.closing = False

    async def announce(self, table: str, version: int) -> None:
        """Say that a table has a new version."""
        del version  # whoever listens looks for themselves
        self.work.set()
        for nudge in self._listeners.get(table, ()):
            nudge.set()

    @contextmanager
    def listening(self, table: str) -> Iterator[asyncio.Event]:
        """Listen to a table: the event is set with every nudge; whoever waits for it clears it first."""
        nudge = asyncio.Event()
        self._listeners[table].add(nudge)
        try:
            yield nudge
        finally:
            self._listeners[table].discard(nudge)
            if not self._listeners[table]:
                del self._listeners[table]

    async def newer(
        self, table: str, look: Callable[[], Awaitable[T]], is_new: Callable[[T], bool], seconds: float
    ) -> T:
        """What there is to see at a table once it is new to who waits, or after so many seconds as it is.

        What is none of their business, such as what somebody else tries, wakes nobody.
        """
        now = asyncio.get_running_loop().time
        end = now() + seconds
        with self.listening(table) as nudge:
            found = await look()
            while not (is_new(found) or self.closing) and (left := end - now()) > 0:
                await nudged(nudge, left)
                nudge.clear()
                found = await look()
        return found

    def close(self) -> None:
        """Let everybody go who waits."""
        self.closing = True
        self.work.set()
        for nudges in self._listeners.values():
            for nudge in nudges:
                nudge.set()


async def nudged(nudge: asyncio.Event, seconds: float) -> bool:
    """Wait for a nudge; False when none came in time."""
    try:
        async with asyncio.timeout(seconds):
            await nudge.wait()
    except TimeoutError:
        return False
    return True
