"""Bots know what their seat knows: on equal views they choose alike."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from tests.conformance.walks import OFTEN
from tests.games.coup.bots.asking import choice
from tests.games.coup.script import table, wander
from tests.games.coup.tables import tables

from ruse.core.chance import seeded
from ruse.core.match import Match
from ruse.core.record import Row
from ruse.games.coup import game
from ruse.games.coup.rules.legal import legal
from ruse.games.coup.rules.state import DUKE, State


def differs(match: Match, seat: int, bot: str, at: int) -> str:
    """Return how a bot's choice depends on what its seat cannot know; nothing if it does not."""
    worlds = [match.imagine(seat, seeded(5, 2 * at + nth)) for nth in range(2)]
    for nth in range(6):
        key = seeded(6, 6 * at + nth)
        found = {choice(world, seat, bot, key) for world in [*worlds, match._state]}
        if len(found) > 1:
            return f"{bot} in seat {seat} chooses {found} at {match.dumps()}"
    return ""


@OFTEN
@pytest.mark.parametrize("bot", game.rules.bots)
def test_on_equal_views_with_equal_keys_a_bot_chooses_alike(bot: str, often: settings) -> None:
    """Stronger than equal odds: a choice depends on the seat's view and the key, on nothing else."""

    @often
    @given(dealt=tables())
    def law(dealt: Match) -> None:
        for at, match in enumerate(wander(dealt, seed=dealt.seed)):
            if at % 9 == 0:
                for seat in match.waiting[:2]:
                    assert not differs(match, seat, bot, at)

    law()


def peeking(s: State, seat: int, out: Row, key: int) -> int:
    """Cheat on purpose: look at the next seat's hand."""
    count = legal(s, seat, out)
    return out[0] if s.hand[(seat + 1) % s.players, DUKE] > 0 else out[count - 1]


def test_a_bot_that_peeks_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game.rules.bots, "peeking", peeking)
    match = table("duke contessa", "assassin captain")
    assert any(differs(match, 0, "peeking", at) for at in range(8))
