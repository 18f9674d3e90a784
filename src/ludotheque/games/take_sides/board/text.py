"""The street in characters, 44 columns by 22 rows: both façades, the doors between them, the own hand.

Six columns; the cards of a door queue outwards, the last one whole in brackets. The other side is above, the
own one below. In the middle stand the Personnages, each with who would take it now: ``▲`` those above, ``▼``
those below, ``=`` nobody:

      O~2    Y·5
     [O~4]   ▓▓▓
      R=1 ▲  O~2 ▲  Y·3 ▼  G+4 =  B≈5 =  V#6 =
     [R=3]
"""

from ludotheque.core.board import TextPicture
from ludotheque.core.translator import Translator
from ludotheque.draw.canvas import Canvas, Style
from ludotheque.games.take_sides.board.marks import face, laid_face, style_of
from ludotheque.games.take_sides.board.standing import counts, shown_state
from ludotheque.games.take_sides.board.words import character
from ludotheque.games.take_sides.components import COLUMNS, Card, Half, Side, number
from ludotheque.games.take_sides.encoding import encode
from ludotheque.games.take_sides.state import Lay
from ludotheque.games.take_sides.view import View

WIDTH = 7
"""A column of the street."""
DEPTH = 6
"""How many cards of a queue fit; of a longer one the ones next to the door are left out."""
STREET = DEPTH
HAND = 2 * DEPTH + 2
LONGEST_NAME = 12


def text(view: View, translator: Translator, *, highlight: int | None = None) -> TextPicture:
    """Draw the street as the seat sees it; whatever may be laid carries its code at its column."""
    canvas = Canvas()
    _street(canvas, view, highlight)
    _hand(canvas, view, translator, highlight)
    return canvas.picture()


def below(view: View) -> Side:
    """The side that is drawn below: the reader's own, or side A."""
    role = None if view.seat is None or not view.roles else view.roles[view.seat]
    return Side.A if role is None else role


def _street(canvas: Canvas, view: View, highlight: int | None) -> None:
    ours = below(view)
    halves = shown_state(view).halves if view.roles and len(view.street) == len(COLUMNS) else view.halves
    for column in COLUMNS:
        left = WIDTH * column
        _queue(canvas, left, halves[ours.other][column], upwards=True)
        _queue(canvas, left, halves[ours][column], upwards=False)
    if len(view.street) < len(COLUMNS):
        return
    leads = counts(view)
    for column, card in enumerate(view.street):
        left = WIDTH * column + 1
        canvas.put(STREET, left, face(card), style_of(card))
        mine, other = leads[ours][column], leads[ours.other][column]
        canvas.put(STREET, left + 4, "▼" if mine > other else "▲" if other > mine else "=", Style.STRONG)
    if highlight is not None:
        _tried(canvas, view, highlight)


def _queue(canvas: Canvas, left: int, half: Half, *, upwards: bool) -> None:
    """The cards of a door from the street outwards; the last one that lies face up stands in brackets."""
    shown = half[-DEPTH:]
    last = max((place for place, laid in enumerate(shown) if laid.up), default=-1)
    for place, laid in enumerate(shown):
        row = STREET - 1 - place if upwards else STREET + 1 + place
        word, style = laid_face(laid)
        whole = place == last
        canvas.put(row, left, "[" if whole else " ", Style.STRONG)
        canvas.put(row, left + 1, word, style)
        canvas.put(row, left + 4, "]" if whole else " ", Style.STRONG)


def _tried(canvas: Canvas, view: View, highlight: int) -> None:
    """Where the card that is tried out would lie."""
    for action in view.legal:
        if isinstance(action, Lay) and encode(view.options, action) == highlight:
            half = view.halves[action.side][action.column]
            place = min(len(half), DEPTH - 1)
            row = STREET + 1 + place if action.side is below(view) else STREET - 1 - place
            canvas.put(row, WIDTH * action.column, f"«{face(action.card)}»", Style.CELL_HIGHLIGHT)


def _hand(canvas: Canvas, view: View, translator: Translator, highlight: int | None) -> None:
    """Every hand card with who it is, and the columns where it fits; at either side for the équilibriste."""
    laid = {lay.card for lay in view.tries.laid}
    codes = {action: encode(view.options, action) for action in view.legal if isinstance(action, Lay)}
    sides = [None] if view.seat is None or not view.roles or view.roles[view.seat] is not None else list(Side)
    row = HAND
    for card in view.hand:
        if card in laid:
            continue
        for side in sides:
            _card(canvas, row, card, translator)
            offered = [action for action in codes if action.card == card and side in {None, action.side}]
            if side is not None:
                canvas.put(row, 20, "▼" if side is below(view) else "▲", Style.DIM)
            for action in offered:
                code = codes[action]
                style = Style.CELL_HIGHLIGHT if code == highlight else Style.CELL_LEGAL
                mark = f"»{action.column + 1}" if code == highlight else f" {action.column + 1}"
                canvas.put(row, 22 + 3 * action.column, mark, style, code)
            row += 1


def _card(canvas: Canvas, row: int, card: Card, translator: Translator) -> None:
    canvas.put(row, 1, face(card), style_of(card))
    canvas.put(row, 6, character(number(card), translator))
