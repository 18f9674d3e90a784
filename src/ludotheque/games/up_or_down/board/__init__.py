"""How Up or Down? is shown: the ring, the rows, the hand, and what lies before the others.

LAW: draws views and decides nothing; imports its own game, core and draw; words come from the translator.
"""

from ludotheque.core.outcome import RoundOutcome
from ludotheque.core.translator import Translator
from ludotheque.games.up_or_down.board import (
    aside,
    choices,
    news,
    others,
    palette,
    primer,
    score,
    svg,
    text,
)
from ludotheque.games.up_or_down.board.words import said
from ludotheque.games.up_or_down.components import gap
from ludotheque.games.up_or_down.view import View


class UpOrDownBoard:
    """Draws the views of Up or Down?; it holds nothing."""

    def prompt(self, view: View, translator: Translator) -> str:
        """What to do now, or for whom the game waits."""
        if view.outcome is not None:
            return translator("uod-prompt-over")
        if not view.awaited:
            return translator("uod-prompt-dealing")
        if not view.legal:
            return translator("uod-prompt-wait", seat=translator("seat-name", seat=view.awaited[0] + 1))
        tries = view.tries
        if tries.played is None:
            return translator("uod-prompt-play")
        if tries.taken is None:
            one, other = (said(card, translator) for card in sorted(gap(view.ring, tries.played)))
            return translator("uod-prompt-take", one=one, other=other)
        if tries.laid is None:
            return translator("uod-prompt-lay", card=said(tries.taken, translator))
        return translator("uod-prompt-draw", piles=len(view.legal))

    def rule(self, view: View) -> str:
        """Playing, taking, laying, drawing, waiting or scoring."""
        if view.outcome is not None:
            return "UOD-15"
        if not view.legal:
            return "UOD-6"
        tries = view.tries
        steps = ((tries.played, "UOD-7"), (tries.taken, "UOD-8"), (tries.laid, "UOD-9"))
        return next((rule for chosen, rule in steps if chosen is None), "UOD-12")

    def rounds(self, view: View) -> tuple[RoundOutcome, ...]:
        """A game is one round."""
        return () if view.outcome is None else view.outcome.rounds

    refused = staticmethod(choices.refused)
    choices = staticmethod(choices.choices)
    beside = staticmethod(others.beside)
    where = staticmethod(score.where)
    text = staticmethod(text.text)
    news = staticmethod(news.news)
    aside = staticmethod(aside.aside)
    score = staticmethod(score.score)
    svg = staticmethod(svg.svg)
    stylesheet = staticmethod(palette.stylesheet)
    primer = staticmethod(primer.primer)
