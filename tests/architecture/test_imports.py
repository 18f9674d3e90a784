"""The laws of the folders: who may import whom, and what the core must not do."""

import ast
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
HOUSE = ROOT / "src" / "ludotheque"
CORE = sorted((HOUSE / "core").rglob("*.py"))

VIOLATIONS = {
    "core imports nothing of the house": ("core/events.py", "ludotheque.registry"),
    "draw and i18n import core only": ("draw/intruder.py", "ludotheque.bots"),
    "draw speaks no language, and i18n draws nothing": ("i18n/intruder.py", "ludotheque.draw"),
    "games never import each other": ("games/take_it_easy/rules.py", "ludotheque.games.another.rules"),
    "games import core, and draw": ("games/take_it_easy/bots.py", "ludotheque.registry"),
    "of the rooms of a game only its board draws": ("games/take_it_easy/view.py", "ludotheque.draw"),
    "the registry imports core only": ("registry.py", "ludotheque.games.take_it_easy.box"),
    "bots and starting import core and the registry": ("starting.py", "ludotheque.settings"),
    "the arena imports core, the registry, starting and bots, and speaks no language": (
        "arena/play.py",
        "ludotheque.i18n",
    ),
    "tables import core, the registry and bots": ("tables/table.py", "ludotheque.settings"),
    "storage imports core, and of tables what they ask for": (
        "storage/work.py",
        "ludotheque.tables.due_work",
    ),
    "revisions of the database do not follow the schema of today": (
        "storage/migrations/versions/v0001_tables.py",
        "ludotheque.storage.schema",
    ),
    "settings and solo know nothing of games, and nothing of each other": ("solo.py", "ludotheque.registry"),
    "the web imports core, the registry, bots, tables and i18n": ("web/app.py", "ludotheque.storage.store"),
    "what serves every game knows none by name": ("showing.py", "ludotheque.games.take_it_easy.box"),
    "nothing imports the command line": ("tui/intruder.py", "ludotheque.cli"),
    "only the command line imports the terminal app": ("showing.py", "ludotheque.tui"),
    "only the command line imports the web": ("showing.py", "ludotheque.web.app"),
    "only the rim reads settings and keeps results": ("bots/intruder.py", "ludotheque.settings"),
    "only the rim imports storage": ("tables/desk.py", "ludotheque.storage.store"),
    "Fluent is known to i18n alone": ("cli/intruder.py", "fluent.runtime"),
    "Textual is known to the terminal app alone": ("cli/intruder.py", "textual.app"),
    "cyclopts is known to the command line alone": ("tui/intruder.py", "cyclopts"),
    "rich is known to the rim alone": ("draw/intruder.py", "rich.text"),
    "platformdirs is known to settings alone": ("solo.py", "platformdirs"),
    "SQLAlchemy and Alembic are known to storage alone": ("tables/ports.py", "sqlalchemy.exc"),
    "Litestar, uvicorn, Jinja and Markdown are known to the web alone": ("tables/desk.py", "litestar"),
    "QR codes are drawn by the rim alone": ("tables/intruder.py", "segno"),
}
"""For each law a module and what it must not import."""

INPUT_AND_OUTPUT = {"io", "os", "pathlib", "shutil", "socket", "sqlite3", "subprocess", "sys", "tempfile"}
CLOCKS = {"asyncio", "calendar", "datetime", "sched", "threading", "time", "zoneinfo"}
SOURCES_OF_RANDOMNESS = {"secrets", "uuid"}
DOORS = {"open", "print", "input", "exec", "eval", "breakpoint"}


def contracts() -> list[dict[str, Any]]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = settings["tool"]["importlinter"]["contracts"]
    return found


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    """Check the laws for the house that stands in a folder."""
    return subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache", ROOT / "pyproject.toml"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src"), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


def imported(file: Path) -> Iterator[tuple[str, int]]:
    """The modules that a file imports, each with its line."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from ((alias.name, node.lineno) for alias in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module, node.lineno
            case ast.ImportFrom():
                yield ".", node.lineno


def places(file: Path, wanted: set[str]) -> list[str]:
    """Where a file calls one of these names."""
    return [
        f"{file.name}:{node.lineno} {node.func.id}"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in wanted
    ]


def packages() -> list[Path]:
    """Every folder of the house that has modules."""
    return sorted(file.parent for file in HOUSE.rglob("__init__.py") if file.parent != HOUSE)


def test_every_import_keeps_the_laws_of_the_folders() -> None:
    checked = lint_imports(ROOT)
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize("law", VIOLATIONS)
def test_every_law_notices_when_it_is_broken(tmp_path: Path, law: str) -> None:
    house = tmp_path / "src" / "ludotheque"
    shutil.copytree(HOUSE, house, ignore=shutil.ignore_patterns("__pycache__"))
    (house / "games" / "another").mkdir()
    for room in ("__init__.py", "rules.py"):
        (house / "games" / "another" / room).touch()
    file, module = VIOLATIONS[law]
    with (house / file).open("a", encoding="utf-8") as intruded:
        intruded.write(f"\nimport {module}\n")
    assert f"{law} BROKEN" in lint_imports(tmp_path).stdout


def test_every_law_is_tried_out() -> None:
    assert [contract["name"] for contract in contracts()] == list(VIOLATIONS)


def test_every_folder_and_module_of_the_house_is_under_a_law() -> None:
    there = {path.stem for path in HOUSE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    lawful = {
        module.split(".")[1]
        for contract in contracts()
        for key in ("source_modules", "modules", "protected_modules")
        for module in contract.get(key, ())
        if module.startswith("ludotheque.")
    }
    assert there - {"__init__"} - lawful == set()


@pytest.mark.parametrize("folder", packages(), ids=lambda folder: str(folder.relative_to(HOUSE)))
def test_every_folder_states_its_law(folder: Path) -> None:
    docstring = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) or ""
    assert "\nLAW: " in docstring


@pytest.mark.parametrize("file", CORE, ids=lambda file: file.name)
def test_core_imports_the_standard_library_msgspec_and_itself(file: Path) -> None:
    allowed = sys.stdlib_module_names | {"msgspec"}
    strange = [
        f"{file.name}:{line} {module}"
        for module, line in imported(file)
        if module.split(".")[0] not in allowed and not module.startswith("ludotheque.core.")
    ]
    assert strange == []


@pytest.mark.parametrize("file", CORE, ids=lambda file: file.name)
def test_core_has_no_door_to_the_world_no_clock_and_no_source_of_randomness(file: Path) -> None:
    forbidden = INPUT_AND_OUTPUT | CLOCKS | SOURCES_OF_RANDOMNESS
    found = [
        f"{file.name}:{line} {module}" for module, line in imported(file) if module.split(".")[0] in forbidden
    ]
    assert found + places(file, DOORS) == []


@pytest.mark.parametrize("file", CORE, ids=lambda file: file.name)
def test_core_knows_generators_only_as_a_type_or_by_their_key(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    names = [
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "random"
        for alias in node.names
    ]
    unkeyed = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Random" and not node.args
    ]
    whole = [module for module, _line in imported(file) if module == "random"]
    assert (set(names) - {"Random"}, unkeyed, len(whole) - bool(names)) == (set(), [], 0)
