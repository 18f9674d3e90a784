"""What may stand on a line of a record, so that the line is read back as what was written."""

import re

from ludotheque.core.errors import RecordError

LONGEST_NAME = 80
WORD = re.compile(r"[^\s:#][^\s:]*")
LINE_NUMBER = re.compile(r"\d+\.")
MOST_SEATS = 1000


def require_name(text: str) -> None:
    """A name is a line of 1 to 80 printable characters without blanks at its ends.

    Raises:
        RecordError: ``bad-name``.
    """
    if not text or text != text.strip() or not text.isprintable() or len(text) > LONGEST_NAME:
        raise RecordError("bad-name", name=text[:LONGEST_NAME])


def require_option(name: str, value: str) -> None:
    """An option is written ``name=value``, without white space.

    Raises:
        RecordError: ``bad-option``.
    """
    word = f"{name}={value}"
    if "=" in name or not name or word.split() != [word] or not word.isprintable():
        raise RecordError("bad-option", word=word[:LONGEST_NAME])


def require_event(seat: int | None, text: str) -> None:
    """An event is a word without colon, which neither begins a remark nor numbers a line.

    Raises:
        RecordError: ``bad-word``.
    """
    numbers_a_line = seat is None and LINE_NUMBER.fullmatch(text)
    sits = seat is None or 0 <= seat < MOST_SEATS
    if not sits or numbers_a_line or not WORD.fullmatch(text) or not text.isprintable():
        raise RecordError("bad-word", word=(text if seat is None else f"{seat}:{text}")[:LONGEST_NAME])


def require_hexadecimal(text: str) -> None:
    """Bits are written as pairs of hexadecimal digits.

    Raises:
        RecordError: ``bad-hexadecimal``.
    """
    if not re.fullmatch(r"([0-9A-Fa-f]{2})+", text):
        raise RecordError("bad-hexadecimal", text=text[:LONGEST_NAME])
