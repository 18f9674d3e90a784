"""A game being played: a state, a dealer, and the record that grows with every event."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ludotheque.core.dealer import Dealer, Dealing, Seeded, seeded_dealer
from ludotheque.core.errors import IllegalAction, RecordError
from ludotheque.core.events import ChanceOutcome, Seat, SeatAction
from ludotheque.core.game import AnyGame
from ludotheque.core.options import Options
from ludotheque.core.outcome import Outcome
from ludotheque.core.record import Entry, Record, Seated, entry_of, event_of, header_of, options_of, verify
from ludotheque.core.view import AnyView


class Match:
    """Plays one game: takes actions, lets the dealer bring chance about, keeps the record.

    While several seats are awaited at once, each contributes one action and may replace it as far as the
    rules allow; they enter the record in seat order when the last has come, so that equal games give equal
    records whoever was quicker.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seats: Sequence[Seated],
        dealer: Dealer,
        dealing: Dealing | None,
        *,
        rules_version: int | None = None,
    ) -> None:
        self._game = game
        self._dealer = dealer
        self._header = header_of(game, options, seats, rules_version=rules_version, dealing=dealing)
        self._state: Any = game.initial_state(options, self._header.rules_version)
        self._entries: list[Entry] = []
        self._together: dict[Seat, Entry] = {}
        self._dealt = 0
        self._deal()

    @classmethod
    def seeded(cls, game: AnyGame, options: Options, seats: Sequence[Seated], seed: int | str) -> "Match":
        """Start a game whose chance follows from a public seed."""
        dealing = Seeded(str(seed))
        return cls(game, options, seats, seeded_dealer(dealing.seed), dealing)

    @classmethod
    def resumed(cls, game: AnyGame, record: Record) -> "Match":
        """Go on with a game from its record, exactly as it would have gone on.

        Raises:
            RecordError: When the record is wrong, or does not tell the seed of its chance
                (``cannot-be-resumed``).
        """
        verify(game, record)
        header = record.header
        if not isinstance(header.dealing, Seeded):
            raise RecordError("cannot-be-resumed")
        options = options_of(game, record)
        dealer = seeded_dealer(header.dealing.seed)
        match = cls(game, options, header.seats, dealer, header.dealing, rules_version=header.rules_version)
        for entry in record.entries:
            event = event_of(game, options, entry)
            if isinstance(event, SeatAction):
                match.act(event.seat, event.action)
        return match

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
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self._game.outcome(self._state)

    def view(self, seat: Seat | None) -> AnyView:
        """What a seat may know; None for a spectator."""
        view: AnyView = self._game.view(self._state, seat)
        return view

    def act(self, seat: Seat, action: Any) -> None:
        """Let a seat act, and chance go on as far as it can.

        Raises:
            IllegalAction: When the rules refuse it; nothing has happened then.
        """
        event = SeatAction(seat, action)
        before = self._game.awaited(self._state)
        self._state = self._game.apply(self._state, event)
        after = self._game.awaited(self._state)
        entry = entry_of(self._game, self.options, event)
        if len(before) > 1 or self._together:
            self._together[seat] = entry
            if not after or not after <= before - {seat}:
                self._commit()
        else:
            self._entries.append(entry)
        self._deal()

    def _commit(self) -> None:
        self._entries += [self._together[seat] for seat in sorted(self._together)]
        self._together.clear()

    def _deal(self) -> None:
        while (chance := self._game.chance(self._state)) is not None:
            event = ChanceOutcome(self._dealer.pick(chance, self._dealt))
            self._state = self._game.apply(self._state, event)
            self._entries.append(entry_of(self._game, self.options, event))
            self._dealt += 1

    @property
    def record(self) -> Record:
        """Everything that has been committed so far; with the result once the game is over."""
        outcome = self.outcome
        header = self._header
        if outcome is not None:
            header = msgspec.structs.replace(header, result=outcome.totals)
        return Record(header, tuple(self._entries))
