"""Bots play by the rules: every player count, every option; and python and cpu play the same games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from tests.depths import deep_but
from tests.games.coup.bots.asking import choice
from tests.games.coup.tables import tables

import ruse
from ruse.core.brain_file import brain_arrays
from ruse.core.chance import MASK, seeded
from ruse.core.match import Match
from ruse.core.record import Row
from ruse.core.targets.bot_choice import Mind
from ruse.core.targets.cpu import batch, cpu
from ruse.core.targets.interpreted import interpreted
from ruse.core.targets.match_loops import lowest
from ruse.games.coup import game
from ruse.games.coup.bots.house_reading import lost_copies, most_copies
from ruse.games.coup.rules.state import BLOCK_AS, CLAIM_OF, COUP, DO_COUP, PASS

SOME = settings(max_examples=60, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
BLUFF = 2
NAMES = list(game.rules.bots)


def claimed(action: int) -> int:
    """Return the character that an action claims."""
    if action > PASS:
        return action - BLOCK_AS
    return CLAIM_OF[action if action <= DO_COUP else COUP + (action - DO_COUP - 1) // 9]


def play_out(match: Match) -> None:
    """Play a match with a bot in every seat, the house bot in every other one, watching the rules.

    The bots get the true record: `test_secrecy` shows that it makes no difference to them.
    """
    s: Any = match._state
    ply = 0
    while s.waiting:
        seat = lowest(s.waiting)
        bot = "house" if seat % 2 == 0 else NAMES[seat // 2 % len(NAMES)]
        action = choice(s, seat, bot, seeded(match.seed, ply))
        assert game.rules.why_not(s, seat, action) == 0, f"{bot} may not play {action} in seat {seat}: {s}"
        if game.rules.honesty(s, seat, action) == BLUFF:
            assert bot != "honest"
            if bot == "house":
                card = claimed(action)
                assert lost_copies(s, card) < most_copies(s, seat, card), f"{card} is impossible: {s}"
        game.rules.act(s, seat, action)
        ply += 1


@SOME
@given(dealt=tables())
def test_bots_play_only_what_is_legal_and_the_house_never_claims_the_impossible(dealt: Match) -> None:
    play_out(dealt)


@pytest.mark.parametrize("players", deep_but(game.players, 2, 3, 4))
@pytest.mark.parametrize("envoy", ["ambassador", "inquisitor"])
def test_the_house_among_itself_comes_to_an_end(players: int, envoy: str) -> None:
    for seed in range(6):
        match = ruse.deal("coup", players, seed=seed, envoy=envoy)
        s: Any = match._state
        ply = 0
        while s.waiting:
            seat = lowest(s.waiting)
            game.rules.act(s, seat, choice(s, seat, "house", seeded(seed, ply)))
            ply += 1
        assert game.rules.winners(s) != 0, f"a draw after {s.turns} turns"


@pytest.mark.parametrize(
    ("players", "bots", "options"),
    [
        (2, [1, 1], {}),
        (2, [1, 2], {"draft_2p": True, "envoy": "inquisitor"}),
        (3, [1, 3, 4], {"envoy": "inquisitor", "response_mode": "sequential"}),
        (4, [1, 1, 2, 0], {"fa_reblock": True, "prove_mode": "reveal_one"}),
    ],
)
def test_bots_play_the_same_games_on_python_and_cpu(players: int, bots: list[int], options: dict[str, Any]) -> None:
    games = 6
    blank = game.blank(players, ruse.deal("coup", players, seed=0, **options).options)
    records, cells, out = batch(game, blank, 3)
    compiled = np.zeros(5, np.uint64), np.zeros(16, np.int64)
    mind = Mind(*brain_arrays(game, None, [bots]), np.zeros(1, np.int32))  # nobody here is learned
    cpu(game).duel_span(records, cells, out, np.array(bots), 0, mind, np.uint64(9), 0, games, *compiled)
    plain = [0] * 5, [0] * 16
    spare = [blank.copy() for _ in range(3)]
    none = Mind((), (), [])
    interpreted(game).duel_span(spare, None, Row([0] * game.rules.width), bots, 0, none, 9, 0, games, *plain)
    plain[0][1] &= MASK
    assert plain[0] == compiled[0].tolist()
    assert plain[1] == compiled[1].tolist()
