"""Card sets in files: what they can say, and what is refused with its line."""

from pathlib import Path

import pytest

from ludotheque.core.errors import OptionsError
from ludotheque.games.take_sides.card_sets import digest, read_card_set
from ludotheque.games.take_sides.components import Side
from ludotheque.games.take_sides.effects import Table, applied, targets
from ludotheque.games.take_sides.house_cards import HOUSE
from ludotheque.games.take_sides.powers import (
    CardSet,
    Count,
    LayAnother,
    Match,
    PushOpposing,
    Remontada,
    SwapFacing,
    TurnDownOpposing,
    TurnUpOwn,
    Weather,
    Where,
)
from ludotheque.games.take_sides.state import Exchange, Lay, Push, Target, TurnDown, TurnUp
from tests.support.take_sides import STREET, card, cards, half

SETS = Path(__file__).parent / "sets"
HEAD = 'name = "mine"\nremontada = ["tip", "veto"]\n'


def upside_down() -> CardSet:
    return read_card_set((SETS / "upside-down.toml").read_text(encoding="utf-8"))


def table(ours: dict[int, str], theirs: dict[int, str]) -> Table:
    """A street with this card set, with what lies at the doors of side a and of side b."""
    return Table(
        cards=upside_down(),
        weather=None,
        street=cards(STREET),
        halves=(
            tuple(half(ours.get(column, "")) for column in range(1, 7)),
            tuple(half(theirs.get(column, "")) for column in range(1, 7)),
        ),
        protected=((), ()),
    )


def possible(found: Table, text: str, column: int) -> tuple[Target, ...]:
    """What the card may do that has just been laid on side a."""
    lay = Lay(card(text), Side.A, column - 1)
    effect = found.cards.effect(int(text[1]))
    assert effect is not None
    return targets(found.with_laid(lay), effect, lay)


@pytest.mark.rule("TS-9")
def test_a_set_says_what_every_number_can_do() -> None:
    assert upside_down().powers == (
        Count(3),
        TurnUpOwn(Where.NEIGHBOURING),
        SwapFacing(Where.THIS),
        LayAnother(),
        PushOpposing(Where.ANY),
        TurnDownOpposing(Where.NEIGHBOURING, Match.SAME_NUMBER),
    )


@pytest.mark.rule("TS-20")
@pytest.mark.rule("TS-23")
def test_a_set_has_its_decks() -> None:
    found = upside_down()
    assert found.remontada == (Remontada.TIP, Remontada.VETO)
    assert found.weather == (Weather.WIND, Weather.RAINBOW, Weather.HEATWAVE, Weather.FROST)


def test_a_number_that_is_not_there_has_no_power() -> None:
    assert read_card_set(HEAD).powers == (None,) * 6


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("name = ", 1),
        ('name = "Not a name"\nremontada = ["tip", "veto"]', 1),
        (HEAD + 'sky = "blue"', 0),
        ('name = "mine"\nremontada = ["tip"]', 2),
        ('name = "mine"\nremontada = ["tip", "tip"]', 2),
        ('name = "mine"\nremontada = ["tip", "luck"]', 2),
        (HEAD + 'weather = ["fog", "fog"]', 3),
        (HEAD + '[cards.7]\npower = "guard"', 3),
        (HEAD + "[cards.3]\nwhere = 'this'", 3),
        (HEAD + '[cards.3]\npower = "fly"', 4),
        (HEAD + '[cards.3]\npower = "move-own"\nwhere = "everywhere"', 5),
        (HEAD + '[cards.3]\npower = "move-own"\nmatch = "any"', 3),
        (HEAD + '[cards.2]\npower = "count"\ncards = "many"', 5),
    ],
)
def test_what_the_primitives_cannot_say_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(OptionsError) as caught:
        read_card_set(text)
    assert (caught.value.reason, caught.value.facts["line"]) == ("bad-card-set", line)


def test_equal_sets_have_the_same_digest_and_others_another() -> None:
    assert (digest(upside_down()) == digest(upside_down()), digest(upside_down()) == digest(HOUSE)) == (
        True,
        False,
    )


@pytest.mark.rule("TS-9")
def test_cards_that_face_each_other_are_swapped() -> None:
    found = table({}, {3: "Y1"})
    assert possible(found, "R3", 3) == (Exchange(2),)
    after = applied(found.with_laid(Lay(card("R3"), Side.A, 2)), Exchange(2), Side.A)
    assert (after.halves[Side.A][2], after.halves[Side.B][2]) == (half("Y1"), half("R3"))


@pytest.mark.rule("TS-9")
def test_a_push_that_reaches_any_column_pushes_from_every_door() -> None:
    assert possible(table({}, {1: "Y1", 6: "G1"}), "R5", 3) == (Push(0, 1), Push(5, 4))


@pytest.mark.rule("TS-9")
def test_a_power_that_reaches_the_neighbours_does_not_reach_its_own_door() -> None:
    assert possible(table({}, {2: "Y6", 3: "G6", 4: "B5"}), "R6", 3) == (TurnDown(1),)


@pytest.mark.rule("TS-9")
def test_a_card_turned_down_is_turned_up_again() -> None:
    found = table({2: "Y1 -G4"}, {})
    assert possible(found, "R2", 3) == (TurnUp(1),)
    assert applied(found, TurnUp(1), Side.A).halves[Side.A][1] == half("Y1 G4")


@pytest.mark.rule("TS-10")
def test_a_card_that_counts_three_counts_three_while_visible() -> None:
    found = table({1: "R4 R1", 2: "O1 O4"}, {})
    assert [found.counted(Side.A, column) for column in (0, 1)] == [4, 2]
