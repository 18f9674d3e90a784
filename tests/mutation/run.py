"""The mutation run: change the rules in one place, and see whether the tests of the rules notice.

Run by ``make test-all`` as ``python -m tests.mutation.run``. It mutates ``rules.py`` and ``scoring.py`` of
every game, and what ``targets.toml`` names besides. It fails when fewer than 90 % of the mutants are killed,
when a mutant survives without a reason in ``survivors.toml``, or when a rule has no mutant that a test
bearing its id has killed: then its tests would not notice if the rule were broken.

``python -m tests.mutation.run --only scoring.py:59`` tries the mutants of one line and names their killers.
"""

import argparse
import select
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

from tests.architecture.rule_ids import documented_games, documented_rules
from tests.mutation.mutants import Mutant, mutants
from tests.mutation.trial import Trial, finish, start

ROOT = Path(__file__).resolve().parents[2]
HERE = ROOT / "tests" / "mutation"
ALWAYS = ("rules", "scoring")
REQUIRED = 90.0
"""Per cent of all mutants that have to be killed."""

SURVIVED = "survived"
KEYS = ("file", "where", "text", "before", "after")


@dataclass(frozen=True)
class Target:
    """A module to be mutated, and the tests that have to notice."""

    game: str
    module: str
    tests: tuple[str, ...]
    skipped: tuple[str, ...]

    @property
    def path(self) -> Path:
        """Where its source is."""
        return ROOT / "src" / f"{self.module.replace('.', '/')}.py"

    @property
    def file(self) -> str:
        """Where its source is, as the report says it."""
        return self.path.relative_to(ROOT).as_posix()


@dataclass(frozen=True)
class Case:
    """A mutant of a target."""

    target: Target
    mutant: Mutant

    @property
    def place(self) -> str:
        """Its file and line."""
        return f"{self.target.file}:{self.mutant.line}"

    @property
    def key(self) -> tuple[str, ...]:
        """What it is called in ``survivors.toml``: the same when lines are added elsewhere."""
        mutant = self.mutant
        return (self.target.file, mutant.where, mutant.text, mutant.before, mutant.after)

    def code(self) -> CodeType:
        """Compile it."""
        return self.mutant.code(self.target.path.read_text(encoding="utf-8"), str(self.target.path))


def targets() -> Iterator[Target]:
    """Every module to be mutated, game by game."""
    for game, plan in tomllib.loads((HERE / "targets.toml").read_text(encoding="utf-8")).items():
        skipped = tuple(plan.get("skipped", ()))
        for room in (*ALWAYS, *plan.get("also", ())):
            yield Target(game, f"{plan['package']}.{room}", _files(plan["tests"]), skipped)
        for module, tests in plan.get("outside", {}).items():
            yield Target(game, module, _files(tests), skipped)


def _files(patterns: Sequence[str]) -> tuple[str, ...]:
    return tuple(str(file) for pattern in patterns for file in sorted(ROOT.glob(pattern)))


def unplanned() -> list[str]:
    """Games whose rules are not in ``targets.toml``."""
    planned = {target.path for target in targets()}
    return [str(file) for file in (ROOT / "src/ludotheque/games").glob("*/rules.py") if file not in planned]


def baseline(chosen: Sequence[Target]) -> None:
    """Check that all tests pass as long as nothing is mutated; a mutant killed by accident proves nothing."""
    for tests, skipped in dict.fromkeys((target.tests, target.skipped) for target in chosen):
        trial = finish(0, *start(0, None, tests, skipped))
        if trial.fate != SURVIVED:
            raise SystemExit(
                f"without any mutant the tests do not pass: {trial.fate} {' '.join(trial.tests)}"
            )
        _write(f"without mutants {trial.ran} tests pass\n")


def trials(cases: Sequence[Case], jobs: int) -> list[Trial]:
    """Try every mutant, some at the same time."""
    waiting = list(enumerate(cases))[::-1]
    running: dict[int, tuple[int, int]] = {}
    done: dict[int, Trial] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            number, case = waiting.pop()
            mutant = (case.target.module, case.target.path, case.code())
            child, reading = start(number, mutant, case.target.tests, case.target.skipped)
            running[reading] = (number, child)
        for reading in select.select(list(running), [], [])[0]:
            number, child = running.pop(reading)
            done[number] = finish(number, child, reading)
            if len(done) % 50 == 0:
                sys.stderr.write(f"{len(done)} of {len(cases)} mutants tried\n")
    return [done[number] for number in range(len(cases))]


def on_the_shelf(cases: Sequence[Case]) -> list[Case]:
    """The mutants of games that have their page of rules; those of a game that is being built wait for it."""
    documented = documented_games()
    waiting = Counter(case.target.game for case in cases if case.target.game not in documented)
    for game, count in waiting.items():
        _write(
            f"NOT TRIED: {count} mutants of {game}, which is not on the shelf yet (try them with --only)\n"
        )
    return [case for case in cases if case.target.game in documented]


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def per_cent(part: int, whole: int) -> float:
    """A share of the whole."""
    return 100 * part / whole if whole else 100.0


def report_files(cases: Sequence[Case], tried: Sequence[Trial]) -> None:
    """How many mutants of each file were killed."""
    whole = Counter(case.target.file for case in cases)
    killed = Counter(
        case.target.file for case, trial in zip(cases, tried, strict=True) if trial.fate != SURVIVED
    )
    width = max(map(len, whole))
    _write(f"\n{'file':{width}}  mutants  killed       %\n")
    for file, count in whole.items():
        _write(f"{file:{width}}  {count:7}  {killed[file]:6}  {per_cent(killed[file], count):6.1f}\n")


def report_survivors(cases: Sequence[Case], tried: Sequence[Trial]) -> int:
    """Every survivor with its reason; how many have none, or are in the list of reasons by mistake."""
    entries = tomllib.loads((HERE / "survivors.toml").read_text(encoding="utf-8")).get("survivor", [])
    reasons = {tuple(entry[key] for key in KEYS): entry["reason"].strip() for entry in entries}
    survivors = [case for case, trial in zip(cases, tried, strict=True) if trial.fate == SURVIVED]
    wrong = 0
    _write("\nsurvivors:\n" if survivors else "\nno survivors\n")
    for case in survivors:
        reason = reasons.get(case.key)
        _write(f"  {case.place}: {case.mutant.before} → {case.mutant.after}\n")
        _write(f"    {' '.join(reason.split()) if reason else 'NO REASON IN survivors.toml'}\n")
        if not reason:
            wrong += 1
            _write("".join(f"    {key} = {value!r}\n" for key, value in zip(KEYS, case.key, strict=True)))
    files = {case.target.file for case in cases}
    for key in reasons.keys() - {case.key for case in survivors}:
        if key[0] in files:
            wrong += 1
            _write(f"  survivors.toml explains what does not survive: {key}\n")
    return wrong


def report_rules(game: str, cases: Sequence[Case], tried: Sequence[Trial]) -> int:
    """For every rule how many mutants its tests have killed; how many rules have none."""
    kills = Counter(
        rule
        for case, trial in zip(cases, tried, strict=True)
        if case.target.game == game
        for rule in trial.rules
    )
    rules = documented_rules("en", game)
    _write(f"\nmutants killed by tests of the rules of {game}:\n")
    _write("  " + "  ".join(f"{rule} {kills[rule]}" for rule in rules) + "\n")
    without = [rule for rule in rules if not kills[rule]]
    if without:
        _write(f"  NO TEST OF THESE RULES KILLS ANYTHING: {' '.join(without)}\n")
    return len(without)


def report_killers(cases: Sequence[Case], tried: Sequence[Trial]) -> None:
    """Every mutant with the tests that killed it."""
    for case, trial in zip(cases, tried, strict=True):
        _write(f"{case.place}: {case.mutant.before} → {case.mutant.after}\n  {trial.fate} {trial.rules}\n")
        _write("".join(f"    {test}\n" for test in trial.tests))


def main(words: Sequence[str]) -> int:
    """Run, report, and say whether all is well."""
    parser = argparse.ArgumentParser(description="Mutate the rules and see whether their tests notice.")
    parser.add_argument("--jobs", type=int, default=2, help="mutants at the same time")
    parser.add_argument("--only", default="", help="only mutants whose file:line contains this")
    chosen = parser.parse_args(words)
    if missing := unplanned():
        raise SystemExit(f"not in targets.toml: {' '.join(missing)}")
    began = time.monotonic()
    cases = [
        Case(target, mutant)
        for target in targets()
        for mutant in mutants(target.path.read_text(encoding="utf-8"))
    ]
    if chosen.only:
        cases = [case for case in cases if f"{case.place}:".find(chosen.only) >= 0]
    else:
        cases = on_the_shelf(cases)
    baseline(list(dict.fromkeys(case.target for case in cases)))
    tried = trials(cases, chosen.jobs)
    if unknown := [trial for trial in tried if trial.fate.startswith("pytest")]:
        raise SystemExit(f"pytest could not run the tests of mutant {unknown[0]}")
    if chosen.only:
        report_killers(cases, tried)
        return 0
    report_files(cases, tried)
    wrong = report_survivors(cases, tried)
    games = dict.fromkeys(case.target.game for case in cases)
    wrong += sum(report_rules(game, cases, tried) for game in games)
    killed = sum(trial.fate != SURVIVED for trial in tried)
    _write(f"\n{time.monotonic() - began:.0f} seconds\n")
    _write(f"mutation: {len(cases)} mutants, {killed} killed ({per_cent(killed, len(cases)):.1f} %)\n")
    return int(wrong > 0 or per_cent(killed, len(cases)) < REQUIRED)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
