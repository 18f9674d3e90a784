"""Draws the pictures of the documentation from the product itself: `make pictures`."""

import asyncio
import re
import tempfile
from pathlib import Path

import ludotheque as lt
from ludotheque.games.take_it_easy.board.svg import board_picture
from ludotheque.games.take_it_easy.notation import parse_board
from ludotheque.i18n import game_speaker
from ludotheque.tui.app import LudothequeApp
from ludotheque.tui.start import Wish, plan, speaker_about

HERE = Path(__file__).parent
BEST = "563 578 524 568 573 528 564 164 178 123 168 174 974 928 963 978 924 968 973"
MOVES_SHOWN = 12


def best_board() -> str:
    """The board of 307 points from the rules."""
    speak = game_speaker(lt.load("take-it-easy"), "en")
    return board_picture(parse_board(BEST.split()), speak, uncalled=())


def table() -> str:
    """A table of four in the middle of a game, seen from the first seat."""
    record = lt.play("take-it-easy", ["steady", "greedy", "steady", "random"], seed=12)
    match = lt.start("take-it-easy", seed=12, players=4)
    for entry in record.entries:
        if entry.seat is not None and len(match.record.entries) < 5 * MOVES_SHOWN:
            match.play(entry.seat, entry.text)
    return lt.show(match, 0).svg


async def terminal() -> str:
    """The terminal app in the middle of a game, at 80 × 24."""
    box = lt.load("take-it-easy")
    speak = speaker_about(box, "en")
    cells = [entry.text for entry in lt.play("take-it-easy", ["steady"], seed=3).entries if entry.seat == 0]
    with tempfile.TemporaryDirectory() as folder:
        wanted = plan(box, Wish(bots=("steady", "greedy"), seed="3"), speak)
        app = LudothequeApp(Path(folder), "en", plan=wanted)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            for cell in cells[:MOVES_SHOWN]:
                await pilot.press(*cell, "enter")
                await pilot.pause()
            await pilot.press(*cells[MOVES_SHOWN])
            await pilot.pause()
            return without_foreign_fonts(app.export_screenshot(title="ludotheque"))


def without_foreign_fonts(svg: str) -> str:
    """A screenshot that asks no other server for a font and names no generator."""
    return re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)


def main() -> None:
    """Draw every picture anew."""
    (HERE / "take-it-easy-307.svg").write_text(best_board() + "\n", encoding="utf-8")
    (HERE / "take-it-easy-table.svg").write_text(table() + "\n", encoding="utf-8")
    (HERE / "terminal.svg").write_text(asyncio.run(terminal()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
