"""The learned bot on a GPU, in Numba's simulator: the same moves as on the CPU, from the same brain."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import ruse
from ruse.core.game import Game

pytestmark = pytest.mark.deep

LEARNED = [game for game in ruse.all_games().values() if game.rules.brain is not None]
AGAINST_LEARNED = """
import sys, warnings
warnings.simplefilter("ignore")  # NumPy tells of every wrap of the simulator's 64-bit words
import numpy as np
import ruse
game, players = sys.argv[1], int(sys.argv[2])
batches = [
    ruse.batch(game, 3, players=players, seed=7, target=target, opponents="learned") for target in ("cpu", "cuda")
]
random = np.random.default_rng(0)
for _ in range(6):
    for name in ("seats", "legal", "observation", "done", "rewards"):
        ours, theirs = (getattr(batch, name) for batch in batches)
        assert np.array_equal(ours, theirs.copy_to_host()), name
    legal = batches[0].legal
    actions = (random.random(legal.shape) * legal).argmax(1)
    for batch in batches:
        batch.step(actions)
records = [batch.save()["records"].tobytes() for batch in batches]
assert records[0] == records[1]
print("the same")
"""


@pytest.mark.parametrize("most", [False, True], ids=["fewest players", "more players"])
@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.slug)
def test_it_makes_the_same_moves_in_the_simulator(game: Game, most: bool) -> None:
    """With the fewest players and with two more: a brain may have a network of its own for each."""
    players = game.players[min(2, len(game.players) - 1) if most else 0]
    done = subprocess.run(
        [sys.executable, "-c", AGAINST_LEARNED, game.slug, str(players)],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "the same\n", done.stderr[-2000:]
