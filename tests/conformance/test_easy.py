"""`easy` plays like the bot that its game names, with a random answer now and then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from tests.conformance.walks import FEW, matches, now_and_then

import ruse
from ruse.core.chance import advance, below, scramble, seeded
from ruse.core.game import Game
from ruse.core.match import Match
from ruse.core.record import Row
from ruse.core.targets import bot_choice
from ruse.core.targets.bot_choice import EASY, RANDOM, Mind
from ruse.core.targets.interpreted import interpreted, interpreted_bindings
from ruse.core.targets.link import Linker, seating

GAMES = [game for game in ruse.all_games().values() if game.rules.bots]
NONE = Mind((), (), [])
"""No learned bot sits anywhere here."""

Choose = Callable[..., int]


def answer(choose: Choose, bot: int, match: Match, seat: int, key: int, world: Any = None) -> int:
    """Return what a bot does in a world that its seat must think possible."""
    world = match.imagine(seat, key) if world is None else world.copy()
    return choose(bot, world, seat, Row([0] * match.game.rules.width), key, NONE)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_easy_plays_like_the_bot_that_the_game_names_but_at_random_every_third_time(game: Game) -> None:
    choose = interpreted(game).choose
    # In a batch in which only `easy` sits, no other bot is compiled.
    linker = Linker(lambda function: function, interpreted_bindings(game), compiled=False)
    alone = linker.variant(seating(frozenset({EASY}))).link(bot_choice.choose)
    attentive = game.bot_number(game.rules.easy or game.usual_bot)
    seen = set()

    @FEW
    @given(matches(game.slug))
    def law(dealt):
        match, chance = dealt
        for moment in now_and_then(match, chance, 0.1):
            for seat in moment.waiting[:1]:
                key = chance.getrandbits(64)
                is_random = below(scramble(advance(advance(key))), 3) == 0
                expected = answer(choose, RANDOM if is_random else attentive, moment, seat, key)
                assert answer(choose, EASY, moment, seat, key) == expected
                assert answer(alone, EASY, moment, seat, key) == expected
                seen.add(is_random)

    law()
    assert seen == {False, True}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_on_equal_views_with_equal_keys_easy_chooses_alike(game: Game) -> None:
    choose = interpreted(game).choose

    @FEW
    @given(matches(game.slug))
    def law(dealt):
        match, chance = dealt
        for moment in now_and_then(match, chance, 0.1):
            for seat in moment.waiting[:1]:
                worlds = [moment._state, *(moment.imagine(seat, chance.getrandbits(64)) for _ in range(2))]
                for key in (seeded(moment.seed, nth) for nth in range(3)):
                    assert len({answer(choose, EASY, moment, seat, key, world) for world in worlds}) == 1

    law()
