"""Who picks the outcomes of chance: by key, by seed, by a checkable secret, by a script."""

import hashlib
import hmac
from collections import Counter

import pytest

from ludotheque.core import dealer as dealers
from ludotheque.core.dealer import (
    Checkable,
    KeyedDealer,
    ScriptedDealer,
    Seeded,
    checkable_dealer,
    commitment,
    dealer_of,
    seeded_dealer,
)
from ludotheque.core.errors import RecordError
from ludotheque.core.events import Chance

LETTERS = Chance(tuple("abcdefghijklmnopqrstuvwxyz&"))
WEIGHTED = Chance(("rare", "common", "usual"), (1, 2, 7))
KEY = bytes(range(32))
SECRET = bytes(range(100, 132))
OPTIONS = (("players", "2"), ("touching", "on"))


def drawn_by_hand(key: bytes, number: int, attempt: int = 0) -> int:
    """block(k, j) as the module's docstring has it, by another road through the standard library."""
    message = number.to_bytes(8, "big") + attempt.to_bytes(8, "big")
    return int(hmac.new(key, message, hashlib.sha256).hexdigest(), 16)


def chi_square(counts: Counter[str], expected: dict[str, float]) -> float:
    return sum((counts[outcome] - many) ** 2 / many for outcome, many in expected.items())


@pytest.mark.parametrize("number", [0, 1, 18, 255, 256, 1 << 40])
def test_a_keyed_dealer_picks_by_the_scheme_of_its_docstring(number: int) -> None:
    assert KeyedDealer(KEY).pick(LETTERS, number) == LETTERS.outcomes[drawn_by_hand(KEY, number) % 27]


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5])
def test_weights_lie_side_by_side_in_canonical_order(number: int) -> None:
    lots = ["rare"] + ["common"] * 2 + ["usual"] * 7
    assert KeyedDealer(KEY).pick(WEIGHTED, number) == lots[drawn_by_hand(KEY, number) % 10]


def test_a_pick_depends_on_nothing_but_its_number() -> None:
    dealer = KeyedDealer(KEY)
    forwards = [dealer.pick(LETTERS, number) for number in range(10)]
    backwards = [dealer.pick(LETTERS, number) for number in reversed(range(10))]
    assert backwards[::-1] == forwards


def test_every_outcome_is_equally_likely_where_no_weight_is_given() -> None:
    dealer = KeyedDealer(KEY)
    counts = Counter(dealer.pick(LETTERS, number) for number in range(27_000))
    # 54.05 is exceeded once in a thousand keys (26 degrees of freedom).
    assert chi_square(counts, dict.fromkeys(LETTERS.outcomes, 1000.0)) < 54.05


def test_every_outcome_is_as_likely_as_its_weight_says() -> None:
    dealer = KeyedDealer(KEY)
    counts = Counter(dealer.pick(WEIGHTED, number) for number in range(20_000))
    # 13.82 is exceeded once in a thousand keys (2 degrees of freedom).
    assert chi_square(counts, {"rare": 2000.0, "common": 4000.0, "usual": 14_000.0}) < 13.82


class Blocks:
    """Stands for HMAC and gives these blocks, remembering what it was asked for."""

    def __init__(self, *blocks: int) -> None:
        self.blocks = list(blocks)
        self.messages: list[bytes] = []

    def digest(self, key: bytes, message: bytes, digest: str) -> bytes:
        assert (key, digest) == (KEY, "sha256")
        self.messages.append(message)
        return self.blocks.pop(0).to_bytes(32, "big")


LIMIT = (1 << 256) - (1 << 256) % 27
"""The largest multiple of 27 below 2 to the 256."""


def picked(monkeypatch: pytest.MonkeyPatch, chance: Chance[str], *blocks: int) -> tuple[str, Blocks]:
    given = Blocks(*blocks)
    monkeypatch.setattr(dealers, "hmac", given)
    return KeyedDealer(KEY).pick(chance, 7), given


def test_the_last_block_below_the_limit_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    assert picked(monkeypatch, LETTERS, LIMIT - 1)[0] == "&"


@pytest.mark.parametrize("block", [LIMIT, (1 << 256) - 1])
def test_a_block_at_or_above_the_limit_is_rejected(monkeypatch: pytest.MonkeyPatch, block: int) -> None:
    assert picked(monkeypatch, LETTERS, block, 2)[0] == "c"


def test_after_a_rejection_the_next_attempt_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    _, given = picked(monkeypatch, LETTERS, LIMIT, LIMIT, 0)
    assert given.messages == [bytes(7) + b"\x07" + bytes(7) + bytes([attempt]) for attempt in range(3)]


def test_no_block_is_rejected_when_the_total_divides_them_all(monkeypatch: pytest.MonkeyPatch) -> None:
    assert picked(monkeypatch, Chance(tuple("abcd")), (1 << 256) - 1)[0] == "d"


def test_a_seed_deals_from_the_hash_of_its_text() -> None:
    assert seeded_dealer(42).key == hashlib.sha256(b"ludotheque seed 42").digest()


def test_a_seed_is_the_same_as_a_number_and_as_a_text() -> None:
    assert seeded_dealer(42) == seeded_dealer("42")


def test_other_seeds_deal_other_games() -> None:
    first, second = (
        [seeded_dealer(seed).pick(LETTERS, number) for number in range(19)] for seed in ("1", "2")
    )
    assert first != second


def test_what_a_seed_deals_never_changes() -> None:
    letters = "".join(seeded_dealer(42).pick(LETTERS, number) for number in range(12))
    assert letters == "qiac&zkkutpx"


def test_a_script_is_brought_in_its_order() -> None:
    dealer = ScriptedDealer("zab")
    assert [dealer.pick(LETTERS, number) for number in (5, 5, 0)] == ["z", "a", "b"]


def test_a_script_brings_the_possible_outcome_not_its_likeness() -> None:
    possible = Chance((1, 2))
    assert type(ScriptedDealer([True]).pick(possible, 0)) is int


def test_a_script_that_is_over_says_at_which_event() -> None:
    with pytest.raises(LookupError, match="chance event 3: the script is over"):
        ScriptedDealer("").pick(LETTERS, 3)


def test_a_script_that_brings_what_cannot_happen_is_refused() -> None:
    with pytest.raises(LookupError, match="chance event 3: 'A' cannot happen"):
        ScriptedDealer("A").pick(LETTERS, 3)


def test_a_commitment_is_the_hash_of_secret_and_table() -> None:
    assert commitment(SECRET, "kitchen") == hashlib.sha256(SECRET + b"kitchen").hexdigest()


def test_a_checkable_key_follows_from_secret_contributions_and_options() -> None:
    message = b"seat 0 00ff\nseat 1 -\noption players 2\noption touching on\n"
    dealer = checkable_dealer(SECRET, [b"\x00\xff", None], OPTIONS)
    assert dealer.key == hmac.new(SECRET, message, hashlib.sha256).digest()


def test_a_seat_that_gives_no_bits_is_like_one_that_gives_nothing() -> None:
    assert checkable_dealer(SECRET, [b""], OPTIONS) == checkable_dealer(SECRET, [None], OPTIONS)


@pytest.mark.parametrize(
    "other",
    [
        checkable_dealer(bytes(32), [b"\x01", b"\x02"], OPTIONS),
        checkable_dealer(SECRET, [b"\x02", b"\x01"], OPTIONS),
        checkable_dealer(SECRET, [b"\x01"], OPTIONS),
        checkable_dealer(SECRET, [b"\x01", b"\x02"], OPTIONS[:1]),
        checkable_dealer(SECRET, [b"\x01", b"\x02"], OPTIONS[::-1]),
    ],
    ids=["another secret", "other seats", "fewer seats", "fewer options", "options in another order"],
)
def test_whatever_differs_gives_another_key(other: KeyedDealer) -> None:
    assert other != checkable_dealer(SECRET, [b"\x01", b"\x02"], OPTIONS)


def revealed(
    *, secret: str | None = SECRET.hex(), table: str = "kitchen", committed: str | None = None
) -> KeyedDealer | None:
    """The dealer of a record whose secret was committed to for the table in the kitchen."""
    shown = commitment(SECRET, "kitchen") if committed is None else committed
    return dealer_of(Checkable(table, shown, ("01", None), secret), OPTIONS)


def test_a_seeded_record_is_dealt_from_its_seed() -> None:
    assert dealer_of(Seeded("42"), OPTIONS) == seeded_dealer(42)


def test_a_revealed_secret_gives_back_the_dealer() -> None:
    assert revealed() == checkable_dealer(SECRET, [b"\x01", None], OPTIONS)


def test_a_hidden_secret_gives_no_dealer() -> None:
    assert revealed(secret=None) is None


def test_hexadecimal_may_be_written_in_capitals() -> None:
    assert revealed(committed=commitment(SECRET, "kitchen").upper()) == revealed()


def test_another_secret_than_the_one_committed_to_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        revealed(secret=bytes(32).hex())
    assert caught.value.reason == "commitment-broken"


def test_a_secret_committed_to_for_another_table_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        revealed(table="garden")
    assert caught.value.reason == "commitment-broken"


@pytest.mark.parametrize("size", [31, 33])
def test_a_secret_of_another_length_is_refused(size: int) -> None:
    with pytest.raises(RecordError) as caught:
        revealed(secret=bytes(size).hex())
    assert (caught.value.reason, caught.value.facts) == ("bad-secret-length", {"bytes": size, "expected": 32})


@pytest.mark.parametrize("text", ["xyz", "0", "0g", "01 02", ""])
@pytest.mark.parametrize("field", ["commitment", "contribution", "secret"])
def test_what_is_not_hexadecimal_is_refused(text: str, field: str) -> None:
    fields = {"commitment": "00", "contribution": "00", "secret": "00", field: text}
    with pytest.raises(RecordError) as caught:
        Checkable("kitchen", fields["commitment"], (fields["contribution"],), fields["secret"])
    assert (caught.value.reason, caught.value.facts) == ("bad-hexadecimal", {"text": text})


def test_what_is_not_hexadecimal_is_shown_up_to_80_characters() -> None:
    with pytest.raises(RecordError) as caught:
        Checkable("kitchen", "x" * 100, ())
    assert caught.value.facts == {"text": "x" * 80}


@pytest.mark.parametrize("name", ["", " 42", "4\n2", "x" * 81])
def test_a_seed_that_would_not_be_read_back_is_refused(name: str) -> None:
    with pytest.raises(RecordError) as caught:
        Seeded(name)
    assert caught.value.reason == "bad-name"


@pytest.mark.parametrize("name", ["", " kitchen", "kit\tchen"])
def test_a_table_that_would_not_be_read_back_is_refused(name: str) -> None:
    with pytest.raises(RecordError) as caught:
        Checkable(name, "00", ())
    assert caught.value.reason == "bad-name"
