"""What a drawing shows, in words, for those who hear it."""

from ludotheque.core.events import Seat
from ludotheque.core.translator import Translator
from ludotheque.games.up_or_down.components import Card, Row, colour
from ludotheque.games.up_or_down.scoring import row_points
from ludotheque.games.up_or_down.view import View


def title(view: View, translator: Translator) -> str:
    """What the drawing is."""
    if view.seat is None:
        return translator("uod-drawing-title-all")
    return translator("uod-drawing-title-seat", seat=translator("seat-name", seat=view.seat + 1))


def said(card: Card, translator: Translator) -> str:
    """A card with its colour, such as ``68 red``."""
    return translator("uod-card", card=card, colour=str(colour(card)))


def several(cards: tuple[Card, ...], translator: Translator) -> str:
    """Cards one after the other."""
    return ", ".join(said(card, translator) for card in cards)


def description(view: View, translator: Translator) -> str:
    """The ring, the piles, the own hand, then seat by seat what lies there, the reader first."""
    parts = [translator("uod-drawing-ring", cards=several(view.ring_now, translator))]
    top = "" if view.top is None else said(view.top, translator)
    parts.append(translator("uod-drawing-piles", up=view.up, down=view.down, top=top, shown=int(bool(top))))
    if view.hand_now:
        parts.append(translator("uod-drawing-hand", cards=several(view.hand_now, translator)))
    seats = sorted(range(view.options.players), key=lambda seat: seat != view.seat)
    parts += [area_of(view, seat, translator) for seat in seats]
    return " ".join(parts)


def area_of(view: View, seat: Seat, translator: Translator) -> str:
    """What lies before a player."""
    area = view.areas_now[seat]
    rows = [_row(number, row, translator) for number, row in enumerate(area.rows, start=1)]
    name = translator("seat-name", seat=seat + 1)
    parts = [translator("uod-drawing-seat", seat=name, discards=len(area.discards)), *rows]
    if view.known[seat] and seat != view.seat:
        parts.append(translator("uod-drawing-known", cards=several(view.known[seat], translator)))
    return " ".join(parts)


def _row(number: int, row: Row, translator: Translator) -> str:
    return translator(
        "uod-drawing-row",
        number=number,
        direction=str(row.direction or "none"),
        cards=several(row.cards, translator),
        length=len(row.cards),
        best=row.most_of_a_colour,
        points=row_points(row),
    )
