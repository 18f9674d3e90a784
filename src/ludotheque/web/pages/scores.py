"""Score sheets side by side: a row for every reason for points, a column for every seat."""

from collections.abc import Sequence

from msgspec import Struct

from ludotheque.core.box import Box
from ludotheque.core.outcome import RoundOutcome, ScoreLine, ScoreSheet
from ludotheque.core.translator import Translator
from ludotheque.web.refusals import rule_link


class Cell(Struct, frozen=True):
    """What one seat has for one reason; how it comes about where it is a product."""

    points: int | None
    product: str


class Row(Struct, frozen=True):
    """One reason for points, and what each seat has for it."""

    label: str
    rule: str
    link: str
    cells: tuple[Cell, ...]


class ScoreTable(Struct, frozen=True):
    """One round."""

    title: str
    rows: tuple[Row, ...]
    totals: tuple[int, ...]


def score_tables(
    rounds: Sequence[RoundOutcome], box: Box, speak: Translator, *, several: bool
) -> list[ScoreTable]:
    """Rounds that are over, line by line; where there are several each has its number."""
    return [
        ScoreTable(
            title=speak("web-round", number=number) if several else speak("web-score-sheet"),
            rows=_rows(played.sheets, box, speak),
            totals=tuple(sheet.total for sheet in played.sheets),
        )
        for number, played in enumerate(rounds, start=1)
    ]


def _rows(sheets: Sequence[ScoreSheet], box: Box, speak: Translator) -> tuple[Row, ...]:
    reasons = list(dict.fromkeys((line.rule, line.where) for sheet in sheets for line in sheet.lines))
    found = [{(line.rule, line.where): line for line in sheet.lines} for sheet in sheets]
    return tuple(
        Row(
            label=box.board.where(where, speak),
            rule=rule,
            link=rule_link(box, rule),
            cells=tuple(_cell(lines.get((rule, where))) for lines in found),
        )
        for rule, where in sorted(reasons, key=lambda reason: _natural(reason[1]))
    )


def _natural(where: str) -> list[tuple[int, str]]:
    """Words by their letters and numbers by their size, so that line 10 follows line 9."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in where.split("-")]


def _cell(line: ScoreLine | None) -> Cell:
    if line is None:
        return Cell(None, "")
    return Cell(line.points, " × ".join(str(factor) for factor in line.factors))
