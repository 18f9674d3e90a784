"""What cannot have happened is refused by the engine and by the oracle, for the same reason."""

from collections.abc import Callable
from random import Random

import pytest

from ludotheque.core.dealer import Checkable, checkable_dealer, commitment
from ludotheque.core.errors import LudothequeError
from ludotheque.core.match import Match
from ludotheque.core.notation import read_record, write_record
from ludotheque.core.options import option_texts
from ludotheque.core.record import header_of, verify
from ludotheque.games.take_it_easy.options import Options
from tests.oracle import corruptions as told
from tests.oracle.take_it_easy import InvalidRecordError, examine
from tests.support.games import GAME, seats

Corruption = Callable[[told.Told, Random], told.Told]

PLAIN = Options(players=3)
TOUCHING = Options(players=3, touching=True)
CHANGEABLE = Options(players=3, change_of_mind=True)
TOUCHING_AND_CHANGEABLE = Options(players=3, touching=True, change_of_mind=True)

REFUSED: dict[Corruption, tuple[Options, str, str]] = {
    told.a_tile_is_called_twice: (PLAIN, "tile-already-called", "TIE-6"),
    told.the_next_call_comes_before_all_have_placed: (PLAIN, "placements-awaited", "TIE-9"),
    told.a_tile_lies_on_a_taken_cell: (PLAIN, "cell-taken", "TIE-8"),
    told.somebody_places_twice: (PLAIN, "already-placed", "TIE-9"),
    told.somebody_changes_after_all_have_placed: (CHANGEABLE, "no-tile-called", "TIE-9"),
    told.somebody_changes_to_the_same_cell: (CHANGEABLE, "same-cell", "TIE-17"),
    told.a_tile_touches_nothing: (TOUCHING, "not-touching", "TIE-16"),
    told.a_changed_tile_touches_only_itself: (TOUCHING_AND_CHANGEABLE, "not-touching", "TIE-16"),
    told.a_cell_is_not_on_the_board: (PLAIN, "bad-cell", "TIE-3"),
    told.a_tile_is_not_in_the_box: (PLAIN, "bad-tile", "TIE-1"),
    told.somebody_without_a_seat_places: (PLAIN, "no-such-seat", "TIE-5"),
    told.somebody_places_before_the_first_call: (PLAIN, "no-tile-called", "TIE-8"),
    told.a_tile_is_called_after_the_end: (PLAIN, "game-over", "TIE-10"),
    told.somebody_places_after_the_end: (PLAIN, "game-over", "TIE-9"),
    told.the_result_is_wrong: (PLAIN, "wrong-result", "TIE-12"),
    told.the_result_is_in_another_order: (PLAIN, "wrong-result", "TIE-12"),
    told.the_result_has_another_number_of_seats: (PLAIN, "wrong-result", "TIE-12"),
    told.there_is_a_result_before_the_end: (PLAIN, "result-without-an-end", "TIE-10"),
    told.two_tiles_of_a_dealt_game_are_swapped: (PLAIN, "not-the-dealt-outcome", "TIE-6"),
    told.the_seed_is_another: (PLAIN, "not-the-dealt-outcome", "TIE-6"),
    told.a_seat_has_no_name: (PLAIN, "wrong-number-of-seats", "TIE-5"),
    told.an_option_has_another_value: (PLAIN, "bad-option-value", "option"),
}
"""For every corruption: a game to corrupt, the engine's reason, and what the oracle's reason names."""

CASES = [pytest.param(corrupt, *case, id=corrupt.__name__) for corrupt, case in REFUSED.items()]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("corrupt", "options", "reason", "rule"), CASES)
def test_engine_and_oracle_refuse_when(
    corrupt: Corruption, options: Options, reason: str, rule: str, seed: int
) -> None:
    record = told.told(seed, options)
    assert examine(str(record)).totals == record.totals()
    text = str(corrupt(record, Random(seed)))
    with pytest.raises(InvalidRecordError, match=rule):
        examine(text)
    with pytest.raises(LudothequeError) as refusal:
        verify(GAME, read_record(text).record)
    assert refusal.value.reason == reason


def checkable_record(secret: bytes) -> str:
    """A finished game whose chance can be checked."""
    options = Options(players=2)
    dealing = Checkable("table-1", commitment(secret, "table-1"), ("c0ffee", None), secret.hex())
    dealer = checkable_dealer(secret, [bytes.fromhex("c0ffee"), None], option_texts(options).items())
    match = Match(GAME, header_of(GAME, options, seats(2), dealing=dealing), dealer)
    while match.awaited:
        match.act(match.awaited[0], match.view(match.awaited[0]).legal[0])
    return write_record(match.record)


def test_engine_and_oracle_deal_a_checkable_game_alike() -> None:
    text = checkable_record(bytes(range(32)))
    assert verify(GAME, read_record(text).record).dealing_checked
    assert examine(text).finished


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Contribution 0: c0ffee", "Contribution 0: c0ffef"),
        ("Contribution 1: -", "Contribution 1: 00"),
        ("Secret: 00", "Secret: 01"),
        ("Table: table-1", "Table: table-2"),
        ("touching=off change-of-mind=off", "change-of-mind=off touching=off"),
    ],
)
def test_engine_and_oracle_refuse_another_dealing_than_the_one_committed_to(before: str, after: str) -> None:
    text = checkable_record(bytes(range(32)))
    assert before in text
    text = text.replace(before, after)
    with pytest.raises(LudothequeError):
        verify(GAME, read_record(text).record)
    with pytest.raises(ValueError, match=r"committed|was not dealt"):
        examine(text)
