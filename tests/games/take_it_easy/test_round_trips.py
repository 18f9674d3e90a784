"""What is written is read back as the same, and what cannot be read is refused as it should be."""

import json
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.dealer import Checkable, Dealing, Seeded
from ludotheque.core.errors import LudothequeError, NotationError, RecordError
from ludotheque.core.line import LONGEST_NAME
from ludotheque.core.notation import read_json, read_record, write_json, write_record
from ludotheque.core.options import option_specs, option_texts, parse_options
from ludotheque.core.record import Header, Record, Seated, verify
from ludotheque.games.take_it_easy.components import TILES, Tile
from ludotheque.games.take_it_easy.options import Options
from ludotheque.games.take_it_easy.rules import PLACE, Place
from tests.support.games import GAME, random_match, random_record, some_options
from tests.support.strategies import options

AGREED = Options()

# Values


@pytest.mark.parametrize("place", PLACE, ids=lambda place: str(place.cell))
def test_a_placement_comes_back_from_its_text(place: Place) -> None:
    assert GAME.parse_action(AGREED, GAME.action_text(AGREED, place)) == place


@pytest.mark.parametrize("code", range(19))
def test_a_placement_comes_back_from_its_code(code: int) -> None:
    assert GAME.encode(AGREED, GAME.decode(AGREED, code)) == code


def test_the_codes_fill_the_action_space() -> None:
    assert [GAME.encode(AGREED, place) for place in PLACE] == list(range(GAME.action_space(AGREED)))


@pytest.mark.parametrize("tile", TILES, ids=str)
def test_a_tile_comes_back_from_its_text(tile: Tile) -> None:
    assert GAME.parse_chance(AGREED, GAME.chance_text(AGREED, tile)) == tile


@given(agreed=options())
def test_options_come_back_from_their_texts(agreed: Options) -> None:
    assert parse_options(Options, option_texts(agreed)) == agreed


@given(text=st.text())
def test_a_text_is_a_placement_or_a_notation_error(text: str) -> None:
    try:
        place = GAME.parse_action(AGREED, text)
    except NotationError:
        return
    assert GAME.action_text(AGREED, place) == text


@given(text=st.text(alphabet="0123456789- ."))
def test_a_text_is_a_tile_or_a_notation_error(text: str) -> None:
    try:
        tile = GAME.parse_chance(AGREED, text)
    except NotationError:
        return
    assert tile in TILES


@given(code=st.integers())
def test_a_number_is_a_code_or_a_notation_error(code: int) -> None:
    try:
        place = GAME.decode(AGREED, code)
    except NotationError:
        return
    assert GAME.encode(AGREED, place) == code


# Records

PRINTABLE = st.characters().filter(str.isprintable)
NAMES = st.text(PRINTABLE, min_size=1, max_size=LONGEST_NAME).map(str.strip).filter(bool) | st.sampled_from(
    ["#", "1.", "0:9", "Seat 1: Berta", "Result: 3", "é", "\N{SNAKE}", "{", "a # b", "-"]
)
HEXADECIMAL = st.binary(min_size=1, max_size=40).map(bytes.hex)
DEALINGS: st.SearchStrategy[Dealing | None] = (
    st.none()
    | st.builds(Seeded, seed=st.integers().map(str))
    | st.builds(
        Checkable,
        table=st.from_regex(r"[a-z0-9-]{1,36}", fullmatch=True),
        commitment=st.binary(min_size=32, max_size=32).map(bytes.hex),
        contributions=st.tuples(st.none() | HEXADECIMAL, st.none() | HEXADECIMAL),
        secret=st.none() | st.binary(min_size=32, max_size=32).map(bytes.hex),
    )
)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A game of two, up to any event, with any names, dealing and result."""
    agreed = draw(options(players=(2, 2), rounds=(1, 2)))
    played = random_record(draw(st.integers(0, 50)), agreed, events=draw(st.integers(0, 150)))
    seated = st.builds(Seated, name=NAMES, bot=st.none() | NAMES)
    header = Header(
        game="take-it-easy",
        rules_version=1,
        options=option_texts(agreed),
        seats=(draw(seated), draw(seated)),
        dealing=draw(DEALINGS),
        result=draw(st.none() | st.tuples(st.integers(-9, 999), st.integers(-9, 999))),
    )
    return Record(header, played.entries)


@given(record=records())
def test_a_record_comes_back_from_its_text(record: Record) -> None:
    assert read_record(write_record(record)).record == record


@given(record=records())
def test_a_record_comes_back_from_json(record: Record) -> None:
    assert read_json(write_json(record)) == read_record(write_json(record)).record == record


REMARKS = st.text(PRINTABLE, max_size=20).map(lambda text: f"  # {text}")


@given(
    record=records(),
    remarks=st.lists(REMARKS, min_size=1, max_size=3),
    numbers=st.sampled_from(["{}. ", "999. ", "7.\t\t", ""]),
    end=st.sampled_from(["\n", "\r\n", "\n\n"]),
    rng=st.randoms(use_true_random=False),
)
def test_a_record_comes_back_from_a_text_with_remarks_and_other_numbers_and_blanks(
    record: Record, remarks: list[str], numbers: str, end: str, rng: Random
) -> None:
    header, movetext = write_record(record).split("\n\n")
    lines = header.splitlines()
    for number, line in enumerate(movetext.splitlines()):
        words = line.split()[1:]
        cut = rng.randint(0, len(words))
        lines += [
            rng.choice(remarks),
            numbers.format(number) + "  ".join(words[:cut]),
            " ".join(words[cut:]) + rng.choice(remarks),
        ]
    assert read_record("\ufeff" + end.join(lines)).record == record


@given(record=records())
def test_every_event_knows_its_line(record: Record) -> None:
    text = write_record(record)
    file = read_record(text)
    lines = text.splitlines()
    assert len(file.lines) == len(record.entries)
    for entry, line in zip(record.entries, file.lines, strict=True):
        word = entry.text if entry.seat is None else f"{entry.seat}:{entry.text}"
        assert word in lines[line - 1].split()


@given(seed=st.integers(0, 10_000))
def test_a_whole_match_comes_back_with_its_result_and_verifies(seed: int) -> None:
    record = random_match(seed, some_options(Random(seed))).record
    for written in (write_record(record), write_json(record)):
        assert read_record(written).record == record
    assert verify(GAME, record).outcome is not None


# Garbage

TEMPLATE = write_record(random_record(1, Options(players=2), events=30))
CHECKABLE_TEMPLATE = TEMPLATE.replace(
    "Seed: 1",
    "Table: t\nCommitment: 00\nContribution 0: 0f\nContribution 1: -\nSecret: 00",
)
WORDS = (
    st.text(max_size=12)
    | st.sampled_from([*TEMPLATE.split(), *CHECKABLE_TEMPLATE.split("\n")])
    | st.sampled_from(
        ["{", "}", "\n", ":", "Seat 999: x", "Bot 0:", "Result:", "0:", "\ud800", "\x00", "²:3"]
    )
    | st.integers().map(str)
)


def read_or_refuse(text: str) -> Record | None:
    try:
        return read_record(text).record
    except RecordError:
        return None


def verify_or_refuse(record: Record) -> bool:
    try:
        verify(GAME, record)
    except LudothequeError:
        return False
    return True


@given(text=st.text())
def test_any_text_is_a_record_or_a_record_error(text: str) -> None:
    assert isinstance(read_or_refuse(text), Record | None)


def test_json_nested_too_deeply_is_a_record_error() -> None:
    with pytest.raises(RecordError, match="bad-json"):
        read_record('{"a":' + "[" * 100_000)


@st.composite
def spoiled(draw: st.DrawFn, text: str) -> str:
    """A text with pieces cut out and others put in."""
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        text = text[:start] + draw(WORDS) + text[end:]
    return text


@given(
    text=spoiled(TEMPLATE)
    | spoiled(CHECKABLE_TEMPLATE)
    | st.lists(WORDS).map("\n".join).map(TEMPLATE.__add__)
)
def test_a_spoiled_record_is_refused_with_a_reason_or_comes_back_from_its_text(text: str) -> None:
    record = read_or_refuse(text)
    if record is not None:
        verify_or_refuse(record)
        assert read_record(write_record(record)).record == record


@given(text=spoiled(write_json(read_record(TEMPLATE).record)))
def test_a_spoiled_json_record_is_refused_with_a_reason(text: str) -> None:
    record = read_or_refuse(text)
    if record is not None:
        verify_or_refuse(record)


ANY_TEXT = st.text(max_size=10) | st.sampled_from(
    ["978", "4", "12.", "#", "a b", "1\nResult: 1", "\ud800", "00"]
)
ANY_OPTION = st.sampled_from([spec.name for spec in option_specs(Options)]) | ANY_TEXT
ANY_DEALING = (
    st.none()
    | st.fixed_dictionaries({"type": st.just("seeded"), "seed": ANY_TEXT})
    | st.fixed_dictionaries(
        {
            "type": st.just("checkable"),
            "table": ANY_TEXT,
            "commitment": ANY_TEXT,
            "contributions": st.lists(st.none() | ANY_TEXT, max_size=3),
        },
        optional={"secret": st.none() | ANY_TEXT | st.just("00" * 32)},
    )
)
ANY_HEADER = st.fixed_dictionaries(
    {},
    optional={
        "game": ANY_TEXT,
        "rules_version": st.integers(-1, 3),
        "options": st.dictionaries(ANY_OPTION, ANY_TEXT | st.sampled_from(["1", "2", "on"])),
        "seats": st.lists(st.fixed_dictionaries({"name": ANY_TEXT}), max_size=3),
        "dealing": ANY_DEALING,
        "result": st.none() | st.lists(st.integers(), max_size=3),
    },
)
ANY_ENTRY = st.fixed_dictionaries({"text": ANY_TEXT}, optional={"seat": st.none() | st.integers(-2, 1001)})


@given(header=ANY_HEADER, entries=st.lists(ANY_ENTRY, max_size=1), place=st.integers(0, 60))
def test_a_json_record_of_anything_is_refused_with_a_reason_or_comes_back_from_its_text(
    header: dict[str, object], entries: list[dict[str, object]], place: int
) -> None:
    told = msgspec.to_builtins(random_record(1, Options(players=2), events=60))
    told["header"] |= header
    told["entries"] = [*told["entries"][:place], *entries, *told["entries"][place:]]
    record = read_or_refuse(json.dumps(told))
    if record is not None:
        verify_or_refuse(record)
        assert read_record(write_json(record)).record == record
        dealing, seats = record.header.dealing, record.header.seats
        if not isinstance(dealing, Checkable) or len(dealing.contributions) == len(seats):
            assert read_record(write_record(record)).record == record
