"""How the words for styles look in a terminal: paper by day, night by night, and plain without colour."""

from collections.abc import Mapping

from msgspec import Struct
from rich.style import Style
from rich.theme import Theme as Headings
from textual.theme import Theme

PAPER = Theme(
    name="paper",
    primary="#8a4b1f",
    secondary="#4d6b57",
    accent="#8a4b1f",
    foreground="#2b2520",
    background="#f6f0e4",
    surface="#efe6d5",
    panel="#e6dac4",
    warning="#8a5a00",
    error="#a3261d",
    success="#3d6b35",
    dark=False,
)
NIGHT = Theme(
    name="night",
    primary="#e0a868",
    secondary="#9dbfa8",
    accent="#e0a868",
    foreground="#ece4d6",
    background="#1d1a18",
    surface="#26221f",
    panel="#332d28",
    warning="#e5b454",
    error="#ef8a7d",
    success="#9ccb8c",
    dark=True,
)


HEADINGS = Headings({f"markdown.h{level}": "bold" for level in range(1, 5)} | {"markdown.code_block": ""})
"""Headings of the rules: bold is enough in a terminal."""


class Look(Struct, frozen=True):
    """A terminal theme, and a style for every word that boards use for theirs."""

    theme: str
    styles: Mapping[str, Style]

    def style(self, word: str) -> Style:
        """The style of a word; a word that is not known looks like ordinary text."""
        return self.styles.get(word, Style())


def _look(theme: Theme, digits: Mapping[int, str], colours: Mapping[str, str], quiet: str) -> Look:
    accent = theme.primary
    styles = {f"digit-{digit}": Style(color=colour, bold=True) for digit, colour in digits.items()}
    styles |= {name: Style(color=colour, bold=True) for name, colour in colours.items()}
    styles |= {
        "dim": Style(color=quiet),
        "cell": Style(color=quiet),
        "cell-legal": Style(color=theme.foreground, bold=True),
        "cell-highlight": Style(color=accent, bold=True),
        "cell-confirmed": Style(color=accent, bold=True),
        "strong": Style(bold=True),
        "fate-complete": Style(color=theme.success, bold=True),
        "fate-open": Style(color=theme.foreground),
        "fate-dead": Style(color=quiet),
        "title": Style(color=accent, bold=True),
    }
    return Look(theme.name, styles)


LOOKS = {
    PAPER.name: _look(
        PAPER,
        {1: "#5d5a57", 2: "#7a2f86", 3: "#a8275b", 4: "#005f99", 5: "#1c5fb8"}
        | {6: "#a33d15", 7: "#3f6a1e", 8: "#9a4a00", 9: "#755c00"},
        {"yellow": "#755c00", "red": "#b3261e", "blue": "#1c5fb8"}
        | {"pink": "#b0246f", "purple": "#6a2f96", "teal": "#006b63"},
        "#6f675d",
    ),
    NIGHT.name: _look(
        NIGHT,
        {1: "#c9c4bc", 2: "#e3a0ee", 3: "#f799bd", 4: "#7fc6f2", 5: "#8fb8ff"}
        | {6: "#f39a76", 7: "#a6d97f", 8: "#f2ab62", 9: "#f0d35a"},
        {"yellow": "#f0d35a", "red": "#ff8f80", "blue": "#8fb8ff"}
        | {"pink": "#ff9cc8", "purple": "#d0a6ff", "teal": "#6fd6c8"},
        "#9a9085",
    ),
}
