"""A round of Take Sides told a second time, from the rules alone, as a story that waits for words."""

from collections import Counter
from collections.abc import Generator
from typing import Any, TypeVar

from tests.oracle.take_sides_board import COLOURS, DECK, Board

T = TypeVar("T")
Story = Generator[dict[int, set[str]], tuple[int, str], T]
"""It asks for a word, each seat out of its own words, and is told who said which."""

CHANCE = -1
SKIES = ["fog", "snow", "thunderstorm", "wind", "frost", "heatwave", "sunbreak", "rainbow"]
USUAL = {"meteo": "off", "fair-order": "off", "equilibriste": "random", "partner": "3"}


class Rounds:
    """What lies on the table and in the hands, and how a round is set up and played."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = USUAL | options
        self.players = int(self.options["players"])
        self.decided: Counter[str] = Counter()
        self.roles = ["a", "b"]
        self.camps = [[seat] for seat in range(self.players)]
        self.wins = [0] * self.players
        self.number = 0
        self.finished: list[dict[str, Any]] = []
        self.bonuses: list[dict[str, Any]] = []
        self.skies = {f"sky-{name}" for name in SKIES}
        self.board = Board("", self.decided)
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.unknown: set[str] = set(DECK)
        self.under: list[str] = []
        self.due: set[str] = set()
        self.shown = ""
        self.sums: list[int] = []
        self.starter = -1
        self.order: list[int] = []

    def bring(self, words: set[str]) -> Story[str]:
        """Let chance say one of some words."""
        _, word = yield {CHANCE: words}
        return word

    # Setting up a round

    def set_up(self) -> Story[None]:
        """TS-3 and TS-4: from the sky to the starter."""
        self.hands = [[] for _ in range(self.players)]
        self.unknown, self.under = set(DECK), []
        self.sums, self.starter, self.order = [], -1, []
        self.board = Board("", self.decided)
        if self.options["meteo"] == "on":
            word = yield from self.bring(set(self.skies))
            self.skies.remove(word)
            self.board.sky = word[4:]
        while len(self.board.street) < 6:
            self.board.street.append((yield from self.card()))
        self.board.sun = self.board.street[0][0]
        for _ in range(self.size()):
            for hand in self.hands:
                hand.append((yield from self.card()))
                self.decided["TS-3"] += 1
        self.sums = [sum(int(card[1]) for card in hand) for hand in self.hands]
        most = [seat for seat in range(self.players) if self.sums[seat] == max(self.sums)]
        if len(most) > 1:
            word = yield from self.bring({f"first-{seat + 1}" for seat in most})
            most = [int(word[6:]) - 1]
            self.decided["TS-4 tie"] += 1
        self.starter = most[0]
        self.decided["TS-4"] += 1
        self.decided["TS-22"] += self.number > 1

    def size(self) -> int:
        """How many cards a hand holds."""
        if self.board.sky == "frost":
            self.decided["TS-23"] += 1
            self.decided["frost"] += 1
            return 3
        return 4

    def card(self) -> Story[str]:
        """The next card of the pile comes."""
        if self.unknown:
            word = yield from self.bring(set(self.unknown))
            self.unknown.remove(word)
        else:
            word = yield from self.bring({self.under[0]})
            self.under.pop(0)
        self.due.discard(word)
        self.decided["TS-1"] += 1
        return word

    def fill(self, seat: int) -> Story[None]:
        """TS-12: a hand is drawn up while there is a pile."""
        hand, size = self.hands[seat], self.size()
        while len(hand) < size and (self.unknown or self.under):
            hand.append((yield from self.card()))
            self.decided["TS-12"] += 1
        self.decided["TS-12 empty"] += len(hand) < size

    def cycle(self) -> list[int]:
        """TS-5: seats in the order of their turns, over and over."""
        if self.players == 2:
            return [0, 1]
        if self.players == 4:
            (one, two), (other, another) = self.camps
            return [one, other, two, another]
        left, right, middle = (self.roles.index(role) for role in "abe")
        if self.options["fair-order"] == "on":
            return [left, right, middle, right, left, middle]
        return [left, right, middle] if self.number % 2 else [left, middle, right]

    def prepare(self) -> Story[None]:
        """TS-28: what is chosen before the first turn."""
        for bonus in self.bonuses:
            if bonus["card"] == "your-call":
                seat = min(bonus["seats"])
                words = {f"begin-{number}" for number in range(1, self.players + 1)}
                _, bonus["choice"] = yield {seat: words}
                self.starter = int(bonus["choice"][6:]) - 1
                self.decided["TS-28"] += 1
                self.decided["your-call"] += 1
        cycle = self.cycle()
        first = cycle.index(self.starter)
        self.order = cycle[first:] + cycle[:first]
        for seat in self.order:
            for bonus in self.bonuses:
                if seat in bonus["seats"] and not bonus["choice"]:
                    yield from self.choose(seat, bonus)

    def choose(self, seat: int, bonus: dict[str, Any]) -> Story[None]:
        """A holder makes the choice of a Remontada card, if it has one."""
        side = self.roles[seat]
        columns = {f"column-{column}" for column in range(1, 7)}
        if bonus["card"] == "calling-card":
            _, bonus["choice"] = yield {seat: {f"colour-{colour}" for colour in COLOURS}}
        elif bonus["card"] == "old-friend":
            self.shown = yield from self.card()
            _, bonus["choice"] = yield {seat: columns}
            self.board.lay(self.shown, side, int(bonus["choice"][7:]))
            self.shown = ""
        elif bonus["card"] in ("soft-spot", "close-protection"):
            _, bonus["choice"] = yield {seat: columns}
            if bonus["card"] == "close-protection":
                self.board.protected.add((side, int(bonus["choice"][7:])))
        else:
            return
        self.decided["TS-28"] += 1

    # Turns

    def held(self, seat: int, card: str) -> dict[str, Any] | None:
        """A Remontada card that the camp of a seat has and has not used up."""
        for bonus in self.bonuses:
            if bonus["card"] == card and seat in bonus["seats"] and not bonus["spent"]:
                return bonus
        return None

    def lays(self, seat: int) -> set[str]:
        """TS-6 and TS-24: what a hand may lay, and where."""
        role, found = self.roles[seat], set()
        called = self.held(seat, "calling-card")
        wild = called["choice"][7:] if called else ""
        for card in self.hands[seat]:
            for side in "ab" if role == "e" else role:
                for column in range(1, 7):
                    if self.board.fits(card, side, column, wild):
                        found.add(f"{card}{side}{column}")
        return found

    def play(self) -> Story[int]:
        """Turn after turn, until somebody stops the round: that seat."""
        passed: set[int] = set()
        self.due = self.unknown | set(self.under)
        turns = 0
        while True:
            seat = self.order[turns % len(self.order)]
            turns += 1
            lays = self.lays(seat)
            if not lays:
                self.decided["TS-13"] += 1
                if self.unknown or self.under:
                    self.decided["TS-14"] += 1
                    self.under += self.hands[seat]
                    self.hands[seat].clear()
                    yield from self.fill(seat)
                    lays = self.lays(seat)
            if lays:
                self.decided["TS-7"] += len(lays) == 1
                yield from self.turn(seat, lays)
                yield from self.fill(seat)
                passed.clear()
                self.due = self.unknown | set(self.under)
                self.decided["TS-5"] += 1
                continue
            if not self.unknown and not self.under:
                self.decided["TS-15"] += 1
                return seat
            passed.add(seat)
            self.decided["TS-14 pass"] += 1
            if len(passed) == self.players and not self.due:
                self.decided["TS-15 net"] += 1
                return seat

    def turn(self, seat: int, lays: set[str]) -> Story[None]:
        """TS-8: lay, and do something if you like."""
        _, laid = yield {seat: lays}
        card, side, column = laid[:2], laid[2], int(laid[3])
        self.hands[seat].remove(card)
        self.board.lay(card, side, column)
        self.decided["TS-24"] += self.roles[seat] == "e"
        words = self.effects(seat, card, side, column)
        if not words:
            self.decided["TS-8"] += 1
            return
        _, said = yield {seat: words}
        if said == "no-effect":
            return
        self.decided["TS-9"] += 1
        chameleon = self.held(seat, "chameleon")
        if said.startswith("as") and chameleon:
            chameleon["spent"] = True
            said = said[4:]
            self.decided["TS-31"] += 1
        self.decided["TS-29"] += self.roles[seat] == "e" and not said.startswith("swap")
        vetoed = yield from self.vetoed(seat)
        if not vetoed:
            self.board.do(said, side)

    def effects(self, seat: int, card: str, side: str, column: int) -> set[str]:
        """TS-9 and TS-31: what may be said after laying a card; nothing when there is nothing to do."""
        if self.board.sky == "snow":
            self.decided["TS-23"] += 1
            self.decided["snow"] += 1
            return set()
        printed = self.board.targets(int(card[1]), card, side, column)
        found = set(printed)
        if self.held(seat, "chameleon"):
            for number in range(3, 7):
                found |= {f"as{number}-{said}" for said in self.board.targets(number, card, side, column)}
        if printed and self.board.sky == "thunderstorm":
            self.decided["TS-23"] += 1
            self.decided["thunderstorm"] += 1
        elif found:
            found.add("no-effect")
        self.decided["TS-9 skipped"] += not printed and int(card[1]) > 2
        return found

    def vetoed(self, seat: int) -> Story[bool]:
        """TS-30: another camp with a Veto is asked, one of them at least has to want it."""
        for bonus in self.bonuses:
            if bonus["card"] != "veto" or bonus["spent"] or seat in bonus["seats"]:
                continue
            silent = set(bonus["seats"])
            while silent:
                who, said = yield {other: {"veto", "let-pass"} for other in silent}
                self.decided["TS-30"] += 1
                if said == "veto":
                    bonus["spent"] = True
                    return True
                silent.remove(who)
        return False
