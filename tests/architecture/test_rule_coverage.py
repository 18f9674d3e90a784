"""Every rule of every game has a page that says it in three languages, and a test that notices its loss."""

from collections import defaultdict
from functools import cache

import pytest

from ludotheque.registry import games, load
from ludotheque.settings import LANGUAGES
from tests.architecture.rule_ids import (
    RULES,
    documented_games,
    documented_rules,
    marked_rules,
    rules_of_every_game,
    unreadable_marks,
)

EVERY_RULE = rules_of_every_game()


@cache
def marks() -> dict[str, list[str]]:
    """Where each rule id is marked."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for rule, place in marked_rules():
        found[rule].append(place)
    return found


def test_the_page_of_a_game_has_the_rules_that_the_game_brings_with_it() -> None:
    assert {rule for game in documented_games() for rule in documented_rules("en", game)} <= set(EVERY_RULE)


def test_every_installed_game_has_its_page_of_rules() -> None:
    assert set(games()) <= set(documented_games())


def test_every_page_of_rules_is_about_an_installed_game() -> None:
    assert set(documented_games()) <= set(games())


@pytest.mark.parametrize("game", documented_games())
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_a_page_of_rules_has_the_ids_that_the_game_declares_in_their_order(game: str, language: str) -> None:
    assert documented_rules(language, game) == load(game).game.info.rules


@pytest.mark.parametrize("game", documented_games())
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_a_rule_is_shown_with_the_id_that_it_is_found_by(game: str, language: str) -> None:
    page = (RULES / language / f"{game}.md").read_text(encoding="utf-8")
    strange = [rule for rule in documented_rules("en", game) if f'<a id="{rule}"></a>**{rule}**' not in page]
    assert strange == []


@pytest.mark.parametrize("rule", EVERY_RULE)
def test_every_rule_has_a_test_marked_with_its_id(rule: str) -> None:
    assert rule in marks()


def test_every_mark_names_a_rule() -> None:
    unknown = {rule: places for rule, places in marks().items() if rule not in EVERY_RULE}
    assert unknown == {}


def test_every_mark_is_written_so_that_it_can_be_found() -> None:
    assert unreadable_marks() == []
