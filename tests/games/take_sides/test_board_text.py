"""The street in characters, and what is said around it: all there is to see, at 80 by 24, without colour."""

from random import Random

import pytest

from ludotheque.core.board import TextPicture
from ludotheque.core.events import Seat
from ludotheque.draw.canvas import columns
from ludotheque.games.take_sides.board.aside import aside
from ludotheque.games.take_sides.board.choices import choices
from ludotheque.games.take_sides.board.news import news
from ludotheque.games.take_sides.board.others import beside
from ludotheque.games.take_sides.board.prompt import prompt, rule
from ludotheque.games.take_sides.board.score import score, where
from ludotheque.games.take_sides.board.text import text
from ludotheque.games.take_sides.powers import Remontada, Weather
from ludotheque.games.take_sides.state import Bonus, State
from ludotheque.games.take_sides.view import View
from tests.support.drawings import speaker
from tests.support.take_sides import CONFIGURATIONS, GAME, after, position, random_states

SAY = speaker("en", "take_sides")
every_language = pytest.mark.parametrize("language", ["en", "fr", "nl"])


def seen(state: State, seat: Seat | None = 0) -> View:
    view = GAME.view(state, seat)
    assert isinstance(view, View)
    return view


def some_views() -> list[View]:
    """From every seat and from outside, at every table, now and then."""
    rng = Random(5)
    found = []
    for options in CONFIGURATIONS:
        states = list(random_states(11, options))
        seats = [*range(options.players), None]
        found += [seen(state, rng.choice(seats)) for state in [*rng.sample(states, 25), states[-1]]]
    return found


VIEWS = some_views()


def size(picture: TextPicture) -> tuple[int, int]:
    lines = str(picture).split("\n")
    return max(len(columns(line)) for line in lines), len(lines)


@every_language
def test_the_street_fits_a_terminal_beside_what_stands_there(language: str) -> None:
    say = speaker(language, "take_sides")
    for view in VIEWS:
        wide, high = size(text(view, say))
        wide_aside, high_aside = size(aside(view, say))
        assert (wide <= 44, wide_aside <= 36, max(high, high_aside) <= 22) == (True, True, True)


@every_language
def test_the_score_fits_a_terminal(language: str) -> None:
    say = speaker(language, "take_sides")
    for view in VIEWS:
        wide, high = size(score(view, say))
        assert (wide <= 80, high <= 22) == (True, True)


@every_language
def test_every_legal_action_has_one_choice_with_words_of_its_own(language: str) -> None:
    say = speaker(language, "take_sides")
    for view in VIEWS:
        offered = choices(view, say)
        assert [choice.code for choice in offered] == [GAME.encode(view.options, each) for each in view.legal]
        assert len({choice.label for choice in offered}) == len(offered)


@every_language
def test_whatever_happens_is_told_and_asked_for(language: str) -> None:
    say = speaker(language, "take_sides")
    for view in VIEWS:
        assert prompt(view, say)
        assert rule(view) in GAME.info.rules
        assert "ts-" not in " ".join(
            (prompt(view, say), news(view, say), *(each.title for each in beside(view, say)))
        )


def test_every_column_where_a_card_fits_carries_its_code() -> None:
    view = seen(position())
    codes = {span.code for line in text(view, SAY).lines for span in line if span.code is not None}
    assert codes == {GAME.encode(view.options, action) for action in view.legal}


@pytest.mark.rule("TS-6")
def test_the_last_card_of_a_queue_stands_in_brackets() -> None:
    picture = str(text(seen(position(ours={1: "R2 R3"})), SAY)).split("\n")
    assert (picture[7][:5], picture[8][:5]) == (" R=2", "[R=3]")


@pytest.mark.rule("TS-27")
def test_a_card_turned_down_shows_its_back() -> None:
    picture = str(text(seen(position(theirs={2: "-G2"})), SAY)).split("\n")
    assert picture[5].strip() == "▓▓▓"


@pytest.mark.rule("TS-16")
def test_beside_each_personnage_stands_who_would_take_it_now() -> None:
    picture = str(text(seen(position(ours={1: "R3"}, theirs={2: "O3"})), SAY)).split("\n")
    assert picture[6].split()[1::2] == ["▼", "▲", "=", "=", "=", "="]


def test_for_the_player_of_side_b_the_own_side_is_below() -> None:
    picture = str(text(seen(position(theirs={1: "R3"}), 1), SAY)).split("\n")
    assert picture[7][:5] == "[R=3]"


@pytest.mark.rule("TS-8")
def test_what_is_being_tried_lies_on_the_street_for_its_player_alone() -> None:
    state = after(position(), "R3a1")
    assert ["[R=3]" in str(text(seen(state, seat), SAY)) for seat in (0, 1)] == [True, False]


@pytest.mark.rule("TS-27")
def test_nobody_else_sees_a_hand() -> None:
    written = str(text(seen(position(), None), SAY)) + str(aside(seen(position(), None), SAY))
    assert [card for card in ("R=3", "R=4", "R=5", "R=6") if card in written] == []


@pytest.mark.rule("TS-23")
@every_language
def test_the_sky_is_named_and_explained(language: str) -> None:
    say = speaker(language, "take_sides")
    view = seen(position(weather=Weather.FOG))
    assert next(each.text for each in beside(view, say)) == say("ts-weather-fog-power")


@pytest.mark.rule("TS-20")
def test_help_is_told_with_whose_it_is_and_what_was_chosen() -> None:
    view = seen(position(bonuses={1: Bonus(Remontada.SOFT_SPOT, column=3)}))
    assert "Seat 2: Soft Spot 4" in [each.title for each in beside(view, SAY)]


def test_the_house_cards_are_said_to_be_house_rules() -> None:
    *_, cards = beside(seen(position()), SAY)
    assert cards.text == "Credits of the original game unknown to us; card effects are house rules."


@pytest.mark.rule("TS-18")
def test_the_result_of_a_round_says_when_who_stopped_it_decided() -> None:
    """Red 1 and blue 5 against orange 2 and green 4: six points and two Personnages each; Berta is stuck."""
    state = position(
        hands=("V3 O6", ""),
        ours={1: "R3", 5: "B3"},
        theirs={2: "O5", 4: "G5"},
        pile="",
        street="R1 O2 Y3 G4 B5 V6",
    )
    over = after(state, "V3a3 move-3-1")
    assert "who stopped the round wins it" in news(seen(over), SAY)


@pytest.mark.rule("TS-16")
def test_a_score_line_says_what_it_is_for() -> None:
    assert [where(each, SAY) for each in ("column-3", "tip", "rainbow")] == ["Column 3", "Tip", "Rainbow"]
