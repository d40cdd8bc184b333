"""King Thief Minister: a seat knows exactly what brute force over its events leaves, and how likely it is.

`imagine` draws from that, from all of it in the right proportions, and from nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.conformance.changed import changed
from tests.conformance.planted import some_match
from tests.depths import deep_after, deep_but_once
from tests.games.minister.knowledge.shuffling import percents, shuffled
from tests.games.minister.script import IN_ORDER, play, table
from tests.knowledge.minister import (
    EVERYTHING,
    SITTING,
    Oracle,
    Weights,
    cards_after,
    exchanged,
    histories,
    in_lowest_terms,
    knowledge_in,
    lying,
    told_percents,
    told_places,
    tracked,
)
from tests.knowledge.worlds import imagined

import ruse
from ruse.core.game import Game
from ruse.core.match import Match
from ruse.games.minister.events import SHUFFLE_CHOSEN
from ruse.games.minister.rules.state import PUBLIC

MINISTER = ruse.all_games()["minister"]
CHARACTERS = tuple(IN_ORDER.split())
SHUFFLERS = 0.25
"""How often a turn is a minister's: chance alone would shuffle too rarely to tangle what is known."""


def step(match: Match, chance: Random) -> None:
    """One action of one seat: shuffles and shows are likelier than at random, errors of peasants rarer."""
    seat = chance.choice(match.waiting)
    actions = match.actions(seat)
    if "claim minister" in actions and chance.random() < SHUFFLERS:
        match.play(seat, "claim minister")
    elif "challenge" in actions:
        match.play(seat, "challenge" if chance.random() < 0.3 else "pass")
    else:
        match.play(seat, chance.choice(actions))


def differences(game: Game, seeds: range) -> Iterator[str]:
    """Yield where what is tracked along random matches, with all options, is not what the oracle finds."""
    for seed in seeds:
        chance = Random(seed)
        match = some_match(game, chance)
        oracles = [Oracle(match.players, chance.randrange(match.players)), Oracle(match.players, None)]
        for _ in range(120):
            if match.over:
                break
            step(match, chance)
            yield from (f"{match!r}, seat {oracle.seat}" for oracle in oracles if not agrees(match, oracle))


def is_noticed(**changes: Any) -> bool:
    """Return whether something planted in the game makes a difference."""
    return any(differences(changed(MINISTER, **changes), range(20)))


def agrees(match: Match, oracle: Oracle) -> bool:
    """Return whether a record holds as likely what its oracle does; without an event, nothing has changed."""
    if oracle.heard == match.happened:
        return True
    oracle.listen(match)
    kept = tracked(match._state, PUBLIC if oracle.seat is None else oracle.seat)
    return bool(kept) and in_lowest_terms(kept) == in_lowest_terms(oracle.weights)


@pytest.mark.parametrize("part", deep_after(1, range(20)))
def test_what_is_tracked_is_what_brute_force_finds(part: int):
    assert list(differences(MINISTER, range(3 * part, 3 * part + 3))) == []


def test_the_memory_aid_tells_exactly_that():
    for seed in range(6):
        chance = Random(seed)
        match = ruse.deal("minister", 3 + seed % 4, seed=seed)
        oracle = Oracle(match.players, 1)
        for _ in range(60):
            if match.over:
                break
            step(match, chance)
            oracle.listen(match)
            aid = match.view(1)["knowledge"]
            assert aid == {"worlds": len(oracle.possible), "places": told_places(oracle.weights)}


@pytest.mark.parametrize("seeds", deep_after(1, [range(6), range(6, 20)]))
def test_a_learner_is_told_exactly_how_likely_each_card_is(seeds: range):
    for seed in seeds:
        chance = Random(seed)
        match = some_match(MINISTER, chance)
        seat = chance.randrange(match.players)
        oracles = {"own": Oracle(match.players, seat), "public": Oracle(match.players, None)}
        for _ in range(80):
            if match.over:
                break
            step(match, chance)
            for who, oracle in oracles.items():
                oracle.listen(match)
                assert percents(match, seat, who) == told_percents(oracle.weights, SITTING[match.players][seat])


def test_a_secret_choice_that_is_told_to_all_is_noticed():
    """Events that reveal more than is tracked make brute force find fewer arrangements."""
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
        s.know[0, 0] = (1 << 36) - 1

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
        oracle = Oracle(match.players, chance.randrange(match.players))
        for _ in range(chance.randrange(steps)):
            if match.over:
                break
            step(match, chance)
        oracle.listen(match)
        found.append((match, oracle))
    return found


@pytest.mark.parametrize("seeds", deep_after(1, [range(15), range(15, 50)]))
def test_imagined_worlds_are_possible_ones_and_others_believe_in_them(seeds: range):
    """What the others know there holds the arrangement that is imagined, so that nobody is ever surprised."""
    for match, oracle in moments(seeds, 80):
        for key in range(3):
            world: Any = match.imagine(oracle.seat, key)  # type: ignore[arg-type]
            assert lying(world) in oracle.possible
            kept = tracked(world, oracle.seat)  # type: ignore[arg-type]
            assert in_lowest_terms(kept) == in_lowest_terms(oracle.weights)
            for other in range(match.players):
                assert lying(world) in tracked(world, other)


def test_others_know_in_an_imagined_world_at_least_what_is_public():
    for match, oracle in moments(range(100, 120), 80):
        public = tracked(match._state, PUBLIC)
        for key in range(3):
            world: Any = match.imagine(oracle.seat, key)  # type: ignore[arg-type]
            for other in range(match.players):
                assert set(tracked(world, other)) <= set(public)
                assert public == tracked(world, PUBLIC)


def sample(match: Match, seat: int, keys: int) -> Counter[tuple[str, ...]]:
    return Counter(lying(match.imagine(seat, key)) for key in range(keys))


PEEKS = "0: peek b / 1: peek d / 2: peek a"
SHUFFLED = "0: claim minister / 1,2: pass / 0: swap b d"


@pytest.mark.parametrize(
    ("script", "seat", "worlds"),
    deep_after(
        3,
        [
            ("0: peek b / 1: peek b / 2: peek a / 0: look / 1: look", 0, 24),
            (f"0: peek b / 1: peek b / 2: peek a / {SHUFFLED} / 1: look", 1, 48),
            (f"{PEEKS} / 0: claim peasant / 1: look / 2: look", 1, 6),
            (f"{PEEKS} / 0: move left", 2, 120),
            (f"{PEEKS} / {SHUFFLED} / 1: look / 2: claim minister / 0,1: pass / 2: swap d e / 0: look", 1, 72),
            (
                f"{PEEKS} / 0: look / 1: look / 2: look / {SHUFFLED} / 1: claim minister / 0,2: pass / 1: swap c d",
                0,
                72,
            ),
        ],
    ),
)
def test_possible_worlds_are_imagined_in_their_proportions(script: str, seat: int, worlds: int):
    match = play(table(3, "thief king minister executioner collector peasant", peek=True), script)
    oracle = Oracle(match.players, seat)
    oracle.listen(match)
    assert len(oracle.possible) == worlds
    total = sum(oracle.weights.values())
    draws = 14 * total
    drawn = sample(match, seat, draws)
    assert set(drawn) == oracle.possible
    assert_proportions(drawn, oracle.weights, draws)


def assert_proportions(drawn: Counter[Any], weights: dict[Any, int] | Weights, draws: int) -> None:
    """Each count is about normal: a spread of six sigmas leaves room for chance, not for a bias."""
    total = sum(weights.values())
    expected = {case: draws * times / total for case, times in weights.items()}
    assert all(abs(drawn[case] - count) < 6 * count**0.5 for case, count in expected.items())
    chi = sum((drawn[case] - count) ** 2 / count for case, count in expected.items())
    assert abs(chi - len(weights)) < 6 * (2 * len(weights)) ** 0.5


PAIRS = ("a b", "b c", "c d", "a c", "d e", "b d", "c e", "e f", "a d", "b f")
"""More shuffles than every outcome is gone through for."""


@pytest.mark.deep
def test_a_long_history_is_imagined_in_its_proportions():
    """Where the king lies today, and which card another seat had seen before all shuffles."""
    match = shuffled(IN_ORDER, ["ab", "c", ""], *PAIRS)
    stories = Counter((cards, cards[2]) for cards in EVERYTHING if cards[:2] == ("king", "thief"))
    for pair in PAIRS:
        stories += Counter({(exchanged(cards, *pair.split()), saw): n for (cards, saw), n in stories.items()})
    expected: Counter[tuple[int, str]] = Counter()
    for (cards, saw), times in stories.items():
        expected[cards.index("king"), saw] += times
    drawn: Counter[tuple[int, str]] = Counter()
    draws = 2000
    for key, world in enumerate(imagined(match, 0, draws)):
        drawn[lying(world).index("king"), cards_after(world, 0)[2]] += 1
        if key % 400 == 0:
            assert world.pack() == match.imagine(0, key).pack()
            assert in_lowest_terms(tracked(world, 0)) == in_lowest_terms(tracked(match._state, 0))
            assert all(lying(world) in tracked(world, other) for other in range(3))
    assert set(drawn) <= set(expected)
    assert_proportions(drawn, expected, draws)


def test_what_others_truly_know_of_a_long_history_does_not_matter():
    """Seat 1 saw the minister at c, or the peasant; seat 0 cannot tell, and imagines the same worlds."""
    other = "king thief peasant executioner collector minister"
    one, two = (shuffled(cards, ["ab", "c", ""], *PAIRS, swaps="swap keep") for cards in (IN_ORDER, other))
    for key in range(6):
        world = one.imagine(0, key)
        assert world.pack() == two.imagine(0, key).pack()
        again = world.copy()
        MINISTER.rules.imagine(again, 0, key + 1)
        assert again.pack() == one.imagine(0, key + 1).pack()


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


def known_by(world: Any, seat: int, found: dict[Any, frozenset[Any]]) -> frozenset[Any]:
    """Return what a seat knows in a world; most worlds differ in other things."""
    boards = tuple(world.know[seat, nth] for nth in range(world.shuffles + 1))
    case = (seat, *boards, *world.chosen)
    if case not in found:
        found[case] = frozenset(in_lowest_terms(tracked(world, seat)).items())
    return found[case]


CHOSEN = {"shuffle": "secret_choice"}


@pytest.mark.parametrize(
    ("script", "options"),
    deep_but_once(
        [
            f"{PEEKS} / 0: look / 1: claim minister / 0,2: pass / 1: swap b d / 2: look",
            f"{PEEKS} / {SHUFFLED} / 1: look / 2: claim king / 0: challenge / 1: pass",
            f"{PEEKS} / {SHUFFLED} / 1: claim minister / 0,2: pass / 1: swap d e / 2: look",
        ],
        [{}, CHOSEN],
        every=2,
    ),
)
def test_others_know_in_imagined_worlds_what_they_may_know_and_as_often(script: str, options: dict[str, Any]):
    """Over all deals and shuffles that a seat cannot exclude, gone through one by one."""
    match = play(table(3, "thief king minister executioner collector peasant", peek=True, **options), script)
    for seat in range(3):
        expected: dict[int, Counter[Any]] = {other: Counter() for other in range(3) if other != seat}
        for story in histories(match, seat):
            for other, found in expected.items():
                found[knowledge_in(story, 3, other)] += 1
        same: dict[Any, frozenset[Any]] = {}
        draws = 600
        worlds = imagined(match, seat, draws)
        for other, found in expected.items():
            drawn = Counter(known_by(world, other, same) for world in worlds)
            assert set(drawn) <= set(found)
            assert_proportions(
                drawn, {case: n for case, n in found.items() if n * 100 > sum(found.values())}, draws
            )


def test_a_minister_who_chose_keeps_what_it_knows():
    """Seat 0 has seen a and b and chooses whether they change places: in every world it knows both still."""
    match = shuffled(IN_ORDER, ["ab", "a", ""], "a b", **CHOSEN)
    for seat in (1, 2):
        for key in range(40):
            world: Any = match.imagine(seat, key)
            assert {cards[:2] for cards in tracked(world, 0)} == {lying(world)[:2]}


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
