"""A game at one keyboard: people and bots around a match, kept on disk as it grows."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import Struct

from ludotheque.bots.shelf import make_bot
from ludotheque.core.bot import AnyBot, bot_generator
from ludotheque.core.box import Box
from ludotheque.core.errors import IllegalAction, LudothequeError, NotationError
from ludotheque.core.events import Seat
from ludotheque.core.match import Match
from ludotheque.core.options import Options, option_texts
from ludotheque.core.record import Seated
from ludotheque.core.translator import Translator
from ludotheque.core.view import AnyView
from ludotheque.registry import load
from ludotheque.solo import SoloBook, SoloRecord, SoloResult
from ludotheque.tui.shelf import GameShelf, OpenGame, Waiting


class Plan(Struct, frozen=True):
    """What is to be played, before it starts.

    Attributes:
        box: The game.
        options: What the table agrees on.
        seats: Who sits where.
        seed: What chance follows from.
    """

    box: Box
    options: Options
    seats: tuple[Seated, ...]
    seed: str


class Session:
    """One game at one keyboard.

    Bots answer at once, people when they like; after every event that is final the record is on disk, so that
    a closed window loses at most the choices of a turn that is not over.
    """

    def __init__(self, box: Box, match: Match, folder: Path, *, name: str | None = None) -> None:
        self.box = box
        self.match = match
        self._bots = _bots(box, match.seats)
        self._shelf = GameShelf(folder)
        self._solo = SoloBook(folder)
        self._name = name or self._shelf.new_name(box.name, datetime.now(UTC))
        self._stored: tuple[int, Waiting] | None = None
        self.trouble: OSError | None = None
        self.solo_before = self._solo_record()
        self.record_file: Path | None = None

    @classmethod
    def start(cls, plan: Plan, folder: Path) -> "Session":
        """Begin a game."""
        match = Match.seeded(plan.box.game, plan.options, plan.seats, plan.seed)
        session = cls(plan.box, match, folder)
        session._store()  # so that it is kept however soon somebody leaves
        return session

    @classmethod
    def resume(cls, game: OpenGame, folder: Path) -> "Session":
        """Go on with a game from the shelf.

        Raises:
            UnknownGameError, UnknownBotError, RecordError: When it cannot be played here.
        """
        box = load(game.record.header.game)
        try:
            match = Match.resumed(box.game, game.record, game.waiting)
        except (IllegalAction, NotationError):
            match = Match.resumed(box.game, game.record)  # what waited cannot have been; the record can
        return cls(box, match, folder, name=game.name)

    @classmethod
    def can_resume(cls, game: OpenGame, folder: Path) -> bool:
        """Whether a game from the shelf can go on here."""
        try:
            cls.resume(game, folder)
        except LudothequeError:
            return False
        return True

    def solo_line(self, speak: Translator) -> str:
        """The solo record with these options; empty where nobody plays alone."""
        record = self.solo_before
        if record is None:
            return ""
        if record.best is None:
            return speak("tui-solo-none")
        return speak("tui-solo", best=record.best, totals=" ".join(str(total) for total in record.last))

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(len(self.match.seats)) if seat not in self._bots)

    def name(self, seat: Seat) -> str:
        """The name of whoever has a seat."""
        return self.match.seats[seat].name

    def next_bot(self) -> Seat | None:
        """The first bot that is awaited."""
        return next((seat for seat in self.match.awaited if seat in self._bots), None)

    def next_person(self, after: Seat | None = None) -> Seat | None:
        """The first person who is awaited, beginning behind a seat."""
        awaited = [seat for seat in self.match.awaited if seat not in self._bots]
        later = [seat for seat in awaited if after is not None and seat > after]
        return next(iter(later or awaited), None)

    def let_bots_act(self) -> None:
        """Ask every awaited bot until only people are awaited, or nobody."""
        while (seat := self.next_bot()) is not None:
            view = self.match.view(seat)
            assert view.question is not None  # noqa: S101 - an awaited seat has a question
            generator = bot_generator(f"{self.box.name} {self.match.seed}", seat, view.question)
            self.act(seat, self._bots[seat].choose(view, generator))

    def act(self, seat: Seat, action: Any) -> None:
        """Let a seat act; raises as `Match.act` does."""
        self.match.act(seat, action)
        self._store()

    def why_not(self, seat: Seat, text: str) -> LudothequeError | None:
        """Why a seat cannot do what a text says; None when it can."""
        game = self.box.game
        try:
            action = game.parse_action(self.match.options, text)
        except LudothequeError as error:
            return error
        return self.match.why_not(seat, action)

    def _store(self) -> None:
        """Put what is new on disk; where that fails the game goes on, and `trouble` says why."""
        try:
            self._write()
        except OSError as error:
            self.trouble = error
        else:
            self.trouble = None

    def _write(self) -> None:
        record = self.match.record
        standing = (len(record.entries), self.match.waiting)
        if standing == self._stored:
            return
        self.record_file = self._shelf.keep(self._name, record, self.match.waiting)
        self._stored = standing
        outcome = self.match.outcome
        if outcome is not None and self.is_solo:
            self._solo.add(
                SoloResult(
                    game=self.box.name,
                    rules_version=record.header.rules_version,
                    options=option_texts(self.match.options),
                    total=outcome.totals[0],
                    finished=datetime.now(UTC).isoformat(timespec="seconds"),
                )
            )

    @property
    def is_solo(self) -> bool:
        """Whether one person plays alone (TIE-19 and its like in other games)."""
        return len(self.match.seats) == 1 and not self._bots

    def _solo_record(self) -> SoloRecord | None:
        if not self.is_solo:
            return None
        header = self.match.record.header
        try:
            return self._solo.record(header.game, header.rules_version, header.options)
        except OSError as error:
            self.trouble = error
            return SoloRecord(None, ())

    def view(self, seat: Seat | None) -> AnyView:
        """What a seat may know."""
        return self.match.view(seat)


def _bots(box: Box, seats: Sequence[Seated]) -> Mapping[Seat, AnyBot]:
    return {seat: make_bot(box, seated.bot) for seat, seated in enumerate(seats) if seated.bot}
