"""What tests of the command line share."""

from typing import NamedTuple, Protocol


class Said(NamedTuple):
    """What a command did."""

    status: int
    out: str
    err: str


class Program(Protocol):
    """The program, to be run with words."""

    def __call__(self, *words: str) -> Said: ...
