"""Guests and preferences, as they travel in cookies."""

import pytest

from ludotheque.web.keys import Keys
from ludotheque.web.visitor import (
    Guest,
    Preferences,
    cookie_name,
    form_token,
    guest_token,
    is_form_token,
    preferences_text,
    read_cookies,
    read_guest,
    read_preferences,
    set_cookie,
    spoken_language,
)

OLD, NEW = Keys((b"o" * 32,)), Keys((b"n" * 32, b"o" * 32))
ANA = Guest("id-of-ana", "Ana Müller")


def test_a_guest_is_read_back_from_their_token() -> None:
    assert read_guest(OLD, guest_token(OLD, ANA)) == ANA


def test_a_token_of_the_last_key_is_read() -> None:
    assert read_guest(NEW, guest_token(OLD, ANA)) == ANA


@pytest.mark.parametrize("forged", ["", ".", "abc", "abc.def", "é.é", "....", "a" * 5000])
def test_a_forged_token_is_nobodys(forged: str) -> None:
    assert read_guest(OLD, forged) is None


def test_a_token_with_another_guest_in_it_is_nobodys() -> None:
    mine, yours = guest_token(OLD, ANA), guest_token(OLD, Guest("other", "Ana Müller"))
    assert read_guest(OLD, f"{yours.partition('.')[0]}.{mine.partition('.')[2]}") is None


def test_a_form_token_is_for_one_guest() -> None:
    assert not is_form_token(OLD, Guest("other", "Ana"), form_token(OLD, ANA))


def test_a_form_token_outlives_a_rotation() -> None:
    assert is_form_token(NEW, ANA, form_token(OLD, ANA))


def test_a_guest_token_is_no_form_token() -> None:
    assert not is_form_token(OLD, ANA, guest_token(OLD, ANA).partition(".")[2])


def test_preferences_are_read_back() -> None:
    chosen = Preferences(language="nl", theme="dark", placing="at-once", motion="off", breath=600)
    assert read_preferences(preferences_text(chosen)) == chosen


@pytest.mark.parametrize(
    "text", ["", "theme=pink", "breath=many", "&&==", "unknown=1", "theme=dark%00", "breath=1e999"]
)
def test_preferences_that_make_no_sense_are_the_usual_ones(text: str) -> None:
    assert read_preferences(text) == Preferences()


def test_of_several_preferences_those_that_make_sense_are_kept() -> None:
    assert read_preferences("theme=pink&placing=at-once") == Preferences(placing="at-once")


@pytest.mark.parametrize(("asked", "kept"), [("-5", 0), ("99999", 10_000)])
def test_a_breath_stays_within_its_bounds(asked: str, kept: int) -> None:
    assert read_preferences(f"breath={asked}").breath == kept


@pytest.mark.parametrize(
    "other", ['foo={"a":"b"}', "user[id]=1", "path=x", "a=b; expires", "caf\u00e9=1", "", "=", ";;"]
)
def test_cookies_of_others_hide_none_of_ours(other: str) -> None:
    assert read_cookies(f"{other}; ludotheque_guest=x.y") == {"ludotheque_guest": "x.y"}


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("localhost:8000", "ludotheque_guest_8000"),
        ("games.example.org", "ludotheque_guest"),
        ("[::1]:81", "ludotheque_guest_81"),
        ("", "ludotheque_guest"),
    ],
)
def test_servers_of_one_machine_have_cookies_of_their_own(host: str, name: str) -> None:
    assert cookie_name("ludotheque_guest", host) == name


def test_a_cookie_is_out_of_reach_of_scripts_and_of_forms_of_other_sites() -> None:
    assert set_cookie("a", "b", secure=False) == "a=b; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"


def test_a_cookie_given_over_a_secure_line_stays_on_secure_lines() -> None:
    assert set_cookie("a", "b", secure=True).endswith("; Secure")


@pytest.mark.parametrize(
    ("wanted", "accepted", "spoken"),
    [
        ("nl", "fr", "nl"),
        ("", "fr-BE,fr;q=0.9,en;q=0.5", "fr"),
        ("", "de,nl;q=0.4,en;q=0.8", "en"),
        ("", "de", "en"),
        ("", "", "en"),
        ("xx", "fr;q=high, nl", "nl"),
    ],
)
def test_the_language_is_the_chosen_one_or_the_first_that_both_speak(
    wanted: str, accepted: str, spoken: str
) -> None:
    assert spoken_language(wanted, accepted, ("fr", "en", "nl"), "en") == spoken
