"""Records: replayed without a seed, checked without trust."""

import pytest

from ludotheque.core.errors import NotationError, OptionsError, RecordError, RulesVersionError
from ludotheque.core.events import ChanceOutcome, SeatAction
from ludotheque.core.notation import read_record, write_json
from ludotheque.core.record import (
    Entry,
    entry_of,
    event_of,
    final_state,
    header_of,
    initial_state_of,
    options_of,
    replay,
    verify,
)
from ludotheque.games.take_it_easy.rules import Place
from tests.support.games import GAME, seats
from tests.support.records import (
    EVENTS,
    HEAD,
    record_file,
    refused,
    unreadable,
    verified,
    wrong,
)
from tests.support.take_it_easy import PAIR, POOR, WORSE, state_after, tile, whole_round

WHOLE = whole_round(POOR, WORSE).replace(" / ", "\n")


def test_a_right_record_tells_how_many_events_were_played_again() -> None:
    assert verified().events == 6


def test_a_record_that_stops_early_has_no_outcome() -> None:
    assert verified().outcome is None


def test_a_record_that_does_not_tell_of_its_chance_has_none_checked() -> None:
    assert verified().dealing_checked is None


def test_a_finished_record_has_an_outcome() -> None:
    outcome = verified("Result: 27 24", events=WHOLE).outcome
    assert outcome is not None
    assert outcome.totals == (27, 24)


def test_a_finished_record_need_not_give_its_result() -> None:
    assert verified(events=WHOLE).outcome is not None


def test_an_event_against_the_rules_is_refused_with_the_rule() -> None:
    error = wrong(events=EVENTS.replace("0:12", "0:9"))
    assert (error.reason, error.rule, error.facts) == ("cell-taken", "TIE-8", {"cell": 9})


def test_an_event_against_the_rules_is_refused_with_its_number() -> None:
    assert wrong(events=EVENTS.replace("0:12", "0:9")).event == 5


def test_an_event_against_the_rules_is_refused_with_its_line() -> None:
    assert wrong(events=EVENTS.replace("0:12", "0:9")).line == 9


@pytest.mark.parametrize(
    ("events", "reason", "event", "line"),
    [
        ("999 0:9 1:4", "bad-tile", 1, 7),
        ("978 0:9 1:x", "bad-cell", 3, 7),
        ("978 0:9\n1:19", "bad-cell", 3, 8),
        ("978 0:9 2:4", "no-such-seat", 3, 7),
        ("978 0:9 1:4\n\n978", "tile-already-called", 4, 9),
        ("0:9", "no-tile-called", 1, 7),
        (f"{WHOLE}\n978", "game-over", 58, 26),
    ],
)
def test_an_event_that_cannot_be_is_refused_where_it_stands(
    events: str, reason: str, event: int, line: int
) -> None:
    error = wrong(events=events)
    assert (error.reason, error.event, error.line) == (reason, event, line)


def test_the_first_wrong_event_is_the_one_refused() -> None:
    assert wrong(events="978 0:9 0:9 0:9").event == 3


def test_in_json_an_event_has_no_line() -> None:
    record = record_file(events=EVENTS.replace("0:12", "0:9")).record
    file = read_record(write_json(record))
    with pytest.raises(RecordError) as caught:
        verify(GAME, file.record)
    located = file.located(caught.value)
    assert (located.event, located.line) == (5, None)


def test_as_many_must_sit_as_play() -> None:
    error = wrong("Seat 2: Carla")
    assert (error.reason, error.facts) == ("wrong-number-of-seats", {"seats": 3, "players": 2})


def test_a_wrong_number_of_seats_is_found_at_the_first_seat() -> None:
    assert wrong("Seat 2: Carla").line == 5


def test_a_wrong_result_is_refused_with_the_right_one() -> None:
    error = wrong("Result: 27 27", events=WHOLE)
    assert (error.reason, error.facts) == ("wrong-result", {"expected": "27 24", "found": "27 27"})


@pytest.mark.parametrize("result", ["27", "27 24 0", "24 27"])
def test_a_result_has_a_total_for_every_seat_in_order(result: str) -> None:
    assert wrong(f"Result: {result}", events=WHOLE).reason == "wrong-result"


def test_a_wrong_result_is_found_at_its_heading() -> None:
    assert wrong("Result: 27 27", events=WHOLE).line == 7


def test_a_result_without_an_end_is_refused_at_its_heading() -> None:
    error = wrong("Result: 27 24")
    assert (error.reason, error.line) == ("result-without-an-end", 7)


@pytest.mark.parametrize("version", ["0", "2"])
def test_an_unknown_version_of_the_rules_is_refused(version: str) -> None:
    record = record_file(head=HEAD.replace("Version: 1", f"Version: {version}")).record
    error = refused(RulesVersionError, record)
    assert error.facts == {"game": "take-it-easy", "version": int(version), "known": "1"}


def test_an_unknown_version_of_the_rules_is_found_at_its_heading() -> None:
    file = record_file(head=HEAD.replace("Version: 1", "Version: 2"))
    error = refused(RulesVersionError, file.record)
    assert file.located(RecordError.because(error)).line == 3


@pytest.mark.parametrize(
    ("options", "reason"),
    [("players=2 rounds=9", "bad-option-value"), ("players=2 jokers=1", "unknown-option")],
)
def test_options_that_the_game_has_not_are_refused(options: str, reason: str) -> None:
    record = record_file(head=HEAD.replace("players=2 rounds=1", options)).record
    assert refused(OptionsError, record).reason == reason


def test_refused_options_are_found_at_their_heading() -> None:
    file = record_file(head=HEAD.replace("rounds=1", "rounds=9"))
    error = refused(OptionsError, file.record)
    assert file.located(RecordError.because(error)).line == 4


def test_a_replay_shows_the_states_around_every_event() -> None:
    steps = list(replay(GAME, record_file().record))
    assert [(step.before, step.after) for step in steps[:2]] == [
        (state_after("", PAIR), state_after("978", PAIR)),
        (state_after("978", PAIR), state_after("978 0:9", PAIR)),
    ]


def test_a_replay_shows_the_events() -> None:
    events = [step.event for step in replay(GAME, record_file().record)]
    assert events[:2] == [ChanceOutcome(tile("978")), SeatAction(0, Place(9))]


def test_the_final_state_is_the_one_after_the_last_event() -> None:
    assert final_state(GAME, record_file().record) == state_after("978 0:9 1:4 123 0:12 1:0", PAIR)


def test_without_events_the_final_state_is_the_first() -> None:
    assert final_state(GAME, record_file(events="").record) == state_after("", PAIR)


def test_the_initial_state_goes_by_the_options_of_the_record() -> None:
    assert initial_state_of(GAME, record_file().record) == state_after("", PAIR)


def test_options_that_a_record_does_not_name_have_their_defaults() -> None:
    assert options_of(GAME, record_file(head=HEAD.replace(" rounds=1", "")).record) == PAIR


def test_a_header_begins_with_the_newest_version_of_the_rules() -> None:
    assert header_of(GAME, PAIR, seats(2)).rules_version == 1


def test_a_header_writes_every_option() -> None:
    assert header_of(GAME, PAIR, seats(2)).options == {
        "players": "2",
        "rounds": "1",
        "touching": "off",
        "change-of-mind": "off",
        "curtain": "off",
    }


def test_no_header_is_begun_for_an_unknown_version_of_the_rules() -> None:
    with pytest.raises(RulesVersionError):
        header_of(GAME, PAIR, seats(2), rules_version=2)


def test_an_action_is_an_entry_with_a_seat() -> None:
    assert entry_of(GAME, PAIR, SeatAction(1, Place(9))) == Entry(seat=1, text="9")


def test_an_outcome_of_chance_is_an_entry_without_a_seat() -> None:
    assert entry_of(GAME, PAIR, ChanceOutcome(tile("978"))) == Entry(text="978")


@pytest.mark.parametrize("entry", [Entry(seat=1, text="9"), Entry(text="978")])
def test_an_entry_reads_back(entry: Entry) -> None:
    assert entry_of(GAME, PAIR, event_of(GAME, PAIR, entry)) == entry


@pytest.mark.parametrize("entry", [Entry(seat=1, text="978"), Entry(text="9")])
def test_an_entry_that_says_nothing_in_this_game_is_refused(entry: Entry) -> None:
    with pytest.raises(NotationError):
        event_of(GAME, PAIR, entry)


def test_a_refusal_that_knows_its_line_keeps_it() -> None:
    assert record_file().located(RecordError("odd", line=3, event=1)).line == 3


def test_a_refusal_that_knows_its_line_is_not_moved_to_a_heading() -> None:
    assert record_file("Result: 1 2").located(RecordError("wrong-result", line=3)).line == 3


def test_an_unknown_game_is_found_at_its_heading() -> None:
    assert record_file().located(RecordError("unknown-game")).line == 2


def test_an_event_after_the_last_has_no_line() -> None:
    assert record_file().located(RecordError("odd", event=7)).line is None


def test_what_is_no_record_is_refused() -> None:
    assert unreadable("chess").reason == "not-a-record"
