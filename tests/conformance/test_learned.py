"""The learned bot of each game: same moves on every target, nothing seen but its view, stronger than house."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.depths import deep_after, deep_but, some_or_many

import ruse
from ruse.arena.duel import duel
from ruse.bots.seated import seated
from ruse.core.brain_file import Brain, brain_arrays, brain_of, mind_of
from ruse.core.game import Game
from ruse.core.record import Row
from ruse.core.targets.bot_choice import LEARNED, Mind
from ruse.core.targets.cpu import batch, cpu
from ruse.core.targets.interpreted import interpreted

GAMES = [game for game in ruse.all_games().values() if game.rules.brain is not None]
every_learned = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
some_learned = pytest.mark.parametrize(
    "game", deep_but(GAMES, ruse.all_games()["coup"]), ids=lambda game: game.slug
)
"""Where it takes long, `make test` tries only Coup's."""

STRENGTH = [
    ("caper", 2, 0.85),
    ("coup", 2, 0.60),
    ("coup", 4, 0.50),
    ("minister", 4, 0.55),
    ("royal", 4, 0.46),
]
"""Game, players, and a share of wins against house that 1,000 games do not miss; docs/bots.md has more games."""


def brain_for(game: Game) -> Brain:
    brain = brain_of(game)
    assert brain is not None
    return brain


def usual_players(game: Game) -> int:
    """One more than the fewest, where there can be more."""
    return game.players[min(1, len(game.players) - 1)]


@some_learned
def test_it_plays_a_whole_match_at_a_table(game: Game) -> None:
    players = usual_players(game)
    match = ruse.deal(game.slug, players, seed=players)
    chooser = seated(game, "learned")
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, chooser(match, seat))
    assert match.winners


@pytest.mark.parametrize("more", deep_after(1, [0, 1]))
@some_learned
def test_it_makes_the_same_moves_interpreted_and_compiled(game: Game, more: int) -> None:
    """With the fewest players and with one more: a brain may have a network of its own for each."""
    players, games = (usual_players(game) if more else game.players[0]), 2
    weights, tuning = brain_arrays(game, None, [[LEARNED]])
    cells = mind_of(game.rules)
    blank = game.blank(players, dict(ruse.deal(game.slug, players).options))
    records, bits, out = batch(game, blank, 3)
    compiled = np.zeros(5, np.uint64)
    seats = np.array([LEARNED] * players)
    mind = Mind(weights, tuning, np.zeros(cells, np.int32))
    wins = np.zeros(16, np.int64)
    cpu(game).duel_span(records, bits, out, seats, 0, mind, np.uint64(3), 0, games, compiled, wins)
    brain = brain_for(game)
    told: list[Any] = [0] * 5
    interpreted(game).duel_span(
        [blank, blank, blank],
        None,
        Row([0] * game.rules.width),
        [LEARNED] * players,
        0,
        Mind(brain.weights, brain.tuning, [0] * cells),
        3,
        0,
        games,
        told,
        [0] * 16,
    )
    assert told[0] == int(compiled[0]) > 20
    assert told[1] % 2**64 == int(compiled[1])


@some_or_many("most", 12, 80)
@every_learned
def test_on_equal_views_with_equal_keys_it_chooses_alike(game: Game, most: int) -> None:
    choose = interpreted(game).choose
    brain = brain_for(game)
    mind = Mind(brain.weights, brain.tuning, [0] * mind_of(game.rules))
    match = ruse.deal(game.slug, usual_players(game), seed=8)
    chooser = seated(game, "house")
    asked = 0
    while not match.over and asked < most:
        seat = match.waiting[0]
        worlds = [match.imagine(seat, key) for key in (1, 2)]
        found = {choose(LEARNED, world, seat, Row([0] * game.rules.width), 77, mind) for world in worlds}
        assert len(found) == 1
        asked += 1
        match.play(seat, chooser(match, seat))
    assert asked > 10


@pytest.mark.parametrize(("slug", "players", "least"), deep_but(STRENGTH, ("coup", 2, 0.60), ("coup", 4, 0.50)))
def test_it_is_stronger_than_house(slug: str, players: int, least: float) -> None:
    game = ruse.all_games()[slug]
    assert duel(game, players, "learned", game.usual_bot, 1000).rate > least


@every_learned
def test_its_model_card_says_how_to_make_it_again(game: Game) -> None:
    about = brain_for(game).about
    assert about["command"].startswith(f"ruse train {game.slug} --reproduce")
    assert about["decisions"] > 0
    assert set(about["strong_with"]) <= set(game.players)
