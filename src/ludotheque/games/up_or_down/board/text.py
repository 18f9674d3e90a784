"""The table in characters, 44 columns by 22 rows: the ring, the own rows, the own hand (UOD-4, UOD-9).

The ring goes from the upper left to the right and comes back below; on the left the highest card meets the
lowest. Each card has its number and the pattern of its colour:

     ╭────╮ ╭────╮ ╭────╮
     │ 10+│ │ 24#│ │ 45°│
     ╰────╯ ╰────╯ ╰────╯
    ↑   18 ▓       12 │ 63°│   ↓
     ╭────╮ ╭────╮ ╭────╮
     │102#│ │ 91·│ │ 70+│
     ╰────╯ ╰────╯ ╰────╯
"""

from collections.abc import Mapping

from ludotheque.core.board import TextPicture
from ludotheque.core.events import Seat
from ludotheque.core.translator import Translator
from ludotheque.draw.canvas import Canvas, Style
from ludotheque.games.up_or_down.board.gallery import gallery
from ludotheque.games.up_or_down.board.marks import ARROWS, face, interval, product, style_of
from ludotheque.games.up_or_down.components import ROWS, Area, Card, Row, gap
from ludotheque.games.up_or_down.encoding import decode, encode
from ludotheque.games.up_or_down.state import Action, Draw, Lay, Pile, Play, Take, Wipe
from ludotheque.games.up_or_down.view import View

LEFT = 3
BOX = 7
"""A card is six columns wide and has one between it and the next."""

UPPER, PILES, LOWER = 0, 3, 4
AREA = 8
HAND = 17
TITLE = 16
WIDTH = 44
LONGEST_ROW = 10
"""The most cards of a row that fit on a line; of a longer one the first are left out."""


def text(view: View, translator: Translator, *, highlight: int | None = None) -> TextPicture:
    """Draw the table as the seat sees it; a spectator sees everybody's rows.

    Whatever may be chosen carries its code; what stands for ``highlight`` is marked.
    """
    canvas = Canvas()
    tried = None if highlight is None else decode(view.options, highlight)
    table = _Table(canvas, view, translator, tried)
    table.ring()
    table.piles()
    if view.seat is None:
        gallery(canvas, AREA, view, translator)
    else:
        table.area(view.seat)
        table.hand()
    return canvas.picture()


class _Table:
    """A canvas with what is drawn on it."""

    def __init__(self, canvas: Canvas, view: View, translator: Translator, tried: Action | None) -> None:
        self._canvas = canvas
        self._view = view
        self._say = translator
        self._tried = tried
        self._codes: Mapping[Action, int] = {action: encode(view.options, action) for action in view.legal}

    def _edge(self, action: Action | None) -> str:
        """How the outline of something looks that an action is about."""
        if action is not None and action == self._tried:
            return Style.CELL_HIGHLIGHT
        return Style.CELL_LEGAL if action in self._codes else Style.CELL

    def _box(self, row: int, column: int, card: Card, action: Action | None, *, lifted: bool) -> None:
        """A card; one that is tried out or just played has a double edge."""
        double = lifted or (action is not None and action == self._tried)
        corners = "╔════╗", "║", "╚════╝"
        if not double:
            corners = "╭────╮", "│", "╰────╯"
        top, side, bottom = corners
        edge = Style.CELL_HIGHLIGHT if double else self._edge(action)
        code = None if action is None else self._codes.get(action)
        self._canvas.put(row, column, top, edge, code)
        self._canvas.put(row + 1, column, side, edge, code)
        self._canvas.put(row + 1, column + 1, f"{face(card):>4}", style_of(card), code)
        self._canvas.put(row + 1, column + 5, side, edge, code)
        self._canvas.put(row + 2, column, bottom, edge, code)

    def ring(self) -> None:
        """The cards, ascending clockwise from the upper left."""
        ring = self._view.ring_now
        near = self._near()
        half = (len(ring) + 1) // 2
        for number, card in enumerate(ring):
            upper = number < half
            column = LEFT + BOX * (number if upper else len(ring) - 1 - number)
            lifted = card == self._view.tries.played or card in near
            self._box(UPPER if upper else LOWER, column, card, Take(card), lifted=lifted)
        self._canvas.put(PILES, 0, "↑", Style.DIM)
        self._canvas.put(PILES, LEFT + BOX * max(half, 3), "↓", Style.DIM)

    def _near(self) -> tuple[Card, ...]:
        """The two neighbours of a hand card that is being tried out (UOD-7)."""
        return gap(self._view.ring_now, self._tried.card) if isinstance(self._tried, Play) else ()

    def piles(self) -> None:
        """Both piles, inside the ring, with how many cards they have (UOD-5)."""
        for pile, column in ((Pile.DOWN, LEFT + 1), (Pile.UP, LEFT + 12)):
            action = Draw(pile)
            size = self._view.up if pile is Pile.UP else self._view.down
            top = self._view.top
            shown = "▓▓▓" if pile is Pile.DOWN else "   " if top is None else face(top)
            style = Style.DIM if pile is Pile.DOWN or top is None else style_of(top)
            left, right = ("⟦", "⟧") if action == self._tried else ("[", "]")
            code = self._codes.get(action)
            if not size:
                self._canvas.put(PILES, column, self._say("uod-text-empty"), Style.DIM)
                continue
            self._canvas.put(PILES, column, left, self._edge(action), code)
            self._canvas.put(PILES, column + 1, shown, style, code)
            self._canvas.put(PILES, column + 1 + len(shown), f"{right}×{size}", self._edge(action), code)

    def area(self, seat: Seat) -> None:
        """The own rows in two lines each, and the discard pile (UOD-9, UOD-11)."""
        area = self._view.areas_now[seat]
        for number in range(ROWS):
            top = AREA + 1 + 2 * number - 1
            if number < len(area.rows):
                self._row(top, number, area.rows[number])
            else:
                self._free(top, number, area)
        discards = self._say("uod-text-discards", count=len(area.discards))
        self._canvas.put(AREA + 2 * ROWS, 0, discards, Style.DIM)

    def _row(self, top: int, number: int, row: Row) -> None:
        lay, wipe = Lay(number), Wipe(number)
        code = self._codes.get(lay)
        edge = self._edge(lay) if lay in self._codes else Style.STRONG
        mark = "»" if lay == self._tried else " "
        head = f"{mark}{number + 1} {ARROWS[row.direction]} {product(row)}"
        self._canvas.put(top, 0, f"{head:<14}", edge, code)
        self._canvas.put(top, 15, f"{interval(row):<4}", Style.FATE_OPEN, code)
        taken = self._view.tries.taken
        if code is not None and taken is not None:
            longer = row.with_card(taken)
            self._canvas.put(top, 19, f"→ {ARROWS[longer.direction]} {product(longer)}", edge, code)
        if wipe in self._codes:
            mark = "»" if wipe == self._tried else "✗"
            word = f"{mark} {self._say('uod-text-wipe')}"
            self._canvas.put(top, 33, word, self._edge(wipe), self._codes[wipe])
        column = 3
        cards = row.cards
        if len(cards) > LONGEST_ROW:
            self._canvas.put(top + 1, column - 1, "…", Style.DIM)
            cards = cards[-LONGEST_ROW:]
        for card in cards:
            self._canvas.put(top + 1, column, f"{face(card):>4}", style_of(card), code)
            column += 4

    def _free(self, top: int, number: int, area: Area) -> None:
        """The place of a row that has not been started."""
        lay = Lay(number)
        code = self._codes.get(lay)
        mark = "»" if lay == self._tried else " "
        if number == len(area.rows):
            said = f"{mark}{number + 1} {self._say('uod-text-new-row')}"
            self._canvas.put(top, 0, said, self._edge(lay) if code is not None else Style.DIM, code)

    def hand(self) -> None:
        """The own cards, and the one that has been taken and not laid."""
        tries = self._view.tries
        self._canvas.put(TITLE, 0, self._say("uod-text-hand"), Style.DIM)
        for number, card in enumerate(self._view.hand_now):
            self._box(HAND, LEFT + BOX * number, card, Play(card), lifted=False)
        if tries.taken is not None and tries.laid is None:
            column = LEFT + BOX * 4
            self._canvas.put(TITLE, column, self._say("uod-text-taken"), Style.DIM)
            self._box(HAND, column, tries.taken, None, lifted=True)
