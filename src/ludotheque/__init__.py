"""ludotheque: three table games to play, to understand and to research.

    >>> import ludotheque as lt
    >>> record = lt.play("take-it-easy", ["steady", "greedy"], seed=7)
    >>> drawing = lt.show(record)

Everything here is loaded when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludotheque.arena.play import play
    from ludotheque.core.box import Box
    from ludotheque.core.errors import (
        IllegalAction,
        LudothequeError,
        NotationError,
        OptionsError,
        RecordError,
        RulesVersionError,
        UnknownBotError,
        UnknownGameError,
    )
    from ludotheque.core.information import information_state
    from ludotheque.core.match import Match
    from ludotheque.core.notation import read_record, write_json, write_record
    from ludotheque.core.record import Record, verify
    from ludotheque.registry import games, load
    from ludotheque.showing import Drawing, show
    from ludotheque.starting import start

HOMES = {
    "arena.play": ("play",),
    "core.box": ("Box",),
    "core.errors": (
        "IllegalAction",
        "LudothequeError",
        "NotationError",
        "OptionsError",
        "RecordError",
        "RulesVersionError",
        "UnknownBotError",
        "UnknownGameError",
    ),
    "core.information": ("information_state",),
    "core.match": ("Match",),
    "core.notation": ("read_record", "write_json", "write_record"),
    "core.record": ("Record", "verify"),
    "registry": ("games", "load"),
    "showing": ("Drawing", "show"),
    "starting": ("start",),
}
"""In which module each public name lives."""

HOME = {name: module for module, names in HOMES.items() for name in names}

__all__ = [
    "Box",
    "Drawing",
    "IllegalAction",
    "LudothequeError",
    "Match",
    "NotationError",
    "OptionsError",
    "Record",
    "RecordError",
    "RulesVersionError",
    "UnknownBotError",
    "UnknownGameError",
    "games",
    "information_state",
    "load",
    "play",
    "read_record",
    "show",
    "start",
    "verify",
    "write_json",
    "write_record",
]


def __getattr__(name: str) -> Any:
    """Load a public name from its home when it is first used."""
    if name not in HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{HOME[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(HOME)
