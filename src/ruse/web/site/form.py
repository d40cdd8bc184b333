"""What a form brings: text that was typed, read with care."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from python_multipart.multipart import parse_options_header

from ruse.server.api.bodies import LONGEST_ACTION
from ruse.server.errors import BadRequest, WrongCharset

if TYPE_CHECKING:
    from starlette.datastructures import FormData
    from starlette.requests import Request

MOST_FIELDS = 200
BLANK = re.compile(r"(\{\w+\})")


async def read(request: Request, files: int = 0) -> FormData:
    """Return the form of a request with at most this many files; a request without a form brings nothing."""
    check_charset(request)
    return await request.form(max_files=files, max_fields=MOST_FIELDS)


def check_charset(request: Request) -> None:
    """Forms are UTF-8. A client may not choose the decoder: `punycode` takes minutes for what others do at once."""
    # Read by the same function as the form's own parser, so that both see the same charset.
    _, parameters = parse_options_header(request.headers.get("content-type"))
    if parameters.get(b"charset", b"utf-8").lower() not in (b"utf-8", b"utf8"):
        raise WrongCharset("send forms in UTF-8")


def text(form: FormData, name: str, default: str = "") -> str:
    """Return what was typed into a field."""
    value = form.get(name)
    return value if isinstance(value, str) else default


def texts(form: FormData, name: str) -> list[str]:
    """Return what was chosen where several can be."""
    return [value for value in form.getlist(name) if isinstance(value, str)]


def filled(form: FormData, name: str) -> str:
    """Return a field with blanks, filled in by the fields that they name: `plan {thieves} {snitches}`.

    So a choice of several parts needs one button, not one for each combination; what is chosen several times
    in one part is joined by a plus. The result is bounded while it grows, for blanks can multiply what is sent.
    """
    too_long = BadRequest(f"{name} has at most {LONGEST_ACTION} characters")
    if len(text(form, name)) > LONGEST_ACTION:
        raise too_long
    whole = ""
    for part in BLANK.split(text(form, name)):
        whole += "+".join(texts(form, part[1:-1])) if BLANK.fullmatch(part) else part
        if len(whole) > LONGEST_ACTION:
            raise too_long
    return whole


def number(form: FormData, name: str) -> int:
    """Return a field that holds a number."""
    value = text(form, name)
    if not value.isdecimal() or not value.isascii() or len(value) > 15:
        raise BadRequest(f"{name} is a number, not {value!r:.60}")
    return int(value)
