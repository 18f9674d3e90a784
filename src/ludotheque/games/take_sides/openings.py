"""Which of the cards that somebody has laid they held from the beginning, given the sum that they announced.

What is counted here is counted exactly: every way in which a hand can have become what it is now is as likely
as any other, and only those remain whose first cards have the announced sum (TS-4, TS-27).
"""

from collections.abc import Sequence
from functools import cached_property
from math import comb
from random import Random

from ludotheque.games.take_sides.components import Card, number

Ways = list[list[list[int]]]


class Pool:
    """Cards of which nobody knows where they are."""

    def __init__(self, cards: Sequence[Card], size: int, most: int) -> None:
        """How many cards may be asked for, and up to which sum."""
        self.cards = tuple(cards)
        self._size, self._most = size, most

    @cached_property
    def _ways(self) -> Ways:
        """By where to begin, how many to choose, and their sum: in how many ways."""
        blank = [[0] * (self._most + 1) for _ in range(self._size + 1)]
        blank[0][0] = 1
        ways = [blank]
        for card in reversed(self.cards):
            later, value = ways[-1], number(card)
            row = [list(sums) for sums in later]
            for count in range(1, self._size + 1):
                for whole in range(value, self._most + 1):
                    row[count][whole] += later[count - 1][whole - value]
            ways.append(row)
        return ways[::-1]

    def ways(self, count: int, whole: int) -> int:
        """In how many ways so many cards have this sum."""
        return self._ways[0][count][whole] if 0 <= whole <= self._most else 0

    def chance(self, count: int, whole: int) -> float:
        """How likely so many cards have this sum."""
        return self.ways(count, whole) / comb(len(self.cards), count) if count <= len(self.cards) else 0.0

    def choice(self, count: int, whole: int, rng: Random) -> tuple[Card, ...]:
        """So many cards with this sum, every choice equally likely, in any order; there has to be one."""
        chosen = []
        for place, card in enumerate(self.cards):
            if not count:
                break
            with_it = self._ways[place + 1][count - 1][whole - number(card)] if whole >= number(card) else 0
            if rng.random() * self._ways[place][count][whole] < with_it:
                chosen.append(card)
                count, whole = count - 1, whole - number(card)
        rng.shuffle(chosen)
        return tuple(chosen)

    def without(self, cards: Sequence[Card]) -> "Pool":
        """The pool without some cards."""
        return Pool([card for card in self.cards if card not in cards], self._size, self._most)


class Opening:
    """How the first cards of a hand have been laid, one after the other.

    Args:
        size: How many cards the hand was dealt.
        whole: Their sum.
        laid: The cards that have been laid since, with how many were held before each.
    """

    def __init__(self, size: int, whole: int, laid: Sequence[tuple[Card, int]]) -> None:
        self._whole = whole
        self._laid = tuple(laid)
        steps: list[dict[tuple[int, int], float]] = [{(size, 0): 1.0}]
        for card, held in self._laid:
            after: dict[tuple[int, int], float] = {}
            for (left, told), weight in steps[-1].items():
                if left:
                    key = (left - 1, told + number(card))
                    after[key] = after.get(key, 0.0) + weight * left / held
                if held > left:
                    after[left, told] = after.get((left, told), 0.0) + weight * (held - left) / held
            steps.append(after)
        self._steps = steps

    def ends(self, pool: Pool) -> dict[tuple[int, int], float]:
        """How many of the first cards may still be held and what those laid sum up to, by their weights."""
        found = {
            (left, told): weight * pool.chance(left, self._whole - told)
            for (left, told), weight in self._steps[-1].items()
        }
        return {end: weight for end, weight in found.items() if weight}

    def missing(self, end: tuple[int, int]) -> int:
        """What the first cards that are still held sum up to."""
        return self._whole - end[1]

    def course(self, end: tuple[int, int], rng: Random) -> tuple[bool, ...]:
        """For every card laid whether it was one of the first, as likely as it is given the end."""
        said = []
        left, told = end
        for number_of_lay in range(len(self._laid) - 1, -1, -1):
            card, held = self._laid[number_of_lay]
            before = self._steps[number_of_lay]
            first = before.get((left + 1, told - number(card)), 0.0) * (left + 1) / held
            other = before.get((left, told), 0.0) * (held - left) / held
            was_first = rng.random() * (first + other) < first
            said.append(was_first)
            if was_first:
                left, told = left + 1, told - number(card)
        return tuple(reversed(said))
