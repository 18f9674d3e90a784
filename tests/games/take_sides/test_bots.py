"""The bots: what each does in positions where it is plain, and who beats whom."""

from random import Random

import pytest

from ludotheque.core.bot import AnyBot
from ludotheque.core.events import ChanceOutcome, SeatAction
from ludotheque.core.view import AnyView
from ludotheque.games.take_sides.bots import Greedy, Steady
from ludotheque.games.take_sides.options import Options
from ludotheque.games.take_sides.powers import Remontada, Weather
from ludotheque.games.take_sides.rules import apply
from ludotheque.games.take_sides.state import Action, Bonus, State
from tests.support.take_sides import CONFIGURATIONS, GAME, action, after, position, table

BOTS = [Greedy(), Steady()]


class Anything:
    """Does anything."""

    def choose(self, view: AnyView, rng: Random) -> Action:
        chosen: Action = rng.choice(view.legal)
        return chosen


class Eager:
    """Plays like another bot, and would fail if it chose what is not legal."""

    def __init__(self, bot: AnyBot) -> None:
        self._bot = bot

    def choose(self, view: AnyView, rng: Random) -> Action:
        chosen: Action = self._bot.choose(view, rng)
        assert chosen in view.legal
        return chosen


def rounds(bots: list[AnyBot], options: Options, seed: int) -> tuple[int, ...]:
    """How many rounds every seat wins."""
    rng = Random(seed)
    state = GAME.initial_state(options)
    while (outcome := GAME.outcome(state)) is None:
        chance = GAME.chance(state)
        if chance is not None:
            state = apply(state, ChanceOutcome(rng.choice(chance.outcomes)))
        else:
            seat = min(GAME.actors(state))
            state = apply(state, SeatAction(seat, bots[seat].choose(GAME.view(state, seat), rng)))
    return outcome.totals


def choice(bot: AnyBot, state: State, seat: int = 0) -> Action:
    chosen: Action = bot.choose(GAME.view(state, seat), Random(0))
    return chosen


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_a_bot_plays_whole_matches_at_every_table(bot: AnyBot, options: Options) -> None:
    for seed in range(3):
        assert max(rounds([Eager(bot)] * options.players, options, seed)) == 2


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_the_same_view_and_an_equal_generator_give_the_same_action(bot: AnyBot) -> None:
    assert choice(bot, position()) == choice(bot, position())


def test_greedy_takes_the_personnage_that_counts_most() -> None:
    """Red 1 with the 3, violet 6 with the 6; all doors are empty."""
    assert choice(Greedy(), position(hands=("R3 V1", "B1 B2"), weather=Weather.SNOW)) == action("V1a6")


def test_greedy_pushes_what_stands_in_its_way() -> None:
    state = after(position(hands=("B5 R4", "G1 G2"), theirs={5: "V4"}, street="R1 O2 Y3 G4 B6 V6"), "B5a5")
    assert choice(Greedy(), state) == action("push-5-4")


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_a_bot_vetoes_what_costs_it_much(bot: AnyBot) -> None:
    """The only card at the door of the 6 is to be turned down, and another lies opposite."""
    veto = {1: Bonus(Remontada.VETO)}
    state = position(
        hands=("V6 R4", "G1 G3"), ours={5: "V3"}, theirs={5: "V4"}, street="R1 O2 Y3 G4 V5 O6", bonuses=veto
    )
    assert choice(bot, after(state, "V6a6 down-5"), seat=1) == action("veto")


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_beats_whoever_does_anything(bot: AnyBot, players: int) -> None:
    bots = [bot, Anything()] * (players // 2)
    won = sum(rounds(bots, table(players=players), seed)[0] == 2 for seed in range(30))
    assert won >= 27
