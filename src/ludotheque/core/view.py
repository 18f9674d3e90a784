"""What one seat may know: the only thing that leaves a game."""

from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from ludotheque.core.events import Seat
from ludotheque.core.options import Options
from ludotheque.core.outcome import Outcome

A = TypeVar("A")
O = TypeVar("O", bound=Options)  # noqa: E741 - read as "options"


class View(Struct, Generic[O, A], frozen=True, kw_only=True):
    """Base of every game's view; a game adds everything that this seat may know, and nothing else.

    Two states that differ only in what a seat cannot know give it equal bytes.

    Attributes:
        rules_version: The version of the rules that this game goes by.
        options: What the table agreed on.
        seat: Whose view it is; None for a spectator.
        question: An opaque id of the seat's present decision, unchanged while only others act; None when the
            seat has nothing to decide.
        legal: What the seat may do now, sorted by code.
        awaited: The seats that the game visibly waits for, ascending.
        round: The number of the round in play, counted from 0.
        outcome: How the game ended; None while it goes on.
    """

    rules_version: int
    options: O
    seat: Seat | None
    question: str | None
    legal: tuple[A, ...]
    awaited: tuple[Seat, ...]
    round: int
    outcome: Outcome | None


AnyView = View[Any, Any]


def view_bytes(view: AnyView) -> bytes:
    """The view as bytes (MessagePack): equal views, equal bytes."""
    return msgspec.msgpack.encode(view)
