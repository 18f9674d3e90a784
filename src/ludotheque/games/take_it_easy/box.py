"""Take it Easy! as it stands on the shelf: the entry point of this game."""

from importlib.resources import files

from ludotheque.core.box import Box
from ludotheque.games.take_it_easy.board import TakeItEasyBoard
from ludotheque.games.take_it_easy.bots import Greedy, Steady
from ludotheque.games.take_it_easy.game import TakeItEasy
from ludotheque.games.take_it_easy.notation import score_words

HERE = files("ludotheque.games.take_it_easy")

BOX = Box(
    game=TakeItEasy(),
    board=TakeItEasyBoard(),
    bots={"greedy": Greedy, "steady": Steady},
    locales=HERE / "locales",
    rules=HERE / "rulebook",
    score=score_words,
)
