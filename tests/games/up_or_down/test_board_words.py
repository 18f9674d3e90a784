"""What is said around the drawing of Up or Down?: choices, refusals, prompt, news, the others, the primer."""

import re

import pytest

from ludotheque.core.board import Choice
from ludotheque.core.events import Seat
from ludotheque.games.up_or_down.board import UpOrDownBoard
from ludotheque.games.up_or_down.state import State
from ludotheque.games.up_or_down.view import View
from tests.support.drawings import parsed, speaker
from tests.support.up_or_down import CONFIGURATIONS, GAME, after, area, dealt, position, random_states

BOARD = UpOrDownBoard()
SAY = speaker("en", "up_or_down")
LANGUAGES = ("en", "fr", "nl")
AFTER_A_TURN = after(dealt(), "20 x15 r1 up =2")


def seen(state: State, seat: Seat | None = 0) -> View:
    view = GAME.view(state, seat)
    assert isinstance(view, View)
    return view


def labels(choices: tuple[Choice, ...]) -> list[str]:
    return [choice.label for choice in choices]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_has_one_choice_with_words_of_its_own(language: str) -> None:
    say = speaker(language, "up_or_down")
    for options in CONFIGURATIONS[:5]:
        for state in list(random_states(9, options))[::7]:
            for seat in GAME.actors(state):
                view = seen(state, seat)
                choices = BOARD.choices(view, say)
                codes = [GAME.encode(options, action) for action in view.legal]
                assert [choice.code for choice in choices] == codes
                assert len(set(labels(choices))) == len(codes)


@pytest.mark.rule("UOD-7")
def test_the_cards_of_the_hand_may_be_played() -> None:
    assert labels(BOARD.choices(seen(dealt()), SAY)) == ["Play 20 red", "Play 40 pink", "Play 50 red"]


@pytest.mark.rule("UOD-8")
def test_both_neighbours_may_be_taken() -> None:
    assert labels(BOARD.choices(seen(after(dealt(), "20")), SAY)) == ["Take 15 blue", "Take 25 yellow"]


@pytest.mark.rule("UOD-8")
def test_other_cards_of_the_ring_may_not_be_taken() -> None:
    refused = BOARD.refused(seen(after(dealt(), "20")), SAY)
    assert [choice.elements for choice in refused] == [(f"card-{card}",) for card in (10, 20, 35, 45, 54)]


@pytest.mark.rule("UOD-10")
def test_a_row_that_does_not_accept_the_card_may_not_be_chosen() -> None:
    state = after(position(areas={0: area("30 31 / 5")}), "20 x15")
    assert [choice.elements for choice in BOARD.refused(seen(state), SAY)] == [("row-0-0",)]


def test_nothing_is_refused_to_who_has_nothing_to_do() -> None:
    assert BOARD.refused(seen(dealt(), 1), SAY) == ()


@pytest.mark.parametrize("words", ["", "20", "20 x15", "20 x15 r1"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_a_turn_has_a_prompt_and_a_rule(words: str, language: str) -> None:
    view = seen(after(dealt(), words))
    assert BOARD.prompt(view, speaker(language, "up_or_down"))
    assert BOARD.rule(view) in GAME.info.rules


@pytest.mark.rule("UOD-12")
@pytest.mark.parametrize(
    ("words", "rule"), [("", "UOD-7"), ("20", "UOD-8"), ("20 x15", "UOD-9"), ("20 x15 r1", "UOD-12")]
)
def test_the_rule_that_applies_is_that_of_the_step(words: str, rule: str) -> None:
    assert BOARD.rule(seen(after(dealt(), words))) == rule


def test_who_waits_is_told_for_whom() -> None:
    assert "Seat 1" in BOARD.prompt(seen(dealt(), 1), SAY)


def test_news_tell_what_was_played_taken_laid_and_drawn() -> None:
    told = BOARD.news(seen(AFTER_A_TURN, 1), SAY)
    assert [word for word in ("Seat 1", "20 red", "15 blue", "row 1", "1 yellow") if word not in told] == []


@pytest.mark.rule("UOD-17")
def test_news_do_not_tell_a_card_drawn_face_down() -> None:
    state = after(dealt(), "20 x15 r1 down =33")
    assert "33" not in BOARD.news(seen(state, 1), SAY)


def test_there_is_no_news_before_the_first_turn_or_in_the_middle_of_ones_own() -> None:
    before, during = dealt(), after(AFTER_A_TURN, "21", seat=1)
    assert (BOARD.news(seen(before), SAY), BOARD.news(seen(during, 1), SAY)) == ("", "")


def test_beside_the_board_every_other_player_has_a_picture() -> None:
    titles = [picture.title for picture in BOARD.beside(seen(position(areas={1: area("1 7 / 30")})), SAY)]
    assert titles == ["Seat 2: ▲2×2 · ○1×1 = 5"]


@pytest.mark.parametrize(("players", "opened"), [(2, True), (3, True), (4, False), (6, False)])
def test_at_a_table_of_many_the_rows_of_others_open_on_demand(players: int, opened: bool) -> None:  # noqa: FBT001
    (options,) = [each for each in CONFIGURATIONS[:5] if each.players == players]
    states = [state for state in random_states(1, options) if 0 in GAME.actors(state) and not state.turns]
    others = BOARD.beside(seen(states[0] if states else next(random_states(1, options))), SAY)
    assert [picture.opened for picture in others] == [opened] * (players - 1)


def test_the_log_has_a_line_for_each_of_the_last_turns() -> None:
    *_, log = BOARD.beside(seen(AFTER_A_TURN, 1), SAY)
    assert len(log.lines) == 1


@pytest.mark.rule("UOD-17")
def test_beside_the_board_a_hand_shows_backs_and_the_cards_that_all_know() -> None:
    (other, *_) = BOARD.beside(seen(position(known={1: (21,)})), SAY)
    found = re.findall(r'data-key="card-(\d+)"', other.svg)
    assert found == ["21"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_primer_has_four_pictures_of_one_size(language: str) -> None:
    pictures = BOARD.primer(speaker(language, "up_or_down"))
    sizes = {parsed(picture.svg).attrib["viewBox"] for picture in pictures}
    assert (len(pictures), len(sizes), all(picture.text for picture in pictures)) == (4, 1, True)


@pytest.mark.rule("UOD-15")
def test_a_score_line_says_what_it_is_for() -> None:
    assert [BOARD.where(where, SAY) for where in ("row-2", "discards")] == ["Row 2", "Discards"]
