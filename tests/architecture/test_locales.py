"""Words for people: all there, in three languages, none too many, and French as French is set."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from ludotheque.bots.shelf import bots_of
from ludotheque.core.options import OptionKind, option_specs
from ludotheque.i18n import Catalogue, game_speaker
from ludotheque.registry import games, load
from ludotheque.settings import LANGUAGES as SPOKEN
from tests.architecture.messages import (
    HOUSE,
    LANGUAGES,
    Message,
    Use,
    all_messages,
    entries,
    folders,
    literals,
    messages,
    uses,
)

SHARED = HOUSE / "i18n" / "locales"
FILES = [folder / f"{language}.ftl" for folder in folders() for language in LANGUAGES]
FRENCH = [folder / "fr.ftl" for folder in folders()]

FAMILIES = ("error-", "option-", "bot-", "game-")
"""Keys that are put together from names that a game gives: they are checked name by name below."""

PUNCTUATION_AFTER_A_PLAIN_SPACE = re.compile(r"(?<!·) [:;!?»]|« ")
PUNCTUATION_AFTER_NO_SPACE = re.compile(
    r"[^\s\u00a0\u202f:;!?][:;!?](?=[\s\u00a0\u202f»)]|$)|[^\u00a0\u202f]»|«[^\u00a0\u202f]"
)
NOT_FRENCH = re.compile(r"https?://\S+|`[^`]*`|Take it Easy!|Up or Down\?|«\u00a0\{\}:\u00a0»")
"""Addresses, code, the name of a game, and a heading as it is written in a record."""


def short(value: object) -> str:
    return str(value.relative_to(HOUSE)) if isinstance(value, Path) else str(value)


def matching(use: Use) -> list[Message]:
    return [each for key, each in all_messages("en").items() if re.fullmatch(use.pattern, key)]


def test_the_languages_that_are_spoken_are_the_ones_checked_here() -> None:
    assert set(SPOKEN) == set(LANGUAGES)


@pytest.mark.parametrize("folder", folders(), ids=short)
def test_a_folder_has_a_file_for_each_language_and_nothing_else(folder: Path) -> None:
    assert {file.name for file in folder.iterdir()} == {f"{language}.ftl" for language in LANGUAGES}


@pytest.mark.parametrize("file", FILES, ids=short)
def test_a_file_can_be_read_from_top_to_bottom(file: Path) -> None:
    assert [entry.content for entry in entries(file) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("file", FILES, ids=short)
def test_no_key_stands_in_a_file_twice(file: Path) -> None:
    keys = [each.key for each in messages(file)]
    assert [key for key in keys if keys.count(key) > 1] == []


@pytest.mark.parametrize("folder", [folder for folder in folders() if folder != SHARED], ids=short)
def test_no_folder_has_a_key_of_the_shared_one(folder: Path) -> None:
    shared = {each.key for each in messages(SHARED / "en.ftl")}
    assert [each.key for each in messages(folder / "en.ftl") if each.key in shared] == []


@pytest.mark.parametrize("folder", folders(), ids=short)
@pytest.mark.parametrize("language", ["fr", "nl"])
def test_every_language_has_the_same_keys_in_the_same_order(folder: Path, language: str) -> None:
    english, other = ([each.key for each in messages(folder / f"{name}.ftl")] for name in ("en", language))
    assert other == english


@pytest.mark.parametrize("folder", folders(), ids=short)
@pytest.mark.parametrize("language", ["fr", "nl"])
def test_every_message_needs_the_same_facts_in_every_language(folder: Path, language: str) -> None:
    english, other = (
        {each.key: each.variables for each in messages(folder / f"{name}.ftl")} for name in ("en", language)
    )
    assert other == english


@pytest.mark.parametrize("file", FILES, ids=short)
def test_keys_are_words_joined_by_hyphens(file: Path) -> None:
    assert [
        each.key for each in messages(file) if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", each.key)
    ] == []


@pytest.mark.parametrize("file", FILES, ids=short)
def test_every_message_says_something(file: Path) -> None:
    assert [each.key for each in messages(file) if not all(text.strip() for text in each.texts)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 7])
def test_every_message_can_be_said_whatever_the_number(language: str, number: int) -> None:
    speaker = Catalogue([folder for folder in folders() if folder != SHARED]).speaker(language)
    for key, message in all_messages(language).items():
        facts = {name.replace("-", "_"): number for name in message.variables}
        assert speaker(key, **facts) != ""


@pytest.mark.parametrize(
    "use", [use for use in uses() if not use.optional], ids=lambda use: f"{use.place}-{use.pattern}"
)
def test_every_message_that_is_asked_for_is_there(use: Use) -> None:
    assert matching(use) != []


@pytest.mark.parametrize(
    "use", [use for use in uses() if use.facts is not None], ids=lambda use: f"{use.place}-{use.pattern}"
)
def test_every_message_gets_the_facts_that_it_needs(use: Use) -> None:
    facts = use.facts or frozenset()
    assert {each.key: each.variables - facts for each in matching(use) if each.variables - facts} == {}


def test_every_string_that_looks_like_a_key_is_one() -> None:
    keys = set(all_messages("en"))
    families = {key.rpartition("-")[0] for key in keys if key.count("-") >= 2} | {"cli", "tui"}
    alike = [
        text
        for text in literals()
        if re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", text)
        and any(
            text.startswith(f"{family}-") for family in families if family.startswith(("cli", "tui", "tie"))
        )
    ]
    assert sorted(text for text in alike if not {text, f"error-{text}"} & keys) == []


def test_no_message_is_there_for_nothing() -> None:
    asked = re.compile("|".join(use.pattern for use in uses() if not use.optional))
    unused = [
        key
        for key in all_messages("en")
        if not asked.fullmatch(key) and key not in literals() and not key.startswith(FAMILIES)
    ]
    assert unused == []


def test_no_refusal_is_explained_that_never_happens() -> None:
    asked = re.compile("|".join(use.pattern for use in uses()))
    explained = [key for key in all_messages("en") if key.startswith("error-")]
    assert [key for key in explained if not asked.fullmatch(key)] == []


@pytest.mark.parametrize("game", games())
def test_every_option_of_a_game_has_its_words(game: str) -> None:
    box = load(game)
    specs = option_specs(box.game.options_type)
    names = [spec.name for spec in specs]
    names += [
        f"{spec.name}-{value}" for spec in specs if spec.kind is OptionKind.CHOICE for value in spec.values
    ]
    keys = {each.key for folder in (SHARED, Path(str(box.locales))) for each in messages(folder / "en.ftl")}
    wanted = {f"option-{name}" for name in names} | {f"option-{spec.name}-help" for spec in specs}
    assert wanted == {key for key in keys if key.startswith("option-")}


@pytest.mark.parametrize("game", games())
def test_every_bot_of_a_game_has_its_words(game: str) -> None:
    box = load(game)
    keys = {each.key for folder in (SHARED, Path(str(box.locales))) for each in messages(folder / "en.ftl")}
    wanted = {f"bot-{name}" for name in bots_of(box)} | {f"bot-{name}-help" for name in bots_of(box)}
    assert wanted == {key for key in keys if key.startswith("bot-")}


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_title_and_a_summary(game: str, language: str) -> None:
    speaker = game_speaker(load(game), language)
    assert speaker("game-title") != speaker("game-summary")


@pytest.mark.parametrize("file", FRENCH, ids=short)
def test_french_punctuation_has_no_plain_space_that_could_break_the_line(file: Path) -> None:
    found = [(each.key, text) for each in messages(file) for text in each.texts]
    assert [
        key for key, text in found if PUNCTUATION_AFTER_A_PLAIN_SPACE.search(NOT_FRENCH.sub("", text))
    ] == []


@pytest.mark.parametrize("file", FRENCH, ids=short)
def test_french_punctuation_has_a_no_break_space(file: Path) -> None:
    found = [(each.key, text) for each in messages(file) for text in each.texts]
    assert [key for key, text in found if PUNCTUATION_AFTER_NO_SPACE.search(NOT_FRENCH.sub("", text))] == []


@pytest.mark.parametrize("file", FILES, ids=short)
def test_apostrophes_and_quotation_marks_are_typographic(file: Path) -> None:
    found = [(each.key, text) for each in messages(file) for text in each.texts]
    assert [key for key, text in found if re.search(r"['\"]|\.\.\.", NOT_FRENCH.sub("", text))] == []
