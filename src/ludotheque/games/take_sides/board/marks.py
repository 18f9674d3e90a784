"""Signs of the text board: a letter and a pattern for every family (TS-1)."""

from ludotheque.draw.canvas import Style
from ludotheque.games.take_sides.components import Card, Colour, Laid, colour, number

PATTERNS = {
    Colour.RED: "=",
    Colour.ORANGE: "~",
    Colour.YELLOW: "·",
    Colour.GREEN: "+",
    Colour.BLUE: "≈",
    Colour.VIOLET: "#",
}
STYLES = {
    Colour.RED: Style.RED,
    Colour.ORANGE: Style.DIGIT_8,
    Colour.YELLOW: Style.YELLOW,
    Colour.GREEN: Style.TEAL,
    Colour.BLUE: Style.BLUE,
    Colour.VIOLET: Style.PURPLE,
}
BACK = "▓▓▓"
"""A card turned down (TS-27): everybody has seen it, and the board shows its back."""


def face(card: Card) -> str:
    """A card as the letter and the pattern of its family and its number, such as ``R=4``."""
    return f"{colour(card)}{PATTERNS[colour(card)]}{number(card)}"


def style_of(card: Card) -> Style:
    """The look of a card."""
    return STYLES[colour(card)]


def laid_face(laid: Laid) -> tuple[str, Style]:
    """A card that lies at a door, and how it looks."""
    return (face(laid.card), style_of(laid.card)) if laid.up else (BACK, Style.DIM)
