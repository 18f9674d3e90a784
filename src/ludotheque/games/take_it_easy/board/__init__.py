"""How Take it Easy! is shown: what to do, the choices, the two drawings (SVG and text), what is beside them.

LAW: draws views and decides nothing; imports its own game, core and draw; words come from the translator.
"""

from ludotheque.core.board import Choice, Picture
from ludotheque.core.outcome import RoundOutcome
from ludotheque.core.translator import Translator
from ludotheque.games.take_it_easy.board import aside, news, others, palette, primer, score, svg, text, tray
from ludotheque.games.take_it_easy.components import CELLS
from ludotheque.games.take_it_easy.rules import round_outcome
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
        """One choice for every cell that the tile may go to; it goes there from above the board.

        Once the seat has confirmed a cell, the tile goes from there to another (TIE-17).
        """
        carries = None if view.called is None else f"tile-{view.called}"
        return tuple(_cell(place.cell, translator, carries) for place in view.legal)

    def refused(self, view: View, translator: Translator) -> tuple[Choice, ...]:
        """Every other cell: those with a tile, those that touch none, the one that the tile is on.

        Why each may not be chosen is what the rules say to it (TIE-8, TIE-16, TIE-17).
        """
        legal = {place.cell for place in view.legal}
        return tuple(_cell(cell, translator) for cell in CELLS if legal and cell not in legal)

    def beside(self, view: View, translator: Translator) -> tuple[Picture, ...]:
        """The boards of the others, and the tiles still to come."""
        return (*others.others(view, translator), *tray.beside(view, translator))

    def rounds(self, view: View) -> tuple[RoundOutcome, ...]:
        """The sheets of every finished round, and who won it."""
        return tuple(round_outcome(played) for played in view.finished)

    where = staticmethod(score.where)
    text = staticmethod(text.text)
    news = staticmethod(news.news)
    aside = staticmethod(aside.aside)
    score = staticmethod(score.score)
    svg = staticmethod(svg.svg)
    stylesheet = staticmethod(palette.stylesheet)
    primer = staticmethod(primer.primer)


def _cell(cell: int, translator: Translator, carries: str | None = None) -> Choice:
    """A cell, as what may be chosen or not."""
    label = translator("tie-choice", cell=cell)
    return Choice(cell, label, translator("tie-choices"), (f"cell-{cell}",), carries)
