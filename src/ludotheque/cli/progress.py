"""A progress bar for work that takes a while, where somebody is watching."""

import sys
from collections.abc import Iterable

from ludotheque.arena.arena import Progress
from ludotheque.core.translator import Translator


def shown(steps: Iterable[Progress], games: int, speak: Translator) -> Progress:
    """Go through the steps, draw a bar on a terminal meanwhile, and hand the last one back."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    last: Progress | None = None
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Bar(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(speak("cli-arena-playing"), total=games)
        for last in steps:
            bar.update(task, completed=last.games)
    assert last is not None  # noqa: S101 - a contest has at least one game
    return last
