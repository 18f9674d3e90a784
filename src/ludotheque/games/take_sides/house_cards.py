"""The house cards: the seed names no powers, so these are ours, balanced by simulation."""

from ludotheque.games.take_sides.powers import (
    CardSet,
    Count,
    Guard,
    Match,
    MoveOwn,
    PushOpposing,
    Remontada,
    SwapPersonnages,
    TurnDownOpposing,
    Weather,
    Where,
)

HOUSE = CardSet(
    name="house",
    powers=(
        Guard(Where.THIS),
        Count(2),
        MoveOwn(Where.ANY),
        SwapPersonnages(Where.ANY),
        PushOpposing(Where.THIS),
        TurnDownOpposing(Where.ANY, Match.SAME_COLOUR),
    ),
    remontada=tuple(Remontada),
    weather=tuple(Weather),
)
"""1 Bodyguard, 2 Twins, 3 Mover, 4 Neighbours, 5 Bouncer, 6 Gossip; eight Remontada and eight Météo cards."""
