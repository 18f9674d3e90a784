"""A second opinion on Take it Easy!: checks and scores a record, given as text, by brute force.

LAW: imports nothing from ludotheque. It is written from the rules alone and built differently: no state and
no reducer; the record is cut into turns, and every turn is looked at with the whole board before it; lines
are whatever shares a cube coordinate.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product

from tests.oracle import deals

Cube = tuple[int, int, int]
Board = dict[int, str]
"""The tile on each cell that has one."""

CUBES: tuple[Cube, ...] = tuple(
    (column, row, -column - row)
    for column in range(-2, 3)
    for row in range(-2, 3)
    if -2 <= -column - row <= 2
)
"""A hexagon of radius two in flat-top cube coordinates; columns from the left, each from the top (TIE-3)."""

TILES = tuple(sorted(a + b + c for a in "159" for b in "267" for c in "348"))
"""TIE-1, and the canonical order of the draw."""

TURNS = 19
DIRECTIONS = {"vertical": (0, 0, 1), "rising": (2, 1, -1), "falling": (1, 2, 1)}
"""For each direction: the coordinate that stays the same along a line, the digit of the tile that counts, and
whether lines are numbered with that coordinate growing or falling (TIE-2, TIE-4)."""


class InvalidRecordError(ValueError):
    """What a record tells cannot have happened."""


@dataclass
class Turn:
    """A called tile and the placements that follow it in the record."""

    tile: str
    placements: list[tuple[int, int]] = field(default_factory=list)


@dataclass(frozen=True)
class Round:
    """What a finished round came to.

    Attributes:
        lines: For every seat the points of every line, by its name.
        totals: For every seat the sum.
        winners: The seats with the highest sum.
    """

    lines: tuple[dict[str, int], ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Verdict:
    """What a valid record came to.

    Attributes:
        rounds: Every finished round.
        finished: Whether the game is over.
        totals: For every seat the sum over the finished rounds.
        places: For every seat its place; None while the game goes on.
        decided: How often each rule made a difference.
    """

    rounds: tuple[Round, ...]
    finished: bool
    totals: tuple[int, ...]
    places: tuple[int, ...] | None
    decided: Counter[str]


def line_points(board: Board) -> dict[str, int]:
    """TIE-11: every line by its name with length times digit, or nothing."""
    points: dict[str, int] = {}
    for direction, (axis, digit, sign) in DIRECTIONS.items():
        for coordinate in range(-2, 3):
            cells = [cell for cell, cube in enumerate(CUBES) if cube[axis] == coordinate]
            shown = [board[cell][digit] for cell in cells if cell in board]
            whole = len(shown) == len(cells) and len(set(shown)) == 1
            points[f"{direction}-{3 + sign * coordinate}"] = sum(map(int, shown)) if whole else 0
    return points


NEAR = {
    (one, other)
    for (one, here), (other, there) in product(enumerate(CUBES), repeat=2)
    if sorted(abs(a - b) for a, b in zip(here, there, strict=True)) == [0, 1, 1]
}
"""Every ordered pair of cells one step apart."""


def touches(cell: int, board: Board) -> bool:
    """Whether a cell shares an edge with a tile."""
    return any((cell, taken) in NEAR for taken in board)


def places(totals: tuple[int, ...]) -> tuple[int, ...]:
    """TIE-14: one walk down the ranking, in which equal totals keep the place of the first of them."""
    ranking = sorted(totals, reverse=True)
    return tuple(ranking.index(total) + 1 for total in totals)


class Examination:
    """Looks at one record."""

    def __init__(self, text: str) -> None:
        self.headings: dict[str, str] = {}
        self.turns: list[Turn] = []
        self.decided: Counter[str] = Counter()
        self._cut(text)
        for name in ("Game", "Rules-Version", "Options"):
            if name not in self.headings:
                raise InvalidRecordError(f"no heading {name}")
        options = dict(word.split("=") for word in self.headings["Options"].split())
        self.players = self._number(options, "players", most=6)
        self.number_of_rounds = self._number(options, "rounds", most=8)
        self.touching = self._switch(options, "touching")
        self.change_of_mind = self._switch(options, "change-of-mind")
        self._switch(options, "curtain")
        if options:
            raise InvalidRecordError(f"unknown options {options}")
        self.key = deals.key(self.headings, self.headings["Options"])

    @staticmethod
    def _number(options: dict[str, str], name: str, *, most: int) -> int:
        text = options.pop(name, "1")
        if text not in map(str, range(1, most + 1)):
            raise InvalidRecordError(f"option {name}={text}")
        return int(text)

    @staticmethod
    def _switch(options: dict[str, str], name: str) -> bool:
        text = options.pop(name, "off")
        if text not in {"on", "off"}:
            raise InvalidRecordError(f"option {name}={text}")
        return text == "on"

    def _cut(self, text: str) -> None:
        first, *rows = text.splitlines()
        if first != "ludotheque record 1":
            raise InvalidRecordError("not a record")
        for row in rows:
            heading = re.match(r"([A-Z][A-Za-z-]*(?: \d+)?):(?: (.*))?$", row)
            if heading:
                self.headings[heading[1]] = heading[2] or ""
                continue
            for word in re.split(r"(?:^|\s)#", row)[0].split():
                if not re.fullmatch(r"\d+\.", word):
                    self._word(word)

    def _word(self, word: str) -> None:
        if ":" not in word:
            if word not in TILES:
                raise InvalidRecordError(f"no tile {word} (TIE-1)")
            self.turns.append(Turn(word))
            return
        seat, cell = word.split(":")
        if not self.turns:
            raise InvalidRecordError(f"{word} before the first call (TIE-8)")
        if cell not in map(str, range(len(CUBES))):
            raise InvalidRecordError(f"no cell {cell} (TIE-3)")
        self.turns[-1].placements.append((int(seat), int(cell)))

    def verdict(self) -> Verdict:
        """Check everything and score it."""
        if self.headings["Game"] != "take-it-easy" or self.headings["Rules-Version"] != "1":
            raise InvalidRecordError("another game")
        if sum(name.startswith("Seat ") for name in self.headings) != self.players:
            raise InvalidRecordError("seats and players differ (TIE-5)")
        if len(self.turns) > TURNS * self.number_of_rounds:
            raise InvalidRecordError("a call after the end (TIE-10)")
        rounds = tuple(self._rounds())
        finished = len(rounds) == self.number_of_rounds
        totals = tuple(sum(each.totals[seat] for each in rounds) for seat in range(self.players))
        self._result(totals, finished=finished)
        ranking = places(totals) if finished else None
        if ranking is not None and ranking.count(1) > 1:
            self.decided["TIE-14"] += 1
        if finished and len(rounds) > 1:
            self.decided["TIE-13"] += 1
        self.decided["TIE-5"] += self.players == 1
        return Verdict(rounds, finished, totals, ranking, self.decided)

    def _result(self, totals: tuple[int, ...], *, finished: bool) -> None:
        result = self.headings.get("Result")
        if result is None:
            return
        if not finished:
            raise InvalidRecordError("a result without an end (TIE-10)")
        if [int(word) for word in result.split()] != list(totals):
            raise InvalidRecordError(f"the result is {totals} (TIE-12)")

    def _rounds(self) -> Iterator[Round]:
        for start in range(0, len(self.turns), TURNS):
            turns = self.turns[start : start + TURNS]
            boards: list[Board] = [{} for _ in range(self.players)]
            for number, turn in enumerate(turns):
                self._call(start + number, [earlier.tile for earlier in turns[:number]], turn.tile)
                last = start + number + 1 == len(self.turns)
                for seat, cell in self._placements(turn, boards, may_be_open=last).items():
                    boards[seat][cell] = turn.tile
            if all(len(board) == len(CUBES) for board in boards):
                yield self._scored(boards)

    def _call(self, number: int, earlier: list[str], tile: str) -> None:
        if tile in earlier:
            raise InvalidRecordError(f"{tile} is called twice in a round (TIE-6)")
        self.decided["TIE-6"] += tile in [turn.tile for turn in self.turns[: number - len(earlier)]]
        possible = [other for other in TILES if other not in earlier]
        if self.key is not None and deals.pick(self.key, number, possible) != tile:
            raise InvalidRecordError(f"call {number} was not dealt (TIE-6)")

    def _placements(self, turn: Turn, boards: list[Board], *, may_be_open: bool) -> Mapping[int, int]:
        standing: dict[int, int] = {}
        for seat, cell in turn.placements:
            if seat >= self.players:
                raise InvalidRecordError(f"no seat {seat} (TIE-5)")
            if len(standing) == self.players:
                raise InvalidRecordError(f"{seat} places when all have placed (TIE-9)")
            if seat in standing:
                self._change(seat, cell, standing[seat])
            self._cell(cell, boards[seat])
            standing[seat] = cell
        if len(standing) < self.players and not may_be_open:
            raise InvalidRecordError(f"the next call before all have placed {turn.tile} (TIE-9)")
        self.decided["TIE-9"] += len(standing) == self.players > 1
        return standing if len(standing) == self.players else {}

    def _change(self, seat: int, cell: int, before: int) -> None:
        if not self.change_of_mind:
            raise InvalidRecordError(f"{seat} has placed (TIE-9)")
        if cell == before:
            raise InvalidRecordError(f"{seat} changes nothing (TIE-17)")
        self.decided["TIE-17"] += 1

    def _cell(self, cell: int, board: Board) -> None:
        if cell in board:
            raise InvalidRecordError(f"cell {cell} is taken (TIE-8)")
        if board and not touches(cell, board):
            if self.touching:
                raise InvalidRecordError(f"cell {cell} touches nothing (TIE-16)")
            self.decided["TIE-8"] += 1
        if board and self.touching:
            free = set(range(len(CUBES))) - board.keys()
            self.decided["TIE-16"] += not all(touches(other, board) for other in free)

    def _scored(self, boards: list[Board]) -> Round:
        lines = tuple(line_points(board) for board in boards)
        totals = tuple(sum(each.values()) for each in lines)
        winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        self.decided["TIE-10"] += 1
        self.decided["TIE-11"] += sum(points == 0 for each in lines for points in each.values())
        self.decided["TIE-12"] += sum(points > 0 for each in lines for points in each.values())
        return Round(lines, totals, winners)


def examine(text: str) -> Verdict:
    """Check and score a record in its text form.

    Raises:
        InvalidRecordError: When what it tells cannot have happened, with the reason and the rule.
        ValueError: When it cannot be read at all, or its secret is not the one committed to.
    """
    return Examination(text).verdict()
