"""What makes the mutation run fail."""

from pathlib import Path

import pytest

from tests.mutation import run
from tests.mutation.mutants import mutants
from tests.mutation.run import Case, Target, per_cent, report_rules, report_survivors, targets, unplanned
from tests.mutation.trial import Trial

TARGET = Target("take-it-easy", "ludotheque.games.take_it_easy.rules", (), ())
(CASE,) = (Case(TARGET, mutant) for mutant in mutants("x = a + b"))
KILLED = Trial(0, "tests", rules=("TIE-1", "TIE-2"))
SURVIVED = Trial(0, "survived")
ENTRY = f"""
[[survivor]]
file = "{TARGET.file}"
where = "module"
text = "x = a + b"
before = "a + b"
after = "a - b"
reason = "b is always 0."
"""


def wrong(monkeypatch: pytest.MonkeyPatch, folder: Path, reasons: str, trial: Trial) -> int:
    """How many survivors have no reason, and reasons no survivor."""
    (folder / "survivors.toml").write_text(reasons, encoding="utf-8")
    monkeypatch.setattr(run, "HERE", folder)
    return report_survivors([CASE], [trial])


def test_a_survivor_without_a_reason_is_wrong(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert wrong(monkeypatch, tmp_path, "", SURVIVED) == 1


def test_a_survivor_with_a_reason_is_right(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert wrong(monkeypatch, tmp_path, ENTRY, SURVIVED) == 0


def test_an_empty_reason_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert wrong(monkeypatch, tmp_path, ENTRY.replace("b is always 0.", " "), SURVIVED) == 1


def test_a_reason_for_another_change_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert wrong(monkeypatch, tmp_path, ENTRY.replace("a - b", "a * b"), SURVIVED) == 2


def test_a_reason_for_what_is_killed_is_wrong(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert wrong(monkeypatch, tmp_path, ENTRY, KILLED) == 1


def test_a_killed_mutant_needs_no_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert wrong(monkeypatch, tmp_path, "", KILLED) == 0


def test_every_rule_needs_a_kill_by_a_test_of_its_own() -> None:
    assert report_rules("take-it-easy", [CASE], [KILLED]) == 17


def test_a_rule_of_another_game_gets_no_kill_from_this_one() -> None:
    other = Case(Target("nim", "nim.rules", (), ()), CASE.mutant)
    assert report_rules("take-it-easy", [other], [KILLED]) == 19


@pytest.mark.parametrize(("part", "whole", "share"), [(1, 4, 25.0), (3, 3, 100.0), (0, 0, 100.0)])
def test_shares_are_counted_in_per_cent(part: int, whole: int, share: float) -> None:
    assert per_cent(part, whole) == share


def test_the_rules_of_every_game_are_mutated() -> None:
    assert unplanned() == []


def test_every_target_is_there_and_has_tests() -> None:
    assert [target.module for target in targets() if not (target.path.is_file() and target.tests)] == []
