"""All that a seat has learnt in a game so far."""

from msgspec import Struct

from ludotheque.core.events import Seat
from ludotheque.core.game import AnyGame
from ludotheque.core.record import Record, entry_of, initial_state_of, replay
from ludotheque.core.view import view_bytes


class Observation(Struct, frozen=True):
    """What a seat noticed of one event.

    Attributes:
        actor: The seat that acted; None for chance.
        text: What the event said, in the game's notation; None when this seat was not told.
        view: What the seat could see afterwards, as bytes.
    """

    actor: Seat | None
    text: str | None
    view: bytes


def information_state(game: AnyGame, record: Record, seat: Seat | None) -> tuple[Observation, ...]:
    """The whole history of a seat: equal for two records exactly when the seat cannot tell them apart.

    An event of which the seat is told nothing and sees nothing leaves no trace in it.

    Args:
        game: The game of the record.
        record: A game, or the part of it that has been played.
        seat: Whose history; None for a spectator, who is told what everybody is told.
    """
    state = initial_state_of(game, record)
    history = [Observation(None, None, view_bytes(game.view(state, seat)))]
    for step in replay(game, record):
        audience = game.audience(step.before, step.event)
        told = audience is None or seat in audience
        entry = entry_of(game, step.before.options, step.event)
        view = view_bytes(game.view(step.after, seat))
        if not told and view == history[-1].view:
            continue  # nothing of it was noticed
        history.append(Observation(entry.seat, entry.text if told else None, view))
    return tuple(history)
