"""Files that pages load: scripts and styles of ours, the colours of the games."""

from mimetypes import guess_type

from litestar import Response, get
from litestar.params import FromPath

from ludotheque.web.pages.home import known
from ludotheque.web.refusals import Missing
from ludotheque.web.rendering import STATIC

LONG = {"cache-control": "public, max-age=31536000, immutable"}
"""Their addresses change with their content."""


@get("/static/{version:str}/{name:str}", cache=False)
async def static(version: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """One of our files."""
    del version  # it only makes the address new when a file is
    file = STATIC / name
    if name.startswith(".") or not file.is_file():
        raise Missing("web-nothing-here")
    kind = "text/javascript" if name.endswith(".js") else guess_type(name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers=LONG)


@get("/games/{game:str}/{version:str}/board.css", cache=False)
async def board_css(game: FromPath[str], version: FromPath[str]) -> Response[str]:
    """The colours of a game."""
    del version
    return Response(known(game).board.stylesheet(), media_type="text/css", headers=LONG)


@get("/favicon.ico")
async def favicon() -> Response[bytes]:
    """The picture of a tab."""
    return Response((STATIC / "favicon.svg").read_bytes(), media_type="image/svg+xml")


@get("/health")
async def health() -> Response[str]:
    """Whether the server answers."""
    return Response("ok", media_type="text/plain")


HANDLERS = [static, board_css, favicon, health]
