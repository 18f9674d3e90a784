"""From what is refused to an answer: a status, a reason code, a sentence, the rule that says so."""

import logging
from typing import Any

from litestar import Request
from litestar.exceptions import HTTPException
from msgspec import Struct

from ludotheque.core.box import Box
from ludotheque.core.errors import (
    Fact,
    IllegalAction,
    LudothequeError,
    NotationError,
    OptionsError,
    RecordError,
    UnknownBotError,
    UnknownGameError,
)
from ludotheque.core.translator import Translator
from ludotheque.tables.errors import NotYourSeat, QuestionClosed, Refused, UnknownTable

STATUSES: tuple[tuple[type[LudothequeError], int], ...] = (
    (UnknownTable, 404),
    (NotYourSeat, 403),
    (QuestionClosed, 409),
    (IllegalAction, 422),
    (Refused, 422),
    (OptionsError, 422),
    (UnknownGameError, 422),
    (UnknownBotError, 422),
    (NotationError, 400),
    (RecordError, 400),
)
"""What is answered to each kind of refusal; nothing that is refused is a fault of the server."""


class Malformed(LudothequeError):  # noqa: N818 - a fact, as its siblings are
    """A request that does not say what it should."""


class Forbidden(LudothequeError):  # noqa: N818 - a fact, as its siblings are
    """A request that this guest, or this page, may not make."""


class Missing(LudothequeError):  # noqa: N818 - a fact, as its siblings are
    """An address where there is nothing."""


class Unknown(LudothequeError):  # noqa: N818 - a fact, as its siblings are
    """A program that does not say who it is."""


OURS: tuple[tuple[type[LudothequeError], int], ...] = (
    (Malformed, 400),
    (Forbidden, 403),
    (Missing, 404),
    (Unknown, 401),
)

SERVER_FAULT = 500
LONGEST_DETAIL = 300

LOG = logging.getLogger("ludotheque.web")

PLAIN = {404: "web-nothing-here", 405: "web-not-that-way", 413: "web-too-much"}
"""Reasons for what the framework itself refuses; anything else below 500 is malformed."""


class Problem(Struct, frozen=True, kw_only=True):
    """What is answered when something is refused.

    Attributes:
        reason: A stable code.
        message: A sentence in the reader's language.
        rule: The id of the rule that refuses, where one does.
        link: Where that rule can be read.
        facts: What the sentence is about.
    """

    reason: str
    message: str
    rule: str | None = None
    link: str | None = None
    facts: dict[str, Fact] = {}


def status_of(error: LudothequeError) -> int:
    """The status with which a refusal is answered."""
    return next((status for kind, status in (*STATUSES, *OURS) if isinstance(error, kind)), 400)


def rule_link(box: Box, rule: str) -> str:
    """Where a rule can be read."""
    return f"/rules/{box.name}#{rule}"


def problem_of(error: LudothequeError, speak: Translator, box: Box | None) -> Problem:
    """A refusal in words."""
    link = rule_link(box, error.rule) if box is not None and error.rule else None
    return Problem(
        reason=error.reason,
        message=speak.error(error),
        rule=error.rule,
        link=link,
        facts=dict(error.facts),
    )


def as_refusal(error: Exception) -> tuple[int, LudothequeError]:
    """What the framework refuses, as one of ours; what nobody has foreseen is written down."""
    if isinstance(error, LudothequeError):
        return status_of(error), error
    if not isinstance(error, HTTPException) or error.status_code >= SERVER_FAULT:
        LOG.error("a request failed", exc_info=error)
        return SERVER_FAULT, Malformed("web-trouble")
    if error.status_code in PLAIN:
        return error.status_code, Malformed(PLAIN[error.status_code])
    return error.status_code, Malformed("web-malformed", detail=_detail(error))


def _detail(error: HTTPException) -> str:
    """What is wrong, for those who write programs."""
    places = [f"{place.get('key', '')}: {place.get('message', '')}" for place in _places(error.extra)]
    return "; ".join([error.detail, *places])[:LONGEST_DETAIL]


def _places(extra: Any) -> list[dict[str, Any]]:
    return [place for place in extra if isinstance(place, dict)] if isinstance(extra, list) else []


def wants_json(request: Request[Any, Any, Any]) -> bool:
    """Whether a program asks, or the script of a page, rather than a person."""
    path = request.scope["path"]
    return path.startswith("/api/") or "application/json" in request.headers.get("accept", "")
