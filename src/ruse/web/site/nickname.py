"""A name for guests who have not chosen one, always the same for the same guest."""

from __future__ import annotations

import hashlib

from ruse.web.site.say import Say


def nickname(guest: str, locale: str) -> str:
    """As "Guest Fox"."""
    say = Say(locale)
    animals = say("home-animals").split()
    number = hashlib.sha256(guest.encode()).digest()[0]
    return say("home-guest", animal=animals[number % len(animals)])
