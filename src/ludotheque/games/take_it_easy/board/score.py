"""The score sheets in characters: line by line, seat by seat, round by round (TIE-11 to TIE-14)."""

from ludotheque.core.board import TextPicture
from ludotheque.core.events import Seat
from ludotheque.core.outcome import ScoreLine, ScoreSheet, places
from ludotheque.core.translator import Translator
from ludotheque.draw.canvas import Canvas, Style, fitted
from ludotheque.games.take_it_easy.board.ribbons import STROKES, digit_style
from ludotheque.games.take_it_easy.components import LINES
from ludotheque.games.take_it_easy.scoring import score_sheet
from ludotheque.games.take_it_easy.view import View

WIDTH = 78
RULE_COLUMN = 16
FIRST_COLUMN = 23
WIDEST_COLUMN = 15
ROOMY = len("n × 5 = 45") + 1
"""From this width on a product is written with spaces."""

LINES_BY_NAME = {line.name: line for line in LINES}


def where(where: str, translator: Translator) -> str:
    """Say which line a score line is for: ``"rising-3"`` is the third rising line of TIE-4."""
    line = LINES_BY_NAME[where]
    return translator("tie-text-line", direction=str(line.direction), number=line.number)


def score(view: View, translator: Translator) -> TextPicture:
    """Write the sheets of the last finished round, and of the game when it has several; 78 columns at most.

    Rows are lines, rounds and totals, each with the rule that it follows; columns are seats.
    """
    page = _Page(view, translator)
    if not view.finished:
        page.note("tie-text-no-round-yet")
        return page.canvas.picture()
    rounds = tuple(tuple(score_sheet(board) for board in played.boards) for played in view.finished)
    totals = tuple(sum(sheet.total for sheet in sheets) for sheets in zip(*rounds, strict=True))
    page.heading(translator("tie-text-round-number", round=len(rounds)))
    page.lines(rounds[-1])
    page.numbers(translator("score-total"), _round_totals(rounds[-1]), rule="TIE-12", style=Style.STRONG)
    if view.options.rounds > 1:
        page.skip()
        page.heading(translator("tie-text-game"))
        for number, sheets in enumerate(rounds, start=1):
            page.numbers(translator("tie-text-round-number", round=number), _round_totals(sheets))
        page.line()
        page.numbers(translator("score-total"), totals, rule="TIE-13", style=Style.STRONG)
    if view.options.players > 1:
        page.places(places(totals))
    return page.canvas.picture()


def _round_totals(sheets: tuple[ScoreSheet, ...]) -> tuple[int, ...]:
    return tuple(sheet.total for sheet in sheets)


class _Page:
    """A page with a column for every seat, written row by row from the top."""

    def __init__(self, view: View, translator: Translator) -> None:
        self.canvas = Canvas()
        self._say = translator
        self._own = view.seat
        self._seats = range(view.options.players)
        self._column = min(WIDEST_COLUMN, (WIDTH - FIRST_COLUMN) // view.options.players)
        self._row = 0

    def skip(self) -> None:
        """Leave a row empty."""
        self._row += 1

    def note(self, key: str) -> None:
        """Say a sentence."""
        self.canvas.put(self._row, 0, self._say(key), Style.DIM)
        self.skip()

    def _cell(self, seat: Seat, text: str, style: str = "") -> None:
        self.canvas.put_left_of(self._row, FIRST_COLUMN + (seat + 1) * self._column, text, style)

    def heading(self, title: str) -> None:
        """A title above the labels, the seats above their columns, and which of them is the reader's."""
        self.canvas.put(self._row, 0, title, Style.TITLE)
        for seat in self._seats:
            name = fitted(self._say("seat-name", seat=seat + 1), self._column - 1)
            self._cell(seat, name, Style.STRONG)
        self.skip()
        if self._own is not None and len(self._seats) > 1:
            self._cell(self._own, self._say("tie-text-you"), Style.STRONG)
            self.skip()

    def line(self) -> None:
        """A line across the table."""
        self.canvas.put(self._row, 0, "─" * (FIRST_COLUMN + len(self._seats) * self._column), Style.DIM)
        self.skip()

    def lines(self, sheets: tuple[ScoreSheet, ...]) -> None:
        """A row for every line that somebody has completed, in the order of TIE-4."""
        scored = tuple({line.where: line for line in sheet.lines} for sheet in sheets)
        for line in LINES:
            found = [lines.get(line.name) for lines in scored]
            rules = [each.rule for each in found if each is not None]
            if not rules:
                continue
            self.canvas.put(self._row, 0, STROKES[line.direction], Style.DIM)
            self.canvas.put(self._row, 2, where(line.name, self._say))
            self.canvas.put(self._row, RULE_COLUMN, rules[0], Style.DIM)
            for seat, each in enumerate(found):
                if each is None:
                    self._cell(seat, "·", Style.DIM)
                else:
                    self._cell(seat, self._product(each), digit_style(each.factors[-1]))
            self.skip()
        if not any(scored):
            self.note("tie-text-no-line")
        self.line()

    def _product(self, line: ScoreLine) -> str:
        tiles, digit = line.factors
        points = f"{line.points:>2}"
        return f"{tiles} × {digit} = {points}" if self._column >= ROOMY else f"{tiles}×{digit}={points}"

    def numbers(self, label: str, numbers: tuple[int, ...], *, rule: str = "", style: str = "") -> None:
        """A row with a number for every seat."""
        self.canvas.put(self._row, 0, label, style)
        self.canvas.put(self._row, RULE_COLUMN, rule, Style.DIM)
        for seat, number in enumerate(numbers):
            self._cell(seat, str(number), style)
        self.skip()

    def places(self, ranks: tuple[int, ...]) -> None:
        """The last row: places, with a star for the first."""
        self.canvas.put(self._row, 0, self._say("tie-text-place"))
        self.canvas.put(self._row, RULE_COLUMN, "TIE-14", Style.DIM)
        for seat, rank in enumerate(ranks):
            self._cell(seat, f"★ {rank}" if rank == 1 else str(rank))
        self.skip()
