"""Bots think in the room for their list of actions; on a GPU its cells have 32 bits."""

from __future__ import annotations

from typing import Any

import pytest

import ruse
from ruse.core.game import Game
from ruse.core.record import Row
from ruse.core.targets.interpreted import interpreted

ROOM = 1 << 31
BOTS = [(game, bot) for game in ruse.all_games().values() for bot in game.rules.bots]


class NarrowRow(Row):
    """Room of as many cells as a GPU's thread has, each as wide."""

    def __setitem__(self, at: Any, value: Any) -> None:
        assert -ROOM <= value < ROOM
        assert 0 <= at < len(self)
        super().__setitem__(at, value)


@pytest.mark.parametrize(("game", "bot"), BOTS, ids=lambda value: getattr(value, "slug", value))
def test_what_a_bot_writes_fits_into_the_room_it_is_given(game: Game, bot: str) -> None:
    number = 1 + list(game.rules.bots).index(bot)
    choose = interpreted(game).choose
    match = ruse.deal(game.slug, game.players[-1], seed=4)
    for turn in range(120):
        if match.over:
            break
        seat = match.waiting[0]
        world = match.imagine(seat, turn)
        action = choose(number, world, seat, NarrowRow([0] * game.rules.width), turn, None)
        match.play(seat, game.interface.write(world, seat, action))
