"""The show: bots and clocks wait until people have seen what happened, and the wait says nothing about cards."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from tests.conformance.planted import some_match
from tests.conformance.served import blinded
from tests.conformance.walks import GAMES, walk
from tests.server.rooms import room_in, run, table_of, until

import ruse
from ruse.core.staging import ALONE, EACH_MORE, seconds, weights_of
from ruse.server.tables.pace import Pace

QUICK = Pace(0.15)
"""Bots that answer within a quarter of a second, and wait for a tenth of the show."""


def test_small_things_of_a_kind_are_shown_at_once_and_heavy_ones_each_by_itself():
    coup = ruse.all_games()["coup"]
    weights = weights_of(coup)
    assert weights["turn"] == 0
    assert weights["coins"] < ALONE <= weights["lost"]
    told = ["turn", "coins", "coins", "coins", "lost", "lost"]
    assert seconds(coup, told) == pytest.approx(weights["coins"] + 2 * EACH_MORE + 2 * weights["lost"])


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_a_show_and_its_end_is_the_heaviest(slug):
    weights = weights_of(ruse.all_games()[slug])
    assert max(weights.values()) == weights["finished"] >= 2


@pytest.mark.parametrize("slug", GAMES)
def test_the_length_of_the_show_says_nothing_about_cards(slug):
    chance = Random(5)
    match = some_match(ruse.all_games()[slug], chance)
    for moment in walk(match, chance):
        if not moment.over and chance.random() < 0.1:
            other = blinded(moment, chance.randrange(moment.players), chance)
            assert seconds(match.game, moment.kinds()) == seconds(match.game, other.kinds())


def test_bots_wait_until_people_have_seen_what_happened(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=QUICK) as room:
            table = await table_of(room, people=1, players=2, options={"first_player": 0})
            start = asyncio.get_running_loop().time()
            await table.play(0, "income", table.window)
            assert table.match is not None
            shown = QUICK.show(seconds(table.match.game, table.match.kinds()[-3:]))
            await until(lambda: table.match and table.match.ply > 1)
            assert asyncio.get_running_loop().time() - start >= shown + 0.5 * QUICK.seconds
            assert shown + 0.5 * QUICK.seconds > 1.5 * QUICK.seconds, "without a show it would be over by then"

    run(work())


def test_the_table_waits_for_its_slowest_player_and_for_nobody_who_wants_no_show(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room, people=2)
            assert table.presence.tempo == 1.0
            with table.presence.subscribe((0,), 0.0):
                assert table.presence.tempo == 0.0
                with table.presence.subscribe((), 1.6):  # a spectator keeps nobody waiting
                    assert table.presence.tempo == 0.0
                with table.presence.subscribe((1,), 1.6):
                    assert table.presence.tempo == 1.6

    run(work())


def test_the_clock_stands_still_while_people_look(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=Pace(1.5)) as room:
            table = await table_of(room, people=2, players=2, clock="quick", options={"first_player": 0})
            await table.play(0, "tax", table.window)
            await asyncio.sleep(0.3)
            assert table.proxies.seconds_left() == 20.0
            assert table.proxies._deadline is not None
            assert table.proxies._deadline[1] - asyncio.get_running_loop().time() > 20.3

    run(work())
