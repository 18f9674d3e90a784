"""The colours of Take Sides in two themes, and the stylesheet that gives them to the drawing."""

from collections.abc import Iterable

from ludotheque.draw.colour import Colour, contrast, mix
from ludotheque.games.take_sides.components import COLOURS
from ludotheque.games.take_sides.components import Colour as Family

SCOPE = "ludo-ts"
"""The class of every drawing of this game; the stylesheet reaches nothing outside it."""

Theme = dict[str, Colour]

FAMILIES: dict[Family, str] = {
    Family.RED: "red",
    Family.ORANGE: "orange",
    Family.YELLOW: "yellow",
    Family.GREEN: "green",
    Family.BLUE: "blue",
    Family.VIOLET: "violet",
}
"""What each family is called in classes and custom properties."""

INKS: Theme = {
    "red": Colour(0.56, 0.185, 27),
    "orange": Colour(0.78, 0.15, 60),
    "yellow": Colour(0.9, 0.15, 97),
    "green": Colour(0.66, 0.135, 150),
    "blue": Colour(0.44, 0.13, 258),
    "violet": Colour(0.33, 0.15, 305),
}
"""The families, printed alike by day and by night, on six steps of lightness: every two of them can be told
apart in greyscale and with deuteranopia."""

PAPER: Theme = {
    **INKS,
    "page": Colour(0.975, 0.012, 85),
    "ink": Colour(0.2, 0.02, 60),
    "quiet": Colour(0.46, 0.025, 62),
    "accent": Colour(0.5, 0.15, 35),
    "edge": Colour(0.24, 0.025, 60),
    "card": Colour(0.985, 0.008, 88),
    "side": Colour(0.5, 0.045, 62),
    "digit": Colour(0.2, 0.02, 60),
    "lit": Colour(0.95, 0.045, 90),
    "street": Colour(0.64, 0.03, 55),
    "stone": Colour(0.84, 0.025, 75),
    "back": Colour(0.36, 0.045, 285),
    "window": Colour(0.86, 0.11, 85),
    "dark": Colour(0.48, 0.045, 285),
    "coat": Colour(0.4, 0.03, 270),
    "cloth": Colour(0.68, 0.05, 240),
    "shirt": Colour(0.975, 0.01, 85),
    "wood": Colour(0.74, 0.09, 68),
    "hair": Colour(0.42, 0.06, 50),
    "fair": Colour(0.88, 0.05, 62),
    "tan": Colour(0.76, 0.075, 60),
    "deep": Colour(0.6, 0.075, 52),
}
"""Light: cream cards, doors lit from within."""

NIGHT: Theme = {
    **INKS,
    "page": Colour(0.2, 0.012, 60),
    "ink": Colour(0.95, 0.012, 85),
    "quiet": Colour(0.74, 0.02, 75),
    "accent": Colour(0.72, 0.1, 62),
    "edge": Colour(0.15, 0.015, 60),
    "card": Colour(0.9, 0.03, 88),
    "side": Colour(0.1, 0.01, 60),
    "digit": Colour(0.18, 0.02, 60),
    "lit": Colour(0.86, 0.085, 85),
    "street": Colour(0.32, 0.025, 285),
    "stone": Colour(0.5, 0.02, 285),
    "back": Colour(0.3, 0.045, 285),
    "window": Colour(0.84, 0.11, 85),
    "dark": Colour(0.41, 0.045, 285),
    "coat": Colour(0.38, 0.03, 270),
    "cloth": Colour(0.64, 0.05, 240),
    "shirt": Colour(0.95, 0.015, 85),
    "wood": Colour(0.68, 0.09, 68),
    "hair": Colour(0.38, 0.06, 50),
    "fair": Colour(0.86, 0.05, 62),
    "tan": Colour(0.74, 0.075, 60),
    "deep": Colour(0.58, 0.075, 52),
}
"""Dark: the same street after nightfall; the doors are still lit."""

ON_DARK = Colour(0.99, 0.005, 88)
ON_LIGHT = Colour(0.16, 0.015, 60)
STRENGTH = 0.68
"""How much of white or black there is in a pattern: enough to be seen, too little to shout."""


def weave_colour(wall: Colour) -> Colour:
    """What the pattern of a family is drawn in: of white and black the one that stands out more, softened."""
    ink = max(ON_DARK, ON_LIGHT, key=lambda ink: contrast(ink, wall))
    return mix(wall, ink, STRENGTH)


def tokens(theme: Theme) -> dict[str, Colour]:
    """Every colour of a theme by the name of its custom property, without ``--ts-``."""
    return theme | {f"on-{name}": weave_colour(theme[name]) for name in FAMILIES.values()}


def _properties(theme: Theme) -> str:
    return "".join(f"--ts-{name}:{colour.css};" for name, colour in tokens(theme).items())


def _themes() -> Iterable[str]:
    paper = f"{{{_properties(PAPER)}color-scheme:light}}"
    night = f"{{{_properties(NIGHT)}color-scheme:dark}}"
    yield f".{SCOPE}{paper}"
    yield f"@media(prefers-color-scheme:dark){{.{SCOPE}{night}}}"
    yield f'[data-theme="light"] .{SCOPE}{paper}'
    yield f'[data-theme="dark"] .{SCOPE}{night}'


FILLS = ("side", "lit", "coat", "cloth", "shirt", "wood", "hair", "fair", "tan", "deep", "window", "dark")
"""Parts that are nothing but an area of their colour."""

RULES = {
    f".{SCOPE}": "display:block;width:100%;height:auto;font-family:ui-serif,Georgia,'Noto Serif',serif;"
    "font-variant-numeric:lining-nums tabular-nums",
    ".ts-page": "fill:var(--ts-page)",
    ".ts-wall": "fill:var(--ts-c);stroke:var(--ts-edge);stroke-width:3",
    ".ts-weave": "fill:none;stroke:var(--ts-i);stroke-width:3.5;stroke-linecap:round",
    ".ts-dots": "stroke-width:9",
    ".ts-tab": "fill:var(--ts-card);stroke:var(--ts-edge);stroke-width:2",
    ".ts-number": "fill:var(--ts-digit);font-size:52px;font-weight:700;text-anchor:middle",
    ".ts-small": "font-size:42px",
    ".ts-drawn": "stroke:var(--ts-edge);stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round",
    ".ts-line": "fill:none",
    ".ts-ink": "fill:var(--ts-edge)",
    ".ts-hat": "fill:var(--ts-c)",
    ".ts-street": "fill:var(--ts-street);stroke:var(--ts-edge);stroke-width:3",
    ".ts-bricks": "fill:none;stroke:var(--ts-edge);stroke-width:2.5;opacity:.3;stroke-linecap:round",
    ".ts-stone": "fill:var(--ts-stone);stroke:var(--ts-edge);stroke-width:2.5",
    ".ts-back": "fill:var(--ts-back);stroke:var(--ts-edge);stroke-width:3",
}
"""What the parts of the drawing look like in either theme."""


def stylesheet() -> str:
    """The colours and lines of every drawing of this game, for a page or a picture that stands alone.

    Nothing outside the class `SCOPE` and the classes ``ts-…`` is touched. The theme follows the reader's
    system, or ``data-theme="light"`` or ``"dark"`` on an element around the drawing.
    """
    families = (
        f".ts-{FAMILIES[shade]}{{--ts-c:var(--ts-{FAMILIES[shade]});--ts-i:var(--ts-on-{FAMILIES[shade]})}}"
        for shade in COLOURS
    )
    fills = (f".ts-{name}{{fill:var(--ts-{name})}}" for name in FILLS)
    rules = (f"{selector}{{{body}}}" for selector, body in RULES.items())
    return "\n".join((*_themes(), *families, *fills, *rules))
