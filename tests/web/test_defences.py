"""What the door turns away, and how every answer is dressed."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludotheque.web.app import LARGEST_BODY
from tests.support.inside import ADDRESS, Inside, open_house


@pytest.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Inside]:
    async with open_house(tmp_path) as house:
        yield house


@pytest.mark.parametrize("path", ["/", "/nowhere", "/api/games", "/rules/take-it-easy", "/static/1/none.js"])
async def test_every_answer_forbids_frames_sniffing_and_referrers(inside: Inside, path: str) -> None:
    headers = (await inside.browser().get(path)).headers
    assert (
        headers["x-frame-options"],
        headers["x-content-type-options"],
        headers["referrer-policy"],
    ) == ("DENY", "nosniff", "no-referrer")


async def test_pages_may_run_and_load_only_what_comes_from_here(inside: Inside) -> None:
    policy = (await inside.browser().get("/")).headers["content-security-policy"]
    assert policy == (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self' ws://ludo.test wss://ludo.test; form-action 'self'; manifest-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'"
    )


@pytest.mark.parametrize("host", ["evil.test; script-src *", "a b", "", "\u00e9"])
async def test_a_strange_host_does_not_get_into_the_policy(inside: Inside, host: str) -> None:
    answer = await inside.browser().client.get("/health", headers={b"host": host.encode("latin-1")})
    assert "connect-src 'self' ws://localhost wss://localhost;" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/", "/rules/take-it-easy", "/settings", "/mine"])
async def test_no_page_has_script_or_style_inside(inside: Inside, path: str) -> None:
    text = (await inside.browser().get(path)).text
    assert ("<style" in text, " style=" in text, "<script>" in text, " onclick=" in text) == (False,) * 4


async def test_pages_are_kept_by_nobody(inside: Inside) -> None:
    assert (await inside.browser().get("/")).headers["cache-control"] == "no-store"


async def test_the_cookie_of_a_guest_is_out_of_reach_of_scripts(inside: Inside) -> None:
    cookie = (await inside.browser().get("/")).headers["set-cookie"]
    assert cookie.endswith("; HttpOnly; SameSite=Lax")


async def test_every_page_lets_the_cookie_last_for_another_year(inside: Inside) -> None:
    surfer = inside.browser()
    await surfer.get("/")
    assert "Max-Age=31536000" in (await surfer.get("/")).headers["set-cookie"]


async def test_a_fault_of_the_server_is_told_as_any_refusal_and_written_down(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_anything: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("ludotheque.web.pages.home.on_shelf", fails)
    answer = await inside.browser().get("/")
    assert (answer.status_code, "nothing is lost" in answer.text, "ZeroDivisionError" in caplog.text) == (
        500,
        True,
        True,
    )


async def test_what_is_answered_to_get_is_answered_to_head(inside: Inside) -> None:
    assert (await inside.browser().client.head("/health")).status_code == 200


async def test_programs_and_files_get_no_cookie(inside: Inside) -> None:
    answers = [await inside.browser().get(path) for path in ("/api/games", "/static/1/none.js", "/health")]
    assert [answer.headers.get("set-cookie") for answer in answers] == [None, None, None]


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.test"},
        {"origin": "null", "sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://ludo.test.evil.test"},
        {"origin": "http://["},
    ],
)
async def test_a_form_of_another_site_is_refused(inside: Inside, headers: dict[str, str]) -> None:
    surfer = inside.browser()
    await surfer.get("/")
    answer = await surfer.post("/me", headers=headers, theme="dark")
    assert answer.status_code == 403


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": ADDRESS, "sec-fetch-site": "same-origin"},
        {"origin": "null", "sec-fetch-site": "same-origin"},
        {"origin": ADDRESS},
        {"origin": "null"},
        {},
    ],
)
async def test_a_form_of_this_site_is_taken(inside: Inside, headers: dict[str, str]) -> None:
    surfer = inside.browser()
    await surfer.get("/")
    assert (await surfer.post("/me", headers=headers, theme="dark")).status_code == 303


@pytest.mark.parametrize("token", ["", "0" * 64, "é"])
async def test_a_form_without_its_token_is_refused(inside: Inside, token: str) -> None:
    surfer = inside.browser()
    await surfer.get("/")
    surfer.token = token
    answer = await surfer.client.post("/me", data={"token": token, "theme": "dark"})
    assert answer.status_code == 403


async def test_the_token_of_somebody_else_is_refused(inside: Inside) -> None:
    ana, eve = inside.browser(), inside.browser()
    await ana.get("/")
    await eve.get("/")
    eve.token = ana.token
    assert (await eve.post("/me", theme="dark")).status_code == 403


async def test_a_browser_that_keeps_no_cookie_is_told_so(inside: Inside) -> None:
    surfer = inside.browser()
    await surfer.get("/")
    surfer.client.cookies.clear()
    answer = await surfer.client.post("/me", data={"token": surfer.token, "theme": "dark"})
    assert (answer.status_code, "cookie" in answer.text) == (403, True)


async def test_a_body_that_is_too_large_is_413(inside: Inside) -> None:
    surfer = inside.browser()
    await surfer.get("/")
    assert (await surfer.post("/me", name="x" * (LARGEST_BODY + 1))).status_code == 413


async def test_the_api_takes_no_cookie_for_a_token(inside: Inside) -> None:
    surfer = inside.browser()
    await surfer.get("/")
    assert (await surfer.client.post("/api/tables", json={"game": "take-it-easy"})).status_code == 401


async def test_names_are_shown_as_text(inside: Inside) -> None:
    surfer = inside.browser()
    await surfer.post("/me", name="<script>x")
    assert "<script>x" not in (await surfer.get(await surfer.new_table(2))).text


async def test_the_secret_of_the_shuffle_stays_in_the_house(inside: Inside) -> None:
    surfer = inside.browser()
    path = await surfer.new_table()
    scene = await inside.house.scenes.scene(path.removeprefix("/tables/"))
    await inside.work()
    texts = [(await surfer.get(place)).text for place in (path, f"/api{path}", f"{path}/fragment")]
    assert [scene.table.secret in text for text in texts] == [False, False, False]
