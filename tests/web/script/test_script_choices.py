"""Choices lie on the drawing: pointer, finger and keys try and confirm, and may be refused."""

from math import hypot

import pytest
from playwright.async_api import Page

from tests.support.browser import SMALL_PHONE, Look
from tests.support.drawings import solo
from tests.web.script.conftest import OpensPage
from tests.web.script.stage import Answer, Post, Stage, scene, until

START = "978"
PLACED = "978 0:4 / 123"

DESK = Look(size=(900, 1000))
FOCUSED = "() => document.activeElement.dataset.key"
GHOST = ".drawing .ghost"
NEAR = 6
"""The cardboard is thicker on one side, so that the middle of a tile is not quite the middle of its box."""


async def place(page: Page, selector: str) -> tuple[float, float]:
    box = await page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def cell(page: Page, number: int) -> tuple[float, float]:
    return await place(page, f".drawing [data-key='cell-{number}']")


def ids(stage: Stage) -> list[tuple[str, str]]:
    return [(post.path, post.fields.get("text", "")) for post in stage.posts]


async def posted(stage: Stage, number: int = 1) -> None:
    await until(lambda: len(stage.posts) >= number)


async def tried(page: Page, number: int) -> None:
    await page.wait_for_selector(f"[data-key='choice-{number}'][aria-pressed=true]")


def answers_a_try(stage: Stage, number: int, *, delay: float = 0) -> None:
    stage.html = scene(solo(START))
    stage.answers.append(Answer(stage.fragment() | {"html": scene(solo(START), tried=number)}, delay=delay))


@pytest.mark.parametrize("look", [DESK, SMALL_PHONE], ids=["desk", "phone"])
async def test_every_choice_lies_over_its_element(stage: Stage, opened_page: OpensPage, look: Look) -> None:
    stage.html = scene(solo(START))
    page = await opened_page(look)
    away = []
    for number in range(19):
        x, y = await place(page, f"[data-key='choice-{number}']")
        drawn_x, drawn_y = await cell(page, number)
        away.append(hypot(x - drawn_x, y - drawn_y))
    assert max(away) < 1


async def test_choices_follow_a_window_that_changes(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo(START))
    page = await opened_page(DESK)
    await page.set_viewport_size({"width": 400, "height": 700})
    await page.wait_for_timeout(50)
    assert await place(page, "[data-key='choice-17']") == pytest.approx(await cell(page, 17), abs=1)


async def test_targets_on_a_small_phone_are_large_enough_for_a_finger(
    stage: Stage, opened_page: OpensPage
) -> None:
    stage.html = scene(solo(START))
    page = await opened_page(Look(size=(250, 640), touch=True))
    box = await page.locator("[data-key='choice-9']").bounding_box()
    assert box is not None
    assert box["height"] >= 44 - 0.1
    assert box["width"] >= 44 - 0.1


async def test_a_choice_that_is_not_drawn_stays_in_the_list(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo(START)).replace('data-elements="cell-3"', 'data-elements="nowhere"')
    page = await opened_page(DESK)
    assert await page.locator(".choice:not([data-laid])").all_inner_texts() == ["Cell 3"]


async def test_a_choice_is_laid_again_when_a_new_scene_draws_it(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo(START)).replace('data-elements="cell-3"', 'data-elements="nowhere"')
    page = await opened_page(DESK)
    await stage.show(scene(solo(START)))
    await page.wait_for_selector("[data-key='choice-3'][data-laid]")
    assert await place(page, "[data-key='choice-3']") == pytest.approx(await cell(page, 3), abs=1)


async def test_a_click_tries(stage: Stage, opened_page: OpensPage) -> None:
    answers_a_try(stage, 9)
    page = await opened_page(DESK)
    await page.mouse.click(*await cell(page, 9))
    await tried(page, 9)
    fields = {"token": "t", "question": "q1", "text": "9"}
    assert stage.posts == [Post("/draft", fields)]


async def test_a_click_in_a_corner_that_two_boxes_share_means_the_nearer_cell(
    stage: Stage, opened_page: OpensPage
) -> None:
    answers_a_try(stage, 9)
    page = await opened_page(DESK)
    (x, y), (other_x, other_y) = await cell(page, 9), await cell(page, 13)
    await page.mouse.click(x + 0.45 * (other_x - x), y + 0.45 * (other_y - y))
    await page.mouse.click(x + 0.55 * (other_x - x), y + 0.55 * (other_y - y))
    await posted(stage, 2)
    assert ids(stage) == [("/draft", "9"), ("/draft", "13")]


async def test_a_second_click_on_what_is_tried_places_it(stage: Stage, opened_page: OpensPage) -> None:
    answers_a_try(stage, 9)
    page = await opened_page(DESK)
    await page.mouse.click(*await cell(page, 9))
    await tried(page, 9)
    await page.wait_for_timeout(370)
    await page.mouse.click(*await cell(page, 9))
    await posted(stage, 2)
    assert ids(stage) == [("/draft", "9"), ("/decide", "9")]


async def test_a_double_click_only_tries(stage: Stage, opened_page: OpensPage) -> None:
    answers_a_try(stage, 9)
    page = await opened_page(DESK)
    where = await cell(page, 9)
    await page.mouse.click(*where)
    await tried(page, 9)
    await page.mouse.click(*where)
    await page.wait_for_timeout(100)
    assert ids(stage) == [("/draft", "9")]


ABOVE = "([x, y]) => document.elementFromPoint(x, y).value"


async def test_a_double_click_where_another_box_lies_above_only_tries(
    stage: Stage, opened_page: OpensPage
) -> None:
    answers_a_try(stage, 9)
    page = await opened_page(DESK)
    for _ in range(2):
        # The board moves when something is tried.
        (x, y), (other_x, other_y) = await cell(page, 9), await cell(page, 13)
        where = x + 0.45 * (other_x - x), y + 0.45 * (other_y - y)
        assert await page.evaluate(ABOVE, where) == "13"
        await page.mouse.click(*where)
        await tried(page, 9)
    await page.wait_for_timeout(100)
    assert ids(stage) == [("/draft", "9")]


async def test_a_cell_that_may_not_be_chosen_is_refused_with_the_reason(
    stage: Stage, opened_page: OpensPage
) -> None:
    stage.html = scene(solo(PLACED))
    refusal = {"reason": "cell-taken", "message": "<b>Taken</b>", "rule": "TIE-10"}
    link = {"link": "/rules/take-it-easy#TIE-10", "link_text": "why?", "fragment": None}
    stage.answers.append(Answer(refusal | link, status=409))
    page = await opened_page(DESK)
    await page.mouse.click(*await cell(page, 4))
    await page.wait_for_selector("#told:not([hidden])")
    assert await page.inner_text("#told") == "<b>Taken</b> why? Close"
    assert await page.get_attribute("#told a", "href") == "/rules/take-it-easy#TIE-10"
    assert ids(stage) == [("/draft", "4")]


async def test_escape_takes_a_refusal_away(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo(PLACED), tried=3)
    stage.answers.append(Answer({"message": "Taken"}, status=409))
    page = await opened_page(DESK)
    await page.mouse.click(*await cell(page, 4))
    await page.wait_for_selector("#told:not([hidden])")
    await page.keyboard.press("Escape")
    assert await page.locator("#told").is_hidden()
    assert len(stage.posts) == 1


async def test_escape_takes_a_try_back(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo(START), tried=3)
    page = await opened_page(DESK)
    await page.focus("[data-key='choice-3']")
    await page.keyboard.press("Escape")
    await posted(stage)
    assert stage.posts == [Post("/draft", {"token": "t", "question": "q1"})]


async def test_the_choices_are_one_stop_of_the_tab_key(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo(PLACED), more='<a href="#" data-key="after">After</a>')
    page = await opened_page(DESK)
    stops = []
    for _ in range(2):
        await page.keyboard.press("Tab")
        stops.append(await page.evaluate(FOCUSED))
    assert stops == ["choice-0", "after"]


WAYS = {
    "ArrowUp": {8},
    "ArrowDown": {10},
    "ArrowUp ArrowUp ArrowUp": {7},
    # Sideways two cells are as near as each other.
    "ArrowRight": {12, 13},
    "ArrowLeft": {4, 5},
    "Home": {0},
    "End": {18},
    "1 4": {14},
}


async def test_keys_go_by_geometry(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo(START))
    page = await opened_page(DESK)
    astray = {}
    for keys, expected in WAYS.items():
        await page.focus("[data-key='choice-9']")
        for key in keys.split():
            await page.keyboard.press(key)
        reached = await page.evaluate(FOCUSED)
        if reached not in {f"choice-{number}" for number in expected}:
            astray[keys] = reached
    assert astray == {}


async def test_arrow_keys_reach_what_may_not_be_chosen_too(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo("978 0:9 / 123"))
    page = await opened_page(DESK)
    await page.focus("[data-key='choice-8']")
    await page.keyboard.press("ArrowDown")
    assert await page.evaluate(FOCUSED) == "refused-9"


async def test_home_goes_to_the_first_choice_that_is_legal(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo("978 0:0 / 123"))
    page = await opened_page(DESK)
    await page.focus("[data-key='choice-1']")
    reached = []
    for key in ("ArrowUp", "Home"):
        await page.keyboard.press(key)
        reached.append(await page.evaluate(FOCUSED))
    assert reached == ["refused-0", "choice-1"]


async def test_the_tab_key_leaves_the_choices_from_one_that_may_not_be_chosen(
    stage: Stage, opened_page: OpensPage
) -> None:
    stage.html = scene(solo("978 0:9 / 123"), more='<a href="#" data-key="after">After</a>')
    page = await opened_page(DESK)
    await page.focus("[data-key='choice-8']")
    stops = []
    for key in ("ArrowDown", "Tab", "Shift+Tab"):
        await page.keyboard.press(key)
        stops.append(await page.evaluate(FOCUSED))
    assert stops == ["refused-9", "after", "choice-8"]


async def test_the_focus_of_the_keyboard_rings_the_shape_of_its_cell_alone(
    stage: Stage, opened_page: OpensPage
) -> None:
    stage.html = scene(solo(START))
    page = await opened_page(DESK)
    await page.focus("[data-key='choice-9']")
    await page.keyboard.press("ArrowDown")
    await stage.show(scene(solo(START), tried=10))
    await tried(page, 10)
    assert await page.locator(".drawing .ring").count() == 1
    assert await place(page, ".drawing .ring") == pytest.approx(await cell(page, 10), abs=1)


async def test_enter_tries_and_enter_again_places(stage: Stage, opened_page: OpensPage) -> None:
    answers_a_try(stage, 9)
    page = await opened_page(DESK)
    await page.focus("[data-key='choice-9']")
    await page.keyboard.press("Enter")
    await tried(page, 9)
    assert await page.evaluate(FOCUSED) == "choice-9"
    await page.keyboard.press("Enter")
    await posted(stage, 2)
    assert ids(stage) == [("/draft", "9"), ("/decide", "9")]


async def test_hovering_shows_the_tile_in_the_cell(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo(START))
    page = await opened_page(DESK)
    await page.mouse.move(*await cell(page, 9))
    await page.wait_for_selector(GHOST, state="attached")
    assert await place(page, GHOST) == pytest.approx(await cell(page, 9), abs=NEAR)
    await page.mouse.move(5, 900)
    assert await page.locator(GHOST).count() == 0


async def test_the_focus_shows_the_tile_in_the_cell(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo(START))
    page = await opened_page(DESK)
    await page.focus("[data-key='choice-12']")
    assert await place(page, GHOST) == pytest.approx(await cell(page, 12), abs=NEAR)
    await page.locator("[data-key='choice-12']").blur()
    assert await page.locator(GHOST).count() == 0


async def test_no_ghost_outlives_its_scene(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo(START))
    page = await opened_page(DESK)
    await page.mouse.move(*await cell(page, 4))
    await page.wait_for_selector(GHOST, state="attached")
    await stage.show(scene(solo(PLACED), prompt="New"))
    await page.wait_for_function("() => document.querySelector('.prompt').textContent === 'New'")
    assert await page.locator(GHOST).count() == 0


async def drag(page: Page, *way: tuple[float, float]) -> None:
    await page.mouse.move(*await place(page, ".drawing [data-key='tile-978']"))
    await page.mouse.down()
    for x, y in way:
        await page.mouse.move(x, y, steps=3)


async def test_dropping_the_tile_on_a_cell_tries_it(stage: Stage, opened_page: OpensPage) -> None:
    answers_a_try(stage, 9)
    page = await opened_page(DESK)
    x, y = await cell(page, 9)
    await drag(page, (x + 10, y + 10))
    assert await place(page, GHOST) == pytest.approx((x + 10, y + 10), abs=NEAR)
    await page.mouse.up()
    await tried(page, 9)
    assert ids(stage) == [("/draft", "9")]
    assert await page.locator(GHOST).count() == 0


async def test_dropping_the_tile_elsewhere_does_nothing(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo(START))
    page = await opened_page(DESK)
    await drag(page, await cell(page, 9), (850, 950))
    await page.mouse.up()
    await page.wait_for_timeout(100)
    assert stage.posts == []
    assert await page.locator(GHOST).count() == 0


async def test_escape_ends_a_drag(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo(START), tried=3)
    page = await opened_page(DESK)
    await drag(page, await cell(page, 9))
    await page.keyboard.press("Escape")
    await page.mouse.up()
    await page.wait_for_timeout(100)
    assert stage.posts == []


async def test_a_finger_tries_and_places(stage: Stage, opened_page: OpensPage) -> None:
    answers_a_try(stage, 9)
    page = await opened_page(SMALL_PHONE)
    await page.touchscreen.tap(*await cell(page, 9))
    await tried(page, 9)
    await page.wait_for_timeout(370)
    await page.touchscreen.tap(*await cell(page, 9))
    await posted(stage, 2)
    assert ids(stage) == [("/draft", "9"), ("/decide", "9")]


async def test_a_finger_drags_the_tile_to_a_cell(stage: Stage, opened_page: OpensPage) -> None:
    answers_a_try(stage, 9)
    page = await opened_page(SMALL_PHONE)
    devtools = await page.context.new_cdp_session(page)
    start, end = await place(page, ".drawing [data-key='tile-978']"), await cell(page, 9)
    for share in (0, 0.3, 0.6, 1):
        x, y = (a + share * (b - a) for a, b in zip(start, end, strict=True))
        kind = "touchMove" if share else "touchStart"
        await devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    await devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await tried(page, 9)
    assert ids(stage) == [("/draft", "9")]
    assert await page.evaluate("() => window.scrollY") == 0
