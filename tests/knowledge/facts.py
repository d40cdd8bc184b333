"""What a seat knows for certain, tracked from the events it sees.

A fact is a card with the places it may have reached since: the deck, and every seat that has drawn from
it. Kept are those the game promises never to contradict: the cards of the latest own exchange, the
latest examined card, and the latest shown card of each seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ruse.core.match import Match
from ruse.games.coup.rules.state import State

DECK = -1


@dataclass
class Fact:
    """This many cards of a character lie in these places, or were lost there since."""

    card: str
    zones: set[int]
    count: int = 1

    def __str__(self) -> str:
        places = ", ".join("deck" if zone == DECK else f"seat {zone}" for zone in sorted(self.zones))
        return f"{self.count} {self.card} in {places}"


class Facts:
    """The certain knowledge of one seat."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.names: list[str] = match.view()["characters"]
        self.draws_first = match.options["examine_order"] == "draw_then_return"
        self.known: dict[tuple[str, int], Fact] = {}
        self._offered: str | None = None
        self._returning: Mapping[str, Any] | None = None
        self._heard = 0
        self.hear(match)

    def hear(self, match: Match) -> None:
        """Take in what has happened since."""
        events = match.events(self.seat)
        for event in events[self._heard :]:
            self._hear(event)
        self._heard = len(events)

    def contradictions(self, world: State) -> list[str]:
        """Return the facts that do not hold in a world."""
        return [str(fact) for fact in self.known.values() if self._found(fact, world) < fact.count]

    def _found(self, fact: Fact, world: State) -> int:
        card = self.names.index(fact.card)
        found = world.deck[card] if DECK in fact.zones else 0
        return found + sum(world.hand[zone, card] for zone in fact.zones if zone != DECK)

    # --- Events -------------------------------------------------------------------------------------------

    def _hear(self, event: Mapping[str, Any]) -> None:
        name: str = event["event"]
        seat: int = event.get("seat", DECK)
        if name == "proved":
            self._returns(seat, event["claim"])
            self.known["shown", seat] = Fact(event["claim"], {DECK})
        elif name == "exchange-drawn":
            self._draws(seat)
        elif name == "exchange-returned":
            self._returns(seat, None)
            if "cards" in event:
                self._own_exchange(event["cards"])
        elif name == "offered":
            self._offered = event.get("card")
            if event["target"] == self.seat:
                self.known["examined", 0] = Fact(event["card"], {seat})
        elif name == "forced":
            self._forced(event)
        elif name == "drew":
            self._draws(seat)
            if self._returning is not None:
                self._swapped(self._returning)
                self._returning = None
        elif name == "lost":
            self._loses(seat, event["card"])

    def _own_exchange(self, cards: list[str]) -> None:
        for nth in range(2):
            self.known.pop(("exchange", nth), None)
        for nth, card in enumerate(sorted(set(cards))):
            self.known["exchange", nth] = Fact(card, {DECK}, cards.count(card))

    def _forced(self, event: Mapping[str, Any]) -> None:
        """The examined card goes into the deck: after its owner has drawn, or before."""
        if self.draws_first:
            self._returning = event
        else:
            self._swapped(event)

    def _swapped(self, event: Mapping[str, Any]) -> None:
        self._returns(event["target"], event.get("card"))
        if "card" in event:
            kind = "examined" if event["seat"] == self.seat else "own forced"
            self.known[kind, 0] = Fact(event["card"], {DECK})

    def _draws(self, seat: int) -> None:
        """A player who draws may have got any card of the deck."""
        for fact in self.known.values():
            if DECK in fact.zones:
                fact.zones.add(seat)

    def _returns(self, seat: int, card: str | None) -> None:
        """A card goes into the deck; None is one nobody else saw."""
        for fact in self.known.values():
            if seat in fact.zones and card in (None, fact.card):
                fact.zones.add(DECK)

    def _loses(self, seat: int, card: str) -> None:
        """The lost card may be the one that was known."""
        for fact in self.known.values():
            if seat in fact.zones and fact.card == card and fact.count > 0:
                fact.count -= 1
