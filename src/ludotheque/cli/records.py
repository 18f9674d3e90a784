"""The commands about records: is it right, what happened, in which form."""

import sys
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter

from ludotheque import registry
from ludotheque.cli.errors import UsageError
from ludotheque.cli.words import Voice
from ludotheque.core.box import Box
from ludotheque.core.errors import LudothequeError, RecordError
from ludotheque.core.notation import RecordFile, read_record, write_json, write_record
from ludotheque.core.record import Record, Verification, final_state, verify
from ludotheque.i18n import SeatNames

File = Annotated[str, Parameter(help="cli-word-file", allow_leading_hyphen=True)]
Lang = Annotated[str | None, Parameter(help="cli-word-lang")]
STDIN = "-"


def _read(name: str) -> RecordFile:
    data = sys.stdin.buffer.read() if name == STDIN else Path(name).read_bytes()
    try:
        return read_record(data.decode())
    except UnicodeDecodeError:
        raise RecordError("not-a-record", line=1) from None


def _verified(box: Box, file: RecordFile) -> Verification:
    try:
        return verify(box.game, file.record)
    except RecordError as error:
        raise file.located(error) from None
    except LudothequeError as error:
        raise file.located(RecordError.because(error)) from None


class RecordCommands:
    """``ludotheque record …``."""

    def __init__(self, voice: Voice) -> None:
        self._speak = voice

    def _open(self, file: RecordFile) -> Box:
        try:
            box = registry.load(file.record.header.game)
        except LudothequeError as error:
            raise file.located(RecordError.because(error)) from None
        self._speak.about(box)
        return box

    def verify(self, file: File, *, lang: Lang = None) -> None:
        """Play a record again and say whether everything in it is right."""
        del lang
        read = _read(file)
        box = self._open(read)
        said = _verified(box, read)
        speak = self._speak
        sys.stdout.write(speak("record-right", events=said.events) + "\n")
        match said.dealing_checked:
            case True:
                sys.stdout.write(speak("record-dealing-checked") + "\n")
            case False:
                sys.stdout.write(speak("record-dealing-hidden") + "\n")
            case None:
                sys.stdout.write(speak("record-dealing-unknown") + "\n")
        if said.outcome is None:
            sys.stdout.write(speak("record-unfinished") + "\n")
            return
        for seat, (seated, total) in enumerate(
            zip(read.record.header.seats, said.outcome.totals, strict=True)
        ):
            place = said.outcome.places[seat]
            sys.stdout.write(speak("record-seat", name=seated.name, total=total, place=place) + "\n")

    def show(
        self,
        file: File,
        *,
        event: Annotated[int | None, Parameter(help="cli-word-event")] = None,
        seat: Annotated[int | None, Parameter(help="cli-word-seat")] = None,
        svg: Annotated[bool, Parameter(help="cli-word-svg", negative="")] = False,
        lang: Lang = None,
    ) -> None:
        """Draw the state after the last event, or after an earlier one."""
        del lang
        read = _read(file)
        box = self._open(read)
        _verified(box, read)
        record = read.record
        if event is not None:
            if not 0 <= event <= len(record.entries):
                raise UsageError("cli-no-such-event", event=event, last=len(record.entries))
            header = msgspec.structs.replace(record.header, result=None)
            record = Record(header, record.entries[:event])
        if seat is not None and not 0 <= seat < len(record.header.seats):
            raise UsageError("cli-no-such-seat", seat=seat, last=len(record.header.seats) - 1)
        if seat is None and len(record.header.seats) == 1:
            seat = 0
        speak = SeatNames(self._speak, [seated.name for seated in record.header.seats])
        view = box.game.view(final_state(box.game, record), seat)
        if svg:
            sys.stdout.write(box.board.svg(view, speak) + "\n")
            return
        sys.stdout.write(f"{box.board.prompt(view, speak)}\n\n{box.board.text(view, speak)}\n")
        if view.outcome is not None:
            sys.stdout.write(f"\n{box.board.score(view, speak)}\n")

    def convert(
        self,
        file: File,
        *,
        to: Annotated[Literal["text", "json"], Parameter(help="cli-word-to")] = "json",
        output: Annotated[str, Parameter(help="cli-word-output", alias="-o")] = STDIN,
        lang: Lang = None,
    ) -> None:
        """Write a record in its other form; only a correct one."""
        del lang
        read = _read(file)
        _verified(self._open(read), read)
        written = {"text": write_record, "json": write_json}[to](read.record)
        if output == STDIN:
            sys.stdout.write(written)
        else:
            Path(output).write_text(written, encoding="utf-8")
