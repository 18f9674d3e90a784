"""SVG as text that cannot be malformed: elements are built, and whatever is not markup is escaped."""

from collections.abc import Iterable
from html import escape

Attribute = str | float | None


class Markup(str):
    """Text that is markup already; every other string is escaped where it is put into an element."""

    __slots__ = ()


def number(value: float) -> str:
    """A coordinate in as few characters as one decimal allows: ``12.5``, ``3``, ``0``."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def _attribute(name: str, value: Attribute) -> str:
    if value is None:
        return ""
    text = escape(value) if isinstance(value, str) else number(value)
    return f' {name.rstrip("_").replace("_", "-")}="{text}"'


def element(name: str, *children: str, **attributes: Attribute) -> Markup:
    """An element; in names of attributes an underscore stands for a hyphen, and one at the end for nothing.

    Children that are `Markup` stand as they are, other strings are escaped; attributes that are None are
    left out, numbers keep one decimal.
    """
    start = name + "".join(_attribute(key, value) for key, value in attributes.items())
    inside = join(children)
    return Markup(f"<{start}>{inside}</{name}>" if inside else f"<{start}/>")


def join(parts: Iterable[str]) -> Markup:
    """Several pieces one after the other, escaped where they are not markup."""
    return Markup("".join(part if isinstance(part, Markup) else escape(part, quote=False) for part in parts))


def use(reference: str, **attributes: Attribute) -> Markup:
    """Draw again what was defined under an id."""
    return element("use", href=f"#{reference}", **attributes)


def keyed(
    key: str, x: float, y: float, *children: str, scale: float = 1, class_: str | None = None
) -> Markup:
    """Something that keeps its identity from one drawing to the next, at its place.

    The outer group carries ``data-key`` and the place; the inner one is left free for animation, which would
    otherwise overwrite the place.
    """
    place = f"translate({number(x)} {number(y)})" + ("" if scale == 1 else f" scale({scale:.3g})")
    return element("g", element("g", *children), data_key=key, class_=class_, transform=place)
