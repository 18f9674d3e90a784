"""What has just happened, in one sentence a turn."""

from ludotheque.core.translator import Translator
from ludotheque.games.up_or_down.board.words import said
from ludotheque.games.up_or_down.state import Turn, Wipe
from ludotheque.games.up_or_down.view import View


def news(view: View, translator: Translator) -> str:
    """The turns since the reader's own last one, for who has the next; the last turn, for everybody else."""
    if view.tries.played is not None:
        return ""
    return " ".join(sentence(turn, translator) for turn in latest(view))


def latest(view: View) -> tuple[Turn, ...]:
    """The turns since the reader's own last one, for who has the next; the last turn, for everybody else."""
    if not view.legal:
        return view.turns[-1:]
    return tuple(turn for turn in view.turns[-view.options.players + 1 :] if turn.seat != view.seat)


def sentence(turn: Turn, translator: Translator) -> str:
    """A turn as everybody saw it."""
    return translator(
        "uod-news-turn",
        seat=translator("seat-name", seat=turn.seat + 1),
        played=said(turn.played, translator),
        taken=said(turn.taken, translator),
        laid="wipe" if isinstance(turn.laid, Wipe) else "lay",
        row=turn.laid.row + 1,
        pile="none" if turn.pile is None else str(turn.pile),
        drawn="" if turn.drawn is None else said(turn.drawn, translator),
    )
