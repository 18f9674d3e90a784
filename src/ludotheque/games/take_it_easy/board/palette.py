"""The colours of Take it Easy! in two themes, and the stylesheet that gives them to the drawing."""

from collections.abc import Iterable
from itertools import chain

from ludotheque.draw.colour import Colour, contrast
from ludotheque.games.take_it_easy.components import DIGITS

SCOPE = "ludo-tie"
"""The class of every drawing of this game; the stylesheet reaches nothing outside it."""

DEAD = 0.7
"""How much of the card a ribbon takes on once its line is dead."""

FAINT = (0.4, DEAD)
"""The same for a tile that is only tried out, on paper and at night: its digits must stand out."""

Theme = dict[str, Colour]

PAPER: Theme = {
    "page": Colour(0.975, 0.012, 85),
    "ink": Colour(0.2, 0.02, 60),
    "quiet": Colour(0.46, 0.025, 62),
    "plate": Colour(0.8, 0.045, 72),
    "plate-side": Colour(0.64, 0.055, 66),
    "well": Colour(0.9, 0.022, 78),
    "well-line": Colour(0.72, 0.045, 70),
    "card": Colour(0.985, 0.008, 88),
    "card-side": Colour(0.5, 0.045, 62),
    "edge": Colour(0.27, 0.03, 60),
    "accent": Colour(0.5, 0.15, 35),
    "curtain": Colour(0.46, 0.12, 22),
    "curtain-fold": Colour(0.38, 0.105, 22),
    "1": Colour(0.53, 0.018, 260),
    "5": Colour(0.71, 0.105, 200),
    "9": Colour(0.88, 0.155, 95),
    "2": Colour(0.84, 0.08, 355),
    "6": Colour(0.51, 0.18, 27),
    "7": Colour(0.68, 0.165, 138),
    "3": Colour(0.42, 0.15, 305),
    "4": Colour(0.62, 0.135, 250),
    "8": Colour(0.79, 0.14, 64),
}
"""Light: ink and coloured ribbons on cream card, on a board of pale wood."""

NIGHT: Theme = {
    "page": Colour(0.2, 0.012, 60),
    "ink": Colour(0.95, 0.012, 85),
    "quiet": Colour(0.74, 0.02, 75),
    "plate": Colour(0.33, 0.025, 62),
    "plate-side": Colour(0.14, 0.012, 60),
    "well": Colour(0.255, 0.016, 60),
    "well-line": Colour(0.42, 0.03, 65),
    "card": Colour(0.345, 0.014, 70),
    "card-side": Colour(0.13, 0.01, 60),
    "edge": Colour(0.15, 0.015, 60),
    "accent": Colour(0.72, 0.1, 62),
    "curtain": Colour(0.53, 0.12, 22),
    "curtain-fold": Colour(0.43, 0.1, 22),
    "1": Colour(0.63, 0.018, 260),
    "5": Colour(0.77, 0.105, 200),
    "9": Colour(0.9, 0.15, 95),
    "2": Colour(0.88, 0.06, 355),
    "6": Colour(0.635, 0.18, 27),
    "7": Colour(0.75, 0.17, 138),
    "3": Colour(0.625, 0.14, 303),
    "4": Colour(0.72, 0.115, 250),
    "8": Colour(0.84, 0.115, 70),
}
"""Dark: the same game by lamplight; ribbons are light enough to stand out from dark card."""

ON_DARK = Colour(0.99, 0.005, 88)
ON_LIGHT = Colour(0.16, 0.015, 60)


def digit_colour(ribbon: Colour) -> Colour:
    """What a digit on a ribbon is printed in: of white and black the one that stands out more."""
    return max(ON_DARK, ON_LIGHT, key=lambda ink: contrast(ink, ribbon))


def tokens(theme: Theme) -> dict[str, Colour]:
    """Every colour of a theme by the name of its custom property, without ``--tie-``."""
    digits = chain.from_iterable(DIGITS.values())
    return theme | {f"on-{digit}": digit_colour(theme[str(digit)]) for digit in digits}


def _properties(theme: Theme) -> str:
    return "".join(f"--tie-{name}:{colour.css};" for name, colour in tokens(theme).items())


def _themes() -> Iterable[str]:
    paper = f"{{{_properties(PAPER)}--tie-faint:{FAINT[0]:.0%};color-scheme:light}}"
    night = f"{{{_properties(NIGHT)}--tie-faint:{FAINT[1]:.0%};color-scheme:dark}}"
    yield f".{SCOPE}{paper}"
    yield f"@media(prefers-color-scheme:dark){{.{SCOPE}{night}}}"
    yield f'[data-theme="light"] .{SCOPE}{paper}'
    yield f'[data-theme="dark"] .{SCOPE}{night}'


def _ribbons() -> Iterable[str]:
    """Ribbons hear from the tile that they belong to whether their line is finished or dead.

    A tile is drawn by reference, and what is referred to inherits custom properties and nothing else. Those
    of the vertical ribbon end in ``v``, of the rising one in ``r``, of the falling one in ``f``.
    """
    for direction, digits in DIGITS.items():
        d = direction[0]
        for digit in digits:
            yield f".tie-{digit}{{--tie-c:var(--tie-{digit});--tie-i:var(--tie-on-{digit})}}"
            yield (
                f".tie-{d}{digit}{{"
                f"--tie-c:color-mix(in oklab,var(--tie-{digit}),var(--tie-card) var(--tie-fade-{d},0%));"
                f"--tie-e:color-mix(in oklab,var(--tie-edge),var(--tie-card) var(--tie-blur-{d},0%));"
                f"--tie-i:var(--tie-ink-{d},var(--tie-on-{digit}));--tie-w:var(--tie-wide-{d},2.4px)}}"
            )
        yield f".tie-{d}-complete{{--tie-wide-{d}:4.6px}}"
        yield f".tie-{d}-dead{{--tie-fade-{d}:{DEAD:.0%};--tie-blur-{d}:45%;--tie-ink-{d}:var(--tie-ink)}}"
        yield f".tie-trial{{--tie-fade-{d}:var(--tie-faint);--tie-blur-{d}:45%;--tie-ink-{d}:var(--tie-ink)}}"


DIGIT_SIZE, NUMBER_SIZE, POINTS_SIZE = 43, 34, 34
"""The type of a tile's digits, of an empty cell's number, of a line's points."""
TRAY_DIGIT_SIZE = 66
"""The type of digits on the small tiles beside the board."""

RULES = {
    ".ludo-tie": "display:block;width:100%;height:auto;font-family:ui-serif,Georgia,'Noto Serif',serif;"
    "font-variant-numeric:lining-nums tabular-nums",
    ".tie-page": "fill:var(--tie-page)",
    ".tie-plate,.tie-plate-side": "stroke-width:18;stroke-linejoin:round",
    ".tie-plate": "fill:var(--tie-plate);stroke:var(--tie-plate)",
    ".tie-plate-side": "fill:var(--tie-plate-side);stroke:var(--tie-plate-side)",
    ".tie-well": "fill:var(--tie-well);stroke:var(--tie-ring,var(--tie-well-line));stroke-width:2.6;"
    "stroke-linejoin:round",
    ".tie-may": "--tie-ring:var(--tie-accent)",
    ".tie-number": f"fill:var(--tie-quiet);font-size:{NUMBER_SIZE}px;text-anchor:middle",
    ".tie-side,.tie-rim,.tie-card": "stroke-linejoin:round;stroke-width:8",
    ".tie-side,.tie-rim": "fill:var(--tie-card-side);stroke:var(--tie-card-side)",
    ".tie-rim": "stroke-width:11",
    ".tie-card": "fill:var(--tie-card);stroke:var(--tie-card)",
    ".tie-band": "fill:var(--tie-c)",
    ".tie-edges": "fill:none;stroke:var(--tie-e);stroke-width:var(--tie-w)",
    ".tie-shade": "fill:none;stroke:var(--tie-edge);stroke-width:9;opacity:.16",
    ".tie-weave": "fill:none;stroke:var(--tie-i);opacity:.34",
    ".tie-dot": "fill:var(--tie-i);stroke:none",
    ".tie-digit": f"fill:var(--tie-i);font-size:{DIGIT_SIZE}px;font-weight:700;text-anchor:middle",
    ".tie-pill": "fill:var(--tie-page);stroke:var(--tie-quiet);stroke-width:2.5",
    ".tie-points": f"fill:var(--tie-quiet);font-size:{POINTS_SIZE}px;text-anchor:middle",
    ".tie-complete .tie-pill": "fill:var(--tie-c);stroke:var(--tie-edge);stroke-width:3.4",
    ".tie-complete .tie-points": "fill:var(--tie-i);font-weight:700",
    ".tie-strike": "stroke:var(--tie-quiet);stroke-width:3.5;stroke-linecap:round",
    ".tie-slot,.tie-try": "fill:none;stroke-linejoin:round",
    ".tie-slot": "stroke:var(--tie-quiet);stroke-width:3;stroke-dasharray:10 9",
    ".tie-try": "stroke:var(--tie-accent);stroke-width:6;stroke-dasharray:15 11",
    ".tie-chip": "fill:var(--tie-card);stroke:var(--tie-edge);stroke-width:5;stroke-linejoin:round",
    ".tie-chip-band": "fill:var(--tie-c);stroke:var(--tie-edge);stroke-width:2.5;stroke-linejoin:round",
    ".tie-chip-digit": f"fill:var(--tie-i);font-size:{TRAY_DIGIT_SIZE}px;font-weight:700;text-anchor:middle",
    ".tie-gone": "--tie-i:var(--tie-quiet)",
    ".tie-chip-hole,.tie-chip-strike": "fill:none;stroke:var(--tie-quiet);stroke-linejoin:round",
    ".tie-chip-hole": "stroke-width:3;stroke-dasharray:9 9",
    ".tie-chip-strike": "stroke-width:6;stroke-linecap:round",
    ".tie-label": "fill:var(--tie-quiet);font-size:38px",
    ".tie-name": "fill:var(--tie-ink);font-size:38px",
    ".tie-sum": "fill:var(--tie-ink);font-size:42px;font-weight:700",
    ".tie-total": "fill:var(--tie-ink);font-size:104px;font-weight:700",
    ".tie-end": "text-anchor:end",
    ".tie-middle": "text-anchor:middle",
    ".tie-arrow": "fill:none;stroke:var(--tie-accent);stroke-width:9;stroke-linecap:round;"
    "stroke-linejoin:round",
    ".tie-curtain": "fill:var(--tie-curtain)",
    ".tie-fold": "fill:var(--tie-curtain-fold)",
    ".tie-valance": "fill:var(--tie-curtain);stroke:var(--tie-curtain-fold);stroke-width:6",
    ".tie-rod": "stroke-width:20;stroke:var(--tie-quiet);stroke-linecap:round",
    ".tie-star,.tie-done": "fill:var(--tie-accent)",
    ".tie-tick": "fill:none;stroke:var(--tie-page);stroke-linecap:round;stroke-linejoin:round",
    ".tie-wait": "fill:none;stroke:var(--tie-quiet);stroke-dasharray:6 6",
}
"""What the parts of the drawing look like in either theme."""


def stylesheet() -> str:
    """The colours and lines of every drawing of this game, for a page or a picture that stands alone.

    Nothing outside the class `SCOPE` and the classes ``tie-…`` is touched. The theme follows the reader's
    system, or ``data-theme="light"`` or ``"dark"`` on an element around the drawing.
    """
    rules = (f"{selector}{{{body}}}" for selector, body in RULES.items())
    return "\n".join((*_themes(), *_ribbons(), *rules))
