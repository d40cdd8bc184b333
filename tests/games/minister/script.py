"""Matches of King Thief Minister as a player writes them down: a table in one line, its play in another.

::

    match = table(4, "king thief peasant minister collector executioner", coins=[3, 5, 5, 4])
    play(match, "0: claim king / 1,3: challenge / 2: pass / 1: reply / 2,3: pass / 0,2,3: pass")

The cards lie at the places a to f. With 3, 4, 5 and 6 players these sit at a c e, a b d e, a to e and a to f.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.script import coins, everything, happened, legal, phase, play, refused, treasury, wander
from tests.knowledge.minister import lying

import ruse
from ruse.core.match import Match

__all__ = [
    "IN_ORDER",
    "coins",
    "everything",
    "happened",
    "known",
    "legal",
    "lie",
    "money",
    "phase",
    "play",
    "refused",
    "table",
    "treasury",
    "wander",
    "worlds",
]

IN_ORDER = "king thief minister executioner collector peasant"


def table(
    players: int,
    cards: str = IN_ORDER,
    *,
    coins: Sequence[int] = (),
    treasury: int | None = None,
    turn: int = 0,
    swaps: str = "",
    looked: Sequence[str] = (),
    peek: bool = False,
    seed: int = 0,
    **options: Any,
) -> Match:
    """Return a match arranged at the start of a turn, three coins each by default.

    `swaps` says what the next shuffles do (`"swap keep"`), `looked` the places each seat has seen (`"bc"`).
    """
    position: dict[str, Any] = {"players": players, "cards": cards.split(), "turn": turn}
    if coins:
        position["coins"] = list(coins)
    if treasury is not None:
        position["treasury"] = treasury
    if swaps:
        position["swaps"] = [swap == "swap" for swap in swaps.split()]
    if looked:
        position["looked"] = [list(places) for places in looked]
    if peek:
        position["phase"] = "peek"
    return ruse.arrange("minister", position, seed=seed, **options)


def lie(match: Match) -> str:
    """Return the cards at the places a to f, as they truly lie."""
    return " ".join(lying(match._state))


def money(match: Match) -> tuple[list[int], int]:
    """Return the coins of every seat, and those of the treasury."""
    return coins(match), treasury(match)


def known(match: Match, seat: int, place: str) -> set[str]:
    """Return the characters that a seat cannot exclude at a place."""
    return set(everything(match)["knowledge"][seat]["places"][place])


def worlds(match: Match, seat: int) -> int:
    """Return how many arrangements of the cards a seat cannot exclude."""
    count = everything(match)["knowledge"][seat]["worlds"]
    assert isinstance(count, int)
    return count
