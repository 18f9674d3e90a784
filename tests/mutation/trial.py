"""Trying one mutant: the tests of a game run with it in place of its module, in a process of its own.

The process is a fork of one in which pytest is already loaded and the game is not, so that a trial costs
little more than the tests themselves. Nothing in the working tree changes.
"""

import gc
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, ModuleType

import hypothesis
import msgspec
import pytest

LOADED_BEFORE_THE_FORK = (hypothesis, msgspec, pytest)
"""What takes long to import and holds no code of ours; every fork has it already."""

LONGEST = 60
"""Seconds after which a mutant is taken for one that never ends."""

MEMORY = 4 << 30
"""Bytes that a mutant may ask for."""

SHOWN = 8
"""How many failed tests are named."""

ARGUMENTS = ("-q", "--tb=no", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist")


@dataclass(frozen=True)
class Trial:
    """How a mutant fared.

    Attributes:
        number: Which mutant it was.
        fate: ``"survived"``, or how it was killed: ``"tests"``, ``"import"``, ``"endless"``.
        rules: The rules whose tests it failed.
        tests: The first tests that it failed.
        ran: How many tests ran.
    """

    number: int
    fate: str
    rules: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    ran: int = 0


class _Substitute(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads the code of a mutant where its module is asked for."""

    def __init__(self, module: str, file: Path, code: CodeType) -> None:
        self.module, self.file, self.code = module, file, code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        del path, target
        if fullname != self.module:
            return None
        return importlib.util.spec_from_file_location(fullname, self.file, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)  # noqa: S102 - running mutants is what this is for


class _Witness:
    """A pytest plugin that leaves out the slow tests, and remembers which of the others failed."""

    def __init__(self, skipped: Sequence[str]) -> None:
        self.skipped = skipped
        self.rules: dict[str, tuple[str, ...]] = {}
        self.failed: dict[str, None] = {}
        self.broken = False

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not self._is_slow(item)]
        for item in items:
            self.rules[item.nodeid] = tuple(mark.args[0] for mark in item.iter_markers("rule"))

    def _is_slow(self, item: pytest.Item) -> bool:
        function = getattr(item, "obj", None)
        drawn = getattr(function, "is_hypothesis_test", False) or type(item).__name__ == "TestCaseFunction"
        return drawn or item.get_closest_marker("long") is not None or item.name in self.skipped

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.broken |= report.failed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed[report.nodeid] = None


def _quietly(tests: Sequence[str], witness: _Witness) -> int:
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    return int(pytest.main([*ARGUMENTS, *tests], plugins=[witness]))


def _try(number: int, substitute: _Substitute | None, tests: Sequence[str], skipped: Sequence[str]) -> Trial:
    if substitute is not None:
        sys.meta_path.insert(0, substitute)
    witness = _Witness(skipped)
    status = _quietly(tests, witness)
    rules = {rule for test in witness.failed for rule in witness.rules.get(test, ())}
    if witness.failed:
        fate = "tests"
    elif witness.broken or (substitute is not None and status == pytest.ExitCode.USAGE_ERROR):
        fate = "import"  # a conftest that cannot be imported counts as misuse
    else:
        fate = "survived" if status == pytest.ExitCode.OK else f"pytest status {status}"
    return Trial(number, fate, tuple(sorted(rules)), tuple(witness.failed)[:SHOWN], len(witness.rules))


def start(
    number: int, mutant: tuple[str, Path, CodeType] | None, tests: Sequence[str], skipped: Sequence[str]
) -> tuple[int, int]:
    """Fork a process that tries a mutant (module, file, code), or with None the module as it is.

    Returns:
        The id of the process, and the end of a pipe to read the trial from with `finish`.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        return child, reading
    try:
        os.close(reading)
        gc.freeze()
        signal.alarm(LONGEST)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        trial = _try(number, None if mutant is None else _Substitute(*mutant), tests, skipped)
        with os.fdopen(writing, "w", encoding="utf-8") as pipe:
            json.dump([trial.number, trial.fate, trial.rules, trial.tests, trial.ran], pipe)
    finally:
        # Whatever happens, the fork must not go on with what its parent was doing.
        os._exit(0)


def finish(number: int, child: int, reading: int) -> Trial:
    """Wait for a forked process and read the trial that it has written.

    Raises:
        ChildProcessError: When it ended otherwise than by writing it, or by its alarm.
    """
    with os.fdopen(reading, encoding="utf-8") as pipe:
        text = pipe.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGALRM:
        return Trial(number, "endless")
    if not text:
        raise ChildProcessError(f"the trial of mutant {number} ended with status {status} and without a word")
    _, fate, rules, tests, ran = json.loads(text)
    return Trial(number, fate, tuple(rules), tuple(tests), ran)
