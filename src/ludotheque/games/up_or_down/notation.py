"""Turns as people write them: ``68 x45 r2 up`` plays 68, takes 45, lays it on row 2 and draws face up.

``w2`` wipes row 2, ``down`` draws face down. Chance writes ``57`` for a card, and ``starts-2`` for the second
seat.
"""

from collections.abc import Sequence

from ludotheque.core.errors import NotationError
from ludotheque.core.outcome import ScoreSheet
from ludotheque.games.up_or_down.components import LAST_CARD, ROWS, Area, Card, Row
from ludotheque.games.up_or_down.encoding import BY_CODE
from ludotheque.games.up_or_down.options import Options
from ludotheque.games.up_or_down.scoring import score_sheet
from ludotheque.games.up_or_down.state import DEAL, Action, Deal, Draw, Lay, Play, Start, Take, Wipe


def action_text(_options: Options, action: Action) -> str:
    """A card played is its number, one taken has an x before it; rows are counted from 1."""
    match action:
        case Play(card):
            return str(card)
        case Take(card):
            return f"x{card}"
        case Lay(row):
            return f"r{row + 1}"
        case Wipe(row):
            return f"w{row + 1}"
        case Draw(pile):
            return str(pile)


ACTION_BY_TEXT = {action_text(Options(), action): action for action in BY_CODE}
START_BY_TEXT = {f"starts-{seat + 1}": Start(seat) for seat in range(6)}
DEAL_BY_TEXT = {str(deal.card): deal for deal in DEAL[1:]}


def parse_action(options: Options, text: str) -> Action:
    """Read an action with cards of this deck, in the one form that `action_text` writes."""
    action = ACTION_BY_TEXT.get(text)
    if action is None or (isinstance(action, Play | Take) and action.card > options.cards):
        raise NotationError("bad-card-action", rule="UOD-2", text=text, cards=options.cards)
    return action


def chance_text(_options: Options, outcome: Start | Deal) -> str:
    """The number of the card, or who starts."""
    match outcome:
        case Start(seat):
            return f"starts-{seat + 1}"
        case Deal(card):
            return str(card)


def parse_chance(options: Options, text: str) -> Start | Deal:
    """Read a card of this deck or a seat of this table, in the one form that `chance_text` writes."""
    start, deal = START_BY_TEXT.get(text), DEAL_BY_TEXT.get(text)
    if start is not None and start.seat < options.players:
        return start
    if deal is not None and deal.card <= options.cards:
        return deal
    raise NotationError("bad-deal", rule="UOD-2", text=text, cards=options.cards)


def parse_card(text: str) -> Card:
    """Read the number of a card, 1 to 126 (UOD-1)."""
    deal = DEAL_BY_TEXT.get(text)
    if deal is None:
        raise NotationError("bad-card", rule="UOD-1", text=text)
    return deal.card


def parse_row(text: str, number: int) -> Row:
    """Read a row such as ``12,47,80``: every card follows the direction of the first two (UOD-10)."""
    first, *others = (parse_card(word) for word in text.split(","))
    row = Row((first,))
    for card in others:
        if not row.accepts(card):
            raise NotationError(
                f"row-goes-{row.direction}", rule="UOD-10", card=card, last=row.last, row=number
            )
        row = row.with_card(card)
    return row


def parse_area(words: Sequence[str]) -> Area:
    """Read up to three rows, and how many cards the discard pile has as ``+5``; no ``+`` means none.

    Raises:
        NotationError: ``bad-card``, ``row-goes-up`` or ``row-goes-down``, ``too-many-rows``, ``card-twice``
            (numbers are unique, UOD-7) or ``bad-discards``.
    """
    counted = [word for word in words if word.startswith("+")]
    rows = tuple(
        parse_row(word, number) for number, word in enumerate((w for w in words if w not in counted), start=1)
    )
    if len(rows) > ROWS:
        raise NotationError("too-many-rows", rule="UOD-9", found=len(rows))
    seen: set[Card] = set()
    for card in (card for row in rows for card in row.cards):
        if card in seen:
            raise NotationError("card-twice", rule="UOD-7", card=card)
        seen.add(card)
    discards = _discards(counted, LAST_CARD - len(seen))
    # Whose backs they are does not matter for the score.
    return Area(rows, (0,) * discards)


def _discards(words: Sequence[str], most: int) -> int:
    if not words:
        return 0
    digits = words[0][1:]
    count = int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 4 else -1
    if len(words) > 1 or not 0 <= count <= most:
        raise NotationError("bad-discards", rule="UOD-11", text=" ".join(words))
    return count


def score_words(words: Sequence[str]) -> ScoreSheet:
    """Score what lies before a player on the real table."""
    return score_sheet(parse_area(words))
