"""Take Sides told a second time, from the rules alone: plain lists and dictionaries, no code of the game.

The match is one long story that stops wherever somebody, or chance, has to say a word (``R4a3``,
``push-3-4``, ``veto``; chance ``R4``, ``first-2``). Seats count from 0, but from 1 inside words.
"""

from typing import Any

from tests.oracle.take_sides_round import CHANCE, Rounds, Story

HELPS = [
    "old-friend",
    "soft-spot",
    "close-protection",
    "your-call",
    "tip",
    "chameleon",
    "veto",
    "calling-card",
]


class Table(Rounds):
    """A table with everything on it, and how often each rule has decided something."""

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self.story = self.match()
        self.asked = next(self.story)

    # What others may ask and say

    def awaits_chance(self) -> bool:
        """Whether chance has the next word."""
        return CHANCE in self.asked

    def chances(self) -> set[str]:
        """What chance may say now."""
        return set(self.asked.get(CHANCE, ()))

    def seats(self) -> set[int]:
        """Who may say something now."""
        return set(self.asked) - {CHANCE}

    def words(self, seat: int) -> set[str]:
        """Everything that a seat may say now."""
        return set(self.asked.get(seat, ())) if seat != CHANCE else set()

    def chance(self, word: str) -> None:
        """Chance says something."""
        self.say(CHANCE, word)

    def say(self, seat: int, word: str) -> None:
        """Somebody says something.

        Raises:
            ValueError: When it is not allowed now.
        """
        if word not in self.asked.get(seat, ()):
            raise ValueError(word)
        try:
            self.asked = self.story.send((seat, word))
        except StopIteration:
            self.asked = {}

    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.asked

    def totals(self) -> list[int]:
        """The rounds won by every seat."""
        return list(self.wins)

    def standing(self) -> dict[str, Any]:
        """Everything public and hidden, in words and numbers; seats count from 0."""
        return {
            "sky": self.board.sky,
            "street": list(self.board.street),
            "halves": {
                side: [[(lying["card"], lying["up"]) for lying in half] for half in halves]
                for side, halves in self.board.halves.items()
            },
            "hands": [list(hand) for hand in self.hands],
            "pile": len(self.unknown) + len(self.under),
            "under": list(self.under),
            "shown": self.shown,
            "sums": list(self.sums),
            "starter": self.starter,
            "roles": list(self.roles),
            "bonuses": [{**bonus, "seats": list(bonus["seats"])} for bonus in self.bonuses],
            "round": self.number,
            "wins": list(self.wins),
            "finished": [dict(told) for told in self.finished],
        }

    # The match

    def match(self) -> Story[None]:
        """Rounds until somebody has won two."""
        yield from self.sit_down()
        while max(self.wins) < 2:
            self.number += 1
            yield from self.set_up()
            yield from self.prepare()
            stopper = yield from self.play()
            winners = self.score(stopper)
            yield from self.help_losers(winners)

    def sit_down(self) -> Story[None]:
        """TS-2: who sits where."""
        if self.players == 3:
            chosen = self.options["equilibriste"]
            if chosen == "random":
                chosen = (yield from self.bring({"seat-1", "seat-2", "seat-3"}))[5:]
            self.roles = ["a", "b"]
            self.roles.insert(int(chosen) - 1, "e")
        if self.players == 4:
            chosen = self.options["partner"]
            if chosen == "random":
                chosen = (yield from self.bring({"seat-2", "seat-3", "seat-4"}))[5:]
            mates = [0, int(chosen) - 1]
            self.roles = ["a" if seat in mates else "b" for seat in range(4)]
            self.camps = [mates, [seat for seat in range(4) if seat not in mates]]
        self.decided["TS-2"] += 1

    def help_losers(self, winners: list[int]) -> Story[None]:
        """TS-20 and TS-21: what the losers get for the second round."""
        self.bonuses = []
        if self.number > 1:
            self.decided["TS-21"] += max(self.wins) < 2
            return
        left = {f"help-{name}" for name in HELPS}
        for camp in self.camps:
            if camp != winners:
                word = yield from self.bring(set(left))
                left.remove(word)
                self.bonuses.append({"seats": camp, "card": word[5:], "choice": "", "spent": False})
                self.decided["TS-20"] += 1

    # The end of a round

    def camp(self, role: str) -> list[int]:
        """Who plays together for a side, or between the sides."""
        (found,) = [camp for camp in self.camps if self.roles[camp[0]] == role]
        return found

    def takers(self, column: int) -> list[int]:
        """TS-16 and TS-17: the camp that takes a Personnage, or nobody."""
        here, there = self.board.count("a", column), self.board.count("b", column)
        if here != there:
            self.decided["TS-16"] += 1
            return self.camp("a" if here > there else "b")
        self.decided["TS-17"] += 1
        for bonus in self.bonuses:
            if bonus["card"] == "soft-spot" and bonus["choice"] == f"column-{column}":
                self.decided["soft-spot"] += 1
                return list(bonus["seats"])
        if self.players == 3:
            self.decided["TS-25"] += 1
            return self.camp("e")
        return []

    def score(self, stopper: int) -> list[int]:
        """TS-18, TS-19 and TS-26: who wins the round, which is written down."""
        taken = [self.takers(column) for column in range(1, 7)]
        people = [taken.count(camp) for camp in self.camps]
        points = [0 for _ in self.camps]
        for column, camp in enumerate(taken, start=1):
            if camp:
                points[self.camps.index(camp)] += self.board.worth(column)
        if self.board.sky == "rainbow" and people.count(max(people)) == 1:
            points[people.index(max(people))] += 3
            self.decided["TS-23"] += 1
            self.decided["rainbow"] += 1
        for bonus in self.bonuses:
            if bonus["card"] == "tip":
                points[self.camps.index(bonus["seats"])] += 2
                self.decided["tip"] += 1
        best = [place for place in range(len(points)) if points[place] == max(points)]
        broken = ""
        if len(best) > 1:
            broken = "people"
            self.decided["TS-18"] += 1
            most = max(people[place] for place in best)
            best = [place for place in best if people[place] == most]
        if len(best) > 1:
            broken = "stopper"
            self.decided["TS-18 stopper"] += 1
            best = [place for place, camp in enumerate(self.camps) if stopper in camp]
        winners = self.camps[best[0]]
        own = [
            next(place for place, camp in enumerate(self.camps) if seat in camp)
            for seat in range(self.players)
        ]
        self.finished.append(
            {
                "points": [points[place] for place in own],
                "people": [people[place] for place in own],
                "taken": [list(camp) for camp in taken],
                "winner": list(winners),
                "stopper": stopper,
                "broken": broken,
            }
        )
        for seat in winners:
            self.wins[seat] += 1
        self.decided["TS-19"] += 1
        if self.players == 3:
            (seat,) = winners
            middle = self.roles.index("e")
            self.roles[middle], self.roles[seat] = self.roles[seat], "e"
            self.decided["TS-26"] += middle != seat
        return winners


def examine(text: str) -> tuple[int, ...]:
    """Play a record in its text form to the end; everybody's rounds.

    Raises:
        ValueError: When somebody does what is not allowed, or out of turn, or the end is missing.
    """
    head, _, body = text.partition("\n\n")
    (said,) = [line for line in head.splitlines() if line.startswith("Options: ")]
    table = Table(dict(part.split("=") for part in said.removeprefix("Options: ").split()))
    for line in body.splitlines():
        for word in line.partition("#")[0].split():
            if word.endswith("."):
                continue
            seat, colon, spoken = word.partition(":")
            if colon:
                table.say(int(seat), spoken)
            else:
                table.chance(word)
    if not table.over():
        raise ValueError("unfinished")
    return tuple(table.totals())
