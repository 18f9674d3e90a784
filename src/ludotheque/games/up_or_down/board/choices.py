"""What the seat may do, as people and pages need it: play, take, lay, wipe, draw (UOD-7 to UOD-12)."""

from typing import assert_never

from ludotheque.core.board import Choice
from ludotheque.core.translator import Translator
from ludotheque.games.up_or_down.board.rows import product
from ludotheque.games.up_or_down.board.words import said
from ludotheque.games.up_or_down.components import ROWS
from ludotheque.games.up_or_down.encoding import encode
from ludotheque.games.up_or_down.state import LAY, TAKE, Action, Draw, Lay, Pile, Play, Take, Wipe
from ludotheque.games.up_or_down.view import View


def choices(view: View, translator: Translator) -> tuple[Choice, ...]:
    """One choice for every legal action."""
    return tuple(choice(view, action, translator) for action in view.legal)


def refused(view: View, translator: Translator) -> tuple[Choice, ...]:
    """Other cards of the ring while one is to be taken; rows that do not accept it (UOD-8, UOD-10)."""
    if not view.legal:
        return ()
    tries = view.tries
    tempting: tuple[Action, ...] = ()
    if tries.played is None:
        tempting = ()
    elif tries.taken is None:
        tempting = tuple(TAKE[card] for card in view.ring_now)
    elif tries.laid is None:
        assert view.seat is not None  # noqa: S101 - who has something to do has a seat
        tempting = LAY[: len(view.areas[view.seat].rows)]
    return tuple(choice(view, action, translator) for action in tempting if action not in view.legal)


def choice(view: View, action: Action, translator: Translator) -> Choice:
    """An action with its words and the parts of the drawing that stand for it."""
    code = encode(view.options, action)
    match action:
        case Play(card):
            label = translator("uod-choice-play", card=said(card, translator))
            return Choice(code, label, translator("uod-choices-play"), (f"card-{card}",))
        case Take(card):
            label = translator("uod-choice-take", card=said(card, translator))
            return Choice(code, label, translator("uod-choices-take"), (f"card-{card}",))
        case Lay(row):
            return Choice(
                code,
                _laying(view, row, translator),
                translator("uod-choices-lay"),
                (f"row-{view.seat}-{row}",),
                _taken(view),
            )
        case Wipe(row):
            label = translator("uod-choice-wipe", row=row + 1)
            return Choice(
                code, label, translator("uod-choices-lay"), (f"wipe-{view.seat}-{row}",), _taken(view)
            )
        case Draw(pile):
            label = _drawing(view, pile, translator)
            return Choice(code, label, translator("uod-choices-draw"), (f"pile-{pile}",))
        case other:
            assert_never(other)


def _taken(view: View) -> str | None:
    return None if view.tries.taken is None else f"card-{view.tries.taken}"


def _laying(view: View, number: int, translator: Translator) -> str:
    assert view.seat is not None  # noqa: S101 - who lays a card has a seat
    rows = view.areas[view.seat].rows
    if number >= min(len(rows), ROWS) or view.tries.taken is None:
        return translator("uod-choice-start", row=number + 1)
    row = rows[number]
    longer = row.with_card(view.tries.taken)
    return translator("uod-choice-lay", row=number + 1, before=product(row), after=product(longer))


def _drawing(view: View, pile: Pile, translator: Translator) -> str:
    if pile is Pile.UP and view.top is not None:
        return translator("uod-choice-draw-up", card=said(view.top, translator))
    return translator("uod-choice-draw-down", count=view.down)
