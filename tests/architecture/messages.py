"""What the .ftl files say, and what source and templates ask them for; all read, nothing run."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from jinja2 import Environment, nodes

ROOT = Path(__file__).resolve().parents[2]
HOUSE = ROOT / "src" / "ludotheque"
LANGUAGES = ("en", "fr", "nl")

SPEAKERS = {"translator", "speak", "say", "named", "_translator", "_speaker", "_speak", "_say"}
"""What a translator goes by where it is called, as in ``self._speak("tui-leave")``."""

NO_FACTS = {"RecordError": {"rule", "line", "event"}}
"""Keywords of errors that are no facts of their sentence; other errors have only their ``rule``."""


ANYTHING = ".+"


@dataclass(frozen=True)
class Message:
    """One message of one file.

    Attributes:
        key: Its key.
        variables: The facts that it needs.
        texts: Its texts, a placeable standing as ``{}``; several where it chooses.
    """

    key: str
    variables: frozenset[str]
    texts: tuple[str, ...]


@dataclass(frozen=True)
class Use:
    """A place in the source that asks for a message.

    Attributes:
        place: File and line.
        pattern: The key as a regular expression; an f-string has ``.+`` where something is put in.
        facts: The names of the facts handed in, as Fluent has them; None where that cannot be read, or
            where the f-string may mean messages that need different ones.
        optional: Whether there need be no such message (``named(key, otherwise)``).
    """

    place: str
    pattern: str
    facts: frozenset[str] | None
    optional: bool = False


def folders() -> tuple[Path, ...]:
    """Every folder of locales."""
    return tuple(sorted(folder for folder in HOUSE.rglob("locales") if folder.is_dir()))


def entries(file: Path) -> list[ftl.EntryType]:
    """Everything in a file, junk included."""
    return list(parse(file.read_text(encoding="utf-8")).body)


@cache
def messages(file: Path) -> tuple[Message, ...]:
    """The messages of a file, from top to bottom."""
    return tuple(_message(entry) for entry in entries(file) if isinstance(entry, ftl.Message))


@cache
def all_messages(language: str) -> dict[str, Message]:
    """The messages of a language from all folders, by their keys."""
    return {each.key: each for folder in folders() for each in messages(folder / f"{language}.ftl")}


def _message(entry: ftl.Message) -> Message:
    variables: set[str] = set()
    texts: list[str] = []
    if entry.value is not None:
        texts += _texts(entry.value, variables)
    for attribute in entry.attributes:
        texts += _texts(attribute.value, variables)
    return Message(entry.id.name, frozenset(variables), tuple(texts))


def _texts(pattern: ftl.Pattern, variables: set[str]) -> list[str]:
    """The texts of a pattern: each variant of a choice stands in the whole sentence."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            options = [element.value]
        else:
            options = _placeable(element.expression, variables)
        texts = [text + option for text in texts for option in options]
    return texts


def _placeable(expression: object, variables: set[str]) -> list[str]:
    match expression:
        case ftl.SelectExpression(selector=selector, variants=variants):
            _placeable(selector, variables)
            return [text for variant in variants for text in _texts(variant.value, variables)]
        case ftl.VariableReference(id=identifier):
            variables.add(identifier.name)
            return ["{}"]
        case ftl.StringLiteral(value=value):
            return [value]
        case ftl.FunctionReference(arguments=arguments):
            for argument in arguments.positional:
                _placeable(argument, variables)
            return ["{}"]
        case _:
            return ["{}"]


def sources() -> Iterator[tuple[str, ast.AST]]:
    """Every node of the source, with its file."""
    for file in sorted(HOUSE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            yield str(file.relative_to(ROOT)), node


def error_classes() -> frozenset[str]:
    """The names of `LudothequeError` and of every class built on it."""
    classes = [
        (node.name, {ast.unparse(base) for base in node.bases})
        for _, node in sources()
        if isinstance(node, ast.ClassDef)
    ]
    known = {"LudothequeError"}
    while more := {name for name, bases in classes if bases & known} - known:
        known |= more
    return frozenset(known)


@cache
def uses() -> tuple[Use, ...]:
    """Every place that asks for a message of a key that can be read there."""
    return (*_uses(), *_uses_of_templates())


def _uses_of_templates() -> Iterator[Use]:
    """Pages speak through ``t``, as in ``{{ t("web-rules") }}``."""
    for file in sorted(HOUSE.rglob("templates/*.html")):
        page = Environment(autoescape=True).parse(file.read_text(encoding="utf-8"))
        for call in page.find_all(nodes.Call):
            if isinstance(call.node, nodes.Name) and call.node.name == "t":
                facts = frozenset(keyword.key.replace("_", "-") for keyword in call.kwargs)
                for key in _keys_of(call.args[0]):
                    yield Use(f"{file.relative_to(ROOT)}:{call.lineno}", re.escape(key), facts)


def _keys_of(expression: nodes.Expr) -> Iterator[str]:
    """What a first argument may be; nothing where it is a variable."""
    match expression:
        case nodes.Const(value=str(key)):
            yield key
        case nodes.CondExpr(expr1=yes, expr2=no):
            yield from _keys_of(yes)
            if no is not None:
                yield from _keys_of(no)


def _uses() -> Iterator[Use]:
    errors = error_classes()
    for file, node in sources():
        if not isinstance(node, ast.Call):
            continue
        place = f"{file}:{node.lineno}"
        name = _last_name(node.func)
        if name in errors and node.args:
            facts = _facts(node)
            for pattern in _patterns(node.args[0]):
                yield Use(
                    place, f"error-{pattern}", None if facts is None else facts - NO_FACTS.get(name, {"rule"})
                )
        if name in SPEAKERS and node.args:
            for pattern in _patterns(node.args[0]):
                facts = None if ANYTHING in pattern else _facts(node)
                yield Use(place, pattern, facts, optional=name == "named")
        if file.startswith("src/ludotheque/cli/"):
            for keyword in node.keywords:
                if keyword.arg == "help":
                    yield from (Use(place, pattern, None) for pattern in _patterns(keyword.value))


def _last_name(function: ast.expr) -> str:
    return ast.unparse(function).rpartition(".")[2]


def _facts(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name.replace("_", "-") for name in names if name)


def _patterns(expression: ast.expr) -> Iterator[str]:
    """What a first argument may be; nothing where it is a variable or a call."""
    match expression:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.IfExp(body=body, orelse=orelse):
            yield from _patterns(body)
            yield from _patterns(orelse)
        case ast.JoinedStr(values=parts):
            yield "".join(
                re.escape(part.value)
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
                else ANYTHING
                for part in parts
            )


@cache
def literals() -> frozenset[str]:
    """Every string that stands in the source, wherever it is."""
    return frozenset(
        node.value for _, node in sources() if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
