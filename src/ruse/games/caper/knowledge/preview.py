"""What an action would do: it is played on a copy of what the seat knows, and the tables are compared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ruse.core.view import Hint
from ruse.games.caper.cards.tables import VALUE, of_card, slug
from ruse.games.caper.knowledge.imagine import imagine
from ruse.games.caper.notation import LOOT, PHASES, place_name
from ruse.games.caper.rules.actions import location_hired, place_equipped, slot_equipped, slot_hired
from ruse.games.caper.rules.effects import resolve
from ruse.games.caper.rules.heist import lead
from ruse.games.caper.rules.machine import ask, perform
from ruse.games.caper.rules.scoring import score
from ruse.games.caper.rules.state import (
    BURN,
    BURNING,
    DISCARD,
    EQUIP,
    GRAB,
    GRABBING,
    LOCATIONS,
    LOOTS,
    RESOLVING,
    RETURN,
    RETURNING,
    SEATS,
    SLOTS,
    State,
)

WORLD = 0
"""The key of the world in which actions are tried; nothing in a preview depends on it."""


def known_to(s: State, seat: int) -> State:
    """Return a copy of the record with nothing in it that the seat does not know."""
    world = s.copy()
    imagine(world, seat, WORLD)
    return world


def preview(world: State, seat: int) -> Callable[[State, int, int], Hint]:
    """Return what says what an action would do; how things stand now is counted once for all of them."""
    now = standing(world, seat)

    def hint(world: State, seat: int, action: int) -> Hint:
        card = card_of(world, seat, action)
        return {
            "rule": rule_of(action),
            "card": slug(card),
            "place": place_of_action(world, seat, action),
            "cost": of_card(card, VALUE) if EQUIP <= action < DISCARD else 0,
            "changes": changes(world, seat, action, now),
        }

    return hint


def standing(world: State, seat: int) -> dict[str, list[int]]:
    """Return what can change: markers, coins, points and loot, as the seat sees them."""
    return {
        "markers": [lead(world, seat, at) for at in range(LOCATIONS)],
        "coins": [world.coins[seat], world.coins[1 - seat]],
        "laundered": [world.laundered[seat], world.laundered[1 - seat]],
        "points": [score(world, seat), score(world, 1 - seat)],
        **{LOOT[kind]: [world.hq[seat, kind], world.hq[1 - seat, kind]] for kind in range(LOOTS)},
    }


def card_of(world: State, seat: int, action: int) -> int:
    """Return the card of the hand that an action uses."""
    if action < EQUIP:
        return world.hand[seat, slot_hired(action)]
    if action < DISCARD:
        return world.hand[seat, slot_equipped(action)]
    return world.hand[seat, action - DISCARD] if action < GRAB else 0


def place_of_action(world: State, seat: int, action: int) -> str | None:
    """Return the location or the thief that an action is about."""
    if action < EQUIP:
        return str(1 + location_hired(action))
    if action < DISCARD:
        return place_name(place_equipped(seat, action))
    if BURN <= action < RETURN:
        return place_name(SLOTS * world.where + action - BURN)
    return None


def rule_of(action: int) -> str:
    """Return the rule behind an action."""
    if action < EQUIP:
        return "CAPER-24"
    if action < DISCARD:
        return "CAPER-28"
    if action < GRAB:
        return "CAPER-33"
    if action < BURN:
        return "CAPER-43"
    return "CAPER-55" if action < RETURN else "CAPER-63"


def changes(world: State, seat: int, action: int, now: dict[str, list[int]]) -> dict[str, Any]:
    """Return what the table looks like after the action, less what it looks like now; what is equal is left out.

    It covers what the action does on its own: `then` says which choice comes next. The turn does not pass
    on, so that nothing shows of the next hands.
    """
    after = world.copy()
    perform(after, seat, action)
    while after.phase == RESOLVING or (after.phase in (GRABBING, BURNING, RETURNING) and is_forced(after)):
        resolve(after)
    then = standing(after, seat)
    found = {name: differences(now[name], then[name]) for name in now if now[name] != then[name]}
    loot = {kind: found.pop(kind) for kind in LOOT if kind in found}
    changed: dict[str, Any] = dict(found)
    if loot:
        changed["loot"] = loot
    burned = [
        slug(after.discards[owner, nth])
        for owner in range(SEATS)
        for nth in range(world.discarded[owner], after.discarded[owner])
        if owner != world.turn
    ]
    if burned:
        changed["burned"] = burned
    if after.phase in (GRABBING, BURNING, RETURNING):
        changed["then"] = PHASES[after.phase]
    return changed


def is_forced(after: State) -> bool:
    """Return whether a choice inside an effect is none; then it is made."""
    ask(after)
    forced = after.waiting == 0
    after.waiting = 0
    return forced


def differences(before: list[int], after: list[int]) -> list[int]:
    """Return the second row less the first."""
    return [new - old for old, new in zip(before, after, strict=True)]
