"""Records: replayed without a seed, checked without trust."""

from collections.abc import Sequence

import msgspec
import pytest

from ludotheque.core.dealer import Seeded
from ludotheque.core.errors import NotationError, OptionsError, RecordError, RulesVersionError
from ludotheque.core.events import ChanceOutcome, SeatAction
from ludotheque.core.match import Match
from ludotheque.core.notation import read_record, write_json
from ludotheque.core.record import (
    Entry,
    Header,
    Record,
    Seated,
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
    SECRET,
    checkable,
    checkable_game,
    record_file,
    refused,
    unreadable,
    verified,
    wrong,
)
from tests.support.take_it_easy import PAIR, POOR, WORSE, state_after, tile, whole_round

WHOLE = whole_round(POOR, WORSE).replace(" / ", "\n")


def dealt(seed: int, turns: int) -> Record:
    """The beginning of a seeded game in which everybody fills the board in the order of the cells."""
    match = Match.seeded(GAME, PAIR, seats(2), seed)
    for _turn in range(turns):
        for seat in match.awaited:
            match.act(seat, match.view(seat).legal[0])
    return match.record


def changed(record: Record, number: int, text: str) -> Record:
    """The same record with another text at an event, counted from 1."""
    entries = list(record.entries)
    entries[number - 1] = Entry(seat=entries[number - 1].seat, text=text)
    return Record(record.header, tuple(entries))


def another_call(record: Record) -> str:
    """A tile that has not been called."""
    called = {entry.text for entry in record.entries if entry.seat is None}
    return next(text for text in POOR.split() if text not in called)


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


def test_a_seeded_record_is_dealt_again_and_checked() -> None:
    assert verify(GAME, dealt(42, turns=6)).dealing_checked is True


@pytest.mark.parametrize("event", [1, 4, 13])
def test_a_call_that_the_seed_does_not_deal_is_refused_with_its_number(event: int) -> None:
    record = dealt(42, turns=6)
    error = refused(RecordError, changed(record, event, another_call(record)))
    assert isinstance(error, RecordError)
    assert (error.reason, error.event) == ("not-the-dealt-outcome", event)


def test_a_call_that_the_seed_does_not_deal_is_refused_with_the_one_that_it_does() -> None:
    record = dealt(42, turns=1)
    other = another_call(record)
    error = refused(RecordError, changed(record, 1, other))
    assert error.facts == {"expected": record.entries[0].text, "found": other}


def test_a_game_dealt_from_another_seed_is_refused() -> None:
    record = dealt(42, turns=6)
    header = msgspec.structs.replace(record.header, dealing=Seeded("43"))
    assert refused(RecordError, Record(header, record.entries)).reason == "not-the-dealt-outcome"


def test_a_checkable_game_is_dealt_again_once_the_secret_is_revealed() -> None:
    assert verify(GAME, checkable_game()).dealing_checked is True


def test_a_checkable_game_stays_unchecked_while_the_secret_is_hidden() -> None:
    assert verify(GAME, checkable_game(checkable(secret=None))).dealing_checked is False


def test_a_changed_secret_breaks_the_commitment() -> None:
    record = checkable_game(checkable(secret=SECRET[::-1]))
    assert refused(RecordError, record).reason == "commitment-broken"


def test_a_changed_table_breaks_the_commitment() -> None:
    record = checkable_game(checkable(table="garden"))
    assert refused(RecordError, record).reason == "commitment-broken"


@pytest.mark.parametrize("contributions", [("01ac", None), (None, "01ab"), ("01ab", "00"), ("01ab",)])
def test_changed_contributions_deal_another_game(contributions: tuple[str | None, ...]) -> None:
    record = checkable_game(checkable(contributions=contributions))
    assert refused(RecordError, record).reason == "not-the-dealt-outcome"


def test_changed_options_deal_another_game() -> None:
    record = checkable_game()
    options = {**record.header.options, "curtain": "on"}
    header = msgspec.structs.replace(record.header, options=options)
    assert refused(RecordError, Record(header, record.entries)).reason == "not-the-dealt-outcome"


@pytest.mark.parametrize(
    ("more", "reason", "line"),
    [
        (("Table: kitchen", "Commitment: 00", f"Secret: {SECRET.hex()}"), "commitment-broken", 8),
        (("Table: kitchen", "Commitment: 00", "Secret: 00"), "bad-secret-length", 9),
    ],
)
def test_what_is_wrong_with_a_dealing_is_found_at_its_heading(
    more: Sequence[str], reason: str, line: int
) -> None:
    error = wrong(*more)
    assert (error.reason, error.line) == (reason, line)


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


@pytest.mark.parametrize("name", ["A", "Ω mega", "x" * 80, "a: b #c"])
def test_a_name_is_any_line_of_80_printable_characters(name: str) -> None:
    assert Seated(name).name == name


@pytest.mark.parametrize("name", ["", " Anna", "Anna ", "An\nna", "An\u2028na", "x" * 81])
def test_another_name_is_refused(name: str) -> None:
    with pytest.raises(RecordError) as caught:
        Seated(name)
    assert (caught.value.reason, caught.value.facts) == ("bad-name", {"name": name[:80]})


def test_the_name_of_a_bot_is_a_name() -> None:
    with pytest.raises(RecordError):
        Seated("Anna", bot="")


@pytest.mark.parametrize("text", ["", "9:7", "9 7", "#9", "a\tb", "\u2028"])
def test_an_entry_is_a_word(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        Entry(seat=0, text=text)
    assert caught.value.reason == "bad-word"


@pytest.mark.parametrize("seat", [-1, 1000])
def test_an_entry_has_a_seat_that_can_be_written(seat: int) -> None:
    with pytest.raises(RecordError) as caught:
        Entry(seat=seat, text="9")
    assert caught.value.facts == {"word": f"{seat}:9"}


def test_an_outcome_of_chance_is_not_taken_for_the_number_of_a_line() -> None:
    with pytest.raises(RecordError):
        Entry(text="12.")


@pytest.mark.parametrize(
    ("name", "value"), [("", "on"), ("a=b", "on"), ("a b", "on"), ("a", "o n"), ("a", "\n")]
)
def test_an_option_is_written_as_one_word(name: str, value: str) -> None:
    with pytest.raises(RecordError) as caught:
        Header(game="nim", rules_version=1, options={name: value}, seats=())
    assert caught.value.reason == "bad-option"


def test_the_game_of_a_header_has_a_name() -> None:
    with pytest.raises(RecordError):
        Header(game="", rules_version=1, options={}, seats=())


def test_a_refusal_that_knows_its_line_keeps_it() -> None:
    assert record_file().located(RecordError("odd", line=3, event=1)).line == 3


def test_an_event_after_the_last_has_no_line() -> None:
    assert record_file().located(RecordError("odd", event=7)).line is None


def test_what_is_no_record_is_refused() -> None:
    assert unreadable("chess").reason == "not-a-record"
