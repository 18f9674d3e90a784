"""Up or Down? as it stands on the shelf: the entry point of this game."""

from importlib.resources import files

from ludotheque.core.box import Box
from ludotheque.games.up_or_down.board import UpOrDownBoard
from ludotheque.games.up_or_down.bots import Greedy, Steady
from ludotheque.games.up_or_down.game import UpOrDown
from ludotheque.games.up_or_down.notation import score_words

HERE = files("ludotheque.games.up_or_down")

BOX = Box(
    game=UpOrDown(),
    board=UpOrDownBoard(),
    bots={"greedy": Greedy, "steady": Steady},
    locales=HERE / "locales",
    rules=HERE / "rulebook",
    score=score_words,
)
