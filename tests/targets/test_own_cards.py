"""A file of one's own cards plays the same on every target, and otherwise than the standard one."""

from __future__ import annotations

from tests.games.caper.script import CITIES, OTHER

from ruse.games.caper import game
from ruse.study.simulate import simulate


def test_other_cards_play_the_same_on_python_and_cpu() -> None:
    own = game.with_cards(OTHER)
    for city in CITIES:
        options = {"city": city, "laundering_fires": "anywhere"}
        ours, compiled = (
            simulate(own, 2, 12, seed=4, target=target, options=options) for target in ("python", "cpu")
        )
        assert (ours.digest, ours.wins, ours.decisions) == (compiled.digest, compiled.wins, compiled.decisions)
        assert simulate(game, 2, 12, seed=4, target="python", options=options).digest != ours.digest
