"""What stands beside the street in a page: sky, help, what the cards do, the last turns (TS-20, TS-23)."""

from collections.abc import Iterator

from ludotheque.core.board import Picture
from ludotheque.core.translator import Translator
from ludotheque.games.take_sides.board.aside import bonus_of, help_said
from ludotheque.games.take_sides.board.news import ended, told
from ludotheque.games.take_sides.board.words import character, name, sentence
from ludotheque.games.take_sides.components import NUMBERS
from ludotheque.games.take_sides.view import View

LAST = 6


def beside(view: View, translator: Translator) -> tuple[Picture, ...]:
    """Words that explain what is special in this round, and what everybody may look up."""
    return (*_sky(view, translator), *_help(view, translator), *_log(view, translator), _cards(translator))


def _sky(view: View, translator: Translator) -> Iterator[Picture]:
    if view.weather is not None:
        power = translator(f"ts-weather-{view.weather}-power")
        yield Picture(translator(f"ts-weather-{view.weather}"), power)


def _help(view: View, translator: Translator) -> Iterator[Picture]:
    """Every Remontada card once, with whose it is; partners have one together (TS-20)."""
    shown = set()
    for seat in range(len(view.hand_sizes)):
        bonus = bonus_of(view, seat)
        if bonus is not None and bonus.card not in shown:
            shown.add(bonus.card)
            owner = name(seat, translator)
            title = translator("ts-beside-help", seat=owner, card=help_said(bonus, translator))
            yield Picture(title, translator(f"ts-remontada-{bonus.card}-power"))


def _log(view: View, translator: Translator) -> Iterator[Picture]:
    lines = tuple(told(each, translator) for each in view.log[: -LAST - 1 : -1])
    if not lines and view.finished:
        lines = (ended(view.finished[-1], translator),)
    if lines:
        yield Picture(translator("ts-beside-log"), lines=lines)


def _cards(translator: Translator) -> Picture:
    """What each number can do; these are house cards, and it says so."""
    lines = tuple(
        sentence(f"{digit} {character(digit, translator)}: {translator(f'ts-power-{digit}')}")
        for digit in NUMBERS
    )
    return Picture(translator("ts-beside-cards"), translator("ts-credits"), lines=lines, opened=False)
