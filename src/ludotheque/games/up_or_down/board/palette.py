"""The colours of Up or Down? in two themes, and the stylesheet that gives them to the drawing."""

from collections.abc import Iterable

from ludotheque.draw.colour import Colour, contrast
from ludotheque.games.up_or_down.components import COLOURS

SCOPE = "ludo-uod"
"""The class of every drawing of this game; the stylesheet reaches nothing outside it."""

Theme = dict[str, Colour]

PAPER: Theme = {
    "page": Colour(0.975, 0.012, 85),
    "ink": Colour(0.2, 0.02, 60),
    "quiet": Colour(0.46, 0.025, 62),
    "felt": Colour(0.58, 0.06, 158),
    "felt-line": Colour(0.46, 0.055, 158),
    "on-felt": Colour(0.16, 0.015, 60),
    "shaft": Colour(0.93, 0.02, 80),
    "line": Colour(0.72, 0.045, 70),
    "card": Colour(0.985, 0.008, 88),
    "side": Colour(0.5, 0.045, 62),
    "edge": Colour(0.27, 0.03, 60),
    "back": Colour(0.42, 0.06, 30),
    "back-line": Colour(0.62, 0.06, 45),
    "accent": Colour(0.5, 0.15, 35),
    "yellow": Colour(0.88, 0.155, 95),
    "red": Colour(0.55, 0.18, 27),
    "blue": Colour(0.66, 0.13, 250),
    "pink": Colour(0.84, 0.08, 355),
    "purple": Colour(0.42, 0.15, 305),
    "teal": Colour(0.73, 0.105, 195),
}
"""Light: cream cards on green felt; colours that follow each other in number differ in lightness."""

NIGHT: Theme = {
    "page": Colour(0.2, 0.012, 60),
    "ink": Colour(0.95, 0.012, 85),
    "quiet": Colour(0.74, 0.02, 75),
    "felt": Colour(0.33, 0.04, 160),
    "felt-line": Colour(0.45, 0.045, 160),
    "on-felt": Colour(0.95, 0.012, 85),
    "shaft": Colour(0.255, 0.016, 60),
    "line": Colour(0.42, 0.03, 65),
    "card": Colour(0.345, 0.014, 70),
    "side": Colour(0.13, 0.01, 60),
    "edge": Colour(0.15, 0.015, 60),
    "back": Colour(0.42, 0.06, 30),
    "back-line": Colour(0.6, 0.06, 45),
    "accent": Colour(0.72, 0.1, 62),
    "yellow": Colour(0.9, 0.15, 95),
    "red": Colour(0.64, 0.18, 27),
    "blue": Colour(0.74, 0.11, 250),
    "pink": Colour(0.88, 0.06, 355),
    "purple": Colour(0.64, 0.15, 303),
    "teal": Colour(0.79, 0.105, 195),
}
"""Dark: the same table by lamplight."""

ON_DARK = Colour(0.99, 0.005, 88)
ON_LIGHT = Colour(0.16, 0.015, 60)


def weave_colour(band: Colour) -> Colour:
    """What the pattern on a band is drawn in: of white and black the one that stands out more."""
    return max(ON_DARK, ON_LIGHT, key=lambda ink: contrast(ink, band))


def tokens(theme: Theme) -> dict[str, Colour]:
    """Every colour of a theme by the name of its custom property, without ``--uod-``."""
    return theme | {f"on-{shade}": weave_colour(theme[shade]) for shade in COLOURS}


def _properties(theme: Theme) -> str:
    return "".join(f"--uod-{name}:{colour.css};" for name, colour in tokens(theme).items())


def _themes() -> Iterable[str]:
    paper = f"{{{_properties(PAPER)}color-scheme:light}}"
    night = f"{{{_properties(NIGHT)}color-scheme:dark}}"
    yield f".{SCOPE}{paper}"
    yield f"@media(prefers-color-scheme:dark){{.{SCOPE}{night}}}"
    yield f'[data-theme="light"] .{SCOPE}{paper}'
    yield f'[data-theme="dark"] .{SCOPE}{night}'


RULES = {
    f".{SCOPE}": "display:block;width:100%;height:auto;font-family:ui-serif,Georgia,'Noto Serif',serif;"
    "font-variant-numeric:lining-nums tabular-nums",
    ".uod-page": "fill:var(--uod-page)",
    ".uod-felt": "fill:var(--uod-felt);stroke:var(--uod-felt-line);stroke-width:6",
    ".uod-ring": "fill:none;stroke:var(--uod-felt-line);stroke-width:4;stroke-dasharray:2 14;"
    "stroke-linecap:round",
    ".uod-seam": "fill:none;stroke:var(--uod-on-felt);stroke-width:6;stroke-linecap:round;"
    "stroke-linejoin:round",
    ".uod-on-felt": "fill:var(--uod-on-felt);font-size:36px",
    ".uod-side": "fill:var(--uod-side)",
    ".uod-card": "fill:var(--uod-card);stroke:var(--uod-edge);stroke-width:3",
    ".uod-fresh": "fill:var(--uod-accent);stroke:var(--uod-card);stroke-width:3",
    ".uod-lifted .uod-card,.uod-near .uod-card": "stroke:var(--uod-accent);stroke-width:9",
    ".uod-near .uod-card": "stroke-dasharray:14 8",
    ".uod-band": "fill:var(--uod-c);stroke:var(--uod-edge);stroke-width:2.5",
    ".uod-weave": "fill:none;stroke:var(--uod-i);stroke-width:4.5;opacity:.6;stroke-linecap:round",
    ".uod-dots": "stroke-width:12",
    ".uod-number": "fill:var(--uod-ink);font-size:60px;font-weight:700",
    ".uod-small": "font-size:46px",
    ".uod-middle": "text-anchor:middle",
    ".uod-end": "text-anchor:end",
    ".uod-back": "fill:var(--uod-back);stroke:var(--uod-edge);stroke-width:3",
    ".uod-back-line": "fill:none;stroke:var(--uod-back-line);stroke-width:4",
    ".uod-hole": "fill:none;stroke:var(--uod-on-felt);stroke-width:3;stroke-dasharray:10 10;opacity:.5",
    ".uod-shaft": "fill:var(--uod-shaft);stroke:var(--uod-line);stroke-width:3",
    ".uod-free": "fill:none;stroke:var(--uod-line);stroke-width:3;stroke-dasharray:12 10",
    ".uod-may>g>.uod-shaft,.uod-may>g>.uod-free,.uod-may>g>.uod-wipe-place": "stroke:var(--uod-accent);"
    "stroke-width:5",
    ",".join(f".uod-tried>g>.uod-{part}" for part in ("shaft", "free", "frame", "wipe-place")): (
        "stroke:var(--uod-accent);stroke-width:9;stroke-dasharray:16 10"
    ),
    ".uod-frame": "fill:none;stroke:none",
    ".uod-may>g>.uod-frame": "stroke:var(--uod-accent);stroke-width:5",
    ".uod-arrow": "fill:var(--uod-ink)",
    ".uod-head": "fill:var(--uod-ink);font-size:40px",
    ".uod-strong": "font-weight:700",
    ".uod-quiet": "fill:var(--uod-quiet);font-size:38px",
    ".uod-next": "fill:var(--uod-accent);font-size:40px;font-weight:700",
    ".uod-wipe-place": "fill:var(--uod-page);stroke:var(--uod-line);stroke-width:3",
    ".uod-wipe-mark": "fill:none;stroke:var(--uod-quiet);stroke-width:6;stroke-linecap:round",
    ".uod-thread": "fill:none;stroke:var(--uod-accent);stroke-width:4;stroke-dasharray:4 10;"
    "stroke-linecap:round",
    ".uod-total": "fill:var(--uod-ink);font-size:84px;font-weight:700",
    ".uod-name": "fill:var(--uod-ink);font-size:34px",
}
"""What the parts of the drawing look like in either theme."""


def stylesheet() -> str:
    """The colours and lines of every drawing of this game, for a page or a picture that stands alone.

    Nothing outside the class `SCOPE` and the classes ``uod-…`` is touched. The theme follows the reader's
    system, or ``data-theme="light"`` or ``"dark"`` on an element around the drawing.
    """
    shades = (
        f".uod-{shade}{{--uod-c:var(--uod-{shade});--uod-i:var(--uod-on-{shade})}}" for shade in COLOURS
    )
    rules = (f"{selector}{{{body}}}" for selector, body in RULES.items())
    return "\n".join((*_themes(), *shades, *rules))
