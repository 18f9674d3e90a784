"""What has just happened, told in words: turns, effects, who was stuck, how a round ended."""

from ludotheque.core.translator import Translator
from ludotheque.games.take_sides.board.words import name, said, used
from ludotheque.games.take_sides.state import Finished, Refilled, Stopped, Told, Turned
from ludotheque.games.take_sides.view import View

TIE_BREAKS = {1: "ts-news-by-count", 2: "ts-news-by-stop"}
"""What decided a round among camps level on points (TS-18)."""


def news(view: View, translator: Translator) -> str:
    """What the others did since the reader's last turn; before the first turn how the last round ended."""
    if view.tries.laid:
        return ""
    if not view.log or isinstance(view.log[-1], Stopped):
        return ended(view.finished[-1], translator) if view.finished else ""
    return " ".join(told(each, translator) for each in latest(view))


def latest(view: View) -> tuple[Told, ...]:
    """What has happened since the reader's own last turn; the last turn, for who only watches."""
    if view.seat is None:
        return view.log[-1:]
    own = [
        place for place, each in enumerate(view.log) if each.seat == view.seat and isinstance(each, Turned)
    ]
    return view.log[own[-1] + 1 if own else 0 :]


def told(happened: Told, translator: Translator) -> str:
    """A turn, a refill or a stop as everybody saw it."""
    seat = name(happened.seat, translator)
    match happened:
        case Turned(laid=laid, used=use, vetoed=vetoed):
            parts = [
                translator("ts-news-laid", seat=seat, card=said(lay.card, translator), column=lay.column + 1)
                for lay in laid
            ]
            if use is not None:
                parts.insert(1, translator("ts-news-effect", effect=used(use, translator)))
            if vetoed:
                parts.append(translator("ts-news-vetoed"))
            return " ".join(parts)
        case Refilled(put=put, passed=passed):
            refilled = translator("ts-news-refilled", seat=seat, count=put)
            return f"{refilled} {translator('ts-news-passed', seat=seat)}" if passed else refilled
        case Stopped():
            return translator("ts-news-stopped", seat=seat)


def ended(over: Finished, translator: Translator) -> str:
    """Who stopped a round, who won it, and what decided where points did not (TS-18)."""
    winners = ", ".join(name(seat, translator) for seat in over.outcome.winners)
    parts = [told(Stopped(over.stopped_by), translator), translator("ts-news-won", names=winners)]
    if over.by_tie_break:
        parts.append(translator(TIE_BREAKS[over.by_tie_break]))
    return " ".join(parts)
