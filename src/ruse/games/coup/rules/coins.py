"""Coins: from the treasury, into it, back, and away with those who are out."""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.core.seats import NOBODY
from ruse.games.coup.events import COINS_MOVED, FORFEITED, REFUNDED, TAKEN
from ruse.games.coup.rules.state import FINITE, IMMEDIATE, State


def take(s: State, seat: int, amount: int) -> None:
    """From the treasury, as far as it goes (AMB-07)."""
    if s.treasury_rule == FINITE:
        amount = min(amount, s.treasury)
        s.treasury -= amount
    s.coins[seat] += amount
    emit(s, COINS_MOVED, NOBODY, seat, amount, TAKEN)


def pay(s: State, seat: int, amount: int, why: int) -> None:
    """Into the treasury."""
    s.coins[seat] -= amount
    if s.treasury_rule == FINITE:
        s.treasury += amount
    emit(s, COINS_MOVED, seat, NOBODY, amount, why)


def refund(s: State) -> None:
    """A disproved action gives its cost back (COUP-54), unless the coins of the actor are gone already (AMB-19)."""
    gone = s.forfeit_timing == IMMEDIATE and s.cards[s.turn] == 0
    if s.paid > 0 and not gone:
        s.coins[s.turn] += s.paid
        if s.treasury_rule == FINITE:
            s.treasury -= s.paid
        emit(s, COINS_MOVED, NOBODY, s.turn, s.paid, REFUNDED)
        s.paid = 0


def forfeit(s: State, seat: int) -> None:
    """The coins of an eliminated player return to the treasury (COUP-18)."""
    if s.coins[seat] > 0:
        pay(s, seat, s.coins[seat], FORFEITED)


def forfeit_all(s: State) -> None:
    """Nobody who is out keeps coins (COUP-18)."""
    for seat in range(s.players):
        if s.cards[seat] == 0:
            forfeit(s, seat)
