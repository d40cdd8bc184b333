"""A baseline to measure bots against: the thief at the biggest loot, snitches at the next."""

from __future__ import annotations

from ruse.core.chance import advance, below
from ruse.core.record import Row
from ruse.games.royal.rules.legal import legal
from ruse.games.royal.rules.loot import fame_on, kind_of, symbols
from ruse.games.royal.rules.plans import places_of, plan_at, plans_of, snitches_of, thieves_of
from ruse.games.royal.rules.state import (
    CARTE_BLANCHE,
    COLOURS,
    DOCUMENTS,
    DONE,
    GOODS,
    INTRIGUE,
    ITEM,
    PLANNING,
    TAKING,
    State,
)


def greedy(s: State, seat: int, out: Row, key: int) -> int:
    """Send the thief to the biggest loot and the snitch to the next biggest; other choices at random."""
    if s.phase == PLANNING:
        return grab(s, seat, key)
    count = legal(s, seat, out)
    return out[below(advance(key), count)] if s.phase == TAKING or count < 2 else DONE


def grab(s: State, seat: int, key: int) -> int:
    """Return the plan with the biggest loot, where thieves count for more than snitches."""
    best = plan_at(s, seat, 0)
    most = -1
    for nth in range(plans_of(s)):
        action = plan_at(s, seat, nth)
        hope = 0
        draw = key
        for at in range(places_of(s)):
            draw = advance(draw)  # a little chance decides between equals, the same for every plan
            worth = 1000 * size_of(s.row[at]) + below(draw, 999)
            hope += worth * (thieves_of(action) >> at & 1) * 8
            hope += worth * (snitches_of(action) >> at & 1)
        if hope > most:
            most = hope
            best = action
    return best


def size_of(card: int) -> int:
    """Return how many cubes, cards or points of fame a loot card is good for."""
    kind = kind_of(card)
    if kind == GOODS:
        shown = 0
        for colour in range(COLOURS):
            shown += symbols(card, colour)
        return shown
    if kind == CARTE_BLANCHE or kind == INTRIGUE:
        return 3
    if kind == ITEM:
        return 2 * fame_on(card)
    return 1 if kind == DOCUMENTS else 3
