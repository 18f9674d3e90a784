"""A canvas of characters: put styled pieces where they belong, and get a text picture out."""

import unicodedata
from enum import StrEnum
from itertools import groupby

from msgspec import Struct

from ludotheque.core.board import Span, TextPicture


class Style(StrEnum):
    """What a piece of a text picture is; a terminal gives each word a look, and may leave it out.

    No picture says anything by style alone: it reads the same without colour.

    Attributes:
        DIM: What steps back: what is gone, broken, or of no use now.
        STRONG: A heading, or what is the reader's own.
        DIGIT_1: What belongs to the digit 1, and so on up to 9: nine hues that can be told apart.
        CELL: The outline of a place on a board.
        CELL_LEGAL: The inside of a place where the reader may act now.
        CELL_HIGHLIGHT: The outline and the inside of the place that is being tried out.
        CELL_CONFIRMED: The mark of a place that the reader has confirmed and others do not see yet.
        FATE_COMPLETE: Points that are certain.
        FATE_OPEN: Points that are still possible.
        FATE_DEAD: Points that are lost.
    """

    DIM = "dim"
    STRONG = "strong"
    DIGIT_1 = "digit-1"
    DIGIT_2 = "digit-2"
    DIGIT_3 = "digit-3"
    DIGIT_4 = "digit-4"
    DIGIT_5 = "digit-5"
    DIGIT_6 = "digit-6"
    DIGIT_7 = "digit-7"
    DIGIT_8 = "digit-8"
    DIGIT_9 = "digit-9"
    CELL = "cell"
    CELL_LEGAL = "cell-legal"
    CELL_HIGHLIGHT = "cell-highlight"
    CELL_CONFIRMED = "cell-confirmed"
    FATE_COMPLETE = "fate-complete"
    FATE_OPEN = "fate-open"
    FATE_DEAD = "fate-dead"


class _Character(Struct, frozen=True):
    character: str
    style: str = ""
    code: int | None = None


EMPTY = _Character(" ")

NOT_ONE_COLUMN = {"Cc", "Cf", "Cn", "Co", "Cs", "Me", "Mn", "Zl", "Zp"}
"""The Unicode categories of characters that fill no column, or nobody knows how many."""


def fills_one_column(character: str) -> bool:
    """Whether a character takes exactly one column of a terminal."""
    return (
        unicodedata.category(character) not in NOT_ONE_COLUMN
        and unicodedata.east_asian_width(character) not in "WF"
    )


class Canvas:
    """A sheet of characters that grows downwards and to the right as it is written on.

    Rows and columns are counted from 0 at the upper left. What is put later covers what was put before,
    spaces too.
    """

    def __init__(self) -> None:
        self._rows: list[list[_Character]] = []

    def put(self, row: int, column: int, text: str, style: str = "", code: int | None = None) -> None:
        """Put a text of one line, beginning at a row and column.

        Args:
            row: 0 for the first.
            column: Where its first character stands, 0 for the first.
            text: Characters that take one column each.
            style: What it is, mostly a `Style`.
            code: The code of the action that this place stands for, where it stands for one.

        Raises:
            ValueError: When it begins outside the canvas or a character does not take exactly one column.
        """
        if row < 0 or column < 0:
            raise ValueError(f"no such place: row {row}, column {column}")
        for character in text:
            if not fills_one_column(character):
                raise ValueError(f"{character!r} does not take one column")
        while len(self._rows) <= row:
            self._rows.append([])
        line = self._rows[row]
        end = column + len(text)
        line += [EMPTY] * (end - len(line))
        line[column:end] = [_Character(character, style, code) for character in text]

    def put_left_of(self, row: int, column: int, text: str, style: str = "") -> None:
        """Put a text so that it ends just before a column."""
        self.put(row, column - len(text), text, style)

    def picture(self) -> TextPicture:
        """What stands on the canvas; neighbours of equal style and code are one span."""
        return TextPicture(tuple(_spans(line) for line in self._rows))


def _spans(line: list[_Character]) -> tuple[Span, ...]:
    end = len(line)
    while end and line[end - 1] == EMPTY:
        end -= 1
    return tuple(
        Span("".join(each.character for each in group), style, code)
        for (style, code), group in groupby(line[:end], key=lambda each: (each.style, each.code))
    )
