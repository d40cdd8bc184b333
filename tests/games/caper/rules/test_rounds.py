"""Rounds and turns: deals, the order of the seats, the exchange, the last card (CAPER-11 to CAPER-20)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.caper.script import (
    FACES,
    changed,
    coins,
    discards,
    everything,
    happened,
    markers,
    phase,
    play,
    supply,
    table,
)

import ruse
from ruse.core.match import Match

STANDARD = [("thief", 4), ("gear", 6), ("thief", 3), ("gear", 6), ("thief", 2), ("gear", 6)]


def play_out(match: Match) -> Match:
    """Return the first action that is offered, to the end."""
    while not match.over:
        match.play(match.waiting[0], match.actions(match.waiting[0])[0])
    return match


def hands(match: Match) -> list[Counter[str]]:
    return [Counter(hand) for hand in everything(match)["hands"]]


def test_caper_11_six_rounds_thieves_and_gear_in_turn():
    match = play_out(ruse.deal("caper", 2, seed=1))
    assert [event["deck"] for event in happened(match, "round")] == ["thief", "gear"] * 3
    assert match.view()["round"] is None


def test_caper_12_the_badge_tells_deck_cards_and_leader():
    match = play_out(ruse.deal("caper", 2, seed=1, first_player=0))
    badges = [(badge["deck"], badge["deal"]) for badge in match.view()["rounds"]]
    assert badges == STANDARD
    told = [(event["deck"], event["count"], event["seat"]) for event in happened(match, "round")]
    assert told == [(deck, count, nth % 2) for nth, (deck, count) in enumerate(STANDARD)]


def test_caper_12_other_badges_are_played_as_they_are():
    """The deals that are not told are data: 5, 6 and 7 gear is the other reading."""
    rounds = [
        {"deck": deck, "deal": deal, "lead": "other"} for deck, deal in [("thief", 4), ("gear", 5), ("gear", 7)]
    ]
    match = play_out(ruse.deal("caper", 2, seed=1, first_player=0, cards=changed({}, rounds=rounds)))
    assert [(event["count"], event["seat"]) for event in happened(match, "round")] == [(4, 1), (5, 1), (7, 1)]
    assert len(match.journal) >= 2 * (3 + 4 + 6)


def test_caper_13_four_thieves_then_fewer():
    match = play_out(ruse.deal("caper", 2, seed=1))
    deals = [event["count"] for event in happened(match, "round") if event["deck"] == "thief"]
    assert deals == [4, 3, 2]


@pytest.mark.parametrize("seat", [0, 1])
def test_caper_14_each_sees_its_own_hand_only(seat):
    match = ruse.deal("caper", 2, seed=3)
    seats = match.view(seat)["seats"]
    assert Counter(seats[seat]["hand"]) == hands(match)[seat]
    assert (seats[1 - seat]["hand"], seats[1 - seat]["cards"]) == (None, 4)
    dealt = [event for event in match.events(seat) if event["event"] == "dealt"]
    assert ["cards" in event for event in dealt] == [who == seat for who in range(2)]
    assert [seen["hand"] for seen in match.view()["seats"]] == [None, None]


def test_caper_15_the_leader_then_the_other_and_each_completely():
    match = table("artist", "banker(tuxedo) dame(sound-dish)", hand="blazeblaster smoke-screen sound-dish")
    play(match, "0: equip blazeblaster 1a")
    assert (phase(match), match.waiting) == ("burn", (0,))
    play(match, "0: burn a")
    assert (phase(match), match.waiting) == ("equip", (1,))
    assert match.view()["round"]["turn"] == 4  # three cards of six: the hands were exchanged three times


def test_caper_16_the_hands_are_exchanged_completely():
    match = table(
        "artist",
        "banker",
        hand="tuxedo smoke-screen sound-dish",
        other_hand="disguise-kit super-magnet fire-blanket",
    )
    play(match, "0: discard tuxedo / 1: discard fire-blanket")
    assert hands(match) == [Counter(["disguise-kit", "super-magnet"]), Counter(["smoke-screen", "sound-dish"])]
    assert (match.waiting, match.view()["round"]["turn"]) == ((0,), 5)
    assert [event["seat"] for event in happened(match, "swapped")] == [0, 1]


def test_caper_17_the_last_card_is_put_away_without_coin_or_effect():
    match = table(
        "artist colonel",
        "banker",
        hand="tuxedo plasma-cutter",
        other_hand="sound-dish grappling-hook",
        coins=[3, 3],
        round=4,
    )
    play(match, "0: equip tuxedo 1a / 1: discard sound-dish")
    assert (discards(match, 0), discards(match, 1)) == (["plasma-cutter"], ["sound-dish", "grappling-hook"])
    assert (coins(match), supply(match), markers(match)) == ([1, 4], 5, [3, 0, 0])
    assert not happened(match, "swapped")
    assert [(event["seat"], event["card"]) for event in happened(match, "put-away")] == [
        (0, "plasma-cutter"),
        (1, "grappling-hook"),
    ]
    assert match.view()["round"]["number"] == 5


def test_caper_18_plays_discards_and_exchanges_of_each_round():
    match = play_out(ruse.deal("caper", 2, seed=5))
    events = [event["event"] for event in match.events()]
    at = [nth for nth, event in enumerate(events) if event == "round"] + [len(events)]
    for (_, dealt), begin, end in zip(STANDARD, at, at[1:], strict=False):
        found = Counter(events[begin:end])
        assert found["hired"] + found["equipped"] + found["discarded"] == 2 * (dealt - 1)
        assert found["put-away"] == 2
        assert found["swapped"] == 2 * (dealt - 2)


def test_caper_19_after_round_6_it_is_over():
    match = table("artist", "banker", hand="tuxedo sound-dish", other_hand="smoke-screen super-magnet", round=6)
    play(match, "0: discard tuxedo / 1: discard smoke-screen")
    assert match.over
    assert all(badge["over"] for badge in match.view()["rounds"])
    assert happened(match, "finished")


def test_caper_19_after_round_5_it_is_not():
    match = play(table(hand="dame artist", other_hand="banker twins", round=5), "0: hire dame 1 / 1: hire banker 1")
    assert (phase(match), match.view()["round"]["number"]) == ("equip", 6)
    assert [badge["over"] for badge in match.view()["rounds"]] == [True] * 5 + [False]


@pytest.mark.parametrize("first_player", [0, 1])
def test_caper_20_the_leader_leads_every_turn_of_the_round(first_player):
    match = play_out(ruse.deal("caper", 2, seed=2, first_player=first_player))
    turns = [event["seat"] for event in match.events() if event["event"] == "turn"]
    own, other = first_player, 1 - first_player
    assert (
        turns
        == [own, other] * 3
        + [other, own] * 5
        + [own, other] * 2
        + [other, own] * 5
        + [own, other]
        + [
            other,
            own,
        ]
        * 5
    )


def test_caper_85_the_last_cards_are_put_away_before_points_are_counted():
    """A-28: the Senator counts them."""
    match = table(
        "senator", "banker", city="rome", hand="tuxedo sound-dish", other_hand="smoke-screen super-magnet", round=6
    )
    play(match, "0: discard tuxedo / 1: discard smoke-screen")
    assert match.scores[0] == 2
    kinds = [event["event"] for event in match.events()]
    assert kinds.index("put-away") < kinds.index("scored")


def test_a_28_the_last_cards_of_round_6_count():
    match = table("senator", "banker", city="rome", hand="tuxedo blazeblaster", other_hand="sound-dish", round=6)
    before = match.scores[0]
    play(match, "0: equip tuxedo 1a / 1: discard sound-dish")
    assert discards(match, 0) == ["blazeblaster"]
    assert match.scores[0] == before + 1 + 4  # a card in the discard area; the tuxedo wins the location


def test_the_hands_of_a_round_come_from_its_deck():
    match = ruse.deal("caper", 2, seed=9)
    while not match.over:
        deck = match.view()["round"]["deck"]
        assert {FACES[card]["kind"] for hand in hands(match) for card in hand} == {deck}
        match.play(match.waiting[0], match.actions(match.waiting[0])[-1])
