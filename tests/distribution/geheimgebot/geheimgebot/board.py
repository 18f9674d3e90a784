"""How Geheimgebot is shown: a few lines of text, and a table with cards."""

from collections.abc import Iterable

from ludotheque.core.board import Choice, Picture, Span, TextPicture
from ludotheque.core.outcome import RoundOutcome
from ludotheque.core.translator import Translator

from . import drawing
from .rules import HAND
from .view import View


def _picture(lines: Iterable[tuple[str, str]]) -> TextPicture:
    return TextPicture(tuple((Span(text, style),) for style, text in lines))


def _played(view: View) -> tuple[int, ...]:
    """The cards that the seat of a view has played in the turns that are over."""
    return () if view.seat is None else tuple(turn.bids[view.seat] for turn in view.turns)


class GeheimgebotBoard:
    """Draws the views of Geheimgebot; no place of its text pictures stands for an action."""

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

    def refused(self, view: View, translator: Translator) -> tuple[Choice, ...]:
        """The cards that the seat has played before: they lie beside those in its hand (GG-4)."""
        group = translator("gg-hand")
        return tuple(
            Choice(card - 1, translator("gg-choice", card=card), group, (f"card-{card}",))
            for card in sorted(_played(view))
            if view.legal
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

    def svg(
        self, view: View, translator: Translator, *, highlight: int | None = None, standalone: bool = True
    ) -> str:
        """The treasure and the turns on the table, below them the seat's own cards.

        A card that is tried out is raised; the one that has been laid lies beside the treasure.
        """
        tried = None if highlight is None else highlight + 1
        said = [line for line in str(self.text(view, translator, highlight=highlight)).splitlines() if line]
        content = drawing.words(said, 260, 30)
        if view.treasure is not None:
            content += drawing.card("treasure", view.treasure, 20, drawing.TABLE_ROW, kind="gg-gold")
        if view.own_bid is not None:
            content += drawing.card(f"card-{view.own_bid}", view.own_bid, 110, drawing.TABLE_ROW)
        content += drawing.hand(view.hand, _played(view), raised=tried)
        title = self.prompt(view, translator)
        return drawing.framed(title, " ".join(said), content, standalone=standalone)

    def stylesheet(self) -> str:
        """The colours of the cards."""
        return drawing.STYLE

    def beside(self, _view: View, _translator: Translator) -> tuple[Picture, ...]:
        """Nothing: everything lies on the table."""
        return ()

    def primer(self, translator: Translator) -> tuple[Picture, ...]:
        """One step: the highest card takes the treasure (GG-4, GG-5)."""
        title, said = translator("gg-primer"), translator("gg-primer-text")
        treasure = drawing.card("primer-treasure", 8, 20, drawing.TABLE_ROW, kind="gg-gold")
        bids = "".join(
            drawing.card(f"primer-card-{bid}", bid, drawing.step(place), drawing.HAND_ROW - rise)
            for place, (bid, rise) in enumerate(((4, 0), (21, 18), (13, 0)))
        )
        return (Picture(title, said, drawing.framed(title, said, treasure + bids, standalone=False)),)

    def news(self, view: View, translator: Translator) -> str:
        """What everybody has bid in the last turn."""
        if view.outcome or not view.turns:
            return ""
        bids = ", ".join(str(bid) for bid in view.turns[-1].bids)
        return translator("gg-news", bids=bids)

    def rounds(self, view: View) -> tuple[RoundOutcome, ...]:
        """The only round, once it is over."""
        return view.outcome.rounds if view.outcome else ()

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
