"""A match keeps the state, the dealer and the record together; shown with Take it Easy!."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.dealer import Checkable, ScriptedDealer, Seeded, checkable_dealer, commitment
from ludotheque.core.errors import IllegalAction, RecordError
from ludotheque.core.match import Match
from ludotheque.core.notation import read_record, write_record
from ludotheque.core.options import option_texts
from ludotheque.core.record import Record, header_of, verify
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import Place
from tests.oracle.take_it_easy import examine
from tests.support.games import GAME, random_match, seats, some_options
from tests.support.take_it_easy import PAIR, POOR, SOLO, TRIO, tiles

CHANGEABLE = Options(players=3, change_of_mind=True)


def match_of(agreed: Options, words: str = "") -> Match:
    """A match whose tiles are called in the order of POOR, with placements such as ``0:9 1:4``."""
    match = Match(GAME, header_of(GAME, agreed, seats(agreed.players)), ScriptedDealer(tiles(POOR)))
    for word in words.split():
        seat, _, cell = word.partition(":")
        match.act(int(seat), Place(int(cell)))
    return match


def movetext(match: Match) -> str:
    return " ".join(
        entry.text if entry.seat is None else f"{entry.seat}:{entry.text}" for entry in match.record.entries
    )


def test_the_first_tile_is_called_at_the_start() -> None:
    assert movetext(match_of(TRIO)) == "123"


def test_everybody_is_awaited_in_seat_order() -> None:
    assert match_of(TRIO).awaited == (0, 1, 2)


def test_whoever_has_placed_is_not_awaited_any_more() -> None:
    assert match_of(TRIO, "1:4").awaited == (0, 2)


def test_a_placement_alone_enters_the_record_at_once() -> None:
    assert movetext(match_of(SOLO, "0:4 0:7")) == "123 0:4 124 0:7 128"


def test_placements_stay_out_of_the_record_until_all_have_placed() -> None:
    assert movetext(match_of(TRIO, "2:4 0:9")) == "123"


@pytest.mark.parametrize("order", ["0:9 1:4 2:3", "2:3 1:4 0:9", "1:4 2:3 0:9", "2:3 0:9 1:4"])
def test_placements_enter_the_record_in_seat_order_whoever_was_quicker(order: str) -> None:
    assert movetext(match_of(TRIO, order)) == "123 0:9 1:4 2:3 124"


def test_only_the_last_choice_of_a_changed_mind_enters_the_record() -> None:
    assert movetext(match_of(CHANGEABLE, "2:3 0:9 0:5 2:7 1:4")) == "123 0:5 1:4 2:7 124"


@pytest.mark.parametrize(
    ("seat", "cell", "reason"),
    [(0, 9, "cell-taken"), (1, 5, "already-placed"), (3, 5, "no-such-seat"), (0, 19, "no-such-cell")],
)
def test_an_illegal_act_leaves_everything_as_it_was(seat: int, cell: int, reason: str) -> None:
    match = match_of(PAIR, "0:9 1:4 1:3")
    before = match.record, match.awaited, [match.view(seen_by) for seen_by in (0, 1, None)]
    with pytest.raises(IllegalAction, match=reason):
        match.act(seat, Place(cell))
    assert (match.record, match.awaited, [match.view(seen_by) for seen_by in (0, 1, None)]) == before


def test_an_illegal_act_leaves_the_placements_that_wait_for_the_others() -> None:
    match = match_of(PAIR, "1:3")
    with pytest.raises(IllegalAction):
        match.act(1, Place(4))
    match.act(0, Place(9))
    assert movetext(match) == "123 0:9 1:3 124"


def test_nobody_acts_after_the_end() -> None:
    match = match_of(SOLO, " ".join(f"0:{cell}" for cell in range(19)))
    with pytest.raises(IllegalAction, match="game-over"):
        match.act(0, Place(0))


def test_a_match_has_no_outcome_and_no_result_before_the_end() -> None:
    match = match_of(SOLO, " ".join(f"0:{cell}" for cell in range(18)))
    assert (match.outcome, match.record.header.result) == (None, None)


def test_a_match_ends_with_its_outcome_and_the_result_in_its_record() -> None:
    match = match_of(SOLO, " ".join(f"0:{cell}" for cell in range(19)))
    assert match.outcome is not None
    assert (match.awaited, match.outcome.totals, match.record.header.result) == ((), (27,), (27,))


def test_a_match_knows_what_was_agreed() -> None:
    match = match_of(PAIR)
    assert (match.game, match.options, match.seats) == (GAME, PAIR, seats(2))


def test_a_seeded_match_says_so_in_its_record() -> None:
    assert Match.seeded(GAME, PAIR, seats(2), 42).record.header.dealing == Seeded("42")


@given(seed=st.integers(0, 10_000))
def test_equal_seeds_and_equal_players_give_equal_records(seed: int) -> None:
    agreed = some_options(Random(seed))
    assert random_match(seed, agreed).record == random_match(seed, agreed).record


def calls(record: Record) -> list[str]:
    return [entry.text for entry in record.entries if entry.seat is None]


def test_a_seed_deals_the_same_whatever_the_players_do() -> None:
    one, other = (Match.seeded(GAME, SOLO, seats(1), "rain") for _ in range(2))
    for cell in range(19):
        one.act(0, Place(cell))
        other.act(0, Place(18 - cell))
    assert calls(one.record) == calls(other.record)


def test_other_seeds_deal_otherwise() -> None:
    assert len({tuple(calls(random_match(seed, SOLO).record)) for seed in range(20)}) == 20


@given(seed=st.integers(0, 10_000))
def test_the_record_of_a_match_verifies_and_the_oracle_agrees(seed: int) -> None:
    match = random_match(seed, some_options(Random(seed)))
    verification = verify(GAME, match.record)
    assert verification.dealing_checked
    assert verification.outcome == match.outcome
    assert examine(write_record(match.record)).totals == match.record.header.result


@given(seed=st.integers(0, 10_000), actions=st.integers(0, 60))
def test_the_record_of_an_unfinished_match_verifies(seed: int, actions: int) -> None:
    match = random_match(seed, some_options(Random(seed)), actions=actions)
    assert verify(GAME, match.record).outcome == match.outcome


@given(seed=st.integers(0, 10_000), actions=st.integers(0, 60))
def test_a_match_goes_on_from_its_record_as_it_would_have_gone_on(seed: int, actions: int) -> None:
    agreed = some_options(Random(seed))
    whole, part = random_match(seed, agreed), random_match(seed, agreed, actions=actions)
    resumed = Match.resumed(GAME, read_record(write_record(part.record)).record)
    assert resumed.record == part.record
    played = [entry for entry in whole.record.entries if entry.seat is not None]
    acted = sum(entry.seat is not None for entry in part.record.entries)
    for entry in played[acted:]:
        resumed.act(entry.seat or 0, GAME.parse_action(agreed, entry.text))
    assert resumed.record == whole.record


def test_a_match_without_a_public_seed_cannot_go_on_from_its_record() -> None:
    with pytest.raises(RecordError, match="cannot-be-resumed"):
        Match.resumed(GAME, match_of(PAIR).record)


def test_a_checkable_match_verifies_once_its_secret_is_told() -> None:
    secret = bytes(32)
    dealer = checkable_dealer(secret, [b"\x01", None], option_texts(PAIR).items())
    told = Checkable("t", commitment(secret, "t"), ("01", None), secret.hex())
    match = Match(GAME, header_of(GAME, PAIR, seats(2), dealing=told), dealer)
    match.act(1, Place(3))
    match.act(0, Place(9))
    assert verify(GAME, match.record).dealing_checked


def test_a_checkable_match_cannot_be_checked_while_its_secret_is_hidden() -> None:
    secret = bytes(32)
    dealer = checkable_dealer(secret, [None, None], option_texts(PAIR).items())
    hidden = Checkable("t", commitment(secret, "t"), (None, None))
    assert (
        verify(
            GAME, Match(GAME, header_of(GAME, PAIR, seats(2), dealing=hidden), dealer).record
        ).dealing_checked
        is False
    )


def test_a_seat_may_say_its_action_in_the_notation() -> None:
    match = match_of(SOLO)
    match.play(0, "4")
    assert movetext(match) == "123 0:4 124"


def test_why_not_tells_the_refusal_and_nothing_happens() -> None:
    match = match_of(SOLO, "0:4")
    refusal = match.why_not(0, Place(4))
    assert refusal is not None
    assert (refusal.reason, movetext(match)) == ("cell-taken", "123 0:4 124")


def test_why_not_tells_nothing_of_a_legal_action_and_nothing_happens() -> None:
    match = match_of(SOLO)
    assert (match.why_not(0, Place(4)), movetext(match)) == (None, "123")
