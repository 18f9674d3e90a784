"""The bot of Geheimgebot."""

from random import Random

from .rules import TREASURES, Lay
from .view import View


class Fox:
    """The worthier the treasure, the higher the card."""

    def choose(self, view: View, rng: Random) -> Lay:
        """Choose one of ``view.legal``."""
        del rng  # it leaves nothing to chance
        assert view.treasure is not None  # a seat is asked about one
        return view.legal[TREASURES.index(view.treasure) * len(view.legal) // len(TREASURES)]
