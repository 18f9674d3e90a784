"""``ludotheque score take-it-easy``: counting a board from the real table."""

import json

import pytest

from tests.support.command import Program

BEST = [
    "563",
    "578",
    "524",
    "568",
    "573",
    "528",
    "564",
    "164",
    "178",
    "123",
    "168",
    "174",
    "974",
    "928",
    "963",
    "978",
    "924",
    "968",
    "973",
]
FIRST = [
    "123",
    "124",
    "128",
    "163",
    "164",
    "168",
    "173",
    "174",
    "178",
    "523",
    "524",
    "528",
    "563",
    "564",
    "568",
    "573",
    "574",
    "578",
    "923",
]


@pytest.mark.rule("TIE-15")
@pytest.mark.parametrize(("tiles", "total"), [(BEST, 307), (FIRST, 27)], ids=["the best board", "in order"])
def test_the_test_vectors_of_the_rules_score_what_they_should(
    ludotheque: Program, tiles: list[str], total: int
) -> None:
    assert json.loads(ludotheque("score", "take-it-easy", *tiles, "--json").out)["total"] == total


def test_every_line_of_the_sheet_names_its_rule(ludotheque: Program) -> None:
    lines = json.loads(ludotheque("score", "take-it-easy", *BEST, "--json").out)["lines"]
    assert [line["rule"] for line in lines] == ["TIE-11"] * 15


def test_a_person_reads_the_total_in_the_last_line(ludotheque: Program) -> None:
    assert ludotheque("score", "take-it-easy", *BEST).out.splitlines()[-1].split() == ["Total", "307"]


def test_tiles_may_be_written_with_hyphens(ludotheque: Program) -> None:
    tiles = ["-".join(tile) for tile in BEST]
    assert json.loads(ludotheque("score", "take-it-easy", *tiles, "--json").out)["total"] == 307


def test_an_empty_cell_is_a_point(ludotheque: Program) -> None:
    assert json.loads(ludotheque("score", "take-it-easy", *["."] * 19, "--json").out)["total"] == 0


@pytest.mark.parametrize(
    ("tiles", "rule"),
    [(BEST[:18], "TIE-3"), ([*BEST[:18], "999"], "TIE-1"), ([*BEST[:18], "563"], "TIE-1")],
    ids=["one too few", "no such tile", "a tile twice"],
)
def test_a_board_that_cannot_be_is_refused_with_its_rule(
    ludotheque: Program, tiles: list[str], rule: str
) -> None:
    said = ludotheque("score", "take-it-easy", *tiles)
    assert (said.status, f"({rule})" in said.err) == (1, True)
