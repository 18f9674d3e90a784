"""Pages without script: what they show, where forms lead, what they refuse."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.inside import Inside, Surfer, open_house

QUESTION = re.compile(r'name="question" value="([^"]+)"')
CHOICE = re.compile(r'class="choice" [^>]*name="text" value="([^"]+)"')


@pytest.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Inside]:
    async with open_house(tmp_path) as house:
        yield house


async def at_first_call(inside: Inside, surfer: Surfer) -> tuple[str, str]:
    """The path of a table where the first tile has been called, and the question."""
    path = await surfer.new_table()
    await inside.work()
    return path, QUESTION.findall((await surfer.get(path)).text)[0]


async def test_a_new_visitor_gets_a_pleasant_name_and_keeps_it(inside: Inside) -> None:
    surfer = inside.browser()
    first, second = await surfer.get("/settings"), await surfer.get("/settings")
    name = re.compile(r'name="name" value="([^"]+)"')
    assert name.findall(first.text) == name.findall(second.text)


@pytest.mark.parametrize(("asked", "said"), [("fr", "Règles"), ("en", "Rules"), ("nl", "Spelregels")])
async def test_pages_speak_the_language_of_the_browser(inside: Inside, asked: str, said: str) -> None:
    assert said in (await inside.browser(**{"accept-language": asked}).get("/")).text


async def test_a_chosen_language_goes_before_that_of_the_browser(inside: Inside) -> None:
    surfer = inside.browser(**{"accept-language": "fr"})
    await surfer.post("/me", language="nl")
    assert '<html lang="nl"' in (await surfer.get("/")).text


async def test_a_game_starts_with_one_form_of_the_home_page(inside: Inside) -> None:
    path, _ = await at_first_call(inside, inside.browser())
    assert path.startswith("/tables/")


async def test_a_choice_is_tried_before_it_is_confirmed(inside: Inside) -> None:
    surfer = inside.browser()
    path, question = await at_first_call(inside, surfer)
    await surfer.post(f"{path}/draft", question=question, text="4")
    page = await surfer.get(path)
    assert 'action="' + path + '/decide"' in page.text
    assert 'data-key="choice-4" name="text" value="4"' in page.text


async def test_a_choice_can_be_taken_back_until_it_is_confirmed(inside: Inside) -> None:
    surfer = inside.browser()
    path, question = await at_first_call(inside, surfer)
    await surfer.post(f"{path}/draft", question=question, text="4")
    await surfer.post(f"{path}/draft", question=question)
    assert "/decide" not in (await surfer.get(path)).text


async def test_who_wants_it_places_at_once(inside: Inside) -> None:
    surfer = inside.browser()
    path, _ = await at_first_call(inside, surfer)
    await surfer.post("/me", placing="at-once")
    assert f'action="{path}/decide"' in (await surfer.get(path)).text


async def test_what_the_rules_refuse_is_422_with_the_rule(inside: Inside) -> None:
    surfer = inside.browser()
    path, question = await at_first_call(inside, surfer)
    await surfer.post(f"{path}/decide", question=question, text="4")
    await inside.work()
    question = QUESTION.findall((await surfer.get(path)).text)[0]
    answer = await surfer.post(f"{path}/draft", question=question, text="4")
    assert answer.status_code == 422
    assert 'href="/rules/take-it-easy#TIE-8"' in answer.text


async def test_a_decision_for_a_closed_question_is_409_and_leads_back(inside: Inside) -> None:
    surfer = inside.browser()
    path, question = await at_first_call(inside, surfer)
    await surfer.post(f"{path}/decide", question=question, text="4")
    answer = await surfer.post(f"{path}/decide", question=question, text="5")
    assert answer.status_code == 409
    assert f'href="{path}"' in answer.text


async def test_the_same_form_sent_twice_is_one_decision(inside: Inside) -> None:
    surfer = inside.browser()
    path, question = await at_first_call(inside, surfer)
    answers = [await surfer.post(f"{path}/decide", question=question, text="4") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [303, 303]


async def test_the_script_gets_the_new_scene_in_answer(inside: Inside) -> None:
    surfer = inside.browser()
    path, question = await at_first_call(inside, surfer)
    answer = await surfer.post(
        f"{path}/draft", headers={"accept": "application/json"}, question=question, text="4"
    )
    assert sorted(answer.json()) == ["draft", "html", "spoken", "title", "version"]


async def test_the_script_gets_the_scene_with_a_refusal(inside: Inside) -> None:
    surfer = inside.browser()
    path, _ = await at_first_call(inside, surfer)
    answer = await surfer.post(
        f"{path}/draft", headers={"accept": "application/json"}, question="old", text="4"
    )
    said = answer.json()
    assert (answer.status_code, said["reason"]) == (409, "question-closed")
    assert said["fragment"]["version"] == 1 + 1


async def test_an_invitation_shows_the_table_and_seats_nobody(inside: Inside) -> None:
    ana, ben = inside.browser(), inside.browser()
    path = await ana.new_table(2)
    await ben.get(path)
    assert "/sit" in (await ben.get(path)).text


async def test_two_people_sit_down_are_ready_and_play(inside: Inside) -> None:
    ana, ben = inside.browser(), inside.browser()
    path = await ana.new_table(2)
    await ben.get(path)
    await ben.post(f"{path}/sit", seat="1")
    await ben.post(f"{path}/ready")
    await inside.work()
    assert QUESTION.search((await ana.get(path)).text) is not None
    assert QUESTION.search((await ben.get(path)).text) is not None


async def test_who_has_no_seat_cannot_decide(inside: Inside) -> None:
    ana, eve = inside.browser(), inside.browser()
    path, question = await at_first_call(inside, ana)
    await eve.get("/")
    assert (await eve.post(f"{path}/decide", question=question, text="4")).status_code == 403


async def test_spectators_see_no_choices(inside: Inside) -> None:
    ana, eve = inside.browser(), inside.browser()
    path, _ = await at_first_call(inside, ana)
    assert CHOICE.search((await eve.get(path)).text) is None


async def test_on_loopback_the_invitation_says_that_it_leads_nowhere_else(tmp_path: Path) -> None:
    async with open_house(tmp_path) as inside:
        surfer = inside.browser(host="127.0.0.1:8000")
        page = await surfer.get(await surfer.new_table(2))
    assert "ludotheque serve --lan" in page.text
    assert 'data-key="qr"' not in page.text


async def test_a_server_that_nobody_else_reaches_shows_no_code_under_any_name(tmp_path: Path) -> None:
    async with open_house(tmp_path, is_open=False) as inside:
        surfer = inside.browser(host="mybox:8000")
        page = await surfer.get(await surfer.new_table(2))
    assert 'data-key="qr"' not in page.text


async def test_at_home_the_invitation_of_a_loopback_page_has_the_address_of_the_home(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, home="http://192.168.1.7:8000") as inside:
        surfer = inside.browser(host="localhost:8000")
        page = await surfer.get(path := await surfer.new_table(2))
    assert f'href="http://192.168.1.7:8000{path}"' in page.text
    assert 'data-key="qr"' in page.text


async def test_the_host_may_seat_a_bot_where_nobody_came(inside: Inside) -> None:
    surfer = inside.browser()
    path = await surfer.new_table(2)
    await surfer.get(path)
    await surfer.post(f"{path}/bot", seat="1", bot="steady")
    await inside.work()
    assert QUESTION.search((await surfer.get(path)).text) is not None


async def test_a_new_name_stands_on_the_chair_of_a_table_that_waits(inside: Inside) -> None:
    surfer = inside.browser()
    path = await surfer.new_table(2)
    await surfer.get(path)
    await surfer.post("/me", name="Mamie <3", table=path.removeprefix("/tables/"), back=path)
    assert "Mamie &lt;3" in (await surfer.get(path)).text


@pytest.mark.parametrize(
    "back", ["//[", "//evil.test", "https://evil.test/", "/\\evil.test", "evil", "/a\nb"]
)
async def test_settings_lead_back_to_this_house_only(inside: Inside, back: str) -> None:
    assert (await inside.browser().post("/me", theme="dark", back=back)).headers["location"] == "/"


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/rules/chess",
        "/new/chess",
        "/tables/none",
        "/tables/none/fragment",
        "/tables/none/replay",
        "/tables/none/record",
        "/static/1/none.js",
        "/static/1/..%2fapp.py",
        "/static/1/" + "a" * 300,
        "/tables/none/replay?seat=9",
        "/games/chess/1/board.css",
    ],
)
async def test_where_there_is_nothing_it_is_404(inside: Inside, path: str) -> None:
    assert (await inside.browser().get(path)).status_code == 404


@pytest.mark.parametrize(
    ("game", "option", "value"),
    [("chess", "players", "1"), ("take-it-easy", "players", "99"), ("take-it-easy", "color", "red")],
)
async def test_a_table_that_cannot_be_is_refused(inside: Inside, game: str, option: str, value: str) -> None:
    fields: dict[str, Any] = {"game": game, "begin": "true", f"option_{option}": value}
    assert (await inside.browser().post("/tables", **fields)).status_code == 422


@pytest.mark.parametrize(
    "fields", [{}, {"game": "take-it-easy", "breath": "long"}, {"game": "take-it-easy", "begin": "perhaps"}]
)
async def test_a_form_that_says_nothing_is_400(inside: Inside, fields: dict[str, Any]) -> None:
    assert (await inside.browser().post("/tables", **fields)).status_code == 400


async def test_a_record_is_kept_back_until_the_game_is_over(inside: Inside) -> None:
    surfer = inside.browser()
    path, _ = await at_first_call(inside, surfer)
    assert (await surfer.get(f"{path}/record")).status_code == 404


async def play_to_the_end(inside: Inside, surfer: Surfer, path: str) -> str:
    """Place every tile on the first free cell; the last page."""
    for _ in range(19):
        await inside.work()
        page = (await surfer.get(path)).text
        await surfer.post(f"{path}/decide", question=QUESTION.findall(page)[0], text=CHOICE.findall(page)[0])
    return (await surfer.get(path)).text


async def test_at_the_end_every_score_line_leads_to_its_rule(inside: Inside) -> None:
    surfer = inside.browser()
    path = await surfer.new_table(2, seat_1="steady")
    page = await play_to_the_end(inside, surfer, path)
    assert re.search(r'<th scope="row"><a href="/rules/take-it-easy#TIE-11"', page)


async def test_the_sheet_of_a_finished_round_is_there_while_the_next_is_played(inside: Inside) -> None:
    surfer = inside.browser()
    path = await surfer.new_table(option_rounds="2")
    await play_to_the_end(inside, surfer, path)
    await inside.work()
    page = (await surfer.get(path)).text
    assert (page.count('class="sheet'), 'data-key="round-1"' in page) == (1, True)


async def test_a_finished_game_can_be_seen_again_and_its_record_kept(inside: Inside) -> None:
    surfer = inside.browser()
    path = await surfer.new_table()
    await play_to_the_end(inside, surfer, path)
    statuses = [
        (await surfer.get(f"{path}/{rest}")).status_code
        for rest in ("replay?event=0", "replay?event=9", "replay?event=999", "replay", "record")
    ]
    assert statuses == [200] * 5


async def test_a_rematch_alone_begins_with_one_click(inside: Inside) -> None:
    surfer = inside.browser()
    path = await surfer.new_table()
    await play_to_the_end(inside, surfer, path)
    again = (await surfer.post(f"{path}/rematch")).headers["location"]
    await inside.work()
    assert QUESTION.search((await surfer.get(again)).text) is not None


async def test_a_replay_shows_the_own_board_of_every_seat_behind_the_curtain(inside: Inside) -> None:
    surfer = inside.browser()
    path = await surfer.new_table(2, seat_1="steady", option_curtain="on")
    await play_to_the_end(inside, surfer, path)
    pages = [(await surfer.get(f"{path}/replay?event=20{seat}")).text for seat in ("", "&seat=0", "&seat=1")]
    assert ["tie-rod" in page for page in pages] == [True, False, False]


async def test_a_page_without_script_looks_again_while_others_are_awaited(inside: Inside) -> None:
    ana, ben = inside.browser(), inside.browser()
    path = await ana.new_table(2, option_change_of_mind="on")
    await ben.get(path)
    await ben.post(f"{path}/sit")
    await ben.post(f"{path}/ready")
    await inside.work()
    before = (await ana.get(path)).text
    await ana.post(f"{path}/decide", question=QUESTION.findall(before)[0], text="4")
    after = (await ana.get(path)).text
    assert ["http-equiv" in page for page in (before, after)] == [False, True]


async def test_settings_lead_back_to_the_table_whose_form_was_refused(inside: Inside) -> None:
    surfer = inside.browser()
    path, question = await at_first_call(inside, surfer)
    answer = await surfer.post(f"{path}/decide", question=question, text="99")
    assert f'href="/settings?back={path}"' in answer.text


async def test_the_fingerprint_of_the_shuffle_stands_on_the_page_from_the_start(inside: Inside) -> None:
    surfer = inside.browser()
    path, _ = await at_first_call(inside, surfer)
    table = (await inside.house.scenes.scene(path.removeprefix("/tables/"))).table
    assert table.commitment in (await surfer.get(path)).text


async def test_a_new_name_stands_on_every_chair_where_the_game_has_not_begun(inside: Inside) -> None:
    surfer = inside.browser()
    path = await surfer.new_table(2)
    await surfer.post("/me", name="Mamie Lou")
    assert "Mamie Lou" in (await inside.browser().get(path)).text


async def test_files_are_compressed_and_kept_for_long(inside: Inside) -> None:
    answer = await inside.browser().get("/static/1/patch.js")
    assert (answer.headers["content-encoding"], "immutable" in answer.headers["cache-control"]) == (
        "gzip",
        True,
    )


async def test_pages_with_the_token_of_their_forms_are_not_compressed(inside: Inside) -> None:
    assert "content-encoding" not in (await inside.browser().get("/")).headers


async def test_open_tables_stand_on_the_home_page(inside: Inside) -> None:
    surfer = inside.browser()
    path = await surfer.new_table()
    assert f'href="{path}"' in (await surfer.get("/")).text


async def test_the_rules_have_an_anchor_for_every_rule(inside: Inside) -> None:
    page = await inside.browser().get("/rules/take-it-easy")
    assert [f'id="TIE-{number}"' in page.text for number in range(1, 20)] == [True] * 19
