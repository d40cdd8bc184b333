"""The worlds that `imagine` draws for a seat: all it knows holds, all else is drawn again.

That they are exactly the possible ones, in the right proportions, is shown in tests/knowledge/test_royal.py.
"""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from tests.conformance.walks import FEW, matches
from tests.games.royal.script import COLOURS, end, play, send, table, wander

import ruse
from ruse.core.match import Match
from ruse.games.royal.rules.state import State


def imagined(match: Match, seat: int, key: int) -> State:
    world = match.imagine(seat, key)
    assert isinstance(world, State)
    return world


def held(world: State, seat: int) -> list[int]:
    return [world.secrets[seat, colour] for colour in range(4)]


def test_a_seat_keeps_its_own_secret_cards():
    match = table(3, secrets=["gold gold info", "art", "jewels jewels"])
    for key in range(40):
        world = imagined(match, 0, key)
        assert held(world, 0) == [1, 0, 0, 2]
        assert (sum(held(world, 1)), sum(held(world, 2)), sum(world.stock)) == (1, 2, 22)


def test_the_others_have_any_cards_that_are_left():
    match = table(3, secrets=["gold gold", "gold", ""], stock="gold info")
    drawn = Counter(tuple(held(imagined(match, 0, key), 1)) for key in range(300))
    assert drawn.keys() == {(0, 0, 0, 1), (1, 0, 0, 0)}
    assert abs(drawn[0, 0, 0, 1] - 200) < 50


def test_all_secret_cards_stay_in_the_match():
    match = table(4, secrets=["gold gold", "info", "art art", ""])
    for key in range(30):
        world = imagined(match, 3, key)
        for colour in range(4):
            assert world.stock[colour] + sum(world.secrets[seat, colour] for seat in range(4)) == 7


def test_at_the_end_they_lie_open():
    match = end(table(3, secrets=["gold", "art", "info info"], deck=""))
    world = imagined(match, 0, 1)
    assert [held(world, seat) for seat in range(3)] == [[0, 0, 0, 1], [0, 1, 0, 0], [2, 0, 0, 0]]
    assert [world.fame[seat, 3] for seat in range(3)] == [3, 1, 1]


def test_a_sealed_plan_is_imagined():
    match = play(table(3), "1: plan C E")
    own = {(imagined(match, 1, key).thieves[1], imagined(match, 1, key).snitches[1]) for key in range(10)}
    assert own == {(0b100, 0b10000)}
    others = {(imagined(match, 0, key).thieves[1], imagined(match, 0, key).snitches[1]) for key in range(400)}
    assert others == {(1 << thief, 1 << snitch) for thief in range(6) for snitch in range(6) if thief != snitch}
    assert {imagined(match, 0, key).thieves[2] for key in range(20)} == {0}


@pytest.mark.parametrize("partner", [0, 1])
def test_a_sealed_plan_of_two_has_its_number_of_thieves(partner):
    match = play(table(2, partner=partner), f"{partner}: plan A+B C / {1 - partner}: plan A B+C".split(" / ")[0])
    for key in range(60):
        world = imagined(match, 1 - partner, key)
        assert world.thieves[partner].bit_count() == 2
        assert world.snitches[partner].bit_count() == 1
        assert world.thieves[partner] & world.snitches[partner] == 0


def test_revealed_plans_are_not_imagined():
    match = send(table(3, "carte-blanche"), "A-B C-D C-D")
    for key in range(10):
        world = imagined(match, 2, key)
        assert list(world.thieves[:3]) == [1, 4, 4]
        assert list(world.snitches[:3]) == [2, 8, 8]


def test_the_deck_keeps_its_cards_and_its_backs():
    match = ruse.deal("royal", 4, seed=3)
    state = match._state
    orders = set()
    for key in range(20):
        world = imagined(match, 0, key)
        deck, true = (list(s.loot[s.top : s.bottom]) for s in (world, state))
        half = state.first_half
        assert sorted(deck[:half]) == sorted(true[:half])
        assert sorted(deck[half:]) == sorted(true[half:])
        assert (world.top, world.bottom, world.first_half) == (state.top, state.bottom, half)
        orders.add(tuple(deck))
        assert deck[:half] != true[:half]
    assert len(orders) == 20


def test_the_discards_are_not_touched():
    match = send(table(3, deck="info*2 art*2 gold*2 jewels*2 info*3 art*3"), "A-B A-B A-B")
    assert {tuple(imagined(match, 0, key).loot[:4]) for key in range(9)} == {tuple(match._state.loot[:4])}


@pytest.mark.parametrize("seat", [0, 2])
def test_nothing_of_the_true_world_is_left(seat):
    """Two tables that differ only in what a seat cannot know are imagined alike."""
    one = table(3, secrets=["art", "gold info", "art"], deck="info*2 art*2 info*4 art*4", seed=1)
    two = table(3, secrets=["art", "art info", "gold"], deck="art*2 info*2 art*4 info*4", seed=2)
    if seat == 2:
        two = table(3, secrets=["gold", "art info", "art"], deck="art*2 info*2 art*4 info*4", seed=2)
    play(one, "1: plan A B")
    play(two, "1: plan C F")
    for key in range(20):
        assert imagined(one, seat, key) == imagined(two, seat, key)


def test_scripted_draws_and_the_random_state_stay_secret():
    match = send(table(3, draws="gold info art"), "A-B A-B C-D")
    world = imagined(match, 0, 1)
    assert (world.scripted, world.script_at, set(world.script)) == (0, 0, {0})
    assert world.random != match._state.random
    assert world.random != imagined(match, 0, 2).random


@FEW
@given(matches("royal"))
def test_imagined_worlds_look_the_same_and_forget_the_true_one(dealt):
    """The laws of secrecy in brief: no trace of the true world is left, and the seat sees no difference."""
    match, chance = dealt
    for at, now in enumerate(wander(match, chance.getrandbits(32))):
        if at % 11:
            continue
        seat = chance.randrange(now.players)
        once = imagined(now, seat, at)
        twice = once.copy()
        now.game.rules.imagine(twice, seat, at + 1)
        assert twice == imagined(now, seat, at + 1)
        assert now.game.interface.view(once, seat) == now.game.interface.view(now._state, seat)
        once.pack()


def test_imagining_goes_on_to_the_end():
    """A world that was imagined can be played like any other."""
    for seed in range(6):
        match = ruse.deal("royal", 2 + seed % 4, seed=seed)
        for at, now in enumerate(wander(match, seed)):
            if at == 25:
                twin = now.copy()
                twin._state = imagined(now, 1, seed)
                *_, last = wander(twin, seed)
                assert last.over
                for colour in COLOURS:
                    assert sum(seat["cubes"][colour] for seat in last.view()["seats"]) <= 24
                break
