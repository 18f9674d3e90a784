"""What the JSON API takes and gives."""

from typing import Annotated, Any

from msgspec import Meta, Struct

Contribution = Annotated[str, Meta(pattern="^([0-9A-Fa-f]{2})*$", max_length=128)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Text = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[str, Meta(pattern="^[0-9]{1,3}$")]


class NewGuest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who somebody wants to be.

    Attributes:
        name: One line of printable characters; without one they get a pleasant one.
    """

    name: Name | None = None


class GuestGiven(Struct, frozen=True, kw_only=True):
    """A guest and the token that proves it.

    Attributes:
        name: What others call the guest.
        token: Sent with every request from now on: ``Authorization: Bearer TOKEN``.
    """

    name: str
    token: str


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to make.

    Attributes:
        game: The name of the game, as ``/api/games`` has it.
        options: Name and text of options; the rest have their defaults.
        bots: The name of a bot by the number of its seat, counted from 0.
        breath: How long a turn is shown before chance or a bot goes on, in milliseconds.
        begin: Whether its host is ready at once.
        contribution: What the host puts into the shuffle, in hexadecimal, when ready at once.
    """

    game: Text
    options: dict[Text, Text] = {}
    bots: dict[SeatNumber, Text] = {}
    breath: Annotated[int, Meta(ge=0, le=10_000)] = 0
    begin: bool = False
    contribution: Contribution = ""


class SeatWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat to sit down in.

    Attributes:
        seat: Its number, counted from 0; any free one where none is named.
    """

    seat: Annotated[int, Meta(ge=0, le=1000)] | None = None


class Ready(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """That somebody wants to begin.

    Attributes:
        contribution: What they put into the shuffle, in hexadecimal.
    """

    contribution: Contribution = ""


class DraftWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat tries within its turn.

    Attributes:
        question: A question of the present turn: that of the view, an earlier one, or ``turn``, the first.
        actions: In the game's notation; none takes back what was tried from that question on.
    """

    question: Text
    actions: Annotated[tuple[Text, ...], Meta(max_length=64)]


class DecisionWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat decides, once and for all.

    Attributes:
        id: Made by the client, new for every decision; sent again, it gets the same answer.
        question: The question of the view that is being decided.
        actions: In the game's notation.
    """

    id: Annotated[str, Meta(min_length=1, max_length=80)]
    question: Text
    actions: Annotated[tuple[Text, ...], Meta(min_length=1, max_length=64)]


class DecisionTaken(Struct, frozen=True, kw_only=True):
    """What was answered to a decision.

    Attributes:
        seat: Whose it was.
        question: The question that has been decided.
        version: The version of the table afterwards.
    """

    seat: int
    question: str
    version: int


class ChairState(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it.

    Attributes:
        name: What whoever sits there is called; empty where nobody does.
        bot: The name of the bot that plays here; null for a person or a free seat.
        taken: Whether somebody sits there.
        ready: Whether the person wants to begin.
        yours: Whether it is the seat of whoever asks.
    """

    name: str
    bot: str | None
    taken: bool
    ready: bool
    yours: bool


class TableState(Struct, frozen=True, kw_only=True):
    """A table as everybody sees it.

    Attributes:
        id: The table's id; whoever has it may watch.
        game: The name of the game.
        rules_version: The version of its rules.
        options: Name and text of every option.
        status: ``gathering``, ``playing`` or ``over``.
        version: Grows with every change that somebody may see.
        breath: How long a turn is shown before chance or a bot goes on, in milliseconds.
        commitment: SHA-256 of the secret that the shuffle follows from, and the table's id.
        chairs: The seats in their order.
        result: The totals once the game is over.
        rematch: The table where the same people play again; null until somebody asks.
        host_is_you: Whether whoever asks has made the table.
    """

    id: str
    game: str
    rules_version: int
    options: dict[str, str]
    status: str
    version: int
    breath: int
    commitment: str
    chairs: tuple[ChairState, ...]
    result: tuple[int, ...] | None
    rematch: str | None
    host_is_you: bool


class ChoiceState(Struct, frozen=True, kw_only=True):
    """Something that may be done now.

    Attributes:
        code: Its number within the game.
        text: How a decision says it.
        label: What people call it, in the language of ``Accept-Language``.
        group: Which choices belong together, in that language.
        ends: Whether it ends the turn, so that nothing of it can be rethought.
    """

    code: int
    text: str
    label: str
    group: str
    ends: bool


class State(Struct, frozen=True, kw_only=True):
    """What somebody sees of a table.

    Attributes:
        table: The table.
        seat: Their seat; null for a spectator.
        view: What that seat may know of the game; null before it begins. Its fields depend on the game.
        prompt: What to do now, in the language of ``Accept-Language``.
        choices: What may be done now.
        draft: What the seat has tried so far in its turn.
        turn: The first question of the turn: a draft or a decision under it begins the turn anew.
        trying: Whether the last of the draft would end the turn; the view is the one before it.
    """

    table: TableState
    seat: int | None
    view: Any
    prompt: str
    choices: tuple[ChoiceState, ...]
    draft: tuple[str, ...]
    turn: str | None
    trying: bool


class WhyNot(Struct, frozen=True, kw_only=True):
    """Whether something may be done now.

    Attributes:
        allowed: Whether it may.
        reason: A stable code for why not.
        message: Why not, in the language of ``Accept-Language``.
        rule: The id of the rule that refuses, where one does.
        link: Where that rule can be read.
    """

    allowed: bool
    reason: str | None = None
    message: str | None = None
    rule: str | None = None
    link: str | None = None


class GameState(Struct, frozen=True, kw_only=True):
    """A game that is installed.

    Attributes:
        name: Its name for new tables.
        title: What people call it, in the language of ``Accept-Language``.
        min_players: How few may play.
        max_players: How many may play.
        rules_versions: The versions of its rules that can be played and replayed.
        bots: The names of its bots, the weakest first.
        options: The values that each option takes.
    """

    name: str
    title: str
    min_players: int
    max_players: int
    rules_versions: tuple[int, ...]
    bots: tuple[str, ...]
    options: dict[str, tuple[str, ...]]
