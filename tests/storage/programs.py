"""Programs of their own that work at a database: started by tests, some of them to be killed."""

import asyncio
import sys
from pathlib import Path

from ludotheque.core.record import Entry
from ludotheque.storage.store import SqlStore
from ludotheque.tables.ports import StaleWrite


async def compete(store: SqlStore) -> None:
    """Make the database, then append 25 events of one's own, each under the first number that is free.

    Waits for a line before either; says when the database is made, and the number of every event.
    """
    from ludotheque.storage.migrations import upgrade

    said("ready")
    sys.stdin.readline()
    await upgrade(store)
    said("made")
    sys.stdin.readline()
    for _ in range(25):
        number = await appended(store)
        said(str(number))


async def appended(store: SqlStore) -> int:
    """Append one event, looking first in a transaction of its own, so that somebody may come between."""
    while True:
        async with store.begin() as work:
            number = len(await work.entries("table"))
        try:
            async with store.begin() as work:
                await work.append("table", number, [Entry(text=str(number))])
        except StaleWrite:
            continue
        return number


async def write_on(store: SqlStore) -> None:
    """Append events one by one for ever, and say the number of each once it is kept."""
    number = 0
    while True:
        async with store.begin() as work:
            await work.append("table", number, [Entry(text=str(number))])
        said(str(number))
        number += 1


async def stop_half_way(store: SqlStore) -> None:
    """Keep one event, then append more without ever ending the transaction."""
    async with store.begin() as work:
        await work.append("table", 0, [Entry(text="0")])
    async with store.begin() as work:
        await work.append("table", 1, [Entry(text=str(number)) for number in range(1, 500)])
        said("half way")
        await asyncio.sleep(60)


def said(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


async def run(name: str, file: Path) -> None:
    store = SqlStore.in_file(file)
    await {"compete": compete, "write_on": write_on, "stop_half_way": stop_half_way}[name](store)
    await store.close()


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1], Path(sys.argv[2])))
