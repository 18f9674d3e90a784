"""A match in which a common phase is followed at once by a single decision, without chance between."""

from typing import Annotated, Any, cast

import pytest
from msgspec import Meta, Struct
from msgspec.structs import replace

from ludotheque.core.dealer import ScriptedDealer
from ludotheque.core.events import Event, Seat, SeatAction
from ludotheque.core.game import AnyGame, GameInfo
from ludotheque.core.match import Match
from ludotheque.core.options import Options
from ludotheque.core.record import Seated, header_of


class DuetOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=2)] = 2


class DuetState(Struct, frozen=True):
    options: DuetOptions
    said: tuple[tuple[Seat, str], ...] = ()


class Duet:
    """Both say a word at once; whoever was slower then says another, alone."""

    options_type = DuetOptions
    info = GameInfo(
        name="duet",
        rules_versions=(1,),
        rules=(),
        min_players=2,
        max_players=2,
        simultaneous=True,
        hidden_information=True,
        chance=False,
    )

    def initial_state(self, options: DuetOptions, rules_version: int | None = None) -> DuetState:
        assert rules_version == 1
        return DuetState(options)

    def awaited(self, state: DuetState) -> frozenset[Seat]:
        match state.said:
            case ():
                return frozenset({0, 1})
            case ((first, _),):
                return frozenset({1 - first})
            case (_, (slower, _)):
                return frozenset({slower})
        return frozenset()

    def drafting(self, _state: DuetState) -> None:
        return None

    def chance(self, _state: DuetState) -> None:
        return None

    def apply(self, state: DuetState, event: Event[str, Any]) -> DuetState:
        assert isinstance(event, SeatAction)
        return replace(state, said=(*state.said, (event.seat, event.action)))

    def outcome(self, _state: DuetState) -> None:
        return None

    def action_text(self, _options: DuetOptions, action: str) -> str:
        return action


def recorded(*acts: tuple[Seat, str]) -> list[tuple[Seat | None, str]]:
    game = cast("AnyGame", Duet())
    header = header_of(game, DuetOptions(), [Seated("Anna"), Seated("Berta")])
    match = Match(game, header, ScriptedDealer(()))
    for seat, word in acts:
        match.act(seat, word)
    return [(entry.seat, entry.text) for entry in match.record.entries]


@pytest.mark.parametrize("slower", [0, 1])
def test_whoever_ends_a_common_phase_and_is_asked_again_alone_loses_no_action(slower: Seat) -> None:
    acts = [(1 - slower, "hop"), (slower, "sip"), (slower, "sup")]
    assert recorded(*acts) == [*sorted(acts[:2]), (slower, "sup")]
