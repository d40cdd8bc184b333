"""Every bot plays the same games in the interpreter and compiled."""

from __future__ import annotations

import numpy as np
import pytest
from tests.depths import DEEP

import ruse
from ruse.core.brain_file import brain_arrays, mind_of
from ruse.core.chance import MASK
from ruse.core.game import Game
from ruse.core.record import Row
from ruse.core.targets.bot_choice import Mind
from ruse.core.targets.cpu import batch, cpu
from ruse.core.targets.interpreted import interpreted

GAMES = 4
QUICK = {("coup", "easy"), ("royal", "greedy"), ("royal", "easy")}
BOTS = [
    pytest.param(game, bot, marks=() if (game.slug, bot) in QUICK else DEEP, id=f"{game.slug}-{bot}")
    for game in ruse.all_games().values()
    for bot in game.bot_names
    if bot != "learned"  # tests/conformance/test_learned.py
]


@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_a_bot_plays_the_same_games_on_python_and_cpu(game: Game, bot: str) -> None:
    for players in {game.players[0], min(4, game.players[-1])}:
        bots = [game.bot_number(bot)] * players
        blank = game.blank(players, ruse.deal(game.slug, players, seed=0).options)
        records, cells, out = batch(game, blank, 3)
        compiled = np.zeros(5, np.uint64), np.zeros(16, np.int64)
        mind = Mind(*brain_arrays(game, None, [bots]), np.zeros(mind_of(game.rules), np.int32))
        cpu(game).duel_span(records, cells, out, np.array(bots), 0, mind, np.uint64(9), 0, GAMES, *compiled)
        plain = [0] * 5, [0] * 16
        spare, none = [blank.copy() for _ in range(3)], Mind((), (), [])
        interpreted(game).duel_span(spare, None, Row([0] * game.rules.width), bots, 0, none, 9, 0, GAMES, *plain)
        plain[0][1] &= MASK  # NumPy's sums wrap
        assert (plain[0], plain[1]) == (compiled[0].tolist(), compiled[1].tolist())
