"""Ways in which a record can tell what cannot have happened."""

from dataclasses import dataclass, replace
from itertools import groupby
from random import Random

from ludotheque.core.notation import read_record
from ludotheque.core.options import option_texts
from ludotheque.core.record import verify
from ludotheque.games.take_it_easy.options import Options
from tests.oracle.take_it_easy import CUBES, NEAR, TILES
from tests.support.games import GAME, random_record

LAST = 18
"""The last turn of a game of one round."""


@dataclass(frozen=True)
class Told:
    """A game of one round as words.

    Attributes:
        seed: Where it came from.
        players: How many seats it names.
        options: The options heading.
        turns: A call such as ``978``, and the placements after it, such as ``0:9 1:4``.
        headings: More headings.
    """

    seed: int
    players: int
    options: str
    turns: tuple[tuple[str, ...], ...]
    headings: tuple[str, ...] = ()

    def __str__(self) -> str:
        lines = ["ludotheque record 1", "Game: take-it-easy", "Rules-Version: 1", f"Options: {self.options}"]
        lines += [f"Seat {seat}: Nobody" for seat in range(self.players)]
        return "\n".join([*lines, *self.headings, *(" ".join(turn) for turn in self.turns)])

    def with_turn(self, number: int, *words: str) -> "Told":
        """Tell another thing of one turn."""
        return replace(self, turns=(*self.turns[:number], words, *self.turns[number + 1 :]))

    def with_placements(self, number: int, *words: str) -> "Told":
        """Tell other placements of one turn."""
        return self.with_turn(number, self.turns[number][0], *words)

    def placements(self, number: int) -> tuple[str, ...]:
        """What follows the call of a turn."""
        return self.turns[number][1:]

    def cell(self, number: int, seat: str) -> int:
        """Where a seat's tile of one turn lies in the end."""
        return int(dict(word.split(":") for word in self.placements(number))[seat])

    def totals(self) -> tuple[int, ...]:
        """The result, as the engine finds it."""
        outcome = verify(GAME, read_record(str(self)).record).outcome
        assert outcome is not None
        return outcome.totals

    def with_result(self, totals: tuple[int, ...]) -> "Told":
        """Tell a result."""
        return replace(self, headings=("Result: " + " ".join(map(str, totals)),))


def told(seed: int, options: Options) -> Told:
    """A random game that did happen."""
    words = [
        entry.text if entry.seat is None else f"{entry.seat}:{entry.text}"
        for entry in random_record(seed, options).entries
    ]
    turns: list[tuple[str, ...]] = []
    for placing, group in groupby(words, key=lambda word: ":" in word):
        if placing:
            turns[-1] += tuple(group)
        else:
            turns += [(word,) for word in group]
    texts = " ".join(f"{name}={value}" for name, value in option_texts(options).items())
    return Told(seed, options.players, texts, tuple(turns))


def a_tile_is_called_twice(record: Told, rng: Random) -> Told:
    earlier, later = sorted(rng.sample(range(LAST + 1), 2))
    return record.with_turn(later, record.turns[earlier][0], *record.placements(later))


def the_next_call_comes_before_all_have_placed(record: Told, rng: Random) -> Told:
    turn = rng.randrange(LAST)
    return record.with_placements(turn, *record.placements(turn)[:-1])


def a_tile_lies_on_a_taken_cell(record: Told, rng: Random) -> Told:
    turn = rng.randrange(1, LAST + 1)
    first, *others = record.placements(turn)
    taken = record.cell(rng.randrange(turn), first[0])
    return record.with_placements(turn, f"{first[0]}:{taken}", *others)


def somebody_places_twice(record: Told, rng: Random) -> Told:
    turn = rng.randrange(LAST)
    first, *others = record.placements(turn)
    free = record.cell(turn + 1, first[0])
    return record.with_placements(turn, first, f"{first[0]}:{free}", *others)


def somebody_changes_after_all_have_placed(record: Told, rng: Random) -> Told:
    turn = rng.randrange(LAST)
    return record.with_placements(turn, *record.placements(turn), record.placements(turn + 1)[-1])


def somebody_changes_to_the_same_cell(record: Told, rng: Random) -> Told:
    turn = rng.randrange(LAST + 1)
    first, *others = record.placements(turn)
    return record.with_placements(turn, first, first, *others)


def a_tile_touches_nothing(record: Told, rng: Random) -> Told:
    first, *others = record.placements(1)
    taken = record.cell(0, first[0])
    far = [cell for cell in range(len(CUBES)) if cell != taken and (cell, taken) not in NEAR]
    return record.with_placements(1, f"{first[0]}:{rng.choice(far)}", *others)


def a_changed_tile_touches_only_itself(record: Told, rng: Random) -> Told:
    _first, *others = (f"{seat}:{record.cell(1, str(seat))}" for seat in range(record.players))
    taken = record.cell(0, "0")
    changes = [
        (here, there)
        for here, there in sorted(NEAR)
        if (here, taken) in NEAR and (there, taken) not in NEAR and there != taken
    ]
    here, there = rng.choice(changes)
    return record.with_placements(1, f"0:{here}", f"0:{there}", *others)


def a_cell_is_not_on_the_board(record: Told, rng: Random) -> Told:
    turn = rng.randrange(LAST + 1)
    return record.with_placements(turn, "0:19", *record.placements(turn))


def a_tile_is_not_in_the_box(record: Told, rng: Random) -> Told:
    turn = rng.randrange(LAST + 1)
    return record.with_turn(turn, rng.choice(["222", "936", "97", "9788"]), *record.placements(turn))


def somebody_without_a_seat_places(record: Told, rng: Random) -> Told:
    turn = rng.randrange(LAST + 1)
    return record.with_placements(turn, f"{record.players}:0", *record.placements(turn))


def somebody_places_before_the_first_call(record: Told, _rng: Random) -> Told:
    return replace(record, turns=(("0:4",), *record.turns))


def a_tile_is_called_after_the_end(record: Told, rng: Random) -> Told:
    left = sorted(set(TILES) - {turn[0] for turn in record.turns})
    return replace(record, turns=(*record.turns, (rng.choice(left),)))


def somebody_places_after_the_end(record: Told, rng: Random) -> Told:
    return record.with_placements(LAST, *record.placements(LAST), f"0:{rng.randrange(len(CUBES))}")


def the_result_is_wrong(record: Told, rng: Random) -> Told:
    totals = [*record.totals()]
    totals[rng.randrange(len(totals))] += rng.choice((-1, 1, 3))
    return record.with_result(tuple(totals))


def the_result_is_in_another_order(record: Told, _rng: Random) -> Told:
    first, *others = record.totals()
    return record.with_result((first + 1, *others[::-1], first))


def the_result_has_another_number_of_seats(record: Told, _rng: Random) -> Told:
    return record.with_result((*record.totals(), 0))


def there_is_a_result_before_the_end(record: Told, _rng: Random) -> Told:
    return record.with_placements(LAST, *record.placements(LAST)[:-1]).with_result(record.totals())


def two_tiles_of_a_dealt_game_are_swapped(record: Told, rng: Random) -> Told:
    one, other = rng.sample(range(LAST + 1), 2)
    swapped = record.with_turn(one, record.turns[other][0], *record.placements(one))
    swapped = swapped.with_turn(other, record.turns[one][0], *record.placements(other))
    return replace(swapped, headings=(f"Seed: {record.seed}",))


def the_seed_is_another(record: Told, _rng: Random) -> Told:
    return replace(record, headings=(f"Seed: {record.seed + 1}",))


def a_seat_has_no_name(record: Told, _rng: Random) -> Told:
    return replace(record, players=record.players - 1)


def an_option_has_another_value(record: Told, rng: Random) -> Told:
    option, value = rng.choice((("players=3", "players=7"), ("rounds=1", "rounds=9"), ("=off", "=perhaps")))
    return replace(record, options=record.options.replace(option, value))
