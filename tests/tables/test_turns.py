"""A turn of several choices at a table; shown with Up or Down?, where a turn has four."""

from typing import Any

import pytest

from ludotheque.core.view import view_bytes
from ludotheque.registry import load
from ludotheque.tables import deciding, due_work, gathering
from ludotheque.tables.deciding import Decision
from ludotheque.tables.desk import Desk
from ludotheque.tables.errors import QuestionClosed, Refused
from ludotheque.tables.ports import Draft, Work
from ludotheque.tables.scene import Seen
from ludotheque.tables.table import Chair, Table
from tests.support.tables import ANNA, BERTA, BITS, clock_of, record_of, seen


async def table_of_two(desk: Desk, *, bot: bool = False, breath: int = 0) -> Table:
    """A table of Up or Down? where all is dealt and Anna is to play."""
    bots = {1: "greedy"} if bot else {}
    table = await gathering.create(
        desk, ANNA, "up-or-down", {"players": "2", "starter": "1"}, bots, breath=breath
    )
    people = [ANNA] if bot else [ANNA, BERTA]
    for person in people:
        if person is not ANNA:
            await gathering.sit(desk, table.id, person)
        table = await gathering.ready(desk, table.id, str(person.guest), BITS)
    await due_work.do_all(desk, "worker")
    return table


async def looked(desk: Desk, table: Table, person: Chair = ANNA) -> tuple[Seen, Any]:
    found = await seen(desk, table, person)
    return found, found.view


async def tried(desk: Desk, table: Table, texts: tuple[str, ...], question: str) -> None:
    await deciding.draft(desk, table.id, str(ANNA.guest), question, texts)


async def first_choices(desk: Desk, table: Table, count: int) -> tuple[str, tuple[str, ...]]:
    """The first question of the turn, and choices of which each is the first that is legal."""
    _, view = await looked(desk, table)
    first: str = view.question
    texts: tuple[str, ...] = ()
    for _ in range(count):
        await tried(desk, table, texts, first)
        _, view = await looked(desk, table)
        texts = (*texts, text_of(view))
    await tried(desk, table, (), first)
    return first, texts


def text_of(view: Any) -> str:
    return load("up-or-down").game.action_text(view.options, view.legal[0])


async def test_each_choice_is_kept_and_the_next_question_asked(desk: Desk) -> None:
    table = await table_of_two(desk)
    first, texts = await first_choices(desk, table, 1)
    await tried(desk, table, texts, first)
    found, view = await looked(desk, table)
    assert found.draft is not None
    assert (found.draft.texts, view.question != first) == (texts, True)


async def test_choices_are_added_one_by_one_each_to_its_own_question(desk: Desk) -> None:
    table = await table_of_two(desk)
    first, texts = await first_choices(desk, table, 2)
    await tried(desk, table, texts[:1], first)
    _, view = await looked(desk, table)
    await tried(desk, table, texts[1:], view.question)
    found, _ = await looked(desk, table)
    assert found.draft is not None
    assert found.draft.texts == texts


async def test_an_earlier_question_answered_otherwise_forgets_what_came_after_it(desk: Desk) -> None:
    table = await table_of_two(desk)
    first, texts = await first_choices(desk, table, 2)
    await tried(desk, table, texts, first)
    await tried(desk, table, texts[:1], first)
    found, _ = await looked(desk, table)
    assert found.draft is not None
    assert found.draft.texts == texts[:1]


async def test_the_question_of_another_draft_is_closed(desk: Desk) -> None:
    table = await table_of_two(desk)
    first, texts = await first_choices(desk, table, 2)
    await tried(desk, table, texts[:1], first)
    _, stale = await looked(desk, table)
    other = next(card for card in stale.hand if str(card) != texts[0])
    await tried(desk, table, (str(other),), first)
    with pytest.raises(QuestionClosed):
        await tried(desk, table, texts[1:], stale.question)


async def test_nobody_else_sees_anything_of_a_draft(desk: Desk) -> None:
    table = await table_of_two(desk)
    first, texts = await first_choices(desk, table, 3)
    _, before = await looked(desk, table, BERTA)
    await tried(desk, table, texts, first)
    found, after = await looked(desk, table, BERTA)
    assert (view_bytes(after), found.draft, found.earlier) == (view_bytes(before), None, ())


async def test_a_turn_that_is_not_over_cannot_be_decided(desk: Desk) -> None:
    table = await table_of_two(desk)
    first, texts = await first_choices(desk, table, 3)
    with pytest.raises(Refused, match="turn-not-over"):
        await deciding.decide(desk, table.id, str(ANNA.guest), Decision("one", first, texts))


async def test_a_whole_turn_is_decided_at_once(desk: Desk) -> None:
    table = await table_of_two(desk)
    first, texts = await first_choices(desk, table, 4)
    await deciding.decide(desk, table.id, str(ANNA.guest), Decision("one", first, texts))
    entries = (await record_of(desk, table)).entries
    assert [entry.text for entry in entries if entry.seat == 0] == list(texts)


async def test_the_last_choice_decides_the_turn_with_the_draft_before_it(desk: Desk) -> None:
    table = await table_of_two(desk)
    first, texts = await first_choices(desk, table, 4)
    await tried(desk, table, texts[:3], first)
    _, view = await looked(desk, table)
    await deciding.decide(desk, table.id, str(ANNA.guest), Decision("one", view.question, texts[3:]))
    entries = (await record_of(desk, table)).entries
    assert [entry.text for entry in entries if entry.seat == 0] == list(texts)


async def test_what_would_end_the_turn_is_tried_out_and_not_done(desk: Desk) -> None:
    table = await table_of_two(desk)
    first, texts = await first_choices(desk, table, 4)
    await tried(desk, table, texts, first)
    found, view = await looked(desk, table)
    assert (found.tried, len(view.turns)) == (texts[3], 0)


async def test_only_what_ends_the_turn_is_said_to_end_it(desk: Desk) -> None:
    table = await table_of_two(desk)
    first, texts = await first_choices(desk, table, 3)
    before, _ = await looked(desk, table)
    await tried(desk, table, texts, first)
    after, view = await looked(desk, table)
    assert (before.ending, len(after.ending)) == (frozenset(), len(view.legal))


async def test_a_bot_takes_its_whole_turn(desk: Desk) -> None:
    table = await table_of_two(desk, bot=True)
    first, texts = await first_choices(desk, table, 4)
    await deciding.decide(desk, table.id, str(ANNA.guest), Decision("one", first, texts))
    await due_work.do_all(desk, "worker")
    _, view = await looked(desk, table)
    assert [turn.seat for turn in view.turns] == [0, 1]


async def turns_after(desk: Desk, table: Table, seconds: float) -> int:
    """How many turns are over so much later."""
    clock_of(desk).time += seconds
    await due_work.do_all(desk, "worker")
    _, view = await looked(desk, table)
    return len(view.turns)


async def test_a_turn_is_shown_for_a_while_before_a_bot_takes_its_own(desk: Desk) -> None:
    table = await table_of_two(desk, bot=True, breath=1500)
    first, texts = await first_choices(desk, table, 4)
    await deciding.decide(desk, table.id, str(ANNA.guest), Decision("one", first, texts))
    assert [await turns_after(desk, table, seconds) for seconds in (0, 1.4, 0.2)] == [1, 1, 2]


async def test_who_draws_has_the_card_at_once_however_long_turns_are_shown(desk: Desk) -> None:
    table = await table_of_two(desk, bot=True, breath=1500)
    first, texts = await first_choices(desk, table, 3)
    await deciding.decide(desk, table.id, str(ANNA.guest), Decision("one", first, (*texts, "down")))
    await due_work.do_all(desk, "worker")
    _, view = await looked(desk, table)
    assert len(view.hand) == 3


async def test_where_no_pause_is_asked_for_bots_go_on_at_once(desk: Desk) -> None:
    table = await table_of_two(desk, bot=True)
    first, texts = await first_choices(desk, table, 4)
    await deciding.decide(desk, table.id, str(ANNA.guest), Decision("one", first, texts))
    assert await turns_after(desk, table, 0) == 2


async def test_nothing_is_taken_after_what_ends_the_turn(desk: Desk) -> None:
    table = await table_of_two(desk)
    first, texts = await first_choices(desk, table, 4)
    for act in (
        deciding.decide(desk, table.id, str(ANNA.guest), Decision("one", first, (*texts, "up"))),
        deciding.draft(desk, table.id, str(ANNA.guest), first, (*texts, "up")),
    ):
        with pytest.raises(Refused, match="turn-over-before"):
            await act
    found, view = await looked(desk, table)
    assert (found.draft, len(view.turns)) == (None, 0)


@pytest.mark.parametrize("text", ["x1", "nonsense"])
async def test_a_draft_that_makes_no_sense_any_more_shuts_nobody_out(desk: Desk, text: str) -> None:
    table = await table_of_two(desk)
    first, texts = await first_choices(desk, table, 1)

    async def spoil(work: Work) -> tuple[None, None]:
        await work.put_draft(table.id, 0, Draft(first, (*texts, text)))
        return None, None

    await desk.do(spoil)
    found, view = await looked(desk, table)
    assert (view.tries.taken, found.tried) == (None, None)
    await tried(desk, table, (), first)
    assert (await looked(desk, table))[0].draft is None


async def test_a_draft_of_another_turn_is_forgotten(desk: Desk) -> None:
    table = await table_of_two(desk)
    _, texts = await first_choices(desk, table, 1)

    async def spoil(work: Work) -> tuple[None, None]:
        await work.put_draft(table.id, 0, Draft("another", texts))
        return None, None

    await desk.do(spoil)
    found, view = await looked(desk, table)
    assert (found.draft, view.tries.played) == (None, None)


async def test_a_decision_id_is_not_taken_for_other_choices(desk: Desk) -> None:
    table = await table_of_two(desk)
    first, texts = await first_choices(desk, table, 4)
    await deciding.decide(desk, table.id, str(ANNA.guest), Decision("one", first, texts))
    with pytest.raises(Refused, match="decision-id-used"):
        await deciding.decide(desk, table.id, str(ANNA.guest), Decision("one", first, (*texts[:3], "down")))


async def test_the_first_question_of_the_turn_stays_known(desk: Desk) -> None:
    table = await table_of_two(desk)
    first, texts = await first_choices(desk, table, 2)
    await tried(desk, table, texts, first)
    found, _ = await looked(desk, table)
    assert found.first_question == first
