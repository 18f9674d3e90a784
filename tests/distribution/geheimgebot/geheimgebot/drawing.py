"""The table of Geheimgebot as SVG: the treasure, the seat's own cards, and those that it has played."""

from collections.abc import Iterable, Sequence
from html import escape

WIDTH, HEIGHT = 480, 300
CARD, TALL = 64, 88
HAND_ROW, TABLE_ROW = 196, 44

STYLE = """\
.gg{display:block;width:100%;height:auto;font-family:ui-serif,Georgia,serif;--gg-ink:#2b2118;\
--gg-card:#fffaf0;--gg-gold:#f2c14e;--gg-felt:#dbe5d3;--gg-line:#5d5142}
@media(prefers-color-scheme:dark){.gg{--gg-ink:#f4ecdf;--gg-card:#4a4138;--gg-gold:#7d5f12;\
--gg-felt:#26302a;--gg-line:#b3a48e}}
[data-theme="light"] .gg{--gg-ink:#2b2118;--gg-card:#fffaf0;--gg-gold:#f2c14e;--gg-felt:#dbe5d3;\
--gg-line:#5d5142}
[data-theme="dark"] .gg{--gg-ink:#f4ecdf;--gg-card:#4a4138;--gg-gold:#7d5f12;--gg-felt:#26302a;\
--gg-line:#b3a48e}
.gg-felt{fill:var(--gg-felt)}
.gg-card{fill:var(--gg-card);stroke:var(--gg-line);stroke-width:2}
.gg-gold{fill:var(--gg-gold);stroke:var(--gg-line);stroke-width:2}
.gg-number{fill:var(--gg-ink);font-size:30px;font-weight:700;text-anchor:middle}
.gg-word{fill:var(--gg-ink);font-size:15px}
.gg-played{fill:var(--gg-felt);stroke-dasharray:5 4}
"""
"""What the drawings look like in either theme; nothing outside the class ``gg`` is touched."""


def card(key: str, number: int, x: float, y: float, *, kind: str = "gg-card") -> str:
    """A card with its upper left corner at a place; the inner group is free for animation."""
    shape = f'<rect class="{kind}" width="{CARD}" height="{TALL}" rx="9"/>'
    label = f'<text class="gg-number" x="{CARD / 2:g}" y="{TALL / 2 + 10:g}">{number}</text>'
    return f'<g data-key="{key}" transform="translate({x:g} {y:g})"><g>{shape}{label}</g></g>'


def hand(held: Sequence[int], played: Sequence[int], *, raised: int | None = None) -> str:
    """The cards in a hand side by side, one of them perhaps raised, and after them those already played."""
    drawn = [
        card(f"card-{each}", each, step(place), HAND_ROW - 18 * (each == raised))
        for place, each in enumerate(held)
    ]
    drawn += [
        card(f"card-{each}", each, step(place), HAND_ROW, kind="gg-card gg-played")
        for place, each in enumerate(played, start=len(held))
    ]
    return "".join(drawn)


def step(place: int) -> float:
    """Where the card at a place of a row begins."""
    return 20 + (CARD + 12) * place


def words(lines: Iterable[str], x: float, y: float) -> str:
    """Lines of words below each other."""
    return "".join(
        f'<text class="gg-word" x="{x:g}" y="{y + 20 * place:g}">{escape(line)}</text>'
        for place, line in enumerate(lines)
    )


def framed(title: str, description: str, content: str, *, standalone: bool) -> str:
    """One accessible SVG element; one that stands alone brings the stylesheet."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="gg" role="img" lang="de" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}">'
        f"<title>{escape(title)}</title><desc>{escape(description)}</desc>"
        f"{f'<style>{STYLE}</style>' if standalone else ''}"
        f'<rect class="gg-felt" width="{WIDTH}" height="{HEIGHT}" rx="16"/>{content}</svg>'
    )
