"""What a person typed wrong, as one clear line."""

import difflib
from collections.abc import Callable, Mapping
from typing import Any

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from ludotheque.core.errors import LudothequeError


class UsageError(LudothequeError):
    """The words of a command line do not fit together."""


def _name(error: CycloptsError) -> str:
    """The parameter as its help page writes it: ``GAME``, ``--bots``."""
    argument = error.argument
    if argument is None:
        return "?"
    return argument.name if argument.field_info.is_keyword_only else argument.name.lstrip("-").upper()


def _repeated(error: Any) -> UsageError:
    return UsageError("cli-repeated", name=error.token.keyword)


def _unknown_command(error: Any, commands: Mapping[str, Any]) -> UsageError:
    word = (error.unused_tokens or ["?"])[0]
    near = difflib.get_close_matches(word, commands, n=1)
    if near:
        return UsageError("cli-did-you-mean", word=word, near=near[0])
    return UsageError("cli-unknown-command", word=word, known=", ".join(commands))


def _unknown_option(error: Any) -> UsageError:
    return UsageError("cli-unknown-option", word=error.token.keyword or error.token.value or "?")


def _left_over(error: Any) -> UsageError:
    return UsageError("cli-left-over", words=" ".join(error.unused_tokens or ()))


TRANSLATIONS: tuple[tuple[type[CycloptsError], Callable[[Any], UsageError]], ...] = (
    (UnknownOptionError, _unknown_option),
    (
        CoercionError,
        lambda error: UsageError(
            "cli-bad-value", name=_name(error), value=error.token.value if error.token else "?"
        ),
    ),
    (MissingArgumentError, lambda error: UsageError("cli-missing", name=_name(error))),
    (RepeatArgumentError, _repeated),
    (UnusedCliTokensError, _left_over),
)
"""How each complaint of cyclopts becomes one of ours; anything else is `cli-unclear`."""


FILE_TROUBLES: tuple[tuple[type[OSError], str], ...] = (
    (FileNotFoundError, "cli-no-such-file"),
    (PermissionError, "cli-file-forbidden"),
    (IsADirectoryError, "cli-file-is-a-folder"),
    (FileExistsError, "cli-file-exists"),
)


def file_error(error: OSError) -> UsageError:
    """Turn what the operating system says of a file into an error that the catalogue knows."""
    if error.filename is None:
        return UsageError("cli-disk", detail=error.strerror or str(error))
    file = str(error.filename)
    for kind, reason in FILE_TROUBLES:
        if isinstance(error, kind):
            return UsageError(reason, file=file)
    return UsageError("cli-file", file=file, detail=error.strerror or str(error))


def usage_error(error: CycloptsError, commands: Mapping[str, Any]) -> UsageError:
    """Turn a complaint of cyclopts into an error with a reason that the catalogue knows."""
    if isinstance(error, UnknownCommandError):
        return _unknown_command(error, commands)
    for kind, translate in TRANSLATIONS:
        if isinstance(error, kind):
            return translate(error)
    return UsageError("cli-unclear")
