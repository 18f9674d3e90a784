"""A bot that takes any legal action."""

from random import Random
from typing import Any

from ludotheque.core.view import AnyView


class RandomBot:
    """Every legal action is equally likely."""

    def choose(self, view: AnyView, rng: Random) -> Any:
        """Choose one of ``view.legal``."""
        return rng.choice(view.legal)
