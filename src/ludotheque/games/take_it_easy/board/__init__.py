"""How Take it Easy! is shown: what to do, the choices, and the two drawings (SVG and text).

LAW: draws views and decides nothing; imports its own game, core and draw; words come from the translator.
"""

from ludotheque.core.board import Choice
from ludotheque.core.translator import Translator
from ludotheque.games.take_it_easy.board import aside, score, svg, text
from ludotheque.games.take_it_easy.view import View


class TakeItEasyBoard:
    """Draws the views of Take it Easy!; it holds nothing."""

    def prompt(self, view: View, translator: Translator) -> str:
        """What to do now, or for whom the game waits."""
        if view.outcome is not None:
            return translator("tie-prompt-over")
        if view.called is None:
            return translator("tie-prompt-next-call")
        tile = "-".join(str(digit) for digit in view.called)
        if view.own_cell is not None and view.legal:
            return translator("tie-prompt-change", tile=tile, cell=view.own_cell)
        if view.legal:
            return translator("tie-prompt-place", tile=tile)
        return translator("tie-prompt-wait", tile=tile, awaited=len(view.awaited))

    def rule(self, view: View) -> str:
        """Placing, changing one's mind, waiting or scoring."""
        if view.outcome is not None:
            return "TIE-11"
        if view.own_cell is not None and view.legal:
            return "TIE-17"
        return "TIE-8" if view.legal else "TIE-9"

    def choices(self, view: View, translator: Translator) -> tuple[Choice, ...]:
        """One choice for every cell that the tile may go to."""
        group = translator("tie-choices")
        return tuple(
            Choice(place.cell, translator("tie-choice", cell=place.cell), group, (f"cell-{place.cell}",))
            for place in view.legal
        )

    where = staticmethod(score.where)
    text = staticmethod(text.text)
    aside = staticmethod(aside.aside)
    score = staticmethod(score.score)
    svg = staticmethod(svg.svg)
