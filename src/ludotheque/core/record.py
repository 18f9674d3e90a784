"""A whole game as a header and its committed events: replayed without a seed, checked without trust."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from ludotheque.core.dealer import Checkable, Dealing, KeyedDealer, dealer_of
from ludotheque.core.errors import LudothequeError, RecordError
from ludotheque.core.events import ChanceOutcome, Event, Seat, SeatAction
from ludotheque.core.game import AnyGame
from ludotheque.core.line import require_event, require_name, require_option
from ludotheque.core.options import Options, option_texts, parse_options
from ludotheque.core.outcome import Outcome


class Seated(Struct, frozen=True, omit_defaults=True):
    """Who had a seat.

    Attributes:
        name: A name of one printable line.
        bot: The name of the bot that played; None for a person.
    """

    name: str
    bot: str | None = None

    def __post_init__(self) -> None:
        require_name(self.name)
        if self.bot is not None:
            require_name(self.bot)


class Header(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What must be known to play the events again.

    Attributes:
        game: The name of the game.
        rules_version: The version of its rules.
        options: Name and text of every option, in their declared order.
        seats: Who sat where.
        dealing: How chance came about, where it can be told.
        result: The totals, once the game is over.
    """

    game: str
    rules_version: int
    options: dict[str, str]
    seats: tuple[Seated, ...]
    dealing: Dealing | None = None
    result: tuple[int, ...] | None = None

    def __post_init__(self) -> None:
        require_name(self.game)
        for name, value in self.options.items():
            require_option(name, value)


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One event in the game's notation; without a seat it is an outcome of chance."""

    seat: Seat | None = None
    text: str

    def __post_init__(self) -> None:
        require_event(self.seat, self.text)


class Record(Struct, frozen=True, tag_field="format", tag="ludotheque-record-1"):
    """A whole game, or the part of it that has been played."""

    header: Header
    entries: tuple[Entry, ...]


class Step(Struct, frozen=True):
    """One event of a replay, with the states around it."""

    before: Any
    event: Event[Any, Any]
    after: Any


class Verification(Struct, frozen=True):
    """What a correct record turned out to be.

    Attributes:
        events: How many events were played again.
        outcome: How the game ended; None when the record stops earlier.
        dealing_checked: Whether every outcome of chance was dealt again and found equal; None when the
            record does not say how chance came about, False while its secret is hidden.
    """

    events: int
    outcome: Outcome | None
    dealing_checked: bool | None


def header_of(
    game: AnyGame,
    options: Options,
    seats: Sequence[Seated],
    *,
    rules_version: int | None = None,
    dealing: Dealing | None = None,
) -> Header:
    """Begin the header of a game that is about to start."""
    return Header(
        game=game.info.name,
        rules_version=game.info.playable(rules_version),
        options=option_texts(options),
        seats=tuple(seats),
        dealing=dealing,
    )


def entry_of(game: AnyGame, options: Options, event: Event[Any, Any]) -> Entry:
    """Write an event in the game's notation."""
    match event:
        case SeatAction(seat, action):
            return Entry(seat=seat, text=game.action_text(options, action))
        case ChanceOutcome(outcome):
            return Entry(text=game.chance_text(options, outcome))


def event_of(game: AnyGame, options: Options, entry: Entry) -> Event[Any, Any]:
    """Read an event from the game's notation.

    Raises:
        NotationError: When the text says nothing in this game.
    """
    if entry.seat is None:
        return ChanceOutcome(game.parse_chance(options, entry.text))
    return SeatAction(entry.seat, game.parse_action(options, entry.text))


def options_of(game: AnyGame, record: Record) -> Options:
    """Read the options of a record.

    Raises:
        OptionsError: When the game has no such option or value.
    """
    options: Options = parse_options(game.options_type, record.header.options)
    return options


def initial_state_of(game: AnyGame, record: Record) -> Any:
    """The state before the first event of a record.

    Raises:
        RulesVersionError: When this program does not play the record's version of the rules.
        OptionsError: When the game has no such option or value.
    """
    return game.initial_state(options_of(game, record), record.header.rules_version)


def replay(game: AnyGame, record: Record) -> Iterator[Step]:
    """Play a record again, event by event.

    Raises:
        RecordError: At the first event that cannot be read or that the rules refuse, with its number.
        RulesVersionError: When this program does not play the record's version of the rules.
        OptionsError: When the game has no such option or value.
    """
    options = options_of(game, record)
    state = initial_state_of(game, record)
    for number, entry in enumerate(record.entries, start=1):
        try:
            event = event_of(game, options, entry)
            after = game.apply(state, event)
        except LudothequeError as error:
            raise RecordError.because(error, event=number) from error
        yield Step(state, event, after)
        state = after


def final_state(game: AnyGame, record: Record) -> Any:
    """The state after the last event of a record; raises as `replay` does."""
    state = initial_state_of(game, record)
    for step in replay(game, record):
        state = step.after
    return state


def _check_chance(game: AnyGame, dealer: KeyedDealer, step: Step, dealt: int, number: int) -> None:
    chance = game.chance(step.before)
    if chance is None or not isinstance(step.event, ChanceOutcome):  # pragma: no cover - replay refused it
        raise AssertionError(step.event)
    expected = dealer.pick(chance, dealt)
    if step.event.outcome != expected:
        options = step.before.options
        raise RecordError(
            "not-the-dealt-outcome",
            event=number,
            expected=game.chance_text(options, expected),
            found=game.chance_text(options, step.event.outcome),
        )


def _check_result(record: Record, outcome: Outcome | None) -> None:
    result = record.header.result
    if result is None:
        return
    if outcome is None:
        raise RecordError("result-without-an-end")
    if result != outcome.totals:
        raise RecordError(
            "wrong-result",
            expected=" ".join(str(total) for total in outcome.totals),
            found=" ".join(str(total) for total in result),
        )


def verify(game: AnyGame, record: Record) -> Verification:
    """Play a record again and check everything that it says: events, chance, result.

    Raises:
        RecordError: With the number of the event where it goes wrong, and why.
        RulesVersionError: When this program does not play the record's version of the rules.
        OptionsError: When the game has no such option or value.
    """
    header = record.header
    state = initial_state_of(game, record)
    if len(header.seats) != state.options.players:
        raise RecordError("wrong-number-of-seats", seats=len(header.seats), players=state.options.players)
    dealing = header.dealing
    if isinstance(dealing, Checkable) and len(dealing.contributions) != state.options.players:
        raise RecordError(
            "wrong-number-of-contributions", found=len(dealing.contributions), players=state.options.players
        )
    dealer = None if dealing is None else dealer_of(dealing, header.options.items())
    dealt = 0
    for number, step in enumerate(replay(game, record), start=1):
        if isinstance(step.event, ChanceOutcome):
            if dealer is not None:
                _check_chance(game, dealer, step, dealt, number)
            dealt += 1
        state = step.after
    outcome = game.outcome(state)
    _check_result(record, outcome)
    return Verification(len(record.entries), outcome, None if dealing is None else dealer is not None)
