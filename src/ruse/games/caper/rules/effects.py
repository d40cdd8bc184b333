"""A play resolves: rows of the card, then what it sets off in its crew and at the location (CAPER-24, CAPER-28).

The record remembers the progress, because a choice can come between any two symbols. No card has code of its
own: rows of numbers say what happens.
"""

from __future__ import annotations

from ruse.core.emit import emit
from ruse.games.caper.cards.grammar import (
    AMOUNT,
    BURNS,
    COIN,
    COMBO,
    DO,
    HQ_COIN,
    LAUNDER,
    MARKER,
    ONCE,
    PER,
    TAKES,
    TIMING,
    WHAT,
)
from ruse.games.caper.cards.tables import COLOUR, FIRST, ROWS, TIMINGS, of_card, of_effect
from ruse.games.caper.events import BY_EFFECT, FIRED
from ruse.games.caper.rules.burning import take_back, targets
from ruse.games.caper.rules.coins import launder, receive
from ruse.games.caper.rules.counts import count, growth
from ruse.games.caper.rules.crew import crew_of, location_of, member
from ruse.games.caper.rules.heist import kinds_at, move_marker, take_loot
from ruse.games.caper.rules.state import (
    ANY_LOOT,
    ANYWHERE,
    BURNING,
    CREW,
    ELSEWHERE,
    ENDING,
    GRABBING,
    LOCATIONS,
    NO_CARD,
    OTHERS,
    OWN_COMBOS,
    OWN_ROWS,
    RESOLVED,
    RESOLVING,
    SITE,
    SLOTS,
    State,
)


def begin_play(s: State, card: int, place: int) -> None:
    """A card lies there; now everything on it and around it takes effect."""
    s.card = card
    s.at = place
    s.where = location_of(place)
    s.step = OWN_ROWS
    s.row = 0
    s.phase = RESOLVING


def resolve(s: State) -> None:
    """Go on until somebody has to choose, or until all is done."""
    while s.phase == RESOLVING:
        if s.ash != NO_CARD:
            take_back(s)
        elif s.left > 0:
            take_effect(s)
        elif s.step < RESOLVED:
            next_row(s)
        else:
            s.phase = ENDING


def next_row(s: State) -> None:
    """The next row that is due: how many of its symbols there are to resolve."""
    source = source_of(s)
    wanted = ONCE if s.step == OWN_ROWS else COMBO
    first = of_card(source, FIRST)
    row = first + s.row
    while row < first + of_card(source, ROWS) and of_effect(row, TIMING) != wanted:
        row += 1
    if row == first + of_card(source, ROWS):
        next_step(s)
        return
    s.row = row + 1 - first
    s.cause = source
    s.effect = row
    s.left = symbols(s, row)
    if s.left > 0 and s.step > OWN_ROWS:
        emit(s, FIRED, s.turn, source, s.where, s.left)


def next_step(s: State) -> None:
    """On to the next card with a combo; past those elsewhere, unless coins laundered here count there (A-14)."""
    s.row = 0
    s.step += 1
    while s.step < ELSEWHERE and not of_card(source_of(s), TIMINGS) >> COMBO & 1:
        s.step += 1
    if s.step >= ELSEWHERE:
        if s.laundering_fires != ANYWHERE or s.washed == 0:
            s.step = RESOLVED
        else:
            other = 1 + (s.step - ELSEWHERE) // CREW
            s.where = (location_of(s.at) + other) % LOCATIONS


def source_of(s: State) -> int:
    """Return the card whose rows are due, or none, and not the played card a second time (A-04)."""
    if s.step < OTHERS:
        return s.card
    if s.step == SITE:
        return s.site[s.where]
    if s.step > SITE:
        return member(s, crew_of(s.turn, s.where), (s.step - ELSEWHERE) % CREW)
    nth = s.step - OTHERS
    return NO_CARD if nth == played(s) else member(s, crew_of(s.turn, s.where), nth)


def played(s: State) -> int:
    """Return where in its crew the played card lies: the thief, or the top card on it."""
    slot = s.at % SLOTS
    return slot * (SLOTS + 1) + (0 if s.card == s.thief[s.at] else s.worn[s.at])


def symbols(s: State, row: int) -> int:
    """Return how many symbols of a row to resolve: as printed, for all matching cards, or for the new one."""
    amount = of_effect(row, AMOUNT)
    if s.step == OWN_ROWS:
        return amount
    if s.step == OWN_COMBOS:
        return amount * count(s, s.turn, s.where, row)
    if s.step >= ELSEWHERE and of_effect(row, PER) != HQ_COIN:
        return 0
    return amount * max(0, growth(s, s.turn, s.where, row, of_card(s.card, COLOUR)))


def take_effect(s: State) -> None:
    """Resolve the symbols of the current row, one at a time if there is a choice (CAPER-39 to CAPER-46)."""
    do = of_effect(s.effect, DO)
    if do == BURNS:
        s.left -= 1
        if targets(s, 1 - s.turn, s.where) != 0:
            s.phase = BURNING
    elif do == TAKES and of_effect(s.effect, WHAT) == ANY_LOOT:
        s.left -= 1
        if kinds_at(s, s.where) != 0:
            s.phase = GRABBING
    else:
        amount = s.left
        s.left = 0
        if do == MARKER:
            move_marker(s, s.turn, s.where, amount)
        elif do == COIN:
            receive(s, s.turn, amount, BY_EFFECT)
        elif do == LAUNDER:
            launder(s, s.turn, amount)
        elif do == TAKES:
            for _ in range(amount):
                take_loot(s, s.turn, s.where, of_effect(s.effect, WHAT))


def grab(s: State, loot: int) -> None:
    """The loot that the acting seat chooses (CAPER-43)."""
    take_loot(s, s.turn, s.where, loot)
    s.phase = RESOLVING
