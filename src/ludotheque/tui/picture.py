"""A widget that shows a text picture and tells which of its places was clicked."""

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import Static

from ludotheque.core.board import TextPicture
from ludotheque.tui.looks import Look


class Picture(Static):
    """Shows a picture in the colours of a look."""

    class Clicked(Message):
        """The place of an action was clicked."""

        def __init__(self, code: int) -> None:
            self.code = code
            super().__init__()

    def show(self, picture: TextPicture, look: Look) -> None:
        """Show a picture."""
        text = Text(no_wrap=True, overflow="crop")
        for number, line in enumerate(picture.lines):
            if number:
                text.append("\n")
            for span in line:
                style = look.style(span.style)
                if span.code is not None:
                    style += Style(meta={"code": span.code})
                text.append(span.text, style)
        self.update(text)

    def on_click(self, event: events.Click) -> None:
        """Pass a click on the place of an action on to the screen."""
        code = event.style.meta.get("code")
        if isinstance(code, int):
            event.stop()
            self.post_message(self.Clicked(code))
