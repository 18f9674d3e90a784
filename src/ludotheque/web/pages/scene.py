"""The changing part of a table page: what somebody sees of a table, as one piece of HTML."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, assert_never

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace

from ludotheque.bots.shelf import bots_of
from ludotheque.core.board import Choice
from ludotheque.core.box import Box
from ludotheque.core.options import OptionKind, option_specs
from ludotheque.core.translator import Translator
from ludotheque.core.view import AnyView
from ludotheque.registry import load
from ludotheque.tables.scene import Seen
from ludotheque.tables.solo import SoloStanding
from ludotheque.tables.table import Chair, Status, Table
from ludotheque.web.house import House
from ludotheque.web.pages.scores import score_tables
from ludotheque.web.refusals import rule_link
from ludotheque.web.rendering import drawing, fitting, render, title_of
from ludotheque.web.shown import Scene
from ludotheque.web.visitor import Visitor, form_token
from ludotheque.web.words import naming


class Offer(Struct, frozen=True, kw_only=True):
    """A choice as a button.

    Attributes:
        code: The code of the action.
        text: The action behind what has been chosen before it in the turn, in the game's notation.
        label: What it is.
        elements: What stands for it in the drawing.
        carries: What moves there when it is tried.
        pressed: Whether it is being tried out.
        ends: Whether it ends the turn.
    """

    code: int
    text: str
    label: str
    elements: str
    carries: str | None
    pressed: bool = False
    ends: bool = False


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat as the list of seats shows it."""

    seat: int
    chair: Chair
    name: str
    yours: bool
    awaited: bool
    bot: str | None
    total: int | None = None
    place: int | None = None


class Invitation(Struct, frozen=True):
    """How others come to a table.

    Attributes:
        link: The address.
        qr: The same as a picture; None where nobody needs one.
        reaches_others: Whether it leads there from other machines.
        opening: What the server is to be started with, so that it does.
    """

    link: str
    qr: Markup | None
    reaches_others: bool
    opening: str


def scene_of(
    house: House, visitor: Visitor, seen: Seen, invitation: Invitation, solo: SoloStanding | None
) -> Scene:
    """Render what somebody sees."""
    table = seen.table
    box = load(table.game)
    plain = house.words.speaker(visitor.language, box)
    speak = naming(table.chairs, plain)
    title = title_of(box, speak)
    common: dict[str, Any] = {
        "t": speak,
        "box": box,
        "table": table,
        "seat": seen.seat,
        "token": form_token(house.keys, visitor.guest),
        "visitor": visitor,
        "url": f"/tables/{table.id}",
        "invitation": invitation,
        "title": title,
        "seats": seat_rows(seen, speak),
    }
    match table.status:
        case Status.GATHERING:
            said = _gathering(common, visitor, seen)
        case Status.PLAYING:
            said = _playing(common, visitor, seen, box, speak)
        case Status.OVER:
            said = _over(common, seen, box, speak, solo)
        case other:
            assert_never(other)
    html = render(f"scene-{table.status}.html", **common)
    mine = seen.view is not None and seen.view.question is not None
    return Scene(
        version=table.version,
        html=html,
        spoken=said,
        title=f"{'● ' if mine else ''}{common['prompt']} – {title}",
        draft="" if seen.draft is None else " ".join(seen.draft.texts),
    )


def seat_rows(seen: Seen, speak: Translator) -> list[SeatRow]:
    """Every seat with whoever has it."""
    view = seen.view
    outcome = None if view is None else view.outcome
    return [
        SeatRow(
            seat=seat,
            chair=chair,
            name=speak("seat-name", seat=seat + 1),
            yours=seat == seen.seat,
            awaited=view is not None and seat in view.awaited,
            bot=None if chair.bot is None else speak(f"bot-{chair.bot}"),
            total=None if outcome is None else outcome.totals[seat],
            place=None if outcome is None else outcome.places[seat],
        )
        for seat, chair in enumerate(seen.table.chairs)
    ]


def option_lines(table: Table, box: Box, speak: Translator) -> list[str]:
    """What this table has agreed on, other than what is usual."""
    lines = []
    for spec in option_specs(box.game.options_type):
        value = table.options.get(spec.name, spec.default)
        if spec.name == "players" or value == spec.default:
            continue
        name = speak.named(f"option-{spec.name}", spec.name)
        said = speak.named(f"option-{spec.name}-{value}", value)
        lines.append(name if spec.kind is OptionKind.SWITCH else speak("web-is", name=name, value=said))
    return lines


def _gathering(common: dict[str, Any], visitor: Visitor, seen: Seen) -> str:
    speak, box, table = common["t"], common["box"], seen.table
    free = sum(chair.is_free for chair in table.chairs)
    unready = sum(chair.guest is not None and not chair.ready for chair in table.chairs)
    you_are_ready = seen.seat is not None and table.chairs[seen.seat].ready
    if seen.seat is None:
        prompt = speak("web-prompt-sit" if free else "web-prompt-full")
    elif free:
        prompt = speak("web-prompt-gather", free=free)
    elif you_are_ready:
        prompt = speak("web-prompt-others", count=unready)
    else:
        prompt = speak("web-prompt-ready")
    common |= {
        "prompt": prompt,
        "free": free,
        "you_are_ready": you_are_ready,
        "is_host": table.host == visitor.guest.id,
        "bots": [(name, speak(f"bot-{name}")) for name in bots_of(box)],
        "options": option_lines(table, box, speak),
    }
    names = [row.name for row in common["seats"] if not row.chair.is_free]
    return f"{prompt}. {speak('web-at-the-table', names=_listed(names, speak))}"


def _playing(common: dict[str, Any], visitor: Visitor, seen: Seen, box: Box, speak: Translator) -> str:
    view = seen.view
    assert view is not None  # noqa: S101 - a table that is played at has a match
    tried = _tried(seen, box)
    texts = () if seen.draft is None else seen.draft.texts
    steps = texts[: len(seen.earlier)]
    choices = box.board.choices(view, speak)
    offers = [
        replace(offer, pressed=offer.code == tried, ends=offer.code in seen.ending)
        for offer in _offers(view, choices, box, steps)
    ]
    groups = _grouped(offers, [choice.group for choice in choices])
    picked = next((offer for offer in offers if offer.pressed), None)
    prompt = box.board.prompt(view, speak)
    rule = box.board.rule(view)
    common |= {
        "prompt": prompt,
        "rule": rule,
        "rule_link": rule_link(box, rule),
        "svg": fitting(box.board.svg(view, speak, highlight=tried, standalone=False)),
        "question": seen.first_question,
        "groups": groups + _rethinkable(seen, box, speak, steps),
        "refused": _offers(view, box.board.refused(view, speak), box, steps),
        "before": " ".join(texts[:-1]) if texts else None,
        "picked": picked,
        "at_once": visitor.preferences.placing == "at-once",
        "scores": score_tables(box.board.rounds(view), box, speak, several=True),
        "beside": [(part, drawing(part.svg)) for part in box.board.beside(view, speak)],
        "options": option_lines(seen.table, box, speak),
    }
    if picked is not None:
        return speak("web-tried", choice=picked.label)
    return ". ".join(part for part in (prompt, box.board.news(view, speak)) if part)


def _tried(seen: Seen, box: Box) -> int | None:
    """The code of what the seat is trying out and has not yet confirmed."""
    if seen.tried is None or seen.view is None:
        return None
    options = seen.view.options
    return box.game.encode(options, box.game.parse_action(options, seen.tried))


def _offers(view: AnyView, choices: Sequence[Choice], box: Box, before: Sequence[str]) -> list[Offer]:
    """Choices as buttons, each behind what has been chosen before it in the turn."""
    options = view.options
    return [
        Offer(
            code=choice.code,
            text=" ".join((*before, box.game.action_text(options, box.game.decode(options, choice.code)))),
            label=choice.label,
            elements=" ".join(choice.elements),
            carries=choice.carries,
        )
        for choice in choices
    ]


def _rethinkable(
    seen: Seen, box: Box, speak: Translator, steps: Sequence[str]
) -> list[tuple[str, list[Offer]]]:
    """What else could have been chosen earlier in the turn, the last choice first."""
    groups: list[tuple[str, list[Offer]]] = []
    for number, view in reversed(list(enumerate(seen.earlier))):
        chosen = box.game.encode(view.options, box.game.parse_action(view.options, steps[number]))
        others = [choice for choice in box.board.choices(view, speak) if choice.code != chosen]
        groups += _grouped(_offers(view, others, box, steps[:number]), [choice.group for choice in others])
    return groups


def _grouped(offers: Sequence[Offer], groups: Sequence[str]) -> list[tuple[str, list[Offer]]]:
    pairs = list(zip(groups, offers, strict=True))
    order = list(dict.fromkeys(groups))
    ordered = sorted(pairs, key=lambda pair: order.index(pair[0]))
    return [
        (name, [offer for _, offer in members])
        for name, members in groupby(ordered, key=lambda pair: pair[0])
    ]


def _over(common: dict[str, Any], seen: Seen, box: Box, speak: Translator, solo: SoloStanding | None) -> str:
    view = seen.view
    assert view is not None  # noqa: S101 - a game that is over has a view
    outcome = view.outcome
    assert outcome is not None  # noqa: S101 - and an outcome
    winners = [common["seats"][seat].name for seat in outcome.winners]
    if len(seen.table.chairs) == 1:
        prompt = speak("web-over-alone", points=outcome.totals[0])
    elif seen.seat in outcome.winners and len(winners) == 1:
        prompt = speak("web-over-you")
    else:
        prompt = speak("web-over", names=_listed(winners, speak), count=len(winners))
    rule = box.board.rule(view)
    common |= {
        "prompt": prompt,
        "rule": rule,
        "rule_link": rule_link(box, rule),
        "svg": fitting(box.board.svg(view, speak, standalone=False)),
        "scores": score_tables(outcome.rounds, box, speak, several=len(outcome.rounds) > 1),
        "outcome": outcome,
        "solo": solo,
        "options": option_lines(seen.table, box, speak),
    }
    return str(prompt)


def _listed(names: Sequence[str], speak: Translator) -> str:
    """Names as a sentence lists them."""
    if len(names) < 2:
        return "".join(names)
    return speak("web-and", first=", ".join(names[:-1]), last=names[-1])
