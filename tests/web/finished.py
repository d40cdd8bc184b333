"""Tables whose match is over, straight into a store."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import ruse
from ruse.bots.seated import seated
from ruse.core.match import Match
from ruse.server.store.journal import ActionRow, SeatRow, TableRow
from ruse.server.tables.plan import Plan

NAMES = ["Carla", "Bruno", "Dora", "Felix"]
HANDS = [["duke", "captain"], ["contessa", "contessa"], ["duke", "ambassador"]]
TURN = "0 tax / 1 pass / 2 pass / 1 steal 0 / 0 pass / 2 pass / 0 block ambassador / 1 challenge / 2 pass"
"""A true claim, a bluff that nobody challenges, a block that is a bluff and is challenged."""
UNHEARD = "0 foreign-aid / 1 block duke / 2 block duke / 0 pass / 2 pass"


def played(seed: int = 9, players: int = 3) -> Match:
    """Return a whole match among bots."""
    match = ruse.deal("coup", players=players, seed=seed)
    choose = seated(match.game, None)
    while not match.over:
        match.play(match.waiting[0], choose(match, match.waiting[0]))
    return match


def scripted(text: str, hands: Sequence[Sequence[str]] = HANDS, **options: Any) -> Match:
    """Return a match that stops wherever the script does; a store can say that it is over all the same."""
    match = ruse.arrange("coup", {"hands": [list(hand) for hand in hands]}, seed=1, **options)
    for move in text.split(" / "):
        seat, _, action = move.partition(" ")
        match.play(int(seat), action)
    return match


def row_of(match: Match, table: str, status: str = "over", names: Sequence[str] = NAMES) -> TableRow:
    """Return the match as a journal has it."""
    twin = type(match)(
        match.game, match.players, seed=match.seed, options=dict(match.options), position=match.position
    )
    actions = []
    for seat, action in match.journal:
        told = twin.happened
        twin.play(seat, action)
        actions.append(ActionRow(seat, str(action), "bot", 0.0, twin.revealed(told)))
    return TableRow(
        id=table,
        created=time.time(),  # one from long ago would be deleted as expired
        status=status,
        plan=Plan(match.game.slug, match.players).as_dict(),
        host=None,
        rules=match.game.version,
        seed=match.seed,
        salt=match.salt,
        options=dict(match.options),
        position=match.position,
        seats=[SeatRow(seat, names[seat], bot="house") for seat in range(match.players)],
        actions=actions,
    )
