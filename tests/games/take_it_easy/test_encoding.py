"""Placements as small whole numbers."""

import pytest

from ludotheque.core.errors import NotationError
from ludotheque.games.take_it_easy.encoding import action_space, decode, encode
from ludotheque.games.take_it_easy.rules import PLACE, Place
from tests.support.take_it_easy import PAIR, SOLO


@pytest.mark.rule("TIE-3")
def test_there_is_a_code_for_each_of_the_19_cells() -> None:
    assert action_space(SOLO) == 19


@pytest.mark.rule("TIE-3")
@pytest.mark.parametrize("cell", [0, 9, 18])
def test_the_code_of_a_placement_is_its_cell(cell: int) -> None:
    assert encode(SOLO, Place(cell)) == cell


@pytest.mark.rule("TIE-3")
@pytest.mark.parametrize("place", PLACE)
def test_every_code_reads_back(place: Place) -> None:
    assert decode(SOLO, encode(SOLO, place)) == place


@pytest.mark.rule("TIE-3")
@pytest.mark.parametrize("code", [-1, 19, 1000])
def test_a_code_without_a_cell_is_refused(code: int) -> None:
    with pytest.raises(NotationError) as caught:
        decode(PAIR, code)
    assert (caught.value.reason, caught.value.rule, caught.value.facts) == (
        "no-such-cell",
        "TIE-3",
        {"cell": code},
    )
