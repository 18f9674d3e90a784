"""The rules for players, in the reader's language or in the nearest there is."""

from msgspec import Struct

from ludotheque.core.box import Box


class Rulebook(Struct, frozen=True):
    """The rules of a game in one language, as Markdown with an anchor for every rule."""

    language: str
    text: str


def rulebook(box: Box, language: str) -> Rulebook | None:
    """The rules in a language, or else in English, or in the first there is; None where there are none."""
    files = {file.name.removesuffix(".md"): file for file in box.rules.iterdir() if file.name.endswith(".md")}
    for spoken in (language, "en", *sorted(files)):
        if spoken in files:
            return Rulebook(spoken, files[spoken].read_text(encoding="utf-8"))
    return None
