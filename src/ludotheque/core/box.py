"""What an installed distribution puts on the shelf: a game with everything that belongs to it."""

from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable

from msgspec import Struct

from ludotheque.core.board import AnyBoard
from ludotheque.core.bot import AnyBot
from ludotheque.core.game import AnyGame
from ludotheque.core.outcome import ScoreSheet


class Box(Struct, frozen=True, kw_only=True):
    """A game, its board, its bots, its rules and its words.

    Attributes:
        game: The rules as pure functions.
        board: The drawing.
        bots: A maker for every bot of its own, weakest first; every game has ``random`` besides.
        locales: The folder with ``{language}.ftl``.
        rules: The folder with the rules for players, ``{language}.md``.
        score: Reads what somebody counted on a real table, as words, and gives the score sheet; None where
            that makes no sense.
    """

    game: AnyGame
    board: AnyBoard
    bots: Mapping[str, Callable[[], AnyBot]]
    locales: Traversable
    rules: Traversable
    score: Callable[[Sequence[str]], ScoreSheet] | None = None

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.game.info.name
