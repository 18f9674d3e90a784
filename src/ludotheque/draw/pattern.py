"""Nine woven patterns along a ribbon, each a few strokes that repeat, so that pieces laid end to end join.

A ribbon runs along y; its middle is x = 0 and its edges x = ±1/2 of its width. Strokes rather than pattern
fills: several drawings in one page then share no paint that could vanish with one of them.
"""

from collections.abc import Callable, Iterator

from msgspec import Struct

from ludotheque.draw.markup import Markup, element, join, number


class Stretch(Struct, frozen=True):
    """The piece of a ribbon to be patterned.

    Attributes:
        middle: The x of its middle.
        width: How wide the ribbon is.
        start: The y where the piece begins.
        end: The y where it ends.
        period: The length after which every pattern repeats, counted from y = 0.
    """

    middle: float
    width: float
    start: float
    end: float
    period: float


Pattern = Callable[[Stretch], Markup]


def _lines(stretch: Stretch, *offsets: float, width: float, dash: float = 0, gap: float = 0) -> Markup:
    """Straight strokes along the ribbon; dashes keep in step where ``dash`` + ``gap`` divides the period."""
    top, length = number(stretch.start), number(stretch.end - stretch.start)
    data = "".join(f"M{number(stretch.middle + offset * stretch.width)} {top}v{length}" for offset in offsets)
    step = dash + gap
    return element(
        "path",
        d=data,
        stroke_width=width * stretch.width,
        stroke_dasharray=f"{number(dash)} {number(gap)}" if step else None,
        stroke_dashoffset=(stretch.start + dash / 2) % step if step else None,
    )


def _repeats(stretch: Stretch, step: float) -> Iterator[float]:
    """Every multiple of the step, counted from y = 0, that keeps half a step away from the ends."""
    first = int((stretch.start + step / 2) // step)
    last = int((stretch.end - step / 2) // step)
    return (index * step for index in range(first + (first * step < stretch.start + step / 2), last + 1))


def core(stretch: Stretch) -> Markup:
    """One line along the middle."""
    return _lines(stretch, 0, width=0.2)


def rails(stretch: Stretch) -> Markup:
    """Two lines along the edges."""
    return _lines(stretch, -0.29, 0.29, width=0.13)


def triple(stretch: Stretch) -> Markup:
    """Three thin lines."""
    return _lines(stretch, -0.3, 0, 0.3, width=0.08)


def halves(stretch: Stretch) -> Markup:
    """Two tones side by side."""
    return _lines(stretch, 0.22, width=0.44)


def squares(stretch: Stretch) -> Markup:
    """Squares in a row."""
    side = 0.42 * stretch.width
    return _lines(stretch, 0, width=0.42, dash=side, gap=stretch.period - side)


def ladder(stretch: Stretch) -> Markup:
    """Rungs from edge to edge."""
    rung = 0.13 * stretch.width
    return _lines(stretch, 0, width=0.96, dash=rung, gap=stretch.period / 2 - rung)


def dots(stretch: Stretch) -> Markup:
    """Round dots in a row."""
    step = stretch.period / 2
    radius = 0.13 * stretch.width
    circle = "a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0".format(r=number(radius), d=number(2 * radius))
    data = "".join(f"M{number(stretch.middle - radius)} {number(y)}{circle}" for y in _repeats(stretch, step))
    return element("path", d=data, class_="tie-dot")


def _strokes(stretch: Stretch, step: float, shape: str, *, width: float, left: float, rise: float) -> Markup:
    """The same stroke again and again, from a point left of the middle and ``rise`` above each repeat."""
    data = "".join(
        f"M{number(stretch.middle - left)} {number(y + rise)}{shape}" for y in _repeats(stretch, step)
    )
    return element("path", d=data, stroke_width=width * stretch.width)


def twill(stretch: Stretch) -> Markup:
    """Slanted strokes side by side."""
    half = 0.46 * stretch.width
    step = stretch.period / 3
    return _strokes(
        stretch, step, f"l{number(2 * half)} {number(-2 * step)}", width=0.11, left=half, rise=step
    )


def chevrons(stretch: Stretch) -> Markup:
    """Arrow heads that point to the start of the ribbon."""
    half, drop = 0.44 * stretch.width, 0.3 * stretch.width
    shape = f"l{number(half)} {number(-drop)}l{number(half)} {number(drop)}"
    return _strokes(stretch, stretch.period / 2, shape, width=0.14, left=half, rise=drop / 2)


PATTERNS: dict[str, Pattern] = {
    pattern.__name__: pattern
    for pattern in (core, rails, triple, halves, squares, dots, twill, ladder, chevrons)
}
"""Every pattern by its name."""


def together(*marks: Markup, class_: str) -> Markup:
    """The strokes of a pattern as one group of a class."""
    return element("g", join(marks), class_=class_)
