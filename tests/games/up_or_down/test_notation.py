"""Texts and codes: there and back, and what is none."""

import pytest

from ludotheque.core.errors import NotationError
from ludotheque.games.up_or_down.notation import parse_area, score_words
from ludotheque.games.up_or_down.options import Options
from ludotheque.games.up_or_down.state import Action, Deal, Draw, Lay, Pile, Play, Start, Take, Wipe
from tests.support.up_or_down import GAME, area, table

LONG = Options()
TEXTS: list[tuple[Action, str, int]] = [
    (Lay(0), "r1", 0),
    (Lay(2), "r3", 2),
    (Wipe(0), "w1", 3),
    (Wipe(2), "w3", 5),
    (Draw(Pile.UP), "up", 6),
    (Draw(Pile.DOWN), "down", 7),
    (Play(1), "1", 8),
    (Take(1), "x1", 9),
    (Play(54), "54", 114),
    (Take(54), "x54", 115),
]
WRONG = ["", "0", "55", "x0", "x55", "r0", "r4", "w4", "UP", "+5", "٣", "007", "x 5", "starts-1"]


@pytest.mark.parametrize(("action", "text", "_code"), TEXTS)
def test_an_action_is_written(action: Action, text: str, _code: int) -> None:
    assert GAME.action_text(LONG, action) == text


@pytest.mark.parametrize(("action", "text", "_code"), TEXTS)
def test_an_action_is_read(action: Action, text: str, _code: int) -> None:
    assert GAME.parse_action(LONG, text) == action


@pytest.mark.parametrize(("action", "_text", "code"), TEXTS)
def test_an_action_has_its_code(action: Action, _text: str, code: int) -> None:
    assert GAME.encode(LONG, action) == code


@pytest.mark.parametrize("options", [Options(), table(players=6), table(players=2, deck="short")], ids=str)
def test_every_code_is_that_of_its_action(options: Options) -> None:
    codes = range(GAME.action_space(options))
    assert [GAME.encode(options, GAME.decode(options, code)) for code in codes] == list(codes)


@pytest.mark.parametrize("options", [Options(), table(players=6), table(players=2, deck="short")], ids=str)
def test_every_action_is_read_as_it_is_written(options: Options) -> None:
    actions = [GAME.decode(options, code) for code in range(GAME.action_space(options))]
    assert [GAME.parse_action(options, GAME.action_text(options, action)) for action in actions] == actions


@pytest.mark.rule("UOD-2")
@pytest.mark.parametrize(("options", "space"), [(Options(), 116), (table(players=5), 260)], ids=str)
def test_there_are_eight_codes_and_two_for_every_card(options: Options, space: int) -> None:
    assert GAME.action_space(options) == space


@pytest.mark.rule("UOD-2")
@pytest.mark.parametrize("code", [-1, 116])
def test_there_are_no_other_codes(code: int) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.decode(LONG, code)
    assert (caught.value.reason, caught.value.rule) == ("no-such-code", "UOD-2")


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse_action(LONG, text)
    assert (caught.value.reason, caught.value.rule) == ("bad-card-action", "UOD-2")
    assert caught.value.facts == {"text": text, "cards": 54}


@pytest.mark.parametrize(("outcome", "text"), [(Deal(1), "1"), (Deal(54), "54"), (Start(1), "starts-2")])
def test_what_chance_brings_is_written_and_read(outcome: Deal | Start, text: str) -> None:
    assert GAME.chance_text(LONG, outcome) == text
    assert GAME.parse_chance(LONG, text) == outcome


@pytest.mark.parametrize("text", ["", "0", "55", "x5", "starts-0", "starts-3", "starts2"])
def test_what_chance_cannot_bring_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse_chance(LONG, text)
    assert (caught.value.reason, caught.value.rule) == ("bad-deal", "UOD-2")


def test_among_six_the_sixth_seat_may_start() -> None:
    assert GAME.parse_chance(table(players=6), "starts-6") == Start(5)


@pytest.mark.rule("UOD-15")
def test_rows_and_discards_of_the_real_table_are_read() -> None:
    read = parse_area(["3,17,29", "40,12", "8", "+2"])
    assert (read.rows, len(read.discards)) == (area("3 17 29 / 40 12 / 8").rows, 2)


@pytest.mark.rule("UOD-15")
def test_without_a_plus_there_are_no_discards() -> None:
    assert parse_area(["3,17"]).discards == ()


@pytest.mark.rule("UOD-11")
@pytest.mark.parametrize(("text", "count"), [("+0", 0), ("+7", 7), ("+007", 7), ("+125", 125)])
def test_there_may_be_as_many_discards_as_there_are_other_cards(text: str, count: int) -> None:
    assert len(parse_area(["1", text]).discards) == count


@pytest.mark.rule("UOD-15")
def test_words_from_the_real_table_are_scored() -> None:
    assert score_words(["3,17,29", "40,12", "8", "+2"]).total == 6 + 2 + 1 + 2


@pytest.mark.rule("UOD-10")
def test_a_card_that_goes_the_wrong_way_is_told_with_its_row() -> None:
    with pytest.raises(NotationError) as caught:
        parse_area(["8", "3,9,5"])
    assert caught.value.facts == {"card": 5, "last": 9, "row": 2}


def test_discards_that_are_told_twice_are_told_back() -> None:
    with pytest.raises(NotationError) as caught:
        parse_area(["1", "+1", "+2"])
    assert caught.value.facts == {"text": "+1 +2"}


@pytest.mark.parametrize(
    ("words", "reason", "rule"),
    [
        (["127"], "bad-card", "UOD-1"),
        (["0"], "bad-card", "UOD-1"),
        (["3,"], "bad-card", "UOD-1"),
        (["3,9,5"], "row-goes-up", "UOD-10"),
        (["9,3,5"], "row-goes-down", "UOD-10"),
        (["1", "2", "3", "4"], "too-many-rows", "UOD-9"),
        (["1,2", "2"], "card-twice", "UOD-7"),
        (["1,1"], "card-twice", "UOD-7"),
        (["1", "+"], "bad-discards", "UOD-11"),
        (["1", "+-1"], "bad-discards", "UOD-11"),
        (["1", "+126"], "bad-discards", "UOD-11"),
        (["1", "+1", "+2"], "bad-discards", "UOD-11"),
        (["1", "+0007"], "bad-discards", "UOD-11"),
        (["1", "+٣"], "bad-discards", "UOD-11"),
        (["1", "+" + "9" * 5000], "bad-discards", "UOD-11"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(words: list[str], reason: str, rule: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_area(words)
    assert (caught.value.reason, caught.value.rule) == (reason, rule)
