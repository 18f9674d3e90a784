"""Pictures of games for notebooks and consoles."""

from ludotheque.core.board import AnyBoard
from ludotheque.core.errors import OptionsError
from ludotheque.core.events import Seat
from ludotheque.core.match import Match
from ludotheque.core.record import Record, final_state
from ludotheque.core.translator import Translator
from ludotheque.core.view import AnyView
from ludotheque.i18n import SeatNames, game_speaker
from ludotheque.registry import load


class Drawing:
    """A view, drawn: as SVG in a notebook, as text in a console."""

    def __init__(self, board: AnyBoard, view: AnyView, translator: Translator) -> None:
        self._board = board
        self._view = view
        self._translator = translator

    @property
    def svg(self) -> str:
        """The drawing as one SVG element that stands by itself."""
        return self._board.svg(self._view, self._translator)

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        prompt = self._board.prompt(self._view, self._translator)
        return f"{prompt}\n\n{self._board.text(self._view, self._translator)}"

    def __repr__(self) -> str:
        return str(self)


def show(played: Match | Record, seat: Seat | None = None, *, language: str = "en") -> Drawing:
    """Draw what a seat can see now; None for a spectator.

    Args:
        played: A game in play, or a record, which is drawn at its end.
        seat: Whose view to draw; where there is only one seat, it is that one's.
        language: ``"fr"``, ``"en"`` or ``"nl"``; what it lacks is said in English.

    Raises:
        OptionsError: ``no-such-chair`` for a seat that is not there.
    """
    record = played.record if isinstance(played, Match) else played
    box = load(record.header.game)
    if seat is None and len(record.header.seats) == 1:
        seat = 0
    if seat is not None and not 0 <= seat < len(record.header.seats):
        raise OptionsError("no-such-chair", seat=seat, place=str(seat + 1))
    view = (
        played.view(seat) if isinstance(played, Match) else box.game.view(final_state(box.game, record), seat)
    )
    names = [seated.name for seated in record.header.seats]
    return Drawing(box.board, view, SeatNames(game_speaker(box, language), names))
