"""What a seat at King Thief Minister can know, found the long way: all 720 arrangements, weighed one by one.

The oracle gets the events that a seat sees, and nothing else. It knows no record, no frame and no boards:
an arrangement is six names, from place a to place f, and its weight is a whole number. A shuffle that nobody
sees gives every arrangement the weight of its twin, too.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import permutations, product
from math import gcd
from operator import itemgetter
from typing import Any

from ruse.core.match import Match

Cards = tuple[str, ...]
Weights = Mapping[Cards, int]
CHARACTERS = ("king", "thief", "minister", "executioner", "collector", "peasant")
SITTING = {3: "ace", 4: "abde", 5: "abcde", 6: "abcdef"}
LOOKS = ("peeked", "looked", "seen")
EVERYTHING = list(permutations(CHARACTERS))
SQUARES = {
    cards: sum(1 << 6 * at + CHARACTERS.index(card) for at, card in enumerate(cards)) for cards in EVERYTHING
}
"""The squares of a board on which an arrangement lies, as a record numbers them."""
PAIRS = [(first, second) for first in range(6) for second in range(first + 1, 6)]
"""The pairs of places, in the order in which a record numbers them."""
BOARDS = 8
"""After how many of the last shuffles a record has a board for everybody."""
STEPS = {"left": 1, "right": -1, "opposite": 3}


class Oracle:
    """The arrangements that somebody who hears these events cannot exclude; without a seat, a spectator."""

    def __init__(self, players: int, seat: int | None) -> None:
        self.seat = seat
        self.places = SITTING[players]
        self.weights: Weights = dict.fromkeys(EVERYTHING, 1)
        self.heard = 0
        self.shuffles = 0
        self._before: Weights = {}

    def listen(self, match: Match) -> None:
        """Hear what is new."""
        for event in match.events(self.seat, self.heard):
            self.hear(event)
        self.heard = match.happened

    def hear(self, event: dict[str, Any]) -> None:
        """One event: what it reveals about cards."""
        kind = event["event"]
        if kind in (*LOOKS, "opened") and "card" in event:
            self._keep(event["place"], {event["card"]})
        elif kind in ("proved", "disproved"):
            self._keep(self.places[event["seat"]], *_told(event["claim"], kind == "proved"))
        elif kind == "pointed":
            self._keep(self.places[event["target"]], *_told(event["claim"], event["hit"]))
        elif kind == "moved":
            move = moving(STEPS[event["direction"]])
            self.weights = {move(cards): times for cards, times in self.weights.items()}
        elif kind == "shuffled":
            self._shuffle(*event["places"])
        elif kind == "swapped" and "swap" in event:
            self.weights = self._exchanged if event["swap"] else self._before

    @property
    def possible(self) -> set[Cards]:
        """The arrangements that cannot be excluded, however likely."""
        return set(self.weights)

    def _keep(self, place: str, cards: Iterable[str]) -> None:
        at = ord(place) - ord("a")
        self.weights = {arranged: times for arranged, times in self.weights.items() if arranged[at] in cards}

    def _shuffle(self, first: str, second: str) -> None:
        """Either of two worlds; a minister who chose learns which right afterwards."""
        self.shuffles += 1
        self._before = self.weights
        exchange = exchanging(first, second)
        self._exchanged = {exchange(cards): times for cards, times in self.weights.items()}
        self.weights = added(self._before, self._exchanged)


def _told(card: str, true: bool) -> tuple[set[str]]:
    return ({card},) if true else (set(CHARACTERS) - {card},)


def added(one: Weights, two: Weights) -> Weights:
    """Return the sums of two lists of weights."""
    sums = dict(one)
    for cards, times in two.items():
        sums[cards] = sums.get(cards, 0) + times
    return sums


@cache
def moving(steps: int) -> Callable[[Cards], Cards]:
    """Return what makes of an arrangement the one after all cards have gone this many places clockwise."""
    return itemgetter(*((at - steps) % 6 for at in range(6)))


@cache
def exchanging(first: str, second: str) -> Callable[[Cards], Cards]:
    """Return what makes of an arrangement the one with the cards of two places exchanged."""
    return itemgetter(*("abcdef".index({first: second, second: first}.get(place, place)) for place in "abcdef"))


def moved(cards: Cards, steps: int) -> Cards:
    """Return the arrangement after all cards have gone this many places clockwise."""
    return moving(steps)(cards)


def exchanged(cards: Cards, first: str, second: str) -> Cards:
    """Return the arrangement with the cards of two places exchanged."""
    return exchanging(first, second)(cards)


# --- What a record holds --------------------------------------------------------------------------------------


def tracked(world: Any, row: int) -> Weights:
    """Return the arrangements that a record considers possible for a row, with weights, from place a to f."""
    weights: Weights = dict.fromkeys(_fitting(world, row, 0, EVERYTHING), 1)
    for nth in range(world.shuffles):
        swapped = {_twin(cards, world.pairs[nth]): n for cards, n in weights.items()}
        if world.chosen[nth] // 2 == row + 1:
            both = swapped if world.chosen[nth] % 2 else weights
        else:
            both = added(weights, swapped)
        weights = {cards: both[cards] for cards in _fitting(world, row, nth + 1, both)}
    return {moved(cards, world.turned): n for cards, n in weights.items()}


def _fitting(world: Any, row: int, nth: int, arrangements: Iterable[Cards]) -> Iterator[Cards]:
    """Yield those that fit what a row learnt after the nth shuffle: by its board, or by what it saw earlier."""
    kept = nth - max(0, world.shuffles - BOARDS)
    if kept >= 0:
        board, seen = world.know[row, kept] & world.know[6, kept], []
    else:
        board, seen = world.past[nth], [at for at in range(6) if row < 6 and world.looks[row, nth] >> at & 1]
    then = cards_after(world, nth) if seen else ()
    for cards in arrangements:
        if not SQUARES[cards] & ~board and all(cards[at] == then[at] for at in seen):
            yield cards


def cards_after(world: Any, nth: int) -> Cards:
    """Return how the cards lay after the nth shuffle: all later ones undone."""
    cards = tuple(CHARACTERS[card] for card in world.cards)
    for later in reversed(range(nth, world.shuffles)):
        cards = _twin(cards, world.pairs[later]) if world.chosen[later] & 1 else cards
    return cards


def _twin(cards: Cards, pair: int) -> Cards:
    return exchanged(cards, *("abcdef"[at] for at in PAIRS[pair]))


def in_lowest_terms(weights: Weights) -> Weights:
    """Return the same proportions in the smallest whole numbers."""
    common = gcd(*weights.values())
    return {cards: times // common for cards, times in weights.items()}


def lying(world: Any) -> Cards:
    """Return the arrangement in which the cards of a record lie."""
    return moved(tuple(CHARACTERS[card] for card in world.cards), world.turned)


# --- What others see of it ---------------------------------------------------------------------------------------


def column(weights: Weights, at: int) -> Counter[str]:
    """Return how often each card lies at a place."""
    found: Counter[str] = Counter()
    for cards, times in weights.items():
        found[cards[at]] += times
    return found


def told_places(weights: Weights, order: Callable[[str], int] = CHARACTERS.index) -> dict[str, list[str]]:
    """As the memory aid shows them: for each place what may lie there, likeliest first."""
    places = {}
    for at, place in enumerate("abcdef"):
        cards = column(weights, at)
        places[place] = sorted(cards, key=lambda card: (-cards[card], order(card)))
    return places


def told_percents(weights: Weights, own: str) -> list[list[int]]:
    """As a learner sees them: for each place, the seat's own first, how likely each card lies there."""
    total = sum(weights.values())
    rows = []
    for distance in range(6):
        cards = column(weights, ("abcdef".index(own) + distance) % 6)
        rows.append([_percent(cards[card], total) for card in CHARACTERS])
    return rows


def _percent(times: int, total: int) -> int:
    return 100 * (times > 0) if times in (0, total) else min(99, max(1, 100 * times // total))


# --- What the others may know ---------------------------------------------------------------------------------


def histories(match: Match, seat: int) -> Iterator[list[dict[str, Any]]]:
    """Yield the events of a match with the cards that others may have seen, once per possible case.

    A case is a deal and an outcome for every shuffle. The last event of each is a dictionary with the cards.
    """
    events = match.events(seat)
    hidden = [at for at, event in enumerate(events) if event["event"] == "shuffled"]
    for cards in EVERYTHING:
        for swaps in product((False, True), repeat=len(hidden)):
            story = _told_in_full(events, cards, dict(zip(hidden, swaps, strict=True)), SITTING[match.players])
            if story is not None:
                yield story


def _told_in_full(
    events: list[dict[str, Any]], cards: Cards, swaps: dict[int, bool], places: str
) -> list[dict[str, Any]] | None:
    story, swap = [], False
    for nth, event in enumerate(events):
        kind = event["event"]
        if kind == "moved":
            cards = moved(cards, STEPS[event["direction"]])
        elif kind == "shuffled":
            swap = swaps[nth]
            cards = exchanged(cards, *event["places"]) if swap else cards
        elif kind == "swapped":
            if event.get("swap", swap) != swap:
                return None
            event = event | {"swap": swap}
        elif kind in (*LOOKS, "opened"):
            lies = cards["abcdef".index(event["place"])]
            if event.get("card", lies) != lies:
                return None
            event = event | {"card": lies}
        elif not _is_true(event, cards, places):
            return None
        story.append(event)
    return [*story, {"event": "end", "cards": cards}]


def _is_true(event: dict[str, Any], cards: Cards, places: str) -> bool:
    """Return whether cards may lie like this after a public outcome; other events say nothing about them."""
    if event["event"] in ("proved", "disproved"):
        lies, told = cards["abcdef".index(places[event["seat"]])], event["event"] == "proved"
    elif event["event"] == "pointed":
        lies, told = cards["abcdef".index(places[event["target"]])], event["hit"]
    else:
        return True
    return (lies == event["claim"]) is told


def as_told(story: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    """Return a history as one seat sees it: without the cards and choices of others."""
    return [
        {key: value for key, value in event.items() if key not in ("card", "swap") or event["event"] == "opened"}
        if event.get("seat") != seat
        else event
        for event in story
    ]


def knowledge_in(story: list[dict[str, Any]], players: int, seat: int) -> frozenset[tuple[Cards, int]]:
    """Return what a seat knows in such a history."""
    return _knowledge(json.dumps(as_told(story[:-1], seat)), players, seat)


@cache
def _knowledge(told: str, players: int, seat: int) -> frozenset[tuple[Cards, int]]:
    """Merge histories that look the same."""
    oracle = Oracle(players, seat)
    for event in json.loads(told):
        oracle.hear(event)
    return frozenset(in_lowest_terms(oracle.weights).items())
