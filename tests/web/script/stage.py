"""A server that only pretends: it serves the real scripts, and says what a test tells it to say."""

import asyncio
import json
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from html import escape
from importlib.resources import files
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

from playwright.async_api import Page

from ludotheque.games.take_it_easy.board.svg import stylesheet, svg
from ludotheque.games.take_it_easy.view import View
from tests.support.drawings import speaker

STATIC = files("ludotheque.web") / "static"

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)

STYLE = """
body{margin:0;font:16px sans-serif}
.board{position:relative;width:600px;max-width:100%}
.choices.laid .choice[data-laid]{position:absolute;padding:0;opacity:.2}
.choices.laid legend,.choices.laid details[data-laid]>summary{display:none}
.choices.laid fieldset{border:0;margin:0;padding:0;min-width:0}
.shine .fresh{animation:shine .1s}
@keyframes shine{from{opacity:.2}to{opacity:1}}
.lower{padding-top:80px}
.tall{height:3000px}
"""

WORDS = {
    "reconnecting": "Reconnecting",
    "offline": "Offline",
    "retry": "Again",
    "dismiss": "Close",
    "failed": "Not sent",
}

Message = dict[str, Any]


class Post(NamedTuple):
    """A form that arrived."""

    path: str
    fields: dict[str, str]


class Answer(NamedTuple):
    """What a form is answered with; a status of 0 cuts the connection in the middle of it."""

    body: Message
    status: int = 200
    delay: float = 0


def button(cell: int, tile: str, *, tried: bool) -> str:
    return (
        f'<button class="choice" data-key="choice-{cell}" name="text" value="{cell}" '
        f'data-elements="cell-{cell}" data-carries="tile-{tile}" '
        f'aria-pressed="{"true" if tried else "false"}">Cell {cell}</button>'
    )


def form(kind: str, *, action: str, inside: str, question: str = "q1") -> str:
    return (
        f'<form class="{kind}" data-key="{kind}" method="post" action="{action}">'
        '<input type="hidden" name="token" value="t">'
        f'<input type="hidden" name="question" value="{question}">{inside}</form>'
    )


def scene(
    view: View,
    *,
    tried: int | None = None,
    prompt: str = "Place it",
    question: str = "q1",
    without: Iterable[int] = (),
    more: str = "",
) -> str:
    """The fragment while somebody plays, as the contract of pages has it."""
    assert view.called is not None
    tile = "".join(str(digit) for digit in view.called)
    turn = f'<h1 class="prompt" data-key="prompt" tabindex="-1">{escape(prompt)}</h1>'
    if tried is not None:
        chosen = f'<input type="hidden" name="text" value="{tried}">'
        turn += form("confirm", action="/decide", inside=f"{chosen}<button>Place</button>", question=question)
        turn += form("back", action="/draft", inside="<button>Take back</button>", question=question)
    legal = [place.cell for place in view.legal if place.cell not in without]
    buttons = "".join(button(cell, tile, tried=cell == tried) for cell in legal)
    refused = "".join(
        f'<button class="choice may-not" data-key="refused-{cell}" name="text" value="{cell}" '
        f'data-elements="cell-{cell}" aria-disabled="true">Cell {cell}</button>'
        for cell in range(19)
        if cell not in legal
    )
    lists = f'<fieldset data-key="group-1"><legend>Cells</legend>{buttons}</fieldset>'
    if refused:
        lists += (
            '<details class="refused" data-key="refused"><summary>Why not elsewhere?</summary>'
            f"{refused}</details>"
        )
    drawing = svg(view, speaker(), highlight=tried, standalone=False)
    return (
        f'<section class="turn" data-key="turn">{turn}</section>'
        f'<section class="board" data-key="board"><div class="drawing" data-key="drawing">{drawing}</div>'
        f"{form('choices', action='/draft', inside=lists, question=question)}</section>{more}"
    )


def said(prompt: str) -> str:
    """The smallest scene."""
    return f'<h1 data-key="prompt" tabindex="-1">{prompt}</h1>'


async def shows(page: Page, prompt: str) -> None:
    """Wait until a page says what to do."""
    await page.wait_for_function("text => document.querySelector('h1')?.textContent === text", arg=prompt)


async def until(condition: Callable[[], bool]) -> None:
    """Wait for what a page does to the server."""
    for _ in range(1000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("It did not happen.")


class Stage:
    """What stands on it, what came in, what goes out.

    Attributes:
        address: Where it is.
        html: The scene.
        version: Of the scene.
        settings: Attributes of ``#table``, such as ``data-watchdog``.
        posts: The forms that arrived.
        answers: What the next forms are answered with; without one, with the scene as it is.
        polls: The addresses that were asked for the scene.
        refusing: Whether no socket is accepted.
        polling: Whether asking for the scene is answered.
        handshakes: How many sockets were asked for.
        afters: What they asked for.
        script: The script of the page.
    """

    def __init__(self) -> None:
        self.address = ""
        self.clear()

    def clear(self) -> None:
        """Begin anew."""
        self.html = ""
        self.version = 1
        self.settings: dict[str, str] = {}
        self.posts: list[Post] = []
        self.answers: deque[Answer] = deque()
        self.polls: list[str] = []
        self.refusing = False
        self.polling = True
        self.handshakes = 0
        self.afters: list[str] = []
        self.script = "table.js"
        self._sockets: list[Any] = []
        self._changed = asyncio.Event()

    def fragment(self, html: str | None = None, **other: Any) -> Message:
        """The scene as it is sent; ``html`` makes it a new one, with the next version."""
        if html is not None:
            self.html = html
            self.version += 1
        said = {"version": self.version, "html": self.html, "spoken": "", "title": "Table"}
        return said | other

    async def say(self, message: Message | str) -> None:
        """Send a message to every page."""
        text = message if isinstance(message, str) else json.dumps(message)
        for send in self._sockets:
            await send({"type": "websocket.send", "text": text})
        self._changed.set()

    async def show(self, html: str, **other: Any) -> None:
        """Send a new scene to every page."""
        await self.say({"kind": "scene"} | self.fragment(html, **other))

    async def hang_up(self, code: int = 1011) -> None:
        """Close every socket."""
        sockets, self._sockets = self._sockets, []
        for send in sockets:
            await send({"type": "websocket.close", "code": code})

    @property
    def sockets(self) -> int:
        return len(self._sockets)

    async def __call__(self, scope: Mapping[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["method"] == "POST":
            await self._post(scope, receive, send)
        else:
            await self._get(scope, send)

    async def _socket(self, scope: Mapping[str, Any], receive: Any, send: Any) -> None:
        await receive()
        self.handshakes += 1
        self.afters.append(scope["query_string"].decode())
        if self.refusing:
            await send({"type": "websocket.close"})
            return
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": '{"kind": "alive"}'})
        self._sockets.append(send)
        while (await receive())["type"] != "websocket.disconnect":
            pass
        if send in self._sockets:
            self._sockets.remove(send)

    async def _post(self, scope: Mapping[str, Any], receive: Any, send: Any) -> None:
        body, more = b"", True
        while more:
            message = await receive()
            body += message["body"]
            more = message["more_body"]
        self.posts.append(Post(scope["path"], dict(parse_qsl(body.decode(), keep_blank_values=True))))
        answer = self.answers.popleft() if self.answers else Answer(self.fragment())
        await asyncio.sleep(answer.delay)
        if not answer.status:
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"9")]})
        else:
            kind = "application/json" if self._wants_json(scope) else "text/plain"
            await _respond(send, json.dumps(answer.body), kind, answer.status)

    @staticmethod
    def _wants_json(scope: Mapping[str, Any]) -> bool:
        return dict(scope["headers"]).get(b"accept") == b"application/json"

    async def _get(self, scope: Mapping[str, Any], send: Any) -> None:
        path = scope["path"]
        if path == "/":
            await _respond(send, self._page(), "text/html")
        elif path == "/style.css":
            await _respond(send, STYLE + stylesheet(), "text/css")
        elif path == "/fragment":
            await self._poll(scope["query_string"].decode(), send)
        elif path.startswith("/static/"):
            await _respond(send, (STATIC / path.removeprefix("/static/")).read_text(), "text/javascript")
        else:
            await _respond(send, "", "text/plain", 204)

    async def _poll(self, asked: str, send: Any) -> None:
        self.polls.append(asked)
        if not self.polling:
            await _respond(send, "", "text/plain", 409)
            return
        if "wait=0" not in asked and f"after={self.version}&" in asked:
            self._changed.clear()
            await asyncio.wait([asyncio.ensure_future(self._changed.wait())], timeout=5)
        await _respond(send, json.dumps(self.fragment()), "application/json")

    def _page(self) -> str:
        settings = "".join(f' {name}="{escape(value)}"' for name, value in self.settings.items())
        return (
            '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Table</title>'
            '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/style.css">'
            f'<script type="module" src="/static/{self.script}"></script></head>'
            f'<body data-words="{escape(json.dumps(WORDS))}">'
            '<main id="table" data-live="/live" data-fragment="/fragment" '
            f'data-version="{self.version}" data-token="t"{settings}>'
            f'<div id="scene" data-key="scene">{self.html}</div></main>'
            '<p id="spoken" role="status"></p><div id="told" role="alert" hidden></div></body></html>'
        )


async def _respond(send: Any, body: str, kind: str, status: int = 200) -> None:
    headers = [
        (b"content-type", f"{kind}; charset=utf-8".encode()),
        (b"content-security-policy", POLICY.encode()),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body.encode()})
