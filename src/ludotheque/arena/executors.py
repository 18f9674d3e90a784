"""Where the work of an arena is done: in this process, or on several cores."""

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import resource_tracker
from typing import Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4
"""How many tasks per process are sent ahead, so that none waits and there is little to cancel."""

CROWD = 4
"""The most processes per core."""


class Executor(Protocol):
    """Does independent tasks and hands their results back as they come, in any order."""

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Do every task once."""
        ...


class Serial:
    """Does one task after the other, here."""

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Do every task once, in order."""
        return map(work, tasks)


def _end_with_parent() -> None:
    """End a worker whose parent has been killed; by itself it would wait for work for ever."""
    import multiprocessing

    parent = multiprocessing.parent_process()
    assert parent is not None  # noqa: S101 - this runs in a worker

    def end() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=end, daemon=True).start()


@contextmanager
def _interrupts_kept_from_children() -> Iterator[None]:
    """Ctrl-C is for the parent alone, which cancels what has not begun; processes inherit what is blocked."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it unblocks the signal when it starts, so let it start before
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Processes:
    """Does the tasks on several cores; `work` and the tasks must be importable and picklable."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Do every task once, in any order."""
        import multiprocessing
        from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self._jobs, mp_context=context, initializer=_end_with_parent)
        left = iter(tasks)
        begun: set[Future[R]] = set()
        try:
            while True:
                with _interrupts_kept_from_children():
                    begun |= {
                        pool.submit(work, task) for task in islice(left, AHEAD * self._jobs - len(begun))
                    }
                if not begun:
                    return
                done, begun = wait(begun, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def executor_for(jobs: int, tasks: int) -> Executor:
    """Use no more processes than there are tasks, few more than cores, and none at all for a single one."""
    workers = min(jobs, tasks, CROWD * cores())
    return Serial() if workers <= 1 else Processes(workers)
