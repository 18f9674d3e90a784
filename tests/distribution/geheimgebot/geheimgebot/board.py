"""How Geheimgebot is shown: a few lines of text, which the drawing shows as well."""

from collections.abc import Iterable
from html import escape

from ludotheque.core.board import Choice, Span, TextPicture
from ludotheque.core.translator import Translator

from .rules import HAND
from .view import View


def _picture(lines: Iterable[tuple[str, str]]) -> TextPicture:
    return TextPicture(tuple((Span(text, style),) for style, text in lines))


class GeheimgebotBoard:
    """Draws the views of Geheimgebot; no place of its pictures stands for an action."""

    def prompt(self, view: View, translator: Translator) -> str:
        """What to do now, or for how many the game waits."""
        if view.treasure is None:
            return translator("gg-prompt-over" if view.outcome else "gg-prompt-chance")
        if view.legal:
            return translator("gg-prompt-lay", treasure=view.treasure)
        return translator("gg-prompt-wait", treasure=view.treasure, awaited=len(view.awaited))

    def rule(self, view: View) -> str:
        """Laying cards, or who gets the treasures."""
        return "GG-5" if view.outcome else "GG-4"

    def choices(self, view: View, translator: Translator) -> tuple[Choice, ...]:
        """One choice for every card in hand."""
        group = translator("gg-hand")
        return tuple(
            Choice(lay.card - 1, translator("gg-choice", card=lay.card), group, (f"card-{lay.card}",))
            for lay in view.legal
        )

    def text(self, view: View, translator: Translator, *, highlight: int | None = None) -> TextPicture:
        """The turns so far, the treasure, and the seat's own cards."""
        lines = [("title", translator("gg-turns", played=len(view.turns), turns=HAND))]
        for turn in view.turns:
            bids = " ".join(f"{bid:2}" for bid in turn.bids)
            winner = translator("seat-name", seat=turn.winner + 1)
            lines.append(("", translator("gg-turn", treasure=turn.treasure, bids=bids, winner=winner)))
        if view.treasure is not None:
            lines.append(("strong", translator("gg-treasure", treasure=view.treasure)))
        bid = view.own_bid if highlight is None else highlight + 1
        if bid is not None:
            lines.append(("cell-confirmed", translator("gg-bid", card=bid)))
        if view.hand:
            cards = " ".join(str(card) for card in view.hand)
            lines.append(("", f"{translator('gg-hand')}: {cards}"))
        return _picture(lines)

    def aside(self, view: View, translator: Translator) -> TextPicture:
        """Who has what in hand and on the table."""
        seats = enumerate(zip(view.cards, view.laid, strict=True), start=1)
        return _picture(
            (
                "dim",
                translator("gg-seat", seat=translator("seat-name", seat=seat), cards=cards, laid=int(laid)),
            )
            for seat, (cards, laid) in seats
        )

    def where(self, where: str, translator: Translator) -> str:
        """The treasure, or the consolation prize."""
        if where == "consolation":
            return translator("gg-consolation")
        return translator("gg-treasure", treasure=int(where.removeprefix("s")))

    def svg(self, view: View, translator: Translator, *, highlight: int | None = None) -> str:
        """The lines of the text, as an image with a title."""
        said = [escape(line) for line in str(self.text(view, translator, highlight=highlight)).splitlines()]
        texts = (f'<text x="10" y="{30 + 24 * row}">{line}</text>' for row, line in enumerate(said))
        title = escape(self.prompt(view, translator))
        opening = '<svg xmlns="http://www.w3.org/2000/svg" role="img" lang="de" viewBox="0 0 480 240">'
        return f"{opening}<title>{title}</title>{''.join(texts)}</svg>"

    def score(self, view: View, translator: Translator) -> TextPicture:
        """Seat by seat what was won, and by which rule."""
        lines: list[tuple[str, str]] = []
        for seat, sheet in enumerate(view.outcome.rounds[0].sheets if view.outcome else (), start=1):
            lines.append(("title", f"{translator('seat-name', seat=seat)}: {sheet.total}"))
            lines += [
                ("", f"  {self.where(line.where, translator)} ({line.rule}): {line.points}")
                for line in sheet.lines
            ]
        return _picture(lines)
