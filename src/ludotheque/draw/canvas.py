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
        TITLE: A heading.
        STRONG: What is the reader's own, or stands out for another reason.
        DIGIT_1: What belongs to the digit 1, and so on up to 9: nine hues that can be told apart.
        YELLOW: What is yellow on the table, and likewise RED, BLUE, PINK, PURPLE, TEAL.
        CELL: The outline of a place on a board.
        CELL_LEGAL: The inside of a place where the reader may act now.
        CELL_HIGHLIGHT: The outline and the inside of the place that is being tried out.
        CELL_CONFIRMED: The mark of a place that the reader has confirmed and others do not see yet.
        FATE_COMPLETE: Points that are certain.
        FATE_OPEN: Points that are still possible.
        FATE_DEAD: Points that are lost.
    """

    DIM = "dim"
    TITLE = "title"
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
    YELLOW = "yellow"
    RED = "red"
    BLUE = "blue"
    PINK = "pink"
    PURPLE = "purple"
    TEAL = "teal"
    CELL = "cell"
    CELL_LEGAL = "cell-legal"
    CELL_HIGHLIGHT = "cell-highlight"
    CELL_CONFIRMED = "cell-confirmed"
    FATE_COMPLETE = "fate-complete"
    FATE_OPEN = "fate-open"
    FATE_DEAD = "fate-dead"


class _Column(Struct, frozen=True):
    """What stands in one column of one row; after a character of two columns comes one without text."""

    text: str
    style: str = ""
    code: int | None = None


EMPTY = _Column(" ")

COMBINING = {"Me", "Mn"}
INVISIBLE = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""The Unicode categories of characters of which nobody knows how many columns they fill."""


def columns(text: str) -> list[str]:
    """Divide a text into the columns that it fills in a terminal.

    A wide character fills two, the second of which is an empty string; accents stand with their letter.

    Raises:
        ValueError: When a character cannot stand on a line.
    """
    filled: list[str] = []
    for character in text:
        category = unicodedata.category(character)
        if category in INVISIBLE or (category in COMBINING and not filled):
            raise ValueError(f"{character!r} fills no column")
        if category in COMBINING:
            filled[-1 if filled[-1] else -2] += character
        else:
            filled.append(character)
            if unicodedata.east_asian_width(character) in "WF":
                filled.append("")
    return filled


def fitted(text: str, width: int) -> str:
    """A text that fills at most so many columns: as it is, or cut and ended by an ellipsis."""
    filled = columns(text)
    if len(filled) <= width:
        return text
    # Where the second half of a wide character would be cut off, the first goes too.
    end = width - 1 if filled[width - 1] else width - 2
    return "".join(filled[:end]) + "…"


class Canvas:
    """A sheet of characters that grows downwards and to the right as it is written on.

    Rows and columns are counted from 0 at the upper left. What is put later covers what was put before,
    spaces too.
    """

    def __init__(self) -> None:
        self._rows: list[list[_Column]] = []

    def put(self, row: int, column: int, text: str, style: str = "", code: int | None = None) -> None:
        """Put a text of one line, beginning at a row and column.

        Args:
            row: 0 for the first.
            column: Where its first character stands, 0 for the first.
            text: What to put there.
            style: What it is, mostly a `Style`.
            code: The code of the action that this place stands for, where it stands for one.

        Raises:
            ValueError: When it begins outside the canvas, or a character cannot stand on a line.
        """
        if row < 0 or column < 0:
            raise ValueError(f"no such place: row {row}, column {column}")
        filled = columns(text)
        while len(self._rows) <= row:
            self._rows.append([])
        line = self._rows[row]
        end = column + len(filled)
        line += [EMPTY] * (end - len(line))
        if filled and not line[column].text:
            line[column - 1] = EMPTY  # the first half of a wide character whose second is covered
        if filled and end < len(line) and not line[end].text:
            line[end] = EMPTY
        line[column:end] = [_Column(piece, style, code) for piece in filled]

    def put_left_of(self, row: int, column: int, text: str, style: str = "") -> None:
        """Put a text so that it ends just before a column."""
        self.put(row, column - len(columns(text)), text, style)

    def picture(self) -> TextPicture:
        """What stands on the canvas; neighbours of equal style and code are one span."""
        return TextPicture(tuple(_spans(line) for line in self._rows))


def _spans(line: list[_Column]) -> tuple[Span, ...]:
    end = len(line)
    while end and line[end - 1] == EMPTY:
        end -= 1
    return tuple(
        Span("".join(each.text for each in group), style, code)
        for (style, code), group in groupby(line[:end], key=lambda each: (each.style, each.code))
    )
