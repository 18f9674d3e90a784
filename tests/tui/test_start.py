"""From what was asked for to a plan."""

from ludotheque.registry import load
from ludotheque.tui.start import Wish, plan, speaker_about

BOX = load("take-it-easy")


def test_the_number_of_players_may_be_given_as_an_option_of_the_game() -> None:
    wanted = plan(BOX, Wish(options={"players": "3"}), speaker_about(BOX, "en"))
    assert (wanted.options.players, len(wanted.seats)) == (3, 3)


def test_where_nothing_is_said_about_people_there_is_one() -> None:
    wanted = plan(BOX, Wish(bots=("steady", "greedy")), speaker_about(BOX, "en"))
    assert [seated.bot for seated in wanted.seats] == [None, "steady", "greedy"]
