"""The language of a page: chosen with the switch (a cookie), or what the browser asks for, or English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruse.core.words import LOCALES

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

COOKIE = "language"
TITLES = {"en": "English", "de": "Deutsch", "it": "Italiano"}
"""Every language by its own name."""


def locale_of(request: HTTPConnection) -> str:
    """Return the language to answer in."""
    chosen = request.cookies.get(COOKIE)
    if chosen in LOCALES:
        return chosen
    return preferred(request.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """Return the first of our languages in the order of an Accept-Language header; English if there is none."""
    wishes = []
    for place, wish in enumerate(header[:1000].split(",")):
        spoken, _, quality = wish.strip().lower().partition(";q=")
        locale = spoken.partition("-")[0]
        weight = _weight(quality)
        if locale in LOCALES and weight > 0:
            wishes.append((-weight, place, locale))
    return min(wishes)[2] if wishes else "en"


def _weight(quality: str) -> float:
    """Return the weight of a language; anything but a number counts as zero."""
    if not quality:
        return 1.0
    try:
        return float(quality)
    except ValueError:
        return 0.0
