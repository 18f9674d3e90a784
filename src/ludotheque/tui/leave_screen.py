"""The question whether to stop, with what has been kept."""

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from ludotheque.core.translator import Translator


class LeaveScreen(ModalScreen[bool]):
    """Asks before a game is left; it stays on the shelf and can go on later."""

    BINDINGS = [
        Binding("enter,q,y,o,j", "leave", "", show=False),
        Binding("escape,n", "stay", "", show=False),
    ]

    def __init__(self, speak: Translator, *, kept: bool) -> None:
        super().__init__()
        self._kept = kept
        self._speak = speak

    def compose(self) -> ComposeResult:
        """The question and the two keys."""
        with Vertical(classes="dialog"):
            yield Static(self._speak("tui-leave"), classes="big")
            yield Static(self._speak("tui-leave-kept" if self._kept else "tui-leave-lost"))
            yield Static(self._speak("tui-leave-keys"), classes="quiet")

    def action_leave(self) -> None:
        """Leave the game."""
        self.dismiss(True)  # noqa: FBT003 - the answer itself

    def action_stay(self) -> None:
        """Go on playing."""
        self.dismiss(False)  # noqa: FBT003 - the answer itself
