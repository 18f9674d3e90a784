"""The colours of Take it Easy! in two themes, and the stylesheet that gives them to the drawing."""

from collections.abc import Iterable
from itertools import chain

from ludotheque.draw.colour import Colour, contrast
from ludotheque.games.take_it_easy.components import DIGITS

SCOPE = "ludo-tie"
"""The class of every drawing of this game; the stylesheet reaches nothing outside it."""

DEAD = 0.7
"""How much of the card a ribbon takes on once its line is dead."""

Theme = dict[str, Colour]

PAPER: Theme = {
    "page": Colour(0.975, 0.012, 85),
    "ink": Colour(0.2, 0.02, 60),
    "quiet": Colour(0.46, 0.025, 62),
    "plate": Colour(0.8, 0.045, 72),
    "plate-side": Colour(0.64, 0.055, 66),
    "well": Colour(0.9, 0.022, 78),
    "well-line": Colour(0.7, 0.045, 70),
    "card": Colour(0.985, 0.008, 88),
    "card-side": Colour(0.5, 0.045, 62),
    "edge": Colour(0.27, 0.03, 60),
    "accent": Colour(0.5, 0.15, 35),
    "curtain": Colour(0.46, 0.12, 22),
    "curtain-fold": Colour(0.38, 0.105, 22),
    "on-curtain": Colour(0.97, 0.02, 85),
    "1": Colour(0.53, 0.018, 260),
    "5": Colour(0.71, 0.105, 200),
    "9": Colour(0.88, 0.155, 95),
    "2": Colour(0.83, 0.085, 355),
    "6": Colour(0.53, 0.185, 27),
    "7": Colour(0.71, 0.17, 137),
    "3": Colour(0.42, 0.15, 305),
    "4": Colour(0.63, 0.135, 250),
    "8": Colour(0.78, 0.145, 63),
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
    "card": Colour(0.36, 0.014, 70),
    "card-side": Colour(0.13, 0.01, 60),
    "edge": Colour(0.15, 0.015, 60),
    "accent": Colour(0.8, 0.11, 70),
    "curtain": Colour(0.42, 0.105, 22),
    "curtain-fold": Colour(0.34, 0.09, 22),
    "on-curtain": Colour(0.97, 0.02, 85),
    "1": Colour(0.63, 0.018, 260),
    "5": Colour(0.77, 0.105, 200),
    "9": Colour(0.9, 0.15, 95),
    "2": Colour(0.86, 0.075, 355),
    "6": Colour(0.63, 0.185, 27),
    "7": Colour(0.76, 0.17, 137),
    "3": Colour(0.62, 0.145, 305),
    "4": Colour(0.73, 0.11, 250),
    "8": Colour(0.82, 0.135, 66),
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


def _rules() -> Iterable[str]:
    yield f".{SCOPE}{{{_properties(PAPER)}color-scheme:light}}"
    yield f"@media(prefers-color-scheme:dark){{.{SCOPE}{{{_properties(NIGHT)}color-scheme:dark}}}}"
    yield f'[data-theme="light"] .{SCOPE}{{{_properties(PAPER)}color-scheme:light}}'
    yield f'[data-theme="dark"] .{SCOPE}{{{_properties(NIGHT)}color-scheme:dark}}'
    for direction, digits in DIGITS.items():
        short = direction[0]
        for digit in digits:
            yield f".tie-{digit}{{--tie-c:var(--tie-{digit});--tie-i:var(--tie-on-{digit})}}"
            yield (
                f".tie-{short}{digit}{{--tie-c:color-mix(in oklab,var(--tie-{digit}),var(--tie-card) "
                f"var(--tie-m{short},0%));--tie-i:var(--tie-i{short},var(--tie-on-{digit}));"
                f"--tie-e:color-mix(in oklab,var(--tie-edge),var(--tie-card) var(--tie-n{short},0%))}}"
            )
        yield f".tie-{short}-dead{{--tie-m{short}:{DEAD:.0%};--tie-n{short}:45%;--tie-i{short}:var(--tie-ink)}}"
    yield STRUCTURE


STRUCTURE = """
.ludo-tie{display:block;width:100%;height:auto;font-family:ui-serif,Georgia,"Noto Serif",serif;font-variant-numeric:lining-nums tabular-nums}
.tie-page{fill:var(--tie-page)}
.tie-plate{fill:var(--tie-plate);stroke:var(--tie-plate);stroke-width:18;stroke-linejoin:round}
.tie-plate-side{fill:var(--tie-plate-side);stroke:var(--tie-plate-side);stroke-width:18;stroke-linejoin:round}
.tie-well{fill:var(--tie-well);stroke:var(--tie-well-line);stroke-width:2;stroke-linejoin:round}
.tie-number{fill:var(--tie-quiet);font-size:34px;text-anchor:middle}
.tie-can .tie-well{stroke:var(--tie-accent);stroke-width:4}
.tie-side{fill:var(--tie-card-side);stroke:var(--tie-card-side);stroke-width:8;stroke-linejoin:round}
.tie-card{fill:var(--tie-card);stroke:var(--tie-card);stroke-width:8;stroke-linejoin:round}
.tie-band{fill:var(--tie-c)}
.tie-edges{fill:none;stroke:var(--tie-e);stroke-width:2.6}
.tie-shade{fill:none;stroke:var(--tie-edge);stroke-width:9;opacity:.16}
.tie-weave{fill:none;stroke:var(--tie-i);opacity:.34}
.tie-weave .dot{fill:var(--tie-i);stroke:none}
.tie-digit{fill:var(--tie-i);font-size:43px;font-weight:700;text-anchor:middle}
.tie-pill{fill:var(--tie-page);stroke:var(--tie-quiet);stroke-width:2.5}
.tie-points{fill:var(--tie-quiet);font-size:33px;text-anchor:middle}
.tie-complete .tie-pill{fill:var(--tie-c);stroke:var(--tie-edge);stroke-width:2.6}
.tie-complete .tie-points{fill:var(--tie-i);font-weight:700}
.tie-strike{fill:none;stroke:var(--tie-quiet);stroke-width:3.5;stroke-linecap:round}
.tie-slot{fill:none;stroke:var(--tie-quiet);stroke-width:3;stroke-dasharray:10 9;stroke-linejoin:round}
.tie-trial{--tie-mv:40%;--tie-mr:40%;--tie-mf:40%;--tie-iv:var(--tie-ink);--tie-ir:var(--tie-ink);--tie-if:var(--tie-ink);--tie-nv:50%;--tie-nr:50%;--tie-nf:50%}
.tie-try{fill:none;stroke:var(--tie-accent);stroke-width:6;stroke-dasharray:15 11;stroke-linejoin:round}
.tie-name,.tie-label{fill:var(--tie-quiet);font-size:38px}
.tie-total{fill:var(--tie-ink);font-size:100px;font-weight:700}
.tie-name{fill:var(--tie-ink)}
.tie-end{text-anchor:end}
.tie-middle{text-anchor:middle}
.tie-curtain{fill:var(--tie-curtain)}
.tie-fold{fill:var(--tie-curtain-fold)}
.tie-rod{fill:none;stroke:var(--tie-card-side);stroke-linecap:round}
.tie-done{fill:var(--tie-accent)}
.tie-tick{fill:none;stroke:var(--tie-page);stroke-linecap:round;stroke-linejoin:round}
.tie-wait{fill:none;stroke:var(--tie-quiet);stroke-dasharray:6 6}
"""


def stylesheet() -> str:
    """The colours and lines of every drawing of this game, for a page or a picture that stands alone.

    Nothing outside the class `SCOPE` and the classes ``tie-…`` is touched. The theme follows the reader's
    system, or ``data-theme="light"`` or ``"dark"`` on an element around the drawing.
    """
    return "\n".join(_rules())
