"""A table is loaded once for all who look, and never shown as it no longer is."""

import asyncio

import pytest

from ludotheque.tables import deciding, due_work, gathering
from ludotheque.tables.desk import Desk
from ludotheque.tables.errors import UnknownTable
from ludotheque.tables.ports import Draft
from ludotheque.tables.scene import Scene, Scenes, scene
from ludotheque.tables.table import Status, Table
from tests.support.tables import ANNA, BERTA, begun, calling, place

QUESTION = "0-1"


async def try_out(desk: Desk, table: Table, guest: str, *texts: str) -> None:
    await deciding.draft(desk, table.id, guest, QUESTION, texts)


async def test_before_the_game_a_scene_has_no_match(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, "take-it-easy", {}, {})
    assert (await scene(desk, table.id)).match is None


async def test_there_is_no_scene_of_a_table_that_is_not_there(desk: Desk) -> None:
    with pytest.raises(UnknownTable):
        await scene(desk, "nowhere")


async def test_one_scene_shows_each_what_they_would_see_alone(desk: Desk) -> None:
    table = await calling(desk, ANNA, BERTA)
    await place(desk, table, ANNA, 9)
    await try_out(desk, table, "berta", "4")
    found = await scene(desk, table.id)
    for guest in ("anna", "berta", "claus", None):
        assert found.seen(guest) == (await scene(desk, table.id)).seen(guest)


async def test_a_scene_has_the_draft_of_every_seat(desk: Desk) -> None:
    table = await calling(desk, ANNA, BERTA)
    await try_out(desk, table, "anna", "9")
    await try_out(desk, table, "berta", "4")
    drafts = (await scene(desk, table.id)).drafts
    assert drafts == {0: Draft(QUESTION, ("9",)), 1: Draft(QUESTION, ("4",))}


async def test_a_draft_is_seen_by_its_seat_alone(desk: Desk) -> None:
    table = await calling(desk, ANNA, BERTA)
    await try_out(desk, table, "anna", "9")
    found = await scene(desk, table.id)
    drafts = [found.seen(guest).draft for guest in ("anna", "berta", None)]
    assert drafts == [Draft(QUESTION, ("9",)), None, None]


async def test_a_scene_stays_as_it_was_when_the_game_goes_on(desk: Desk) -> None:
    table = await calling(desk, ANNA)
    found = await scene(desk, table.id)
    before = found.seen("anna")
    await place(desk, table, ANNA, 9)
    await due_work.do_all(desk, "worker")
    assert found.seen("anna") == before


async def test_as_long_as_nothing_happens_nothing_is_loaded_again(desk: Desk) -> None:
    table = await calling(desk, ANNA)
    scenes = Scenes(desk)
    assert await scenes.scene(table.id) is await scenes.scene(table.id)


async def test_those_who_look_at_the_same_time_share_one_load(desk: Desk) -> None:
    table = await calling(desk, ANNA)
    scenes = Scenes(desk)
    found = await asyncio.gather(*(scenes.scene(table.id) for _ in range(6)))
    assert len({id(each) for each in found}) == 1


async def changed(desk: Desk, table: Table, how: str) -> None:
    match how:
        case "placed":
            await place(desk, table, ANNA, 9)
        case "tried":
            await try_out(desk, table, "anna", "9")
        case "tried elsewhere":
            await try_out(desk, table, "berta", "4")
        case "taken back":
            await try_out(desk, table, "berta")


@pytest.mark.parametrize("how", ["placed", "tried", "tried elsewhere", "taken back"])
async def test_whatever_happens_is_seen_at_once(desk: Desk, how: str) -> None:
    table = await calling(desk, ANNA, BERTA)
    await try_out(desk, table, "berta", "5")
    scenes = Scenes(desk)
    before = await scenes.scene(table.id)
    await changed(desk, table, how)
    found = await scenes.scene(table.id)
    assert found is not before
    for guest in ("anna", "berta", None):
        assert found.seen(guest) == (await scene(desk, table.id)).seen(guest)


async def test_the_beginning_of_the_game_is_seen_at_once(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, "take-it-easy", {}, {})
    scenes = Scenes(desk)
    await scenes.scene(table.id)
    await gathering.ready(desk, table.id, "anna")
    assert (await scenes.scene(table.id)).table.status is Status.PLAYING


async def test_a_game_is_never_shown_late_to_those_who_look_all_the_time(desk: Desk) -> None:
    table = await calling(desk, ANNA, bots={1: "greedy"})
    scenes = Scenes(desk)
    late: list[Scene] = []
    playing = True

    async def look() -> None:
        while playing:
            await asyncio.sleep(0)
            kept = await desk.look(lambda look: look.version(table.id))
            found = await scenes.scene(table.id)
            assert kept is not None
            if found.table.version < kept:
                late.append(found)

    looking = [asyncio.create_task(look()) for _ in range(2)]
    for cell in range(5):
        await place(desk, table, ANNA, cell)
        await due_work.do_all(desk, "worker")
        for _ in range(5):
            await asyncio.sleep(0)
    playing = False
    await asyncio.gather(*looking)
    assert late == []


async def test_no_more_scenes_are_kept_than_agreed_and_the_longest_unseen_goes_first(desk: Desk) -> None:
    tables = [await begun(desk, ANNA) for _ in range(3)]
    scenes = Scenes(desk, most=2)
    first, second = [await scenes.scene(table.id) for table in tables[:2]]
    await scenes.scene(tables[0].id)
    await scenes.scene(tables[2].id)
    assert await scenes.scene(tables[0].id) is first
    assert await scenes.scene(tables[1].id) is not second


async def test_no_scene_is_kept_of_a_table_that_is_not_there(desk: Desk) -> None:
    scenes = Scenes(desk)
    for _ in range(2):
        with pytest.raises(UnknownTable):
            await scenes.scene("nowhere")
