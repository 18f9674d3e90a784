"""Forms as pages send them, read into typed values."""

from typing import Any, TypeVar

import msgspec
from litestar import Request
from litestar.exceptions import ClientException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from msgspec import Struct

from ludotheque.web.door import same_site, visitor_of
from ludotheque.web.house import House
from ludotheque.web.refusals import Forbidden, Malformed
from ludotheque.web.visitor import is_form_token

F = TypeVar("F", bound=Struct)


async def fields(house: House, request: Request[Any, Any, Any]) -> dict[str, list[str]]:
    """The fields of a form of ours, each with all its values.

    Raises:
        Forbidden: When another site has sent it, or the guest is not the one the page was made for.
        Malformed: When it is no form.
    """
    require_own_page(request)
    try:
        form = await request.form()
    except RequestEntityTooLarge:
        raise
    except (ClientException, UnicodeError, ValueError) as error:
        raise Malformed("web-malformed") from error
    found: dict[str, list[str]] = {}
    for name, value in form.multi_items():
        if not isinstance(value, str):
            raise Malformed("web-malformed")
        found.setdefault(name, []).append(value)
    token = next(iter(found.pop("token", [])), "")
    visitor = visitor_of(request.scope)
    if not visitor.known or not is_form_token(house.keys, visitor.guest, token):
        raise Forbidden("web-page-too-old" if visitor.known else "web-no-cookie")
    return found


def require_own_page(request: Request[Any, Any, Any]) -> None:
    """Only a page of this server may send this.

    Raises:
        Forbidden: When a browser says that another site has.
    """
    if not same_site(request.headers, request.headers.get("host", "")):
        raise Forbidden("web-another-site")


def read(form: dict[str, list[str]], shape: type[F]) -> F:
    """Read fields into a struct; of a field that was sent several times the last one counts.

    Raises:
        Malformed: When something is missing or does not fit.
    """
    values = {name: texts[-1] for name, texts in form.items()}
    try:
        return msgspec.convert(values, shape, strict=False)
    except msgspec.ValidationError as error:
        raise Malformed("web-malformed") from error
