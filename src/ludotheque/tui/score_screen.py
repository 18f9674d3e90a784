"""The score sheets after a round, and what was kept after the game."""

from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from ludotheque.core.events import Seat
from ludotheque.tui.picture import Picture
from ludotheque.tui.session import Session

if TYPE_CHECKING:
    from ludotheque.tui.app import LudothequeApp


class ScoreScreen(Screen[bool]):
    """Line by line what everybody scored; True when the person is done with this game."""

    app: "LudothequeApp"
    BINDINGS = [
        Binding("enter,space", "go_on", "", show=False),
        Binding("r", "rematch", "", show=False),
        Binding("escape,b", "board", "", show=False),
    ]

    def __init__(self, session: Session, seat: Seat | None) -> None:
        super().__init__()
        self._session = session
        self._seat = seat

    @property
    def _over(self) -> bool:
        return self._session.match.outcome is not None

    def compose(self) -> ComposeResult:
        """Who won, the sheets, the solo record, where the record is kept."""
        speak = self.app.speaker(self._session.box)
        with VerticalScroll(id="score-scroll"):
            if self._over:
                yield Static(self._headline(), classes="big")
            yield Picture(id="score")
            kept = self._kept() if self._over else self._session.solo_line(speak)
            yield Static(kept, classes="quiet", id="kept")
        yield Static(speak("tui-keys-over" if self._over else "tui-keys-round"), id="keys")

    def on_mount(self) -> None:
        """Draw the sheets."""
        box = self._session.box
        picture = box.board.score(self._session.view(self._seat), self.app.speaker_at(self._session))
        self.query_one("#score", Picture).show(picture, self.app.look)
        self.query_one("#score-scroll").focus()

    def _headline(self) -> str:
        speak = self.app.speaker(self._session.box)
        outcome = self._session.match.outcome
        assert outcome is not None  # noqa: S101 - the game is over
        if self._session.is_solo:
            return self._solo_headline(outcome.totals[0])
        names = speak("tui-and").join(self._session.name(seat) for seat in outcome.winners)
        return speak("tui-winners", names=names, count=len(outcome.winners))

    def _solo_headline(self, total: int) -> str:
        speak = self.app.speaker(self._session.box)
        before = self._session.solo_before
        best = None if before is None else before.best
        if best is None:
            return speak("tui-solo-first", total=total)
        if total > best:
            return speak("tui-solo-better", total=total, best=best)
        return speak("tui-solo-kept", total=total, best=best)

    def _kept(self) -> str:
        speak = self.app.speaker(self._session.box)
        lines = []
        before = self._session.solo_before
        if before is not None and before.last:
            lines.append(speak("tui-solo-last", totals=", ".join(str(total) for total in before.last)))
        if self._session.record_file is not None:
            lines.append(speak("tui-record-kept", file=str(self._session.record_file)))
        return "\n".join(lines)

    def action_go_on(self) -> None:
        """On to the next round, or back to the shelf."""
        self.dismiss(self._over)

    def action_board(self) -> None:
        """Look at the board once more."""
        self.dismiss(False)  # noqa: FBT003 - the answer itself

    def action_rematch(self) -> None:
        """The same table again."""
        if self._over:
            self.app.rematch(self._session)
