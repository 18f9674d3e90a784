"""The README tells the truth: its Python runs, its pictures are there, its commands exist."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent
README = (HOUSE / "README.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
FOUND = re.findall(r"\]\(([^)#]+)\)|src=\"([^\"]+)\"", README)
LINKS = [link for pair in FOUND if "://" not in (link := "".join(pair))]


def test_the_python_of_the_readme_runs_and_prints_what_its_comments_say(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (code,) = PYTHON
    exec(compile(code, "README.md", "exec"), {})  # noqa: S102 - our own README
    assert capsys.readouterr().out.splitlines()[0] == "(175, 101)"


def test_the_python_of_the_readme_is_about_ten_lines() -> None:
    (code,) = PYTHON
    assert len([line for line in code.splitlines() if line.strip()]) <= 11


@pytest.mark.parametrize("link", LINKS)
def test_what_the_readme_links_to_is_there(link: str) -> None:
    assert (HOUSE / link).is_file()


@pytest.mark.parametrize(
    "command", ["serve", "play", "rules", "score", "arena", "record verify", "games", "admin backup"]
)
def test_the_commands_of_the_readme_exist(command: str) -> None:
    words = [sys.executable, "-m", "ludotheque.cli", *command.split(), "--help"]
    assert f"ludotheque {command}" in README
    assert subprocess.run(words, check=False, capture_output=True).returncode == 0
