"""Whether the laws of secrecy notice what is wrong with a game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.conformance.changed import changed
from tests.conformance.laws import Broken, check_knowledge, check_secrecy, goes_on_the_same
from tests.conformance.walks import go_together, walk

from ruse.core.game import Game
from ruse.core.match import Match
from ruse.core.record import Grid

STEPS = 60


def is_noticed(game: Game, matches: int = 30) -> bool:
    """Return whether some law breaks along random matches of a game."""
    return _breaks(game, matches, _check_all)


def is_heard(game: Game, matches: int = 200) -> bool:
    """Return whether law (d), of events, breaks along random matches of a game."""
    return _breaks(game, matches, _check_events)


def _breaks(game: Game, matches: int, check: Callable[[Match, int, Random], None]) -> bool:
    try:
        for seed in range(matches):
            chance = Random(seed)
            for step, moment in enumerate(walk(some_match(game, chance), chance, STEPS)):
                check(moment, step, chance)
    except Broken:
        return True
    return False


def some_match(game: Game, chance: Random) -> Match:
    """Return a match at one of the smaller tables, with some options."""
    players = chance.choice(game.players[:3])
    options: dict[str, Any] = {}
    for option in game.interface.options:
        value = chance.choice(option.values)
        if len(option.values) < 4 and go_together(game, players, options | {option.name: value}):
            options[option.name] = value
    return Match(game, players, seed=chance.getrandbits(64), options=options)


def _check_all(match: Match, step: int, chance: Random) -> None:
    check_secrecy(match, chance.randrange(match.players), chance)
    if step in (2, 5):
        check_knowledge(match, chance.randrange(match.players), chance)


def _check_events(match: Match, step: int, chance: Random) -> None:
    """Events follow when nobody is asked any more, or on the last answer."""
    if len(match.waiting) == 1:
        actor = match.waiting[0]
        seat = chance.randrange(match.players)
        goes_on_the_same(match, seat, chance.getrandbits(64), actor, chance.choice(match.actions(actor)))


def with_view_of(game: Game, field: str) -> Game:
    """Return the game with a field of its record in every view."""

    def view(s: Any, seat: int | None) -> dict[str, Any]:
        value = getattr(s, field)
        return dict(game.interface.view(s, seat)) | {
            "leak": [value[at] for at in sorted(value)] if isinstance(value, Grid) else value
        }

    return changed(game, view=view)


def with_kept(game: Game, field: str) -> Game:
    """Return the game with an `imagine` that leaves a field of the record as it is."""

    def imagine(s: Any, seat: int, key: int) -> None:
        value = getattr(s, field)
        kept = value if isinstance(value, int) else type(value)(value)
        game.rules.imagine(s, seat, key)
        setattr(s, field, kept)

    return changed(game, imagine=imagine)
