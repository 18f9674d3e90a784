"""Up or Down? in sixty seconds: four pictures made of the parts of the board, each with a few words."""

from collections.abc import Sequence

from ludotheque.core.board import Picture
from ludotheque.core.translator import Translator
from ludotheque.draw.markup import Markup, element, join, number
from ludotheque.games.up_or_down.board import rows
from ludotheque.games.up_or_down.board.frame import framed, text
from ludotheque.games.up_or_down.board.shapes import back, face
from ludotheque.games.up_or_down.components import Area, Card, Row
from ludotheque.games.up_or_down.scoring import row_points

SIZE = (1000.0, 1087.0)
PLAYED, BELOW, ABOVE = 68, 45, 70
ROW = Row((3, 9, 15, 27, 28))
WIPED = Row((80, 44, 40))
FULL = Area((ROW, Row((80, 74, 68, 50)), Row((5, 11, 40, 47))))


def primer(translator: Translator) -> tuple[Picture, ...]:
    """Play and take, lay, wipe, draw and score (UOD-7 to UOD-12, UOD-15)."""
    facts = {"length": len(ROW.cards), "best": ROW.most_of_a_colour, "points": row_points(ROW)}
    return (
        _picture("take", (_ring(),), translator),
        _picture("lay", (_moved(rows.area(Area((ROW, WIPED)), 0), 20, 220),), translator),
        _picture(
            "wipe",
            (_moved(rows.area(Area((Row((66,)), ROW), tuple(WIPED.cards)), 0), 20, 20), *_wiped()),
            translator,
        ),
        _picture("score", (_score(),), translator, **facts),
    )


def _picture(name: str, drawn: Sequence[Markup], translator: Translator, **facts: int) -> Picture:
    title = translator(f"uod-primer-{name}")
    said = translator(f"uod-primer-{name}-text", **facts)
    return Picture(title, said, framed(SIZE, title, said, join(drawn), standalone=False))


def _wiped() -> list[Markup]:
    """The cards of a wiped row, turned over."""
    return [_moved(back(), 380 + 60 * place, 720) for place, _ in enumerate(WIPED.cards)]


def _ring() -> Markup:
    """Three cards of the ring: the one just played, lifted, between the two that may be taken."""
    drawn = [element("ellipse", class_="uod-felt", cx=500, cy=530, rx=470, ry=400)]
    drawn += [_card(card, x, 460, "uod-near") for card, x in ((BELOW, 210.0), (ABOVE, 664.0))]
    drawn.append(_card(PLAYED, 437, 330, "uod-lifted"))
    return join(drawn)


def _score() -> Markup:
    """Three rows, what the first of them scores, and five discards."""
    piles = [_moved(back(), 190 + 30 * place, 800 - 5 * place) for place in range(5)]
    words = (
        text(rows.product(ROW), 500, 720, "uod-total uod-middle"),
        text("+ 5", 640, 910, "uod-total uod-middle"),
    )
    return join((_moved(rows.area(FULL, 0), 20, 20), *piles, *words))


def _card(card: Card, x: float, y: float, class_: str) -> Markup:
    inner = element("g", face(card))
    place = f"translate({number(x)} {number(y)}) scale(1.1)"
    return element("g", inner, class_=class_, transform=place)


def _moved(drawing: Markup, x: float, y: float) -> Markup:
    return element("g", drawing, transform=f"translate({number(x)} {number(y)})")
