"""The bots: what each does in positions where it is plain, and who beats whom."""

from random import Random

import pytest

from ludotheque.core.bot import AnyBot
from ludotheque.core.events import ChanceOutcome, SeatAction
from ludotheque.core.view import AnyView
from ludotheque.games.up_or_down.bots import Greedy, Steady, expected
from ludotheque.games.up_or_down.options import Options
from ludotheque.games.up_or_down.rules import apply
from ludotheque.games.up_or_down.state import Action, Draw, Lay, Pile, Play, State, Take
from tests.support.up_or_down import CONFIGURATIONS, GAME, after, area, dealt, position, table

BOTS = [Greedy(), Steady()]


def choice(bot: AnyBot, state: State, seat: int = 0) -> Action:
    chosen: Action = bot.choose(GAME.view(state, seat), Random(0))
    return chosen


class Eager:
    """Plays like another bot, and would fail if it chose what is not legal."""

    def __init__(self, bot: AnyBot) -> None:
        self._bot = bot

    def choose(self, view: AnyView, rng: Random) -> Action:
        chosen: Action = self._bot.choose(view, rng)
        assert chosen in view.legal
        return chosen


def totals(bots: list[AnyBot], options: Options, seed: int) -> tuple[int, ...]:
    rng = Random(seed)
    state = GAME.initial_state(options)
    while (outcome := GAME.outcome(state)) is None:
        chance = GAME.chance(state)
        if chance is not None:
            state = apply(state, ChanceOutcome(rng.choice(chance.outcomes)))
        else:
            (seat,) = GAME.actors(state)
            state = apply(state, SeatAction(seat, bots[seat].choose(GAME.view(state, seat), rng)))
    return outcome.totals


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_a_bot_plays_whole_games_at_every_table(bot: AnyBot, options: Options) -> None:
    assert len(totals([Eager(bot)] * options.players, options, 1)) == options.players


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_a_bot_goes_on_with_a_turn_that_somebody_else_began(bot: AnyBot) -> None:
    assert choice(bot, after(dealt(), "40")) in (Take(35), Take(45))


def test_greedy_carries_on_the_row_that_scores_most() -> None:
    # 15 is blue like 3 and 9: three cards of one colour score 9.
    state = after(position(areas={0: area("3 9 / 4 5")}), "20 x15")
    assert choice(Greedy(), state) == Lay(0)


def test_greedy_plays_for_the_neighbour_that_scores_most() -> None:
    # 15 comes within reach by playing 20 alone.
    assert choice(Greedy(), position(areas={0: area("3 9")})) == Play(20)


def test_greedy_draws_what_it_sees() -> None:
    assert choice(Greedy(), after(dealt(), "20 x15 r1")) == Draw(Pile.UP)


def test_steady_draws_face_down_where_the_other_pile_is_empty() -> None:
    state = after(position(top=None, up=0), "20 x15 r1")
    assert choice(Steady(), state) == Draw(Pile.DOWN)


def test_steady_expects_more_of_a_row_with_more_room() -> None:
    assert expected(area("1 7"), 10, 54) > expected(area("1 49"), 10, 54)


def test_steady_expects_what_lies_there_once_no_turn_is_left() -> None:
    # 2 × 2, 3 × 1, 1, and two discards.
    assert expected(area("1 7 / 1 2 3 / 4", [5, 6]), 0, 54) == 4 + 3 + 1 + 2


def test_equal_views_get_equal_answers() -> None:
    assert [choice(Steady(), dealt()) for _ in range(2)] == [choice(Steady(), dealt())] * 2


def test_steady_beats_greedy_in_both_seats() -> None:
    better, worse = Steady(), Greedy()
    games = range(12)
    ahead = [totals([better, worse], table(starter=1), seed) for seed in games]
    behind = [totals([worse, better], table(starter=1), seed)[::-1] for seed in games]
    assert sum(mine > other for mine, other in [*ahead, *behind]) >= 20
