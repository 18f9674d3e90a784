"""The generator of a bot: keyed by table, seat and question."""

from random import Random

import pytest

from ludotheque.core.bot import bot_generator


def test_the_generator_follows_from_table_seat_and_question() -> None:
    assert bot_generator("kitchen", 1, "0-3").random() == Random("kitchen/1/0-3").random()


@pytest.mark.parametrize("key", [("garden", 1, "0-3"), ("kitchen", 2, "0-3"), ("kitchen", 1, "0-4")])
def test_another_key_gives_another_generator(key: tuple[str, int, str]) -> None:
    assert bot_generator(*key).random() != bot_generator("kitchen", 1, "0-3").random()
