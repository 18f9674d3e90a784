"""What stands beside the board: the round, the called tile, the tiles not yet called, and the others."""

from ludotheque.core.board import TextPicture
from ludotheque.core.events import Seat
from ludotheque.core.translator import Translator
from ludotheque.draw.canvas import Canvas, Style, fitted
from ludotheque.games.take_it_easy.board.ribbons import BEADS, RIBBONS, STROKES, digit_style
from ludotheque.games.take_it_easy.board.sight import boards_to_see, calls_to_see, final, sight_of
from ludotheque.games.take_it_easy.components import CALLS, DIGITS, TILES, Tile
from ludotheque.games.take_it_easy.rules import uncalled
from ludotheque.games.take_it_easy.scoring import score_sheet
from ludotheque.games.take_it_easy.view import View

WIDTH = 34
TILE_ROW = 2
GRID_COLUMN = 23
SEATS_ROW = 13
NAME_COLUMN = 2
LONGEST_NAME = 14
HEIGHT = 20
ROUND_END = 27
"""Just after the points of the round, where the totals stand beside them."""

LARGE = (
    "   _______   ",
    "  ╱       ╲  ",
    " ╱         ╲ ",
    "╱           ╲",
    "╲           ╱",
    " ╲         ╱ ",
    "  ╲_______╱  ",
)
"""The outline of a tile drawn large."""


def aside(view: View, translator: Translator) -> TextPicture:
    """Write down everything but the board, at most 34 columns by 20 rows."""
    canvas = Canvas()
    _heading(canvas, view, translator)
    if view.outcome is not None:
        _points(canvas, view.outcome.totals, view.seat, translator)
    elif view.called is not None:
        _called(canvas, view.called)
    _not_called(canvas, uncalled(calls_to_see(view)), translator)
    _seats(canvas, view, translator)
    _legend(canvas, SEATS_ROW + 2 + view.options.players, translator)
    return canvas.picture()


def _heading(canvas: Canvas, view: View, translator: Translator) -> None:
    rounds = view.options.rounds
    if final(view):
        canvas.put(0, 0, translator("tie-text-over"), Style.TITLE)
        return
    place = {"round": view.round + 1, "rounds": rounds, "call": len(view.calls), "calls": CALLS}
    canvas.put(0, 0, translator("tie-text-turn", **place), Style.TITLE)
    if view.options.players > 1:
        caller = fitted(translator("seat-name", seat=view.caller + 1), LONGEST_NAME)
        canvas.put(1, 0, translator("tie-text-caller", seat=caller), Style.DIM)


def _outline(canvas: Canvas) -> None:
    for row, strokes in enumerate(LARGE, start=TILE_ROW):
        canvas.put(row, 0, strokes, Style.CELL)


def _called(canvas: Canvas, tile: Tile) -> None:
    """The tile in large, with its ribbons as on the board."""
    _outline(canvas)
    vertical, rising, falling = tile
    canvas.put(TILE_ROW + 1, 6, str(vertical), digit_style(vertical))
    for row in range(2, 7):
        canvas.put(TILE_ROW + row, 6, RIBBONS[vertical], digit_style(vertical))
    for digit, digit_column, column in ((rising, 3, 8), (falling, 9, 1)):
        ribbon = RIBBONS[digit][0] + 2 * RIBBONS[digit][1] + RIBBONS[digit][2]
        canvas.put(TILE_ROW + 3, column, ribbon, digit_style(digit))
        canvas.put(TILE_ROW + 4, 9 - column, ribbon, digit_style(digit))
        canvas.put(TILE_ROW + 4, digit_column, str(digit), digit_style(digit))


def _points(canvas: Canvas, totals: tuple[int, ...], seat: Seat | None, translator: Translator) -> None:
    """In place of the tile, what the reader has won; for a spectator, what won."""
    _outline(canvas)
    points = str(max(totals) if seat is None else totals[seat])
    label = translator("tie-text-points")
    canvas.put(TILE_ROW + 3, 6 - len(points) // 2, points, Style.STRONG)
    canvas.put(TILE_ROW + 4, 6 - len(label) // 2, label)


def _not_called(canvas: Canvas, left: tuple[Tile, ...], translator: Translator) -> None:
    """Nine rows of three tiles, a point for each that is gone; and how many are left of every digit."""
    canvas.put_left_of(TILE_ROW, WIDTH, translator("tie-text-not-called", tiles=len(left)), Style.DIM)
    for index, tile in enumerate(TILES):
        row, column = TILE_ROW + 1 + index // 3, GRID_COLUMN + 4 * (index % 3)
        if tile not in left:
            canvas.put(row, column + 1, "·", Style.DIM)
            continue
        for offset, digit in enumerate(tile):
            canvas.put(row, column + offset, str(digit), digit_style(digit))
    for row, (direction, digits) in enumerate(DIGITS.items(), start=TILE_ROW + 7):
        canvas.put(row, 0, STROKES[direction], Style.DIM)
        for number, digit in enumerate(digits):
            count = sum(tile.digit(direction) == digit for tile in left)
            canvas.put(row, 2 + 4 * number, str(digit), digit_style(digit))
            canvas.put(row, 3 + 4 * number, f":{count}")


def _seats(canvas: Canvas, view: View, translator: Translator) -> None:
    """A line for every seat: whether it has placed, its points in this round, and those of the game."""
    several = view.options.rounds > 1
    end = ROUND_END if several else WIDTH
    canvas.put_left_of(
        SEATS_ROW, end, translator("tie-text-round" if several else "tie-text-points"), Style.DIM
    )
    if several:
        canvas.put_left_of(SEATS_ROW, WIDTH, translator("tie-text-total"), Style.DIM)
    for seat in range(view.options.players):
        row = SEATS_ROW + 1 + seat
        mine = seat == view.seat
        style = Style.STRONG if mine else ""
        name = fitted(translator("seat-name", seat=seat + 1), LONGEST_NAME)
        canvas.put(row, 0, _mark(view, seat), style)
        canvas.put(row, NAME_COLUMN, f"{name} {translator('tie-text-you')}" if mine else name, style)
        points = _points_of_round(view, seat)
        before = _points_before(view, seat)
        if points is None:
            canvas.put_left_of(row, end, translator("tie-text-curtain"), Style.DIM)
        else:
            canvas.put_left_of(row, end, str(points), style)
        if several:
            total = f"{before}+" if points is None else str(before + points)
            canvas.put_left_of(row, WIDTH, total, style)


def _legend(canvas: Canvas, row: int, translator: Translator) -> None:
    """What the beads at the edge of the board say, where there is room for it."""
    if row < HEIGHT:
        beads = {str(hope): bead for hope, bead in BEADS.items()}
        canvas.put(row, 0, translator("tie-text-legend", **beads), Style.DIM)


def _mark(view: View, seat: Seat) -> str:
    """A tick for who has placed, dots for whom the game waits; at the end the place, a star for the first."""
    if view.outcome is not None and view.options.players == 1:
        return ""  # alone there is nobody to beat
    if view.outcome is not None:
        place = view.outcome.places[seat]
        return "★" if place == 1 else str(place)
    return "✓" if view.placed[seat] else "…"


def _points_of_round(view: View, seat: Seat) -> int | None:
    """What the complete lines of a board bring so far; None behind the curtain."""
    if boards_to_see(view)[seat] is None:
        return None
    return score_sheet(sight_of(view, seat).board).total


def _points_before(view: View, seat: Seat) -> int:
    """What a seat has scored in the rounds before the one to see."""
    earlier = view.finished[:-1] if final(view) else view.finished
    return sum(score_sheet(played.boards[seat]).total for played in earlier)
