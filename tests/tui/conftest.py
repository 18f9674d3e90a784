"""A terminal app at 80 × 24 with a data folder of its own."""

from pathlib import Path

import pytest

from ludotheque import registry
from ludotheque.tui.app import LudothequeApp
from ludotheque.tui.start import Wish, plan, speaker_about
from tests.support.terminal import StartsApp


@pytest.fixture
def playing(tmp_path: Path) -> StartsApp:
    """An app that begins a game at once, Take it Easy! where no other is named; always the same deal."""

    def start(
        players: int | None = None,
        bots: tuple[str, ...] = (),
        language: str = "en",
        game: str = "take-it-easy",
        **options: str,
    ) -> LudothequeApp:
        box = registry.load(game)
        texts = {name.replace("_", "-"): value for name, value in options.items()}
        wanted = plan(box, Wish(players, bots, texts, seed="4"), speaker_about(box, language))
        return LudothequeApp(tmp_path, language, plan=wanted)

    return start
