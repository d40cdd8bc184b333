"""The answer that a seat in no danger can leave to the table: a pass that gives nothing away."""

from __future__ import annotations

from ruse.games.minister.knowledge.odds import clear_sums, counted, weigh
from ruse.games.minister.rules.characters import left_of, right_of
from ruse.games.minister.rules.coins import taken_instead
from ruse.games.minister.rules.frame import own_spot
from ruse.games.minister.rules.log import cell
from ruse.games.minister.rules.state import (
    CHALLENGING,
    CHALLENGING_REPLY,
    COLLECTOR,
    EXECUTIONER,
    KING,
    KINGS_COINS,
    MINISTERS_COIN,
    PASS,
    THIEF,
    State,
)


def spare(s: State, seat: int) -> int:
    """Return a pass on a claim that does not concern the seat; -1 where it should look for itself."""
    window = s.phase == CHALLENGING or s.phase == CHALLENGING_REPLY
    if not window or seat == s.turn or takes_from(s, seat) or can_end(s) or is_known_false(s, seat):
        return -1
    return -1 if a_challenge_can_end(s, seat) else PASS


def takes_from(s: State, seat: int) -> bool:
    """Return whether the claim can cost a seat coins: the thief's neighbours; with tax and execution, anybody."""
    if s.claim == THIEF:
        return seat == right_of(s, s.claimant) or seat == left_of(s, s.claimant)
    return s.claim == EXECUTIONER or s.claim == COLLECTOR


def can_end(s: State) -> bool:
    """Return whether the claim takes the treasury's last coin if it stands, which ends the match (KTM-60)."""
    return s.treasury <= taken_by_claim(s)


def taken_by_claim(s: State) -> int:
    """Return how many coins of the treasury go if the claim stands: a reply's, a thief's for the poor, a king's."""
    if s.phase == CHALLENGING_REPLY:
        return MINISTERS_COIN
    if s.claim == THIEF:
        right = s.coins[right_of(s, s.claimant)]
        left = s.coins[left_of(s, s.claimant)]
        return (1 if right == 0 else 0) + (1 if left == 0 else 0)
    return KINGS_COINS if s.claim == KING else 0


def a_challenge_can_end(s: State, seat: int) -> bool:
    """Return whether the match ends if another seat without coins challenges a true claim (KTM-23, SA-07).

    What the claim takes comes on top.
    """
    for other in range(s.players):
        if other != seat and other != s.claimant:
            taken = taken_instead(s, other)
            if taken > 0 and s.treasury <= taken + taken_by_claim(s):
                return True
    return False


def is_known_false(s: State, seat: int) -> bool:
    """Return whether a seat knows that the claim is not true, so that a challenge costs nothing (KTM-23)."""
    weigh(s, seat)
    false = counted(s, cell(own_spot(s, s.claimant), s.claim)) == 0
    clear_sums(s)
    return false
