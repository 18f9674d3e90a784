"""Another game is one installed distribution with an entry point: the command line plays it as any other."""

import json
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.box import Box
from tests.distribution.conftest import Command
from tests.support.distribution import GAME


def reported(ludotheque: Command, *words: str) -> Any:
    """What a command prints as JSON."""
    done = ludotheque(*words, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


@pytest.fixture
def record(box: Box, tmp_path: Path) -> Path:
    """The file of a game that bots have played through the Python API."""
    file = tmp_path / "record.txt"
    file.write_text(
        lt.write_record(lt.play(box.name, ["fuchs", "random", "fuchs"], seed=7)), encoding="utf-8"
    )
    return file


@pytest.fixture(scope="module")
def listed(ludotheque: Command) -> dict[str, dict[str, Any]]:
    """What the list of games says about each of them."""
    return {game["name"]: game for game in reported(ludotheque, "games")}


def test_the_game_stands_beside_the_others(listed: dict[str, dict[str, Any]]) -> None:
    assert listed.keys() > {GAME}


def test_the_list_says_for_how_many_players_the_game_is(listed: dict[str, dict[str, Any]]) -> None:
    assert listed[GAME]["players"] == [2, 4]


def test_the_list_has_the_bot_of_the_game_beside_the_universal_one(listed: dict[str, dict[str, Any]]) -> None:
    assert listed[GAME]["bots"] == ["random", "fuchs"]


def test_the_list_has_the_option_of_the_game_with_its_rule(listed: dict[str, dict[str, Any]]) -> None:
    assert listed[GAME]["options"][1:] == [
        {"name": "consolation", "kind": "switch", "default": "off", "values": ["off", "on"], "rule": "GG-6"}
    ]


def test_the_list_for_people_says_in_german_what_is_said_in_german_alone(ludotheque: Command) -> None:
    assert (
        "geheimgebot — Alle bieten verdeckt um offene Schätze" in ludotheque("games", "--lang", "nl").stdout
    )


def arena(ludotheque: Command, jobs: int) -> list[dict[str, Any]]:
    """How bots did in an arena, but for the time they took."""
    words = ("--bots", "random,fuchs", "--games", "50", "--jobs", str(jobs))
    bots = reported(ludotheque, "arena", GAME, *words)["bots"]
    return [{name: value for name, value in bot.items() if name != "ms_per_move"} for bot in bots]


@pytest.fixture(scope="module")
def alone(ludotheque: Command) -> list[dict[str, Any]]:
    """How the bots did in an arena of a single process."""
    return arena(ludotheque, 1)


def test_the_bot_of_the_game_beats_the_random_one_in_the_arena(alone: list[dict[str, Any]]) -> None:
    random, fox = alone
    assert fox["win_rate"] > random["win_rate"]


def test_the_arena_gets_the_same_result_with_several_processes(
    ludotheque: Command, alone: list[dict[str, Any]]
) -> None:
    assert arena(ludotheque, 2) == alone


def lowest_of_four(ludotheque: Command, consolation: str) -> int:
    """The lowest total of any seat, among four bots."""
    words = ("--bots", "random", "--players", "4", "--games", "50", "--option", f"consolation={consolation}")
    lowest: int = reported(ludotheque, "arena", GAME, *words, "--jobs", "1")["bots"][0]["min"]
    return lowest


def test_somebody_goes_away_with_nothing_in_the_arena_where_nothing_is_agreed(ludotheque: Command) -> None:
    assert lowest_of_four(ludotheque, "off") == 0


def test_nobody_goes_away_with_nothing_in_the_arena_with_the_option_of_the_game(ludotheque: Command) -> None:
    assert lowest_of_four(ludotheque, "on") > 0


def test_the_rules_are_printed_in_the_language_that_they_have(ludotheque: Command) -> None:
    assert ludotheque("rules", GAME, "--lang", "fr").stdout.startswith(
        "# Geheimgebot\n\nEin Schatz liegt offen"
    )


def test_it_is_said_beside_the_rules_that_they_are_in_another_language(ludotheque: Command) -> None:
    assert "« de »" in ludotheque("rules", GAME, "--lang", "fr").stderr.replace("\u00a0", " ")


def test_a_game_that_counts_no_words_says_so(ludotheque: Command) -> None:
    done = ludotheque("score", GAME, "7")
    assert (done.returncode, done.stderr) == (
        2,
        "ludotheque: scores of geheimgebot cannot be counted from words\n",
    )


def test_a_record_verifies_with_its_dealing(ludotheque: Command, record: Path) -> None:
    said = ludotheque("record", "verify", str(record)).stdout
    assert "Every draw is the one that its dealer had to make." in said


def test_a_record_is_shown_with_who_got_which_treasure_by_which_rule(
    ludotheque: Command, record: Path
) -> None:
    said = ludotheque("record", "show", str(record)).stdout
    assert "Die Partie ist zu Ende" in said
    assert said.count("(GG-5)") == 5


def test_a_record_is_drawn_as_the_svg_of_the_game(ludotheque: Command, record: Path) -> None:
    said = ludotheque("record", "show", str(record), "--svg", "--event", "16").stdout
    assert said.startswith("<svg ")


def test_a_record_converted_to_json_and_back_is_the_same(ludotheque: Command, record: Path) -> None:
    other = record.with_suffix(".json")
    other.write_text(ludotheque("record", "convert", str(record)).stdout, encoding="utf-8")
    assert ludotheque("record", "convert", str(other), "--to", "text").stdout == record.read_text(
        encoding="utf-8"
    )


def test_an_illegal_record_is_refused_with_the_rule_and_a_sentence_of_the_game(
    ludotheque: Command, record: Path
) -> None:
    *head, last = record.read_text(encoding="utf-8").splitlines()
    # In the last turn seat 0 lays a card that no hand of this game holds.
    held = {word for line in [*head, last] for word in line.split() if word.startswith("g")}
    strange = next(card for card in range(1, 25) if f"g{card}" not in held)
    lays = [f"0:{strange}" if word.startswith("0:") else word for word in last.split()]
    record.write_text("\n".join([*head, " ".join(lays)]), encoding="utf-8")
    done = ludotheque("record", "verify", str(record), "--lang", "nl")
    assert done.returncode == 1
    assert f"Karte {strange} ist nicht auf der Hand; legen Sie eine, die Sie haben (GG-4)" in done.stderr
