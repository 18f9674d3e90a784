"""Drafts, questions, decisions: what a seat does at a table."""

from itertools import permutations

import pytest

from ludotheque.core.errors import IllegalAction, NotationError
from ludotheque.core.record import Entry
from ludotheque.core.view import view_bytes
from ludotheque.tables import deciding, due_work, gathering
from ludotheque.tables.deciding import Decision
from ludotheque.tables.desk import Desk
from ludotheque.tables.errors import NotYourSeat, QuestionClosed, Refused
from ludotheque.tables.ports import Draft
from ludotheque.tables.table import Status, Table
from tests.support.tables import ANNA, BERTA, CLAUS, Ears, begun, calling, place, record_of, seen, verified


async def question_of(desk: Desk, table: Table) -> str:
    view = (await seen(desk, table, ANNA)).view
    assert view is not None
    assert view.question is not None
    return view.question


async def test_before_the_game_there_is_nothing_to_see_of_it(desk: Desk) -> None:
    table = await gathering.create(desk, ANNA, "take-it-easy", {}, {})
    assert (await seen(desk, table, ANNA)).view is None


async def test_a_placement_alone_enters_the_record_at_once(desk: Desk) -> None:
    table = await calling(desk, ANNA)
    await place(desk, table, ANNA, 9)
    assert (await record_of(desk, table)).entries[1:] == (Entry(seat=0, text="9"),)


async def test_a_placement_waits_for_those_of_the_others(desk: Desk) -> None:
    table = await calling(desk, ANNA, BERTA)
    await place(desk, table, ANNA, 9)
    assert len((await record_of(desk, table)).entries) == 1


@pytest.mark.parametrize("order", list(permutations((0, 1, 2))))
async def test_placements_enter_the_record_in_seat_order_whoever_was_quicker(
    desk: Desk, order: tuple[int, ...]
) -> None:
    people = (ANNA, BERTA, CLAUS)
    table = await calling(desk, *people)
    for seat in order:
        await place(desk, table, people[seat], seat)
    entries = (await record_of(desk, table)).entries[1:]
    assert entries == tuple(Entry(seat=seat, text=str(seat)) for seat in range(3))


@pytest.mark.rule("TIE-18")
async def test_a_waiting_placement_is_hidden_from_the_others(desk: Desk) -> None:
    views = []
    for cell in (3, 15):
        table = await calling(desk, ANNA, BERTA)
        await place(desk, table, ANNA, cell)
        view = (await seen(desk, table, BERTA)).view
        assert view is not None
        views.append((view.placed, view.boards, view.own_cell))  # type: ignore[attr-defined]
    assert views[0] == views[1]


async def test_a_question_stays_open_while_others_act(desk: Desk) -> None:
    table = await calling(desk, ANNA, BERTA)
    before = await question_of(desk, table)
    await place(desk, table, BERTA, 4)
    assert await question_of(desk, table) == before


async def test_a_repeated_decision_gets_the_same_answer_and_happens_once(desk: Desk) -> None:
    table = await calling(desk, ANNA)
    made = Decision("d-1", await question_of(desk, table), ("9",))
    first = await deciding.decide(desk, table.id, "anna", made)
    await due_work.do_all(desk, "worker")
    again = await deciding.decide(desk, table.id, "anna", made)
    assert (again, len((await record_of(desk, table)).entries)) == (first, 3)


async def test_a_decision_id_is_not_taken_for_another_question(desk: Desk) -> None:
    table = await calling(desk, ANNA)
    await place(desk, table, ANNA, 9, decision="d-1")
    await due_work.do_all(desk, "worker")
    with pytest.raises(Refused, match="decision-id-used"):
        await place(desk, table, ANNA, 8, decision="d-1")


async def test_a_closed_question_is_answered_with_the_view_as_it_is(desk: Desk) -> None:
    table = await calling(desk, ANNA)
    closed = await question_of(desk, table)
    await place(desk, table, ANNA, 9)
    await due_work.do_all(desk, "worker")
    with pytest.raises(QuestionClosed) as refusal:
        await deciding.decide(desk, table.id, "anna", Decision("d-2", closed, ("8",)))
    view = (await seen(desk, table, ANNA)).view
    assert view is not None
    assert view_bytes(refusal.value.view) == view_bytes(view)


@pytest.mark.rule("TIE-8")
async def test_an_illegal_decision_changes_nothing(desk: Desk) -> None:
    table = await calling(desk, ANNA)
    await place(desk, table, ANNA, 9)
    await due_work.do_all(desk, "worker")
    before = await seen(desk, table, ANNA)
    with pytest.raises(IllegalAction, match="cell-taken"):
        await place(desk, table, ANNA, 9)
    assert await seen(desk, table, ANNA) == before


async def test_a_decision_that_is_no_action_is_refused(desk: Desk) -> None:
    table = await calling(desk, ANNA)
    with pytest.raises(NotationError):
        await deciding.decide(desk, table.id, "anna", Decision("d", await question_of(desk, table), ("up",)))


async def test_who_only_watches_decides_nothing(desk: Desk) -> None:
    table = await calling(desk, ANNA)
    with pytest.raises(NotYourSeat):
        await deciding.decide(desk, table.id, "berta", Decision("d", "0-1", ("9",)))


async def test_a_draft_is_kept_for_its_seat_alone(desk: Desk) -> None:
    table = await calling(desk, ANNA, BERTA)
    question = await question_of(desk, table)
    await deciding.draft(desk, table.id, "anna", question, ["9"])
    drafts = [(await seen(desk, table, person)).draft for person in (ANNA, BERTA, None)]
    assert drafts == [Draft(question, ("9",)), None, None]


@pytest.mark.parametrize("texts", [["9"], []], ids=["kept", "forgotten"])
async def test_a_draft_changes_no_version_and_is_announced_with_the_one_there_is(
    desk: Desk, texts: list[str]
) -> None:
    table = await calling(desk, ANNA, BERTA)
    question, version = await question_of(desk, table), (await seen(desk, table)).table.version
    assert isinstance(desk.announcer, Ears)
    heard = len(desk.announcer.heard)
    await deciding.draft(desk, table.id, "anna", question, texts)
    assert desk.announcer.heard[heard:] == [(table.id, version)]


async def test_a_draft_that_is_refused_is_not_announced(desk: Desk) -> None:
    table = await calling(desk, ANNA, BERTA)
    assert isinstance(desk.announcer, Ears)
    heard = len(desk.announcer.heard)
    with pytest.raises(NotationError):
        await deciding.draft(desk, table.id, "anna", await question_of(desk, table), ["up"])
    assert len(desk.announcer.heard) == heard


async def test_a_draft_that_is_forgotten_is_seen_no_more(desk: Desk) -> None:
    table = await calling(desk, ANNA, BERTA)
    question = await question_of(desk, table)
    for texts in (["9"], []):
        await deciding.draft(desk, table.id, "anna", question, texts)
    assert (await seen(desk, table, ANNA)).draft is None


async def test_a_draft_is_gone_once_its_question_is_decided(desk: Desk) -> None:
    table = await calling(desk, ANNA, BERTA)
    await deciding.draft(desk, table.id, "anna", await question_of(desk, table), ["9"])
    await place(desk, table, ANNA, 8)
    assert (await seen(desk, table, ANNA)).draft is None


@pytest.mark.rule("TIE-17")
async def test_with_change_of_mind_only_the_last_cell_enters_the_record(desk: Desk) -> None:
    table = await calling(desk, ANNA, BERTA, change_of_mind="on")
    for cell in (9, 4, 9, 7):
        await place(desk, table, ANNA, cell)
    await place(desk, table, BERTA, 0)
    assert [entry.text for entry in (await record_of(desk, table)).entries[1:]] == ["7", "0"]


async def test_every_change_that_is_seen_is_announced_with_its_version(desk: Desk) -> None:
    table = await calling(desk, ANNA, BERTA)
    version = await place(desk, table, ANNA, 9)
    assert isinstance(desk.announcer, Ears)
    assert desk.announcer.heard[-1] == (table.id, version)


async def test_a_whole_game_ends_with_a_record_that_verifies_its_shuffle(desk: Desk) -> None:
    table = await calling(desk, ANNA, BERTA, bots={2: "steady"})
    for cell in range(19):
        await place(desk, table, ANNA, cell)
        await place(desk, table, BERTA, 18 - cell)
        await due_work.do_all(desk, "worker")
    said = verified(await record_of(desk, table))
    assert (said.dealing_checked, said.outcome is not None) == (True, True)


async def test_the_secret_is_in_no_record_before_the_end(desk: Desk) -> None:
    table = await begun(desk, ANNA)
    assert verified(await record_of(desk, table)).dealing_checked is False


async def test_a_table_is_over_with_its_last_placement(desk: Desk) -> None:
    table = await calling(desk, ANNA)
    for cell in range(19):
        await place(desk, table, ANNA, cell)
        await due_work.do_all(desk, "worker")
    assert (await seen(desk, table, ANNA)).table.status is Status.OVER
