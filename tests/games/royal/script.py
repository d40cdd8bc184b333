"""Matches of Coup Royal as a player writes them down: a table in one line, a round of plans in another.

::

    match = table(3, "gold*3 info documents-gold gold*2 art art", cubes=["gold", "gold*5", "gold*3"])
    send(match, "A-B C-B D-E")

A plan is the letters of the thieves, then those of the snitches: `A-B`, with two players `AC-E` or `B-AD`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.script import everything, happened, legal, phase, play, refused, wander

import ruse
from ruse.core.match import Match

__all__ = [
    "COLOURS",
    "cubes",
    "end",
    "everything",
    "happened",
    "held",
    "legal",
    "loot",
    "outcomes",
    "phase",
    "play",
    "refused",
    "secrets",
    "send",
    "supply",
    "table",
    "taken_back",
    "wander",
]

COLOURS = ("info", "art", "jewels", "gold")
PLAIN = "info art jewels gold info*2 art*2 jewels*2 gold*2"


def counted(text: str) -> dict[str, int]:
    """Cubes or cards by colour from a text such as `gold*2 info`."""
    found = [part.partition("*")[::2] for part in text.split()]
    return {colour: int(amount or 1) for colour, amount in found}


def table(
    players: int,
    row: str = "",
    *,
    cubes: Sequence[str] = (),
    secrets: Sequence[str] = (),
    items: Sequence[Sequence[int]] = (),
    supply: str | None = None,
    stock: str | None = None,
    draws: str = "",
    deck: str | None = "jewels*2 " * 30,
    discards: str = "",
    partner: int | None = None,
    seed: int = 0,
    **options: Any,
) -> Match:
    """Return a match arranged before the plans of a round; nobody has anything that is not given.

    `row` may name the loot of the first places only; `draws` gives the colours of the next secret cards.
    """
    places = 6 if players == 2 else players + 3
    lying = [*row.split(), *PLAIN.split()[len(row.split()) :]][:places]
    position: dict[str, Any] = {
        "cubes": [counted(text) for text in cubes] or [{} for _ in range(players)],
        "row": lying,
        "secret_draws": draws.split(),
        "discards": discards.split(),
    }
    if deck is not None:
        position["deck"] = deck.split()
    if secrets:
        position["secrets"] = [text.split() for text in secrets]
    if items:
        position["items"] = [list(fame) for fame in items]
    if supply is not None:
        position["supply"] = dict.fromkeys(COLOURS, 0) | counted(supply)
    if stock is not None:
        position["secret_deck"] = counted(stock)
    if partner is not None:
        position["partner"] = partner
    return ruse.arrange("royal", position, seed=seed, **options)


def send(match: Match, plans: str) -> Match:
    """Return the plans of all seats, from seat 0 on."""
    for seat, plan in enumerate(plans.split()):
        thieves, snitches = plan.split("-")
        match.play(seat, f"plan {'+'.join(thieves)} {'+'.join(snitches)}")
    return match


def end(match: Match) -> Match:
    """Return a last round in which nobody gets anything, at a table whose deck is empty."""
    if match.players == 2:
        return send(match, "AB-C C-AB" if match.view()["partner"] == 0 else "C-AB AB-C")
    return send(match, " ".join(["A-B", "B-A", *["A-B"] * (match.players - 2)]))


def held(match: Match, colour: str) -> list[int]:
    """Return the cubes of one colour of every seat."""
    return [seat["cubes"][colour] for seat in match.view()["seats"]]


def cubes(match: Match, seat: int) -> dict[str, int]:
    """Return the cubes of one seat, without the colours it has none of."""
    return {colour: amount for colour, amount in match.view()["seats"][seat]["cubes"].items() if amount}


def supply(match: Match) -> dict[str, int]:
    """Return what the supply has, without the colours it has none of."""
    return {colour: amount for colour, amount in match.view()["supply"].items() if amount}


def secrets(match: Match) -> list[int]:
    """Return how many secret cards every seat has."""
    return [seat["cards"] for seat in match.view()["seats"]]


def loot(match: Match) -> list[str | None]:
    """Return what lies at each place."""
    return [place["loot"] for place in match.view()["places"]]


def outcomes(match: Match) -> str:
    """Return what has become of each place: `G`uarded, `L`eft, `S`tolen, s`H`ared, in `V`ain, `-` not yet."""
    names = {"guarded": "G", "left": "L", "stolen": "S", "shared": "H", "in-vain": "V", None: "-"}
    return "".join(names[place["last"]["outcome"]] for place in match.view()["places"])


def taken_back(match: Match) -> list[dict[str, Any]]:
    """Return the cubes that went back to the supply."""
    return [move for move in happened(match, "cubes") if move["why"] == "returned"]
