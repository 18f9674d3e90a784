"""What the environment says about language and folder."""

from pathlib import Path

import pytest

from ludotheque.settings import data_folder, database_file, language


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "en-GB"}, "en"),
        ({"LANG": "NL_be"}, "nl"),
        ({"LANG": "fr.UTF-8"}, "fr"),
    ],
)
def test_the_language_is_read_from_a_locale(environment: dict[str, str], code: str) -> None:
    assert language(environment) == code


@pytest.mark.parametrize(
    "environment", [{}, {"LANG": ""}, {"LANG": "C.UTF-8"}, {"LANG": "de_DE"}, {"LANG": "french"}]
)
def test_english_is_spoken_where_no_language_of_ours_is_named(environment: dict[str, str]) -> None:
    assert language(environment) == "en"


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("LUDOTHEQUE_LANG", "LANGUAGE"),
        ("LANGUAGE", "LC_ALL"),
        ("LC_ALL", "LC_MESSAGES"),
        ("LC_MESSAGES", "LANG"),
    ],
)
def test_the_stronger_variable_decides(stronger: str, weaker: str) -> None:
    assert language({weaker: "nl", stronger: "fr"}) == "fr"


def test_a_variable_that_names_no_language_of_ours_decides_nothing() -> None:
    assert language({"LANGUAGE": "de", "LANG": "nl"}) == "nl"


def test_the_first_language_of_ours_in_a_list_is_spoken() -> None:
    assert language({"LANGUAGE": "de:nl:fr"}) == "nl"


def test_results_are_kept_in_the_folder_that_was_chosen() -> None:
    assert data_folder({"LUDOTHEQUE_DATA": "/somewhere/else"}) == Path("/somewhere/else")


@pytest.mark.parametrize("environment", [{}, {"LUDOTHEQUE_DATA": ""}])
def test_otherwise_results_are_kept_among_the_users_data(environment: dict[str, str]) -> None:
    assert data_folder(environment).name == "ludotheque"


def test_tables_are_kept_in_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_DATA", "/somewhere/else")
    assert database_file() == Path("/somewhere/else/tables.sqlite")


def test_tables_are_kept_in_a_folder_that_was_named() -> None:
    assert database_file(Path("/here")) == Path("/here/tables.sqlite")
