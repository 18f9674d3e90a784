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


def rules_of_every_game() -> tuple[str, ...]:
    """The ids of all games here, those too that are not on the shelf yet: each has its rulebook with it."""
    books = sorted((ROOT / "src" / "ludotheque" / "games").glob("*/rulebook/en.md"))
    return tuple(rule for book in books for rule in ANCHOR.findall(book.read_text(encoding="utf-8")))


def marked_rules() -> Iterator[tuple[str, str]]:
    """Every rule id that tests are marked with, and where; read from the source, so nothing is run."""
    for place, node in _nodes():
        match node:
            case ast.Call(func=function, args=[ast.Constant(value=str(rule))]) if _is_mark(function):
                yield rule, place


def unreadable_marks() -> list[str]:
    """Where a rule is marked in a way that `marked_rules` does not read, such as with two ids at once."""
    marks = [place for place, node in _nodes() if _is_mark(node)]
    for _rule, place in marked_rules():
        marks.remove(place)
    return marks


def _is_mark(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and ast.unparse(node) == "pytest.mark.rule"


def _nodes() -> Iterator[tuple[str, ast.expr]]:
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.expr):
                yield f"{file.relative_to(ROOT)}:{node.lineno}", node
