"""How digits and fates look in characters: nine ribbons, three beads, three strokes."""

from ludotheque.draw.canvas import Style
from ludotheque.games.take_it_easy.components import Direction
from ludotheque.games.take_it_easy.scoring import Fate, Hope

RIBBONS = {1: "┊", 5: "│", 9: "┃", 2: ".·'", 6: ".-'", 7: ".='", 3: "'·.", 4: "'~.", 8: "'≈."}
"""For every digit the pattern of its ribbon; those of the diagonals rise or fall by one row."""

STROKES = {Direction.VERTICAL: "|", Direction.RISING: "/", Direction.FALLING: "\\"}
"""For every direction a stroke that runs like it, as TIE-4 has it; one below the other they do not join."""

BEADS = {Hope.COMPLETE: "●", Hope.OPEN: "○", Hope.DEAD: "×"}
"""For every fate the bead at the end of the line."""

FATE_STYLES = {
    Hope.COMPLETE: Style.FATE_COMPLETE,
    Hope.OPEN: Style.FATE_OPEN,
    Hope.DEAD: Style.FATE_DEAD,
}


def digit_style(digit: int) -> Style:
    """The style of what belongs to a digit."""
    return Style(f"digit-{digit}")


def fated_style(digit: int, fate: Fate) -> Style:
    """The style of a digit on a line: its own, unless the line is dead."""
    return Style.DIM if fate.hope is Hope.DEAD else digit_style(digit)
