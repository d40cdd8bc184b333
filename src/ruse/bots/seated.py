"""Who sits in the other seats: the game's bots, given an imagined record and never the true one."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ruse.core.brain_file import brain_of, mind_of
from ruse.core.errors import BadBrain
from ruse.core.record import Row
from ruse.core.targets.bot_choice import LEARNED, Mind
from ruse.core.targets.interpreted import interpreted

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.core.match import Match

Chooser = Callable[["Match", int], str]
"""Answers for a seat that is asked."""


def seated(game: Game, name: str | None) -> Chooser:
    """Return the bot of this name; without a name the game's usual one."""
    number = game.bot_number(name or game.usual_bot)
    choose = interpreted(game).choose
    brain = None
    if number == LEARNED:
        try:
            brain = brain_of(game)
        except BadBrain as error:
            # A table must not lose a seat over a damaged file.
            logging.getLogger(__name__).warning("%s plays instead of learned: %s", game.usual_bot, error)
            number = game.bot_number(game.usual_bot)
    weights, tuning = (brain.weights, brain.tuning) if brain is not None else ((), ())
    # The game's usual bot plays if the brain was not measured to be stronger.
    strong_with = brain.about.get("strong_with", list(game.players)) if brain is not None else ()
    usual = game.bot_number(game.usual_bot)
    mind = Mind(weights, tuning, [0] * mind_of(game.rules))

    def chooser(match: Match, seat: int) -> str:
        world_key, bot_key = _keys(match, seat)
        world = match.imagine(seat, world_key)
        out = Row([0] * game.rules.width)
        who = number if number != LEARNED or match.players in strong_with else usual
        return game.interface.write(world, seat, choose(who, world, seat, out, bot_key, mind))

    return chooser


def seated_all(game: Game, names: str | None, seats: Sequence[int]) -> Chooser:
    """Return the bots of some seats: one name for all, or several with commas, the last one for the rest."""
    named = (names or game.usual_bot).split(",")
    sitting = {seat: seated(game, named[min(nth, len(named) - 1)].strip()) for nth, seat in enumerate(seats)}
    return lambda match, seat: sitting[seat](match, seat)


def _keys(match: Match, seat: int) -> tuple[int, int]:
    """Fresh keys for every answer; hashed from the seed, so a seeded match repeats with its bots."""
    text = f"bot {match.seed} {len(match.journal)} {seat}"
    digest = hashlib.sha256(text.encode()).digest()
    return int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big")
