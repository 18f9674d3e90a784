"""The keys with which cookies and tokens are signed: the newest signs, two are believed."""

import hashlib
import hmac
import os
import secrets
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from ludotheque.core.errors import LudothequeError

KEY_BYTES = 32
BELIEVED = 2
VARIABLE = "LUDOTHEQUE_KEYS"


class BadKeys(LudothequeError):  # noqa: N818 - a fact about the keys
    """Where keys should be, there are none that could sign."""


class Keys(Struct, frozen=True):
    """Signing keys, the newest first."""

    secrets: tuple[bytes, ...]

    def sign(self, purpose: str, text: str) -> str:
        """The signature of a text with the newest key, in hexadecimal; purposes do not mix."""
        return _signature(self.secrets[0], purpose, text)

    def signed_by(self, purpose: str, text: str, signature: str) -> int | None:
        """Which key made a signature, 0 for the newest; None when none of those that are believed did."""
        for number, key in enumerate(self.secrets[:BELIEVED]):
            # Compared as bytes: what is not ASCII would raise, and a forged cookie may hold anything.
            if hmac.compare_digest(_signature(key, purpose, text).encode(), signature.encode()):
                return number
        return None


def _signature(key: bytes, purpose: str, text: str) -> str:
    return hmac.new(key, f"{purpose}\0{text}".encode(), hashlib.sha256).hexdigest()


def keys(folder: Path, environment: Mapping[str, str] = os.environ) -> Keys:
    """The keys of ``LUDOTHEQUE_KEYS`` (hexadecimal, separated by commas, the newest first), or of the folder.

    Keys are made, for nobody else to read, when the folder has none.

    Raises:
        BadKeys: When the variable or the file holds no keys.
    """
    named = environment.get(VARIABLE)
    if named:
        return _checked(named.split(","), VARIABLE)
    file = key_file(folder)
    if not file.exists():
        _write(file, [secrets.token_hex(KEY_BYTES)])
    try:
        texts = msgspec.json.decode(file.read_bytes(), type=list[str])
    except msgspec.DecodeError as error:
        raise BadKeys("web-bad-keys", place=str(file)) from error
    return _checked(texts, str(file))


def rotate(folder: Path) -> None:
    """Sign with a new key from now on; what the last one has signed is believed until the next rotation."""
    kept = [key.hex() for key in keys(folder, {}).secrets[: BELIEVED - 1]]
    _write(key_file(folder), [secrets.token_hex(KEY_BYTES), *kept])


def key_file(folder: Path) -> Path:
    """Where the keys are kept."""
    return folder / "keys.json"


def _checked(texts: list[str], place: str) -> Keys:
    try:
        found = tuple(bytes.fromhex(text.strip()) for text in texts)
    except ValueError as error:
        raise BadKeys("web-bad-keys", place=place) from error
    if not found or any(len(key) < KEY_BYTES for key in found):
        raise BadKeys("web-bad-keys", place=place)
    return Keys(found)


def _write(file: Path, texts: list[str]) -> None:
    """Put the keys in place at once: whoever reads meanwhile finds the old ones or the new ones."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        os.write(descriptor, msgspec.json.encode(texts))
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    unfinished.replace(file)
