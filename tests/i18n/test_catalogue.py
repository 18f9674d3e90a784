"""Speaking: the right message of the right folder, with another language where one is missing."""

from pathlib import Path

import pytest

from ludotheque.core.errors import IllegalAction, LudothequeError, RecordError
from ludotheque.i18n import Catalogue, Speaker, game_speaker
from ludotheque.registry import load

ENGLISH = """
greeting = Hello
only-english = Only in English
two-words = { $first-name } and { $count }
attribute-only =
    .title = A title
error-odd = { $what } is odd
"""
FRENCH = """
greeting = Bonjour
two-words = { $first-name } et { $count }
error-odd = { $what } est bizarre
"""
SWEDISH = """
only-swedish = Bara på svenska
"""


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    """A catalogue of the shared folder and one that speaks English, French and a little Swedish."""
    for name, text in (("en", ENGLISH), ("fr", FRENCH), ("sv", SWEDISH)):
        (tmp_path / f"{name}.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "README.md").write_text("no messages here", encoding="utf-8")
    return Catalogue([tmp_path])


@pytest.fixture
def french(catalogue: Catalogue) -> Speaker:
    return catalogue.speaker("fr")


def test_a_message_is_said_in_the_language_spoken(french: Speaker) -> None:
    assert french("greeting") == "Bonjour"


def test_a_message_that_is_missing_is_said_in_english(french: Speaker) -> None:
    assert french("only-english") == "Only in English"


def test_a_message_that_english_lacks_too_is_said_in_any_other_language(french: Speaker) -> None:
    assert french("only-swedish") == "Bara på svenska"


def test_falling_back_goes_message_by_message(french: Speaker) -> None:
    assert [french(key) for key in ("only-english", "greeting")] == ["Only in English", "Bonjour"]


def test_a_language_that_nobody_speaks_falls_back_on_english(catalogue: Catalogue) -> None:
    assert catalogue.speaker("de")("greeting") == "Hello"


def test_english_falls_back_on_others_too(catalogue: Catalogue) -> None:
    assert catalogue.speaker("en")("only-swedish") == "Bara på svenska"


def test_a_message_that_is_nowhere_is_an_error_of_ours(french: Speaker) -> None:
    with pytest.raises(LookupError, match="no language has a message 'nowhere'"):
        french("nowhere")


def test_a_message_of_attributes_alone_says_nothing(french: Speaker) -> None:
    with pytest.raises(LookupError):
        french("attribute-only")


def test_an_underscore_in_a_fact_is_a_hyphen_in_the_message(french: Speaker) -> None:
    assert french("two-words", first_name="Anna", count=2) == "Anna et 2"


def test_a_fact_that_is_missing_is_an_error_of_ours(french: Speaker) -> None:
    with pytest.raises(LookupError, match="fr: two-words"):
        french("two-words", count=2)


def test_a_fact_too_many_does_not_matter(french: Speaker) -> None:
    assert french("greeting", count=2) == "Bonjour"


def test_facts_are_said_without_marks_around_them(french: Speaker) -> None:
    assert len(french("two-words", first_name="A", count=1)) == len("A et 1")


def test_the_shared_messages_are_there_in_every_catalogue(french: Speaker) -> None:
    assert french("seat-name", seat=2) == "Place 2"


def test_a_speaker_knows_its_language(french: Speaker) -> None:
    assert french.language == "fr"


def test_a_catalogue_speaks_every_language_of_its_folders(catalogue: Catalogue) -> None:
    assert catalogue.languages() == ("en", "fr", "nl", "sv")


def test_a_name_that_is_known_is_said(french: Speaker) -> None:
    assert french.named("greeting", "otherwise") == "Bonjour"


def test_a_name_that_another_language_knows_is_said(french: Speaker) -> None:
    assert french.named("only-english", "otherwise") == "Only in English"


def test_for_a_name_that_nobody_knows_something_else_stands(french: Speaker) -> None:
    assert french.named("bot-unheard-of", "unheard-of") == "unheard-of"


def test_a_refusal_is_said_with_its_facts(french: Speaker) -> None:
    assert french.error(LudothequeError("odd", what="3")) == "3 est bizarre"


def test_a_refusal_names_its_rule(french: Speaker) -> None:
    assert french.error(IllegalAction("odd", rule="ODD-1", what="3")) == "3 est bizarre (ODD-1)"


def test_a_refused_record_names_the_line(french: Speaker) -> None:
    assert french.error(RecordError("odd", line=7, what="3")) == "ligne 7\u00a0: 3 est bizarre"


def test_a_refused_record_names_the_event_where_it_knows_no_line(french: Speaker) -> None:
    assert french.error(RecordError("odd", event=5, what="3")) == "événement 5\u00a0: 3 est bizarre"


def test_a_refused_record_names_the_line_rather_than_the_event(french: Speaker) -> None:
    assert french.error(RecordError("odd", line=7, event=5, what="3")) == "ligne 7\u00a0: 3 est bizarre"


def test_a_refused_record_names_line_and_rule(french: Speaker) -> None:
    error = RecordError("odd", rule="ODD-1", line=7, what="3")
    assert french.error(error) == "ligne 7\u00a0: 3 est bizarre (ODD-1)"


def test_a_refusal_about_a_line_without_being_a_record_names_no_place(french: Speaker) -> None:
    assert french.error(IllegalAction("odd", what="3", line=7)) == "3 est bizarre"


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_a_game_refuses_in_every_language_and_names_the_rule(language: str) -> None:
    speaker = game_speaker(load("take-it-easy"), language)
    said = speaker.error(IllegalAction("cell-taken", rule="TIE-8", cell=9))
    assert said == f"{speaker('error-cell-taken', cell=9)} (TIE-8)"


def test_a_game_may_be_spoken_about_with_the_words_of_a_rim(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("rim-only = from the rim", encoding="utf-8")
    assert game_speaker(load("take-it-easy"), "en", tmp_path)("rim-only") == "from the rim"
