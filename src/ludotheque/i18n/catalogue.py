"""Fluent messages from several folders, in one language with others to fall back on."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.core.box import Box
from ludotheque.core.errors import Fact, LudothequeError, RecordError

SHARED = files("ludotheque.i18n") / "locales"
"""Messages that every rim needs: refusals, words for seats and bots, the command line."""

MOST_KEPT = 8192
"""How many sentences are kept as they were said: pages say the same ones over and over."""

LONGEST_FACT = 800
"""What was refused may be of any length, but Fluent says no more than 1,000 characters of it at once."""


class Catalogue:
    """The messages of some folders, each with one file ``{language}.ftl`` for every language it speaks.

    Attributes:
        said: Says a message, and remembers the last ones.
    """

    def __init__(self, folders: Iterable[Traversable] = ()) -> None:
        self._folders = (SHARED, *folders)
        self._bundles: dict[str, FluentBundle] = {}
        self.said = lru_cache(MOST_KEPT)(self._said)

    def languages(self) -> tuple[str, ...]:
        """Every language in which at least one folder has something to say, in alphabetical order."""
        names = {file.name for folder in self._folders for file in folder.iterdir()}
        return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))

    def bundle(self, language: str) -> FluentBundle:
        """The messages of one language, read when first needed."""
        if language not in self._bundles:
            bundle = FluentBundle([language], use_isolating=False)
            for folder in self._folders:
                file = folder / f"{language}.ftl"
                if file.is_file():
                    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            self._bundles[language] = bundle
        return self._bundles[language]

    def _said(self, languages: tuple[str, ...], key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
        """Say a message in the first language that has it."""
        for language in languages:
            bundle = self.bundle(language)
            pattern = bundle.get_message(key).value if bundle.has_message(key) else None
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, dict(facts))
                if errors:
                    raise LookupError(f"{language}: {key}: {errors}")
                return str(text)
        raise LookupError(f"no language has a message {key!r}")

    def speaker(self, language: str) -> "Speaker":
        """Speak a language; what it lacks is said in English, then in any other."""
        others = [other for other in self.languages() if other not in (language, "en")]
        return Speaker(self, (language, *([] if language == "en" else ["en"]), *others))


class Speaker:
    """A `ludotheque.core.translator.Translator` that falls back on other languages, message by message."""

    def __init__(self, catalogue: Catalogue, languages: Sequence[str]) -> None:
        self._catalogue = catalogue
        self._languages = tuple(languages)

    @property
    def language(self) -> str:
        """The language it speaks first."""
        return self._languages[0]

    def named(self, key: str, otherwise: str, /) -> str:
        """Say the message of this key, or what stands for it where no language has one."""
        known = any(self._catalogue.bundle(language).has_message(key) for language in self._languages)
        return self(key) if known else otherwise

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """Say the message of this key; facts are written in the message as ``{ $name }``.

        An underscore in the name of a fact is a hyphen in the message, as Fluent has it.
        """
        return self._say(key, facts)

    def _say(self, key: str, facts: Mapping[str, Fact]) -> str:
        named = tuple((name.replace("_", "-"), _shortened(fact)) for name, fact in facts.items())
        return self._catalogue.said(self._languages, key, named)

    def error(self, error: LudothequeError) -> str:
        """Say why something was refused, where in a record, and by which rule."""
        said = self._say(f"error-{error.reason}", error.facts)
        if error.rule:
            said = self("error-with-rule", error=said, rule=error.rule)
        if isinstance(error, RecordError) and error.line is not None:
            return self("error-at-line", error=said, line=error.line)
        if isinstance(error, RecordError) and error.event is not None:
            return self("error-at-event", error=said, event=error.event)
        return said


def _shortened(fact: Fact) -> Fact:
    if isinstance(fact, str) and len(fact) > LONGEST_FACT:
        return f"{fact[:LONGEST_FACT]}…"
    return fact


def game_speaker(box: Box, language: str, *folders: Traversable) -> Speaker:
    """Speak about one game, with the rim's own folders beside the game's."""
    return Catalogue([*folders, box.locales]).speaker(language)
