"""Components and setup: COUP-01 to COUP-12 (the draft, COUP-13, has its own file)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.coup.script import coins, deck, everything, hands, legal, phase, play, refused, table, treasury

import ruse
from ruse.core.match import Match

CARDS = {2: 15, 3: 15, 4: 15, 5: 15, 6: 15, 7: 20, 8: 20, 9: 25, 10: 25}
COURT = {2: 11, 3: 9, 4: 7, 5: 5, 6: 3, 7: 6, 8: 4, 9: 7, 10: 5}


def all_cards(match: Match) -> Counter[str]:
    known = everything(match)
    return Counter(known["deck"]) + Counter(card for hand in known["hands"] for card in hand)


@pytest.mark.parametrize("players", [0, 1, 11])
def test_coup_01_two_to_ten_play(players):
    with pytest.raises(ruse.BadOption, match="2 to 10"):
        ruse.deal("coup", players)


@pytest.mark.parametrize("players", range(2, 11))
def test_coup_01_every_count_between_is_dealt(players):
    assert len(ruse.deal("coup", players, seed=1).view()["seats"]) == players


@pytest.mark.parametrize("players", range(7, 11))
def test_coup_01_the_german_box_serves_six(players):
    with pytest.raises(ruse.BadOption, match="2 to 6"):
        ruse.deal("coup", players, copies_rule="german")
    assert ruse.deal("coup", 6, copies_rule="german").players == 6


@pytest.mark.parametrize(("envoy", "unused"), [("ambassador", "inquisitor"), ("inquisitor", "ambassador")])
def test_coup_02_exactly_one_envoy_is_in_the_game(envoy, unused):
    match = ruse.deal("coup", 3, seed=5, envoy=envoy)
    assert match.view()["characters"] == ["duke", "assassin", "captain", envoy, "contessa"]
    assert set(all_cards(match)) == {"duke", "assassin", "captain", envoy, "contessa"}
    with pytest.raises(ruse.BadPosition, match=unused):
        table(f"duke {unused}", "duke contessa", envoy=envoy)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("copies_rule", ["german", "italian"])
def test_coup_03_three_copies_for_two_to_six_players(players, copies_rule):
    match = ruse.deal("coup", players, seed=2, copies_rule=copies_rule)
    assert set(all_cards(match).values()) == {3}
    assert all_cards(match).total() == 15


@pytest.mark.parametrize(("players", "copies"), [(7, 4), (8, 4), (9, 5), (10, 5)])
def test_coup_04_four_copies_for_seven_and_five_for_nine_players(players, copies):
    match = ruse.deal("coup", players, seed=2)
    assert set(all_cards(match).values()) == {copies}


@pytest.mark.parametrize("players", range(2, 11))
def test_coup_05_two_cards_each_and_the_rest_is_the_court_deck(players):
    match = ruse.deal("coup", players, seed=3)
    assert [len(hand.split()) for hand in hands(match)] == [2] * players
    assert [seat["cards"] for seat in match.view()["seats"]] == [2] * players
    assert match.view()["deck"] == sum(deck(match)) == COURT[players]
    assert all_cards(match).total() == CARDS[players]


def test_coup_05_the_cards_are_shuffled():
    first_hands = Counter(hands(ruse.deal("coup", 3, seed=seed))[0] for seed in range(2100))
    assert len(first_hands) == 15
    # 105 ways to hold two of fifteen cards: three make a pair, nine two given characters.
    for hand, count in first_hands.items():
        expected = 60 if len(set(hand.split())) == 1 else 180
        assert abs(count - expected) < 5 * expected**0.5


@pytest.mark.parametrize("players", range(3, 11))
def test_coup_06_two_coins_each_of_fifty(players):
    match = ruse.deal("coup", players, seed=1)
    assert coins(match) == [2] * players
    assert treasury(match) == 50 - 2 * players


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(
    ("rule", "starter", "other", "left"), [("starter_1", 1, 2, 47), ("both_1", 1, 1, 48), ("both_2", 2, 2, 46)]
)
def test_coup_07_fewer_coins_when_two_play(first, rule, starter, other, left):
    match = ruse.deal("coup", 2, seed=1, first_player=first, two_player_coins=rule)
    assert (coins(match)[first], coins(match)[1 - first]) == (starter, other)
    assert treasury(match) == left


@pytest.mark.parametrize("rule", ["starter_1", "both_1"])
def test_coup_07_is_about_starting_with_two_players(rule):
    assert coins(ruse.deal("coup", 3, seed=1, two_player_coins=rule)) == [2, 2, 2]


def test_coup_08_coins_are_open():
    match = play(table("duke duke", "captain contessa", "captain contessa"), "0: tax / 1,2: pass / 1: income")
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        assert [seat["coins"] for seat in view["seats"]] == [5, 3, 2]
        assert view["treasury"] == 40


def test_coup_09_own_cards_are_seen_by_their_owner_alone():
    match = table("contessa duke", "captain contessa")
    assert match.view(0)["seats"][0]["hand"] == ["duke", "contessa"]
    assert "hand" not in match.view(0)["seats"][1]
    assert not any("hand" in seat for seat in match.view(None)["seats"])


def test_coup_10_reference_cards_do_nothing():
    """What a turn can be is the whole list: nothing is done with a reference card."""
    match = table("duke duke", "captain contessa", coins=[7, 2], envoy="inquisitor")
    general = {"income", "foreign-aid", "coup 1"}
    assert legal(match, 0) == general | {"tax", "exchange", "assassinate 1", "steal 1", "examine 1"}


@pytest.mark.parametrize("first", range(4))
def test_coup_11_the_first_player_can_be_named(first):
    match = ruse.deal("coup", 4, seed=1, first_player=first)
    assert match.waiting == (first,)


def test_coup_11_else_chance_names_the_first_player():
    firsts = Counter(ruse.deal("coup", 4, seed=seed).waiting[0] for seed in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 70


def test_coup_11_the_winner_begins_the_next_match():
    match = play(table("duke (captain)", "duke (contessa)", coins=[2, 7], turn=1), "1: coup 0")
    assert match.winners == (1,)
    assert match.rematch(seed=4).waiting == (1,)


def test_coup_11_only_a_seat_at_the_table_can_begin():
    with pytest.raises(ruse.BadOption, match="first_player"):
        ruse.deal("coup", 3, first_player=3)


def test_coup_12_turns_go_clockwise():
    match = table("duke duke", "captain contessa", "captain contessa", turn=1)
    play(match, "1: income / 2: income / 0: income / 1: income")
    assert match.waiting == (2,)


def test_coup_12_eliminated_players_are_skipped():
    match = table("duke duke", "captain contessa", "(captain) (contessa)", "(duke) (captain)", turn=1)
    play(match, "1: income / 0: income")
    assert match.waiting == (1,)


@pytest.mark.parametrize("players", range(2, 11))
def test_amb_09_the_court_deck_always_has_the_three_cards_an_exchange_needs(players):
    assert ruse.deal("coup", players, seed=1).view()["deck"] >= 3


def test_amb_16_ten_players_leave_five_cards_in_the_court_deck():
    sizes = [ruse.deal("coup", players, seed=1).view()["deck"] for players in (7, 8, 9, 10)]
    assert sizes == [6, 4, 7, 5]


def test_amb_26_two_player_coins_apply_at_the_start_only():
    match = table(
        "duke captain", "duke (captain)", "assassin (captain)", coins=[7, 2, 2], two_player_coins="both_1"
    )
    play(match, "0: coup 2")
    assert coins(match) == [0, 2, 0]
    assert phase(match) == "action"


def test_coup_21_the_first_turn_begins_with_the_deal():
    match = ruse.deal("coup", 3, seed=1, first_player=2)
    assert phase(match) == "action"
    assert refused(match, 2, "pass") == "not-now"
