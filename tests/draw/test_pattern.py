"""Patterns along a ribbon."""

import re
from itertools import combinations

import pytest

from ludotheque.draw.pattern import PATTERNS, Pattern, Stretch

STRETCH = Stretch(middle=20, width=40, start=-90, end=0, period=30)


@pytest.mark.parametrize("pattern", list(PATTERNS.values()), ids=list(PATTERNS))
def test_a_pattern_leaves_marks(pattern: Pattern) -> None:
    assert re.search(r' d="M[^"]+"', pattern(STRETCH))


@pytest.mark.parametrize(("one", "other"), list(combinations(PATTERNS, 2)))
def test_two_patterns_never_look_the_same(one: str, other: str) -> None:
    assert PATTERNS[one](STRETCH) != PATTERNS[other](STRETCH)


@pytest.mark.parametrize("pattern", list(PATTERNS.values()), ids=list(PATTERNS))
def test_every_mark_begins_on_the_ribbon(pattern: Pattern) -> None:
    starts = re.findall(r"M(-?[\d.]+) (-?[\d.]+)", pattern(STRETCH))
    assert all(0 <= float(x) <= 40 and -90 <= float(y) <= 10 for x, y in starts)


def test_dashes_keep_in_step_from_one_piece_to_the_next() -> None:
    """A dash is 40 × 0.13 = 5.2 long and repeats every 15: one is in the middle of every multiple of 15."""
    ladder = PATTERNS["ladder"]
    later = Stretch(middle=20, width=40, start=-84, end=0, period=30)
    offsets = [re.findall(r'dashoffset="([\d.]+)"', ladder(piece))[0] for piece in (STRETCH, later)]
    assert offsets == ["2.6", "8.6"]
