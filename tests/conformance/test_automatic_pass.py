"""The table never passes for a seat on a claim that can end the match, or that the seat knows to be false.

`match.spare` is tried along random matches of every game. What a seat knows is asked of the worlds that it can
imagine: if the claimant has the claimed card in none of many, the seat can disprove the claim.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.depths import some_or_many

import ruse
from ruse.core.match import Match
from ruse.games.minister.rules.frame import own_spot

GAMES = ruse.all_games()
WORLDS = 24
MANY_WORLDS = 2_000
"""Enough to find a card that may be there in one of them."""
TABLES: dict[str, list[dict[str, Any]]] = {
    "coup": [{"players": 3}, {"players": 4, "envoy": "inquisitor"}, {"players": 3, "response_mode": "sequential"}],
    "minister": [{"players": 3}, {"players": 5}, {"players": 4, "response_mode": "sequential"}],
}


def is_true_in(game: str, world: Any) -> bool:
    """Return whether the claimant has the claimed card in this world."""
    if game == "coup":
        return bool(world.hand[world.claimant, world.claim] > 0)
    return bool(world.cards[own_spot(world, world.claimant)] == world.claim)


def is_disproved(match: Match, seat: int, worlds: int = WORLDS) -> bool:
    """Return whether the claim is false in every world that the seat imagines."""
    return not any(is_true_in(match.game.slug, match.imagine(seat, key)) for key in range(worlds))


def after_all_passes(match: Match) -> Match:
    """Return the match after everybody who is asked has passed on the open claim."""
    after = match.copy()
    turn = after.view(None)["turn"]
    while not after.over and after.view(None)["turn"] == turn and "pass" in after.actions(after.waiting[0]):
        after.play(after.waiting[0], "pass")
    return after


def test_only_games_with_claims_pass_for_anybody():
    assert {slug for slug, game in GAMES.items() if game.rules.spare is not None} == set(TABLES)


@some_or_many("matches", 2, 15)
@pytest.mark.parametrize("game", TABLES)
def test_no_automatic_pass_gives_a_claim_away(game, matches):
    seen: Counter[str] = Counter()
    for seed in range(matches):
        chance = Random(seed)
        table = TABLES[game][seed % len(TABLES[game])]
        match = ruse.deal(game, seed=seed, **table)
        while not match.over:
            for seat in match.waiting:
                spared = match.spare(seat)
                if "challenge" not in match.actions(seat):
                    continue
                disproved = is_disproved(match, seat)
                ends = after_all_passes(match).over
                seen["disproved"] += disproved
                seen["ends"] += ends
                seen["spared"] += spared is not None
                if spared is not None:
                    assert not ends, (seed, match.journal)
                    assert not disproved or not is_disproved(match, seat, MANY_WORLDS), (seed, match.journal)
            seat = chance.choice(match.waiting)
            match.play(seat, chance.choice(match.actions(seat)))
    assert seen["spared"] > 50 * matches // 15
    assert seen["disproved"] > 10 * matches // 15
    assert game == "coup" or seen["ends"] > 5 * matches // 15
