"""The rules of a game, opened at the rule that applies now."""

import re

from rich.markdown import Markdown
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from ludotheque.core.box import Box
from ludotheque.core.translator import Translator
from ludotheque.i18n import Rulebook, rulebook

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')


def paragraphs(text: str) -> list[tuple[str | None, str]]:
    """The text cut at its anchors: the id of each part, None before the first, and the part."""
    parts = ANCHOR.split(text)
    return [(None, parts[0]), *zip(parts[1::2], parts[2::2], strict=True)]


class RulesScreen(Screen[None]):
    """Rules to read and to scroll."""

    BINDINGS = [Binding("escape,q,enter,question_mark", "close", "", show=False)]

    def __init__(self, box: Box, language: str, speak: Translator, rule: str | None = None) -> None:
        super().__init__()
        self._book = rulebook(box, language) or Rulebook(language, "")
        self._language = language
        self._speak = speak
        self._rule = rule

    def compose(self) -> ComposeResult:
        """Every rule in its own part, so that one can be scrolled to."""
        with VerticalScroll(id="rules"):
            if self._book.language != self._language:
                note = self._speak("rules-in-another-language", language=self._book.language)
                yield Static(note, classes="quiet")
            for rule, text in paragraphs(self._book.text):
                part = Static(Markdown(text.strip()), id=None if rule is None else f"rule-{rule}")
                part.set_class(rule is not None and rule == self._rule, "applies")
                yield part
        yield Static(self._speak("tui-keys-rules"), id="keys")

    def on_mount(self) -> None:
        """Scroll to the rule that applies."""
        self.query_one("#rules").focus()
        if self._rule is not None:
            self.call_after_refresh(self._show, self._rule)

    def _show(self, rule: str) -> None:
        for part in self.query(f"#rule-{rule}"):
            self.query_one("#rules").scroll_to_widget(part, top=True, animate=False)

    def action_close(self) -> None:
        """Go back to the game."""
        self.dismiss(None)
