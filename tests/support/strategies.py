"""What Hypothesis may draw for Take it Easy!: options, and states anywhere in a game."""

from itertools import islice

from hypothesis import strategies as st

from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import State
from tests.support.games import GAME, random_states


def options(
    *, players: tuple[int, int] = (1, 6), rounds: tuple[int, int] = (1, 8)
) -> st.SearchStrategy[Options]:
    """Anything that a table may agree on."""
    return st.builds(
        Options,
        players=st.integers(*players),
        rounds=st.integers(*rounds),
        touching=st.booleans(),
        change_of_mind=st.booleans(),
        curtain=st.booleans(),
    )


@st.composite
def states(draw: st.DrawFn, agreed: st.SearchStrategy[Options] | None = None) -> State:
    """A state of a random game, anywhere between the first call and the end."""
    chosen = draw(options(rounds=(1, 2)) if agreed is None else agreed)
    # With changes of mind a game has more events than this; those it stops short of are drawn after fewer.
    events = 19 * chosen.rounds * (chosen.players + 1)
    start = draw(st.integers(0, events - 1))
    played = random_states(draw(st.integers(0, 10_000)), chosen)
    return next(islice(played, start, None), GAME.initial_state(chosen))
