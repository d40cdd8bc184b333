"""Imagined worlds compared with the oracle's: the same ones, in the same proportions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt

import numpy as np
from tests.knowledge.oracle import KINDS, Cards, Chances, Oracle, World, remove
from tests.knowledge.worlds import imagined_records

from ruse.core.match import Match

SIGMAS = 6
"""How far chance may carry a sample. Keys are fixed, so a test that passes keeps passing."""
ENOUGH = 40
"""A world expected so often must occur."""


def consult(match: Match, seat: int) -> tuple[Oracle, Chances]:
    """Return what the oracle says a seat must believe now."""
    events = match.events(seat)
    draft = bool(match.options["draft_2p"])
    followed = {event["seat"] for event in events if event["event"] in ("proved", "exchange-drawn", "offered")}
    oracle = Oracle(
        match.view()["characters"],
        match.players,
        seat,
        range(2) if draft else followed,
        copies=3 if match.players <= 6 else 4 if match.players <= 8 else 5,
        return_first=match.options["examine_order"] == "return_then_draw",
        draft=draft,
    )
    for event in events:
        oracle.hear(event)
    return oracle, oracle.beliefs()


def sample(match: Match, oracle: Oracle, count: int) -> Counter[World]:
    """Return the worlds that a seat imagines, and how often."""
    records = imagined_records(match, oracle.seat, count)
    others = [seat for seat in range(match.players) if seat not in oracle.followed]
    hidden = [
        records["hand"][:, oracle.followed].reshape(count, -1),
        records["hand"][:, others].sum(axis=1, dtype=np.uint8),
        records["deck"],
        records["pick"],
        records["drawn"],
        records["offered"].reshape(count, 1),
    ]
    rows = Counter(map(bytes, np.concatenate(hidden, axis=1)))
    worlds: Counter[World] = Counter()
    for row, times in rows.items():
        worlds[as_world(row, match, oracle)] += times
    return worlds


def as_world(row: bytes, match: Match, oracle: Oracle) -> World:
    """Return an imagined world in the oracle's terms; the cards drawn in an exchange have no order there."""
    *counts, pick_0, pick_1, drawn_1, drawn_2, offered = row
    piles = [_cards(counts[at : at + KINDS]) for at in range(0, len(counts), KINDS)]
    *hands, rest, deck = piles
    drawn = tuple(sorted(card - 1 for card in (drawn_1, drawn_2) if card))
    if drawn:
        actor = oracle.followed.index(match.view()["turn"])
        kept = remove(hands[actor], *drawn)
        assert kept is not None, "drawn cards lie in the hand"
        hands[actor] = kept
    picks = (pick_0 - 1, pick_1 - 1) if oracle.draft else ()
    return World(tuple(hands), deck, rest, picks, drawn, offered - 1 if offered else None)


def _cards(counts: Sequence[int]) -> Cards:
    return tuple(card for card in range(KINDS) for _ in range(counts[card]))


def complaints(chances: Chances, worlds: Counter[World]) -> list[str]:
    """Return what is wrong with a sample: impossible worlds, missing worlds, wrong proportions."""
    count = worlds.total()
    wrong = [f"impossible: {world}, {times} times" for world, times in worlds.items() if world not in chances]
    for world, chance in chances.items():
        if count * chance > ENOUGH and world not in worlds:
            wrong.append(f"missing: {world}, chance {float(chance):.4f}")
    wrong += _off_in_all(chances, worlds, count)
    for name, test in _questions(len(next(iter(chances)).hands)):
        truth = float(sum(chance for world, chance in chances.items() if test(world)))
        found = sum(times for world, times in worlds.items() if test(world)) / count
        if abs(found - truth) > SIGMAS * sqrt(truth * (1 - truth) / count) + 1e-9:
            wrong.append(f"{name}: imagined {found:.4f}, true {truth:.4f}")
    return wrong


def _off_in_all(chances: Chances, worlds: Counter[World], count: int) -> list[str]:
    """Pearson's chi-square over all worlds, rare ones thrown together."""
    cells: list[tuple[float, int]] = []
    rare, rare_times = 0.0, 0
    for world, chance in chances.items():
        expected = float(chance) * count
        if expected >= 8:
            cells.append((expected, worlds[world]))
        else:
            rare += expected
            rare_times += worlds[world]
    if rare >= 8:
        cells.append((rare, rare_times))
    freedom = len(cells) - 1
    chi = sum((times - expected) ** 2 / expected for expected, times in cells)
    if freedom > 0 and chi > freedom + SIGMAS * sqrt(2 * freedom) + SIGMAS**2:
        return [f"the proportions are off: chi-square {chi:.1f} with {freedom} degrees of freedom"]
    return []


def _questions(hands: int) -> Iterator[tuple[str, Callable[[World], bool]]]:
    """Yield what a player would ask: who holds how many of what, and what lies in the deck."""

    def holds(at: int, card: int, least: int) -> Callable[[World], bool]:
        return lambda world: world.hands[at].count(card) >= least

    def hides(card: int, least: int) -> Callable[[World], bool]:
        return lambda world: world.deck.count(card) >= least

    def floats(card: int) -> Callable[[World], bool]:
        return lambda world: world.offered == card or card in world.drawn

    for card in range(KINDS):
        for at in range(hands):
            for least in (1, 2):
                yield f"hand {at} holds {least} of {card}", holds(at, card, least)
        for least in (1, 2, 3):
            yield f"the deck has {least} of {card}", hides(card, least)
        yield f"{card} is drawn or offered", floats(card)
