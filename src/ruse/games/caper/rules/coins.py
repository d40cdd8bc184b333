"""Coins: taken from the supply or a richer opponent, paid, given back, laundered."""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.core.seats import NOBODY
from ruse.games.caper.events import COINS_MOVED, LAUNDERED, WASHED_OUT
from ruse.games.caper.rules.state import State


def next_coin(s: State, seat: int) -> int:
    """Return where the next coin for a seat comes from: the supply, a richer opponent, or nowhere (CAPER-71)."""
    if s.supply > 0:
        return NOBODY
    return 1 - seat if s.coins[seat] < s.coins[1 - seat] else seat


def take_coin(s: State, source: int) -> None:
    """A coin leaves the supply or a seat."""
    if source == NOBODY:
        s.supply -= 1
    else:
        s.coins[source] -= 1


def receive(s: State, seat: int, amount: int, why: int) -> None:
    """Coins for a seat, one at a time (CAPER-41, CAPER-71, A-20, A-21)."""
    source = next_coin(s, seat)
    while amount > 0 and source != seat:
        got = 0
        now = source
        while amount > 0 and source == now:
            take_coin(s, source)
            s.coins[seat] += 1
            amount -= 1
            got += 1
            source = next_coin(s, seat)
        emit(s, COINS_MOVED, now, seat, got, why)


def pay(s: State, seat: int, amount: int, why: int) -> None:
    """Coins of a seat into the supply, as far as it has them (CAPER-61, CAPER-72)."""
    amount = min(amount, s.coins[seat])
    if amount > 0:
        s.coins[seat] -= amount
        s.supply += amount
        emit(s, COINS_MOVED, seat, NOBODY, amount, why)


def launder(s: State, seat: int, amount: int) -> None:
    """Coins into the hideout of a seat, never from its own (CAPER-93, A-22)."""
    source = next_coin(s, seat)
    while amount > 0 and source != seat:
        take_coin(s, source)
        s.laundered[seat] += 1
        s.washed += 1
        amount -= 1
        emit(s, LAUNDERED, seat, source, 1, 0)
        source = next_coin(s, seat)


def wash_out(s: State, seat: int, amount: int) -> None:
    """Laundered coins back into the supply, as far as there are (CAPER-66)."""
    amount = min(amount, s.laundered[seat])
    if amount > 0:
        s.laundered[seat] -= amount
        s.supply += amount
        emit(s, WASHED_OUT, seat, amount, 0, 0)
