"""Calling the seats by the names of those who sit there."""

from collections.abc import Sequence

from ludotheque.core.errors import Fact, LudothequeError
from ludotheque.core.translator import Translator

SEAT_NAME = "seat-name"
"""The message by which boards name a seat; its fact ``seat`` counts from 1."""

LONGEST = 14
"""Boards in a terminal have room for so many letters; a longer name ends in an ellipsis."""


class SeatNames:
    """A translator that says names where another says “Seat 2”: views, and so boards, know only numbers."""

    def __init__(self, translator: Translator, names: Sequence[str], longest: int = LONGEST) -> None:
        self._translator = translator
        self._names = [name if len(name) <= longest else f"{name[: longest - 1]}…" for name in names]

    @property
    def language(self) -> str:
        """The language it speaks."""
        return self._translator.language

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """Say the message of this key, or the name of a seat."""
        if key == SEAT_NAME:
            return self._names[int(facts["seat"]) - 1]
        return self._translator(key, **facts)

    def named(self, key: str, otherwise: str, /) -> str:
        """Say the message of this key, or what stands for it where no language has one."""
        return self._translator.named(key, otherwise)

    def error(self, error: LudothequeError) -> str:
        """Say why something was refused."""
        return self._translator.error(error)
