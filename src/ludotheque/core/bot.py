"""The port for players without a person: a view in, an action out, and no memory between."""

from random import Random
from typing import Any, Protocol, TypeVar

from ludotheque.core.events import Seat

V = TypeVar("V", contravariant=True)
A = TypeVar("A", covariant=True)


class Bot(Protocol[V, A]):
    """Chooses an action for the seat of a view.

    A bot keeps nothing between two questions: the same view and an equal generator give the same action,
    so that a table that starts again goes on exactly as it would have.
    """

    def choose(self, view: V, rng: Random) -> A:
        """Choose one of ``view.legal``."""
        ...


AnyBot = Bot[Any, Any]


def bot_generator(table: str, seat: Seat, question: str) -> Random:
    """The generator that a bot gets for one question: keyed, so that a restart resumes it exactly."""
    return Random(f"{table}/{seat}/{question}")
