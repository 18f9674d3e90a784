"""Refusals as data."""

import pickle

import pytest

from ludotheque.core.errors import IllegalAction, LudothequeError, NotationError, RecordError

TAKEN = IllegalAction("cell-taken", rule="TIE-8", cell=7, by="Anna")


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (TAKEN, "cell-taken (TIE-8): cell=7, by='Anna'"),
        (NotationError("bad-cell", text="x"), "bad-cell: text='x'"),
        (IllegalAction("game-over", rule="TIE-10"), "game-over (TIE-10)"),
        (LudothequeError("odd"), "odd"),
    ],
)
def test_a_refusal_reads_as_its_reason_rule_and_facts(error: LudothequeError, text: str) -> None:
    assert str(error) == text


def test_a_refusal_without_a_rule_concerns_none() -> None:
    assert NotationError("bad-cell").rule is None


def test_every_refusal_can_be_caught_as_one() -> None:
    with pytest.raises(LudothequeError):
        raise TAKEN


def test_a_record_error_because_of_another_says_the_same() -> None:
    located = RecordError.because(TAKEN, event=3)
    assert (located.reason, located.rule, located.facts) == ("cell-taken", "TIE-8", {"cell": 7, "by": "Anna"})


@pytest.mark.parametrize(("line", "event"), [(None, None), (4, None), (None, 3), (4, 3)])
def test_a_record_error_because_of_another_says_where(line: int | None, event: int | None) -> None:
    located = RecordError.because(TAKEN, line=line, event=event)
    assert (located.line, located.event) == (line, event)


def test_a_record_error_may_be_about_facts_named_like_its_places() -> None:
    about_a_line = NotationError("odd", line=9, event=8)
    assert RecordError.because(about_a_line, line=1).facts == {"line": 9, "event": 8}


@pytest.mark.parametrize("error", [TAKEN, RecordError("wrong-result", line=3, event=2, found="1")])
def test_a_refusal_travels_between_processes_whole(error: LudothequeError) -> None:
    arrived = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert (type(arrived), vars(arrived)) == (type(error), vars(error))
