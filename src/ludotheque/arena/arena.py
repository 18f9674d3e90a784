"""Many games between bots that take turns in the seats."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from ludotheque.arena.executors import cores, executor_for
from ludotheque.arena.play import play_match
from ludotheque.arena.tally import BotResult, Tally, result_of
from ludotheque.bots.shelf import make_bot
from ludotheque.core.errors import OptionsError
from ludotheque.core.options import Options, option_texts, parse_options
from ludotheque.registry import load

CHUNK = 50
"""The most games of one task: large enough to be worth sending, small enough to be stopped soon."""


class Contest(Struct, frozen=True):
    """What is to be played.

    Attributes:
        game: The name of the game.
        bots: The line-up; it moves on by one seat from game to game and is repeated over the seats.
        games: How many games.
        seed: Game number g is dealt from the seed ``"{seed}/{g}"``, whatever the bots do.
        options: Name and text of every option, the number of players among them.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str]

    def lineup(self, number: int, players: int) -> tuple[int, ...]:
        """For each seat of game ``number``, which bot of the line-up holds it."""
        return tuple((seat + number) % len(self.bots) for seat in range(players))


class Report(Struct, frozen=True):
    """What came out."""

    game: str
    games: int
    seed: int
    options: dict[str, str]
    bots: tuple[BotResult, ...]


class Progress(Struct, frozen=True):
    """How far a contest has come."""

    games: int
    tallies: tuple[Tally, ...]


class _Task(Struct, frozen=True):
    contest: Contest
    first: int
    last: int


def contest(game: str, bots: Sequence[str], games: int, seed: int, options: dict[str, str]) -> Contest:
    """Check what is asked for; where no number of players is named, each bot gets a seat.

    Raises:
        UnknownGameError, UnknownBotError: For a name that is not installed.
        OptionsError: For a bad option, no bots, fewer than one game, or more bots than seats.
    """
    box = load(game)
    if not bots:
        raise OptionsError("no-bots")
    if games < 1:
        raise OptionsError("no-games", games=games)
    for name in bots:
        make_bot(box, name)
    seats = {"players": str(max(len(bots), box.game.info.min_players)), **options}
    parsed: Options = parse_options(box.game.options_type, seats)
    if len(bots) > parsed.players:
        raise OptionsError("more-bots-than-seats", bots=len(bots), players=parsed.players)
    return Contest(game, tuple(bots), games, seed, option_texts(parsed))


def _play_task(task: _Task) -> Progress:
    contest = task.contest
    box = load(contest.game)
    options: Options = parse_options(box.game.options_type, contest.options)
    makers = [make_bot(box, name) for name in contest.bots]
    tallies = tuple(Tally() for _ in contest.bots)
    for number in range(task.first, task.last):
        lineup = contest.lineup(number, options.players)
        names = [contest.bots[index] for index in lineup]
        bots = [makers[index] for index in lineup]
        match, thoughts = play_match(box, options, names, bots, f"{contest.seed}/{number}")
        outcome = match.outcome
        assert outcome is not None  # noqa: S101 - play_match plays to the end
        for index, tally in enumerate(tallies):
            seats = [seat for seat, holder in enumerate(lineup) if holder == index]
            tally.add(outcome, seats)
            tally.moves += sum(thoughts[seat].moves for seat in seats)
            tally.nanoseconds += sum(thoughts[seat].nanoseconds for seat in seats)
    return Progress(task.last - task.first, tallies)


def _firsts(contest: Contest, jobs: int) -> range:
    """The number of the first game of every task; the step is how many games a task has."""
    return range(0, contest.games, max(1, min(CHUNK, -(-contest.games // (4 * jobs)))))


def run(contest: Contest, *, jobs: int | None = None) -> Iterator[Progress]:
    """Play a contest; after every finished task tell how many games it was and what all so far add up to.

    Args:
        contest: What is to be played.
        jobs: How many processes to use; all cores where nothing is said. The totals do not depend on it.
    """
    workers = jobs or cores()
    firsts = _firsts(contest, workers)
    tasks = (_Task(contest, first, min(first + firsts.step, contest.games)) for first in firsts)
    tallies = tuple(Tally() for _ in contest.bots)
    done = 0
    for progress in executor_for(workers, -(-contest.games // firsts.step)).run(_play_task, tasks):
        done += progress.games
        for tally, more in zip(tallies, progress.tallies, strict=True):
            tally.merge(more)
        yield Progress(done, tallies)


def report(contest: Contest, progress: Progress) -> Report:
    """What a contest came to."""
    results = zip(contest.bots, progress.tallies, strict=True)
    return Report(
        game=contest.game,
        games=progress.games,
        seed=contest.seed,
        options=contest.options,
        bots=tuple(result_of(name, tally) for name, tally in results),
    )
