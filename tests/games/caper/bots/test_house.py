"""The house bot of Caper: legal, knowing no more than its seat, leaving the record as it found it, and winning."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.caper.script import CITIES, OTHER, changed, coins, play, table

import ruse
from ruse.arena.duel import duel
from ruse.core.chance import seeded
from ruse.core.match import Match
from ruse.core.record import Row
from ruse.games.caper import game
from ruse.games.caper.bots.house import choose
from ruse.games.caper.rules.legal import legal
from ruse.games.caper.rules.state import State

GAMES = 400


def choice(match: Match, world: Any, seat: int, key: int) -> int:
    """Return the number that the house chooses in a world."""
    return int(match.game.rules.bots["house"](world, seat, Row([0] * match.game.rules.width), key))


def moments(cards: object, city: str, seed: int, share: float = 1.0) -> Iterator[tuple[Match, int]]:
    """Yield the decisions of a match between the house and chance."""
    chance = Random(seed)
    match = ruse.deal("caper", 2, seed=seed, city=city, cards=cards, laundering_fires="anywhere", fifth_token=True)
    while not match.over:
        seat = match.waiting[0]
        if chance.random() < share:
            yield match, seat
        if seat == 0:
            match.play(0, match.game.interface.write(match._state, 0, choice(match, match._state.copy(), 0, seed)))
        else:
            match.play(1, chance.choice(match.actions(1)))


@pytest.mark.parametrize("cards", [None, OTHER], ids=["standard", "other"])
@pytest.mark.parametrize("city", CITIES)
def test_the_house_plays_what_is_legal_and_puts_everything_back(city: str, cards: object) -> None:
    """It tries its plays on the record it is given: not a byte of it may be another afterwards."""
    for match, seat in moments(cards, city, CITIES.index(city) + 20):
        before = match._state.pack()
        number = choice(match, match._state, seat, match.ply)
        assert match._state.pack() == before, (
            f"{match.game.interface.write(match._state, seat, number)} at {match.dumps()}"
        )
        assert match.game.rules.why_not(match._state, seat, number) == 0


TWICE = changed({"blazeblaster": "once burn 2; combo own:red loot:any 2", "dame": "combo both:any coin"})
"""Choices in the middle of a play of which something has been done already."""


@pytest.mark.parametrize("cards", [None, TWICE], ids=["standard", "twice"])
@pytest.mark.parametrize("script", ["", "0: burn c", "0: burn a", "0: burn b"])
def test_it_puts_back_what_it_tries_inside_an_effect(script: str, cards: object) -> None:
    match = table(
        "artist dame(fire-blanket)",
        "banker(grabber-arm) colonel(tuxedo,sound-dish) twins(smoke-screen)",
        hand="blazeblaster",
        hq=[{}, {"painting": 1, "antique": 1}],
        loot=[["diamond", "painting", "antique"], [], []],
        cards=cards,
    )
    play(match, "0: equip blazeblaster 1a")
    if script:
        play(match, script)
    asked = 0
    while match.view()["pending"]:
        seat = match.waiting[0]
        before = match._state.pack()
        number = choice(match, match._state, seat, 5)
        assert match._state.pack() == before, match.view()["phase"]
        assert match.game.rules.why_not(match._state, seat, number) == 0
        match.play(seat, match.game.interface.write(match._state, seat, number))
        asked += 1
    assert asked >= (2 if cards else 0)


def differs(match: Match, seat: int, at: int, bot: Any = choose) -> bool:
    """Return whether a choice depends on what the seat cannot know."""
    worlds = [match._state, *(match.imagine(seat, seeded(5, 2 * at + nth)) for nth in range(3))]
    row = Row([0] * game.rules.width)
    return len({bot(world.copy(), seat, row, seeded(6, at)) for world in worlds}) > 1


@pytest.mark.parametrize("city", CITIES)
def test_on_equal_views_with_equal_keys_it_chooses_alike(city: str) -> None:
    for at, (match, seat) in enumerate(moments(None, city, CITIES.index(city), 0.3)):
        assert not differs(match, seat, at)


def peeking(s: State, seat: int, out: Row, key: int) -> int:
    """Cheat on purpose: look at the other hand."""
    count = legal(s, seat, out)
    return out[s.hand[1 - seat, 0] % count]


def digging(s: State, seat: int, out: Row, key: int) -> int:
    """Cheat on purpose: look at the next card of the gear deck."""
    count = legal(s, seat, out)
    return out[s.gear_deck[s.gear_left - 1] % count]


@pytest.mark.parametrize("cheat", [peeking, digging])
def test_a_bot_that_cheats_would_be_caught(cheat: Any) -> None:
    match = ruse.deal("caper", 2, seed=1)
    assert any(differs(match, match.waiting[0], at, cheat) for at in range(4))


def test_its_mood_is_small() -> None:
    """With other keys it may choose otherwise, but never what is clearly worse."""
    match = table("artist", "banker(plasma-cutter)", hand="grappling-hook disguise-kit", coins=[3, 0])
    chosen = {choice(match, match._state.copy(), 0, seeded(7, at)) for at in range(60)}
    assert all(match.game.interface.write(match._state, 0, number).startswith("equip") for number in chosen)
    assert coins(match) == [3, 0]


@pytest.mark.deep
@pytest.mark.parametrize("city", CITIES)
def test_the_house_wins(city: str) -> None:
    """At least nine of ten against chance; asked for somewhat less, for few games."""
    found = duel(game, 2, "house", "random", GAMES, options={"city": city})
    assert found.games == GAMES
    assert found.rate >= 0.88, found
