"""Forms are sent without leaving the page, once, and nothing is lost when the way is cut."""

import asyncio
import re

from tests.support.browser import Troubles
from tests.web.script.conftest import OpensPage
from tests.web.script.stage import Answer, Post, Stage, form, said, shows, until

PRESS = '<button data-key="b" name="text" value="4">Press</button>'
DECIDE = said("Old") + form("choices", action="/decide", inside=PRESS)


def next_scene(stage: Stage) -> Answer:
    return Answer(stage.fragment() | {"version": 2, "html": said("New")})


async def test_the_answer_to_a_form_is_shown(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = DECIDE
    stage.answers.append(next_scene(stage))
    page = await opened_page()
    await page.click("[data-key=b]")
    await shows(page, "New")
    assert await page.get_attribute("#table", "data-version") == "2"


async def test_a_form_under_way_is_not_sent_twice(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = DECIDE
    stage.answers.append(next_scene(stage)._replace(delay=0.3))
    page = await opened_page()
    await page.dblclick("[data-key=b]")
    await shows(page, "New")
    assert len(stage.posts) == 1


async def test_the_form_of_another_question_is_not_held_up(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = said("Old") + form("a", action="/slow", inside="<button>Slow</button>")
    stage.html += form("b", action="/fast", inside="<button>Fast</button>", question="q2")
    stage.answers.extend([Answer(stage.fragment(), delay=1), next_scene(stage)])
    page = await opened_page()
    await page.click("text=Slow")
    await page.click("text=Fast")
    await until(lambda: len(stage.posts) == 2)
    assert [post.path for post in stage.posts] == ["/slow", "/fast"]


CHOOSE = '<button name="text" value="{0}">Choose {0}</button>'
CONFIRM = '<button data-key="c">Confirm</button>'


def question_of(chosen: str) -> str:
    """Two choices, and what confirms the one that has been made."""
    confirms = f'<input type="hidden" name="text" value="{chosen}">{CONFIRM}'
    return (
        said(f"Chosen {chosen}")
        + form("choices", action="/draft", inside=CHOOSE.format(1) + CHOOSE.format(2))
        + form("confirm", action="/decide", inside=confirms)
    )


async def test_confirming_while_another_choice_is_under_way_does_not_decide_the_old_one(
    stage: Stage, opened_page: OpensPage
) -> None:
    stage.html = question_of("1")
    stage.answers.append(Answer(stage.fragment() | {"html": question_of("2")}, delay=0.4))
    page = await opened_page()
    await page.click("text=Choose 2")
    await page.click("[data-key=c]")
    await shows(page, "Chosen 2")
    await page.wait_for_timeout(150)
    assert [post.path for post in stage.posts] == ["/draft"]


async def test_confirming_while_the_same_choice_is_under_way_is_sent_afterwards(
    stage: Stage, opened_page: OpensPage
) -> None:
    stage.html = question_of("1")
    stage.answers.append(Answer(stage.fragment(), delay=0.3))
    page = await opened_page()
    await page.click("text=Choose 1")
    await page.click("[data-key=c]")
    await until(lambda: len(stage.posts) == 2)
    assert [(post.path, post.fields["text"]) for post in stage.posts] == [("/draft", "1"), ("/decide", "1")]


async def test_another_choice_pressed_meanwhile_is_sent_afterwards(
    stage: Stage, opened_page: OpensPage
) -> None:
    buttons = "".join(f'<button data-key="b{n}" name="text" value="{n}">N{n}</button>' for n in range(3))
    stage.html = form("choices", action="/draft", inside=buttons)
    stage.answers.append(Answer(stage.fragment(), delay=0.3))
    page = await opened_page()
    for number in range(3):
        await page.click(f"text=N{number}")
    await until(lambda: len(stage.posts) == 2)
    assert [post.fields["text"] for post in stage.posts] == ["0", "2"]


async def test_a_choice_pressed_meanwhile_is_no_answer_to_the_next_question(
    stage: Stage, opened_page: OpensPage
) -> None:
    def choices(question: str) -> str:
        buttons = "".join(f'<button data-key="b{n}" name="text" value="{n}">N{n}</button>' for n in range(2))
        return said(question) + form("choices", action="/decide", inside=buttons, question=question)

    stage.html = choices("q1")
    stage.answers.append(Answer(stage.fragment() | {"version": 2, "html": choices("q2")}, delay=0.3))
    page = await opened_page()
    await page.evaluate("() => document.querySelectorAll('.choices button').forEach(each => each.click())")
    await shows(page, "q2")
    await page.wait_for_timeout(100)
    assert len(stage.posts) == 1


async def test_an_answer_is_shown_although_the_server_was_put_back(
    stage: Stage, opened_page: OpensPage
) -> None:
    stage.version, stage.html = 7, DECIDE
    stage.answers.append(next_scene(stage))
    page = await opened_page()
    await page.click("[data-key=b]")
    await shows(page, "New")


async def test_a_refusal_brings_its_scene_although_the_server_was_put_back(
    stage: Stage, opened_page: OpensPage
) -> None:
    stage.version, stage.html = 7, DECIDE
    stage.answers.append(Answer({"message": "No", "fragment": next_scene(stage).body}, status=409))
    page = await opened_page()
    await page.click("[data-key=b]")
    await shows(page, "New")


async def test_an_answer_that_news_have_overtaken_is_not_shown(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = DECIDE
    stage.answers.append(next_scene(stage)._replace(delay=0.2))
    page = await opened_page()
    await page.click("[data-key=b]")
    await until(lambda: len(stage.posts) == 1)
    stage.version = 2
    await stage.show(said("Newer"))
    await shows(page, "Newer")
    await page.wait_for_timeout(300)
    assert await page.inner_text("h1") == "Newer"


async def test_a_refusal_brings_the_scene_as_it_is(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = DECIDE
    closed = {"reason": "question-closed", "message": "Too late", "rule": None, "link": None}
    stage.answers.append(Answer(closed | {"fragment": next_scene(stage).body}, status=409))
    page = await opened_page()
    await page.click("[data-key=b]")
    await shows(page, "New")
    assert await page.inner_text("#told span") == "Too late"


async def test_the_next_success_takes_a_refusal_away(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = DECIDE
    stage.answers.extend([Answer({"message": "No"}, status=409), next_scene(stage)])
    page = await opened_page()
    await page.click("[data-key=b]")
    await page.wait_for_selector("#told:not([hidden])")
    await page.click("[data-key=b]")
    await shows(page, "New")
    assert await page.locator("#told").is_hidden()


async def test_a_link_that_leads_out_of_the_house_is_not_shown(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = DECIDE
    stage.answers.append(Answer({"message": "No", "link": "javascript:alert(1)"}, status=409))
    page = await opened_page()
    await page.click("[data-key=b]")
    await page.wait_for_selector("#told:not([hidden])")
    assert await page.locator("#told a").count() == 0


async def test_a_decision_that_did_not_get_through_is_sent_again_as_it_was(
    stage: Stage, opened_page: OpensPage, troubles: Troubles
) -> None:
    troubles.expect("503")
    stage.settings = {"data-backoff": "30"}
    stage.html = DECIDE
    stage.answers.extend([Answer({}, status=0), Answer({}, status=503), next_scene(stage)])
    page = await opened_page()
    await page.click("[data-key=b]")
    await shows(page, "New")
    sent = Post("/decide", {"token": "t", "question": "q1", "text": "4"})
    assert stage.posts == [sent] * 3


async def test_what_can_not_be_sent_is_told_and_stays(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = (
        '<form method="post" action="/name" data-key="f"><input name="name"><button>Go</button></form>'
    )
    page = await opened_page()
    await page.route("**/name", lambda route: route.abort("connectionrefused"))
    await page.fill("[name=name]", "Grace")
    await page.click("text=Go")
    await page.wait_for_selector("#told:not([hidden])")
    assert await page.inner_text("#told span") == "Not sent"
    assert await page.input_value("[name=name]") == "Grace"


async def test_an_answer_may_lead_elsewhere(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = DECIDE
    stage.answers.append(Answer({"location": "/?again"}))
    page = await opened_page()
    await page.click("[data-key=b]")
    await page.wait_for_url("**/?again")


async def test_the_dealer_gets_random_bits(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = form(
        "ready", action="/ready", inside='<input type="hidden" name="contribution"><button>Go</button>'
    )
    page = await opened_page()
    await page.click("text=Go")
    await until(lambda: len(stage.posts) == 1)
    assert re.fullmatch("[0-9a-f]{64}", stage.posts[0].fields["contribution"])


async def test_a_link_is_copied(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = '<button data-copy="http://ludo.test/t" data-copied="Copied">Copy</button><input name="x">'
    page = await opened_page()
    await page.click("text=Copy")
    await page.wait_for_selector("text=Copied")
    await page.focus("[name=x]")
    await page.keyboard.press("Control+V")
    assert await page.input_value("[name=x]") == "http://ludo.test/t"


async def test_a_link_is_copied_where_there_is_no_clipboard_for_scripts(
    stage: Stage, opened_page: OpensPage
) -> None:
    stage.html = '<button data-copy="http://ludo.test/old" data-copied="Copied">Copy</button><input name="x">'
    page = await opened_page()
    await page.evaluate("() => Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    await page.click("text=Copy")
    await page.wait_for_selector("text=Copied")
    await page.focus("[name=x]")
    await page.keyboard.press("Control+V")
    assert await page.input_value("[name=x]") == "http://ludo.test/old"


async def test_other_pages_have_the_conveniences_without_a_table(
    stage: Stage, opened_page: OpensPage
) -> None:
    stage.script = "page.js"
    stage.html = form(
        "ready", action="/ready", inside='<input type="hidden" name="contribution"><button>Go</button>'
    )
    page = await opened_page(connected=False)
    await page.click("text=Go")
    await until(lambda: len(stage.posts) == 1)
    assert len(stage.posts[0].fields["contribution"]) == 64


PRESS_THRICE = """() => {
    const press = () => document.querySelector("[data-key=b]").click();
    setTimeout(press, 0);
    setTimeout(press, 100);
    setTimeout(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })), 200);
    setTimeout(press, 300);
}"""
"""Twice in a row, and once more when the page has come back; to wait would be to wait for the answer."""


async def test_an_ordinary_form_is_sent_once_and_again_when_its_page_comes_back(
    stage: Stage, opened_page: OpensPage
) -> None:
    stage.script, stage.html = "page.js", form("new", action="/tables", inside=PRESS)
    stage.answers.extend([Answer({}, delay=0.6)] * 3)
    page = await opened_page(connected=False)
    await page.evaluate(PRESS_THRICE)
    await asyncio.sleep(0.6)
    assert [post.fields["text"] for post in stage.posts] == ["4", "4"]
