"""What a form brings: text that was typed, read with care."""

from __future__ import annotations

import re
from collections.abc import Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING
from urllib.parse import unquote_plus

from python_multipart.multipart import parse_options_header
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException

from ruse.server.api.bodies import LONGEST_ACTION
from ruse.server.errors import BadRequest, WrongCharset

if TYPE_CHECKING:
    from starlette.requests import Request

MOST_FIELDS = 200
PLAIN_FORM = b"application/x-www-form-urlencoded"
BLANK = re.compile(r"(\{\w+\})")


async def read(request: Request, files: int = 0) -> FormData:
    """Return the form of a request with at most this many files; a request without a form brings nothing."""
    # Read by the same function as Starlette's own parser, so that both see the same charset.
    kind, parameters = parse_options_header(request.headers.get("content-type"))
    check_charset(parameters)
    if kind == PLAIN_FORM:
        return plain_form(b"".join([part async for part in request.stream()]))
    return await request.form(max_files=files, max_fields=MOST_FIELDS)


def check_charset(parameters: Mapping[bytes, bytes]) -> None:
    """Forms are UTF-8. A client may not choose the decoder: `punycode` takes minutes for what others do at once."""
    if parameters.get(b"charset", b"utf-8").lower() not in (b"utf-8", b"utf8"):
        raise WrongCharset("send forms in UTF-8")


def plain_form(body: bytes) -> FormData:
    """Return the fields of a form without files, such as an answer.

    Starlette reads the same, but its parser for forms that arrive in pieces takes twice as long.
    """
    fields = [field.partition("=") for field in body.decode("latin-1").split("&") if field]
    if len(fields) > MOST_FIELDS:
        refusal = f"Too many fields. Maximum number of fields is {MOST_FIELDS}."
        raise HTTPException(HTTPStatus.BAD_REQUEST, refusal)
    return FormData([(unquote_plus(name), unquote_plus(value)) for name, _, value in fields])


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
