"""What every test can count on: how hard Hypothesis tries, and which tests are too long for `make test`.

Shared arrangements are plain functions in ``tests/support``; import them as ``tests.support.games``.
"""

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.support.chromium import VARIABLE

# The machines that run these tests are small and shared: a slow example says nothing about the code.
CALM = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("quick", CALM, max_examples=100, derandomize=True, database=None)
settings.register_profile("long", CALM, max_examples=3000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--run-long", action="store_true", help="run the tests marked long, too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--run-long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly how much was not tested because there is no Chromium."""
    skipped = [report.longrepr for report in terminalreporter.getreports("skipped")]
    reasons = [entry[2].removeprefix("Skipped: ") for entry in skipped if isinstance(entry, tuple)]
    without = [reason for reason in reasons if VARIABLE in reason]
    if without:
        terminalreporter.section("no Chromium")
        terminalreporter.line(f"{len(without)} tests in a real browser were skipped: {without[0]}")
