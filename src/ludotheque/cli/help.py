"""Help pages in the reader's language: cyclopts collects, this prints."""

import re
import shutil
import textwrap
from typing import Any

from cyclopts.help import HelpEntry, HelpPanel

from ludotheque.core.translator import Translator

WIDEST = 100
WORDS = {
    "ARGS": "cli-stands-for-words",
    "COMMAND": "cli-stands-for-command",
    "GAME": "cli-stands-for-game",
    "FILE": "cli-stands-for-file",
    "INT": "cli-stands-for-number",
    "OPTIONS": "cli-stands-for-options",
    "PATH": "cli-stands-for-folder",
    "STR": "cli-stands-for-text",
    "CHOICE": "cli-stands-for-text",
    "WORDS": "cli-stands-for-words",
}
"""What cyclopts writes in capitals for what a person fills in, and the message that says it."""

CAPITALS = re.compile(r"(?<![\w-])[A-Z]+(?![\w-])")
HEADINGS = {"Commands": "cli-commands", "Parameters": "cli-parameters"}


def _plain(value: Any) -> str:
    return getattr(value, "plain", None) or str(value or "")


class HelpPages:
    """A cyclopts help formatter: every description is the key of a message."""

    def __init__(self, speak: Translator) -> None:
        self._speak = speak

    def _said(self, description: Any) -> str:
        key = _plain(getattr(description, "primary_renderable", description)).strip()
        return self._speak(key) if key else ""

    def _filled_in(self, text: str) -> str:
        """A line of syntax, with the words in capitals in the reader's language."""
        return CAPITALS.sub(lambda word: self._speak(WORDS[word[0]]) if word[0] in WORDS else word[0], text)

    def _print(self, console: Any, text: str) -> None:
        console.print(text, highlight=False, markup=False, soft_wrap=True)

    def render_usage(self, console: Any, options: Any, usage: Any) -> None:
        """Print the line that shows how the command is written."""
        del options
        words = _plain(usage).strip().removeprefix("Usage:").strip()
        self._print(console, self._speak("cli-usage", command=self._filled_in(words)) + "\n")

    def render_description(self, console: Any, options: Any, description: Any) -> None:
        """Print what the command does."""
        del options
        if said := self._said(description):
            self._print(console, _wrapped(said, 0) + "\n")

    def __call__(self, console: Any, options: Any, panel: HelpPanel) -> None:
        """Print a table of commands or parameters."""
        del options
        if not panel.entries:
            return
        self._print(console, self._speak(HEADINGS.get(_plain(panel.title), "cli-parameters")))
        left = [self._filled_in(", ".join(entry.display_labels_with_metavar)) for entry in panel.entries]
        column = min(26, max(len(label) for label in left))
        for label, entry in zip(left, panel.entries, strict=True):
            said = _wrapped(self._described(entry), column + 4)
            gap = f"\n{' ' * (column + 4)}" if len(label) > column else " " * (column - len(label) + 2)
            self._print(console, f"  {label}{gap}{said}")
        self._print(console, "")

    def _described(self, entry: HelpEntry) -> str:
        said = self._said(entry.description)
        if entry.default not in (None, "False", "()"):
            return self._speak("cli-with-default", description=said, value=entry.default)
        return said


def _wrapped(text: str, indent: int) -> str:
    width = min(WIDEST, shutil.get_terminal_size().columns) - indent
    return f"\n{' ' * indent}".join(textwrap.wrap(text, max(30, width), break_on_hyphens=False))
