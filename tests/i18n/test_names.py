"""Calling the seats by the names of those who sit there."""

import pytest

from ludotheque.core.errors import UnknownGameError
from ludotheque.i18n import Catalogue, SeatNames

ENGLISH = Catalogue().speaker("en")
TABLE = SeatNames(ENGLISH, ["Anna", "Maximiliane Antoinette"])


def test_a_seat_is_called_by_the_name_of_who_sits_there() -> None:
    assert TABLE("seat-name", seat=1) == "Anna"


def test_a_long_name_ends_in_an_ellipsis() -> None:
    assert TABLE("seat-name", seat=2) == "Maximiliane A…"


@pytest.mark.parametrize("name", ["x" * 14, "x"])
def test_a_name_that_fits_is_said_whole(name: str) -> None:
    assert SeatNames(ENGLISH, [name])("seat-name", seat=1) == name


def test_other_messages_are_said_as_they_are() -> None:
    assert TABLE("score-total") == ENGLISH("score-total")


def test_names_that_are_messages_are_said() -> None:
    assert TABLE.named("bot-random", "?") == "random"


def test_for_a_name_that_is_no_message_something_else_stands() -> None:
    assert TABLE.named("bot-unheard-of", "unheard-of") == "unheard-of"


def test_refusals_are_said_as_they_are() -> None:
    error = UnknownGameError("unknown-game", game="chess", known="take-it-easy")
    assert TABLE.error(error) == ENGLISH.error(error)


def test_the_language_is_that_of_the_translator() -> None:
    assert TABLE.language == "en"
