"""Brute force over hidden histories: what a seat must believe, in exact fractions.

Nothing here knows how Coup's `imagine` works or reads its log. The oracle gets the events that a seat
has seen, as `match.events(seat)` gives them, and carries every possible world forward with its chance:
deals, draws, and what the others choose unseen. Others choose blindly: which card they lose, offer or
keep is any of their cards with equal chance, and a shown card proves just that it was there.

Seats that neither show, exchange nor are examined are interchangeable with each other; what they hold is
summed up in `rest`, so that ten players stay within reach.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from math import comb
from typing import Any, NamedTuple

KINDS = 5
Cards = tuple[int, ...]
"""Cards by number, sorted."""


class World(NamedTuple):
    """One possible world: the hands of the seats followed, the deck, and what is in the air."""

    hands: tuple[Cards, ...]
    """Without the cards of a running exchange."""
    deck: Cards
    rest: Cards
    """All cards of the seats that are not followed."""
    picks: tuple[int, ...] = ()
    """What each seat picked in the draft."""
    drawn: Cards = ()
    """The cards drawn in a running exchange."""
    offered: int | None = None
    """The card under examination."""


Chances = dict[World, Fraction]


def add(cards: Cards, *more: int) -> Cards:
    """Return the cards with some more of them."""
    return tuple(sorted(cards + more))


def remove(cards: Cards, *fewer: int) -> Cards | None:
    """Return the cards without some of them; None where they are not all there."""
    left = list(cards)
    for card in fewer:
        if card not in left:
            return None
        left.remove(card)
    return tuple(left)


@cache
def draws(cards: Cards) -> list[tuple[int, Cards, Fraction]]:
    """Return every character that can be drawn from a pile, what is left of it, and the chance."""
    return [(taken[0], left, chance) for taken, left, chance in subsets(cards, 1)]


@cache
def subsets(cards: Cards, size: int) -> list[tuple[Cards, Cards, Fraction]]:
    """Return every way to take this many physical cards: those taken, those left, the chance."""
    ways = Counter(tuple(cards[place] for place in places) for places in combinations(range(len(cards)), size))
    whole = comb(len(cards), size)
    return [(taken, _without(cards, taken), Fraction(count, whole)) for taken, count in ways.items()]


def _without(cards: Cards, taken: Cards) -> Cards:
    left = remove(cards, *taken)
    assert left is not None
    return left


class Oracle:
    """What one seat believes, event by event."""

    def __init__(
        self,
        names: Sequence[str],
        players: int,
        seat: int,
        followed: Iterable[int],
        *,
        copies: int,
        return_first: bool,
        draft: bool,
    ) -> None:
        self.names = list(names)
        self.players = players
        self.seat = seat
        self.followed = sorted({*followed, seat})
        self.copies = copies
        self.return_first = return_first
        self.draft = draft
        self.chances: Chances = {}
        self._pick: int | None = None

    def hear(self, event: Mapping[str, Any]) -> None:
        """Take in one event as the seat saw it."""
        heard = {
            "drafted": self._drafted,
            "dealt": self._dealt,
            "proved": self._proved,
            "drew": self._drew,
            "lost": self._lost,
            "exchange-drawn": self._exchange_drawn,
            "exchange-returned": self._exchange_returned,
            "offered": self._offered,
            "left": self._left,
            "forced": self._forced,
        }.get(event["event"])
        if heard is not None:
            heard(event)
            assert not self.chances or sum(self.chances.values()) > 0, f"{event} cannot be"

    def beliefs(self) -> Chances:
        """Return every possible world with its chance."""
        total = sum(self.chances.values())
        return {world: chance / total for world, chance in self.chances.items()}

    # --- The deal -----------------------------------------------------------------------------------------

    def _drafted(self, event: Mapping[str, Any]) -> None:
        if event["seat"] == self.seat:
            self._pick = self.names.index(event["card"])

    def _dealt(self, event: Mapping[str, Any]) -> None:
        if event["seat"] != self.seat:
            return
        own = tuple(sorted(self.names.index(name) for name in event["cards"]))
        self.chances = self._drafted_worlds(own) if self.draft else dict(self._dealt_worlds(own))

    def _dealt_worlds(self, own: Cards) -> Iterator[tuple[World, Fraction]]:
        """Yield all deals of the cards that the seat does not hold."""
        unseen = [self.copies - own.count(card) for card in range(KINDS)]
        others = [seat for seat in self.followed if seat != self.seat]
        size = sum(unseen) - 2 * (self.players - 1)
        pairs = list(combinations_with_replacement(range(KINDS), 2))
        for hands in product(pairs, repeat=len(others)):
            left = list(unseen)
            ways = 1
            for hand in hands:
                ways *= _ways(hand, left)
                for card in hand:
                    left[card] -= 1
            if ways:
                held = dict(zip(others, hands, strict=True)) | {self.seat: own}
                for deck in combinations_with_replacement(range(KINDS), size):
                    more = ways * _ways(deck, left)
                    if more:
                        rest = tuple(card for card in range(KINDS) for _ in range(left[card] - deck.count(card)))
                        yield World(tuple(held[seat] for seat in self.followed), deck, rest), Fraction(more)

    def _drafted_worlds(self, own: Cards) -> Chances:
        """Yield any pick of the other, and any deal of the third pile, one of each character."""
        assert self._pick is not None
        worlds: Chances = {}
        dealt = remove(own, self._pick)
        assert dealt is not None
        pile = [card for card in range(KINDS) if card != dealt[0]]
        for pick, theirs in product(range(KINDS), pile):
            hands = (own, add((pick,), theirs))
            picks = (self._pick, pick)
            if self.seat == 1:
                hands, picks = hands[::-1], picks[::-1]
            deck = tuple(card for card in pile if card != theirs)
            worlds[World(hands, deck, (), picks)] = Fraction(1)
        return worlds

    # --- Movements ------------------------------------------------------------------------------------------

    def _each(self, follow: Callable[[World], Iterable[tuple[World, Fraction]]]) -> None:
        """Every world continues in some ways, or in none."""
        after: Chances = {}
        for world, chance in self.chances.items():
            for then, share in follow(world):
                after[then] = after.get(then, Fraction(0)) + chance * share
        self.chances = after

    def _hand(self, world: World, seat: int) -> Cards:
        return world.hands[self.followed.index(seat)]

    def _with(self, world: World, seat: int, hand: Cards, **changes: Any) -> World:
        at = self.followed.index(seat)
        return world._replace(hands=(*world.hands[:at], hand, *world.hands[at + 1 :]), **changes)

    def _lost(self, event: Mapping[str, Any]) -> None:
        who, card = event["seat"], self.names.index(event["card"])

        def follow(world: World) -> Iterator[tuple[World, Fraction]]:
            if who not in self.followed:
                rest = remove(world.rest, card)
                if rest is not None:
                    yield world._replace(rest=rest), Fraction(world.rest.count(card))
                return
            hand = self._hand(world, who)
            left = remove(hand, card)
            if left is not None:
                yield self._with(world, who, left), Fraction(hand.count(card))

        self._each(follow)

    def _proved(self, event: Mapping[str, Any]) -> None:
        who, card = event["seat"], self.names.index(event["claim"])

        def follow(world: World) -> Iterator[tuple[World, Fraction]]:
            left = remove(self._hand(world, who), card)
            if left is not None:
                yield self._with(world, who, left, deck=add(world.deck, card)), Fraction(1)

        self._each(follow)

    def _forced(self, event: Mapping[str, Any]) -> None:
        """The examined card is in the air until its owner has drawn, then it goes back."""
        if self.return_first:
            who = event["target"]

            def follow(world: World) -> Iterator[tuple[World, Fraction]]:
                assert world.offered is not None
                left = remove(self._hand(world, who), world.offered)
                assert left is not None
                yield self._with(world, who, left, deck=add(world.deck, world.offered), offered=None), Fraction(1)

            self._each(follow)

    def _drew(self, event: Mapping[str, Any]) -> None:
        who = event["seat"]
        seen = self.names.index(event["card"]) if "card" in event else None

        def follow(world: World) -> Iterator[tuple[World, Fraction]]:
            for card, deck, chance in draws(world.deck):
                if seen is None or seen == card:
                    hand = add(self._hand(world, who), card)
                    if world.offered is not None:
                        left = remove(hand, world.offered)
                        assert left is not None
                        hand, deck = left, add(deck, world.offered)
                    yield self._with(world, who, hand, deck=deck, offered=None), chance

        self._each(follow)

    def _exchange_drawn(self, event: Mapping[str, Any]) -> None:
        seen = tuple(sorted(self.names.index(name) for name in event.get("cards", [])))

        def follow(world: World) -> Iterator[tuple[World, Fraction]]:
            for drawn, deck, chance in subsets(world.deck, event["count"]):
                if not seen or seen == drawn:
                    yield world._replace(drawn=drawn, deck=deck), chance

        self._each(follow)

    def _exchange_returned(self, event: Mapping[str, Any]) -> None:
        who = event["seat"]
        seen = tuple(sorted(self.names.index(name) for name in event.get("cards", [])))

        def follow(world: World) -> Iterator[tuple[World, Fraction]]:
            pool = add(self._hand(world, who), *world.drawn)
            for returned, kept, chance in subsets(pool, event["count"]):
                if not seen or seen == returned:
                    share = Fraction(1) if who == self.seat else chance
                    yield self._with(world, who, kept, deck=add(world.deck, *returned), drawn=()), share

        self._each(follow)

    def _offered(self, event: Mapping[str, Any]) -> None:
        who = event["seat"]
        seen = self.names.index(event["card"]) if "card" in event else None

        def follow(world: World) -> Iterator[tuple[World, Fraction]]:
            for card, _, chance in draws(self._hand(world, who)):
                if seen is None or seen == card:
                    yield world._replace(offered=card), Fraction(1) if who == self.seat else chance

        self._each(follow)

    def _left(self, event: Mapping[str, Any]) -> None:
        self._each(lambda world: [(world._replace(offered=None), Fraction(1))])


@cache
def _counts(cards: Cards) -> list[tuple[int, int]]:
    """Return each character among the cards, and how often it is there."""
    return list(Counter(cards).items())


def _ways(cards: Cards, left: Sequence[int]) -> int:
    """In how many ways these characters can be taken from this many copies."""
    ways = 1
    for card, count in _counts(cards):
        ways *= comb(max(0, left[card]), count)
    return ways
