"""The file in which the results of games played alone are kept."""

import os
import stat
from pathlib import Path

import pytest

from ludotheque.solo import SoloBook, SoloResult

RESULT = SoloResult("take-it-easy", 1, {"players": "1"}, 100, "2026-11-30T20:00:00+00:00")


@pytest.mark.rule("TIE-19")
def test_every_result_is_a_line_of_a_file_in_the_folder(tmp_path: Path) -> None:
    for _game in range(2):
        SoloBook(tmp_path).add(RESULT)
    assert len((tmp_path / "solo.jsonl").read_text(encoding="utf-8").splitlines()) == 2


def test_the_folder_is_made_when_it_is_first_needed(tmp_path: Path) -> None:
    SoloBook(tmp_path / "not" / "yet").add(RESULT)
    assert (tmp_path / "not" / "yet" / "solo.jsonl").is_file()


def test_reading_makes_no_folder(tmp_path: Path) -> None:
    SoloBook(tmp_path / "not").record("take-it-easy", 1, {})
    assert not (tmp_path / "not").exists()


def test_results_can_be_read_by_their_owner_alone(tmp_path: Path) -> None:
    SoloBook(tmp_path).add(RESULT)
    assert stat.S_IMODE((tmp_path / "solo.jsonl").stat().st_mode) == 0o600


def test_a_result_is_on_disk_before_it_is_called_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda descriptor: sizes.append(os.fstat(descriptor).st_size))
    SoloBook(tmp_path).add(RESULT)
    assert sizes == [(tmp_path / "solo.jsonl").stat().st_size]


def test_the_file_is_closed_again(tmp_path: Path) -> None:
    book = SoloBook(tmp_path)
    before = len(list(Path("/dev/fd").iterdir()))
    book.add(RESULT)
    assert len(list(Path("/dev/fd").iterdir())) == before
