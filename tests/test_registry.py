"""Which games are installed, and what is in their boxes."""

import subprocess
import sys

import pytest

from ludotheque import registry
from ludotheque.core.box import Box
from ludotheque.core.errors import UnknownGameError

LOOK = """
import sys
from ludotheque import registry
registry.games()
print([name for name in sys.modules if name.startswith("ludotheque.games")])
"""


class Point:
    """Stands for an entry point."""

    value = "somewhere:THING"

    def __init__(self, thing: object) -> None:
        self.thing = thing

    def load(self) -> object:
        return self.thing


@pytest.fixture
def _two_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_points", lambda: {"zebra": Point("no box"), "ant": Point("no box")})


def test_take_it_easy_is_installed() -> None:
    assert "take-it-easy" in registry.games()


@pytest.mark.usefixtures("_two_others")
def test_games_come_in_alphabetical_order() -> None:
    assert registry.games() == ("ant", "zebra")


@pytest.mark.parametrize("game", registry.games())
def test_every_game_is_installed_by_its_own_name(game: str) -> None:
    assert registry.load(game).name == game


@pytest.mark.parametrize("game", registry.games())
def test_every_box_has_words_and_rules_in_english_at_least(game: str) -> None:
    box = registry.load(game)
    assert ((box.locales / "en.ftl").is_file(), (box.rules / "en.md").is_file()) == (True, True)


def test_a_box_is_opened_once() -> None:
    assert registry.load("take-it-easy") is registry.load("take-it-easy")


@pytest.mark.usefixtures("_two_others")
def test_an_unknown_game_is_refused_with_those_installed() -> None:
    with pytest.raises(UnknownGameError) as caught:
        registry.load("chess")
    assert (caught.value.reason, caught.value.facts) == (
        "unknown-game",
        {"game": "chess", "known": "ant, zebra"},
    )


@pytest.mark.usefixtures("_two_others")
def test_what_is_installed_as_a_game_must_be_a_box() -> None:
    with pytest.raises(TypeError, match="somewhere:THING"):
        registry.load("zebra")


def test_naming_the_games_loads_none() -> None:
    looked = subprocess.run([sys.executable, "-c", LOOK], capture_output=True, text=True, check=True)
    assert looked.stdout == "[]\n"


def test_a_box_is_a_box() -> None:
    assert isinstance(registry.load("take-it-easy"), Box)
