"""A file of the seat's own cards plays the same on every target, and otherwise than the standard one."""

from __future__ import annotations

import pytest
from tests.games.caper.script import CITIES, OTHER

from ruse.core.targets.cpu import cpu
from ruse.games.caper import game
from ruse.study.simulate import simulate


@pytest.mark.deep
def test_other_cards_play_the_same_on_python_and_cpu() -> None:
    own = game.with_cards(OTHER)
    for city in CITIES:
        options = {"city": city, "laundering_fires": "anywhere"}
        ours, compiled = (
            simulate(own, 2, 12, seed=4, target=target, options=options) for target in ("python", "cpu")
        )
        assert (ours.digest, ours.wins, ours.decisions) == (compiled.digest, compiled.wins, compiled.decisions)
        theirs, compiled = (
            simulate(game, 2, 12, seed=4, target=target, options=options) for target in ("python", "cpu")
        )
        assert theirs.digest == compiled.digest != ours.digest


@pytest.mark.deep
def test_compiled_code_of_other_cards_has_names_of_its_own() -> None:
    """Code from the disk is bound by its names: with the same ones, the first cards were played with twice."""
    own, ours = (cpu(some).simulate_span.py_func for some in (game.with_cards(OTHER), game))
    assert own.__code__ is ours.__code__
    assert own.__qualname__ != ours.__qualname__
