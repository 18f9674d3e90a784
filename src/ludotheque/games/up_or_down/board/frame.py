"""The SVG element around every drawing of this game: its size, its words, its colours."""

from ludotheque.draw.markup import Markup, element, number
from ludotheque.games.up_or_down.board.palette import SCOPE, stylesheet


def framed(
    size: tuple[float, float], title: str, description: str, drawing: Markup, *, standalone: bool
) -> str:
    """Put a drawing into one accessible SVG element.

    Args:
        size: Its width and height.
        title: What the drawing is.
        description: What it shows, for those who hear it.
        drawing: What it shows.
        standalone: Whether the picture brings its own stylesheet and page colour, or a page gives them.
    """
    width, height = size
    page = element("rect", class_="uod-page", x=0, y=0, width=width, height=height, rx=24)
    return element(
        "svg",
        element("title", title),
        element("desc", description),
        element("style", Markup(stylesheet())) if standalone else Markup(),
        page if standalone else Markup(),
        drawing,
        xmlns="http://www.w3.org/2000/svg",
        class_=SCOPE,
        role="img",
        viewBox=f"0 0 {number(width)} {number(height)}",
    )


def text(content: str, x: float, y: float, class_: str) -> Markup:
    """Words in the drawing."""
    return element("text", content, class_=class_, x=x, y=y)
