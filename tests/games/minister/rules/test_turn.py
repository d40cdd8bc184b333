"""The turn: KTM-10 to KTM-17, SA-02, SA-03, SA-31."""

from __future__ import annotations

import pytest
from tests.games.minister.script import (
    IN_ORDER,
    coins,
    happened,
    known,
    legal,
    lie,
    money,
    phase,
    play,
    refused,
    table,
    treasury,
    worlds,
)

import ruse

MOVES = {"move right", "move left", "move opposite"}
CLAIMS = {f"claim {card}" for card in IN_ORDER.split()}


@pytest.mark.parametrize("players", range(3, 7))
def test_ktm_10_turns_go_clockwise(players):
    match = table(players, turn=1)
    order = []
    for _ in range(players + 1):
        order.append(match.waiting[0])
        match.play(match.waiting[0], "move left")
    assert order == [(1 + turn) % players for turn in range(players + 1)]


def test_ktm_10_each_turn_is_one_action():
    match = table(4)
    for script in ("0: look", "1: move left", "2: claim thief / 0,1,3: pass", "3: claim peasant"):
        before = match.view()["turns"]
        play(match, script)
        assert (phase(match), match.view()["turns"]) == ("action", before + 1)
    assert match.waiting == (0,)
    assert [turn["number"] for turn in happened(match, "turn")] == [1, 2, 3, 4, 5]


def test_ktm_10_look_move_or_claim():
    assert legal(table(4), 0) == {"look"} | MOVES | CLAIMS


def test_ktm_11_nobody_may_pass():
    assert refused(table(4), 0, "pass") == "not-now"


def test_ktm_11_there_is_always_something_to_do():
    match = table(5, coins=[0, 6, 6, 6, 6], treasury=1)
    assert legal(match, 0) == MOVES | CLAIMS


def test_ktm_12_a_look_costs_a_coin():
    match = play(table(4), "0: look")
    assert money(match) == ([2, 3, 3, 3], 9)
    assert happened(match, "coins") == [{"event": "coins", "from": 0, "to": None, "amount": 1, "why": "paid"}]


def test_ktm_12_a_look_shows_a_card_to_its_owner_alone():
    match = play(table(4, turn=1), "1: look")
    public = {"event": "looked", "seat": 1, "place": "b"}
    assert happened(match, "looked", 1) == [public | {"card": "thief"}]
    assert all(happened(match, "looked", seat) == [public] for seat in (None, 0, 2, 3))
    assert (known(match, 1, "b"), worlds(match, 1), worlds(match, 0)) == ({"thief"}, 120, 720)


def test_ktm_12_the_last_coin_may_be_paid():
    match = play(table(4, coins=[1, 4, 4, 4]), "0: look")
    assert money(match) == ([0, 4, 4, 4], 8)


def test_ktm_13_without_a_coin_all_others_take_one():
    match = play(table(4, coins=[0, 4, 4, 4]), "0: look")
    assert money(match) == ([0, 5, 5, 5], 5)
    assert known(match, 0, "a") == {"king"}
    takers = [move["to"] for move in happened(match, "coins")]
    assert takers == [3, 2, 1]


@pytest.mark.parametrize("players", range(3, 7))
def test_ktm_13_only_while_the_treasury_has_enough_for_all(players):
    others = [2] * (players - 1)
    poor = table(players, coins=[0, *others], treasury=players - 2)
    assert refused(poor, 0, "look") == "too-poor"
    assert "look" not in legal(poor, 0)
    assert "look" in legal(table(players, coins=[0, *others], treasury=players - 1), 0)
    assert "look" in legal(table(players, coins=[1, *others], treasury=players - 2), 0)


def test_ktm_14_right_is_counter_clockwise():
    match = play(table(6), "0: move right")
    assert lie(match) == "thief minister executioner collector peasant king"
    assert happened(match, "moved") == [{"event": "moved", "seat": 0, "direction": "right"}]


def test_ktm_15_left_is_clockwise():
    match = play(table(6), "0: move left")
    assert lie(match) == "peasant king thief minister executioner collector"
    assert happened(match, "moved") == [{"event": "moved", "seat": 0, "direction": "left"}]


def test_ktm_16_opposite_is_three_places_away():
    match = play(table(6), "0: move opposite")
    assert lie(match) == "executioner collector peasant king thief minister"
    assert happened(match, "moved") == [{"event": "moved", "seat": 0, "direction": "opposite"}]


@pytest.mark.parametrize("direction", ["left", "right", "opposite"])
@pytest.mark.parametrize("turn", range(3))
def test_ktm_14_ktm_15_ktm_16_do_not_depend_on_who_moves(direction, turn):
    first = lie(play(table(3), f"0: move {direction}"))
    assert lie(play(table(3, turn=turn), f"{turn}: move {direction}")) == first


@pytest.mark.parametrize("card", IN_ORDER.split())
@pytest.mark.parametrize("turn", range(3))
def test_ktm_17_any_character_may_be_claimed_truly_or_not(card, turn):
    match = table(3, turn=turn)
    play(match, f"{turn}: claim {card}")
    assert happened(match, "claimed") == [{"event": "claimed", "seat": turn, "claim": card}]
    if card != "peasant":
        on_table = match.view()["claim"]
        assert (on_table["seat"], on_table["character"], on_table["challenger"]) == (turn, card, None)


def test_ktm_17_claims_are_remembered():
    match = play(table(3), "0: claim king / 1,2: pass / 1,2: pass / 1: claim thief / 0,2: pass")
    assert [seat["claims"] for seat in match.view()["seats"]] == [{"king": 1}, {"thief": 1}, {}]
    assert match.view()["claim"] is None


def test_sa_02_a_look_that_takes_the_last_coins_ends_the_match():
    match = play(table(4, coins=[0, 6, 6, 5], treasury=3), "0: look")
    assert match.over
    assert money(match) == ([0, 7, 7, 6], 0)
    assert match.winners == (1, 2)
    assert worlds(match, 0) == 720  # the look no longer matters
    assert happened(match, "looked") == []


def test_sa_02_the_look_that_ends_the_match_is_told():
    """Without a word of it, coins would change hands for no reason."""
    match = play(table(4, coins=[0, 6, 6, 5], treasury=3), "0: look")
    assert happened(match, "sought") == [{"event": "sought", "seat": 0, "place": "a"}]
    told = [event["event"] for event in match.events()]
    assert told.index("sought") < told.index("coins") < told.index("finished")
    for held, coin in ((4, 0), (3, 1)):
        match = play(table(4, coins=[coin, 6, 6, 4], treasury=held), "0: look")
        assert happened(match, "sought") == []
        assert len(happened(match, "looked")) == 1


def test_sa_03_what_everybody_knows_to_be_false_may_be_claimed():
    match = play(table(3), "0: claim executioner / 1,2: challenge / 1: move left / 2: move right")
    assert "executioner" not in known(match, 1, "a")
    play(match, "0: claim executioner")
    assert phase(match) == "challenge"
    assert match.waiting == (1, 2)


def test_sa_03_what_one_has_never_seen_may_be_claimed():
    match = table(3)
    assert worlds(match, 0) == 720
    assert legal(match, 0) >= CLAIMS


@pytest.mark.parametrize("players", range(3, 7))
def test_sa_31_a_hundred_turns_a_player(players):
    match = table(players)
    for _ in range(100 * players - 1):
        match.play(match.waiting[0], "move left")
    assert not match.over
    match.play(match.waiting[0], "move left")
    assert match.over


@pytest.mark.parametrize(("limit", "winners"), [(1, (0, 1, 2)), (2, (0, 2))])
def test_sa_31_the_limit_is_an_option_and_then_most_coins_win(limit, winners):
    match = play(table(3, turn_limit=limit), "0: move left")
    if limit == 2:
        assert not match.over
        play(match, "1: look")
    assert match.over
    assert match.winners == winners
    assert happened(match, "finished") == [{"event": "finished", "winners": list(winners), "reason": "turn-limit"}]
    assert treasury(match) > 0
    assert match._state.limited == 1


def test_sa_31_an_empty_treasury_is_no_turn_limit():
    match = play(table(3, coins=[3, 3, 3], treasury=3, turn_limit=1), "0: claim king / 1,2: pass")
    assert happened(match, "finished") == [{"event": "finished", "winners": [0], "reason": "treasury"}]
    assert match._state.limited == 0


def test_sa_31_a_turn_is_ended_before_the_limit_ends_the_match():
    """The king's minister is still asked for in the last turn."""
    match = play(table(3, turn_limit=1), "0: claim king / 1,2: pass")
    assert (phase(match), match.over) == ("reply", False)
    play(match, "1: reply / 2: pass / 0,2: pass")
    assert match.over
    assert coins(match) == [6, 4, 3]


@pytest.mark.parametrize("limit", [0, 1001])
def test_sa_31_limits_have_a_range(limit):
    with pytest.raises(ruse.BadOption, match="turn_limit"):
        ruse.deal("minister", 3, turn_limit=limit)
