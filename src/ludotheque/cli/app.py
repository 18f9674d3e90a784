"""The program ``ludotheque``: from the words of the command line to an exit status."""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from cyclopts import App, CycloptsError

from ludotheque.cli.admin import AdminCommands
from ludotheque.cli.commands import Commands
from ludotheque.cli.errors import UsageError, file_error, usage_error
from ludotheque.cli.help import HelpPages
from ludotheque.cli.records import RecordCommands
from ludotheque.cli.serve import ServeCommand
from ludotheque.cli.words import Voice
from ludotheque.core.errors import LudothequeError
from ludotheque.core.translator import Translator
from ludotheque.settings import LANGUAGES, language

FAILED = 1
MISUSED = 2
INTERRUPTED = 130


def build(speak: Voice) -> App:
    """The program with its commands, which speak through the translator."""
    app = App(
        name="ludotheque",
        help="cli-help",
        version=version("ludotheque"),
        help_format="plaintext",
        help_formatter=HelpPages(speak),
        result_action="return_value",
    )
    app["--help"].help = "cli-help-help"
    app["--version"].help = "cli-help-version"
    commands = Commands(speak)
    app.command(commands.play, help="cli-play")
    app.command(ServeCommand(speak).serve, help="cli-serve")
    app.command(commands.games, help="cli-games")
    app.command(commands.rules, help="cli-rules")
    app.command(commands.score, help="cli-score")
    app.command(commands.arena, help="cli-arena")
    record = App(name="record", help="cli-record")
    records = RecordCommands(speak)
    record.command(records.verify, help="cli-record-verify")
    record.command(records.show, help="cli-record-show")
    record.command(records.convert, help="cli-record-convert")
    app.command(record)
    admin = App(name="admin", help="cli-admin")
    tending = AdminCommands(speak)
    admin.command(tending.backup, help="cli-admin-backup")
    admin.command(tending.restore, help="cli-admin-restore")
    admin.command(tending.rotate_keys, help="cli-admin-rotate-keys")
    app.command(admin)
    for part in (app, record, admin):
        for name in part.resolved_commands():
            for flag in ("--help", "--version"):
                if flag in part[name].resolved_commands():
                    part[name][flag].help = f"cli-help-{flag.removeprefix('--')}"
    return app


def _asked_language(words: Sequence[str]) -> str | None:
    for place, word in enumerate(words):
        if word == "--lang":
            return next(iter(words[place + 1 :]), "")
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def _voice(words: Sequence[str]) -> Voice:
    asked = _asked_language(words)
    if asked is None:
        return Voice(language())
    if asked not in LANGUAGES:
        raise SystemExit(
            _complain(Voice(language()), UsageError("cli-unknown-language", word=asked), MISUSED)
        )
    return Voice(asked)


def _after_language(words: Sequence[str]) -> list[str]:
    """What follows a language that is named before the command; `_voice` has read it."""
    match list(words):
        case ["--lang", _, *rest]:
            return rest
        case [word, *rest] if word.startswith("--lang="):
            return rest
        case whole:
            return whole


def _complain(speak: Translator, error: LudothequeError, status: int) -> int:
    print(f"ludotheque: {speak.error(error)}", file=sys.stderr)  # noqa: T201 - the command line prints
    return status


def run(words: Sequence[str]) -> int:
    """Do what the words say; the exit status is 0 when it went well, 1 when refused, 2 when misused."""
    speak = _voice(words)
    app = build(speak)
    try:
        status = app(_after_language(words), exit_on_error=False, print_error=False)
    except CycloptsError as error:
        commands = [name for name in app.resolved_commands() if not name.startswith("-")]
        return _complain(speak, usage_error(error, dict.fromkeys(commands)), MISUSED)
    except UsageError as error:
        return _complain(speak, error, MISUSED)
    except LudothequeError as error:
        return _complain(speak, error, FAILED)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        return _complain(speak, file_error(error), FAILED)
    return status if isinstance(status, int) else 0


def main() -> None:
    """Run as the program ``ludotheque``."""
    try:
        status = run(sys.argv[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BrokenPipeError:
        # The reader has seen enough; keep Python from complaining about it once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    sys.exit(status)
