"""How chance is dealt, written a second time from the description in ``ludotheque.core.dealer``.

LAW: imports nothing from ludotheque.
"""

import hashlib
import hmac
from collections.abc import Mapping, Sequence

Headings = Mapping[str, str]


def key(headings: Headings, options: str) -> bytes | None:
    """The key of a record's dealer from its headings; None when it cannot be known.

    Args:
        headings: Every heading as written, such as ``{"Seed": "42"}``.
        options: The ``Options`` heading.

    Raises:
        ValueError: When the secret is not the one that was committed to.
    """
    if "Seed" in headings:
        return hashlib.sha256(b"ludotheque seed " + headings["Seed"].encode()).digest()
    if "Secret" not in headings:
        return None
    secret = bytes.fromhex(headings["Secret"])
    if hashlib.sha256(secret + headings["Table"].encode()).hexdigest() != headings["Commitment"].lower():
        raise ValueError("the secret is not the one that was committed to")
    message = ""
    for seat in range(sum(name.startswith("Seat ") for name in headings)):
        given = headings.get(f"Contribution {seat}", "-")
        message += f"seat {seat} {given.lower()}\n"
    for word in options.split():
        message += "option " + word.replace("=", " ", 1) + "\n"
    return hmac.new(secret, message.encode(), hashlib.sha256).digest()


def pick(dealer_key: bytes, number: int, possible: Sequence[str]) -> str:
    """What the chance event of a number brings when all is equally likely."""
    many = len(possible)
    attempt = 0
    while True:
        message = b"".join(part.to_bytes(8, "big") for part in (number, attempt))
        drawn = int(hmac.new(dealer_key, message, hashlib.sha256).hexdigest(), 16)
        if drawn < 2**256 // many * many:
            return possible[drawn % many]
        attempt += 1
