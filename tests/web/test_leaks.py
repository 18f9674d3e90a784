"""Every byte that is sent to a seat or a spectator is the same, whatever that seat cannot know."""

import asyncio
import base64
import tempfile
from collections.abc import Sequence
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.core.match import Match
from ludotheque.tables import gathering
from ludotheque.tables.scene import Scene, Seen
from ludotheque.web.rendering import STATIC
from ludotheque.web.visitor import Guest
from tests.support.eavesdropper import Eavesdropper
from tests.support.inside import Inside, open_house

SEATS = 4
"""Three have placed, and the turn is hidden as long as the last has not."""

NAMES = ("Ana", "Ben", "Cem", "Dora", "Eve")
SPECTATOR = 4
SECRET = "5ec2e7" * 10 + "5ec2"
CELLS = (1, 8, 15)
"""What is chosen for the second call; the first tile lies elsewhere."""

TABLE = "table-of-this-test"

Cells = tuple[int, ...]


@cache
def sent(
    chosen: Cells, before: Cells = (4, 4, 4, 4), *, curtain: bool = False
) -> tuple[tuple[bytes, ...], ...]:
    """What is sent to each seat, and to a spectator, in a game in which the seats choose these cells.

    Args:
        chosen: What the first three choose for the second call.
        before: What all have chosen for the first.
        curtain: Whether that is hidden, too.
    """
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        patch.setattr(gathering, "new_secret", lambda: SECRET)
        patch.setattr(gathering, "new_id", lambda: TABLE)
        return asyncio.run(_sent(Path(folder), chosen, before, curtain=curtain))


async def _sent(
    folder: Path, chosen: Cells, before: Cells, *, curtain: bool
) -> tuple[tuple[bytes, ...], ...]:
    async with open_house(folder) as inside:
        everybody = [Eavesdropper(inside, Guest(f"id-of-{name}", name)) for name in NAMES]
        seats = everybody[:SEATS]
        await begun(inside, seats, curtain=curtain)
        for seat, cell in zip(seats, before, strict=True):
            await decide(seat, "0-1", cell)
        await inside.work()
        for each in everybody:
            each.listen(TABLE)
        for seat, cell in zip(seats, chosen, strict=False):
            await seat.api("PUT", f"tables/{TABLE}/draft", {"question": "0-2", "actions": [str(cell + 1)]})
        for each in everybody:
            # Whoever has a draft sees it: what the others have tried is what is hidden here.
            await each.look(TABLE)
        for seat, cell in zip(seats, chosen, strict=False):
            await decide(seat, "0-2", cell)
            await everybody[SPECTATOR].look(TABLE)
        for each in everybody:
            await each.look(TABLE)
        for file in sorted(STATIC.iterdir(), key=lambda file: file.name):
            await everybody[SPECTATOR].page(f"/static/any/{file.name}")
        for each in everybody:
            await each.close()
        return tuple(tuple(each.kept) for each in everybody)


async def begun(inside: Inside, seats: Sequence[Eavesdropper], *, curtain: bool) -> None:
    options = {"players": str(SEATS), "curtain": "on" if curtain else "off"}
    await seats[0].api("POST", "tables", {"game": "take-it-easy", "options": options, "begin": True})
    for seat in seats[1:]:
        await seat.api("POST", f"tables/{TABLE}/seat", {})
        await seat.api("POST", f"tables/{TABLE}/ready", {})
    await inside.work()


async def decide(seat: Eavesdropper, question: str, cell: int) -> None:
    made = {"id": f"{seat.guest.name} {question}", "question": question, "actions": [str(cell)]}
    assert (await seat.api("POST", f"tables/{TABLE}/decisions", made)).status_code == 200


ORDERS = tuple(permutations(CELLS))


def told_apart(watcher: int, worlds: Sequence[tuple[tuple[bytes, ...], ...]]) -> list[tuple[bytes, bytes]]:
    """What is sent to a watcher in one world and not in another."""
    first, *others = [world[watcher] for world in worlds]
    return [(one, other) for world in others for one, other in zip(first, world, strict=True) if one != other]


@pytest.mark.parametrize("seat", range(SEATS - 1))
def test_a_seat_that_has_placed_gets_the_same_bytes_whatever_the_others_have_chosen(seat: int) -> None:
    alike = [sent(order) for order in ORDERS if order[seat] == CELLS[0]]
    assert len(alike) == 2
    assert told_apart(seat, alike) == []


@pytest.mark.parametrize("watcher", [SEATS - 1, SPECTATOR])
def test_who_has_not_placed_gets_the_same_bytes_under_all_permutations_of_the_others_choices(
    watcher: int,
) -> None:
    assert told_apart(watcher, [sent(order) for order in ORDERS]) == []


@pytest.mark.parametrize("watcher", [SEATS - 1, SPECTATOR])
def test_who_has_not_placed_gets_the_same_bytes_whichever_cells_the_others_have_chosen(watcher: int) -> None:
    assert told_apart(watcher, [sent(CELLS), sent((11, 11, 2))]) == []


@pytest.mark.parametrize("watcher", [SEATS - 1, SPECTATOR])
def test_behind_the_curtain_the_bytes_are_the_same_whatever_lies_on_the_other_boards(watcher: int) -> None:
    one, other = (sent(CELLS, before, curtain=True) for before in ((4, 5, 6, 7), (6, 4, 12, 7)))
    assert told_apart(watcher, [one, other]) == []


@pytest.mark.parametrize("watcher", range(len(NAMES)))
@pytest.mark.parametrize("what", [SECRET, *(f"id-of-{name}" for name in NAMES)])
def test_neither_the_secret_nor_the_id_of_a_guest_is_sent_to_anybody(watcher: int, what: str) -> None:
    assert [said for said in sent(ORDERS[0])[watcher] if what.encode() in said] == []


@pytest.mark.parametrize("watcher", range(len(NAMES)))
def test_no_token_of_anybody_else_is_sent(watcher: int) -> None:
    others = [name for number, name in enumerate(NAMES) if number != watcher]
    assert [
        said for said in sent(ORDERS[0])[watcher] if any(token_part(name) in said for name in others)
    ] == []


def token_part(name: str) -> bytes:
    """The beginning of a token, which holds the guest."""
    packed = msgspec.json.encode(Guest(f"id-of-{name}", name))
    return base64.urlsafe_b64encode(packed).rstrip(b"=")


# The tests above look at something: a seat is told what it has chosen, over a socket, too.


def test_a_seat_is_told_its_own_choice() -> None:
    assert told_apart(0, [sent(ORDERS[0]), sent(ORDERS[-1])]) != []


@pytest.mark.parametrize("watcher", range(len(NAMES)))
def test_everybody_has_heard_something_over_their_socket(watcher: int) -> None:
    assert [said for said in sent(ORDERS[0])[watcher] if said.startswith(b'{"kind":"scene"')] != []


# The tests above can fail: these houses tell too much, and are caught.


def leaking_view(match: Match, seat: int | None) -> Any:
    """The boards as they are, with what waits."""
    view = match.game.view(match._state, seat)
    placed = [
        board if cell is None else board.with_tile(cell, match._state.calls[-1])
        for board, cell in zip(match._state.boards, match._state.confirmed, strict=True)
    ]
    return msgspec.structs.replace(view, boards=tuple(placed))


def leaking_draft(scene: Scene, guest: str | None) -> Seen:
    """The draft of somebody else."""
    seat = None if guest is None else scene.table.seat_of(guest)
    view = None if scene.match is None else scene.match.view(seat)
    draft = next(iter(scene.drafts.values()), None)
    return Seen(scene.table, seat, view, draft, None if draft is None else draft.texts[-1])


@pytest.mark.parametrize(
    ("owner", "name", "leaking"),
    [(Match, "view", leaking_view), (Scene, "seen", leaking_draft)],
    ids=["a-view-that-tells-what-waits", "a-draft-of-somebody-else"],
)
def test_a_house_that_tells_too_much_is_caught(
    owner: type, name: str, leaking: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, name, leaking)
    worlds = [sent.__wrapped__(order) for order in ORDERS[:2]]
    assert told_apart(SPECTATOR, worlds) != []
