"""Random matches of any game: Hypothesis chooses players, options and seed, a walk plays them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import ruse
from ruse.core.errors import BadOption
from ruse.core.game import Game
from ruse.core.match import Match
from ruse.core.options import resolve

GAMES = list(ruse.all_games())
"""Every installed game: a new one is tested before its author writes a test."""

FEW = settings(max_examples=12, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
MANY = settings(FEW, max_examples=24)
SOME = settings(FEW, max_examples=2)
OFTEN = pytest.mark.parametrize("often", [SOME, pytest.param(MANY, marks=pytest.mark.deep)], ids=["some", "many"])
"""For a law that is tried on some matches in `make test`, and on many in `make test-deep`."""
SELDOM = pytest.mark.parametrize("often", [SOME, pytest.param(FEW, marks=pytest.mark.deep)], ids=["some", "few"])
"""The same for what the trials of mutants repeat (tests/mutants): they run the deep tests of a game, too."""

CALM = (0.0, 0.6, 0.9)
"""How often a walk takes the first action that is offered, which in most windows is to let things pass."""


@st.composite
def tables(draw: st.DrawFn, slug: str) -> tuple[int, dict[str, Any]]:
    """Return a number of players and options that go together."""
    game = ruse.all_games()[slug]
    players = draw(st.integers(game.players[0], game.players[-1]))
    chosen: dict[str, Any] = {}
    for option in game.interface.options:
        value = draw(st.sampled_from([option.default_for(players), *option.values]))
        if go_together(game, players, chosen | {option.name: value}):
            chosen[option.name] = value
    return players, chosen


def go_together(game: Game, players: int, options: Mapping[str, object]) -> bool:
    """Return whether these options can be chosen."""
    try:
        resolve(game, players, "standard", options)
    except BadOption:
        return False
    return True


@st.composite
def matches(draw: st.DrawFn, slug: str) -> tuple[Match, Random]:
    """Return a match just dealt, and the chance that will play it."""
    players, options = draw(tables(slug))
    seed = draw(st.integers(0, 2**64 - 1))
    return ruse.deal(slug, players, seed=seed, **options), Random(seed)


def walk(match: Match, chance: Random, limit: int = 400) -> Iterator[Match]:
    """Play a match at random; it is handed out before every action, and once more at the end."""
    calm = chance.choice(CALM)
    for _ in range(limit):
        yield match
        if match.over:
            return
        seat = chance.choice(match.waiting)
        actions = match.actions(seat)
        match.play(seat, actions[0] if chance.random() < calm else chance.choice(actions))


def now_and_then(match: Match, chance: Random, share: float, limit: int = 400) -> Iterator[Match]:
    """Yield some moments of a random walk."""
    for moment in walk(match, chance, limit):
        if moment.over or chance.random() < share:
            yield moment
