"""Mutants: copies of a module that each differ from it in one place.

What is changed: comparisons, arithmetic, ``and``/``or``/``not``, numbers, texts, ``True``/``False``,
conditions (always true, always false), filters of comprehensions, parts of conditions, bounds of slices,
pieces of built tuples, ``min``/``max``, ``any``/``all``, the value of ``return``, assignments to names that
have a value already, calls and raises for their own sake, and the cases of a ``match``.

What is left alone, because it tells readers and checkers something and does nothing: docstrings, annotations
(but not the bounds inside ``Annotated``), type aliases, imports, decorators, the keywords of a class, and
``zip(…, strict=True)``, which is an assertion.
"""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType
from typing import Any, TypeGuard

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Add,
    ast.Pow: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}

WIDTH = 90

Path = tuple[tuple[str, int | None], ...]
"""How to get from a tree to one of its nodes: the fields to follow, each with an index where it is a list."""


@dataclass(frozen=True)
class Mutant:
    """A module with one change.

    Attributes:
        line: The line of the change, counted from 1.
        where: The function or class in which it is, ``module`` outside of any.
        text: That line, as it was.
        before: What was there.
        after: What is there now.
        path: How to get to it.
        node: What stands there now.
    """

    line: int
    where: str
    text: str
    before: str
    after: str
    path: Path
    node: ast.AST

    def code(self, source: str, file: str) -> CodeType:
        """Compile the module with the change."""
        tree = ast.parse(source)
        holder: Any = tree
        for field, index in self.path[:-1]:
            holder = getattr(holder, field) if index is None else getattr(holder, field)[index]
        field, index = self.path[-1]
        if index is None:
            setattr(holder, field, self.node)
        else:
            getattr(holder, field)[index] = self.node
        return compile(ast.fix_missing_locations(tree), file, "exec")


def mutants(source: str) -> Iterator[Mutant]:
    """Every mutant of a module, from top to bottom."""
    lines = source.splitlines()
    tree = ast.parse(source)
    again = set(_rebindings(tree))
    alone = set(_only_raises(tree))
    for node, path, where in _places(tree, (), "module"):
        changes = [ast.Pass()] if node in again else [] if node in alone else _changes(node)
        for changed in changes:
            line: int = getattr(node, "lineno", 0) or _first_line(node)
            yield Mutant(line, where, lines[line - 1].strip(), _said(node), _said(changed), path, changed)


def _rebindings(tree: ast.AST) -> Iterator[ast.AST]:
    """Assignments that may be left out without making a name unknown."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            known = {argument.arg for argument in ast.walk(function.args) if isinstance(argument, ast.arg)}
            assignments = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
            for node in sorted(assignments, key=lambda node: node.lineno):
                names = {
                    inner.id for target in node.targets for inner in ast.walk(target) if _is_bound(inner)
                }
                if names and names <= known:
                    yield node
                known |= names


def _is_bound(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def _only_raises(tree: ast.AST) -> Iterator[ast.AST]:
    """Raises that are all that happens under a condition: without the condition they are gone already."""
    for node in ast.walk(tree):
        match node:
            case ast.If(body=[ast.Raise() as only], orelse=[]):
                yield only


def _said(node: ast.AST) -> str:
    """A node in one line."""
    match node:
        case ast.If(test=test) | ast.While(test=test):
            text = f"{type(node).__name__.lower()} {ast.unparse(test)}"
        case ast.Match(cases=cases):
            text = " ".join(f"case {ast.unparse(case.pattern)}" for case in cases)
        case _:
            text = " ".join(ast.unparse(node).split())
    return text if len(text) <= WIDTH else f"{text[: WIDTH - 1]}…"


def _first_line(node: ast.AST) -> int:
    return min(inner.lineno for inner in ast.walk(node) if isinstance(inner, ast.expr | ast.stmt))


def _places(node: ast.AST, path: Path, where: str) -> Iterator[tuple[ast.AST, Path, str]]:
    """Every node that may be changed, with the way to it and the function that it is in."""
    for field, child, index in _children(node):
        step = (*path, (field, index))
        inside = where
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            inside = child.name if where == "module" else f"{where}.{child.name}"
        yield child, step, inside
        yield from _places(child, step, inside)


def _children(node: ast.AST) -> Iterator[tuple[str, ast.AST, int | None]]:
    for field, value in ast.iter_fields(node):
        if _is_declaration(node, field):
            yield from _bounds(field, value)
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.AST) and not _is_skipped(child):
                yield field, child, index


def _is_declaration(node: ast.AST, field: str) -> bool:
    match node:
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
        case ast.Assign(value=ast.BinOp(op=ast.BitOr())):
            return True
        case ast.ClassDef():
            return field != "body"
        case ast.FunctionDef():
            return field not in {"args", "body"}
        case ast.Subscript(value=ast.Name(id="Annotated")):
            return False
        case _:
            return field in {"annotation", "returns"}


def _bounds(field: str, value: object) -> Iterator[tuple[str, ast.AST, int | None]]:
    """An annotation is left alone unless it says within which bounds a value has to be."""
    if isinstance(value, ast.Subscript) and ast.unparse(value.value) == "Annotated":
        yield field, value, None


def _is_skipped(node: ast.AST) -> bool:
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Import() | ast.ImportFrom():
            return True
        case ast.keyword(arg="strict"):
            return True
        case _:
            return False


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    """Everything that may stand in the place of a node."""
    match node:
        case ast.Compare(ops=operators):
            for position, operator in enumerate(operators):
                for other in COMPARISONS[type(operator)]:
                    yield _with(node, ops=[*operators[:position], other(), *operators[position + 1 :]])
        case ast.BinOp(op=operator):
            yield _with(node, op=ARITHMETIC[type(operator)]())
        case ast.AugAssign(op=operator):
            yield _with(node, op=ARITHMETIC[type(operator)]())
            yield ast.Pass()
        case ast.BoolOp(op=connective, values=values):
            yield _with(node, op=ast.Or() if isinstance(connective, ast.And) else ast.And())
            for position in range(len(values)):
                rest = values[:position] + values[position + 1 :]
                yield rest[0] if len(rest) == 1 else _with(node, values=rest)
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.Constant(value=value):
            yield from (ast.Constant(other) for other in _other_values(value))
        case ast.If() | ast.IfExp() | ast.While():
            yield _with(node, test=ast.Constant(value=True))
            yield _with(node, test=ast.Constant(value=False))
        case ast.comprehension(ifs=[_, *_] as filters):
            for position in range(len(filters)):
                yield _with(node, ifs=filters[:position] + filters[position + 1 :])
        case ast.Slice(lower=lower, upper=upper):
            if lower is not None:
                yield _with(node, lower=None)
            if upper is not None:
                yield _with(node, upper=None)
        case ast.Tuple(elts=elements, ctx=ast.Load()) if any(isinstance(e, ast.Starred) for e in elements):
            for position in range(len(elements)):
                yield _with(node, elts=elements[:position] + elements[position + 1 :])
        case ast.Call(func=ast.Name(id=name)) if name in TWINS:
            yield _with(node, func=ast.Name(TWINS[name], ast.Load()))
        case ast.Return(value=value) if value is not None and ast.unparse(value) != "None":
            yield _with(node, value=ast.Constant(value=None))
        case ast.Raise() | ast.Expr():
            yield ast.Pass()
        case ast.Match(cases=[_, _, *_] as cases):
            for position in range(len(cases)):
                yield _with(node, cases=cases[:position] + cases[position + 1 :])
        case _:
            return


def _other_values(value: object) -> tuple[Any, ...]:
    match value:
        case bool():
            return (not value,)
        case int():
            return (value + 1, value - 1)
        case str():
            return (value + "~",)
        case _:
            return ()


def _with(node: ast.AST, **fields: object) -> ast.AST:
    changed = copy.copy(node)
    for field, value in fields.items():
        setattr(changed, field, value)
    return changed
