"""Who is looking: a guest with a name, what they prefer, and how both travel in cookies."""

import base64
import binascii
import secrets
from typing import Literal
from urllib.parse import parse_qsl, urlencode

import msgspec
from msgspec import Struct

from ludotheque.web.keys import Keys

OURS = "ludotheque_"
GUEST_COOKIE = "ludotheque_guest"
PREFERENCES_COOKIE = "ludotheque_preferences"
YEAR = 365 * 24 * 3600
GUEST = "guest"
FORM = "form"

Theme = Literal["auto", "light", "dark"]
Placing = Literal["confirm", "at-once"]
Motion = Literal["auto", "off"]


class Guest(Struct, frozen=True):
    """A person without an account.

    Attributes:
        id: Unguessable; whoever has it signed is this guest.
        name: What others call them.
    """

    id: str
    name: str


class Preferences(Struct, frozen=True, omit_defaults=True):
    """What somebody prefers.

    Attributes:
        language: The language chosen; empty for the browser's.
        theme: Light, dark, or as the system has it.
        placing: Whether a choice is tried first and then confirmed, or holds at once.
        motion: Whether anything moves; ``auto`` is as the system has it.
        breath: How long a turn is shown at a new table before it goes on, in milliseconds.
    """

    language: str = ""
    theme: Theme = "auto"
    placing: Placing = "confirm"
    motion: Motion = "auto"
    breath: int = 1200


LONGEST_BREATH = 10_000


class Visitor(Struct, frozen=True):
    """Who makes a request.

    Attributes:
        guest: Who it is; a new guest on a first visit.
        preferences: What they prefer.
        language: What to speak.
        known: Whether the request brought a valid cookie or token.
        bearer: Whether it was a token, which no other site can make a browser send.
    """

    guest: Guest
    preferences: Preferences
    language: str
    known: bool
    bearer: bool


def new_guest_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(16)


def guest_token(keys: Keys, guest: Guest) -> str:
    """A guest, signed: the value of the cookie, and what API clients send as a bearer token."""
    payload = base64.urlsafe_b64encode(msgspec.json.encode(guest)).decode().rstrip("=")
    return f"{payload}.{keys.sign(GUEST, payload)}"


def read_guest(keys: Keys, token: str) -> Guest | None:
    """The guest of a token; None when it is not ours."""
    payload, _, signature = token.partition(".")
    if keys.signed_by(GUEST, payload, signature) is None:
        return None
    try:
        packed = base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4))
        return msgspec.json.decode(packed, type=Guest)
    except (binascii.Error, msgspec.MsgspecError, UnicodeError):
        return None


def form_token(keys: Keys, guest: Guest) -> str:
    """What every form of this guest carries, so that no other site can send it for them."""
    return keys.sign(FORM, guest.id)


def is_form_token(keys: Keys, guest: Guest, token: str) -> bool:
    """Whether a form comes from a page of ours."""
    return keys.signed_by(FORM, guest.id, token) is not None


def read_cookies(header: str) -> dict[str, str]:
    """The cookies of a request; those of others may look as they like, and hide none of ours."""
    pairs = (part.strip().partition("=") for part in header.split(";"))
    return {name: value for name, _, value in pairs if name.startswith(OURS)}


def cookie_name(name: str, host: str) -> str:
    """The name of a cookie at this port: browsers show a cookie to every server of the same machine."""
    port = host.rpartition(":")[2]
    return f"{name}_{port}" if port.isascii() and port.isdigit() else name


def set_cookie(name: str, value: str, *, secure: bool) -> str:
    """The header that keeps a cookie for a year, out of reach of scripts and of other sites' forms."""
    return f"{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


def read_preferences(text: str) -> Preferences:
    """Preferences from a cookie; what does not fit has its default."""
    kept: dict[str, str] = {}
    for name, value in parse_qsl(text):
        try:
            kept |= msgspec.to_builtins(msgspec.convert({name: value}, Preferences, strict=False))
        except msgspec.ValidationError:
            continue
    found = msgspec.convert(kept, Preferences, strict=False)
    return msgspec.structs.replace(found, breath=max(0, min(found.breath, LONGEST_BREATH)))


def preferences_text(preferences: Preferences) -> str:
    """Preferences for a cookie."""
    return urlencode(msgspec.to_builtins(preferences))


def spoken_language(wanted: str, accepted: str, spoken: tuple[str, ...], otherwise: str) -> str:
    """The language chosen, or the first that the browser accepts and we speak."""
    if wanted in spoken:
        return wanted
    ranked: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")):
        name, _, weight = part.partition(";q=")
        try:
            quality = float(weight or 1)
        except ValueError:
            continue
        ranked.append((-quality, place, name.strip().partition("-")[0].lower()))
    return next((name for _, _, name in sorted(ranked) if name in spoken), otherwise)
