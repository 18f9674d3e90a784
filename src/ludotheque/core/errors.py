"""What can be refused: a reason code and the facts; the sentence is looked up in the reader's language."""

from collections.abc import Mapping

Fact = str | int


class LudothequeError(Exception):
    """A refusal that a person can be told about.

    Attributes:
        reason: A stable code such as ``"cell-taken"``; its sentence is the message ``error-cell-taken``.
        rule: The id of the rule that refuses, or None when no rule of a game is concerned.
        facts: What the sentence needs to be exact, such as ``{"cell": 7}``.
    """

    def __init__(self, reason: str, *, rule: str | None = None, **facts: Fact) -> None:
        self.reason = reason
        self.rule = rule
        self.facts: Mapping[str, Fact] = facts
        # The reason alone: pickle makes the copy from it, and adds the rest, when an error crosses processes.
        super().__init__(reason)

    def __str__(self) -> str:
        rule = f" ({self.rule})" if self.rule else ""
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.reason}{rule}{': ' if facts else ''}{facts}"


class IllegalAction(LudothequeError):  # noqa: N818 - the field's word, as in python-chess's IllegalMoveError
    """An event that the rules refuse in this state; the state is as it was."""


class NotationError(LudothequeError):
    """A text that does not say what it should: no such tile, no such cell, not a whole number."""


class OptionsError(LudothequeError):
    """An option that the game does not have, or a value that the option does not take."""


class RulesVersionError(LudothequeError):
    """A version of a game's rules that this program cannot play."""


class UnknownGameError(LudothequeError):
    """A name that no installed game has."""


class UnknownBotError(LudothequeError):
    """A name that no bot of the game has."""


class RecordError(LudothequeError):
    """A record that cannot be read, or that says what cannot have happened.

    Attributes:
        line: The line of the text form at which it goes wrong, counted from 1, where known.
        event: The number of the event at which it goes wrong, counted from 1, where known.
    """

    def __init__(
        self,
        reason: str,
        *,
        rule: str | None = None,
        line: int | None = None,
        event: int | None = None,
        **facts: Fact,
    ) -> None:
        super().__init__(reason, rule=rule, **facts)
        self.line = line
        self.event = event

    @classmethod
    def because(
        cls, error: LudothequeError, *, line: int | None = None, event: int | None = None
    ) -> "RecordError":
        """The same refusal, with the place in the record where it happened."""
        located = cls(error.reason, rule=error.rule, line=line, event=event)
        located.facts = error.facts
        return located
