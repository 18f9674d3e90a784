"""The keys with which cookies are signed: private, and two at a time."""

import stat
from pathlib import Path

import pytest

from ludotheque.web.keys import VARIABLE, BadKeys, Keys, key_file, keys, rotate


def test_keys_are_made_where_there_are_none_and_stay_the_same(tmp_path: Path) -> None:
    assert keys(tmp_path, {}) == keys(tmp_path, {})


def test_the_file_of_the_keys_is_for_nobody_else(tmp_path: Path) -> None:
    keys(tmp_path, {})
    assert stat.S_IMODE(key_file(tmp_path).stat().st_mode) == 0o600


def test_the_environment_comes_before_the_folder(tmp_path: Path) -> None:
    assert keys(tmp_path, {VARIABLE: "ab" * 32}).secrets == (b"\xab" * 32,)


@pytest.mark.parametrize("bad", ["xyz", "ab", ","])
def test_keys_of_the_environment_that_are_none_are_refused(tmp_path: Path, bad: str) -> None:
    with pytest.raises(BadKeys, match="web-bad-keys"):
        keys(tmp_path, {VARIABLE: bad})


@pytest.mark.parametrize("bad", ["", "{}", "[]", '["ab"]', "nonsense"])
def test_a_file_without_keys_is_refused(tmp_path: Path, bad: str) -> None:
    key_file(tmp_path).write_text(bad, encoding="utf-8")
    with pytest.raises(BadKeys, match="web-bad-keys"):
        keys(tmp_path, {})


def test_after_a_rotation_the_last_key_is_still_believed(tmp_path: Path) -> None:
    signature = keys(tmp_path, {}).sign("guest", "text")
    rotate(tmp_path)
    assert keys(tmp_path, {}).signed_by("guest", "text", signature) == 1


def test_after_two_rotations_a_key_is_not_believed_any_more(tmp_path: Path) -> None:
    signature = keys(tmp_path, {}).sign("guest", "text")
    rotate(tmp_path)
    rotate(tmp_path)
    assert keys(tmp_path, {}).signed_by("guest", "text", signature) is None


def test_the_newest_key_signs(tmp_path: Path) -> None:
    keys(tmp_path, {})
    rotate(tmp_path)
    new = keys(tmp_path, {})
    assert new.signed_by("guest", "text", new.sign("guest", "text")) == 0


def test_a_signature_for_one_purpose_is_none_for_another() -> None:
    both = Keys((b"a" * 32,))
    assert both.signed_by("form", "text", both.sign("guest", "text")) is None


@pytest.mark.parametrize("forged", ["", "0" * 64, "é"])
def test_a_forged_signature_is_nobodys(forged: str) -> None:
    assert Keys((b"a" * 32,)).signed_by("guest", "text", forged) is None
