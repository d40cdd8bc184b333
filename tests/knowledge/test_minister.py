"""King Thief Minister: a seat knows exactly what brute force over its events leaves.

`imagine` draws from that, from all of it, and from nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.conformance.changed import changed
from tests.conformance.planted import some_match
from tests.games.minister.script import play, table
from tests.knowledge.minister import Oracle, lying, told_places, tracked

import ruse
from ruse.core.game import Game
from ruse.core.match import Match
from ruse.games.minister.events import SHUFFLE_CHOSEN
from ruse.games.minister.rules.state import PUBLIC

MINISTER = ruse.games()["minister"]
SHUFFLERS = 0.25
"""How often a turn is a minister's: chance alone would shuffle too rarely to tangle what is known."""


def step(match: Match, chance: Random) -> None:
    """One action of one seat: shuffles and shows are likelier than by chance, errors of peasants rarer."""
    seat = chance.choice(match.waiting)
    actions = match.actions(seat)
    if "claim minister" in actions and chance.random() < SHUFFLERS:
        match.play(seat, "claim minister")
    elif "challenge" in actions:
        match.play(seat, "challenge" if chance.random() < 0.3 else "pass")
    else:
        match.play(seat, chance.choice(actions))


def differences(game: Game, seeds: range) -> Iterator[str]:
    """Where what is tracked along random matches, with all options, is not what the oracle finds."""
    for seed in seeds:
        chance = Random(seed)
        match = some_match(game, chance)
        oracles = [Oracle(match, chance.randrange(match.players)), Oracle(match, None)]
        for _ in range(120):
            if match.over:
                break
            step(match, chance)
            yield from (f"{match!r}, seat {oracle.seat}" for oracle in oracles if not agrees(match, oracle))


def is_noticed(**changes: Any) -> bool:
    """Whether something planted in the game makes a difference."""
    return any(differences(changed(MINISTER, **changes), range(20)))


def agrees(match: Match, oracle: Oracle) -> bool:
    """Whether a record holds possible what its oracle does; where nothing was heard, nothing has changed."""
    if oracle.heard == match.happened:
        return True
    oracle.listen(match)
    return tracked(match._state, PUBLIC if oracle.seat is None else oracle.seat) == oracle.possible


@pytest.mark.parametrize("part", range(4))
def test_what_is_tracked_is_what_brute_force_finds(part: int):
    assert list(differences(MINISTER, range(15 * part, 15 * part + 15))) == []


def test_the_memory_aid_tells_exactly_that():
    for seed in range(6):
        chance = Random(seed)
        match = ruse.deal("minister", 3 + seed % 4, seed=seed)
        oracle = Oracle(match, 1)
        for _ in range(60):
            if match.over:
                break
            step(match, chance)
            oracle.listen(match)
            aid = match.view(1)["knowledge"]
            assert aid == {"worlds": len(oracle.possible), "places": told_places(oracle.possible)}


def test_a_secret_choice_that_is_told_to_all_is_noticed():
    """Events that tell more than is tracked make brute force find fewer arrangements."""
    shape = MINISTER.interface.events[SHUFFLE_CHOSEN]
    told = shape._replace(fields=shape.fields + shape.secret, secret=(), to=())
    assert is_noticed(events={**MINISTER.interface.events, SHUFFLE_CHOSEN: told})


@pytest.mark.parametrize("kind", ["peeked", "looked", "seen"])
def test_a_look_that_is_told_to_all_is_noticed(kind: str):
    number, shape = next(item for item in MINISTER.interface.events.items() if item[1].name == kind)
    told = shape._replace(fields=shape.fields + shape.secret, secret=(), to=())
    assert is_noticed(events={**MINISTER.interface.events, number: told})


def test_forgetting_and_knowing_too_much_are_noticed():
    def forgets(s: Any, seat: int, action: int) -> None:
        MINISTER.rules.act(s, seat, action)
        s.know[0, 0] = (1 << 60) - 1

    def guesses(s: Any, seat: int, action: int) -> None:
        MINISTER.rules.act(s, seat, action)
        s.know[0, 0] = 0

    assert is_noticed(act=forgets)
    assert is_noticed(act=guesses)


# --- Imagined worlds ----------------------------------------------------------------------------------------


def moments(seeds: range, steps: int) -> list[tuple[Match, Oracle]]:
    """Moments of random matches with one seat's oracle each."""
    found = []
    for seed in seeds:
        chance = Random(seed)
        match = some_match(MINISTER, chance)
        oracle = Oracle(match, chance.randrange(match.players))
        for _ in range(chance.randrange(steps)):
            if match.over:
                break
            step(match, chance)
        oracle.listen(match)
        found.append((match, oracle))
    return found


def test_imagined_worlds_are_possible_ones_and_others_believe_in_them():
    """What the others know there holds the arrangement that is imagined, so that nobody is ever surprised."""
    for match, oracle in moments(range(50), 80):
        for key in range(3):
            world: Any = match.imagine(oracle.seat, key)  # type: ignore[arg-type]
            assert lying(world) in oracle.possible
            assert tracked(world, oracle.seat) == oracle.possible  # type: ignore[arg-type]
            for other in range(match.players):
                assert lying(world) in tracked(world, other)


def test_others_know_in_an_imagined_world_at_least_what_is_public():
    for match, oracle in moments(range(100, 120), 80):
        public = tracked(match._state, PUBLIC)
        for key in range(3):
            world: Any = match.imagine(oracle.seat, key)  # type: ignore[arg-type]
            for other in range(match.players):
                assert tracked(world, other) <= public == tracked(world, PUBLIC)


def sample(match: Match, seat: int, keys: int) -> Counter[tuple[str, ...]]:
    return Counter(lying(match.imagine(seat, key)) for key in range(keys))


@pytest.mark.parametrize(
    ("script", "seat", "worlds"),
    [
        ("0: peek b / 1: peek b / 2: peek a / 0: look / 1: look", 0, 24),
        ("0: peek b / 1: peek b / 2: peek a / 0: claim minister / 1,2: pass / 0: swap b d / 1: look", 1, 48),
        ("0: peek b / 1: peek d / 2: peek a / 0: claim peasant / 1: look / 2: look", 1, 6),
        ("0: peek b / 1: peek d / 2: peek a / 0: move left", 2, 120),
    ],
)
def test_all_possible_worlds_are_imagined_equally_often(script: str, seat: int, worlds: int):
    match = play(table(3, "thief king minister executioner collector peasant", peek=True), script)
    oracle = Oracle(match, seat)
    oracle.listen(match)
    assert len(oracle.possible) == worlds
    times = 14
    drawn = sample(match, seat, times * worlds)
    assert set(drawn) == oracle.possible
    # Each count is about normal: a spread of six sigmas leaves room for chance, not for a bias.
    assert all(abs(count - times) < 6 * times**0.5 for count in drawn.values())
    chi = sum((count - times) ** 2 / times for count in drawn.values())
    assert abs(chi - worlds) < 6 * (2 * worlds) ** 0.5


def test_a_spectators_world_is_any_of_720():
    match = table(3)
    drawn = sample(match, 0, 3000)
    assert len(drawn) > 700
    assert max(drawn.values()) < 20


def looked(cards: str) -> Match:
    """Seat 1 has looked at place a, and all have seen that it did."""
    return play(table(3, cards, peek=True), "0: peek c / 1: peek a / 2: peek c / 0: move left")


def test_what_others_know_is_not_what_they_truly_know():
    """Two worlds that differ in what seat 1 saw are the same to seat 0, and imagined with the same sets."""
    one = looked("king thief minister executioner collector peasant")
    two = looked("peasant thief minister executioner collector king")
    for key in range(12):
        assert one.imagine(0, key).pack() == two.imagine(0, key).pack()
    seen = {frozenset(tracked(one.imagine(0, key), 1)) for key in range(60)}
    assert len(seen) == 5  # it may have been any card but the minister


def test_an_imagine_that_keeps_what_others_know_is_noticed():
    """The planted fault: the true sets of the others betray the true arrangement."""

    def keeping(s: Any, seat: int, key: int) -> None:
        kept = dict(s.know)
        MINISTER.rules.imagine(s, seat, key)
        s.know.update(kept)

    match = looked("king thief minister executioner collector peasant")
    match.game = changed(MINISTER, imagine=keeping)
    worlds = [match.imagine(0, key) for key in range(30)]
    assert not all(lying(world) in tracked(world, 1) for world in worlds)
    other = looked("peasant thief minister executioner collector king")
    other.game = match.game
    assert match.imagine(0, 1).pack() != other.imagine(0, 1).pack()
