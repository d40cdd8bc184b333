"""Caper: a seat knows exactly what brute force over its events leaves, and `imagine` draws from that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

import pytest
from tests.conformance.changed import changed
from tests.depths import deep_after, deep_but_once
from tests.games.caper.script import CITIES, FACES
from tests.games.script import play
from tests.knowledge.caper import World, histories, imagined, listening

import ruse
from ruse.core.cards import contents
from ruse.core.match import Match
from ruse.games.caper.cards.tables import FILE
from ruse.games.caper.events import DEALT

CAPER = ruse.all_games()["caper"]
THIEVES = ["dame", "artist", "banker", "twins", "colonel"]
GEAR = ["tuxedo", "tuxedo", "sound-dish", "smoke-screen", "blazeblaster", "disguise-kit", "disguise-kit"]
SIGMAS = 6


def box(thieves: Sequence[str], gear: Sequence[str]) -> dict[str, Any]:
    """Return a file with these cards and no others; one round of thieves, one of gear."""
    own = contents(FILE)
    own["thief"] = [{**card, "set": "base"} for card in own["thief"] if card["id"] in thieves]
    own["gear"] = [
        {**card, "set": "base", "copies": gear.count(card["id"])} for card in own["gear"] if card["id"] in gear
    ]
    own["rules"]["rounds"] = [
        {"deck": "thief", "deal": 2, "lead": "start"},
        {"deck": "gear", "deal": 3, "lead": "other"},
    ]
    return own


def small(seed: int = 0, left_out: Sequence[str] = (), **changes: Any) -> Match:
    """Return a match with few cards, so that all that can be is soon counted: two thieves each, then three gear.

    The box has the cards of the decks, and those that the position leaves out.
    """
    position = {
        "locations": ["yacht", "opera", "museum"],
        "thief_deck": THIEVES,
        "gear_deck": GEAR,
        "round": 1,
        "coins": [3, 3],
        **changes,
    }
    thieves = [*(position["thief_deck"] or THIEVES), *(card for card in left_out if FACES[card]["kind"] == "thief")]
    gear = [*(position["gear_deck"] or GEAR), *(card for card in left_out if FACES[card]["kind"] == "gear")]
    return ruse.arrange("caper", position, seed=seed, first_player=0, cards=box(thieves, gear))


def deck_of(city: str, kind: str) -> list[str]:
    return [
        name
        for name, face in FACES.items()
        if face["kind"] == kind and face["set"] in ("base", city)
        for _ in range(face.get("copies", 1))
    ]


def check_sample(match: Match, seat: int, expected: dict[World, Any], times: int) -> None:
    """All worlds and no others, each as often as it should."""
    count = times * len(expected)
    found = Counter(world for world, *_ in imagined(match, seat, range(count)))
    assert set(found) <= set(expected)
    for world, chance in expected.items():
        share = float(chance)
        assert abs(found[world] - count * share) <= SIGMAS * sqrt(count * share * (1 - share)) + 1e-9, world


def discard(match: Match, turns: int) -> Match:
    """This many seats in turn use the first card that they may, by discarding it where they can."""
    for _ in range(turns):
        seat = match.waiting[0]
        actions = match.actions(seat)
        match.play(seat, next((action for action in actions if action.startswith("discard")), actions[0]))
    return match


FEW_GEAR = ["tuxedo", "tuxedo", "sound-dish", "sound-dish", "smoke-screen", "blazeblaster", "disguise-kit"]
MORE_GEAR = [*FEW_GEAR, "disguise-kit"]


@pytest.mark.parametrize(("turns", "seat"), deep_but_once([0, 1, 2, 3], [0, 1]))
@pytest.mark.parametrize(("round_", "cards"), [(1, THIEVES), (2, FEW_GEAR), (2, MORE_GEAR)])
def test_imagined_worlds_are_those_of_all_hidden_histories(
    round_: int, cards: list[str], turns: int, seat: int
) -> None:
    """Every one of them and no other, as often as it should be: the other hand, and the order of the deck."""
    deck = "thief_deck" if round_ == 1 else "gear_deck"
    changes: dict[str, Any] = {"round": round_, "thief_deck": [], "gear_deck": [], deck: cards}
    match = small(0, **changes)
    discard(match, turns if round_ == 2 else min(turns, 1))
    expected = histories(match, seat, cards)
    count = 60 * len(expected)
    found = Counter(
        (world.hand, thief_deck if round_ == 1 else gear_deck)
        for world, thief_deck, gear_deck in imagined(match, seat, range(count))
    )
    assert set(found) <= set(expected)
    for world, chance in expected.items():
        share = float(chance)
        assert abs(found[world] - count * share) <= SIGMAS * sqrt(count * share * (1 - share)) + 1e-9, world
    certain = len({hand for hand, _ in expected}) == 1
    assert (match.view(seat)["seats"][1 - seat]["hand"] is not None) == match.view(seat)["hands_known"] == certain


@pytest.mark.parametrize(("turns", "seat"), deep_but_once([0, 1], [1, 0]))
@pytest.mark.parametrize("count", [4, 5])
def test_what_a_position_leaves_out_may_be_anywhere(count: int, turns: int, seat: int) -> None:
    """A deck told short: the other hand and the deck are drawn from all that the seat does not see."""
    thieves = [*THIEVES, "starlet"]
    match = discard(small(thief_deck=thieves[:count], left_out=thieves[count:]), turns)
    expected: Counter[tuple[tuple[str, ...], tuple[str, ...]]] = Counter()
    for (hand, rest), chance in histories(match, seat, thieves).items():
        expected[hand, rest[: count - 4]] += chance  # type: ignore[assignment]
    times = 60 * len(expected)
    found = Counter((world.hand, deck) for world, deck, _ in imagined(match, seat, range(times)))
    assert set(found) == set(expected)
    for world, share in ((world, float(chance)) for world, chance in expected.items()):
        assert abs(found[world] - times * share) <= SIGMAS * sqrt(times * share * (1 - share)) + 1e-9, world
    assert match.view(seat)["hands_known"] == (len({hand for hand, _ in expected}) == 1)


@pytest.mark.parametrize("turns", [0, 1, 2])
def test_counting_finds_what_trying_finds(turns: int) -> None:
    """The oracle of the tests below is right where everything can be tried."""
    match = discard(small(round=2, thief_deck=[], gear_deck=MORE_GEAR), turns)
    for seat in (0, 1):
        hands: Counter[tuple[str, ...]] = Counter()
        for (hand, _), chance in histories(match, seat, MORE_GEAR).items():
            hands[hand] += chance  # type: ignore[assignment]
        assert {
            world.hand: chance for world, chance in listening(match, seat, [], MORE_GEAR).worlds().items()
        } == hands


def test_after_the_exchange_both_hands_are_known() -> None:
    match = small(round=2, thief_deck=[], gear_deck=[*GEAR, "grabber-arm", "velvet-pouch"])
    assert len(listening(match, 0, [], [*GEAR, "grabber-arm", "velvet-pouch"]).worlds()) > 1
    discard(match, 2)
    for seat in (0, 1):
        (world,) = listening(match, seat, [], [*GEAR, "grabber-arm", "velvet-pouch"]).worlds()
        assert world.hand == tuple(sorted(match.view(seat)["seats"][1 - seat]["hand"]))
        assert {found for found, *_ in imagined(match, seat, range(20))} == {world}


@pytest.mark.parametrize("city", deep_after(1, CITIES))
def test_along_whole_matches_views_show_a_hand_exactly_when_it_is_certain(city: str) -> None:
    """And every imagined world is one that the events allow."""
    thieves, gear = deck_of(city, "thief"), deck_of(city, "gear")
    seed = CITIES.index(city)
    chance = Random(seed)
    match = ruse.deal("caper", 2, seed=seed, city=city)
    while not match.over:
        for seat in (0, 1):
            oracle = listening(match, seat, thieves, gear)
            shown = match.view(seat)["seats"][1 - seat]["hand"]
            certain = oracle.held == 0 or oracle.held == oracle.unseen[oracle.deck].total()
            assert (shown is not None) == match.view(seat)["hands_known"] == certain
            hidden = oracle.unseen[oracle.deck] + oracle.seen
            world, *_ = next(imagined(match, seat, range(seed, seed + 1)))
            assert Counter(world.hand) - oracle.seen <= oracle.unseen[oracle.deck]
            assert +oracle.seen <= Counter(world.hand)
            lying = Counter(world.thief_deck if oracle.deck == "thief" else world.gear_deck)
            assert Counter(world.hand) + lying == +hidden
            if shown is not None:
                assert world.hand == tuple(sorted(shown))
        match.play(match.waiting[0], chance.choice(match.actions(match.waiting[0])))


def test_every_order_of_a_deck_is_as_likely() -> None:
    """The deck that is not dealt from now, and what is left of the one that is."""
    match = small(round=2, gear_deck=GEAR, thief_deck=["dame", "artist", "banker", "twins"])
    count = 24 * 40
    orders = Counter(thief_deck for _, thief_deck, _ in imagined(match, 0, range(count)))
    assert set(orders) == set(permutations(["dame", "artist", "banker", "twins"]))
    assert all(abs(times - 40) < SIGMAS * sqrt(40) for times in orders.values())


def test_a_known_hand_stays_and_the_decks_are_drawn_anew() -> None:
    match = small(round=1)
    play(match, f"0: hire {match.view(0)['seats'][0]['hand'][0]} 1")
    seat = match.waiting[0]
    match.play(seat, match.actions(seat)[0])
    assert match.view()["round"]["number"] == 2
    tops = {gear_deck for _, _, gear_deck in imagined(match, 0, range(12))}
    assert all(len(deck) == len(GEAR) - 2 * (len(GEAR) // 2) for deck in tops)


def test_your_own_hand_and_all_open_cards_stay() -> None:
    match = ruse.deal("caper", 2, seed=5, city="rome")
    chance = Random(5)
    while not match.over:
        seat = chance.randrange(2)
        world = match.imagine(seat, chance.getrandbits(64))
        assert (
            match.game.interface.view(world, seat)["seats"]
            == match.game.interface.view(match._state, seat)["seats"]
        )
        match.play(match.waiting[0], chance.choice(match.actions(match.waiting[0])))


# --- Planted faults ----------------------------------------------------------------------------------------------


def is_noticed(match: Match, seat: int, imagine: Any) -> bool:
    """Return whether a sample shows that something is wrong with what is imagined."""
    expected = listening(match, seat, THIEVES, GEAR).worlds()
    match.game = changed(match.game, imagine=imagine)
    try:
        check_sample(match, seat, expected, 60)
    except AssertionError:
        return True
    return False


def test_an_imagine_that_keeps_the_true_hand_is_noticed() -> None:
    def keeping(s: Any, seat: int, key: int) -> None:
        hand = [s.hand[1 - seat, at] for at in range(8)]
        true(s, seat, key)
        for at in range(8):
            s.hand[1 - seat, at] = hand[at]

    true = small().game.rules.imagine
    assert not is_noticed(small(), 0, true)
    assert is_noticed(small(), 0, keeping)


def test_an_imagine_that_prefers_a_card_is_noticed() -> None:
    def biased(s: Any, seat: int, key: int) -> None:
        true(s, seat, key if key % 3 else 0)

    true = small().game.rules.imagine
    assert is_noticed(small(), 0, biased)


def test_a_deal_that_is_told_to_all_would_leave_nothing_to_imagine() -> None:
    shape = CAPER.interface.events[DEALT]
    told = shape._replace(fields=shape.fields + shape.secret, secret=(), to=())
    match = small()
    match.game = changed(CAPER, events={**CAPER.interface.events, DEALT: told})
    other = [event["cards"] for event in match.events(0) if event["event"] == "dealt" and event["seat"] == 1]
    assert other
    assert not [
        event
        for event in small().events(0)
        if event["event"] == "dealt" and event["seat"] == 1 and "cards" in event
    ]
