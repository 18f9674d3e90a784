"""The port through which a game is drawn: views in, pictures and choices out."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from ludotheque.core.translator import Translator

V = TypeVar("V", contravariant=True)


class Span(Struct, frozen=True):
    """A piece of a text picture.

    Attributes:
        text: What stands there.
        style: What it is, as a word such as ``"digit-9"`` or ``"dim"``; the terminal knows how that looks.
        code: The code of the action that this place stands for, where it stands for one.
    """

    text: str
    style: str = ""
    code: int | None = None


class TextPicture(Struct, frozen=True):
    """A drawing in characters, line by line.

    Attributes:
        lines: Every line as spans from left to right.
    """

    lines: tuple[tuple[Span, ...], ...]

    def __str__(self) -> str:
        return "\n".join("".join(span.text for span in line).rstrip() for line in self.lines)


class Choice(Struct, frozen=True):
    """Something that the seat of a view may do now, as people and pages need it.

    Attributes:
        code: The code of the action.
        label: What it is in the reader's language.
        group: Which choices belong together, in the reader's language.
        elements: The ``data-key`` of every element of the drawing that stands for it.
    """

    code: int
    label: str
    group: str
    elements: tuple[str, ...] = ()


class Board(Protocol[V]):
    """Draws the views of one game."""

    def prompt(self, view: V, translator: Translator) -> str:
        """The one sentence that tells the seat what to do now, or for whom it waits."""
        ...

    def rule(self, view: V) -> str:
        """The id of the rule that applies now."""
        ...

    def choices(self, view: V, translator: Translator) -> Sequence[Choice]:
        """What the seat may do now, sorted by code."""
        ...

    def text(self, view: V, translator: Translator, *, highlight: int | None = None) -> TextPicture:
        """Draw the view for a terminal, at most 80 × 22; the choice of code ``highlight`` is tried out."""
        ...

    def aside(self, view: V, translator: Translator) -> TextPicture:
        """What stands beside the board in a terminal, at most 36 wide: the others, what is still to come."""
        ...

    def where(self, where: str, translator: Translator) -> str:
        """Say what the ``where`` of a score line is in the reader's language."""
        ...

    def svg(self, view: V, translator: Translator, *, highlight: int | None = None) -> str:
        """Draw the view as one accessible SVG element."""
        ...

    def score(self, view: V, translator: Translator) -> TextPicture:
        """Write the score sheets of a finished round or game, at most 80 wide."""
        ...


AnyBoard = Board[Any]
