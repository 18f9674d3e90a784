"""The one sentence that tells the seat what to do now, and the rule that applies."""

from ludotheque.core.translator import Translator
from ludotheque.games.take_sides.board.words import name, said, used
from ludotheque.games.take_sides.powers import Remontada
from ludotheque.games.take_sides.state import Stage
from ludotheque.games.take_sides.view import View

ASKED = {
    Remontada.SOFT_SPOT: "ts-prompt-soft-spot",
    Remontada.CLOSE_PROTECTION: "ts-prompt-close-protection",
    Remontada.CALLING_CARD: "ts-prompt-calling-card",
    Remontada.YOUR_CALL: "ts-prompt-your-call",
}
"""What a Remontada card asks before the first turn (TS-28); an Old Friend is asked about with its card."""


def prompt(view: View, translator: Translator) -> str:
    """What to do now, or for whom the game waits."""
    if view.outcome is not None:
        return translator("ts-prompt-over")
    if not view.awaited:
        return translator("ts-prompt-dealing")
    if not view.legal:
        key = "ts-prompt-wait" if view.announced is None else "ts-prompt-wait-veto"
        return translator(key, seat=name(view.awaited[0], translator))
    if view.announced is not None:
        return translator("ts-prompt-veto", effect=used(view.announced.use, translator))
    if view.stage is Stage.CHOICES:
        return _before(view, translator)
    if view.owed is not None or view.tries.used is not None:
        return translator("ts-prompt-further")
    return translator("ts-prompt-effect" if view.tries.laid else "ts-prompt-lay")


def _before(view: View, translator: Translator) -> str:
    card = view.choosing[0][1]
    if view.friend is not None:
        return translator("ts-prompt-friend", card=said(view.friend, translator))
    return translator(ASKED[card])


def rule(view: View) -> str:
    """Scoring, waiting, choosing before the first turn, a Veto, an effect, or laying."""
    if view.outcome is not None:
        return "TS-19"
    if not view.legal:
        return "TS-5"
    if view.announced is not None:
        return "TS-30"
    if view.stage is Stage.CHOICES:
        return "TS-28"
    return "TS-9" if view.tries.laid else "TS-6"
