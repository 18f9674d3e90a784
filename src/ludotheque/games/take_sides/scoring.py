"""The end of a round: who takes each Personnage, what it counts, and who wins (TS-16 to TS-18)."""

from collections.abc import Iterator

from ludotheque.core.events import Seat
from ludotheque.core.outcome import RoundOutcome, ScoreLine, ScoreSheet
from ludotheque.games.take_sides.camps import camp_at, camp_of, camps, equilibriste, members
from ludotheque.games.take_sides.components import COLUMNS, Card, Side, colour, number
from ludotheque.games.take_sides.laying import table_of
from ludotheque.games.take_sides.powers import Remontada, Weather
from ludotheque.games.take_sides.state import Camp, Column, Finished, State

TIP = 2
"""What a Tip adds to its camp's total."""
RAINBOW = 3
"""What a Rainbow adds to the camp that alone has won the most Personnages."""


def taker(state: State, column: Column) -> Camp | None:
    """The camp with more cards takes the Personnage (TS-16); equal counts turn it down (TS-17)."""
    table = table_of(state)
    ours, theirs = (table.counted(side, column) for side in Side)
    if ours != theirs:
        return camp_at(state, Side.A if ours > theirs else Side.B)
    for camp, bonus in enumerate(state.bonuses):
        if bonus is not None and bonus.card is Remontada.SOFT_SPOT and bonus.column == column:
            return camp
    between = equilibriste(state)
    return None if between is None else camp_of(state, between)


def takers(state: State) -> tuple[Camp | None, ...]:
    """The camp that takes each Personnage as the street stands now."""
    return tuple(taker(state, column) for column in COLUMNS)


def worth(state: State, card: Card) -> int:
    """A Personnage scores its number (TS-16); Heatwave reverses the values, Sunbreak doubles a colour."""
    value = 7 - number(card) if state.weather is Weather.HEATWAVE else number(card)
    doubled = state.weather is Weather.SUNBREAK and colour(card) is state.sunny
    return 2 * value if doubled else value


def sheet(state: State, camp: Camp) -> ScoreSheet:
    """What a camp scores as the street stands now, line by line."""
    return ScoreSheet(tuple(_lines(state, camp, takers(state))))


def _lines(state: State, camp: Camp, won: tuple[Camp | None, ...]) -> Iterator[ScoreLine]:
    for column in COLUMNS:
        if won[column] == camp:
            rule = "TS-16" if _more_cards(state, column) else "TS-17"
            yield ScoreLine(rule, f"column-{column + 1}", worth(state, state.street[column]))
    bonus = state.bonuses[camp]
    if bonus is not None and bonus.card is Remontada.TIP:
        yield ScoreLine("TS-20", "tip", TIP)
    if state.weather is Weather.RAINBOW and _has_most_alone(state, camp, won):
        yield ScoreLine("TS-23", "rainbow", RAINBOW)


def _more_cards(state: State, column: Column) -> bool:
    table = table_of(state)
    return table.counted(Side.A, column) != table.counted(Side.B, column)


def _has_most_alone(state: State, camp: Camp, won: tuple[Camp | None, ...]) -> bool:
    others = [won.count(other) for other in camps(state) if other != camp]
    return won.count(camp) > max(others)


def round_winner(state: State, stopped_by: Seat) -> tuple[Camp, int]:
    """More points; then more Personnages; then the camp of who stopped the round, literally so (TS-18).

    Returns:
        The camp, and what decided: 0 points, 1 the number of Personnages, 2 who stopped the round.
    """
    won = takers(state)
    points = {camp: sheet(state, camp).total for camp in camps(state)}
    best = [camp for camp in camps(state) if points[camp] == max(points.values())]
    if len(best) == 1:
        return best[0], 0
    counts = {camp: won.count(camp) for camp in best}
    most = [camp for camp in best if counts[camp] == max(counts.values())]
    if len(most) == 1:
        return most[0], 1
    return camp_of(state, stopped_by), 2


def finished(state: State, stopped_by: Seat) -> Finished:
    """The round as it ended; partners share one sheet."""
    winner, decided_by = round_winner(state, stopped_by)
    sheets = tuple(sheet(state, camp_of(state, seat)) for seat in range(state.options.players))
    return Finished(
        outcome=RoundOutcome(sheets, members(state, winner)),
        street=state.street,
        won=takers(state),
        halves=state.halves,
        stopped_by=stopped_by,
        by_tie_break=decided_by,
        weather=state.weather,
    )


def rounds_won(state: State) -> tuple[int, ...]:
    """How many rounds every seat has won: its Victoire cards (TS-19)."""
    return tuple(
        sum(seat in over.outcome.winners for over in state.finished) for seat in range(state.options.players)
    )
