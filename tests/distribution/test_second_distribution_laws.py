"""The laws of every game, tried on one that came in another distribution."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from ludotheque.core.box import Box
from ludotheque.core.events import ChanceOutcome, Seat, SeatAction
from ludotheque.core.game import AnyGame
from ludotheque.core.information import information_state
from ludotheque.core.options import parse_options
from ludotheque.core.record import Entry, Record, Seated, entry_of, final_state, header_of
from ludotheque.core.view import view_bytes

PLAYERS = 3
VIEWERS = (0, 1, 2, None)


def prefixes(game: AnyGame, seed: int) -> Iterator[Record]:
    """A random game, event by event from the first card to the end."""
    options = parse_options(game.options_type, {"players": str(PLAYERS), "consolation": "on"})
    header = header_of(game, options, [Seated(name) for name in ("Anna", "Berta", "Carla")])
    rng, state = Random(seed), game.initial_state(options)
    entries: list[Entry] = []
    yield Record(header, ())
    while game.outcome(state) is None:
        chance = game.chance(state)
        event: Any
        if chance is not None:
            event = ChanceOutcome(rng.choice(chance.outcomes))
        else:
            seat = rng.choice(sorted(game.awaited(state)))
            event = SeatAction(seat, rng.choice(game.legal_actions(state, seat)))
        entries.append(entry_of(game, options, event))
        state = game.apply(state, event)
        yield Record(header, tuple(entries))


def with_other_hidden_cards(game: AnyGame, record: Record, seat: Seat | None, rng: Random) -> Record:
    """The same game, but the cards that a seat has not seen were other ones."""
    state = final_state(game, record)
    seen = {card for turn in state.turns for card in turn.bids}
    if seat is not None:
        seen |= {*state.hands[seat], state.laid[seat]}
    hidden = [str(card) for card in range(1, 25) if card not in seen]
    other = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    return Record(record.header, tuple(_renamed(entry, other) for entry in record.entries))


def _renamed(entry: Entry, other: dict[str, str]) -> Entry:
    if entry.seat is not None:
        return Entry(seat=entry.seat, text=other.get(entry.text, entry.text))
    pile, number = entry.text[0], entry.text[1:]
    return Entry(text=pile + other.get(number, number)) if pile == "g" else entry


@pytest.mark.parametrize("seat", VIEWERS)
def test_states_that_differ_in_hidden_cards_alone_give_equal_bytes(box: Box, seat: Seat | None) -> None:
    game, rng = box.game, Random(1)
    for record in prefixes(game, 1):
        world = with_other_hidden_cards(game, record, seat, rng)
        one, other = (view_bytes(game.view(final_state(game, each), seat)) for each in (record, world))
        assert one == other


@pytest.mark.parametrize("seat", VIEWERS)
def test_no_history_tells_a_card_before_it_is_turned_up(box: Box, seat: Seat | None) -> None:
    game = box.game
    dealt_and_two_laid = PLAYERS * 5 + 1 + 2
    record = next(islice(prefixes(game, 2), dealt_and_two_laid, None))
    world = with_other_hidden_cards(game, record, seat, Random(2))
    assert information_state(game, world, seat) == information_state(game, record, seat)


def test_a_seat_is_told_its_own_cards_as_they_are_dealt(box: Box) -> None:
    *_, record = prefixes(box.game, 3)
    told = [seen.text for seen in information_state(box.game, record, 1)[1:16]]
    assert [text is not None for text in told] == [False, True, False] * 5


@pytest.mark.parametrize("seat", VIEWERS)
def test_a_possible_state_gives_the_view_that_it_was_made_for(box: Box, seat: Seat | None) -> None:
    game, rng = box.game, Random(4)
    for record in prefixes(game, 4):
        view = game.view(final_state(game, record), seat)
        assert view_bytes(game.view(game.possible_state(view, rng), seat)) == view_bytes(view)


def test_every_code_is_the_code_of_its_action(box: Box) -> None:
    game = box.game
    options = game.options_type()
    codes = range(game.action_space(options))
    assert [game.encode(options, game.decode(options, code)) for code in codes] == [*codes]


def test_every_action_reads_back_from_its_text(box: Box) -> None:
    game = box.game
    options = game.options_type()
    actions = [game.decode(options, code) for code in range(game.action_space(options))]
    assert [game.parse_action(options, game.action_text(options, action)) for action in actions] == actions


def test_every_draw_reads_back_from_its_text(box: Box) -> None:
    game = box.game
    for record in prefixes(game, 5):
        state = final_state(game, record)
        chance = game.chance(state)
        draws = () if chance is None else chance.outcomes
        texts = [game.chance_text(state.options, draw) for draw in draws]
        assert tuple(game.parse_chance(state.options, text) for text in texts) == draws
