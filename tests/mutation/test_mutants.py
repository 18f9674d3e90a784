"""The mutants themselves: what is changed, what is left alone, and that a change is in the code."""

import pytest

from tests.mutation.mutants import mutants


def changes(source: str) -> list[str]:
    """Every change as ``before → after``."""
    return [f"{mutant.before} → {mutant.after}" for mutant in mutants(source)]


def run(source: str, number: int) -> dict[str, object]:
    """The names that a mutant of a module binds when it is run."""
    names: dict[str, object] = {}
    exec(list(mutants(source))[number].code(source, "module.py"), names)  # noqa: S102 - that is its purpose
    return names


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a == b", ["a == b → a != b"]),
        ("a < b", ["a < b → a <= b", "a < b → a >= b"]),
        ("a <= b < c", ["a <= b < c → a < b < c", "a <= b < c → a > b < c"]),
        ("a in b", ["a in b → a not in b"]),
        ("a is not b", ["a is not b → a is b"]),
        ("a + b", ["a + b → a - b"]),
        ("a % b", ["a % b → a + b"]),
        ("a and b", ["a and b → a or b", "a and b → b", "a and b → a"]),
        ("not a", ["not a → a"]),
        ("-a", ["-a → a"]),
        ("a[:b]", [":b → :"]),
        ("min(a)", ["min(a) → max(a)"]),
        ("all(a)", ["all(a) → any(a)"]),
        ("(*a, b)", ["(*a, b) → (b,)", "(*a, b) → (*a,)"]),
        ("a if b else c", ["a if b else c → a if True else c", "a if b else c → a if False else c"]),
        ("[a for a in b if a]", ["for a in b if a → for a in b"]),
    ],
)
def test_an_expression_is_changed(source: str, expected: list[str]) -> None:
    assert changes(f"x = {source}")[: len(expected)] == expected


@pytest.mark.parametrize(
    ("constant", "expected"),
    [("3", ["3 → 4", "3 → 2"]), ("'a'", ["'a' → 'a~'"]), ("True", ["True → False"]), ("None", [])],
)
def test_a_constant_is_changed(constant: str, expected: list[str]) -> None:
    assert changes(f"x = {constant}") == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("f(a)", "f(a) → pass"),
        ("def f(a):\n  return a", "return a → return None"),
        ("def f(a):\n  a = b", "a = b → pass"),
        ("def f(a):\n  a += b", "a += b → pass"),
        ("if a: f()", "if a → if False"),
        ("while a: f()", "while a → while False"),
        ("raise f", "raise f → pass"),
        ("match a:\n  case 1: f()\n  case b: g()", "case 1 case b → case b"),
    ],
)
def test_a_statement_is_changed(source: str, expected: str) -> None:
    assert expected in changes(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring of 3 words."""',
        'def f():\n    """A docstring."""',
        "import a\nfrom b import c",
        "x: list[3]",
        'def f(a: "A", b: "B" = c) -> "D": ...',
        "X: TypeAlias = A[3]",
        "X = A | B",
        "class A(B, frozen=True): ...",
        "@cache(3)\ndef f(): ...",
        "x = zip(a, b, strict=True)",
        "x = None",
        "def f(a):\n  return",
        "def f():\n  a = b",
    ],
)
def test_what_does_nothing_is_left_alone(source: str) -> None:
    assert changes(source) == []


def test_bounds_inside_an_annotation_are_changed() -> None:
    assert changes("x: Annotated[int, Meta(ge=1)]") == ["1 → 2", "1 → 0"]


def test_a_raise_that_is_all_of_a_condition_is_not_removed_twice() -> None:
    assert changes("if a: raise b") == ["if a → if True", "if a → if False"]


def test_a_mutant_knows_its_line_and_its_function() -> None:
    (first, *_) = mutants("x = None\nclass A:\n    def f(self):\n        return self + 1\n")
    assert (first.line, first.where, first.text) == (4, "A.f", "return self + 1")


@pytest.mark.parametrize(("number", "value"), [(0, 1 - 1), (1, 2 + 1), (2, 0 + 1), (3, 1 + 2), (4, 1 + 0)])
def test_each_change_alone_is_in_the_code(number: int, value: int) -> None:
    assert run("x = 1 + 1", number)["x"] == value
