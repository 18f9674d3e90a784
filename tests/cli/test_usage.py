"""What people type wrong, and what they are told."""

from pathlib import Path

import pytest

from ludotheque.settings import LANGUAGES
from tests.support.command import Program

RECORD = str(Path(__file__).parents[1] / "playthroughs" / "take-it-easy" / "solo.txt")

WRONG = {
    "no such command": (["aren"], "“arena”"),
    "a word without meaning": (["xyzzy"], "xyzzy"),
    "no such option": (["games", "--fast"], "--fast"),
    "an option is missing": (["arena", "take-it-easy"], "--bots"),
    "no whole number": (["arena", "take-it-easy", "--bots", "random", "--games", "many"], "many"),
    "no such game": (["rules", "chess"], "chess"),
    "no such bot": (["arena", "take-it-easy", "--bots", "deep"], "deep"),
    "no such option of the game": (
        ["arena", "take-it-easy", "--bots", "random", "--option", "big=on"],
        "big",
    ),
    "a value out of range": (["arena", "take-it-easy", "--bots", "random", "--rounds", "9"], "9"),
    "an option without value": (["arena", "take-it-easy", "--bots", "random", "--option", "big"], "big"),
    "more bots than seats": (["arena", "take-it-easy", "--bots", "random,random", "--players", "1"], "2"),
    "no bots": (["arena", "take-it-easy", "--bots", ","], "--bots"),
    "no games": (["arena", "take-it-easy", "--bots", "random", "--games", "0"], "0"),
    "no processes": (["arena", "take-it-easy", "--bots", "random", "--jobs", "0"], "--jobs"),
    "no such file": (["record", "verify", "nowhere.txt"], "nowhere.txt"),
    "a seed too long for a record": (["play", "take-it-easy", "--seed", "x" * 81], "--seed"),
    "no terminal": (["play", "take-it-easy"], "terminal"),
    "no game": (["rules"], "GAME"),
    "an option twice": (
        ["arena", "take-it-easy", "--bots", "random", "--games", "1", "--games", "2"],
        "--games",
    ),
    "a full disk": (["record", "convert", RECORD, "-o", "/dev/full"], "No space left"),
    "a word too many": (["rules", "take-it-easy", "now"], "now"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_bad_input_is_one_clear_line(ludotheque: Program, wrong: str) -> None:
    words, named = WRONG[wrong]
    said = ludotheque(*words)
    assert (said.err.count("\n"), said.err.startswith("ludotheque: "), named in said.err) == (1, True, True)


@pytest.mark.parametrize("wrong", WRONG)
def test_bad_input_ends_with_a_status_that_is_not_zero(ludotheque: Program, wrong: str) -> None:
    assert ludotheque(*WRONG[wrong][0]).status in {1, 2}


@pytest.mark.parametrize("wrong", WRONG)
def test_bad_input_is_refused_in_the_readers_language(ludotheque: Program, wrong: str) -> None:
    words, _ = WRONG[wrong]
    said = {ludotheque(*words, "--lang", language).err for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_the_language_may_stand_before_the_command(ludotheque: Program) -> None:
    assert ludotheque("--lang", "fr", "games").out == ludotheque("games", "--lang", "fr").out


def test_an_unknown_language_is_refused_with_those_there_are(ludotheque: Program) -> None:
    assert "fr, en and nl" in ludotheque("games", "--lang", "xx").err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [[], ["arena"], ["play"], ["record"], ["record", "show"], ["score"], ["admin"], ["admin", "restore"]],
)
def test_every_command_has_a_help_page_in_every_language(
    ludotheque: Program, command: list[str], language: str
) -> None:
    said = ludotheque(*command, "--help", "--lang", language)
    assert (said.status, len(said.out.splitlines()) > 5, "cli-" in said.out) == (0, True, False)


def test_the_version_is_told(ludotheque: Program) -> None:
    assert ludotheque("--version").out.strip() == "0.1.0"


def test_without_words_the_help_page_is_shown(ludotheque: Program) -> None:
    said = ludotheque()
    assert (said.status, "arena" in said.out) == (0, True)


def test_a_language_that_is_not_named_is_refused(ludotheque: Program) -> None:
    assert ludotheque("games", "--lang").status == 2


def test_what_a_person_fills_in_is_named_in_their_language(ludotheque: Program) -> None:
    said = ludotheque("arena", "--help", "--lang", "fr").out
    assert ("JEU" in said, "NOMBRE" in said, "STR" in said or "INT" in said) == (True, True, False)
