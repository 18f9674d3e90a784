"""Where the work of an arena is done: in this process, or on several cores."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Executor(Protocol):
    """Does independent tasks and hands their results back as they come, in any order."""

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """Do every task once."""
        ...


class Serial:
    """Does one task after the other, here."""

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """Do every task once, in order."""
        return map(work, tasks)


class Processes:
    """Does the tasks on several cores; `work` and the tasks must be importable and picklable."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """Do every task once, in any order."""
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor, as_completed

        # Ctrl-C is for the parent alone: it cancels what has not begun and waits for the rest, a moment.
        pool = ProcessPoolExecutor(
            self._jobs,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=signal.signal,
            initargs=(signal.SIGINT, signal.SIG_IGN),
        )
        try:
            for done in as_completed([pool.submit(work, task) for task in tasks]):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def executor_for(jobs: int, tasks: int) -> Executor:
    """Use no more processes than there are tasks, and none at all for a single one."""
    workers = min(jobs, tasks)
    return Serial() if workers <= 1 else Processes(workers)
