"""Listing games and reading rules."""

import json

import pytest

from tests.support.command import Program


def test_games_are_listed_for_machines(ludotheque: Program) -> None:
    (game,) = (
        game for game in json.loads(ludotheque("games", "--json").out) if game["name"] == "take-it-easy"
    )
    assert (game["players"], game["bots"]) == ([1, 6], ["random", "greedy", "steady"])


def test_games_are_listed_for_people(ludotheque: Program) -> None:
    assert "1 to 6 players" in ludotheque("games").out


@pytest.mark.parametrize(("language", "word"), [("en", "tile"), ("fr", "tuile"), ("nl", "tegel")])
def test_rules_are_read_in_the_readers_language(ludotheque: Program, language: str, word: str) -> None:
    assert word in ludotheque("rules", "take-it-easy", "--lang", language).out


def test_rules_are_printed_without_anchors(ludotheque: Program) -> None:
    said = ludotheque("rules", "take-it-easy").out
    assert ("<a id=" in said, "**TIE-8**" in said) == (False, True)
