"""The page hears news as long as there is any way to the server, and says so when there is none."""

import asyncio

from playwright.async_api import Page

from tests.web.script.conftest import OpensPage
from tests.web.script.stage import Stage, said, shows, until

FAST = {
    "data-watchdog": "400",
    "data-greeting": "400",
    "data-backoff": "30",
    "data-retry": "300",
    "data-patience": "100",
}


async def connection(page: Page, state: str) -> None:
    await page.wait_for_function("state => document.documentElement.dataset.connection === state", arg=state)


async def test_a_new_scene_is_shown_with_its_title(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = said("Old")
    page = await opened_page()
    await stage.show(said("New"), title="Your turn")
    await shows(page, "New")
    assert await page.title() == "Your turn"


async def test_a_sentence_is_spoken_only_when_it_is_new(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = said("Old")
    page = await opened_page()
    await page.evaluate("""() => {
      window.heard = [];
      const region = document.getElementById("spoken");
      const listen = () => region.textContent && heard.push(region.textContent);
      new MutationObserver(listen).observe(region, { childList: true });
    }""")
    for sentence in ("One", "One", "Two"):
        await stage.show(said(sentence), spoken=sentence)
        await page.wait_for_timeout(120)
    assert await page.evaluate("() => window.heard") == ["One", "Two"]


async def test_a_message_that_makes_no_sense_does_no_harm(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = said("Old")
    page = await opened_page()
    for message in ("{", "null", '{"kind": "scene"}', '{"kind": "alive"}'):
        await stage.say(message)
    await stage.show(said("New"))
    await shows(page, "New")


async def test_a_socket_that_is_built_again_asks_for_what_there_is_whatever_its_version(
    stage: Stage, opened_page: OpensPage
) -> None:
    stage.settings = {"data-backoff": "30"}
    page = await opened_page()
    await stage.show(said("New"))
    await shows(page, "New")
    await stage.hang_up()
    await until(lambda: stage.sockets > 0)
    assert stage.afters == ["after=1&draft=", ""]


async def test_only_the_first_scene_of_a_new_socket_may_be_older(
    stage: Stage, opened_page: OpensPage
) -> None:
    stage.settings, stage.version = {"data-backoff": "30"}, 7
    page = await opened_page()
    await stage.hang_up()
    await until(lambda: stage.sockets > 0)
    stage.version = 2
    await stage.show(said("Back"))
    await shows(page, "Back")
    await stage.say({"kind": "scene"} | stage.fragment() | {"version": 2, "html": said("Late")})
    await page.wait_for_timeout(100)
    assert await page.inner_text("h1") == "Back"


async def test_a_silent_socket_is_built_again(stage: Stage, opened_page: OpensPage) -> None:
    stage.settings = FAST
    await opened_page()
    await until(lambda: stage.handshakes > 1)


async def test_a_socket_with_a_heartbeat_is_kept(stage: Stage, opened_page: OpensPage) -> None:
    stage.settings = FAST | {"data-watchdog": "1500"}
    await opened_page()
    before = stage.handshakes
    for _ in range(8):
        await stage.say('{"kind": "alive"}')
        await asyncio.sleep(0.25)
    assert stage.handshakes == before


async def test_a_table_that_is_gone_is_not_asked_for_again(stage: Stage, opened_page: OpensPage) -> None:
    stage.settings = FAST
    await opened_page()
    before = stage.handshakes
    await stage.hang_up(4404)
    await asyncio.sleep(0.6)
    assert (stage.handshakes, stage.polls) == (before, [])


async def test_without_a_socket_the_page_polls(stage: Stage, opened_page: OpensPage) -> None:
    stage.settings, stage.refusing = FAST, True
    page = await opened_page(connected=False)
    await connection(page, "polling")
    await until(lambda: "after=1&draft=&wait=25" in stage.polls)
    await stage.show(said("New"))
    await shows(page, "New")
    await until(lambda: "after=2&draft=&wait=25" in stage.polls)
    assert await page.locator("#told").is_hidden()


async def test_polling_shows_what_there_is_although_the_server_was_put_back(
    stage: Stage, opened_page: OpensPage
) -> None:
    stage.settings, stage.refusing, stage.version = FAST, True, 7
    page = await opened_page(connected=False)
    await connection(page, "polling")
    stage.version = 2
    await stage.show(said("Back"))
    await shows(page, "Back")


SEEN = """state => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


async def test_only_a_page_that_is_seen_polls(stage: Stage, opened_page: OpensPage) -> None:
    stage.settings, stage.refusing = FAST | {"data-retry": "60000"}, True
    page = await opened_page(connected=False)
    await until(lambda: "after=1&draft=&wait=25" in stage.polls)
    await page.evaluate(SEEN, "hidden")
    stage.polls.clear()
    await stage.show(said("New"))
    await page.wait_for_timeout(150)
    assert (stage.polls, await page.locator("h1").count()) == ([], 0)
    await page.evaluate(SEEN, "visible")
    await shows(page, "New")
    assert stage.polls[0] == "after=1&draft=&wait=0"


async def test_a_page_that_polls_goes_back_to_the_socket(stage: Stage, opened_page: OpensPage) -> None:
    stage.settings, stage.refusing = FAST, True
    page = await opened_page(connected=False)
    await connection(page, "polling")
    stage.refusing = False
    await until(lambda: stage.sockets > 0)
    await stage.say('{"kind": "alive"}')
    await connection(page, "live")


async def test_being_online_again_connects_at_once(stage: Stage, opened_page: OpensPage) -> None:
    stage.settings, stage.refusing = FAST | {"data-retry": "60000"}, True
    page = await opened_page(connected=False)
    await connection(page, "polling")
    stage.refusing = False
    await page.evaluate("() => window.dispatchEvent(new Event('online'))")
    await until(lambda: stage.sockets > 0)


async def test_a_lost_connection_is_told_and_then_no_more(stage: Stage, opened_page: OpensPage) -> None:
    stage.settings, stage.refusing, stage.polling = FAST, True, False
    page = await opened_page(connected=False)
    await connection(page, "lost")
    await page.wait_for_selector("#told:not([hidden])")
    assert await page.inner_text("#told span") == "Reconnecting"
    stage.polling = True
    await connection(page, "polling")
    assert await page.locator("#told").is_hidden()


async def test_a_page_that_is_left_closes_its_socket(stage: Stage, opened_page: OpensPage) -> None:
    page = await opened_page()
    await page.goto("about:blank")
    await until(lambda: stage.sockets == 0)
