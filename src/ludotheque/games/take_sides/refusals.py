"""Why something cannot be done now, with the rule that says so."""

from ludotheque.core.errors import IllegalAction
from ludotheque.core.events import Seat
from ludotheque.games.take_sides.laying import fits, sides_of
from ludotheque.games.take_sides.notation import card_text
from ludotheque.games.take_sides.powers import Weather
from ludotheque.games.take_sides.state import (
    Action,
    Begin,
    Call,
    Choose,
    Lay,
    LetPass,
    NoEffect,
    Stage,
    State,
    Use,
    Veto,
)


def why_not(state: State, seat: Seat, action: Action) -> IllegalAction:
    """Why a seat that is asked something cannot do this."""
    if state.announced is not None:
        return IllegalAction("veto-first", rule="TS-30")
    if state.stage is Stage.CHOICES:
        return IllegalAction("choose-first", rule="TS-28")
    match action:
        case Lay():
            return _not_laid(state, seat, action)
        case Use() | NoEffect() if not state.tries.laid:
            return IllegalAction("nothing-laid", rule="TS-9")
        case Use() if state.weather is Weather.SNOW:
            return IllegalAction("no-effects-in-snow", rule="TS-23")
        case Use(copied=0):
            return IllegalAction("effect-not-possible", rule="TS-9")
        case Use():
            return IllegalAction("nothing-to-copy", rule="TS-31")
        case NoEffect():
            return IllegalAction("effect-must-be-used", rule="TS-23")
        case Veto() | LetPass():
            return IllegalAction("nothing-announced", rule="TS-30")
        case Choose() | Call() | Begin():
            return IllegalAction("nothing-to-choose", rule="TS-28")


def _not_laid(state: State, seat: Seat, action: Lay) -> IllegalAction:
    laid = {lay.card for lay in state.tries.laid}
    if laid and state.tries.used is None:
        return IllegalAction("already-laid", rule="TS-6", card=card_text(state.tries.laid[0].card))
    if action.card not in state.hands[seat] or action.card in laid:
        return IllegalAction("card-not-in-hand", rule="TS-6", card=card_text(action.card))
    if action.side not in sides_of(state, seat):
        return IllegalAction("not-your-side", rule="TS-6")
    if not fits(state, seat, action):
        return IllegalAction("no-match", rule="TS-6", column=action.column + 1)
    return IllegalAction("same-side", rule="TS-24")
