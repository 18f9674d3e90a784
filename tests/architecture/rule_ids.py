"""Where rules have their ids: in the pages for players, and at the tests."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules"
ANCHOR = re.compile(r'<a id="([A-Z]+-\d+)"></a>')


def documented_games() -> tuple[str, ...]:
    """The games that have a page of rules, by their names."""
    return tuple(sorted(file.stem for file in (RULES / "en").glob("*.md")))


def documented_rules(language: str, game: str) -> tuple[str, ...]:
    """The ids on the page of a game's rules, from top to bottom."""
    return tuple(ANCHOR.findall((RULES / language / f"{game}.md").read_text(encoding="utf-8")))


def marked_rules() -> Iterator[tuple[str, str]]:
    """Every rule id that a test is marked with, and where; read from the source, so nothing is run."""
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for decorator in node.decorator_list:
                    for rule in _rule(decorator):
                        yield rule, f"{file.relative_to(ROOT)}:{node.lineno}"


def _rule(decorator: ast.expr) -> Iterator[str]:
    match decorator:
        case ast.Call(func=function, args=[ast.Constant(value=str(rule))]):
            if ast.unparse(function) == "pytest.mark.rule":
                yield rule
