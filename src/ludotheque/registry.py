"""Which games are installed: whatever distributions name at the entry point ``ludotheque.games``.

LAW: imports core alone, and loads a game only when it is asked for.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ludotheque.core.box import Box
from ludotheque.core.errors import UnknownGameError

GROUP = "ludotheque.games"


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def games() -> tuple[str, ...]:
    """The names of the installed games, in alphabetical order."""
    return tuple(sorted(_points()))


@cache
def load(name: str) -> Box:
    """Load a game with everything that belongs to it.

    Raises:
        UnknownGameError: When no installed game has that name.
    """
    point = _points().get(name)
    if point is None:
        raise UnknownGameError("unknown-game", game=name, known=", ".join(games()))
    box = point.load()
    if not isinstance(box, Box):
        raise TypeError(f"{point.value} is no ludotheque.core.box.Box")
    return box
