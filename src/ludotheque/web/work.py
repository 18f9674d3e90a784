"""The one who does what falls due at the tables, as long as the server runs."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludotheque.tables.desk import Desk
from ludotheque.tables.due_work import do_next
from ludotheque.tables.ports import Look
from ludotheque.web.hub import Hub, nudged

LONGEST_SLEEP = 5.0
"""Another worker may have died holding something; so often it is looked for, in seconds."""

LOG = logging.getLogger("ludotheque.work")


@asynccontextmanager
async def working(desk: Desk, hub: Hub) -> AsyncIterator[None]:
    """Do what falls due while the block lasts."""
    task = asyncio.create_task(_work(desk, hub, secrets.token_hex(8)))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _work(desk: Desk, hub: Hub, worker: str) -> None:
    pause = 0.1
    while True:
        hub.work.clear()
        try:
            while await do_next(desk, worker):
                pause = 0.1
            wait = await _until_next(desk)
        except Exception:
            # Work that fails at one table is put off; this is about all of them, such as a full disk.
            LOG.exception("due work failed")
            wait, pause = pause, min(pause * 2, LONGEST_SLEEP)
            await asyncio.sleep(wait)
            continue
        await nudged(hub.work, wait)


async def _until_next(desk: Desk) -> float:
    async def soonest(look: Look) -> float | None:
        return await look.next_due()

    due = await desk.look(soonest)
    if due is None:
        return LONGEST_SLEEP
    return max(0.0, min(due - desk.clock.now(), LONGEST_SLEEP))
