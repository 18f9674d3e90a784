"""What lies before a player is worth (UOD-15)."""

from ludotheque.core.outcome import ScoreLine, ScoreSheet
from ludotheque.games.up_or_down.components import Area, Row


def row_points(row: Row) -> int:
    """A row scores its number of cards times the number of cards of its most frequent colour (UOD-15)."""
    return len(row.cards) * row.most_of_a_colour


def score_sheet(area: Area) -> ScoreSheet:
    """A line for every row; each card in the discard pile scores 1 (UOD-15)."""
    rows = tuple(
        ScoreLine(
            "UOD-15",
            f"row-{number}",
            points=row_points(row),
            factors=(len(row.cards), row.most_of_a_colour),
        )
        for number, row in enumerate(area.rows, start=1)
    )
    return ScoreSheet((*rows, ScoreLine("UOD-15", "discards", points=len(area.discards))))
