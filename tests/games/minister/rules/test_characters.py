"""The characters but the peasant: KTM-40 to KTM-49, SA-09 to SA-19, SA-25, SA-26."""

from __future__ import annotations

from itertools import combinations

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
    worlds,
)

from ruse.core.match import Match

CHARACTERS = set(IN_ORDER.split())
MINISTER_AT_B = "king minister peasant thief collector executioner"


def asked_for_minister(players: int = 4, cards: str = MINISTER_AT_B, **options) -> Match:
    """Play until the king has taken three coins and everyone else is asked."""
    others = ",".join(map(str, range(1, players)))
    return play(table(players, cards, **options), f"0: claim king / {others}: pass")


def minister_at_work(**options) -> Match:
    return play(table(4, **options), "0: claim minister / 1,2,3: pass")


# --- King ------------------------------------------------------------------------------------------------


def test_ktm_40_the_king_takes_three_coins_and_asks_for_the_minister():
    match = asked_for_minister()
    assert money(match) == ([6, 3, 3, 3], 5)
    assert (phase(match), match.waiting) == ("reply", (1, 2, 3))
    play(match, "1,2,3: pass")
    assert (phase(match), match.waiting) == ("action", (1,))
    assert happened(match, "passed")[-1] == {"event": "passed", "window": "reply"}


def test_ktm_41_whoever_answers_takes_a_coin():
    match = play(asked_for_minister(), "1: reply / 2,3: pass / 0,2,3: pass")
    assert money(match) == ([6, 4, 3, 3], 4)
    assert happened(match, "replied") == [{"event": "replied", "seat": 1, "claim": "minister"}]


@pytest.mark.parametrize(("seat", "others"), [(1, "0,2,3"), (2, "0,1,3")])
def test_ktm_41_unchallenged_it_need_not_be_true(seat, others):
    asked = ",".join(str(other) for other in (1, 2, 3) if other != seat)
    match = play(asked_for_minister(), f"{seat}: reply / {asked}: pass / {others}: pass")
    assert coins(match)[seat] == 4
    assert match.view()["seats"][seat]["claims"] == {"minister": 1}
    assert worlds(match, 0) == 720


def test_ktm_42_a_reply_is_a_claim_like_any_other():
    match = play(asked_for_minister(), "1: reply / 2,3: pass")
    assert (phase(match), match.waiting) == ("challenge-reply", (0, 2, 3))
    on_table = match.view()["claim"]
    assert (on_table["seat"], on_table["character"]) == (1, "minister")
    assert legal(match, 2) == {"pass", "challenge"}


def test_ktm_42_a_false_reply_brings_nothing_and_costs_nothing():
    match = play(asked_for_minister(), "2: reply / 1,3: pass / 0,3: pass / 1: challenge")
    assert money(match) == ([6, 3, 3, 3], 5)
    assert known(match, 1, "d") == {"thief"}
    assert known(match, 0, "d") == CHARACTERS - {"minister"}
    assert (phase(match), match.waiting) == ("action", (1,))


def test_ktm_42_the_challenger_of_a_true_reply_pays_and_the_minister_takes():
    match = play(asked_for_minister(), "1: reply / 2,3: pass / 0,3: pass / 2: challenge")
    assert money(match) == ([6, 4, 2, 3], 5)
    moves = [(move["from"], move["to"]) for move in happened(match, "coins")[1:]]
    assert moves == [(2, None), (None, 1)]
    assert (phase(match), match.waiting) == ("action", (1,))


def test_ktm_43_two_ministers_must_look_at_each_others_cards():
    match = play(asked_for_minister(), "1,2: reply / 3: pass")
    assert phase(match) == "action"  # nobody was asked
    assert [reply["seat"] for reply in happened(match, "replied")] == [1, 2]
    assert known(match, 1, "d") == {"thief"}
    assert known(match, 2, "b") == {"minister"}
    assert [event["seat"] for event in happened(match, "seen")] == [1, 2]
    assert [event.get("card") for event in happened(match, "seen", 2)] == [None, "minister"]
    assert known(match, 3, "d") == CHARACTERS - {"minister"}


def test_ktm_44_the_false_one_pays_and_the_true_one_takes():
    match = play(asked_for_minister(), "1,2: reply / 3: pass")
    assert money(match) == ([6, 4, 2, 3], 5)
    assert [event["seat"] for event in happened(match, "disproved")] == [2]
    assert [event["seat"] for event in happened(match, "proved")] == [1]


def test_ktm_44_two_false_ones_pay_both():
    match = play(asked_for_minister(cards=IN_ORDER), "1,2: reply / 3: pass")
    assert money(match) == ([6, 2, 2, 3], 7)
    assert (phase(match), match.waiting) == ("action", (1,))


def test_sa_10_a_king_takes_what_there_is():
    match = play(table(4, coins=[4, 5, 5, 4], treasury=2), "0: claim king / 1,2,3: pass")
    assert match.over
    assert money(match) == ([6, 5, 5, 4], 0)


@pytest.mark.parametrize("left", [1, 2, 3])
def test_sa_10_with_the_last_coin_nobody_is_asked_for_the_minister(left):
    match = play(table(4, coins=[4, 5, 5, 4], treasury=left), "0: claim king / 1,2,3: pass")
    assert match.over
    assert coins(match)[0] == 4 + left
    assert match.waiting == ()


def test_sa_10_one_coin_more_and_the_match_goes_on():
    match = play(table(4, coins=[4, 5, 5, 4], treasury=4), "0: claim king / 1,2,3: pass")
    assert phase(match) == "reply"


def test_sa_11_all_but_the_king_may_answer_sealed():
    match = asked_for_minister()
    assert all(legal(match, seat) == {"pass", "reply"} for seat in (1, 2, 3))
    assert refused(match, 0, "reply") == "not-asked"
    assert refused(match, 1, "challenge") == "not-now"
    play(match, "2: reply")
    assert match.waiting == (1, 3)
    assert match.view(2)["answer"] == "reply"
    assert all("answer" not in match.view(seat) for seat in (None, 0, 1, 3))
    assert happened(match, "replied") == []


def test_sa_11_a_king_by_bluff_asks_too():
    match = asked_for_minister(cards="thief minister king peasant collector executioner")
    assert match.waiting == (1, 2, 3)


def test_sa_12_the_king_may_challenge_a_reply():
    match = play(asked_for_minister(), "2: reply / 1,3: pass / 0: challenge / 1,3: pass")
    assert [challenge["seat"] for challenge in happened(match, "challenged")] == [0]
    assert known(match, 0, "d") == {"thief"}


@pytest.mark.parametrize(("doubters", "first"), [("0,1,3", 1), ("0,3", 0), ("3", 3)])
def test_sa_12_who_is_heard_is_counted_from_the_replier(doubters, first):
    others = [seat for seat in "013" if seat not in doubters]
    match = play(asked_for_minister(), "2: reply / 1,3: pass / " + doubters + ": challenge")
    if others:
        play(match, ",".join(others) + ": pass")
    assert happened(match, "challenged")[-1]["seat"] == first


def test_sa_12_sequential_asks_from_the_replier_on():
    match = asked_for_minister(cards=MINISTER_AT_B, response_mode="simultaneous")
    assert match.waiting == (1, 2, 3)
    match = play(table(4, MINISTER_AT_B, response_mode="sequential"), "0: claim king / 3,2,1: pass / 3: pass")
    play(match, "2: reply / 1: pass")
    order = []
    while phase(match) == "challenge-reply":
        order.append(match.waiting)
        match.play(match.waiting[0], "pass")
    assert order == [(1,), (0,), (3,)]
    assert coins(match) == [6, 3, 4, 3]


def test_sa_13_nobody_else_challenges_rival_ministers():
    match = play(asked_for_minister(), "1,2: reply / 3: pass")
    assert happened(match, "challenged") == []
    assert (phase(match), match.waiting) == ("action", (1,))


def test_sa_14_three_ministers_and_more():
    match = play(asked_for_minister(), "1,2,3: reply")
    assert money(match) == ([6, 4, 2, 2], 6)
    assert known(match, 3, "b") == {"minister"}
    assert known(match, 3, "d") == {"thief"}
    assert known(match, 1, "d") == {"thief"}
    assert known(match, 1, "e") == {"collector"}
    assert known(match, 0, "d") == CHARACTERS - {"minister"}


def test_sa_15_the_false_ones_pay_before_the_true_one_takes():
    """With one coin left the order decides: the penalty comes first, and the match continues."""
    match = asked_for_minister(coins=[4, 4, 4, 4], treasury=4)
    play(match, "1,2: reply / 3: pass")
    assert not match.over
    assert money(match) == ([7, 5, 3, 4], 1)
    moves = [(move["from"], move["to"]) for move in happened(match, "coins")]
    assert moves == [(None, 0), (2, None), (None, 1)]


def test_sa_15_the_false_ones_pay_clockwise_from_the_king():
    match = table(5, "thief collector king minister executioner peasant", turn=2)
    play(match, "2: claim king / 0,1,3,4: pass / 0,1,4: reply / 3: pass")
    payers = [move["from"] for move in happened(match, "coins") if move["from"] is not None]
    assert payers == [4, 0, 1]


def test_sa_16_a_broke_false_minister_lets_all_others_take():
    match = asked_for_minister(coins=[4, 4, 0, 4], treasury=8)
    play(match, "1,2: reply / 3: pass")
    assert money(match) == ([8, 6, 0, 5], 1)
    takers = [move["to"] for move in happened(match, "coins")]
    assert takers == [0, 1, 0, 3, 1]  # the king; the right neighbour of 2 and on; the minister


def test_sa_16_which_may_end_the_match_before_the_minister_takes():
    match = asked_for_minister(coins=[4, 5, 0, 5], treasury=6)
    play(match, "1,2: reply / 3: pass")
    assert match.over
    assert money(match) == ([8, 6, 0, 6], 0)
    assert match.winners == (0,)


def test_sa_17_a_false_minister_pays_once():
    match = play(asked_for_minister(cards=IN_ORDER), "1,2: reply / 3: pass")
    assert coins(match) == [6, 2, 2, 3]


# --- Minister --------------------------------------------------------------------------------------------


def test_ktm_45_any_two_of_the_six_cards():
    match = minister_at_work()
    pairs = {f"swap {one} {two}" for one, two in combinations("abcdef", 2)}
    assert legal(match, 0) == pairs
    assert (phase(match), match.waiting) == ("swap", (0,))


@pytest.mark.parametrize(
    ("pair", "after"),
    [
        ("a b", "thief king minister executioner collector peasant"),
        ("c f", "king thief peasant executioner collector minister"),
        ("f c", "king thief peasant executioner collector minister"),
        ("b e", "king collector minister executioner thief peasant"),
    ],
)
def test_ktm_45_the_two_are_shuffled(pair, after):
    assert lie(play(minister_at_work(swaps="swap"), f"0: swap {pair}")) == after
    assert lie(play(minister_at_work(swaps="keep"), f"0: swap {pair}")) == IN_ORDER


def test_ktm_45_the_same_card_twice_is_no_pair():
    assert refused(minister_at_work(), 0, "swap b b") == "two different places are meant"
    assert refused(minister_at_work(), 0, "swap b g") == "there is no place 'g'; places are a to f"


def test_ktm_45_every_player_may_choose_every_pair():
    for seat in range(1, 6):
        for one, two in combinations("abcdef", 2):
            match = table(6, turn=seat, swaps="swap")
            others = ",".join(str(other) for other in range(6) if other != seat)
            play(match, f"{seat}: claim minister / {others}: pass / {seat}: swap {one} {two}")
            cards = IN_ORDER.split()
            first, second = "abcdef".index(one), "abcdef".index(two)
            cards[first], cards[second] = cards[second], cards[first]
            assert lie(match) == " ".join(cards)


def test_ktm_45_a_shuffle_is_about_places_of_the_table_after_a_move():
    match = play(table(4, swaps="swap"), "0: move left / 1: claim minister / 0,2,3: pass / 1: swap a f")
    assert lie(match) == "collector king thief minister executioner peasant"


def test_sa_25_at_random_the_cards_change_places_every_second_time():
    changed = sum(lie(play(minister_at_work(seed=seed), "0: swap b e")) != IN_ORDER for seed in range(80))
    assert 24 < changed < 56


def test_sa_25_at_random_nobody_knows_not_even_the_minister():
    match = minister_at_work(swaps="swap", looked=["be", "be", "", "be"])
    play(match, "0: swap b e")
    assert [worlds(match, seat) for seat in range(4)] == [48, 48, 720, 48]
    for seat in (0, 1, 3):
        assert known(match, seat, "b") == known(match, seat, "e") == {"thief", "collector"}
    assert happened(match, "swapped", 0) == []
    assert happened(match, "shuffled") == [{"event": "shuffled", "seat": 0, "places": ["b", "e"]}]
    assert refused(minister_at_work(), 0, "keep b e") == "no-choice"


@pytest.mark.parametrize(("verb", "after"), [("swap", ("collector", "thief")), ("keep", ("thief", "collector"))])
def test_sa_25_by_secret_choice_only_the_minister_knows(verb, after):
    match = minister_at_work(shuffle="secret_choice", looked=["be", "be", "", "be"])
    assert len(legal(match, 0)) == 30
    play(match, f"0: {verb} b e")
    assert (lie(match).split()[1], lie(match).split()[4]) == after
    assert [worlds(match, seat) for seat in range(4)] == [24, 48, 720, 48]
    assert (known(match, 0, "b"), known(match, 0, "e")) == ({after[0]}, {after[1]})
    assert known(match, 1, "b") == {"thief", "collector"}
    public = {"event": "swapped", "seat": 0}
    assert happened(match, "swapped", 0) == [public | {"swap": verb == "swap"}]
    assert happened(match, "swapped", 1) == happened(match, "swapped") == [public]
    assert happened(match, "shuffled") == [{"event": "shuffled", "seat": 0, "places": ["b", "e"]}]


@pytest.mark.parametrize("verb", ["swap", "keep"])
def test_sa_25_a_secret_choice_asks_no_chance(verb):
    """Scripted outcomes are for shuffles at random."""
    match = play(minister_at_work(shuffle="secret_choice", swaps="swap keep"), f"0: {verb} a b")
    assert (lie(match) == IN_ORDER) == (verb == "keep")


# --- Thief -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "turn", "after"),
    [
        (3, 0, [5, 2, 2]),
        (4, 1, [2, 5, 2, 3]),
        (4, 0, [5, 2, 3, 2]),
        (5, 4, [2, 3, 3, 2, 5]),
        (6, 0, [5, 2, 3, 3, 3, 2]),
    ],
)
def test_ktm_46_a_coin_from_the_right_and_from_the_left_player(players, turn, after):
    others = ",".join(str(seat) for seat in range(players) if seat != turn)
    match = play(table(players, turn=turn), f"{turn}: claim thief / {others}: pass")
    assert coins(match) == after


def test_ktm_46_a_missing_coin_comes_from_the_treasury():
    match = play(table(4, coins=[3, 0, 4, 2], treasury=11), "0: claim thief / 1,2,3: pass")
    assert money(match) == ([5, 0, 4, 1], 10)
    match = play(table(4, coins=[3, 0, 4, 0], treasury=13), "0: claim thief / 1,2,3: pass")
    assert money(match) == ([5, 0, 4, 0], 11)


def test_ktm_46_a_last_coin_is_taken_from_its_owner():
    match = play(table(4, coins=[3, 1, 4, 1], treasury=11), "0: claim thief / 1,2,3: pass")
    assert money(match) == ([5, 0, 4, 0], 11)


def test_sa_18_neighbours_are_players_and_the_right_one_comes_first():
    match = play(table(3), "0: claim thief / 1,2: pass")
    assert [(move["from"], move["why"]) for move in happened(match, "coins")] == [(2, "stolen"), (1, "stolen")]
    match = play(table(4, turn=2), "2: claim thief / 0,1,3: pass")
    assert [move["from"] for move in happened(match, "coins")] == [1, 3]  # past the empty place between b and d


# --- Executioner -----------------------------------------------------------------------------------------


def executioner_at_work(**options) -> Match:
    return play(table(4, **options), "0: claim executioner / 1,2,3: pass")


def test_ktm_47_right_takes_all_coins_of_the_player():
    match = play(executioner_at_work(coins=[3, 5, 1, 3]), "0: execute 1 thief")
    assert money(match) == ([8, 0, 1, 3], 8)
    pointed = {"event": "pointed", "seat": 0, "target": 1, "claim": "thief", "hit": True}
    assert happened(match, "pointed") == [pointed]
    assert [known(match, seat, "b") for seat in range(4)] == [{"thief"}] * 4


def test_ktm_47_wrong_changes_nothing():
    match = play(executioner_at_work(coins=[3, 5, 1, 3]), "0: execute 1 king")
    assert money(match) == ([3, 5, 1, 3], 8)
    assert (happened(match, "pointed")[0]["hit"], match.waiting) == (False, (1,))


def test_ktm_47_the_owner_looks_at_the_card():
    match = play(executioner_at_work(), "0: execute 1 king")
    assert (known(match, 1, "b"), worlds(match, 1)) == ({"thief"}, 120)
    assert happened(match, "seen", 1) == [{"event": "seen", "seat": 1, "place": "b", "card": "thief"}]
    assert happened(match, "seen", 0) == [{"event": "seen", "seat": 1, "place": "b"}]
    assert known(match, 0, "b") == known(match, 2, "b") == CHARACTERS - {"king"}


def test_sa_19_targets_are_the_other_players_and_any_name_may_be_called():
    match = executioner_at_work()
    assert legal(match, 0) == {f"execute {seat} {card}" for seat in (1, 2, 3) for card in CHARACTERS}
    assert refused(match, 0, "execute 0 king") == "another player is meant"
    assert refused(match, 0, "execute 4 king") == "there is no seat '4'"


def test_sa_19_a_player_without_coins_may_be_pointed_at():
    match = play(executioner_at_work(coins=[3, 0, 6, 3]), "0: execute 1 thief")
    assert money(match) == ([3, 0, 6, 3], 8)
    assert happened(match, "pointed")[0]["hit"] is True


def test_sa_19_coins_go_from_player_to_player():
    match = play(executioner_at_work(treasury=1, coins=[3, 5, 8, 3]), "0: execute 2 executioner")
    assert money(match) == ([11, 5, 0, 3], 1)
    assert not match.over
    assert happened(match, "coins") == [{"event": "coins", "from": 2, "to": 0, "amount": 8, "why": "won"}]


# --- Tax collector ---------------------------------------------------------------------------------------


def collector_at_work(players: int = 5, **options) -> Match:
    others = ",".join(map(str, range(1, players)))
    return play(table(players, **options), f"0: claim collector / {others}: pass")


def test_ktm_48_everybody_else_pays_a_coin_and_one_player_two():
    match = play(collector_at_work(), "0: tax 3")
    assert money(match) == ([3, 2, 2, 1, 2], 15)
    assert {move["why"] for move in happened(match, "coins")} == {"taxed"}


@pytest.mark.parametrize(("turn", "named", "after"), [(3, 1, [2, 1, 2, 3]), (2, 3, [2, 2, 3, 1])])
def test_ktm_48_whoever_collects(turn, named, after):
    others = ",".join(str(seat) for seat in range(4) if seat != turn)
    match = play(table(4, turn=turn), f"{turn}: claim collector / {others}: pass / {turn}: tax {named}")
    assert money(match) == (after, 12)
    payers = [move["from"] for move in happened(match, "coins")]
    assert payers == [(turn + step) % 4 for step in (1, 2, 3)]


def test_ktm_48_the_one_who_pays_two_is_another_player():
    match = collector_at_work()
    assert legal(match, 0) == {"tax 1", "tax 2", "tax 3", "tax 4"}
    assert refused(match, 0, "tax 0") == "another player is meant"
    assert refused(match, 0, "tax 5") == "there is no seat '5'"


def test_ktm_49_the_collector_gains_nothing():
    match = play(collector_at_work(coins=[0, 3, 3, 3, 3]), "0: tax 1")
    assert money(match) == ([0, 1, 2, 2, 2], 18)


@pytest.mark.parametrize(("target", "after"), [(1, [3, 0, 4, 3, 2]), (2, [3, 0, 3, 3, 2])])
def test_sa_26_the_second_coin_is_waived_for_whom_has_one(target, after):
    match = play(collector_at_work(coins=[3, 1, 5, 4, 3]), f"0: tax {target}")
    assert coins(match) == after


def test_sa_26_a_player_without_coins_may_be_named():
    match = play(collector_at_work(coins=[3, 0, 5, 4, 3]), "0: tax 1")
    assert money(match) == ([3, 0, 4, 3, 2], 13)


@pytest.mark.parametrize("held", [0, 1, 5])
def test_sa_26_all_see_who_was_named_even_if_it_cannot_be_told_from_the_coins(held):
    match = play(collector_at_work(coins=[3, held, 5, 4, 3]), "0: tax 1")
    assert happened(match, "levied") == [{"event": "levied", "seat": 0, "target": 1}]
    told = [event["event"] for event in match.events(None)]
    assert told.index("levied") < told.index("coins")


def test_sa_09_targets_are_named_after_the_challenge():
    match = play(table(4, turn=2), "2: claim executioner / 0,1: pass / 3: challenge")
    assert coins(match) == [3, 3, 3, 2]
    assert (phase(match), match.waiting) == ("execute", (2,))
    match = play(table(4, turn=1), "1: claim executioner / 0,2: pass / 3: challenge")
    assert (phase(match), match.waiting) == ("action", (2,))  # nobody was ever pointed at
    assert happened(match, "pointed") == []
