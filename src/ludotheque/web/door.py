"""The door of the house: says who comes in, turns away what another site sends, dresses every answer."""

import re
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import HttpMethod, ScopeType
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from ludotheque.web.house import House
from ludotheque.web.visitor import (
    GUEST_COOKIE,
    PREFERENCES_COOKIE,
    Guest,
    Visitor,
    cookie_name,
    guest_token,
    new_guest_id,
    read_cookies,
    read_guest,
    read_preferences,
    set_cookie,
    spoken_language,
)
from ludotheque.web.words import LANGUAGES, OTHERWISE

VISITOR = "ludotheque_visitor"
CHANGED_GUEST = "ludotheque_changed_guest"
"""Under this name of the scope's state a handler leaves a guest whose cookie is to be set."""

WITHOUT_A_FACE = ("/static/", "/games/", "/api/", "/health")
"""Paths under which nobody gets a cookie: files, and the API, whose clients bring a token."""

HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:\d{1,5})?")

NO_REQUEST = 4400
"""The code with which a socket is closed whose request makes no sense."""

ALWAYS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}

ON_SECURE_LINES = {"cross-origin-opener-policy": "same-origin"}
"""Browsers ignore it elsewhere, and complain in the console."""


def policy(host: str) -> str:
    """What a page may load and do: what comes from here, and nothing inline.

    The address of the socket is named because not every browser takes ``'self'`` to include it.
    """
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"connect-src 'self' ws://{host} wss://{host}; form-action 'self'; manifest-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'"
    )


def visitor_of(scope: Scope) -> Visitor:
    """Who makes this request, as `Door` has found out."""
    found: Visitor = scope["state"][VISITOR]
    return found


def same_site(headers: Headers, host: str) -> bool:
    """Whether a page of this very server may have sent a form; its token says whether it has.

    Where a browser says which site sends, that decides. It says so only on secure lines; and because no page
    of ours tells where a visitor comes from, the origin of its forms is ``null``.
    """
    fetched = headers.get("sec-fetch-site")
    if fetched is not None:
        return fetched in {"same-origin", "none"}
    origin = headers.get("origin")
    return origin == "null" or same_origin(origin, host)


def same_origin(origin: str | None, host: str) -> bool:
    """Whether an origin is this very server; none is named by programs, and by browsers on plain visits."""
    return origin is None or origin.partition("://")[2].lower() == host.lower()


class Door:
    """The outermost layer of the application.

    Args:
        app: What lies behind.
        house: The keys and words.
    """

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Find out who comes, and let them in."""
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap] # the outermost layer gets it, too
            await self._app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        # Programs bring a token: a cookie that a browser sends by itself must not do for one.
        cookies = {} if scope["path"].startswith("/api/") else read_cookies(headers.get("cookie", ""))
        visitor = self._visitor(headers, cookies)
        scope.setdefault("state", {})[VISITOR] = visitor
        if scope["type"] == ScopeType.HTTP:
            if scope["method"] == "HEAD":
                # What is answered to GET, without its body, which the server leaves out.
                scope = {**scope, "method": HttpMethod.GET}
            if is_page(scope):
                # With every page the cookie lasts for another year, signed with the newest key.
                scope["state"][CHANGED_GUEST] = visitor.guest
        dressed = self._dressed(scope, headers, send)
        if is_readable(scope, headers.get("host", "")):
            await self._app(scope, receive, dressed)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await dressed({"type": "websocket.close", "code": NO_REQUEST, "reason": None})
        else:
            refusal = ASGIResponse(body=b"Bad Request", status_code=400, media_type="text/plain")
            await refusal(scope, receive, dressed)

    def _visitor(self, headers: Headers, cookies: dict[str, str]) -> Visitor:
        scheme, _, token = headers.get("authorization", "").partition(" ")
        bearer = token.strip() if scheme.lower() == "bearer" else ""
        host = headers.get("host", "")
        preferences = read_preferences(cookies.get(cookie_name(PREFERENCES_COOKIE, host), ""))
        accepted = headers.get("accept-language", "")
        language = spoken_language(preferences.language, accepted, LANGUAGES, OTHERWISE)
        found = read_guest(self._house.keys, bearer or cookies.get(cookie_name(GUEST_COOKIE, host), ""))
        guest = found or Guest(new_guest_id(), self._house.words.pleasant_name(language))
        return Visitor(guest, preferences, language, found is not None, bool(bearer))

    def _dressed(self, scope: Scope, headers: Headers, send: Send) -> Send:
        async def dress(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableScopeHeaders.from_message(message)
                secure = scope["scheme"] in {"https", "wss"}
                for name, value in (ALWAYS | (ON_SECURE_LINES if secure else {})).items():
                    answer[name] = value
                answer["content-security-policy"] = policy(_plain_host(headers.get("host", "")))
                if message["status"] == 401:
                    answer["www-authenticate"] = "Bearer"
                # What carries a seat is kept by nobody; files say themselves how long they last.
                answer.setdefault("cache-control", "no-store")
                changed: Guest | None = scope["state"].get(CHANGED_GUEST)
                if changed is not None:
                    token = guest_token(self._house.keys, changed)
                    name = cookie_name(GUEST_COOKIE, headers.get("host", ""))
                    answer.add("set-cookie", set_cookie(name, token, secure=secure))
            await send(message)

        return dress


def is_page(scope: HTTPScope) -> bool:
    """Whether a person loads a page."""
    path = scope["path"]
    return (
        scope["method"] == HttpMethod.GET
        and not path.startswith(WITHOUT_A_FACE)
        and not path.endswith("/fragment")
    )


def is_readable(scope: Scope, host: str) -> bool:
    """Whether a request says plainly what it asks for; what is behind the door takes that for granted."""
    return scope["query_string"].isascii() and (not host or is_host(host))


def is_host(text: str) -> bool:
    """Whether a text names a host, perhaps with a port."""
    if not HOST.fullmatch(text):
        return False
    try:
        _ = urlsplit(f"//{text}").port
    except ValueError:  # no such port, or brackets around what is no address
        return False
    return True


def _plain_host(host: str) -> str:
    """The host as it may stand in a policy: anything that is no host name is left out."""
    return host if is_host(host) else "localhost"
