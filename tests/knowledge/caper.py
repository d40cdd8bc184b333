"""What a seat at Caper can know of hidden cards, found the long way, from the events that it sees.

`histories` lays out every order of a small deck, deals it, and keeps the orders in which all would have been told
as it was. The oracle does the same by counting, for decks of any size. Neither knows a record, nor any rule but
how cards are dealt, used and exchanged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from typing import Any, NamedTuple

from ruse.core.match import Match

Cards = tuple[str, ...]
"""Cards by name, sorted."""


class World(NamedTuple):
    """What is hidden: the other hand, and the cards of each deck."""

    hand: Cards
    thief_deck: Cards
    gear_deck: Cards


class Oracle:
    """What a seat that hears these events cannot exclude, with its chance."""

    def __init__(self, seat: int, thieves: Sequence[str], gear: Sequence[str]) -> None:
        self.seat = seat
        self.unseen = {"thief": Counter(thieves), "gear": Counter(gear)}
        """The cards of each deck that have not been seen to leave it."""
        self.deck = "thief"
        self.held = 0
        """How many cards of the round the other seat holds that this one has never seen."""
        self.seen: Counter[str] = Counter()
        """The cards of the other hand that it has seen."""
        self.own: Counter[str] = Counter()

    def hear(self, event: dict[str, Any]) -> None:
        """One event: what it reveals about cards."""
        kind = event["event"]
        if kind == "round":
            self.deck, self.held = event["deck"], event["count"]
            self.seen, self.own = Counter(), Counter()
        elif kind == "dealt" and event["seat"] == self.seat:
            self.own = Counter(event["cards"])
            self.unseen[self.deck] -= self.own
        elif kind in ("hired", "equipped", "discarded", "put-away"):
            self._used(event["seat"], event["card"])
        elif kind == "swapped" and event["seat"] == self.seat:
            self._swapped(Counter(event["cards"]))

    def _used(self, seat: int, card: str) -> None:
        """A card leaves a hand openly."""
        if seat == self.seat:
            self.own[card] -= 1
        elif self.seen[card] > 0:
            self.seen[card] -= 1
        else:
            self.unseen[self.deck][card] -= 1
            self.held -= 1

    def _swapped(self, got: Counter[str]) -> None:
        """Each player gets the other's hand."""
        self.unseen[self.deck] -= got - self.seen
        self.held = 0
        self.own, self.seen = got, +self.own

    def worlds(self) -> dict[World, Fraction]:
        """Return every other hand with what is left for the decks, and its chance; the order of a deck is any."""
        left = sorted(self.unseen[self.deck].elements())
        known = tuple(sorted((+self.seen).elements()))
        found: Counter[Cards] = Counter(combinations(left, self.held))
        total = found.total()
        return {self._world(hidden, known): Fraction(ways, total) for hidden, ways in found.items()}

    def _world(self, hidden: Cards, known: Cards) -> World:
        decks = {deck: cards.copy() for deck, cards in self.unseen.items()}
        decks[self.deck] -= Counter(hidden)
        lying = {deck: tuple(sorted(cards.elements())) for deck, cards in decks.items()}
        return World(tuple(sorted(hidden + known)), lying["thief"], lying["gear"])


def histories(match: Match, seat: int, cards: Sequence[str]) -> dict[tuple[Cards, Cards], Fraction]:
    """Return the other hand and the order of the deck's rest with their chances, by trying every order."""
    events = match.events(seat)
    begun = max(at for at, event in enumerate(events) if event["event"] == "round")
    found = Counter(
        world for order in permutations(cards) if (world := _told_the_same(order, events[begun:], seat)) is not None
    )
    return {world: Fraction(ways, found.total()) for world, ways in found.items()}


def _told_the_same(order: Cards, events: list[dict[str, Any]], seat: int) -> tuple[Cards, Cards] | None:
    """Return what is hidden in the end, if a deck in this order makes a round that looks the same."""
    each = events[0]["count"]
    hands = [list(order[:each]), list(order[each : 2 * each])]
    for event in events:
        if event["event"] == "swapped" and event["seat"] == 0:
            hands.reverse()
        if event["event"] in ("dealt", "swapped") and event["seat"] == seat:
            if sorted(event["cards"]) != sorted(hands[seat]):
                return None
        elif event["event"] in ("hired", "equipped", "discarded", "put-away"):
            if event["card"] not in hands[event["seat"]]:
                return None
            hands[event["seat"]].remove(event["card"])
    return tuple(sorted(hands[1 - seat])), order[2 * each :]


def listening(match: Match, seat: int, thieves: Sequence[str], gear: Sequence[str]) -> Oracle:
    """Return an oracle that has heard all of a match."""
    oracle = Oracle(seat, thieves, gear)
    for event in match.events(seat):
        oracle.hear(event)
    return oracle


def imagined(match: Match, seat: int, keys: range) -> Iterator[tuple[World, Cards, Cards]]:
    """Yield the worlds that a seat imagines with these keys, and the decks in their order."""
    for key in keys:
        told = match.game.interface.reveal(match.imagine(seat, key))
        thief_deck, gear_deck = tuple(told["thief_deck"]), tuple(told["gear_deck"])
        hand = tuple(sorted(told["hands"][1 - seat]))
        yield World(hand, tuple(sorted(thief_deck)), tuple(sorted(gear_deck))), thief_deck, gear_deck
