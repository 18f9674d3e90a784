"""What docs/api.md says is true: its bot plays a game, and no address is missing."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.web.api.tables import ROUTER
from tests.support.server import Server

PAGE = (Path(__file__).parent.parent.parent / "docs" / "api.md").read_text(encoding="utf-8")
(BOT,) = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
PATHS = sorted({route.path.replace("{table:str}", "ID") for route in ROUTER.routes})


def test_the_bot_of_the_page_plays_a_game_to_its_end(shared_server: Server) -> None:
    played = subprocess.run(
        [sys.executable, "-c", BOT.replace("http://localhost:8000", shared_server.address)],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (played.stderr, len(ast.literal_eval(played.stdout or "[]"))) == ("", 1)


def test_the_bot_of_the_page_has_ten_lines() -> None:
    lines = [line for line in BOT.splitlines() if line.strip() and not line.startswith("import ")]
    assert len(lines) <= 10


@pytest.mark.parametrize("path", PATHS)
def test_every_address_stands_on_the_page(path: str) -> None:
    assert path in PAGE
