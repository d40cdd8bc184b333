"""Coins: one at a time out of the treasury, and the match ends with the last one (KTM-60, SA-28)."""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.core.seats import NOBODY
from ruse.games.minister.events import COINS_MOVED, SHARED
from ruse.games.minister.rules.state import OVER, State
from ruse.games.minister.rules.turn import finish


def take(s: State, seat: int, amount: int, why: int) -> None:
    """From the treasury, one coin after the other; the last one ends the match at once (KTM-32, KTM-60)."""
    amount = min(amount, s.treasury)
    s.treasury -= amount
    s.coins[seat] += amount
    emit(s, COINS_MOVED, NOBODY, seat, amount, why)
    if s.treasury == 0:
        finish(s, 0)


def give(s: State, seat: int, amount: int, why: int) -> None:
    """Into the treasury, from a player who has as much."""
    s.coins[seat] -= amount
    s.treasury += amount
    emit(s, COINS_MOVED, seat, NOBODY, amount, why)


def hand_over(s: State, giver: int, taker: int, amount: int, why: int) -> None:
    """From one player to another."""
    s.coins[giver] -= amount
    s.coins[taker] += amount
    emit(s, COINS_MOVED, giver, taker, amount, why)


def owe(s: State, seat: int, why: int) -> None:
    """One coin to the treasury; for a player without one, all others take a coin each (KTM-30)."""
    if taken_instead(s, seat) == 0:
        give(s, seat, 1, why)
    else:
        all_others_take(s, seat, 1)


def taken_instead(s: State, seat: int) -> int:
    """Return how many coins leave the treasury if a player must pay one: a coin for each of the others (KTM-30)."""
    return 0 if s.coins[seat] > 0 else s.players - 1


def all_others_take(s: State, debtor: int, rounds: int) -> None:
    """A coin each, round by round from the debtor's right, while the treasury lasts (KTM-31, KTM-55, SA-27)."""
    for _ in range(rounds):
        for step in range(1, s.players):
            if s.phase != OVER:
                take(s, (debtor + s.players - step) % s.players, 1, SHARED)
