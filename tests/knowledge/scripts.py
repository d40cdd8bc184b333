"""Short matches as scripts, played from a deal in which they are possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ruse
from ruse.core.match import Match

SEEDS = 20_000


def played(
    script: str,
    players: int,
    *,
    where: Callable[[Match], bool] = lambda match: True,
    **options: Any,
) -> Match:
    """Return the match of this script from the first seed whose deal allows it (and `where` accepts).

    `0 tax / 1 challenge` are actions; everybody else who is asked passes. A star is the first card that
    can be named: `1 lose *`.
    """
    for seed in range(SEEDS):
        match = ruse.deal("coup", players, seed=seed, first_player=0, **options)
        try:
            if where(match) and _plays(match, script):
                return match
        except ruse.IllegalAction:
            continue
    raise AssertionError(f"no deal allows {script!r}")


def _plays(match: Match, script: str) -> bool:
    for move in filter(None, (move.strip() for move in script.split("/"))):
        seat, _, action = move.partition(" ")
        _pass_until(match, int(seat), action)
        if action.endswith("*"):
            verb = action.split()[0]
            action = next(named for named in match.actions(int(seat)) if named.startswith(verb))
        match.play(int(seat), action)
    return True


def _pass_until(match: Match, seat: int, action: str) -> None:
    """In an open window the seats before this one pass, and all of them if it is not asked for this."""
    while match.waiting and "pass" in match.actions(match.waiting[0]):
        asked = match.waiting[0]
        wanted = {named.split()[0] for named in match.actions(seat)}
        if asked == seat and action.split()[0] in wanted:
            return
        match.play(asked, "pass")
