"""What a seat cannot know is drawn again, and all that it knows stays (see tests/knowledge for the proportions)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.caper.script import everything, play, table, wander

import ruse
from ruse.core.match import Match
from ruse.games.caper.cards.tables import numbered


def world(match: Match, seat: int, key: int) -> dict[str, Any]:
    """Return what nobody may know, in a world that a seat imagines."""
    return match.game.interface.reveal(match.imagine(seat, key))


def hidden(match: Match, seat: int, deck: str) -> Counter[str]:
    """Return the other hand and a deck together."""
    told = everything(match)
    return Counter([*told["hands"][1 - seat], *told[deck]])


@pytest.mark.parametrize("seat", [0, 1])
def test_the_other_hand_and_the_deck_are_mixed(seat):
    match = ruse.deal("caper", 2, seed=4)
    worlds = [world(match, seat, key) for key in range(30)]
    for told in worlds:
        assert told["hands"][seat] == everything(match)["hands"][seat]
        assert Counter([*told["hands"][1 - seat], *told["thief_deck"]]) == hidden(match, seat, "thief_deck")
    assert len({tuple(told["hands"][1 - seat]) for told in worlds}) > 25
    assert len({tuple(told["gear_deck"]) for told in worlds}) == 30


def test_every_hidden_card_can_be_anywhere():
    match = ruse.deal("caper", 2, seed=4)
    cards = hidden(match, 0, "thief_deck")
    held = Counter(card for key in range(300) for card in world(match, 0, key)["hands"][1])
    assert set(held) == set(cards)
    # Four of fourteen are held: each card in 86 of 300 worlds, give or take 8.
    assert all(45 < times < 130 for times in held.values())
    tops = Counter(world(match, 0, key)["gear_deck"][0] for key in range(300))
    assert len(tops) > 15


def test_after_the_exchange_the_other_hand_stays():
    match = ruse.deal("caper", 2, seed=4, first_player=0)
    for _ in range(2):
        match.play(match.waiting[0], match.actions(match.waiting[0])[0])
    hand = everything(match)["hands"][1]
    assert match.view(0)["seats"][1]["hand"] == hand
    worlds = [world(match, 0, key) for key in range(10)]
    assert all(told["hands"][1] == hand for told in worlds)
    assert len({tuple(told["thief_deck"]) for told in worlds}) == 10


def test_the_last_hands_are_known_from_the_deal():
    """What one does not see when a deck is dealt out is what the other one has; nobody has passed it on."""
    match = ruse.deal("caper", 2, seed=4)
    for _ in wander(match, seed=1):
        now = match.view(0)
        if now["round"] and (now["round"]["number"], now["round"]["turn"]) == (6, 1):
            break
    assert (now["decks"]["gear"], now["hands_known"], now["hands_passed"]) == (0, True, False)
    assert world(match, 0, 1)["hands"] == everything(match)["hands"]
    match.play(match.waiting[0], next(action for action in match.actions(match.waiting[0]) if "discard" in action))
    match.play(match.waiting[0], next(action for action in match.actions(match.waiting[0]) if "discard" in action))
    assert match.view(0)["hands_passed"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_deck_told_short_does_not_give_the_hands_away(seat):
    """An arranged position can leave cards out: they may be in the other hand, for all that one sees."""
    match = ruse.arrange("caper", {"locations": ["yacht", "bank", "opera"], "thief_deck": SIX, "gear_deck": []})
    assert (match.view(seat)["decks"]["thief"], match.view(seat)["hands_known"]) == (0, False)
    assert match.view(seat)["seats"][1 - seat]["hand"] is None
    seen = dict(zip(match.game.rules.features, match.observe(seat), strict=True))
    assert (seen["hands_known"], seen["other_hand_0"]) == (0, 0)
    worlds = [world(match, seat, key) for key in range(200)]
    assert all(told["hands"][seat] == everything(match)["hands"][seat] for told in worlds)
    held = Counter(card for told in worlds for card in told["hands"][1 - seat])
    others = 18 - len(SIX) // 2
    assert len(held) == others  # every thief that is not in the seat's hand
    assert all(len(told["hands"][1 - seat]) == 3 for told in worlds)
    assert all(told["thief_deck"] == told["gear_deck"] == [] for told in worlds)
    assert match.imagine(seat, 5) == match.game.rules.state.unpack(twice(match, seat, 5))


SIX = ["acrobat", "colonel", "gentleman", "starlet", "dame", "artist"]


def twice(match: Match, seat: int, key: int) -> bytes:
    """Return a world imagined in an imagined world: nothing of the truth is left in the first."""
    first = match.imagine(seat, key + 1)
    match.game.rules.imagine(first, seat, key)
    return bytes(first.pack())


def test_what_was_used_openly_is_not_in_the_other_hand():
    match = ruse.deal("caper", 2, seed=4, first_player=0)
    play(match, f"0: {match.actions(0)[0]}")
    used = match.view()["locations"][0]["crews"][0]["thieves"][0]["thief"]
    for key in range(40):
        told = world(match, 1, key)
        assert used not in told["hands"][0] + told["thief_deck"]
        assert len(told["hands"][0]) == 3


def test_a_hand_says_nothing_about_how_it_came_together():
    """Sorted in every world."""
    match = ruse.deal("caper", 2, seed=4)
    order = list(match.view()["cards"])
    for key in range(20):
        hand = world(match, 0, key)["hands"][1]
        assert hand == sorted(hand, key=order.index)


def test_the_random_state_is_another_one():
    match = ruse.deal("caper", 2, seed=4)
    assert len({match.imagine(0, key).random for key in range(20)} | {match._state.random}) == 21


def test_after_the_end_nothing_is_hidden():
    *_, end = wander(ruse.deal("caper", 2, seed=4), 4)
    assert world(end, 0, 3) == everything(end)
    assert end.view(0)["hands_known"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_learner_sees_every_card_in_the_discard_areas(seat):
    """So that what is still to come can be counted."""
    discards = [["tuxedo", "dame"], ["sound-dish"]]
    match = table("artist", hand="smoke-screen", discards=discards)
    seen = dict(zip(match.game.rules.features, match.observe(seat), strict=True))
    for whose, cards in (("own", discards[seat]), ("other", discards[1 - seat])):
        found = [seen[f"{whose}_discard_{nth}"] for nth in range(36)]
        assert found == [numbered(card) for card in cards] + [0] * (36 - len(cards))
