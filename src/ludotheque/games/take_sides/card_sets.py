"""Card sets in files: what the six numbers can do, and the cards of the two decks, as TOML.

    name = "my-set"
    remontada = ["tip", "veto", "chameleon"]
    weather = ["fog", "wind"]

    [cards.3]
    power = "move-own"
    where = "neighbouring"

A number without a table has no power. What the closed list of primitives cannot say is refused, with the line
where it stands and the reason, never approximated.
"""

import hashlib
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.core.errors import OptionsError
from ludotheque.games.take_sides.components import NUMBERS
from ludotheque.games.take_sides.powers import CardSet, Power, Remontada, Weather

FEWEST_HELP = 2
"""At three players two losers draw a Remontada card each (TS-20)."""
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class _File(Struct, forbid_unknown_fields=True):
    """A card set as it stands in a file."""

    name: str
    cards: dict[str, Any] = {}
    remontada: list[Remontada] = []
    weather: list[Weather] = []


def read_card_set(text: str) -> CardSet:
    """Read a card set.

    Raises:
        OptionsError: ``bad-card-set`` with the line (counted from 1, 0 for the file as a whole) and what is
            wrong there.
    """
    try:
        said = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        end = len(text.splitlines())  # where nothing else is said
        raise _refused(int(found[1]) if found else end, str(error)) from error
    file = _converted(said, _File, text, ())
    _require(NAME.fullmatch(file.name) is not None, _line(text, ("name",)), "name")
    _require(len(file.remontada) >= FEWEST_HELP, _line(text, ("remontada",)), "remontada")
    for kind, cards in (("remontada", file.remontada), ("weather", file.weather)):
        _require(len(set(cards)) == len(cards), _line(text, (kind,)), kind)
    powers = dict(_powers(file, text))
    return CardSet(
        name=file.name,
        powers=tuple(powers.get(digit) for digit in NUMBERS),
        remontada=tuple(file.remontada),
        weather=tuple(file.weather),
    )


def _powers(file: _File, text: str) -> Iterator[tuple[int, Power]]:
    numbers = {str(digit): digit for digit in NUMBERS}
    for word, table in file.cards.items():
        place = ("cards", word)
        _require(word in numbers, _line(text, place), word)
        _require(isinstance(table, dict) and isinstance(table.get("power"), str), _line(text, place), "power")
        tagged = {("type" if key == "power" else key): value for key, value in table.items()}
        power: Power = _converted(tagged, Power, text, place)
        yield numbers[word], power


def _converted(said: Any, kind: Any, text: str, place: tuple[str, ...]) -> Any:
    """What was said as a typed value; a mistake is told with its line."""
    try:
        return msgspec.convert(said, kind)
    except msgspec.ValidationError as error:
        path = re.search(r"`\$((?:\.\w+|\[\.\.\.\]|\[\d+\])*)`", str(error))
        keys = tuple(re.findall(r"\.(\w+)", path[1])) if path else ()
        where = (*place, *("power" if key == "type" else key for key in keys))
        raise _refused(_line(text, where), str(error)) from error


def _line(text: str, place: tuple[str, ...]) -> int:
    """Where a key stands: its own line, or that of the table it is in; 0 where neither is found."""
    table: tuple[str, ...] = ()
    found = 0
    for number, line in enumerate(text.splitlines(), start=1):
        plain = line.partition("#")[0].strip()
        if plain.startswith("["):
            table = tuple(part.strip().strip("\"'") for part in plain.strip("[]").split("."))
            key = table
        else:
            key = (*table, plain.partition("=")[0].strip())
        if key == place:
            return number
        if key == place[: len(key)] and len(key) > 0:
            found = number
    return found


def _require(fine: bool, line: int, what: str) -> None:  # noqa: FBT001 - read as "require that"
    if not fine:
        raise _refused(line, what)


def _refused(line: int, detail: str) -> OptionsError:
    return OptionsError("bad-card-set", rule="TS-9", line=line, detail=detail)


def digest(cards: CardSet) -> str:
    """The same for equal sets, wherever they come from: the first 16 digits of a SHA-256."""
    canonical = msgspec.json.encode(cards, order="deterministic")
    return hashlib.sha256(canonical).hexdigest()[:16]
