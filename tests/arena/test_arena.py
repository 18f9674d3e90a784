"""Contests between bots."""

import json

import pytest

import ludotheque as lt
from ludotheque.arena import arena
from ludotheque.arena.tally import Tally
from tests.support.command import Program


def last(contest: arena.Contest, jobs: int) -> tuple[Tally, ...]:
    *_, progress = arena.run(contest, jobs=jobs)
    for tally in progress.tallies:
        tally.nanoseconds = 0
    return progress.tallies


def test_the_totals_do_not_depend_on_how_many_processes_play() -> None:
    contest = arena.contest("take-it-easy", ["greedy", "random"], 24, 3, {})
    assert last(contest, 1) == last(contest, 2)


def test_the_same_seed_plays_the_same_games() -> None:
    contest = arena.contest("take-it-easy", ["random"], 10, 3, {})
    assert last(contest, 1) == last(contest, 1)


def test_another_seed_plays_other_games() -> None:
    one, other = (arena.contest("take-it-easy", ["random"], 10, seed, {}) for seed in (1, 2))
    assert last(one, 1) != last(other, 1)


def test_bots_draw_nothing_from_the_deal() -> None:
    """The k-th tile of a game is the same, whoever plays it."""
    calls = [
        [entry.text for entry in lt.play("take-it-easy", [bot], seed=5).entries if entry.seat is None]
        for bot in ("random", "steady")
    ]
    assert calls[0] == calls[1]


def test_bots_take_turns_in_the_seats() -> None:
    contest = arena.contest("take-it-easy", ["greedy", "random"], 2, 1, {})
    assert [contest.lineup(number, 2) for number in range(3)] == [(0, 1), (1, 0), (0, 1)]


def test_where_there_are_more_seats_than_bots_the_line_up_is_repeated() -> None:
    contest = arena.contest("take-it-easy", ["greedy", "random"], 2, 1, {"players": "3"})
    assert contest.lineup(0, 3) == (0, 1, 0)


@pytest.mark.rule("TIE-13")
def test_every_round_counts_for_the_round_win_rate() -> None:
    contest = arena.contest("take-it-easy", ["greedy", "random"], 2, 1, {"rounds": "3"})
    assert [tally.rounds for tally in last(contest, 1)] == [6, 6]


def test_steady_beats_greedy_and_greedy_beats_random() -> None:
    contest = arena.contest("take-it-easy", ["steady", "greedy", "random"], 60, 1, {})
    steady, greedy, random = (tally.mean for tally in last(contest, 2))
    assert steady > greedy + 20 > random + 40


def test_the_report_for_machines_has_the_documented_fields(ludotheque: Program) -> None:
    said = ludotheque("arena", "take-it-easy", "--bots", "random", "--games", "3", "--jobs", "1", "--json")
    report = json.loads(said.out)
    assert (list(report), list(report["bots"][0])) == (
        ["game", "games", "seed", "options", "bots"],
        ["name", "mean", "se", "sd", "min", "max", "win_rate", "round_win_rate", "ms_per_move"],
    )


def test_the_report_for_people_is_a_table(ludotheque: Program) -> None:
    said = ludotheque("arena", "take-it-easy", "--bots", "random,greedy", "--games", "3", "--jobs", "1")
    assert [line.split()[0] for line in said.out.splitlines()] == ["bot", "random", "greedy"]


def test_however_many_games_are_asked_for_a_contest_begins_at_once() -> None:
    contest = arena.contest("take-it-easy", ["random"], 10**30, 1, {})
    assert next(arena.run(contest, jobs=1)).games == arena.CHUNK
