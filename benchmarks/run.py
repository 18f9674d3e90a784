"""Measure everything and write docs/performance.md anew: `make bench`."""

from pathlib import Path

from benchmarks import engine, machine, program, tables
from ludotheque import registry

PAGE = Path(__file__).parent.parent / "docs" / "performance.md"

HEAD = """# What things cost

Written by `make bench`; CPU times are medians of five runs unless they say otherwise. What the server spends
on a decision or an update is processor time of all its threads, the median of three games; a decision
includes what follows from it, such as the next call; where a turn has several choices it is the whole turn.

Machine: {machine}.
"""


def section(title: str, rows: list[tuple[str, str]]) -> str:
    """A heading and a table."""
    lines = [f"| {what} | {how_much} |" for what, how_much in rows]
    return "\n".join([f"\n## {title}\n", "| what | cost |", "|---|---:|", *lines]) + "\n"


def main() -> None:
    """Measure, print and write."""
    page = HEAD.format(machine=machine.described())
    for game in registry.games():
        page += section(f"The engine: {game}", engine.rows(game))
        page += section(f"The server: {game}", tables.rows(game))
    page += section("The program", program.rows())
    PAGE.write_text(page, encoding="utf-8")
    print(page)


if __name__ == "__main__":
    main()
