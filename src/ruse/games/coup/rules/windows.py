"""Windows: who may challenge or block, whose answer counts, and what follows."""

from __future__ import annotations

from ruse.core.chance import roll
from ruse.core.emit import emit
from ruse.core.seats import NOBODY
from ruse.core.windows import SEQUENTIAL, ask, claim
from ruse.games.coup.events import BLOCKED_AS, CHALLENGED, PASSED
from ruse.games.coup.rules.state import (
    AID,
    AT_RANDOM,
    BLOCKABLE,
    BLOCKED,
    BLOCKING,
    CHALLENGING,
    CHALLENGING_BLOCK,
    DUKE,
    NO_CARD,
    PROVEN,
    PROVING,
    PROVING_BLOCK,
    RESOLVING,
    TARGET_FIRST,
    State,
)
from ruse.games.coup.rules.turn import next_clockwise


def speak(s: State, seat: int) -> None:
    """A challenge or a block: sealed until the window closes; asked in order, it closes at once (AMB-01)."""
    s.voices |= 1 << seat
    if s.phase == BLOCKING and s.fa_reblock:
        s.blockers = s.unasked
    s.unasked = 0


def heard(s: State, seats: int) -> int:
    """Of several challengers or blockers one counts: the first clockwise from the claimant (AMB-01, AMB-13)."""
    if s.phase == BLOCKING:
        return next_clockwise(s, seats, s.turn)
    if s.challenge_priority == TARGET_FIRST:
        concerned = s.target if s.phase == CHALLENGING else s.turn
        if seats >> concerned & 1:
            return concerned
    if s.challenge_priority == AT_RANDOM:
        return any_of(s, seats)
    return next_clockwise(s, seats, s.claimant)


def any_of(s: State, seats: int) -> int:
    """Return a random one of these seats."""
    count = 0
    for seat in range(s.players):
        count += seats >> seat & 1
    at = roll(s, count)
    seat = lowest_from(seats, 0)
    while at > 0:
        seat = lowest_from(seats, seat + 1)
        at -= 1
    return seat


def lowest_from(seats: int, first: int) -> int:
    """Return the lowest of these seats from a first one on."""
    while not seats >> first & 1:
        first += 1
    return first


def close_challenges(s: State) -> None:
    """If nobody speaks, the claim stands. Otherwise one challenge counts and must be answered (COUP-49, AMB-21)."""
    on_block = s.phase == CHALLENGING_BLOCK
    if s.voices == 0:
        emit(s, PASSED, s.phase, 0, 0, 0)
        s.phase = BLOCKED if on_block else PROVEN
        return
    s.challenger = heard(s, s.voices)
    s.voices = 0
    emit(s, CHALLENGED, s.challenger, s.claimant, s.claim, 0)
    s.phase = PROVING_BLOCK if on_block else PROVING
    s.waiting = 1 << s.claimant


def may_block(s: State) -> bool:
    """Ask the target of a proven or unchallenged action for a block, while in the game (AMB-03, AMB-04)."""
    if not BLOCKABLE[s.action] or s.cards[s.target] == 0:
        return False
    return s.block_after_failed_challenge != 0 or s.challenger != s.target


def after_claim(s: State) -> None:
    """The action was not disproved: now it can be blocked, or it takes effect (COUP-27, AMB-02)."""
    if may_block(s):
        ask(s, BLOCKING, 1 << s.target)
    else:
        s.phase = RESOLVING


def close_blocks(s: State) -> None:
    """One block counts (AMB-13); it is a claim of its own and open to challenge (COUP-39, COUP-47)."""
    if s.voices == 0:
        emit(s, PASSED, s.phase, 0, 0, 0)
        s.phase = RESOLVING
        return
    blocker = heard(s, s.voices)
    if s.fa_reblock and s.response_mode != SEQUENTIAL:
        s.blockers = s.voices ^ (1 << blocker)
    block(s, blocker, DUKE if s.action == AID else s.claim)


def block(s: State, seat: int, card: int) -> None:
    """Claim a character to stop the action (COUP-40 to COUP-42, COUP-45)."""
    s.challenger = NOBODY
    claim(s, seat, card)
    emit(s, BLOCKED_AS, seat, s.turn, card, 0)
    ask(s, CHALLENGING_BLOCK, s.alive ^ (1 << seat))


def after_caught_block(s: State) -> None:
    """The action goes through (COUP-55), unless a table lets the next blocker try (AMB-13)."""
    s.phase = RESOLVING
    if s.blockers != 0:
        more = s.blockers
        s.phase = BLOCKING
        if s.response_mode == SEQUENTIAL:
            s.blockers = 0
            s.claimant = NOBODY
            s.claim = NO_CARD
            s.challenger = NOBODY
            ask(s, BLOCKING, more)
        else:
            blocker = heard(s, more)
            s.blockers = more ^ (1 << blocker)
            block(s, blocker, DUKE)
