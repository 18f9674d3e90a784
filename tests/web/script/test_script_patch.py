"""New scenes go into the page that is there; what stays keeps its state."""

from typing import Any

from playwright.async_api import Page

from tests.support.browser import Look
from tests.support.drawings import solo
from tests.web.script.conftest import OpensPage
from tests.web.script.stage import Stage, scene

START = "978"
PLACED = "978 0:4 / 123"

KEEP = "key => { window.kept = document.querySelector(`[data-key='${key}']`); }"
SAME = "key => window.kept === document.querySelector(`[data-key='${key}']`)"
FOCUSED = (
    "() => document.activeElement.dataset.key || document.activeElement.id || document.activeElement.nodeName"
)


def listed(*names: str) -> str:
    rows = "".join(f'<li data-key="{name}"><a href="#" data-key="{name}-a">{name}</a></li>' for name in names)
    return f'<h1 data-key="prompt" tabindex="-1">Go</h1><ul data-key="list">{rows}</ul>'


async def patched(page: Page, stage: Stage, html: str, **other: Any) -> None:
    await stage.show(html, **other)
    await page.wait_for_function(
        "version => document.getElementById('table').dataset.version === version", arg=str(stage.version)
    )


async def test_what_keeps_its_key_stays_the_same_node(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo(START))
    page = await opened_page()
    await page.evaluate(KEEP, "tile-978")
    await patched(page, stage, scene(solo(PLACED)))
    assert await page.evaluate(SAME, "tile-978")


async def test_a_patched_scene_is_the_new_scene(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo(START))
    page = await opened_page()
    new = scene(
        solo(PLACED), tried=7, prompt="And <now>?", more='<p>More</p>text<aside data-key="b">B</aside>'
    )
    await patched(page, stage, new)
    plain = """html => {
      let box = document.createElement("div");
      if (html === undefined || html === null) box = document.getElementById("scene").cloneNode(true);
      else box.innerHTML = html;
      for (const each of box.querySelectorAll("*")) {
        for (const name of ["style", "data-laid", "tabindex", "open"]) each.removeAttribute(name);
        each.classList.remove("laid", "carried", "fresh");
        const all = [...each.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
        for (const { name } of all) each.removeAttribute(name);
        for (const { name, value } of all) if (name !== "class" || value) each.setAttribute(name, value);
      }
      return box.innerHTML;
    }"""
    assert await page.evaluate(plain) == await page.evaluate(plain, new)


async def test_new_parts_of_a_drawing_are_drawn(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo(START))
    page = await opened_page()
    await patched(page, stage, scene(solo(PLACED)))
    tile = page.locator(".drawing [data-key='tile-123']")
    assert await tile.evaluate(
        "tile => tile instanceof SVGGElement && tile.getBoundingClientRect().width > 20"
    )


async def test_the_focus_stays_where_it_is(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo(START))
    page = await opened_page()
    await page.focus("[data-key='choice-9']")
    await patched(page, stage, scene(solo(START), tried=4))
    assert await page.evaluate(FOCUSED) == "choice-9"


async def test_the_focus_goes_to_the_prompt_when_its_element_is_gone(
    stage: Stage, opened_page: OpensPage
) -> None:
    stage.html = scene(solo(START))
    page = await opened_page()
    await page.focus("[data-key='choice-4']")
    await patched(page, stage, scene(solo(PLACED)))
    assert await page.evaluate(FOCUSED) == "prompt"


async def test_others_move_around_the_node_with_the_focus(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = listed("a", "b", "c", "d")
    page = await opened_page()
    await page.focus("[data-key='a-a']")
    await page.evaluate("""() => {
      window.blurred = 0;
      document.activeElement.addEventListener("blur", () => { window.blurred += 1; });
    }""")
    await patched(page, stage, listed("b", "c", "d", "a"))
    assert await page.locator("li").all_inner_texts() == ["b", "c", "d", "a"]
    assert await page.evaluate(FOCUSED) == "a-a"
    assert await page.evaluate("() => window.blurred") == 0


async def test_as_few_nodes_move_as_possible(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = listed("a", "b", "c", "d", "e")
    page = await opened_page()
    await page.evaluate("""() => {
      window.moved = [];
      const seen = (list) => moved.push(...list.flatMap(({ addedNodes }) => [...addedNodes]));
      new MutationObserver(seen).observe(document.querySelector("ul"), { childList: true });
    }""")
    await patched(page, stage, listed("e", "a", "c", "b", "d"))
    assert await page.locator("li").all_inner_texts() == ["e", "a", "c", "b", "d"]
    assert await page.evaluate("() => window.moved.length") == 2


async def test_a_node_goes_with_its_key_to_another_parent(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = '<ul data-key="x"><li data-key="a">A</li></ul><ul data-key="y"></ul>'
    page = await opened_page()
    await page.evaluate(KEEP, "a")
    await patched(page, stage, '<ul data-key="y"><li data-key="a">A</li></ul>')
    assert await page.evaluate(SAME, "a")
    assert await page.locator("#scene li").count() == 1


async def test_equal_keys_in_two_drawings_do_not_change_places(stage: Stage, opened_page: OpensPage) -> None:
    beside = '<aside data-key="beside"><svg><g data-key="tile-978" class="small"><g></g></g></svg></aside>'
    stage.html = scene(solo(START), more=beside)
    page = await opened_page()
    await patched(page, stage, beside + scene(solo(PLACED)))
    assert await page.locator(".drawing [data-key='tile-978']").count() == 1
    assert await page.locator("aside .small").count() == 1


async def test_what_is_being_typed_stays(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = '<form data-key="f"><input name="name" value="Ada"></form>'
    page = await opened_page()
    await page.fill("[name=name]", "Grace")
    await page.locator("[name=name]").blur()
    await patched(page, stage, '<p>News</p><form data-key="f"><input name="name" value="Ada L."></form>')
    assert await page.input_value("[name=name]") == "Grace"


async def test_what_nobody_has_typed_into_follows_the_server(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = '<form data-key="f"><input name="name" value="Ada"><input type="checkbox" name="x"></form>'
    page = await opened_page()
    await patched(
        page,
        stage,
        '<form data-key="f"><input name="name" value="Bob"><input type="checkbox" name="x" checked></form>',
    )
    assert await page.input_value("[name=name]") == "Bob"
    assert await page.is_checked("[name=x]")


async def test_an_open_part_stays_open(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = '<details data-key="d"><summary>S</summary>One</details>'
    page = await opened_page()
    await page.click("summary")
    await patched(page, stage, '<details data-key="d"><summary>S</summary>Two</details>')
    assert await page.locator("details[open]").inner_text() == "S\nTwo"


async def test_what_is_read_stays_in_place(stage: Stage, opened_page: OpensPage) -> None:
    space = '<div class="tall"></div>'
    long = f'<p data-key="a">A</p>{space}<p data-key="b">B</p>{space}'
    stage.html = long
    page = await opened_page()
    await page.locator("[data-key=b]").evaluate("node => window.scrollTo(0, node.offsetTop - 100)")
    await patched(page, stage, '<p data-key="new" class="lower">New</p>' + long)
    assert (
        abs(await page.locator("[data-key=b]").evaluate("node => node.getBoundingClientRect().top") - 100) < 2
    )


async def test_a_scene_waits_while_something_is_dragged(
    stage: Stage, opened_page: OpensPage, animated: Look
) -> None:
    stage.html = scene(solo(START))
    page = await opened_page(animated)
    box = await page.locator(".drawing [data-key='tile-978']").bounding_box()
    assert box is not None
    await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await page.mouse.down()
    await page.mouse.move(10, 600, steps=3)
    await stage.show(scene(solo(START), prompt="Older"))
    await stage.show(scene(solo(START), prompt="Newest"))
    await page.wait_for_timeout(100)
    assert await page.inner_text(".prompt") == "Place it"
    await page.mouse.up()
    await page.wait_for_function("() => document.querySelector('.prompt').textContent === 'Newest'")


async def test_an_older_scene_is_ignored(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo(START))
    page = await opened_page()
    await patched(page, stage, scene(solo(START), prompt="New"))
    await stage.say({"kind": "scene"} | stage.fragment(version=1, html="<p>Old</p>"))
    await patched(page, stage, scene(solo(START), prompt="Newer"))
    assert await page.inner_text(".prompt") == "Newer"
    assert await page.locator("#scene > p").count() == 0


FLIGHTS = "() => document.getAnimations().map(({ effect }) => effect.target.parentElement.dataset.key)"


async def test_a_placed_tile_flies_to_its_cell(stage: Stage, opened_page: OpensPage, animated: Look) -> None:
    stage.html = scene(solo(START))
    page = await opened_page(animated)
    where = "() => document.querySelector(\".drawing [data-key='tile-978']\").getBoundingClientRect().x"
    before = await page.evaluate(where)
    # The patch and the look at it happen in one breath, so that the flight has not gone on.
    await page.evaluate("""() => new MutationObserver(() => setTimeout(() => {
        const flights = document.getAnimations();
        window.flights = flights.map(({ effect }) => effect.target.parentElement.dataset.key);
        for (const flight of flights) flight.currentTime = 0;
        window.start = document.querySelector(".drawing [data-key='tile-978']").getBoundingClientRect().x;
    })).observe(document.getElementById("table"), { attributes: true })""")
    await patched(page, stage, scene(solo(PLACED)))
    await page.wait_for_function("() => window.flights")
    assert await page.evaluate("() => window.flights") == ["tile-978"]
    assert abs(await page.evaluate("() => window.start") - before) < 2
    await page.wait_for_function("() => document.getAnimations().length === 0")


async def test_nothing_flies_when_only_the_page_moves(
    stage: Stage, opened_page: OpensPage, animated: Look
) -> None:
    stage.html = scene(solo(START))
    page = await opened_page(animated)
    await patched(page, stage, '<p class="lower" data-key="p">Higher</p>' + scene(solo(START)))
    assert await page.evaluate(FLIGHTS) == []


async def test_nothing_flies_when_the_reader_wants_it_calm(stage: Stage, opened_page: OpensPage) -> None:
    stage.html = scene(solo(START))
    page = await opened_page(Look(motion="reduce"))
    await patched(page, stage, scene(solo(PLACED)))
    assert await page.evaluate(FLIGHTS) == []


WATCH_FOR_LIGHT = """() => {
    window.lit = [];
    const seen = each => each.target.classList.contains("fresh") && !(each.oldValue || "").includes("fresh");
    new MutationObserver(all => window.lit.push(...all.filter(seen).map(each => each.target.dataset.key)))
        .observe(document.body, { subtree: true, attributeFilter: ["class"], attributeOldValue: true });
}"""
"""However slow the machine, what lights up is remembered."""


async def test_a_finished_ribbon_lights_up_once(stage: Stage, opened_page: OpensPage, animated: Look) -> None:
    stage.html = scene(solo("123 0:0 / 124 0:1 / 163"))
    page = await opened_page(animated)
    await page.evaluate("() => document.documentElement.classList.add('shine')")
    await page.evaluate(WATCH_FOR_LIGHT)
    await patched(page, stage, scene(solo("123 0:0 / 124 0:1 / 163 0:2 / 564")))
    await page.wait_for_function("() => window.lit.length && !document.querySelector('.fresh')")
    assert await page.evaluate("window.lit") == ["ribbon-vertical-1"]
