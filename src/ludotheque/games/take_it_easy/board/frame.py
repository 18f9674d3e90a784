"""The SVG element around every drawing of this game: its size, its words, its colours."""

from ludotheque.draw.markup import Markup, element, number
from ludotheque.games.take_it_easy.board.palette import SCOPE, stylesheet

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def framed(
    box: Box, title: str, description: str, definitions: Markup, drawing: Markup, *, standalone: bool
) -> str:
    """Put a drawing into one accessible SVG element.

    Args:
        box: What is seen of the plane.
        title: What the drawing is.
        description: What it shows, for those who hear it.
        definitions: What it refers to.
        drawing: What it shows.
        standalone: Whether the picture brings its own stylesheet and page colour, or a page gives them.
    """
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    page = element("rect", class_="tie-page", x=left, y=top, width=width, height=height, rx=24)
    return element(
        "svg",
        element("title", title),
        element("desc", description),
        element("style", Markup(stylesheet())) if standalone else Markup(),
        definitions,
        page if standalone else Markup(),
        drawing,
        xmlns="http://www.w3.org/2000/svg",
        class_=SCOPE,
        role="img",
        viewBox=" ".join(number(value) for value in (left, top, width, height)),
    )
