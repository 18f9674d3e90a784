"""The six characters, one per number, from simple shapes in a square of 100 on which they stand (TS-1).

Guard, twins, mover, neighbours, bouncer, gossip. Their heads are left bare: the hat is the family's.
"""

from msgspec import Struct

from ludotheque.draw.markup import Markup, element, join, number

SIZE = 100.0


class Head(Struct, frozen=True):
    """A head that a hat can be put on.

    Attributes:
        x: Where its middle is, from the left.
        y: The same from above.
        size: Its radius.
        skin: The class of its colour.
    """

    x: float
    y: float
    size: float
    skin: str


HEADS: dict[int, tuple[Head, ...]] = {
    1: (Head(50, 42, 17, "tan"),),
    2: (Head(27, 46, 15, "fair"), Head(73, 46, 15, "fair")),
    3: (Head(50, 41, 16, "fair"),),
    4: (Head(26, 46, 15, "deep"), Head(74, 46, 15, "fair")),
    5: (Head(40, 39, 16, "deep"),),
    6: (Head(36, 46, 17, "tan"),),
}


def _path(kind: str, data: str) -> Markup:
    return element("path", class_=f"ts-{kind}", d=data)


def _head(head: Head) -> Markup:
    return element("circle", class_=f"ts-{head.skin}", cx=head.x, cy=head.y, r=head.size)


def _eyes(*middles: tuple[float, float], size: float = 2.2) -> Markup:
    arc = f"a{number(size)} {number(size)} 0 1 0"
    data = "".join(
        f"M{number(x - size)} {number(y)}{arc} {number(2 * size)} 0{arc} {number(-2 * size)} 0"
        for x, y in middles
    )
    return element("path", class_="ts-ink", stroke="none", d=data)


def _bodyguard() -> Markup:
    """Dark suit and glasses, a shield before the chest."""
    (head,) = HEADS[1]
    return join(
        (
            _path("coat", "M6 100V82q0-15 20-18l24-4 24 4q20 3 20 18v18z"),
            _path("shirt", "M38 62l12 26 12-26z"),
            _path("ink", "M47 66h6l2 12-5 8-5-8z"),
            _head(head),
            _path("ink", "M34 40h32l-1 6q-2 5-7 5t-7-7h-2q-2 7-7 7t-7-5z"),
            _path("line", "M44 54q6 3 12 0"),
            _path("window", "M64 74q8 0 12-4 4 4 12 4 0 18-12 24-12-6-12-24z"),
            _path("line", "M70 84l5 5 8-10"),
        )
    )


def _twins() -> Markup:
    """The same face, the same jumper, twice; arm in arm."""
    left, right = HEADS[2]
    tufts = "".join(f"M{x - 15} 44q-5 12 2 15 4-2 4-7zM{x + 15} 44q5 12-2 15-4-2-4-7z" for x in (27, 73))
    return join(
        (
            _path("shirt", "M4 100V80q0-16 23-17t23 14q0-13 23-14t23 17v20z"),
            _path("coat", "M4 78h92v5H4zM4 87h92v5H4zM4 96h92v4H4z"),
            _path("line", "M50 77v23"),
            _head(left),
            _head(right),
            _path("hair", tufts),
            _eyes((22, 46), (32, 46), (68, 46), (78, 46)),
            _path("line", "M21 52q6 6 12 0M67 52q6 6 12 0"),
        )
    )


def _mover() -> Markup:
    """A large crate in both hands."""
    (head,) = HEADS[3]
    return join(
        (
            _path("cloth", "M12 96V78q0-13 18-16h40q18 3 18 16v18z"),
            _head(head),
            _eyes((44, 42), (56, 42)),
            _path("hair", "M50 48q-8-4-12 2 6 4 12 1 6 3 12-1-4-6-12-2z"),
            _path("wood", "M18 66h64v34H18z"),
            _path("line", "M18 77h64M18 89h64M28 66v34M72 66v34M30 98l40-30"),
            _path("fair", "M12 78q-4 9 3 12 7 1 7-6t-4-8q-4-1-6 2zM88 78q4 9-3 12-7 1-7-6t4-8q4-1 6 2z"),
        )
    )


def _neighbours() -> Markup:
    """Two who differ, talking over a fence."""
    left, right = HEADS[4]
    pickets = "".join(f"M{x} 100V76l6-7 6 7v24z" for x in (4, 20, 36, 52, 68, 84))
    return join(
        (
            _path("hair", "M9 66V46a17 17 0 0 1 34 0v20z"),
            _path("coat", "M6 100V74q4-12 20-12t20 12v26z"),
            _path("cloth", "M54 100V74q4-12 20-12t20 12v26z"),
            _head(left),
            _head(right),
            _path("hair", "M59 47q4 6 8 5 7-3 14 0 6 1 8-5 2 17-15 17-15 0-15-17z"),
            _eyes((25, 46), (36, 46), (64, 45), (75, 45)),
            _path("line", "M26 53q5 4 10 0M67 56q3 2 6 0"),
            _path("shirt", f"M2 82h96v7H2z{pickets}"),
        )
    )


def _bouncer() -> Markup:
    """Broad, with a raised palm: not in here."""
    (head,) = HEADS[5]
    return join(
        (
            _path("coat", "M2 100V80q0-20 22-23h34q30 4 34 24v19z"),
            _path("deep", "M32 50h16v10q-8 6-16 0z"),
            _head(head),
            _path("line", "M28 36l8 1M52 36l-8 1M33 48q7 5 14 0"),
            _eyes((34, 42), (46, 42)),
            _path("coat", "M60 100l2-12h26l4 12z"),
            _path(
                "deep",
                "M58 80V57a4 4 0 0 1 8 0V49a4 4 0 0 1 8 0a4 4 0 0 1 8 0V56a4 4 0 0 1 8 0V72l3-4"
                "q4-3 5 2l-7 18q-3 6-10 6H70q-9 0-12-8z",
            ),
            _path("line", "M66 57v14M74 50v20M82 56v15"),
        )
    )


def _gossip() -> Markup:
    """A hand beside the mouth, earrings, and something to tell."""
    (head,) = HEADS[6]
    return join(
        (
            _path("hair", "M16 72V44a20 20 0 0 1 40 0v28z"),
            _path("cloth", "M6 100V86q0-15 22-18h28q22 4 24 18v14z"),
            _head(head),
            _eyes((34, 45), (45, 45)),
            _path("ink", "M36 54q5-3 9 0 0 7-4 7t-5-7z"),
            _path("window", "M14 60a4 4 0 1 0 8 0 4 4 0 1 0-8 0z"),
            _path("cloth", "M58 100L74 88 61 68 69 62 88 88 80 100z"),
            _path("tan", "M53 50q6-4 10 2l8 10-8 7-8-6q-5-6-2-13z"),
            _path("shirt", "M76 36l-10 14 17-10q15 0 15-11t-14-11-14 11q0 4 6 7z"),
            _eyes((77.5, 29), (84, 29), (90.5, 29)),
        )
    )


FIGURES = {1: _bodyguard, 2: _twins, 3: _mover, 4: _neighbours, 5: _bouncer, 6: _gossip}


def figure(digit: int) -> Markup:
    """The character of a number, bareheaded."""
    return FIGURES[digit]()
