"""The port through which words for people come in."""

from typing import Protocol

from ludotheque.core.errors import Fact, LudothequeError


class Translator(Protocol):
    """Says things in one language."""

    @property
    def language(self) -> str:
        """The language it speaks, as a two-letter code."""
        ...

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """Say the message of this key."""
        ...

    def named(self, key: str, otherwise: str, /) -> str:
        """Say the message of this key, or what stands for it where no language has one."""
        ...

    def error(self, error: LudothequeError) -> str:
        """Say why something was refused."""
        ...
