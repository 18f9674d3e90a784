"""The score sheets in characters: column by column, seat by seat (TS-16 to TS-19)."""

from ludotheque.core.board import TextPicture
from ludotheque.core.events import Seat
from ludotheque.core.outcome import RoundOutcome
from ludotheque.core.translator import Translator
from ludotheque.draw.canvas import Canvas, Style, fitted
from ludotheque.games.take_sides.board.news import ended
from ludotheque.games.take_sides.board.words import name
from ludotheque.games.take_sides.view import View

RULE_COLUMN = 14
FIRST_COLUMN = 22
COLUMN = 14

PLAIN = {"tip": "ts-text-tip", "rainbow": "ts-text-rainbow"}
COLUMN_WHERE = "column-"


def where(where: str, translator: Translator) -> str:
    """Say what a score line is for: ``"column-3"`` is the Personnage of the third door."""
    if where.startswith(COLUMN_WHERE):
        return translator("ts-text-column", column=int(where.removeprefix(COLUMN_WHERE)))
    return translator(PLAIN[where])


def rounds(view: View) -> tuple[RoundOutcome, ...]:
    """How each round that is over ended."""
    return tuple(over.outcome for over in view.finished)


def score(view: View, translator: Translator) -> TextPicture:
    """Write what everybody scored in the last round, who won it and why, and the rounds that all have won."""
    canvas = Canvas()
    if not view.finished:
        canvas.put(0, 0, translator("ts-text-not-over"), Style.DIM)
        return canvas.picture()
    over = view.finished[-1]
    sheets = over.outcome.sheets
    seats = range(len(sheets))
    for seat in seats:
        _cell(canvas, 0, seat, fitted(name(seat, translator), COLUMN - 1), Style.STRONG)
    row = 1
    places = list(dict.fromkeys((line.where, line.rule) for sheet in sheets for line in sheet.lines))
    for place, rule in sorted(places):
        canvas.put(row, 0, where(place, translator))
        canvas.put(row, RULE_COLUMN, rule, Style.DIM)
        for seat in seats:
            points = sum(line.points for line in sheets[seat].lines if line.where == place)
            _cell(canvas, row, seat, str(points) if points else "·")
        row += 1
    canvas.put(row, 0, "─" * (FIRST_COLUMN + COLUMN * len(sheets)), Style.DIM)
    canvas.put(row + 1, 0, translator("score-total"), Style.STRONG)
    canvas.put(row + 2, 0, translator("ts-text-rounds-won"))
    canvas.put(row + 2, RULE_COLUMN, "TS-19", Style.DIM)
    for seat in seats:
        _cell(canvas, row + 1, seat, str(sheets[seat].total), Style.STRONG)
        _cell(canvas, row + 2, seat, str(sum(seat in each.outcome.winners for each in view.finished)))
    for number, line in enumerate(_lines(ended(over, translator))):
        canvas.put(row + 4 + number, 0, line)
    return canvas.picture()


def _cell(canvas: Canvas, row: int, seat: Seat, text: str, style: str = "") -> None:
    canvas.put_left_of(row, FIRST_COLUMN + (seat + 1) * COLUMN, text, style)


def _lines(text: str, width: int = 76) -> list[str]:
    """A text in lines that are no longer than this."""
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) >= width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
