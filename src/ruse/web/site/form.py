"""What a form brings: text that was typed, read with care."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ruse.server.errors import BadRequest

if TYPE_CHECKING:
    from starlette.datastructures import FormData
    from starlette.requests import Request

MOST_FIELDS = 200


async def read(request: Request) -> FormData:
    """The form of a request; one that is no form brings nothing."""
    return await request.form(max_files=0, max_fields=MOST_FIELDS)


def text(form: FormData, name: str, default: str = "") -> str:
    """What was typed into a field."""
    value = form.get(name)
    return value if isinstance(value, str) else default


def texts(form: FormData, name: str) -> list[str]:
    """What was chosen where several can be."""
    return [value for value in form.getlist(name) if isinstance(value, str)]


def filled(form: FormData, name: str) -> str:
    """A field with blanks, filled in by the fields that they name: `plan {thieves} {snitches}`.

    So a choice of several parts needs one button, not one for each combination; what is chosen several times
    in one part is joined by a plus.
    """
    return re.sub(r"\{(\w+)\}", lambda blank: "+".join(texts(form, blank[1])), text(form, name))


def number(form: FormData, name: str) -> int:
    """A field that holds a number."""
    value = text(form, name)
    if not value.isdecimal() or not value.isascii() or len(value) > 15:
        raise BadRequest(f"{name} is a number, not {value!r:.60}")
    return int(value)
