"""What the program costs: help pages, and many games at once."""

import resource
import subprocess
import sys
import time

REPEATS = 5


def _cpu(*words: str) -> float:
    """CPU seconds of a child process, the best of several."""
    costs = []
    for _ in range(REPEATS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *words], check=True, capture_output=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        costs.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(costs)


def _wall(*words: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-m", "ludotheque.cli", *words], check=True, capture_output=True)
    return time.perf_counter() - began


def rows() -> list[tuple[str, str]]:
    """One row per thing measured: what, and how much."""
    bare = _cpu("-c", "pass")
    help_page = _cpu("-m", "ludotheque.cli", "--help")
    arena = ("arena", "take-it-easy", "--json")
    random = _wall(*arena, "--bots", "random", "--games", "20000", "--seed", "1")
    steady = _wall(*arena, "--bots", "steady", "--games", "2000", "--seed", "5")
    return [
        ("`ludotheque --help`, CPU above the bare interpreter", f"{help_page - bare:.2f} s"),
        ("`arena take-it-easy --bots random --games 20000`, all cores", f"{random:.1f} s"),
        ("`arena take-it-easy --bots steady --games 2000`, all cores", f"{steady:.1f} s"),
    ]
