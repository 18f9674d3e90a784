"""Tables and texts for a terminal, plain enough for a pipe."""

import re
from collections.abc import Sequence

import msgspec

from ludotheque.arena.arena import Report
from ludotheque.arena.tally import BotResult
from ludotheque.bots.shelf import bots_of
from ludotheque.core.box import Box
from ludotheque.core.options import option_specs
from ludotheque.core.outcome import ScoreSheet
from ludotheque.core.translator import Translator

ANCHOR = re.compile(r'<a id="[^"]*"></a>')


def json_text(value: object) -> str:
    """JSON for machines and people: indented, a newline at the end."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def table(rows: Sequence[Sequence[str]]) -> str:
    """Columns of equal width: the first to the left, the others to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = [
        [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True))]
        for first, *rest in rows
    ]
    return "".join("  ".join(line).rstrip() + "\n" for line in lines)


def rules_text(markdown: str) -> str:
    """The rules as they read in a terminal: Markdown without its anchors."""
    return ANCHOR.sub("", markdown)


def game_text(box: Box, speak: Translator) -> str:
    """A game with its options and its bots."""
    info = box.game.info
    lines = [f"{info.name} — {speak.named('game-summary', '')}"]
    lines.append(f"  {speak('cli-game-players', low=info.min_players, high=info.max_players)}")
    lines.append(f"  {speak('cli-game-bots', bots=', '.join(bots_of(box)))}")
    if score := speak.named("game-score-help", ""):
        lines.append(f"  {score}")
    for spec in option_specs(box.game.options_type):
        if spec.name != "players":
            said = speak.named(f"option-{spec.name}-help", "")
            lines.append(f"  --option {spec.name}={'|'.join(_span(spec.values))}  {said}")
    return "\n".join(lines) + "\n"


def _span(values: Sequence[str]) -> Sequence[str]:
    return [f"{values[0]}…{values[-1]}"] if len(values) > 4 else values


def sheet_text(sheet: ScoreSheet, box: Box, speak: Translator) -> str:
    """A score sheet line by line: what for, how it comes about, points, rule."""
    rows = [
        (
            box.board.where(line.where, speak),
            " × ".join(str(factor) for factor in line.factors),
            str(line.points),
            line.rule,
        )
        for line in sheet.lines
    ]
    return table([*rows, (speak("score-total"), "", str(sheet.total), "")])


def report_text(report: Report, speak: Translator) -> str:
    """How the bots of an arena did."""
    fields = BotResult.__struct_fields__[1:]
    head = [speak("cli-arena-bot"), *(speak(f"cli-arena-{field.replace('_', '-')}") for field in fields)]
    rows = [[bot.name, *(f"{getattr(bot, field):.10g}" for field in fields)] for bot in report.bots]
    return table([head, *rows])
