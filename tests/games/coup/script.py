"""Matches of Coup as a player writes them down: a table in one line, its play in another.

::

    match = table("assassin duke", "captain contessa", "ambassador (contessa)", coins=[3, 2, 2])
    play(match, "0: assassinate 1 / 1,2: pass / 1: block contessa / 0: challenge / 2: pass")

A card in parentheses is lost. `draws` are the next cards of the court deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.script import coins, everything, happened, legal, phase, play, refused, treasury, wander

import ruse
from ruse.core.match import Match

__all__ = [
    "alive",
    "coins",
    "deck",
    "everything",
    "face_up",
    "hands",
    "happened",
    "ledger",
    "legal",
    "match_of_ten",
    "phase",
    "play",
    "refused",
    "table",
    "treasury",
    "wander",
]


def table(
    *seats: str,
    coins: Sequence[int] = (),
    turn: int = 0,
    draws: str = "",
    picks: str = "",
    seed: int = 0,
    edition: str = "standard",
    **options: Any,
) -> Match:
    """Return a match arranged at the start of a turn, two coins each by default."""
    position: dict[str, Any] = {
        "hands": [[card for card in seat.split() if card[0] != "("] for seat in seats],
        "lost": [[card.strip("()") for card in seat.split() if card[0] == "("] for seat in seats],
        "turn": turn,
        "draws": draws.split(),
    }
    if coins:
        position["coins"] = list(coins)
    if picks:
        position["picks"] = picks.split()
    return ruse.arrange("coup", position, seed=seed, edition=edition, **options)


def match_of_ten(left: int, **options: Any) -> Match:
    """Ten players who leave this many coins in the treasury; it is seat 0's turn, who has none."""
    coins = [0] + [5] * 8 + [10 - left]
    seats = ["duke assassin", "captain ambassador", "contessa duke", "assassin captain", "ambassador contessa"]
    return table(*seats, *seats, coins=coins, **options)


def hands(match: Match) -> list[str]:
    """Return the face-down cards of every seat in canonical order, as `"duke contessa"`."""
    return [" ".join(hand) for hand in everything(match)["hands"]]


def face_up(match: Match) -> list[str]:
    """Return the lost cards of every seat in the order of their loss."""
    return [" ".join(seat["lost"]) for seat in match.view()["seats"]]


def deck(match: Match) -> list[int]:
    """Return how many dukes, assassins, captains, envoys and contessas lie in the court deck."""
    return list(everything(match)["deck"].values())


def ledger(match: Match) -> tuple[list[int], int, list[str]]:
    """Coins, treasury and hands: what a golden script shows after a turn."""
    return coins(match), treasury(match), hands(match)


def alive(match: Match) -> list[int]:
    return [seat["seat"] for seat in match.view()["seats"] if seat["alive"]]
