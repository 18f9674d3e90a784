"""What the oracle of Take Sides says of small cases worked out by hand."""

from pathlib import Path
from random import Random

import pytest

from tests.oracle.take_sides import Table, examine
from tests.oracle.take_sides_board import laid_out

POOR = "R1 O1 Y1 R2 O2 Y2"
"""A street on which green, blue and violet cards from 3 up cannot be laid."""

RICH = "R1 O2 Y3 G4 B5 V6"
"""A street on which every card can be laid."""


def table(
    street: str, *hands: str, sky: str = "", holds: tuple[tuple[str, list[int]], ...] = (), **said: str
) -> Table:
    """A table of the first round that has been dealt to, with Remontada cards if wanted."""
    options = {"players": str(len(hands)), "equilibriste": "3", "meteo": "on" if sky else "off"}
    found = Table(options | {name.replace("_", "-"): value for name, value in said.items()})
    found.bonuses = [{"seats": seats, "card": card, "choice": "", "spent": False} for card, seats in holds]
    if sky:
        found.chance(sky)
    for card in street.split():
        found.chance(card)
    for cards in zip(*(hand.split() for hand in hands), strict=True):
        for card in cards:
            found.chance(card)
    return found


def bring(found: Table, words: str) -> None:
    for word in words.split():
        found.chance(word)


# The order of turns


def test_the_highest_sum_starts() -> None:
    assert table(RICH, "R2 R3 R4 R5", "O3 O4 O5 O6").seats() == {1}


def test_a_tie_of_sums_is_drawn_among_the_tied() -> None:
    tied = table(RICH, "R2 R3 R4 R5", "O1 O3 O4 O6", "V1 V2 V3 Y1", "B2 B3 B4 G5")
    assert tied.chances() == {"first-1", "first-2", "first-4"}


@pytest.mark.parametrize(
    ("partner", "order"), [("2", [3, 0, 2, 1]), ("3", [3, 0, 1, 2]), ("4", [3, 2, 0, 1])]
)
def test_teams_alternate_from_the_starter(partner: str, order: list[int]) -> None:
    found = table(RICH, "R2 R3 R4 R6", "O1 O3 O4 O5", "V1 V2 V3 Y1", "B3 B4 G5 B6", partner=partner)
    assert found.order == order


@pytest.mark.parametrize(
    ("fair", "number", "order"),
    [
        ("off", 1, [1, 2, 0]),
        ("off", 2, [1, 0, 2]),
        ("on", 1, [1, 2, 1, 0, 2, 0]),
    ],
)
def test_three_take_turns_from_the_starter(fair: str, number: int, order: list[int]) -> None:
    found = Table({"players": "3", "equilibriste": "3", "fair-order": fair})
    found.number = number
    bring(found, f"{RICH} R2 O6 V1 R3 O5 V2 R4 O4 V3 R5 O3")
    found.chance("V4")
    assert found.order == order


def test_the_equilibriste_lays_on_either_side() -> None:
    found = table(RICH, "R2 R3 R4 O1", "O3 O4 O5 Y1", "B6 V4 V5 V3")
    assert {word[2] for word in found.words(2)} == {"a", "b"}


def test_hands_are_three_cards_under_frost() -> None:
    found = table(RICH, "R2 R3 R6", "O3 O4 O5", sky="sky-frost")
    assert (found.seats(), found.standing()["pile"]) == ({1}, 24)


# Effects in a turn


def test_a_lay_without_a_target_ends_the_turn() -> None:
    found = table(RICH, "R6 R5 R4 R3", "O3 O4 O5 O1")
    found.say(0, "R5a1")
    assert found.awaits_chance()


def test_under_a_thunderstorm_an_effect_with_a_target_must_be_used() -> None:
    found = table(RICH, "R6 R5 R4 R3", "O3 O4 O5 O1", sky="sky-thunderstorm")
    found.say(0, "R4a1")
    assert found.words(0) == {f"swap-{left}" for left in range(1, 6)}


def test_snow_takes_away_every_effect_and_the_chameleon() -> None:
    found = table(RICH, "R6 R5 R4 R3", "O3 O4 O5 O1", sky="sky-snow", holds=(("chameleon", [0]),))
    found.say(0, "R4a1")
    assert found.awaits_chance()


def test_a_chameleon_may_be_kept_under_a_thunderstorm_when_the_card_has_no_target() -> None:
    found = table(RICH, "R6 R5 R4 R3", "O3 O4 O5 O1", sky="sky-thunderstorm", holds=(("chameleon", [0]),))
    found.say(0, "R6a1")
    assert "no-effect" in found.words(0)


def test_an_equilibriste_acts_as_the_player_of_the_side_laid_on() -> None:
    found = table(RICH, "R2 R3 R4 O1", "O3 O4 O5 Y1", "B6 V4 V5 V3")
    found.board.lay("G1", "a", 5)
    found.board.lay("B1", "b", 5)
    found.board.lay("B2", "a", 6)
    found.board.lay("B3", "b", 4)
    found.say(2, "B6a6")
    assert found.words(2) == {"down-4", "no-effect"}


def test_a_chameleon_copies_an_effect_that_has_a_target() -> None:
    found = table(RICH, "R6 R5 R4 R3", "O3 O4 O5 O1", holds=(("chameleon", [0]),))
    found.say(0, "R6a1")
    moves = {f"as3-move-1-{goal}" for goal in range(2, 7)}
    assert found.words(0) == {"no-effect", *moves, *(f"as4-swap-{left}" for left in range(1, 6))}


def test_a_chameleon_is_used_once() -> None:
    found = table(RICH, "R6 R5 R4 R3", "O3 O4 O5 O1", holds=(("chameleon", [0]),))
    found.say(0, "R6a1")
    found.say(0, "as3-move-1-5")
    assert (found.bonuses[0]["spent"], found.board.last("a", 5)) == (True, "R6")


def asked_for_a_veto() -> Table:
    """A team of two is asked what it says of a swap."""
    found = table(
        RICH,
        "R6 R5 R4 R3",
        "O3 O4 O5 O1",
        "V1 V2 V3 Y1",
        "B1 B2 B3 B4",
        holds=(("veto", [1, 3]),),
        partner="3",
    )
    found.say(0, "R4a1")
    found.say(0, "swap-1")
    return found


def test_both_of_a_team_are_asked_for_a_veto() -> None:
    assert asked_for_a_veto().seats() == {1, 3}


def test_one_veto_of_a_team_is_enough() -> None:
    found = asked_for_a_veto()
    found.say(3, "let-pass")
    found.say(1, "veto")
    assert (found.board.street[0], found.bonuses[0]["spent"], found.awaits_chance()) == ("R1", True, True)


def test_an_effect_happens_when_both_let_it_pass() -> None:
    found = asked_for_a_veto()
    found.say(1, "let-pass")
    found.say(3, "let-pass")
    assert (found.board.street[0], found.bonuses[0]["spent"]) == ("O2", False)


def test_a_camp_does_not_veto_itself() -> None:
    found = table(RICH, "R6 R5 R4 R3", "O3 O4 O5 O1", holds=(("veto", [0]),))
    found.say(0, "R4a1")
    found.say(0, "swap-1")
    assert found.board.street[0] == "O2"


# Before the first turn


def test_your_call_comes_first_and_others_follow_from_the_starter() -> None:
    found = table(
        RICH, "R6 R5 R4 R3", "O3 O4 O5 O1", "V1 V2 V3 Y1", holds=(("soft-spot", [1]), ("your-call", [0]))
    )
    found.say(0, "begin-3")
    assert (found.starter, found.words(1)) == (2, {f"column-{column}" for column in range(1, 7)})


def test_your_call_of_a_team_is_made_from_its_lower_seat() -> None:
    hands = ("R2 R3 R4 R6", "O3 O4 O5 O1", "V1 V2 V3 Y1", "B3 B4 G6 B6")
    found = table(RICH, *hands, holds=(("your-call", [1, 3]),))
    assert (found.starter, found.seats()) == (3, {1})


def test_an_old_friend_is_laid_without_a_match() -> None:
    found = table(RICH, "R6 R5 R4 R3", "O3 O4 O5 O1", holds=(("old-friend", [1]),))
    found.chance("G6")
    found.say(1, "column-1")
    assert (found.board.last("b", 1), found.seats(), found.standing()["pile"]) == ("G6", {0}, 21)


def test_the_partner_who_comes_first_in_turn_order_chooses() -> None:
    found = table(
        RICH, "R2 R3 R4 R6", "O3 O4 O5 O1", "V1 V2 V3 Y1", "B3 B4 G5 B6", holds=(("calling-card", [1, 3]),)
    )
    assert found.seats() == {3}


def test_a_protected_column_is_the_holders_half() -> None:
    found = table(RICH, "R6 R5 R4 R3", "O3 O4 O5 O1", holds=(("close-protection", [1]),))
    found.say(1, "column-5")
    assert found.board.protected == {("b", 5)}


def test_the_partner_too_may_lay_the_called_colour_anywhere() -> None:
    hands = ("R2 R3 R4 R6", "O3 O4 O5 O1", "V1 V2 V3 Y1", "B3 B4 G6 B6")
    found = table(RICH, *hands, holds=(("calling-card", [1, 3]),))
    found.say(3, "colour-O")
    found.say(3, "B6b5")
    found.chance("Y6")
    found.say(0, "R2a1")
    found.chance("Y5")
    assert {word for word in found.words(1) if word[:2] == "O4"} == {f"O4b{column}" for column in range(1, 7)}


# Stuck


def test_a_stuck_hand_goes_under_the_pile_and_is_drawn_up_in_the_same_turn() -> None:
    found = table(POOR, "G6 B6 V6 G5", "R3 O3 Y3 R4")
    bring(found, "G4 B5 V5 R5")
    assert (found.words(0), found.under) == ({"R5a1", "R5a4"}, ["G6", "B6", "V6", "G5"])


def test_a_turn_passes_after_one_refill() -> None:
    found = table(POOR, "G6 B6 V6 G5", "R3 O3 Y3 R4")
    bring(found, "G4 B5 V5 B4")
    assert found.seats() == {1}


def end_of_pile(pile: set[str]) -> Table:
    """Nobody can lay, and the pile is small."""
    found = table(POOR, "", "")
    bring(found, "G6 G3 B6 G4 V6 B3 G5")
    found.unknown = {"B4", *pile}
    found.chance("B4")
    return found


def test_a_stuck_player_without_a_pile_stops_the_round() -> None:
    assert end_of_pile(set()).finished[0]["stopper"] == 0


def test_the_round_stops_when_all_have_passed_and_the_pile_was_drawn_once() -> None:
    found = end_of_pile({"B5", "V3"})
    bring(found, "B5 V3 G6 B6")
    assert found.finished == []
    bring(found, "V6 G5 G3 G4")
    assert found.finished[0]["stopper"] == 1


def test_the_round_goes_on_while_a_card_of_the_pile_was_not_drawn() -> None:
    found = end_of_pile({"B5", "V3"})
    found.due.add("R5")
    bring(found, "B5 V3 G6 B6 V6 G5 G3 G4")
    assert found.chances() == {"B3"}


# Scoring


def scored(found: Table, street: str, a: str, b: str, stopper: int) -> list[int]:
    """The winners of a round with these lays."""
    found.board = laid_out(street, a, b, found.board.sky)
    return found.score(stopper)


def test_level_points_are_won_by_more_personnages() -> None:
    found = table(RICH, "R2 R3 R4 R5", "O3 O4 O5 O6")
    assert scored(found, "R6 O3 Y3 G1 B1 V1", "R5-1", "O5-2 Y5-3", 0) == [1]
    assert found.finished[0]["broken"] == "people"


def test_the_one_who_stopped_wins_a_tie_of_the_two_others() -> None:
    found = table(RICH, "R2 R3 R4 R5", "O3 O4 O5 O6", "B1 B2 B3 B4")
    assert scored(found, "R6 O6 Y1 G1 B1 V1", "R5-1", "O5-2", 2) == [2]
    assert found.finished[0]["points"] == [6, 6, 4]


def test_a_winner_becomes_equilibriste_and_the_displaced_one_takes_the_side() -> None:
    found = table(RICH, "R2 R3 R4 R5", "O3 O4 O5 O6", "B1 B2 B3 B4")
    scored(found, "R6 O6 Y5 G1 B1 V1", "R5-1", "O5-2 Y6-3", 2)
    assert found.roles == ["a", "e", "b"]


def test_a_soft_spot_wins_a_tied_column_from_the_equilibriste() -> None:
    found = table(RICH, "R2 R3 R4 R5", "O3 O4 O5 O6", "B1 B2 B3 B4")
    found.bonuses = [{"seats": [0], "card": "soft-spot", "choice": "column-1", "spent": False}]
    scored(found, "R6 O1 Y1 G1 B1 V1", "", "", 2)
    assert (found.finished[0]["points"], found.finished[0]["people"]) == ([6, 0, 5], [1, 0, 5])


def test_a_tip_adds_two_points() -> None:
    found = table(RICH, "R2 R3 R4 R5", "O3 O4 O5 O6", holds=(("tip", [1]),))
    scored(found, "R6 O1 Y1 G1 B1 V1", "R5-1", "", 0)
    assert found.finished[0]["points"] == [6, 2]


@pytest.mark.parametrize(("b", "points"), [("O5-2 Y5-3", [6, 5]), ("O5-2", [6, 1])])
def test_a_rainbow_gives_three_to_the_camp_that_alone_has_the_most(b: str, points: list[int]) -> None:
    found = table(RICH, "R2 R3 R4 R5", "O3 O4 O5 O6", sky="sky-rainbow")
    scored(found, "R6 O1 Y1 G1 B1 V1", "R5-1", b, 0)
    assert found.finished[0]["points"] == points


# Matches


def told(options: dict[str, str], seed: int) -> tuple[Table, str]:
    """A match of words by chance, and its record."""
    rng, found = Random(seed), Table(options)
    lines: list[str] = []
    while not found.over():
        seat = None if found.awaits_chance() else rng.choice(sorted(found.seats()))
        word = rng.choice(sorted(found.chances() if seat is None else found.words(seat)))
        found.say(-1 if seat is None else seat, word)
        lines.append(f"{len(lines) + 1}. {word if seat is None else f'{seat}:{word}'} # as it was")
    head = "Options: " + " ".join(f"{name}={value}" for name, value in options.items())
    return found, "\n".join([head, "", *lines])


def test_losers_get_remontada_cards_for_the_second_round_only() -> None:
    found = Table({"players": "3", "equilibriste": "1"})
    rng, held = Random(3), {}
    while not found.over():
        seat = min(found.asked)
        found.say(seat, rng.choice(sorted(found.asked[seat])))
        if found.seats():
            held[found.number] = len(found.bonuses)
    assert held == {number: 2 if number == 2 else 0 for number in held}


def test_a_record_is_played_to_the_end() -> None:
    found, text = told({"players": "4", "partner": "random", "meteo": "on"}, 1)
    assert examine(text) == tuple(found.totals())


def test_a_record_without_its_end_is_refused() -> None:
    _, text = told({"players": "2"}, 1)
    with pytest.raises(ValueError, match="unfinished"):
        examine(text.rpartition("\n")[0])


def test_a_word_of_the_wrong_seat_is_refused() -> None:
    found = table(RICH, "R2 R3 R4 R5", "O3 O4 O5 O6")
    with pytest.raises(ValueError, match="R2a1"):
        found.say(0, "R2a1")


def test_the_oracle_knows_nothing_of_the_game() -> None:
    paths = Path(__file__).parent.glob("take_sides*.py")
    imports = {path.name: "ludotheque" in path.read_text(encoding="utf-8") for path in paths}
    assert imports == {"take_sides.py": False, "take_sides_board.py": False, "take_sides_round.py": False}
