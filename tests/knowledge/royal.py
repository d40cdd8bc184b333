"""What a seat at Coup Royal cannot know, found the long way: every order of the cards that it has not seen.

The oracle gets the events that a seat sees and the card lists of the box; it knows no record.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import permutations, product
from typing import Any

from ruse.core.match import Match

COLOURS = ("info", "art", "jewels", "gold")
Hands = tuple[str, ...]
"""The secret cards of every seat, from seat 0 on, each as its colours in order: `gold info`."""


def hands_of(held: Sequence[Iterable[str]]) -> Hands:
    return tuple(" ".join(sorted(cards)) for cards in held)


def drawn(match: Match, seat: int) -> tuple[list[str], list[int]]:
    """Return the colours that a seat has drawn, and how many cards everybody has, as that seat has heard it."""
    own: list[str] = []
    counts = [0] * match.players
    for event in match.events(seat):
        if event["event"] == "drew":
            counts[event["seat"]] += event["amount"]
            own += event.get("colours", [])
    assert len(own) == counts[seat]
    return own, counts


def possible_hands(match: Match, seat: int, box: Sequence[str]) -> dict[Hands, Fraction]:
    """Return the hands that everybody can have with the secret cards of a box, and how likely each is.

    All orders of the cards that the seat has not drawn are equally likely: dealt out in their order to the others.
    """
    own, counts = drawn(match, seat)
    unseen = list((Counter(box) - Counter(own)).elements())
    found: Counter[Hands] = Counter()
    others = [other for other in range(match.players) if other != seat]
    for order in permutations(unseen, sum(counts[other] for other in others)):
        held: list[Sequence[str]] = [own] * match.players
        at = 0
        for other in others:
            held[other] = order[at : at + counts[other]]
            at += counts[other]
        found[hands_of(held)] += 1
    total = sum(found.values())
    return {hands: Fraction(count, total) for hands, count in found.items()}


def possible_decks(first: Sequence[str], second: Sequence[str]) -> dict[tuple[str, ...], Fraction]:
    """Return the orders of a deck whose first cards have one back and whose last have the other."""
    orders = Counter(one + two for one, two in product(permutations(first), permutations(second)))
    return {order: Fraction(count, orders.total()) for order, count in orders.items()}


def fits(seen: Counter[Any], expected: Mapping[Any, Fraction]) -> bool:
    """Return whether counts fit these chances: nothing else, all of it, and a chi-square within six sigmas."""
    total = sum(seen.values())
    if set(seen) != set(expected):
        return False
    chi = sum((seen[case] - total * chance) ** 2 / (total * chance) for case, chance in expected.items())
    freedom = len(expected) - 1
    return float(chi) < float(freedom + 6 * (2 * freedom) ** 0.5)
