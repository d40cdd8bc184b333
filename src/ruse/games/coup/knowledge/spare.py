"""When the table may pass for a seat: the claim neither concerns it nor is one that it knows to be false."""

from __future__ import annotations

from ruse.games.coup.rules.court import copies
from ruse.games.coup.rules.log import card_of, kind_of, other_of, who_of
from ruse.games.coup.rules.state import (
    BLOCKING,
    CHALLENGING,
    CHALLENGING_BLOCK,
    FORCED,
    LEFT,
    LOST,
    PASS,
    State,
)


def spare(s: State, seat: int) -> int:
    """Return a pass, for a seat that a claim or a block does not concern; -1 where it should look for itself."""
    challenging = s.phase == CHALLENGING or s.phase == CHALLENGING_BLOCK
    if not challenging and s.phase != BLOCKING:
        return -1
    if seat == s.turn or seat == s.target or is_duel(s):
        return -1
    return -1 if challenging and is_refuted(s, seat) else PASS


def is_duel(s: State) -> bool:
    """Between the last two every claim concerns the other: a challenge can end the match (COUP-20)."""
    others = s.alive & (s.alive - 1)
    return others & (others - 1) == 0


def is_refuted(s: State, seat: int) -> bool:
    """Return whether a seat knows that the claim is false."""
    return sees_every_copy(s, seat) or has_seen_the_last_card(s, seat)


def sees_every_copy(s: State, seat: int) -> bool:
    """Return whether all copies of the claimed character are face up or in the seat's own hand (AMB-22)."""
    seen = s.hand[seat, s.claim]
    for other in range(s.players):
        for nth in range(2):
            if s.lost[other, nth] == s.claim + 1:
                seen += 1
    return seen == copies(s)


def has_seen_the_last_card(s: State, seat: int) -> bool:
    """Return whether the seat has examined the claimant's only card, which has not moved since and is another."""
    if s.cards[s.claimant] != 1:
        return False
    lost = 0
    at = s.logged
    while at > 0:
        at -= 1
        word = s.log[at]
        examined = kind_of(word) == LEFT or kind_of(word) == FORCED
        owner = other_of(word) if examined else who_of(word)
        if owner != s.claimant:
            continue
        if kind_of(word) == LOST:
            lost |= 1 << card_of(word, 0)
        elif kind_of(word) != LEFT:
            return False  # a card drawn since may be any
        elif who_of(word) == seat:
            card = card_of(word, 0)
            return card != s.claim and not lost >> card & 1
    return False
