"""What a seat at King Thief Minister can know, found the long way: all 720 arrangements, struck out one by one.

The oracle hears the events that a seat is told, and nothing else. It knows no record, no frame and no bits:
an arrangement is six names, from place a to place f.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations
from typing import Any

from ruse.core.match import Match

Cards = tuple[str, ...]
CHARACTERS = ("king", "thief", "minister", "executioner", "collector", "peasant")
SITTING = {3: "ace", 4: "abde", 5: "abcde", 6: "abcdef"}
NUMBERED = list(permutations(CHARACTERS))
"""In the order in which a record numbers them."""
STEPS = {"left": 1, "right": -1, "opposite": 3}


class Oracle:
    """The arrangements that somebody who hears these events cannot exclude; without a seat, a spectator."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.seat = seat
        self.places = SITTING[match.players]
        self.possible: set[Cards] = set(NUMBERED)
        self.heard = 0
        self._before: set[Cards] = set()

    def listen(self, match: Match) -> None:
        """Hear what is new."""
        for event in match.events(self.seat, self.heard):
            self.hear(event)
        self.heard = match.happened

    def hear(self, event: dict[str, Any]) -> None:
        """One event: what it tells about cards."""
        kind = event["event"]
        if kind in ("peeked", "looked", "seen", "opened") and "card" in event:
            self._keep(event["place"], {event["card"]})
        elif kind in ("proved", "disproved"):
            self._keep(self.places[event["seat"]], *_told(event["claim"], kind == "proved"))
        elif kind == "pointed":
            self._keep(self.places[event["target"]], *_told(event["claim"], event["hit"]))
        elif kind == "moved":
            self.possible = {_moved(cards, STEPS[event["direction"]]) for cards in self.possible}
        elif kind == "shuffled":
            self._shuffle(*event["places"])
        elif kind == "swapped" and "swap" in event:
            self.possible = self._exchanged if event["swap"] else self._before

    def _keep(self, place: str, cards: Iterable[str]) -> None:
        at = ord(place) - ord("a")
        self.possible = {arranged for arranged in self.possible if arranged[at] in cards}

    def _shuffle(self, first: str, second: str) -> None:
        """Either of two worlds; who has chosen which is told right afterwards."""
        self._before = self.possible
        self._exchanged = {_exchanged(cards, first, second) for cards in self.possible}
        self.possible = self._before | self._exchanged


def _told(card: str, true: bool) -> tuple[set[str]]:
    return ({card},) if true else (set(CHARACTERS) - {card},)


def _moved(cards: Cards, steps: int) -> Cards:
    return tuple(cards[(at - steps) % 6] for at in range(6))


def _exchanged(cards: Cards, first: str, second: str) -> Cards:
    swapped = list(cards)
    one, two = ord(first) - ord("a"), ord(second) - ord("a")
    swapped[one], swapped[two] = swapped[two], swapped[one]
    return tuple(swapped)


def tracked(world: Any, row: int) -> set[Cards]:
    """The arrangements that a record holds possible for a row, as six names from place a to place f."""
    found: set[Cards] = set()
    for word in range(12):
        left = world.know[row, word] & world.know[6, word]
        found.update(_moved(NUMBERED[60 * word + bit], world.turned) for bit in range(60) if left >> bit & 1)
    return found


def lying(world: Any) -> Cards:
    """The arrangement in which the cards of a record lie."""
    return _moved(tuple(CHARACTERS[card] for card in world.cards), world.turned)


def told_places(possible: set[Cards], order: Callable[[str], int] = CHARACTERS.index) -> dict[str, list[str]]:
    """As the memory aid tells them: for each place what may lie there, likeliest first."""
    places = {}
    for at, place in enumerate("abcdef"):
        column = [cards[at] for cards in possible]
        places[place] = sorted(set(column), key=lambda card: (-column.count(card), order(card)))
    return places
