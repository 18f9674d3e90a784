"""Texts and codes: there and back, and what is none."""

import pytest

from ludotheque.core.errors import NotationError
from ludotheque.games.take_sides.options import Options
from ludotheque.games.take_sides.state import Action
from tests.support.take_sides import CONFIGURATIONS, GAME, action, random_states, table

OPTIONS = Options()

TEXTS = [
    ("R1a1", 0),
    ("R1b6", 11),
    ("V6b6", 431),
    ("move-1-2", 432),
    ("swap-1", 462),
    ("push-1-2", 467),
    ("down-1", 477),
    ("as3-move-1-2", 496),
    ("no-effect", 752),
    ("veto", 753),
    ("let-pass", 754),
    ("column-1", 755),
    ("colour-R", 761),
    ("begin-1", 767),
]
WRONG = ["", "R7a1", "X1a1", "R1c1", "R1a7", "r1a1", "R1a0", "move-1-1", "swap-6", "push-1-3", "as2-swap-1"]
WRONG += ["down-7", "column-0", "colour-X", "begin-3", "NO-EFFECT", "R1", "٣"]


@pytest.mark.parametrize(("text", "_code"), TEXTS)
def test_an_action_is_read_and_written(text: str, _code: int) -> None:
    assert GAME.parse_action(OPTIONS, text) == action(text)
    assert GAME.action_text(OPTIONS, action(text)) == text


@pytest.mark.parametrize(("text", "code"), TEXTS)
def test_an_action_has_its_code(text: str, code: int) -> None:
    assert (GAME.encode(OPTIONS, action(text)), GAME.decode(OPTIONS, code)) == (code, action(text))


def test_every_code_is_that_of_its_action() -> None:
    four = table(players=4)
    actions: list[Action] = [GAME.decode(four, code) for code in range(GAME.action_space(four))]
    assert [GAME.encode(four, each) for each in actions] == list(range(len(actions)))
    assert [GAME.parse_action(four, GAME.action_text(four, each)) for each in actions] == actions


@pytest.mark.parametrize("code", [-1, 771])
def test_there_are_no_other_codes(code: int) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.decode(OPTIONS, code)
    assert (caught.value.reason, caught.value.rule) == ("no-such-code", "TS-1")


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse_action(OPTIONS, text)
    assert (caught.value.reason, caught.value.rule, caught.value.facts) == (
        "bad-action",
        "TS-6",
        {"text": text},
    )


@pytest.mark.parametrize("text", ["", "R7", "sky-rain", "first-3", "seat-3", "help-me", "R1a1"])
def test_what_chance_cannot_bring_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse_chance(OPTIONS, text)
    assert (caught.value.reason, caught.value.rule) == ("bad-chance", "TS-3")


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_whatever_chance_may_bring_is_read_as_it_is_written(options: Options) -> None:
    for state in random_states(1, options):
        chance = GAME.chance(state)
        for brought in () if chance is None else chance.outcomes:
            assert GAME.parse_chance(options, GAME.chance_text(options, brought)) == brought
