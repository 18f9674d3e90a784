"""The board of Take Sides told a second time, from the rules alone: plain lists, no code of the game.

A card is its word (``R4``), a side is ``a`` or ``b``, columns count from 1.
"""

from collections import Counter
from typing import Any

COLOURS = "ROYGBV"
DECK = [colour + number for colour in COLOURS for number in "123456"]
OTHER = {"a": "b", "b": "a"}


class Board:
    """The street with what lies on both sides of it, under one sky."""

    def __init__(self, sky: str, decided: Counter[str]) -> None:
        self.sky = sky
        self.decided = decided
        self.street: list[str] = []
        self.halves: dict[str, list[list[dict[str, Any]]]] = {side: [[] for _ in range(6)] for side in "ab"}
        self.protected: set[tuple[str, int]] = set()
        self.sun = ""

    # What lies there

    def top(self, side: str, column: int) -> dict[str, Any]:
        """The outermost face-up card of a half-column, or nothing."""
        found: dict[str, Any] = {}
        for lying in self.halves[side][column - 1]:
            if lying["up"]:
                found = lying
        return found

    def last(self, side: str, column: int) -> str:
        """The word of that card, or an empty one."""
        return str(self.top(side, column).get("card", ""))

    def awake(self, side: str, column: int, number: str) -> bool:
        """Whether a 1 or a 2 has its power there."""
        if self.last(side, column)[1:] != number:
            return False
        if self.sky == "fog":
            self.decided["TS-23"] += 1
            self.decided["fog"] += 1
            return False
        self.decided["TS-10"] += 1
        return True

    def guarded(self, side: str, column: int) -> bool:
        """Whether a 5 or a 6 of the other side may not touch a half-column."""
        if (side, column) in self.protected:
            self.decided["close-protection"] += 1
            return True
        return self.awake(side, column, "1")

    # What may be done

    def fits(self, card: str, side: str, column: int, wild: str) -> bool:
        """Whether a card may be laid; ``wild`` is a colour that fits everywhere, or empty."""
        upon = self.last(side, column)
        if not upon:
            if self.halves[side][column - 1]:
                self.decided["TS-6 turned"] += 1
            upon = self.street[column - 1]
        if card[0] == upon[0] or card[1] == upon[1]:
            return True
        if self.sky == "wind" and abs(int(card[1]) - int(upon[1])) == 1:
            self.decided["TS-23"] += 1
            self.decided["wind"] += 1
            return True
        if card[0] == wild:
            self.decided["calling-card"] += 1
            return True
        self.decided["TS-6"] += 1
        return False

    def targets(self, number: int, card: str, side: str, column: int) -> set[str]:
        """What the effect of a number may do, after a card has been laid."""
        found: set[str] = set()
        other = OTHER[side]
        if number == 3:
            for source in range(1, 7):
                if self.last(side, source):
                    found |= {f"move-{source}-{goal}" for goal in range(1, 7) if goal != source}
        elif number == 4:
            found = {f"swap-{left}" for left in range(1, 6)}
        elif number == 5:
            if self.last(other, column) and not self.guarded(other, column):
                for goal in (column - 1, column + 1):
                    if 1 <= goal <= 6 and not self.guarded(other, goal):
                        found.add(f"push-{column}-{goal}")
        elif number == 6:
            for goal in range(1, 7):
                if self.last(other, goal)[:1] == card[0] and not self.guarded(other, goal):
                    found.add(f"down-{goal}")
        return found

    # What is done

    def lay(self, card: str, side: str, column: int) -> None:
        """Put a card outermost."""
        self.halves[side][column - 1].append({"card": card, "up": True})

    def carry(self, side: str, source: int, goal: int) -> None:
        """Take the last card of a half-column to another one of the same side."""
        lying = self.top(side, source)
        self.halves[side][source - 1].remove(lying)
        self.halves[side][goal - 1].append(lying)
        self.decided["TS-11"] += 1

    def do(self, said: str, side: str) -> None:
        """Apply an effect that was announced for a side."""
        name, *numbers = said.split("-")
        places = [int(number) for number in numbers]
        if name == "move":
            self.carry(side, *places)
        elif name == "push":
            self.carry(OTHER[side], *places)
        elif name == "swap":
            left = places[0]
            self.street[left - 1], self.street[left] = self.street[left], self.street[left - 1]
        else:
            self.top(OTHER[side], places[0])["up"] = False

    # What it is worth

    def count(self, side: str, column: int) -> int:
        """How many cards a half-column counts for."""
        faces = [lying["up"] for lying in self.halves[side][column - 1]]
        return faces.count(True) + (1 if self.awake(side, column, "2") else 0)

    def worth(self, column: int) -> int:
        """What the Personnage of a column scores."""
        card = self.street[column - 1]
        if self.sky == "heatwave":
            self.decided["TS-23"] += 1
            self.decided["heatwave"] += 1
            return 7 - int(card[1])
        if self.sky == "sunbreak" and card[0] == self.sun:
            self.decided["TS-23"] += 1
            self.decided["sunbreak"] += 1
            return 2 * int(card[1])
        return int(card[1])


def laid_out(street: str, a: str, b: str, sky: str = "") -> Board:
    """A board with the lays of both sides, such as ``R4-1 G4-1``."""
    found = Board(sky, Counter())
    found.street = street.split()
    for side, lays in {"a": a, "b": b}.items():
        for lay in lays.split():
            found.lay(lay[:2], side, int(lay[3]))
    return found
