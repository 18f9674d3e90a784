"""The book of games played alone (TIE-19)."""

from pathlib import Path

import pytest

from ludotheque.solo import SoloBook, SoloRecord, SoloResult

PLAIN = {"players": "1", "touching": "off"}
TOUCHING = {"players": "1", "touching": "on"}


def result(total: int, options: dict[str, str] = PLAIN, version: int = 1) -> SoloResult:
    return SoloResult("take-it-easy", version, options, total, "2026-11-30T20:00:00+00:00")


@pytest.mark.rule("TIE-19")
def test_without_results_there_is_no_best(tmp_path: Path) -> None:
    assert SoloBook(tmp_path).record("take-it-easy", 1, PLAIN) == SoloRecord(None, ())


@pytest.mark.rule("TIE-19")
def test_the_best_and_the_last_results_are_kept_newest_first(tmp_path: Path) -> None:
    for total in (100, 150, 120):
        SoloBook(tmp_path).add(result(total))
    assert SoloBook(tmp_path).record("take-it-easy", 1, PLAIN) == SoloRecord(150, (120, 150, 100))


@pytest.mark.rule("TIE-19")
def test_every_option_set_has_a_record_of_its_own(tmp_path: Path) -> None:
    book = SoloBook(tmp_path)
    book.add(result(100))
    book.add(result(90, TOUCHING))
    assert book.record("take-it-easy", 1, TOUCHING) == SoloRecord(90, (90,))


def test_other_rules_have_another_record(tmp_path: Path) -> None:
    book = SoloBook(tmp_path)
    book.add(result(100, version=2))
    assert book.record("take-it-easy", 1, PLAIN).best is None


def test_a_line_that_cannot_be_read_loses_nothing_else(tmp_path: Path) -> None:
    book = SoloBook(tmp_path)
    book.add(result(100))
    with (tmp_path / "solo.jsonl").open("a", encoding="utf-8") as stream:
        stream.write("half a li\n")
    book.add(result(110))
    assert book.record("take-it-easy", 1, PLAIN).last == (110, 100)


def test_only_the_last_five_are_shown(tmp_path: Path) -> None:
    book = SoloBook(tmp_path)
    for total in range(1, 8):
        book.add(result(total))
    assert book.record("take-it-easy", 1, PLAIN).last == (7, 6, 5, 4, 3)
