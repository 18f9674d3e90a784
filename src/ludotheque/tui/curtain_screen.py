"""The curtain between two people at one keyboard."""

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Center, Middle
from textual.screen import Screen
from textual.widgets import Static

from ludotheque.core.translator import Translator


class CurtainScreen(Screen[None]):
    """Hides everything until the next person is there."""

    BINDINGS = [Binding("enter,space", "open", "", show=False)]

    def __init__(self, name: str, speak: Translator) -> None:
        super().__init__()
        self._next = name
        self._speak = speak

    def compose(self) -> ComposeResult:
        """A sentence in the middle of an empty screen."""
        with Middle(), Center():
            yield Static(self._speak("tui-curtain", name=self._next), classes="big")
            yield Static(self._speak("tui-curtain-key", name=self._next), classes="quiet")

    def on_click(self) -> None:
        """A click opens it, too."""
        self.action_open()

    def action_open(self) -> None:
        """Open the curtain."""
        self.dismiss(None)
