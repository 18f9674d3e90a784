"""What tables cost the server: decisions, updates over sockets, its start, its memory."""

import statistics
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from benchmarks.served import Listening, Served, Visitor

GAMES = 3
STARTS = 5


class Cost(Struct):
    """What a game has cost.

    Attributes:
        cpu: Milliseconds of the processor, without those for finding out what is asked.
        decisions: How many were taken.
        updates: How many scenes were sent.
        raw: How many bytes these had.
        compressed: How many bytes went over the wire.
    """

    cpu: float
    decisions: int
    updates: int
    raw: int
    compressed: int


@contextmanager
def served(*words: str) -> Iterator[Served]:
    """A server for a while."""
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder), *words)
        try:
            yield server
        finally:
            server.stop()


def play(server: Served, game: str, seats: int, *, listening: bool) -> Cost:
    """Play a game with people in all seats, everybody taking the first choice every time.

    Args:
        server: Where to play.
        game: The name of the game.
        seats: How many play.
        listening: Whether everybody has the page of the table open.
    """
    people = [server.visitor(f"Player {seat}") for seat in range(seats)]
    wanted = {"game": game, "options": {"players": str(seats)}, "begin": True}
    table: str = people[0].ask("POST", "/api/tables", wanted)["table"]["id"]
    for person in people[1:]:
        person.ask("POST", f"/api/tables/{table}/seat", {})
        person.ask("POST", f"/api/tables/{table}/ready", {})
    sockets = [person.listen(table) for person in people] if listening else []
    before = server.cpu()
    decisions, asking = _played(server, table, people, sockets)
    cost = Cost(
        server.cpu() - before - asking,
        decisions,
        sum(each.updates for each in sockets),
        sum(each.raw for each in sockets),
        sum(each.compressed for each in sockets),
    )
    for each in sockets:
        each.close()
    for person in people:
        person.close()
    return cost


def _played(
    server: Served, table: str, people: Sequence[Visitor], sockets: Sequence[Listening]
) -> tuple[int, float]:
    """How many decisions there were, and what it has cost to find out what was asked."""
    decisions, asking, version = 0, 0.0, 0
    while True:
        began = server.cpu()
        state = people[0].ask("GET", f"/api/tables/{table}/state?after={version}&wait=25")
        asking += server.cpu() - began
        version = state["table"]["version"]
        if state["table"]["status"] == "over":
            return decisions, asking
        for seat in state["view"]["awaited"]:
            began = server.cpu()
            question, texts = _turn(people[seat], table)
            asking += server.cpu() - began
            made = {"id": f"{question} {decisions}", "question": question, "actions": texts}
            answer = people[seat].ask("POST", f"/api/tables/{table}/decisions", made)
            version = answer["version"] - 1
            decisions += 1
            for each in sockets:
                each.until(answer["version"])


def _turn(person: Visitor, table: str) -> tuple[str, list[str]]:
    """The question of a seat, and the first choices that answer it: one, or all of a turn."""
    state = person.ask("GET", f"/api/tables/{table}")
    question: str = state["view"]["question"]
    texts: list[str] = []
    while True:
        choice = state["choices"][0]
        texts.append(choice["text"])
        if choice["ends"]:
            return question, texts
        wanted = {"question": question, "actions": texts}
        state = person.ask("PUT", f"/api/tables/{table}/draft", wanted)


def rows(game: str) -> list[tuple[str, str]]:
    """One row per thing measured: what, and how much."""
    starts = []
    for _ in range(STARTS):
        with served() as server:
            starts.append(server.seconds_to_start)
    with served("--relaxed") as server:
        relaxed = _per_decision(server, game, 2)
    with served() as server:
        fresh = server.memory()
        table = [
            ("`ludotheque serve`, from its start to its first answer", f"{statistics.median(starts):.2f} s"),
            (
                "a decision at a table of 2, on the disk when it is answered",
                f"{_per_decision(server, game, 2):.1f} ms",
            ),
            ("a decision at a table of 2, `--relaxed`", f"{relaxed:.1f} ms"),
        ]
        for seats in (2, 6):
            table += _updates(server, game, seats)
        table += [
            ("memory after the start", f"{fresh:.0f} MiB"),
            ("memory after these games", f"{server.memory():.0f} MiB"),
        ]
    return table


def _per_decision(server: Served, game: str, seats: int) -> float:
    play(server, game, seats, listening=False)
    costs = [play(server, game, seats, listening=False) for _ in range(GAMES)]
    return statistics.median(cost.cpu / cost.decisions for cost in costs)


def _updates(server: Served, game: str, seats: int) -> list[tuple[str, str]]:
    decision = _per_decision(server, game, seats)
    costs = [play(server, game, seats, listening=True) for _ in range(GAMES)]
    cpu = statistics.median((cost.cpu - decision * cost.decisions) / cost.updates for cost in costs)
    raw = sum(cost.raw for cost in costs) / sum(cost.updates for cost in costs)
    compressed = sum(cost.compressed for cost in costs) / sum(cost.updates for cost in costs)
    return [
        (f"an update of one page, table of {seats}", f"{cpu:.1f} ms"),
        (f"an update over the wire, table of {seats}", f"{compressed / 1000:.1f} kB of {raw / 1000:.0f} kB"),
    ]
