"""Cards, colours, decks, rows, the ring: UOD-1, UOD-2, UOD-4, UOD-7, UOD-10, UOD-11."""

import pytest

from ludotheque.games.up_or_down.components import Area, Card, Colour, Direction, colour, gap
from tests.support.up_or_down import area, row, table

DECKS = [
    *(("long", players, cards) for players, cards in ((2, 54), (3, 78), (4, 102), (5, 126), (6, 126))),
    *(("short", players, cards) for players, cards in ((2, 42), (3, 60), (4, 78), (5, 96), (6, 96))),
]


@pytest.mark.rule("UOD-1")
@pytest.mark.parametrize(
    ("card", "shade"),
    [
        (1, Colour.YELLOW),
        (2, Colour.RED),
        (3, Colour.BLUE),
        (4, Colour.PINK),
        (5, Colour.PURPLE),
        (6, Colour.TEAL),
        (7, Colour.YELLOW),
        (126, Colour.TEAL),
    ],
)
def test_the_colours_follow_each_other_with_the_numbers(card: Card, shade: Colour) -> None:
    assert colour(card) == shade


@pytest.mark.rule("UOD-1")
def test_the_colours_have_their_names() -> None:
    assert [str(shade) for shade in Colour] == ["yellow", "red", "blue", "pink", "purple", "teal"]


@pytest.mark.rule("UOD-10")
def test_the_last_card_of_a_row_is_the_one_laid_last() -> None:
    assert row("3 9 15").last == 15


@pytest.mark.rule("UOD-2")
@pytest.mark.parametrize(("deck", "players", "cards"), DECKS)
def test_a_deck_has_as_many_cards_as_the_table_of_the_rules_says(deck: str, players: int, cards: int) -> None:
    assert table(players=players, deck=deck).cards == cards


@pytest.mark.rule("UOD-2")
@pytest.mark.parametrize(
    ("deck", "players", "each"),
    [("long", 2, 24), ("long", 5, 24), ("long", 6, 20), ("short", 3, 18), ("short", 6, 15)],
)
def test_all_have_equally_many_turns(deck: str, players: int, each: int) -> None:
    assert table(players=players, deck=deck).turns == players * each


@pytest.mark.rule("UOD-7")
@pytest.mark.parametrize(
    ("ring", "card", "neighbours"),
    [
        ((10, 24, 45, 70, 91, 102), 68, (45, 70)),
        ((10, 24, 45, 70, 91, 102), 105, (102, 10)),
        ((16, 44, 50, 60, 70, 80), 20, (16, 44)),
        ((10, 20, 30, 40, 50, 92), 2, (92, 10)),
    ],
)
def test_a_card_goes_between_its_two_neighbours_in_value(
    ring: tuple[int, ...], card: Card, neighbours: tuple[Card, Card]
) -> None:
    assert gap(ring, card) == neighbours


@pytest.mark.rule("UOD-7")
def test_a_card_in_the_ring_has_the_neighbours_on_both_sides() -> None:
    assert gap((10, 24, 45, 68, 70, 91, 102), 68) == (45, 70)


@pytest.mark.rule("UOD-7")
@pytest.mark.parametrize(("card", "neighbours"), [(2, (102, 10)), (102, (91, 2))])
def test_the_ring_is_closed_for_the_cards_in_it(card: Card, neighbours: tuple[Card, Card]) -> None:
    assert gap((2, 10, 24, 45, 91, 102), card) == neighbours


@pytest.mark.rule("UOD-10")
def test_one_card_has_no_direction() -> None:
    assert row("40").direction is None


@pytest.mark.rule("UOD-10")
@pytest.mark.parametrize("card", [1, 39, 41, 126])
def test_one_card_accepts_any_other(card: Card) -> None:
    assert row("40").accepts(card)


@pytest.mark.rule("UOD-10")
@pytest.mark.parametrize(("cards", "direction"), [("40 41", Direction.UP), ("40 39", Direction.DOWN)])
def test_the_second_card_fixes_the_direction(cards: str, direction: Direction) -> None:
    assert row(cards).direction == direction


@pytest.mark.rule("UOD-10")
@pytest.mark.parametrize(
    ("cards", "card", "accepted"),
    [
        ("40 44", 45, True),
        ("40 44", 43, False),
        ("40 44", 41, False),
        ("40 30", 29, True),
        ("40 30", 31, False),
        ("40 30 20", 25, False),
        ("40 30 20", 19, True),
        ("1 2 50", 51, True),
    ],
)
def test_every_later_card_must_follow_the_direction(cards: str, card: Card, *, accepted: bool) -> None:
    assert row(cards).accepts(card) == accepted


@pytest.mark.rule("UOD-9")
def test_a_card_is_added_at_the_end_of_a_row() -> None:
    assert area("3 5 / 9").with_laid(7, 0) == area("3 5 7 / 9")


@pytest.mark.rule("UOD-9")
def test_a_card_starts_a_row_where_there_is_none() -> None:
    assert area("3 5").with_laid(7, 1) == area("3 5 / 7")


@pytest.mark.rule("UOD-11")
def test_a_wiped_row_is_replaced_by_the_card_and_lies_on_the_discard_pile() -> None:
    assert area("3 5 / 9 8 / 1", [50]).with_wiped(7, 1) == area("3 5 / 7 / 1", [50, 9, 8])


@pytest.mark.rule("UOD-9")
def test_nobody_begins_with_anything() -> None:
    assert Area() == area()
