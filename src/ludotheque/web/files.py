"""Files that pages load: scripts and styles of ours, the colours of the games."""

import gzip
from functools import cache
from mimetypes import guess_type
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from ludotheque.web.pages.home import known
from ludotheque.web.refusals import Missing
from ludotheque.web.rendering import STATIC

Asked = Request[Any, Any, Any]

FILES = {file.name: file for file in STATIC.iterdir() if file.is_file()}
"""Every file there is; no name leads anywhere else."""

LONG = {"cache-control": "public, max-age=31536000, immutable"}
"""Their addresses change with their content."""


@get("/static/{version:str}/{name:str}", cache=False)
async def static(request: Asked, version: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """One of our files."""
    del version  # it only makes the address new when a file is
    file = FILES.get(name)
    if file is None:
        raise Missing("web-nothing-here")
    kind = "text/javascript" if name.endswith(".js") else guess_type(name)[0] or "application/octet-stream"
    return packed(request, file.read_bytes(), kind)


@get("/games/{game:str}/{version:str}/board.css", cache=False)
async def board_css(request: Asked, game: FromPath[str], version: FromPath[str]) -> Response[bytes]:
    """The colours of a game."""
    del version
    return packed(request, known(game).board.stylesheet().encode(), "text/css")


@get("/favicon.ico")
async def favicon() -> Response[bytes]:
    """The picture of a tab."""
    return Response((STATIC / "favicon.svg").read_bytes(), media_type="image/svg+xml")


@get("/health")
async def health() -> Response[str]:
    """Whether the server answers."""
    return Response("ok", media_type="text/plain")


def packed(request: Asked, content: bytes, kind: str) -> Response[bytes]:
    """A file, compressed for whoever can read that.

    Pages are not: they carry the token of their forms beside what others may have written, and from the
    length of both together, compressed, the token could be guessed.
    """
    headers = LONG | {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(_gzipped(content), media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(content, media_type=kind, headers=headers)


@cache
def _gzipped(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


HANDLERS = [static, board_css, favicon, health]
