"""The harness itself: what it must find on bad pages it finds, and good ones pass."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

import pytest
from playwright.async_api import Browser, Page

from tests.support import axe, layout
from tests.support.browser import DESK, PHONE, REFUSALS, Look, OpensContext, Troubles, closed, opened
from tests.support.chromium import INSECURE_HOST
from tests.web.small_pages import GOOD, Pages, serving


@pytest.fixture
def pages() -> Iterator[Pages]:
    with serving() as pages:
        yield pages


async def shown(
    context: OpensContext, address: str, look: Look = DESK, ready: Literal["load", "networkidle"] = "load"
) -> Page:
    page = await (await context(look)).new_page()
    await page.goto(address, wait_until=ready)
    return page


async def test_a_good_page_has_no_troubles_and_fits_and_is_clean(context: OpensContext, pages: Pages) -> None:
    page = await shown(context, pages.put(GOOD, "warns"), PHONE)
    await axe.assert_clean(page)
    await layout.assert_fits(page)
    await layout.assert_touchable(page)


async def test_a_look_decides_what_media_queries_say(context: OpensContext, pages: Pages) -> None:
    look = replace(PHONE, colours="dark", motion="reduce", locale="fr-FR")
    page = await shown(context, pages.put(GOOD), look)
    queries = ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)", "(pointer: coarse)"]
    assert await page.evaluate("all => all.map(one => matchMedia(one).matches)", queries) == [True] * 3
    assert await page.evaluate("[innerWidth, navigator.language]") == [390, "fr-FR"]


@pytest.mark.parametrize(("look", "mark"), [(DESK, "secure"), (Look(script=False), None)])
async def test_scripts_run_only_where_they_may(
    context: OpensContext, pages: Pages, look: Look, mark: str | None
) -> None:
    page = await shown(context, pages.put(GOOD, "marks"), look)
    assert await page.locator("body").get_attribute("data-script") == mark


async def test_another_name_of_this_machine_is_an_insecure_origin(
    context: OpensContext, pages: Pages
) -> None:
    address = pages.put(GOOD, "marks").replace("127.0.0.1", INSECURE_HOST)
    page = await shown(context, address)
    assert await page.locator("body").get_attribute("data-script") == "insecure"


@pytest.mark.parametrize(
    ("page", "trouble"),
    [
        ((GOOD, "throws"), "exception: .*broken"),
        ((GOOD, "complains"), "console: broken"),
        ((GOOD, "asks"), REFUSALS),
        ((GOOD, "breaks"), "answer 503: GET"),
        (('<h1 style="color: red">Table</h1>',), "console: .*style"),
        (("<h1>Table</h1><script>1</script>",), "console: .*script"),
        (('<h1>Table</h1><img alt="" src="http://elsewhere.test/a.png">',), "console: .*elsewhere"),
    ],
)
async def test_troubles_of_a_page_are_noticed(
    chromium: Browser, pages: Pages, page: tuple[str, ...], trouble: str
) -> None:
    troubles = Troubles()
    context = await opened(chromium, DESK, troubles)
    await (await context.new_page()).goto(pages.put(*page), wait_until="networkidle")
    await closed(context)
    with pytest.raises(AssertionError, match=trouble):
        troubles.check()


async def test_what_is_expected_is_no_trouble(
    context: OpensContext, pages: Pages, troubles: Troubles
) -> None:
    troubles.expect(REFUSALS)
    await shown(context, pages.put(GOOD, "asks"), ready="networkidle")


async def test_axe_finds_a_button_without_a_name(context: OpensContext, pages: Pages) -> None:
    page = await shown(context, pages.put('<h1>Table</h1><button class="large"></button>'))
    (line,) = await axe.violations(page)
    assert line.startswith("button-name (critical): Buttons must have discernible text | button | ")


async def test_axe_names_the_page_that_is_not_clean(context: OpensContext, pages: Pages) -> None:
    page = await shown(context, pages.put("<p>No heading</p>"))
    with pytest.raises(AssertionError, match="/page/0:\npage-has-heading-one"):
        await axe.assert_clean(page)


@pytest.mark.parametrize(
    ("body", "lines"),
    [
        (
            '<div class="wide">Wide</div>',
            [
                "the page is 50",
                'div.wide "Wide" lies beside the window: 0 to 500 of 390',
            ],
        ),
        ('<p class="narrow">Unbreakable</p>', ['p.narrow "Unbreakable" spills: ']),
        ('<p class="narrow cut">Unbreakable</p>', ['p.narrow.cut "Unbreakable" is cut off: ']),
        ('<p class="left">Left</p>', ['p.left "Left" lies beside the window: -30 to 70 of 390']),
    ],
)
async def test_what_does_not_fit_is_found(
    context: OpensContext, pages: Pages, body: str, lines: list[str]
) -> None:
    page = await shown(context, pages.put(body), PHONE)
    found = await layout.overflows(page)
    assert [line[: len(begins)] for line, begins in zip(found, lines, strict=True)] == lines


@pytest.mark.parametrize(
    ("body", "count"),
    [
        ('<button class="large">Place</button>', 0),
        ("<button>x</button>", 1),
        ('<label class="large"><input type="checkbox"> Sound</label>', 1),
        ('<button class="wrapped">x</button>', 0),
        ('<p>See <a href="/">the rules</a>.</p>', 0),
        ('<p><a href="/">Rules</a></p>', 1),
        ("<button disabled>x</button>", 0),
    ],
)
async def test_what_is_too_small_for_a_finger_is_found(
    context: OpensContext, pages: Pages, body: str, count: int
) -> None:
    page = await shown(context, pages.put(body), PHONE)
    assert len(await layout.targets(page)) == count
