"""Bots at Coup Royal: they play by the rules, use nothing that their seat does not know, and win."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from tests.conformance.walks import FEW, matches, now_and_then
from tests.games.royal.script import legal, play, send, table

from ruse.arena.duel import duel
from ruse.bots.seated import seated
from ruse.core.chance import seeded
from ruse.core.match import Match
from ruse.core.record import Row
from ruse.games.royal import game
from ruse.games.royal.rules.legal import legal as offered
from ruse.games.royal.rules.state import State

GAMES = 1_500
KEYS = [seeded(3, at) for at in range(60)]


def choice(world: Any, seat: int, bot: str, key: int) -> int:
    """Return the action number that a bot chooses in a world."""
    return game.rules.bots[bot](world.copy(), seat, Row([0] * game.rules.width), key)


def choices(match: Match, seat: int, bot: str = "house") -> Counter[str]:
    """Return how often a bot does what, over many keys and worlds."""
    numbers = [choice(match.imagine(seat, key), seat, bot, key) for key in KEYS]
    return Counter(game.interface.write(match._state, seat, number) for number in numbers)


# --- By the rules -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", game.rules.bots)
@pytest.mark.parametrize("players", game.players)
def test_bots_choose_only_what_is_legal(bot: str, players: int) -> None:
    match = Match(game, players, seed=players)
    bots = seated(game, bot)
    while not match.over:
        seat = match.waiting[-1]
        action = bots(match, seat)
        assert action in legal(match, seat)
        match.play(seat, action)
    assert match.winners


@pytest.mark.parametrize("bot", game.rules.bots)
@pytest.mark.parametrize("substitute", ["per_colour", "single_colour", "per_cube"])
def test_bots_choose_among_what_is_left(bot: str, substitute: str) -> None:
    """Every kind of choice except plans, with a short supply."""
    row = "carte-blanche intrigue info*4"
    match = table(3, row, cubes=["gold", "art*2", "jewels"], supply="art*2 jewels gold*2", substitute=substitute)
    send(match, "A-D B-D C-E")
    bots = seated(game, bot)
    kinds = set()
    while match.view()["phase"] != "plan":
        seat = match.waiting[0]
        action = bots(match, seat)
        assert action in legal(match, seat)
        kinds.add(action.split()[0])
        match.play(seat, action)
    assert "take" in kinds


# --- Secrecy ----------------------------------------------------------------------------------------------------


def differs(match: Match, seat: int, bot: str, at: int) -> str:
    """Return how a bot's choice depends on what its seat cannot know; nothing if it does not."""
    worlds = [match.imagine(seat, seeded(5, 2 * at + nth)) for nth in range(2)]
    for nth in range(2):
        key = seeded(6, 6 * at + nth)
        found = {choice(world, seat, bot, key) for world in [*worlds, match._state]}
        if len(found) > 1:
            return f"{bot} in seat {seat} chooses {found} at {match.dumps()}"
    return ""


@pytest.mark.parametrize("bot", game.rules.bots)
def test_on_equal_views_with_equal_keys_a_bot_chooses_alike(bot: str) -> None:
    """A choice depends on the seat's view and the key, on nothing else."""

    @FEW
    @given(matches("royal"))
    def law(dealt):
        match, chance = dealt
        for at, moment in enumerate(now_and_then(match, chance, 0.12)):
            for seat in moment.waiting[:1]:
                assert not differs(moment, seat, bot, at)

    law()


def secret_gold(s: State, seat: int) -> int:
    return s.secrets[(seat + 1) % s.players, 3]


def sealed_thief(s: State, seat: int) -> int:
    return s.thieves[(seat + 1) % s.players] & 1


def next_loot(s: State, seat: int) -> int:
    return s.loot[s.top] & 1


@pytest.mark.parametrize("secret", [secret_gold, sealed_thief, next_loot])
def test_a_bot_that_peeks_would_be_caught(secret: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(s: State, seat: int, out: Row, key: int) -> int:
        count = offered(s, seat, out)
        return out[0] if secret(s, seat) else out[count - 1]

    monkeypatch.setitem(game.rules.bots, "peeking", peeking)
    match = play(
        table(3, secrets=["", "gold info", ""], deck="info*2 art*2 gold*2 jewels*2 info+art"), "1: plan A B"
    )
    assert any(differs(match, 0, "peeking", at) for at in range(12))


def test_the_house_leaves_the_world_as_it_was() -> None:
    """It tries exchanges on the record it is given, and takes them back."""
    match = send(table(3, "intrigue", cubes=["gold*2 art", "info*3", "jewels"]), "A-B C-D D-C")
    world: Any = match.imagine(0, 1)
    before = world.pack()
    game.rules.bots["house"](world, 0, Row([0] * game.rules.width), 1)
    assert world.pack() == before


# --- Sense ------------------------------------------------------------------------------------------------------


def test_the_house_takes_what_lifts_its_rank() -> None:
    """Level in gold with two others and far ahead or behind elsewhere: gold it is."""
    cubes = ["info*9 art*9 jewels*9 gold*2", "gold*2", "gold*2"]
    match = send(table(3, "carte-blanche", cubes=cubes, deck=""), "A-B C-D D-C")
    assert choices(match, 0).keys() == {"take gold"}


def test_the_house_makes_no_exchange_that_hurts() -> None:
    match = send(table(3, "intrigue", cubes=["gold", "gold art*9", "gold art*9"], deck=""), "A-B C-D D-C")
    assert choices(match, 0).keys() == {"done"}


def test_the_house_sends_no_thief_to_what_is_worth_nothing_to_it() -> None:
    """Documents of a colour that nobody has: four others offer cubes."""
    match = table(3, "documents-gold gold*3 info*3 art*3 jewels*3 collection", deck="info " * 9)
    thieves = {plan.split()[1] for plan in choices(match, 0)}
    assert "A" not in thieves


def test_the_house_cannot_be_read() -> None:
    assert len(choices(Match(game, 4, seed=2), 1)) > 2


# --- What they win ----------------------------------------------------------------------------------------------


@pytest.mark.deep
@pytest.mark.parametrize(("players", "least"), [(2, 0.84), (3, 0.61), (4, 0.52), (5, 0.45)])
def test_the_house_wins(players: int, least: float) -> None:
    found = duel(game, players, "house", "random", GAMES)
    assert found.games == GAMES
    assert found.rate >= least, found
    assert (found.claims, found.bluffs) == (0, 0)


@pytest.mark.deep
@pytest.mark.parametrize("players", [2, 4])
def test_the_house_wins_against_who_grabs_the_biggest_loot(players: int) -> None:
    assert duel(game, players, "house", "greedy", GAMES).rate >= 0.84
