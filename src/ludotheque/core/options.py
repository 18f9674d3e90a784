"""What a table agrees on before the first event: how many play, and the options of the game."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, inspect

from ludotheque.core.errors import OptionsError


class Options(Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """Base of every game's options; a game adds its own, each with a default.

    A yes/no option is a ``bool``, a number an ``Annotated[int, Meta(ge=…, le=…)]``, a choice a ``Literal``.
    ``Meta(extra={"rule": "TIE-16"})`` names the rule that explains the option.

    Attributes:
        players: How many seats there are; the game narrows the range.
    """

    players: int = 1

    def __post_init__(self) -> None:
        """Refuse a value that the option does not take, however the options came about."""
        if type(self) is Options:
            return  # no game's options; nothing bounds them
        for spec in _specs(type(self)):
            value = _text(getattr(self, spec.name.replace("-", "_")))
            if value not in spec.values:
                raise _refused(spec, value)


O = TypeVar("O", bound=Options)  # noqa: E741 - read as "options"


class OptionKind(StrEnum):
    """What an option takes."""

    SWITCH = "switch"
    NUMBER = "number"
    CHOICE = "choice"


class OptionSpec(Struct, frozen=True):
    """One option as a form or a help page needs it; values are in their text form.

    Attributes:
        name: As written on the command line and in records: ``"change-of-mind"``.
        kind: What it takes.
        default: The value where nothing is said.
        values: Every value that it takes, in order.
        rule: The id of the rule that explains it, where there is one.
    """

    name: str
    kind: OptionKind
    default: str
    values: tuple[str, ...]
    rule: str | None = None


SWITCH = {"off": False, "on": True}


def _text(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _literals(declared: Any) -> tuple[str, ...]:
    """The values of a ``Literal`` in their declared order, which msgspec does not keep."""
    kind = get_args(declared)[0] if get_origin(declared) is Annotated else declared
    return tuple(str(value) for value in get_args(kind))


def _spec(field: inspect.Field, declared: Any) -> OptionSpec:
    kind: inspect.Type = field.type
    rule: str | None = None
    if isinstance(kind, inspect.Metadata):
        rule = (kind.extra or {}).get("rule")
        kind = kind.type
    default = _text(field.default)
    match kind:
        case inspect.BoolType():
            return OptionSpec(field.encode_name, OptionKind.SWITCH, default, tuple(SWITCH), rule)
        case inspect.IntType(ge=int(low), le=int(high)):
            values = tuple(str(number) for number in range(low, high + 1))
            return OptionSpec(field.encode_name, OptionKind.NUMBER, default, values, rule)
        case inspect.LiteralType():
            return OptionSpec(field.encode_name, OptionKind.CHOICE, default, _literals(declared), rule)
        case _:
            raise TypeError(f"{field.name}: an option is a bool, a bounded int or a Literal, not {kind}")


def _refused(spec: OptionSpec, value: str) -> OptionsError:
    known = ", ".join(spec.values)
    return OptionsError("bad-option-value", rule=spec.rule, option=spec.name, value=value, known=known)


def option_specs(options_type: type[Options]) -> tuple[OptionSpec, ...]:
    """Describe the options of a game, ``players`` first."""
    return _specs(options_type)


@cache
def _specs(options_type: type[Options]) -> tuple[OptionSpec, ...]:
    struct = inspect.type_info(options_type)
    assert isinstance(struct, inspect.StructType)  # noqa: S101 - Options is a Struct
    hints = get_type_hints(options_type, include_extras=True)
    return tuple(_spec(field, hints[field.name]) for field in struct.fields)


def parse_options(options_type: type[O], texts: Mapping[str, str]) -> O:
    """Read options from texts such as ``{"players": "2", "touching": "on"}``; the rest have their defaults.

    Raises:
        OptionsError: ``unknown-option`` or ``bad-option-value``, with what would have been possible.
    """
    specs = {spec.name: spec for spec in option_specs(options_type)}
    values: dict[str, object] = {}
    for name, text in texts.items():
        spec = specs.get(name)
        if spec is None:
            raise OptionsError("unknown-option", option=name, known=", ".join(specs))
        if text not in spec.values:
            raise _refused(spec, text)
        match spec.kind:
            case OptionKind.SWITCH:
                values[name] = SWITCH[text]
            case OptionKind.NUMBER:
                values[name] = int(text)
            case OptionKind.CHOICE:
                values[name] = text
    return msgspec.convert(values, options_type)


def option_texts(options: Options) -> dict[str, str]:
    """Write options as texts that `parse_options` reads back, every option in its declared order."""
    return {name: _text(value) for name, value in msgspec.to_builtins(options).items()}
