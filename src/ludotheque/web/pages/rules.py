"""The rules of a game, with an anchor for every rule."""

import re
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from markdown_it import MarkdownIt
from markupsafe import Markup

from ludotheque.i18n import rulebook
from ludotheque.web.door import visitor_of
from ludotheque.web.house import TheHouse
from ludotheque.web.pages.home import known
from ludotheque.web.refusals import Missing
from ludotheque.web.rendering import page, primer_of, title_of

MARKDOWN = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
"""Rules come with an installed game, and name their anchors in HTML."""

ANCHORED = re.compile(r'<(p|li)>\s*<a id="([A-Za-z0-9-]+)"></a>')
"""An anchor at the beginning of a paragraph becomes the paragraph's own, so that the whole rule lights up."""


@get("/rules/{game:str}")
async def rules(house: TheHouse, request: Request[Any, Any, Any], game: FromPath[str]) -> Response[str]:
    """Show the rules in the visitor's language, or in the nearest there is."""
    box = known(game)
    visitor = visitor_of(request.scope)
    speak = house.words.speaker(visitor.language, box)
    book = rulebook(box, visitor.language)
    if book is None:
        raise Missing("web-nothing-here")
    return page(
        house,
        request,
        "rules.html",
        box=box,
        title=title_of(box, speak),
        book_language=book.language,
        notice=None
        if book.language == visitor.language
        else speak("rules-in-another-language", language=book.language),
        text=html(book.text),
        primer=primer_of(box, speak),
    )


def html(markdown: str) -> Markup:
    """The rules as HTML."""
    text = ANCHORED.sub(r'<\1 id="\2" class="rule">', MARKDOWN.render(markdown))
    # What may have to be scrolled sideways is reached by the keyboard, too.
    return Markup(text.replace("<pre>", '<pre tabindex="0">'))  # noqa: S704 - it comes with the installed game


HANDLERS = [rules]
