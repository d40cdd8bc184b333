"""What a seat may do now, and why it may not do anything else."""

from __future__ import annotations

from ruse.core.record import Row
from ruse.games.minister.rules.characters import may_name
from ruse.games.minister.rules.frame import place_of
from ruse.games.minister.rules.state import (
    ACTING,
    ACTIONS,
    CHALLENGE,
    CHALLENGING,
    CHALLENGING_REPLY,
    CLAIM,
    CLOCKWISE,
    EXECUTE,
    EXECUTING,
    KEEP,
    KINDS,
    LOOK,
    LOOK_PRICE,
    NAME,
    NAME_AT,
    NAMING,
    PASS,
    PEEK,
    PEEKING,
    PLACES,
    REPLY,
    REPLYING,
    SECRET_CHOICE,
    SWAP,
    SWAPPING,
    TAX,
    TAXING,
    State,
)

# Why an action is refused; the words are in the game's language files under `refusal-...`.
ALLOWED, NOT_ASKED, NO_SUCH_ACTION, NOT_NOW, TOO_POOR, NO_TARGET, NAME_USED, NOT_THAT_PLACE, NO_CHOICE = range(9)
REFUSALS = (
    "allowed",
    "not-asked",
    "no-such-action",
    "not-now",
    "too-poor",
    "no-target",
    "name-used",
    "not-that-place",
    "no-choice",
)


def legal(s: State, seat: int, out: Row) -> int:
    """Write the numbers of all actions open to a seat into `out`, ascending; return how many they are."""
    if not s.waiting >> seat & 1:
        return 0
    phase = s.phase
    if phase == CHALLENGING or phase == CHALLENGING_REPLY or phase == REPLYING:
        out[0] = PASS
        out[1] = REPLY if phase == REPLYING else CHALLENGE
        return 2
    if phase == ACTING:
        return turn_actions(s, seat, out)
    if phase == PEEKING:
        return span(PEEK, PLACES - 1, out, 0)
    if phase == EXECUTING:
        return span(EXECUTE, KINDS * (s.players - 1), out, 0)
    if phase == TAXING:
        return span(TAX, s.players - 1, out, 0)
    if phase == SWAPPING:
        count = span(SWAP, 15, out, 0)
        return span(KEEP, 15, out, count) if s.shuffle == SECRET_CHOICE else count
    return names(s, seat, out)


def span(first: int, count: int, out: Row, at: int) -> int:
    """This many actions from a first one on; returns how many there are now."""
    for nth in range(count):
        out[at + nth] = first + nth
    return at + count


def turn_actions(s: State, seat: int, out: Row) -> int:
    """Look if it can be paid for, move, claim; never a pass (KTM-10 to KTM-17)."""
    first = LOOK if may_look(s, seat) else LOOK + 1
    return span(first, PASS - first, out, 0)


def may_look(s: State, seat: int) -> bool:
    """With a coin, or while the treasury has one for everybody else (KTM-12, KTM-13)."""
    return s.coins[seat] >= LOOK_PRICE or s.treasury >= s.players - 1


def names(s: State, seat: int, out: Row) -> int:
    """List the names that are still free (SA-22), for the next place or for any (SA-21)."""
    count = 0
    if s.naming == CLOCKWISE:
        for card in range(KINDS):
            if not s.named >> card & 1:
                out[count] = NAME + card
                count += 1
        return count
    for distance in range(1, PLACES):
        if may_name(s, (place_of(s, seat) + distance) % PLACES):
            for card in range(KINDS):
                if not s.named >> card & 1:
                    out[count] = NAME_AT + KINDS * (distance - 1) + card
                    count += 1
    return count


def refusal(s: State, seat: int, action: int) -> int:
    """Why a seat may not do this now; `ALLOWED` if it may."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if not s.waiting >> seat & 1:
        return NOT_ASKED
    if action < PASS:
        return refusal_of_turn(s, seat, action)
    if action == PASS or action == CHALLENGE or action == REPLY:
        return refusal_of_answer(s, action)
    if action < EXECUTE:
        if s.phase != SWAPPING:
            return NOT_NOW
        return NO_CHOICE if action >= KEEP and s.shuffle != SECRET_CHOICE else ALLOWED
    if action < TAX:
        return refusal_of_target(s, EXECUTING, (action - EXECUTE) // KINDS)
    if action < NAME:
        return refusal_of_target(s, TAXING, action - TAX)
    if action < PEEK:
        return refusal_of_name(s, seat, action)
    return ALLOWED if s.phase == PEEKING else NOT_NOW


def refusal_of_turn(s: State, seat: int, action: int) -> int:
    """Turn actions are for the player's own turn, and a look has a price."""
    if s.phase != ACTING:
        return NOT_NOW
    return TOO_POOR if action < CLAIM and action == LOOK and not may_look(s, seat) else ALLOWED


def refusal_of_answer(s: State, action: int) -> int:
    """Answers fit their window."""
    challenging = s.phase == CHALLENGING or s.phase == CHALLENGING_REPLY
    if action == CHALLENGE:
        return ALLOWED if challenging else NOT_NOW
    if action == REPLY:
        return ALLOWED if s.phase == REPLYING else NOT_NOW
    return ALLOWED if challenging or s.phase == REPLYING else NOT_NOW


def refusal_of_target(s: State, phase: int, distance: int) -> int:
    """Targets are other players (SA-19, SA-26)."""
    if s.phase != phase:
        return NOT_NOW
    return ALLOWED if distance < s.players - 1 else NO_TARGET


def refusal_of_name(s: State, seat: int, action: int) -> int:
    """Return whether a name is unused (SA-22) and its place is to be named (SA-20, SA-21)."""
    if s.phase != NAMING or (action < NAME_AT) != (s.naming == CLOCKWISE):
        return NOT_NOW
    card = action - NAME if action < NAME_AT else (action - NAME_AT) % KINDS
    if s.named >> card & 1:
        return NAME_USED
    if action >= NAME_AT:
        place = (place_of(s, seat) + 1 + (action - NAME_AT) // KINDS) % PLACES
        if not may_name(s, place):
            return NOT_THAT_PLACE
    return ALLOWED
