"""The worlds that a seat must reckon with: sums, compelled refills, cards seen and known places (TS-27).

The round is played again with cards of which only some are known. Whenever somebody else lays a card it was
any of those that they held and of which nothing is known; in the end what is left is shuffled. Every world
that agrees with what was seen is equally likely, so those that do not are thrown away. Announced sums would
throw away nearly all of them; as long as nobody has refilled, `openings` finds those that agree.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from math import comb, prod
from random import Random

from msgspec.structs import replace

from ludotheque.core.events import Seat
from ludotheque.games.take_sides.camps import in_turn
from ludotheque.games.take_sides.components import CARDS, Card, total
from ludotheque.games.take_sides.dealing import COLD_HAND, HAND
from ludotheque.games.take_sides.laying import fitting
from ludotheque.games.take_sides.openings import Opening, Pool
from ludotheque.games.take_sides.powers import Weather
from ludotheque.games.take_sides.state import Refilled, Stage, State, Stopped, Turned
from ludotheque.games.take_sides.view import View, seen_state

TRIES = 200_000
"""So many worlds are tried; facts that contradict each other so often do not come from a match."""

Courses = dict[Seat, list[bool]]
"""For every card that a seat has laid whether it was one of its first."""


class _Token:
    """A card of which it may not be known which one it is."""

    __slots__ = ("card", "first")

    def __init__(self, *, first: bool) -> None:
        self.card: Card | None = None
        self.first = first


class _Contradiction(Exception):  # noqa: N818 - not an error: this world is none
    """What has been seen cannot have happened in this world."""


class _World:
    """A round played again.

    Args:
        view: What has been seen.
        rng: Decides what has not.
        courses: Which of the cards laid were among the first, where that has been decided.
        first: The first cards that are still held, where that has been decided.
    """

    def __init__(
        self, view: View, rng: Random, courses: Courses, first: dict[Seat, tuple[Card, ...]]
    ) -> None:
        self._view = view
        self._rng = rng
        self._courses = {seat: list(course) for seat, course in courses.items()}
        self._first = first
        self.received: list[list[_Token]] = [[] for _ in view.hand_sizes]
        self.hands: list[list[_Token]] = [[] for _ in view.hand_sizes]
        self.under: list[tuple[_Token, Seat]] = []
        self._mine = list(view.received)
        self._barred: list[tuple[list[_Token], tuple[Card, ...]]] = []
        self._top = len(CARDS) - len(view.street) - friends(view)

    def play(self) -> None:
        """Deal, and let happen what has happened."""
        view = self._view
        for seat, held in enumerate(view.hand_sizes):
            for _ in range(dealt(view) or held):
                self._draw(seat, first=True)
        for place, told in enumerate(view.log):
            still = view.drawing is not None and place == len(view.log) - 1
            match told:
                case Turned(seat=seat, laid=laid, drawn=drawn):
                    for lay in laid:
                        self._lay(seat, lay.card)
                    self._draw_up(seat, drawn, still=still)
                case Refilled(seat, _, fits, drawn, passed):
                    self._barred.append((list(self.hands[seat]), fits))
                    self.under += [(token, seat) for token in self.hands[seat]]
                    self.hands[seat] = []
                    self._draw_up(seat, drawn, still=still)
                    if passed:
                        self._barred.append((list(self.hands[seat]), fits))
                case Stopped():
                    pass
        for seat, card in pending(view):
            self._lay(seat, card)

    def _draw_up(self, seat: Seat, count: int, *, still: bool) -> None:
        """Draw so many cards, or as many as have come so far."""
        missing = self._view.hand_sizes[seat] - len(self.hands[seat])
        for _ in range(min(count, missing) if still else count):
            self._draw(seat, first=False)

    def _draw(self, seat: Seat, *, first: bool) -> None:
        if self._top:
            self._top -= 1
            token = _Token(first=first)
        else:
            token, _ = self.under.pop(0)
        if seat == self._view.seat:
            card = self._mine.pop(0)
            if token.card not in {None, card}:
                raise _Contradiction
            token.card = card
        self.hands[seat].append(token)
        self.received[seat].append(token)

    def _lay(self, seat: Seat, card: Card) -> None:
        held = self.hands[seat]
        could = [token for token in held if token.card == card] or [
            token for token in held if token.card is None
        ]
        if seat in self._courses:
            was_first = self._courses[seat].pop(0)
            could = [token for token in could if token.first == was_first]
        if not could:
            raise _Contradiction
        token = self._rng.choice(could)
        token.card = card
        held.remove(token)

    def fill(self) -> tuple[Card, ...]:
        """Give every card that is still unknown a face; what is left lies on top of the pile."""
        for seat, cards in self._first.items():
            unknown = [token for token in self.hands[seat] if token.first and token.card is None]
            for token, card in zip(unknown, cards, strict=True):
                token.card = card
        tokens = [token for hand in self.hands for token in hand] + [token for token, _ in self.under]
        known = {token.card for token in tokens}
        pool = [card for card in unseen(self._view) if card not in known]
        self._rng.shuffle(pool)
        for token in tokens:
            if token.card is None:
                token.card = pool.pop()
        self._check()
        return tuple(sorted(pool))

    def _check(self) -> None:
        """The announced sums, and that who refilled could not lay (TS-4, TS-14)."""
        for seat, said in enumerate(self._view.sums):
            if total(faces(token for token in self.received[seat] if token.first)) != said:
                raise _Contradiction
        for tokens, fits in self._barred:
            if set(faces(tokens)) & set(fits):
                raise _Contradiction


def faces(tokens: Iterable[_Token]) -> tuple[Card, ...]:
    """What is known of cards."""
    return tuple(token.card for token in tokens if token.card is not None)


def dealt(view: View) -> int:
    """How many cards every hand was dealt; 0 while they are being dealt."""
    size = COLD_HAND if view.weather is Weather.FROST else HAND
    return size if view.sums else 0


def laid_in_turns(view: View) -> int:
    """How many cards have been laid in turns, one that waits included."""
    done = sum(len(told.laid) for told in view.log if isinstance(told, Turned))
    return done + len(list(pending(view)))


def friends(view: View) -> int:
    """How many cards of the pile were shown for an Old Friend."""
    lying = sum(len(half) for halves in view.halves for half in halves)
    return lying - laid_in_turns(view) + (view.friend is not None)


def pending(view: View) -> Iterator[tuple[Seat, Card]]:
    """What lies there of a turn that is not over."""
    for waits in (view.announced, view.owed):
        if waits is not None:
            mover = in_turn(seen_state(view, ((),) * len(view.hand_sizes)), view.turn)
            yield from ((mover, lay.card) for lay in waits.laid)


def unseen(view: View) -> tuple[Card, ...]:
    """The cards that this seat has never seen, ascending."""
    lying = {each.card for halves in view.halves for half in halves for each in half}
    seen = {*view.street, view.friend, *lying, *view.received}
    return tuple(card for card in CARDS if card not in seen)


def openings(view: View) -> dict[Seat, Opening]:
    """How the first cards of the others have been laid; nothing where that is not counted."""
    if not view.sums or any(isinstance(told, Refilled) for told in view.log):
        return {}
    laid: dict[Seat, list[tuple[Card, int]]] = {seat: [] for seat in range(len(view.hand_sizes))}
    held = [dealt(view)] * len(view.hand_sizes)
    for told in view.log:
        if isinstance(told, Turned):
            for lay in told.laid:
                laid[told.seat].append((lay.card, held[told.seat]))
                held[told.seat] -= 1
            held[told.seat] += told.drawn
    for seat, card in pending(view):
        laid[seat].append((card, held[seat]))
        held[seat] -= 1
    others = (seat for seat in laid if seat != view.seat)
    return {seat: Opening(dealt(view), view.sums[seat], laid[seat]) for seat in others}


def decided(
    view: View, hands: dict[Seat, Opening], rng: Random
) -> tuple[Courses, dict[Seat, tuple[Card, ...]]]:
    """Courses and first cards that agree with all sums, as likely as they are.

    Each seat is drawn for as if it had the whole pool for itself; that several share it is made up for by
    throwing away some, in the right proportion.
    """
    whole = Pool(unseen(view), HAND, 6 * HAND)
    ends = {seat: opening.ends(whole) for seat, opening in hands.items()}
    size = len(whole.cards)

    def room(counts: Iterable[int]) -> float:
        """How much likelier it may be at most that shared cards have their sums."""
        left, found = size, []
        for count in counts:
            found.append(comb(size, count) / max(1, comb(left, count)))
            left -= count
        return prod(found)

    bound = max(room(counts) for counts in product(*({end[0] for end in each} for each in ends.values())))
    while True:
        chosen = {
            seat: rng.choices(list(each), weights=list(each.values()))[0] for seat, each in ends.items()
        }
        pool, likely, first = whole, 1.0, {}
        for seat, end in chosen.items():
            missing = hands[seat].missing(end)
            likely *= pool.chance(end[0], missing) / whole.chance(end[0], missing)
            if not likely:
                break
            first[seat] = pool.choice(end[0], missing, rng)
            pool = pool.without(first[seat])
        if rng.random() * bound < likely:
            return {seat: list(hands[seat].course(end, rng)) for seat, end in chosen.items()}, first


def possible_state(view: View, rng: Random) -> State:
    """A match in which this seat would see what it sees, exactly as likely as the facts make it."""
    hands = openings(view)
    for _ in range(TRIES):
        courses, first = decided(view, hands, rng) if hands else ({}, {})
        world = _World(view, rng, courses, first)
        try:
            world.play()
            on_top = world.fill()
        except _Contradiction:
            continue
        state = replace(
            seen_state(view, tuple(faces(hand) for hand in world.hands)),
            received=tuple(faces(tokens) for tokens in world.received),
            under=tuple((token.card, owner) for token, owner in world.under if token.card is not None),
            unseen=on_top,
        )
        if _may_be(state, view):
            return state
    raise RuntimeError("these facts contradict each other")


def _may_be(state: State, view: View) -> bool:
    """Whoever is awaited for a card has one that may be laid: otherwise they would have refilled (TS-13)."""
    waits = view.stage is Stage.PLAY and view.drawing is None and view.announced is None and view.owed is None
    if not waits:
        return True
    (seat,) = view.awaited
    return seat == view.seat or bool(set(state.hands[seat]) & set(fitting(state, seat)))
