"""Up or Down? told a second time, from the rules alone: plain lists and dictionaries, no code of the game.

It reads the words of a record (``68``, ``x45``, ``r2``, ``w2``, ``up``; chance ``57``, ``starts-2``)
and keeps the table as people would: cards on piles, in rows, in hands.
"""

from collections import Counter
from typing import Any

SIZES = {"long": [54, 78, 102, 126, 126], "short": [42, 60, 78, 96, 96]}


class Table:
    """A table with everything on it, and how often each rule has decided something."""

    def __init__(self, players: int, deck: str) -> None:
        self.players = players
        self.cards = SIZES[deck][players - 2]
        self.deck = set(range(1, self.cards + 1))
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.rows: list[list[list[int]]] = [[] for _ in range(players)]
        self.backs: list[list[int]] = [[] for _ in range(players)]
        self.open: list[set[int]] = [set() for _ in range(players)]
        self.ring: list[int] = []
        rest = self.cards - 3 * players - 6
        self.piles = {"up": rest // 2, "down": (rest + 1) // 2}
        self.top = 0
        self.turn = -1
        self.step: dict[str, Any] = {}
        self.owed = 0
        self.decided: Counter[str] = Counter({"UOD-2": 1})
        if rest % 2:
            self.decided["UOD-5"] += 1

    # What chance brings

    def chance(self, word: str) -> None:
        """A seat starts, or a card comes."""
        if word.startswith("starts-"):
            self.turn = int(word[7:]) - 1
            self.decided["UOD-6"] += 1
            return
        card = int(word)
        self.deck.remove(card)
        if self.owed:
            self.hands[self.owed - 1].append(card)
            self.owed = 0
            return
        count = sum(map(len, self.hands))
        if len(self.ring) < 6 and count < 3 * self.players:
            self.hands[count % self.players].append(card)
            self.decided["UOD-3"] += 1
        elif len(self.ring) < 6:
            self.ring.append(card)
            self.ring.sort()
            self.decided["UOD-4"] += 1
        else:
            self.top = card

    def awaits_chance(self) -> bool:
        """Whether a card or a starter is to come."""
        return self.turn < 0 or len(self.ring) < 6 or self.owed > 0 or (self.piles["up"] > 0 and not self.top)

    # What players do

    def sides(self, card: int) -> set[int]:
        """Who would stand beside a card in the ring."""
        lower = [other for other in self.ring if other < card]
        higher = [other for other in self.ring if other > card]
        if not lower or not higher:
            self.decided["UOD-7"] += 1
            return {min(self.ring), max(self.ring)}
        return {max(lower), min(higher)}

    def words(self) -> set[str]:
        """Everything that may be said now."""
        if self.awaits_chance():
            return set()
        if not any(self.hands):
            self.decided["UOD-14"] += 1
            return set()
        if "played" not in self.step:
            return {str(card) for card in self.hands[self.turn]}
        if "taken" not in self.step:
            self.decided["UOD-8"] += 1
            return {f"x{card}" for card in self.sides(self.step["played"])}
        if "laid" not in self.step:
            return self.places(self.step["taken"])
        if 0 in self.piles.values():
            self.decided["UOD-12"] += 1
        return {pile for pile, size in self.piles.items() if size}

    def places(self, card: int) -> set[str]:
        """Where a card may be laid."""
        rows = self.rows[self.turn]
        said = {f"w{number}" for number in range(1, len(rows) + 1)}
        for number, row in enumerate(rows, start=1):
            climbs = len(row) > 1 and row[1] > row[0]
            falls = len(row) > 1 and row[1] < row[0]
            if not (climbs and card < row[-1]) and not (falls and card > row[-1]):
                said.add(f"r{number}")
            else:
                self.decided["UOD-10"] += 1
        if len(rows) < 3:
            said.add(f"r{len(rows) + 1}")
        else:
            self.decided["UOD-9"] += 1
        self.decided["UOD-13"] += all(word[0] == "w" for word in said)
        return said

    def say(self, word: str) -> None:
        """Whoever has the turn does something."""
        if "played" not in self.step:
            self.step["played"] = int(word)
        elif "taken" not in self.step:
            self.step["taken"] = int(word[1:])
        elif "laid" not in self.step:
            self.step["laid"] = word
            if not any(self.piles.values()):
                self.decided["UOD-12"] += 1
                self.finish()
        else:
            self.finish()
            if word == "up":
                self.hands[self.turn].append(self.top)
                self.open[self.turn].add(self.top)
                self.decided["UOD-17"] += 1
                self.top = 0
            else:
                self.owed = self.turn + 1
            self.piles[word] -= 1
            self.turn = (self.turn + 1) % self.players
            return
        if not self.step:
            self.turn = (self.turn + 1) % self.players

    def finish(self) -> None:
        """What was chosen is done."""
        played, taken, laid = self.step["played"], self.step["taken"], self.step["laid"]
        self.step = {}
        self.hands[self.turn].remove(played)
        self.open[self.turn].discard(played)
        self.ring = sorted({*self.ring, played} - {taken})
        rows, number = self.rows[self.turn], int(laid[1:]) - 1
        if laid[0] == "w":
            self.backs[self.turn] += rows[number]
            rows[number] = [taken]
            self.decided["UOD-11"] += 1
        elif number == len(rows):
            rows.append([taken])
        else:
            rows[number].append(taken)

    # What it is worth

    def totals(self) -> list[int]:
        """Everybody's points."""
        self.decided["UOD-15"] += 1
        self.decided["UOD-1"] += sum(
            len({card % 6 for card in row}) < len(row) for rows in self.rows for row in rows
        )
        return [
            sum(len(row) * max(Counter(card % 6 for card in row).values()) for row in rows) + len(backs)
            for rows, backs in zip(self.rows, self.backs, strict=True)
        ]

    def winners(self) -> list[int]:
        """Who has the most."""
        totals = self.totals()
        found = [seat for seat, total in enumerate(totals) if total == max(totals)]
        self.decided["UOD-16"] += 1
        return found


def examine(text: str) -> tuple[int, ...]:
    """Play a record in its text form to the end; everybody's points.

    Raises:
        ValueError: When somebody does what is not allowed, or out of turn.
    """
    head, _, body = text.partition("\n\n")
    (said,) = [line for line in head.splitlines() if line.startswith("Options: ")]
    options = dict(part.split("=") for part in said.removeprefix("Options: ").split())
    table = Table(int(options["players"]), options["deck"])
    if options["starter"] != "random":
        table.turn = int(options["starter"]) - 1
    for line in body.splitlines():
        for word in line.partition("#")[0].split():
            if not word.endswith("."):
                _follow(table, word)
    return tuple(table.totals())


def _follow(table: Table, word: str) -> None:
    seat, colon, said = word.partition(":")
    if not colon:
        table.chance(word)
        return
    if int(seat) != table.turn or said not in table.words():
        raise ValueError(word)
    table.say(said)
