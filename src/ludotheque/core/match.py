"""A game being played: a state, a dealer, and the record that grows with every event."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import msgspec

from ludotheque.core.dealer import Dealer, Seeded, seeded_dealer
from ludotheque.core.errors import IllegalAction, RecordError
from ludotheque.core.events import ChanceOutcome, Seat, SeatAction
from ludotheque.core.game import AnyGame
from ludotheque.core.options import Options
from ludotheque.core.outcome import Outcome
from ludotheque.core.record import (
    Entry,
    Header,
    Record,
    Seated,
    entry_of,
    event_of,
    header_of,
    options_of,
    verify,
)
from ludotheque.core.view import AnyView


class Match:
    """Plays one game: takes actions, lets the dealer bring chance about, keeps the record.

    While several seats are awaited at once, each contributes one action and may replace it as far as the
    rules allow; they enter the record in seat order when the last has come, so that equal games give equal
    records whoever was quicker.

    A turn of several choices enters the record as one, when it is over; until then it is a draft, and its
    seat may rethink.
    """

    def __init__(
        self,
        game: AnyGame,
        header: Header,
        dealer: Dealer,
        *,
        entries: Sequence[Entry] = (),
        waiting: Mapping[Seat, Sequence[Entry]] | None = None,
        deals_at_once: bool = True,
    ) -> None:
        """Start a match, or let one stand as it stood.

        Args:
            game: The game.
            header: The header of its record.
            dealer: Picks what chance brings from here on.
            entries: The events so far, known to be right.
            waiting: What each seat has done that waits for the others, in order; the last of it counts.
            deals_at_once: Whether chance goes on by itself, or only when `deal` is called.
        """
        self._game = game
        self._header = header
        self._dealer = dealer
        self._entries = tuple(entries)
        self._draft: tuple[tuple[Any, Entry], ...] = ()  # with the state in which each was chosen
        self._together = {seat: tuple(acts) for seat, acts in (waiting or {}).items()}
        self._dealt = sum(entry.seat is None for entry in entries)
        self._deals_at_once = deals_at_once
        options = options_of(game, Record(header, ()))
        self._state: Any = game.initial_state(options, header.rules_version)
        together = [entry for seat in sorted(self._together) for entry in self._together[seat]]
        for entry in (*self._entries, *together):
            self._state = game.apply(self._state, event_of(game, options, entry))
        if deals_at_once:
            self.deal()

    @classmethod
    def seeded(cls, game: AnyGame, options: Options, seats: Sequence[Seated], seed: int | str) -> "Match":
        """Start a game whose chance follows from a public seed."""
        dealing = Seeded(str(seed))
        return cls(game, header_of(game, options, seats, dealing=dealing), seeded_dealer(dealing.seed))

    @classmethod
    def resumed(
        cls, game: AnyGame, record: Record, waiting: Mapping[Seat, Sequence[Entry]] | None = None
    ) -> "Match":
        """Go on with a game from its record, exactly as it would have gone on.

        Args:
            game: The game.
            record: What has been committed.
            waiting: What each seat had done that waited for the others, as `waiting` told it.

        Raises:
            IllegalAction, NotationError: When what waited cannot have been done.
            RecordError: When the record is wrong, or does not tell the seed of its chance
                (``cannot-be-resumed``).
        """
        verify(game, record)
        header = msgspec.structs.replace(record.header, result=None)
        if not isinstance(header.dealing, Seeded):
            raise RecordError("cannot-be-resumed")
        return cls(game, header, seeded_dealer(header.dealing.seed), entries=record.entries, waiting=waiting)

    @property
    def game(self) -> AnyGame:
        """The game being played."""
        return self._game

    @property
    def options(self) -> Options:
        """What the table agreed on."""
        options: Options = self._state.options
        return options

    @property
    def seats(self) -> tuple[Seated, ...]:
        """Who sits where."""
        return self._header.seats

    def play(self, seat: Seat, text: str) -> None:
        """Let a seat act, said in the game's notation.

        Raises:
            NotationError: When the text says nothing in this game.
            IllegalAction: When the rules refuse it; nothing has happened then.
        """
        self.act(seat, self._game.parse_action(self.options, text))

    def why_not(self, seat: Seat, action: Any) -> IllegalAction | None:
        """Why the rules refuse an action now; None when they do not. Nothing happens."""
        try:
            self._game.apply(self._state, SeatAction(seat, action))
        except IllegalAction as error:
            return error
        return None

    @property
    def seed(self) -> str:
        """The public seed of its chance; empty where there is none."""
        dealing = self._header.dealing
        return dealing.seed if isinstance(dealing, Seeded) else ""

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that the game waits for, ascending; empty once it is over."""
        return tuple(sorted(self._game.awaited(self._state)))

    @property
    def waits_for_chance(self) -> bool:
        """Whether it is chance's turn."""
        return self._game.chance(self._state) is not None

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The committed events."""
        return self._entries

    @property
    def waiting(self) -> dict[Seat, tuple[Entry, ...]]:
        """What each seat has done that waits for the others, in order; the last of it counts."""
        return dict(self._together)

    @property
    def draft(self) -> tuple[Entry, ...]:
        """What the seat whose turn it is has chosen so far and may still rethink."""
        return tuple(entry for _, entry in self._draft)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self._game.outcome(self._state)

    @property
    def next_options(self) -> Options:
        """What is agreed when the same people play again."""
        options: Options = self._game.next_options(self._state)
        return options

    def view(self, seat: Seat | None) -> AnyView:
        """What a seat may know; None for a spectator."""
        view: AnyView = self._game.view(self._state, seat)
        return view

    def act(self, seat: Seat, action: Any) -> None:
        """Let a seat act, and chance go on as far as it can unless it waits to be told.

        Raises:
            IllegalAction: When the rules refuse it; nothing has happened then.
        """
        event = SeatAction(seat, action)
        state, before = self._state, self._game.awaited(self._state)
        changed = self._game.apply(state, event)
        drafting = self._game.drafting(changed) is not None
        if drafting and len(before) > 1:
            raise RuntimeError("a turn of several choices is taken while only its seat is awaited")
        self._state = changed
        after = self._game.awaited(self._state)
        entry = entry_of(self._game, self.options, event)
        if drafting:
            self._draft = (*self._draft, (state, entry))
        elif len(before) > 1 or self._together:
            self._together = {**self._together, seat: (*self._together.get(seat, ()), entry)}
            if not after or not after <= before - {seat}:
                self._commit()
        else:
            self._entries = (*self._entries, *self.draft, entry)
            self._draft = ()
        if self._deals_at_once:
            self.deal()

    def ends_turn(self, seat: Seat, action: Any) -> bool:
        """Whether nothing of a seat's turn could be rethought after an action.

        Raises:
            IllegalAction: When the rules refuse it.
        """
        return self._game.drafting(self._game.apply(self._state, SeatAction(seat, action))) is None

    def earlier(self, seat: Seat) -> tuple[AnyView, ...]:
        """What the seat whose turn it is saw before each choice of its draft."""
        return tuple(self._game.view(state, seat) for state, _ in self._draft)

    def rethink(self, seat: Seat, question: str | None) -> bool:
        """Go back to where a seat was asked a question in its present turn; False where it was not."""
        if self.view(seat).question == question:
            return True
        for number, (state, _) in enumerate(self._draft):
            if self._game.view(state, seat).question == question:
                self._state = state
                self._draft = self._draft[:number]
                return True
        return False

    def take_back(self) -> None:
        """Take back the last choice of a turn that is not over; nothing happens where there is none."""
        if self._draft:
            *before, (self._state, _) = self._draft
            self._draft = tuple(before)

    def copy(self) -> "Match":
        """The same game to try something in."""
        return copy(self)  # what has happened in it is never changed, only replaced

    def _commit(self) -> None:
        together = (self._together[seat][-1] for seat in sorted(self._together))
        self._entries, self._together = (*self._entries, *together), {}

    def deal(self) -> None:
        """Let chance go on as far as it can; nothing happens where it is not chance's turn."""
        while (chance := self._game.chance(self._state)) is not None:
            event = ChanceOutcome(self._dealer.pick(chance, self._dealt))
            self._state = self._game.apply(self._state, event)
            self._entries = (*self._entries, entry_of(self._game, self.options, event))
            self._dealt += 1

    @property
    def record(self) -> Record:
        """Everything that has been committed so far; with the result once the game is over."""
        outcome = self.outcome
        header = self._header
        if outcome is not None:
            header = msgspec.structs.replace(header, result=outcome.totals)
        return Record(header, self._entries)
