"""Several at once: nothing is lost, nothing happens twice."""

import asyncio

import pytest

from ludotheque.tables import deciding, due_work
from ludotheque.tables.deciding import Decision
from ludotheque.tables.desk import Desk
from ludotheque.tables.errors import QuestionClosed
from ludotheque.tables.ports import Answer, StaleWrite
from ludotheque.tables.table import Chair
from tests.support.memory_store import MemoryStore
from tests.support.tables import ANNA, calling, desk_at, place, record_of, seen

SIX = tuple(Chair(name=f"Guest {number}", guest=f"guest-{number}") for number in range(6))


async def test_six_who_place_at_once_are_all_accepted(desk: Desk) -> None:
    table = await calling(desk, *SIX)
    await asyncio.gather(*(place(desk, table, person, seat) for seat, person in enumerate(SIX)))
    assert len((await record_of(desk, table)).entries) == 1 + len(SIX)


async def test_of_many_decisions_of_one_question_one_is_accepted(desk: Desk) -> None:
    table = await calling(desk, ANNA)
    view = (await seen(desk, table, ANNA)).view
    assert view is not None
    assert view.question is not None
    made = [Decision(f"d-{number}", view.question, (str(number % 19),)) for number in range(50)]
    tries = (deciding.decide(desk, table.id, "anna", decision) for decision in made)
    answers = await asyncio.gather(*tries, return_exceptions=True)
    accepted = [answer for answer in answers if isinstance(answer, Answer)]
    assert (len(accepted), all(isinstance(other, Answer | QuestionClosed) for other in answers)) == (1, True)


async def test_one_decision_sent_many_times_is_applied_once_and_answered_alike(desk: Desk) -> None:
    table = await calling(desk, ANNA)
    version = await place(desk, table, ANNA, 9, decision="d-1")
    made = Decision("d-1", "0-1", ("9",))
    answers = await asyncio.gather(*(deciding.decide(desk, table.id, "anna", made) for _ in range(50)))
    assert {answer.version for answer in answers} == {version}
    assert len((await record_of(desk, table)).entries) == 2


async def test_who_was_overtaken_by_another_writer_tries_again(store: MemoryStore) -> None:
    desk = desk_at(store)
    table = await calling(desk, ANNA)
    made = Decision("d-1", "0-1", ("9",))
    store.stale = 3
    await deciding.decide(desk, table.id, "anna", made)
    assert len((await record_of(desk, table)).entries) == 2


async def test_who_is_overtaken_for_ever_gives_up_and_leaves_nothing(store: MemoryStore) -> None:
    desk = desk_at(store)
    table = await calling(desk, ANNA)
    store.stale = 1000
    with pytest.raises(StaleWrite):
        await deciding.decide(desk, table.id, "anna", Decision("d-1", "0-1", ("9",)))
    store.stale = 0
    assert len((await record_of(desk, table)).entries) == 1


async def test_two_workers_do_due_work_once(desk: Desk) -> None:
    table = await calling(desk, ANNA, bots={1: "steady"})
    await place(desk, table, ANNA, 9)
    await asyncio.gather(*(due_work.do_all(desk, worker) for worker in ("one", "other")))
    assert len((await record_of(desk, table)).entries) == 4
