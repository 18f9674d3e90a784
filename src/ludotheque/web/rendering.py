"""Pages from templates: every page gets the visitor, the words and the token of its forms."""

import hashlib
import re
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from litestar import Request, Response
from litestar.enums import HttpMethod
from markupsafe import Markup
from msgspec import Struct

from ludotheque.core.box import Box
from ludotheque.core.translator import Translator
from ludotheque.web.door import visitor_of
from ludotheque.web.house import House
from ludotheque.web.visitor import form_token
from ludotheque.web.words import LANGUAGES

STATIC = files("ludotheque.web") / "static"

SCRIPT_WORDS = ("reconnecting", "offline", "retry", "dismiss", "failed")
"""What the script of a page may have to say."""

TEMPLATES = Environment(
    loader=PackageLoader("ludotheque.web", "templates"),
    autoescape=select_autoescape(default=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


@cache
def static_version() -> str:
    """Changes when a file does, so that browsers may keep files for long."""
    digest = hashlib.sha256()
    for file in sorted(STATIC.iterdir(), key=lambda file: file.name):
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:12]


def render(template: str, **context: Any) -> str:
    """Fill in a template."""
    return TEMPLATES.get_template(template).render(**context)


def page(
    house: House,
    request: Request[Any, Any, Any],
    template: str,
    *,
    box: Box | None = None,
    status: int = 200,
    **context: Any,
) -> Response[str]:
    """A page for whoever makes the request."""
    visitor = visitor_of(request.scope)
    speak = house.words.speaker(visitor.language, box)
    words = {name: speak(f"web-script-{name}") for name in SCRIPT_WORDS}
    content = render(
        template,
        t=speak,
        visitor=visitor,
        languages=LANGUAGES,
        token=form_token(house.keys, visitor.guest),
        here=_here(request),
        box=box,
        assets=f"/static/{static_version()}",
        board_css=f"/games/{box.name}/{board_version(box)}/board.css" if box is not None else None,
        script_words=msgspec.json.encode(words).decode(),
        **context,
    )
    return Response(content, media_type="text/html", status_code=status)


def _here(request: Request[Any, Any, Any]) -> str:
    """Where the settings lead back to: this page, or that of the table whose form was refused."""
    path: str = request.scope["path"]
    if request.scope["method"] != HttpMethod.GET:
        return "/".join(path.split("/")[:3]) if path.startswith("/tables/") else "/"
    query = request.scope["query_string"].decode()
    return f"{path}?{query}" if query else path


def board_version(box: Box) -> str:
    """Changes when the drawings of a game are coloured otherwise."""
    return hashlib.sha256(box.board.stylesheet().encode()).hexdigest()[:12]


def drawing(svg: str) -> Markup:
    """A drawing by one of our boards, which has escaped whatever is not its own."""
    return Markup(svg)  # noqa: S704 - draw.markup builds it, and escapes every word


SIZE = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)"')
LARGE = 2
"""How much larger than it is drawn a board may be shown."""


def fitting(svg: str) -> Markup:
    """A drawing that says how large it is, so that the page can fit it into any window whole."""
    found = SIZE.search(svg)
    if found is None:
        return drawing(svg)
    width, height = (LARGE * float(side) for side in found.groups())
    return drawing(svg.replace("<svg ", f'<svg width="{width:.0f}" height="{height:.0f}" ', 1))


def title_of(box: Box, speak: Translator) -> str:
    """The title of a game."""
    return speak.named("game-title", box.name)


class Step(Struct, frozen=True):
    """A step of the game in sixty seconds."""

    title: str
    text: str
    svg: Markup


PRIMERS: dict[tuple[str, str], tuple[Step, ...]] = {}
"""The steps by game and language: they never change, and take longer to draw than a whole page."""


def primer_of(box: Box, speak: Translator) -> tuple[Step, ...]:
    """The game in sixty seconds."""
    key = (box.name, speak.language)
    if key not in PRIMERS:
        PRIMERS[key] = tuple(
            Step(step.title, step.text, drawing(step.svg)) for step in box.board.primer(speak)
        )
    return PRIMERS[key]
