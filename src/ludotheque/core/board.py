"""The port through which a game is drawn: views in, pictures and choices out."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from ludotheque.core.outcome import RoundOutcome
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
        carries: The ``data-key`` of the element that moves to the first of these when the choice is tried,
            such as the called tile; None when nothing moves.
    """

    code: int
    label: str
    group: str
    elements: tuple[str, ...] = ()
    carries: str | None = None


class Picture(Struct, frozen=True):
    """A small drawing with its words, for a place beside the board.

    Attributes:
        title: What it is, in the reader's language.
        text: What there is to say about it: one or two sentences, or nothing.
        lines: What there is to say one by one, such as the last turns; a list.
        svg: One accessible SVG element, or nothing; the page brings the stylesheet. Whatever has a
            ``data-key`` in it has one that no other drawing of the game uses.
        opened: Whether it is shown at once, or only its title until somebody opens it.
    """

    title: str
    text: str = ""
    svg: str = ""
    lines: tuple[str, ...] = ()
    opened: bool = True


class Board(Protocol[V]):
    """Draws the views of one game."""

    def prompt(self, view: V, translator: Translator) -> str:
        """The one sentence that tells the seat what to do now, or for whom it waits."""
        ...

    def news(self, view: V, translator: Translator) -> str:
        """What has just happened, said for those who do not see it; empty when nothing has."""
        ...

    def rule(self, view: V) -> str:
        """The id of the rule that applies now."""
        ...

    def choices(self, view: V, translator: Translator) -> Sequence[Choice]:
        """What the seat may do now, sorted by code.

        Every ``data-key`` that a choice names is there in the drawing of the same view, whatever choice is
        tried out in it.
        """
        ...

    def refused(self, view: V, translator: Translator) -> Sequence[Choice]:
        """What a person may try on the drawing and may not do now, sorted by code.

        The rules say why when it is tried. There is nothing while the seat has no question; the elements of
        these are in the drawing too, and none of them is a choice.
        """
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

    def svg(
        self, view: V, translator: Translator, *, highlight: int | None = None, standalone: bool = True
    ) -> str:
        """Draw the view as one accessible SVG element; the choice of code ``highlight`` is tried out.

        A drawing that stands alone brings its stylesheet; any other leaves that to the page, and to `beside`
        what has its place there.
        """
        ...

    def stylesheet(self) -> str:
        """The CSS of every drawing of the game, which touches nothing outside these drawings."""
        ...

    def beside(self, view: V, translator: Translator) -> Sequence[Picture]:
        """What is drawn beside the board in a page, such as what is still to come; there may be nothing."""
        ...

    def primer(self, translator: Translator) -> Sequence[Picture]:
        """The game in sixty seconds: how it is played and won, step by step, at least one."""
        ...

    def rounds(self, view: V) -> Sequence[RoundOutcome]:
        """How each round that is over ended, in order; empty while the first is played."""
        ...

    def score(self, view: V, translator: Translator) -> TextPicture:
        """Write the score sheets of a finished round or game, at most 80 wide."""
        ...


AnyBoard = Board[Any]
