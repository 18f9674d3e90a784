"""Signs of the text board: a pattern for every colour, an arrow for every direction (UOD-1, UOD-10)."""

from ludotheque.draw.canvas import Style
from ludotheque.games.up_or_down.components import Area, Card, Colour, Direction, Row, colour
from ludotheque.games.up_or_down.scoring import row_points

PATTERNS = {
    Colour.YELLOW: "·",
    Colour.RED: "=",
    Colour.BLUE: "≈",
    Colour.PINK: "°",
    Colour.PURPLE: "#",
    Colour.TEAL: "+",
}
STYLES = {
    Colour.YELLOW: Style.YELLOW,
    Colour.RED: Style.RED,
    Colour.BLUE: Style.BLUE,
    Colour.PINK: Style.PINK,
    Colour.PURPLE: Style.PURPLE,
    Colour.TEAL: Style.TEAL,
}
ARROWS = {None: "○", Direction.UP: "▲", Direction.DOWN: "▼"}


def face(card: Card) -> str:
    """A card as its number and the pattern of its colour, such as ``68=``."""
    return f"{card}{PATTERNS[colour(card)]}"


def style_of(card: Card) -> Style:
    """The look of a card."""
    return STYLES[colour(card)]


def product(row: Row) -> str:
    """What a row scores: cards times cards of the best colour (UOD-15)."""
    return f"{len(row.cards)}×{row.most_of_a_colour}={row_points(row)}"


def interval(row: Row) -> str:
    """What a row still accepts, such as ``>47``; nothing while any card will do (UOD-10)."""
    return {None: "", Direction.UP: f">{row.last}", Direction.DOWN: f"<{row.last}"}[row.direction]


def points(area: Area) -> int:
    """What an area counts as it lies there (UOD-15)."""
    return sum(row_points(row) for row in area.rows) + len(area.discards)
