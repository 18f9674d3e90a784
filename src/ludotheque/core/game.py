"""What a game is to everything around it."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from ludotheque.core.errors import RulesVersionError
from ludotheque.core.events import Audience, Chance, Event, Seat
from ludotheque.core.options import Options
from ludotheque.core.outcome import Outcome
from ludotheque.core.view import View

S = TypeVar("S", bound="HasOptions")
A = TypeVar("A")
C = TypeVar("C")
O = TypeVar("O", bound=Options)  # noqa: E741 - read as "options"
V = TypeVar("V", bound=View[Any, Any])


class HasOptions(Protocol):
    """What is asked of a state by those who do not know its game."""

    @property
    def options(self) -> Any:
        """What the table agreed on."""
        ...


class GameInfo(Struct, frozen=True, kw_only=True):
    """The declared facts of a game.

    Attributes:
        name: As on the command line and in records: ``"take-it-easy"``.
        rules_versions: Every version that can be played, the newest last.
        rules: The ids of the rules, in the order of the rules file.
        min_players: The fewest seats.
        max_players: The most seats.
        simultaneous: Whether several seats may be awaited at once.
        hidden_information: Whether some seat may know what another does not.
        chance: Whether chance has a part.
    """

    name: str
    rules_versions: tuple[int, ...]
    rules: tuple[str, ...]
    min_players: int
    max_players: int
    simultaneous: bool
    hidden_information: bool
    chance: bool

    @property
    def rules_version(self) -> int:
        """The newest version of the rules, under which new games start."""
        return self.rules_versions[-1]

    def playable(self, rules_version: int | None) -> int:
        """The version to play: the newest where none is named.

        Raises:
            RulesVersionError: When this program does not know that version.
        """
        if rules_version is None:
            return self.rules_version
        if rules_version not in self.rules_versions:
            raise RulesVersionError(
                "unknown-rules-version",
                game=self.name,
                version=rules_version,
                known=", ".join(str(version) for version in self.rules_versions),
            )
        return rules_version


class Game(Protocol[S, A, C, O, V]):
    """The rules of a game as pure functions over immutable states.

    S is its state, A an action, C an outcome of chance, O its options, V its view. A state holds no
    generator and no future: chance is an event like any other.
    """

    @property
    def info(self) -> GameInfo:
        """The declared facts."""
        ...

    @property
    def options_type(self) -> type[O]:
        """The class of its options."""
        ...

    def initial_state(self, options: O, rules_version: int | None = None) -> S:
        """The state before the first event, under the newest rules where no version is named.

        Raises:
            RulesVersionError: When the version is unknown.
        """
        ...

    def actors(self, state: S) -> frozenset[Seat]:
        """The seats that may act now; empty at a chance event and at the end."""
        ...

    def awaited(self, state: S) -> frozenset[Seat]:
        """The actors without whom the game does not go on; the others may act, and need not."""
        ...

    def drafting(self, state: S) -> Seat | None:
        """The seat that is in the middle of a turn of several choices, all of which it may still rethink.

        Until the turn is over no view but that seat's own shows any of them, and nobody else is awaited. None
        where no turn has begun, or where what has been done in it is final.
        """
        ...

    def legal_actions(self, state: S, seat: Seat) -> Sequence[A]:
        """What a seat may do now, sorted by code; empty unless it is an actor."""
        ...

    def chance(self, state: S) -> Chance[C] | None:
        """What chance may bring now, in canonical order; None unless it is chance's turn."""
        ...

    def apply(self, state: S, event: Event[A, C]) -> S:
        """The state after an event.

        Raises:
            IllegalAction: With a reason code and a rule id when the rules refuse it.
        """
        ...

    def audience(self, state: S, event: Event[A, C]) -> Audience:
        """Who sees what this event says at the moment it happens; what others notice, their views say."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Score sheets and places; None while the game goes on."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may know; None for a spectator."""
        ...

    def possible_state(self, view: V, rng: Random) -> S:
        """A state exactly as likely as the facts in the view make it, taking voluntary choices as random."""
        ...

    def next_options(self, state: S) -> O:
        """What is agreed when the same people play again, such as who starts."""
        ...

    def action_space(self, options: O) -> int:
        """One more than the largest code of an action under these options."""
        ...

    def encode(self, options: O, action: A) -> int:
        """The stable code of an action, in [0, action_space)."""
        ...

    def decode(self, options: O, code: int) -> A:
        """The action of a code.

        Raises:
            NotationError: When no action has that code.
        """
        ...

    def action_text(self, options: O, action: A) -> str:
        """The text of an action; no white space, no colon; `parse_action` reads it back."""
        ...

    def parse_action(self, options: O, text: str) -> A:
        """The action of a text.

        Raises:
            NotationError: When it is none.
        """
        ...

    def chance_text(self, options: O, outcome: C) -> str:
        """The text of an outcome of chance; no white space, no colon; `parse_chance` reads it back."""
        ...

    def parse_chance(self, options: O, text: str) -> C:
        """The outcome of chance of a text.

        Raises:
            NotationError: When it is none.
        """
        ...


AnyGame = Game[Any, Any, Any, Any, Any]
