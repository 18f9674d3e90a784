"""The worlds that a seat must reckon with: as likely as the facts make them, and no others (TS-27)."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random

import pytest

from ludotheque.core.view import view_bytes
from ludotheque.games.take_sides.components import number
from ludotheque.games.take_sides.openings import Opening, Pool
from ludotheque.games.take_sides.options import Options
from ludotheque.games.take_sides.state import Refilled
from tests.support.take_sides import CONFIGURATIONS, GAME, after, cards, everywhere, position, random_states

SAMPLES = 4000
UNLIKELY = 4.0
"""In standard deviations: a fair sampler is farther off once in 15,000 times."""


def too_far_off(found: Counter[object], expected: dict[object, float]) -> list[object]:
    """What comes up too often or too seldom, and what must not come up at all."""
    wrong = [each for each in found if each not in expected]
    for each, share in expected.items():
        spread = (SAMPLES * share * (1 - share)) ** 0.5
        if abs(found[each] - SAMPLES * share) > UNLIKELY * spread + 1:
            wrong.append(each)
    return wrong


@pytest.mark.rule("TS-27")
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_in_a_possible_state_the_seat_sees_the_same(options: Options) -> None:
    rng = Random(2)
    for state in list(random_states(2, options))[::11]:
        for seat in (*range(options.players), None):
            view = GAME.view(state, seat)
            possible = GAME.possible_state(view, rng)
            assert view_bytes(GAME.view(possible, seat)) == view_bytes(view)
            assert everywhere(possible) == list(range(36))


@pytest.mark.rule("TS-4")
@pytest.mark.rule("TS-27")
def test_every_hand_with_the_announced_sum_is_equally_likely() -> None:
    """Six cards are out of sight: B1 B2 B3 B4, which the other holds, and G1 G6; the sum is 10."""
    rest = [
        each for each in range(36) if each not in cards("R1 O2 Y3 G4 B5 V6 R3 R4 R5 R6 B1 B2 B3 B4 G1 G6")
    ]
    texts = [f"{'ROYGBV'[each // 6]}{each % 6 + 1}" for each in rest]
    laid = {column + 1: " ".join(texts[column::6]) for column in range(6)}
    state = position(theirs=laid, pile="G1 G6")
    hidden = cards("B1 B2 B3 B4 G1 G6")
    hands = [frozenset(hand) for hand in combinations(hidden, 4) if sum(map(number, hand)) == 10]
    view, rng = GAME.view(state, 0), Random(4)
    found: Counter[object] = Counter(
        frozenset(GAME.possible_state(view, rng).hands[1]) for _ in range(SAMPLES)
    )
    assert too_far_off(found, {hand: 1 / len(hands) for hand in hands}) == []


def courses(
    size: int, whole: int, laid: Sequence[tuple[int, int]], pool: Sequence[int]
) -> dict[object, float]:
    """Every way a hand can have gone, by brute force: which cards laid were among the first.

    The hand gets its first cards, then one more after each laying; all orders in which the cards of the pool
    and those laid can have come are equally likely.
    """
    ways: Counter[object] = Counter()
    known = [card for card, _ in laid]
    slots = size + len(laid)
    for order in set(permutations((*known, *pool), slots)):
        if sum(map(number, order[:size])) != whole:
            continue
        places = {card: place for place, card in enumerate(order)}
        if all(card in places and places[card] < size + turn for turn, card in enumerate(known)):
            ways[tuple(places[card] < size for card in known)] += 1
    total = sum(ways.values())
    return {course: count / total for course, count in ways.items()}


@pytest.mark.rule("TS-4")
@pytest.mark.rule("TS-27")
@pytest.mark.parametrize(("whole", "laid"), [(5, "R1 R2"), (7, "R4 R1"), (4, "R2 R3"), (6, "R3 R2")])
def test_which_cards_laid_were_among_the_first_is_as_likely_as_by_brute_force(whole: int, laid: str) -> None:
    """Hands of two, of which two cards have been laid and replaced; five cards are out of sight."""
    pool = cards("G1 G2 G3 G4 G5")
    said = [(card, 2) for card in cards(laid)]
    opening, counted, rng = Opening(2, whole, said), Pool(pool, 2, 12), Random(5)
    ends = opening.ends(counted)
    found: Counter[object] = Counter()
    for end in rng.choices(list(ends), weights=list(ends.values()), k=SAMPLES):
        found[opening.course(end, rng)] += 1
    assert too_far_off(found, courses(2, whole, said, pool)) == []


@pytest.mark.rule("TS-14")
@pytest.mark.rule("TS-27")
def test_nobody_who_refilled_held_a_card_that_fitted() -> None:
    """Berta has put G4 O4 G6 G5 under the pile; for all that others know it was anything that did not fit."""
    state = after(
        position(hands=("Y1 R4 R5 R6", "G4 O4 G6 G5"), street="V1 V2 V3 B1 B2 B3", pile="O5 O6 Y2 Y3"),
        "Y1a1 =O5",
    )
    (refill,) = [told for told in state.log if isinstance(told, Refilled)]
    rng = Random(6)
    buried = {card for _ in range(50) for card, _ in GAME.possible_state(GAME.view(state, None), rng).under}
    assert buried.isdisjoint(refill.fitting)
