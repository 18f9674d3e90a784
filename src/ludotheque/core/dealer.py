"""Who picks the outcomes of chance: a dealer, for whom the k-th pick depends on nothing but k.

A keyed dealer turns a 256-bit key into picks that anyone who knows the key can repeat:

    block(k, j) = HMAC-SHA256(key, k as 8 bytes big-endian ‖ j as 8 bytes big-endian), read as one number
    reject the blocks at or above the largest multiple of the total weight W, trying j = 0, 1, 2, …
    the pick is the outcome owning the point block mod W, outcomes side by side in canonical order

so every outcome is exactly as likely as its weight says, a crash redraws the same, and workers agree.
"""

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from msgspec import Struct

from ludotheque.core.errors import RecordError
from ludotheque.core.events import Chance
from ludotheque.core.line import require_hexadecimal, require_name

C = TypeVar("C")

BLOCK = 1 << 256


class Dealer(Protocol):
    """Picks what chance brings."""

    def pick(self, chance: Chance[C], number: int) -> C:
        """Pick an outcome for the chance event of this number, counted from 0 within the game."""
        ...


class KeyedDealer(Struct, frozen=True):
    """A dealer whose every pick follows from its key of 32 bytes."""

    key: bytes

    def pick(self, chance: Chance[C], number: int) -> C:
        """Pick by the scheme in the module's docstring."""
        total = chance.total
        limit = BLOCK - BLOCK % total
        attempt = 0
        while True:
            message = number.to_bytes(8, "big") + attempt.to_bytes(8, "big")
            block = int.from_bytes(hmac.digest(self.key, message, "sha256"), "big")
            if block < limit:
                return chance.at(block % total)
            attempt += 1


def seeded_dealer(seed: int | str) -> KeyedDealer:
    """Deal from a seed: the same seed deals the same game, whatever the players do."""
    return KeyedDealer(hashlib.sha256(f"ludotheque seed {seed}".encode()).digest())


class ScriptedDealer:
    """A dealer that brings what it is told, in that order, whatever number is asked for; for tests."""

    def __init__(self, outcomes: Iterable[object]) -> None:
        self._outcomes = iter(outcomes)

    def pick(self, chance: Chance[C], number: int) -> C:
        """Bring the next outcome of the script.

        Raises:
            LookupError: When the script is over, or names what cannot happen.
        """
        for outcome in self._outcomes:
            for possible in chance.outcomes:
                if possible == outcome:
                    return possible
            raise LookupError(f"chance event {number}: {outcome!r} cannot happen")
        raise LookupError(f"chance event {number}: the script is over")


def commitment(secret: bytes, table: str) -> str:
    """What is shown before the game: SHA-256(secret ‖ table id), in hexadecimal."""
    return hashlib.sha256(secret + table.encode()).hexdigest()


def checkable_dealer(
    secret: bytes, contributions: Sequence[bytes | None], options: Iterable[tuple[str, str]]
) -> KeyedDealer:
    """Deal from a secret that was committed to, and from what the players put in.

    The key is HMAC-SHA256(secret, message); the message is ASCII text, one line each ended by a newline:
    ``seat N HEX`` for every seat in order (``-`` when it gave nothing), then ``option NAME VALUE`` in the
    order of the record header.

    Args:
        secret: 32 bytes, hidden until the game is over.
        contributions: What each seat put in, in seat order; None for a seat that put in nothing.
        options: Name and text of every option, in their declared order.
    """
    lines = [f"seat {seat} {bits.hex() if bits else '-'}\n" for seat, bits in enumerate(contributions)]
    lines += [f"option {name} {value}\n" for name, value in options]
    return KeyedDealer(hmac.digest(secret, "".join(lines).encode(), "sha256"))


class Seeded(Struct, frozen=True, tag="seeded"):
    """A record's note that its chance came from a public seed, a line of 1 to 80 printable characters."""

    seed: str

    def __post_init__(self) -> None:
        require_name(self.seed)


class Checkable(Struct, frozen=True, tag="checkable", omit_defaults=True):
    """A record's note that its chance can be checked.

    Attributes:
        table: The id of the table, part of the commitment.
        commitment: SHA-256(secret ‖ table id), in hexadecimal, shown before the game.
        contributions: What each seat put in, in hexadecimal, in seat order; None for nothing.
        secret: 32 bytes in hexadecimal, once revealed.
    """

    table: str
    commitment: str
    contributions: tuple[str | None, ...]
    secret: str | None = None

    def __post_init__(self) -> None:
        require_name(self.table)
        for text in (self.commitment, *self.contributions, self.secret):
            if text is not None:
                require_hexadecimal(text)


Dealing = Seeded | Checkable
"""How the chance of a record came about, as far as the record says."""


def _bits(text: str, size: int | None = None) -> bytes:
    bits = bytes.fromhex(text)
    if size is not None and len(bits) != size:
        raise RecordError("bad-secret-length", bytes=len(bits), expected=size)
    return bits


def dealer_of(dealing: Dealing, options: Iterable[tuple[str, str]]) -> KeyedDealer | None:
    """Build the dealer that a record says it had, to deal again and compare; None while its secret is hidden.

    Raises:
        RecordError: ``commitment-broken`` when the revealed secret is not the one committed to,
            ``bad-secret-length`` when it cannot be one.
    """
    match dealing:
        case Seeded(seed):
            return seeded_dealer(seed)
        case Checkable(table, committed, contributions, text):
            if text is None:
                return None
            secret = _bits(text, size=32)
            if commitment(secret, table) != committed.lower():
                raise RecordError("commitment-broken")
            bits = [None if part is None else _bits(part) for part in contributions]
            return checkable_dealer(secret, bits, options)
