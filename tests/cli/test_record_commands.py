"""``ludotheque record``: verify, show, convert."""

import io
import json
from pathlib import Path

import pytest

import ludotheque as lt
from tests.support.command import Program


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole game by two bots."""
    file = tmp_path / "game.txt"
    file.write_text(lt.write_record(lt.play("take-it-easy", ["steady", "greedy"], seed=7)), encoding="utf-8")
    return file


def changed(file: Path, old: str, new: str) -> str:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(file)


def test_a_correct_record_is_right_and_its_draws_too(ludotheque: Program, record: Path) -> None:
    said = ludotheque("record", "verify", str(record))
    assert (said.status, said.out.splitlines()[1]) == (
        0,
        "Every draw is the one that its dealer had to make.",
    )


def test_the_result_is_told_with_places(ludotheque: Program, record: Path) -> None:
    assert "1. steady: 175" in ludotheque("record", "verify", str(record)).out


def test_a_placement_on_a_taken_cell_is_found_at_its_line(ludotheque: Program, record: Path) -> None:
    said = ludotheque("record", "verify", changed(record, "2. 524 0:8", "2. 524 0:9"))
    assert (said.status, "line 13: " in said.err, "TIE-8" in said.err) == (1, True, True)


def test_a_tile_that_was_not_drawn_is_found_at_its_line(ludotheque: Program, record: Path) -> None:
    said = ludotheque("record", "verify", changed(record, "1. 568", "1. 123"))
    assert (said.status, "line 12: " in said.err) == (1, True)


def test_a_wrong_result_is_found_at_its_line(ludotheque: Program, record: Path) -> None:
    said = ludotheque("record", "verify", changed(record, "Result: 175", "Result: 176"))
    assert (said.status, "line 10: " in said.err) == (1, True)


def test_a_wrong_event_of_a_json_record_is_found_by_its_number(ludotheque: Program, record: Path) -> None:
    wrong = changed(record, "2. 524 0:8", "2. 524 0:9")
    written = lt.write_json(lt.read_record(Path(wrong).read_text(encoding="utf-8")).record)
    record.write_text(written, encoding="utf-8")
    assert "event 5: " in ludotheque("record", "verify", str(record)).err


def test_rules_of_an_unknown_version_are_refused(ludotheque: Program, record: Path) -> None:
    said = ludotheque("record", "verify", changed(record, "Rules-Version: 1", "Rules-Version: 99"))
    assert (said.status, "line 3: " in said.err, "99" in said.err) == (1, True, True)


def test_a_file_that_is_no_text_is_no_record(ludotheque: Program, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert ludotheque("record", "verify", str(file)).status == 1


def test_a_record_goes_to_json_and_back_unchanged(ludotheque: Program, record: Path, tmp_path: Path) -> None:
    there, back = tmp_path / "game.json", tmp_path / "again.txt"
    ludotheque("record", "convert", str(record), "--to", "json", "-o", str(there))
    ludotheque("record", "convert", str(there), "--to", "text", "--output", str(back))
    assert back.read_text(encoding="utf-8") == record.read_text(encoding="utf-8")


def test_json_goes_to_standard_output(ludotheque: Program, record: Path) -> None:
    header = json.loads(ludotheque("record", "convert", str(record)).out)["header"]
    assert header["result"] == [175, 101]


def test_show_draws_the_final_board_of_a_seat_and_its_score(ludotheque: Program, record: Path) -> None:
    said = ludotheque("record", "show", str(record), "--seat", "0").out
    assert ("40●" in said, "5 × 8 = 40" in said) == (True, True)


def test_show_stops_after_an_event(ludotheque: Program, record: Path) -> None:
    said = ludotheque("record", "show", str(record), "--event", "1", "--seat", "1").out
    assert said.splitlines()[0] == "Your turn: place 5-6-8"


def test_show_draws_svg(ludotheque: Program, record: Path) -> None:
    assert ludotheque("record", "show", str(record), "--svg").out.startswith("<svg")


@pytest.mark.parametrize("words", [("--event", "58"), ("--event", "-1"), ("--seat", "2")])
def test_show_refuses_an_event_or_seat_that_is_not_there(
    ludotheque: Program, record: Path, words: tuple[str, str]
) -> None:
    assert ludotheque("record", "show", str(record), *words).status == 2


def test_a_record_is_read_from_standard_input(
    ludotheque: Program, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(record.read_bytes())))
    assert ludotheque("record", "verify", "-").status == 0


def test_a_record_from_another_system_is_read(ludotheque: Program, record: Path) -> None:
    """A byte order mark, and lines that end as on Windows."""
    record.write_bytes(b"\xef\xbb\xbf" + record.read_bytes().replace(b"\n", b"\r\n"))
    assert ludotheque("record", "verify", str(record)).status == 0
