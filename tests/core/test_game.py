"""Which versions of its rules a game can be played by."""

import pytest

from ludotheque.core.errors import RulesVersionError
from ludotheque.core.game import GameInfo

INFO = GameInfo(
    name="nim",
    rules_versions=(1, 2, 4),
    rules=("NIM-1",),
    min_players=2,
    max_players=2,
    simultaneous=False,
    hidden_information=False,
    chance=False,
)


def test_new_games_are_played_by_the_newest_version() -> None:
    assert INFO.rules_version == 4


def test_where_no_version_is_named_it_is_the_newest() -> None:
    assert INFO.playable(None) == 4


@pytest.mark.parametrize("version", [1, 2, 4])
def test_every_published_version_stays_playable(version: int) -> None:
    assert INFO.playable(version) == version


@pytest.mark.parametrize("version", [-1, 0, 3, 5])
def test_an_unknown_version_is_refused_with_those_known(version: int) -> None:
    with pytest.raises(RulesVersionError) as caught:
        INFO.playable(version)
    error = caught.value
    assert error.reason == "unknown-rules-version"
    assert error.facts == {"game": "nim", "version": version, "known": "1, 2, 4"}
