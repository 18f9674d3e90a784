"""The engine and the oracle tell the same of every record, right or wrong."""

import ast
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from ludotheque.core.notation import read_record, write_record
from ludotheque.core.options import option_specs, option_texts
from ludotheque.core.outcome import Outcome
from ludotheque.core.record import verify
from ludotheque.games.take_it_easy.options import Options
from tests.oracle.take_it_easy import Round, Verdict, examine, line_points
from tests.support.games import GAME, random_record, some_options, with_header

GAMES = 2000
CHUNKS = 8
LONG_GAMES = 40_000

DECIDED = tuple(f"TIE-{number}" for number in (5, 6, 8, 9, 10, 11, 12, 13, 14, 16, 17))
"""The rules that can make a difference to a record."""

BEST = "563 578 524 568 573 528 564 164 178 123 168 174 974 928 963 978 924 968 973"


def options_of(seed: int) -> Options:
    return some_options(Random(f"options {seed}"))


def assert_equal(outcome: Outcome | None, verdict: Verdict) -> None:
    assert outcome is not None
    assert verdict.finished
    assert outcome.totals == verdict.totals
    assert outcome.places == verdict.places
    for told, expected in zip(outcome.rounds, verdict.rounds, strict=True):
        found = Round(
            lines=tuple(
                dict.fromkeys(expected.lines[0], 0) | {line.where: line.points for line in sheet.lines}
                for sheet in told.sheets
            ),
            totals=tuple(sheet.total for sheet in told.sheets),
            winners=told.winners,
        )
        assert found == expected


def compare(seeds: range) -> Counter[str]:
    """Play, tell both, compare; how often each rule decided something."""
    decided: Counter[str] = Counter()
    for seed in seeds:
        record = random_record(seed, options_of(seed))
        outcome = verify(GAME, record).outcome
        assert outcome is not None
        record = with_header(record, dealing=record.header.dealing, result=outcome.totals)
        verdict = examine(write_record(record))
        assert_equal(outcome, verdict)
        decided += verdict.decided
    return decided


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_engine_and_oracle_agree_on_random_games_and_every_rule_decides_at_least_20_times(chunk: int) -> None:
    size = GAMES // CHUNKS
    decided = compare(range(chunk * size, (chunk + 1) * size))
    assert {rule: decided[rule] for rule in DECIDED if decided[rule] < 20} == {}


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_engine_and_oracle_agree_on_many_more_random_games(chunk: int) -> None:
    size = LONG_GAMES // CHUNKS
    decided = compare(range(GAMES + chunk * size, GAMES + (chunk + 1) * size))
    assert {rule: decided[rule] for rule in DECIDED if decided[rule] < 20} == {}


def test_the_random_games_have_every_pair_of_option_values() -> None:
    found = {
        pair
        for seed in range(GAMES)
        for pair in combinations(sorted(option_texts(options_of(seed)).items()), 2)
    }
    values = {(spec.name, value) for spec in option_specs(Options) for value in spec.values}
    wanted = {pair for pair in combinations(sorted(values), 2) if pair[0][0] != pair[1][0]}
    assert wanted - found == set()


@pytest.mark.parametrize("seed", range(20))
def test_engine_and_oracle_agree_on_games_that_stop_early(seed: int) -> None:
    record = random_record(seed, options_of(seed), events=Random(seed).randrange(60))
    verdict = examine(write_record(record))
    assert (verify(GAME, record).outcome is None) == (not verdict.finished)


def test_the_oracle_knows_nothing_of_the_engine() -> None:
    folder = Path(__file__).parent
    imported = set[str]()
    for name in ("take_it_easy.py", "deals.py"):
        for node in ast.walk(ast.parse((folder / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name for alias in node.names}
            if isinstance(node, ast.ImportFrom):
                imported.add(node.module or "")
    assert {name for name in imported if name.startswith("ludotheque") or not name} == set()


@pytest.mark.rule("TIE-15")
def test_the_oracle_gives_the_best_board_307() -> None:
    assert sum(line_points(dict(enumerate(BEST.split()))).values()) == 307


@pytest.mark.rule("TIE-11")
def test_the_oracle_gives_the_first_19_tiles_in_order_27() -> None:
    tiles = sorted(a + b + c for a in "159" for b in "267" for c in "348")
    assert sum(line_points(dict(enumerate(tiles[:19]))).values()) == 27


@pytest.mark.rule("TIE-14")
def test_a_record_with_a_shared_win_reads_the_same_to_both() -> None:
    header = "ludotheque record 1\nGame: take-it-easy\nRules-Version: 1\nOptions: players=3\n"
    seated = "Seat 0: Anna\nSeat 1: Berta\nSeat 2: Carla\nResult: 307 307 0\n"
    # The third player shifts everything by seven cells, so that no line stays whole.
    turns = [f"{tile} 0:{cell} 1:{cell} 2:{cell * 7 % 19}" for cell, tile in enumerate(BEST.split())]
    text = header + seated + "\n".join(turns)
    outcome = verify(GAME, read_record(text).record).outcome
    assert_equal(outcome, examine(text))
    assert outcome is not None
    assert outcome.places == (1, 1, 3)
