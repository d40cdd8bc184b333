"""Challenges: KTM-20 to KTM-26, SA-04 to SA-08."""

from __future__ import annotations

from typing import Any

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

CHARACTERS = set(IN_ORDER.split())
OPEN = [card for card in IN_ORDER.split() if card != "peasant"]


def heard(players: int, claimant: int, doubters: list[int], **options: Any) -> int:
    """Return whose challenge counts; the king is claimed falsely wherever it lies."""
    match = table(players, "thief king minister executioner collector peasant", turn=claimant, **options)
    play(match, f"{claimant}: claim {'king' if claimant != 1 else 'thief'}")
    while phase(match) == "challenge":
        seat = match.waiting[0]
        match.play(seat, "challenge" if seat in doubters else "pass")
    (challenge,) = happened(match, "challenged")
    assert challenge["target"] == claimant
    assert isinstance(challenge["seat"], int)
    return challenge["seat"]


@pytest.mark.parametrize("card", OPEN)
def test_ktm_20_any_other_player_may_challenge(card):
    match = play(table(5, turn=2), f"2: claim {card}")
    assert (phase(match), match.waiting) == ("challenge", (0, 1, 3, 4))
    assert all(legal(match, seat) == {"pass", "challenge"} for seat in match.waiting)
    assert refused(match, 2, "challenge") == "not-asked"
    assert refused(match, 0, "reply") == "not-now"
    assert refused(match, 0, "look") == "not-now"


def test_ktm_20_without_a_claim_there_is_nothing_to_challenge():
    assert refused(table(3), 0, "challenge") == "not-now"
    assert refused(play(table(3), "0: move left"), 2, "challenge") == "not-asked"


def test_ktm_21_the_card_is_shown_to_the_challenger_only():
    match = play(table(4), "0: claim thief / 1,3: pass / 2: challenge")
    public = {"event": "seen", "seat": 2, "place": "a"}
    assert happened(match, "seen", 2) == [public | {"card": "king"}]
    assert all(happened(match, "seen", seat) == [public] for seat in (None, 0, 1, 3))
    assert (known(match, 2, "a"), worlds(match, 2)) == ({"king"}, 120)
    assert all(known(match, seat, "a") == CHARACTERS - {"thief"} for seat in (0, 1, 3))


@pytest.mark.parametrize("claim", ["king", "thief"])
def test_ktm_21_the_card_is_put_back(claim):
    match = play(table(4), f"0: claim {claim} / 1,3: pass / 2: challenge")
    assert lie(match) == IN_ORDER


def test_ktm_22_a_wrong_challenger_pays_and_the_ability_is_used():
    match = play(table(4), "0: claim king / 1,3: pass / 2: challenge")
    assert money(match) == ([6, 3, 2, 3], 6)
    assert happened(match, "proved") == [{"event": "proved", "seat": 0, "claim": "king"}]
    assert phase(match) == "reply"


@pytest.mark.parametrize("claim", [card for card in OPEN if card != "king"])
def test_ktm_23_a_false_claim_costs_the_turn_and_nothing_else(claim):
    match = play(table(4), f"0: claim {claim} / 1,3: pass / 2: challenge")
    assert money(match) == ([3, 3, 3, 3], 8)
    assert (phase(match), match.waiting) == ("action", (1,))
    assert happened(match, "disproved") == [{"event": "disproved", "seat": 0, "claim": claim}]
    assert match.view()["claim"] is None


@pytest.mark.parametrize("mode", ["simultaneous", "sequential"])
@pytest.mark.parametrize(
    ("players", "claimant", "order"),
    [
        (6, 2, [1, 0, 5, 4, 3]),
        (5, 2, [1, 0, 4, 3]),
        (4, 0, [3, 2, 1]),
        (3, 0, [2, 1]),
        (3, 1, [0, 2]),
        (6, 5, [4, 3, 2, 1, 0]),
    ],
)
def test_ktm_24_whoever_would_come_last_is_heard(players, claimant, order, mode):
    for first, seat in enumerate(order):
        assert heard(players, claimant, order[first:], response_mode=mode) == seat


def test_ktm_24_the_others_pay_nothing_and_see_nothing():
    match = play(table(4), "0: claim king / 1,2,3: challenge")
    assert coins(match) == [6, 3, 3, 2]
    assert [worlds(match, seat) for seat in range(4)] == [120, 120, 120, 120]  # the claim was true for all to hear
    assert len(happened(match, "seen")) == 1
    match = play(table(4), "0: claim thief / 1,2,3: challenge")
    assert [worlds(match, seat) for seat in range(4)] == [600, 600, 600, 120]


@pytest.mark.parametrize("cards", [IN_ORDER, "thief king minister executioner collector peasant"])
def test_ktm_25_unchallenged_claims_are_carried_out_true_or_not(cards):
    match = play(table(4, cards), "0: claim king / 1,2,3: pass")
    assert money(match) == ([6, 3, 3, 3], 5)
    assert [worlds(match, seat) for seat in range(4)] == [720] * 4
    assert [event["event"] for event in match.events() if event["event"] in ("seen", "proved", "disproved")] == []


@pytest.mark.parametrize(
    ("claim", "asked"), [("minister", "swap"), ("executioner", "execute"), ("collector", "tax")]
)
def test_ktm_26_a_challenge_is_settled_before_the_targets_are_named(claim, asked):
    match = play(table(4, turn=1), f"1: claim {claim}")
    assert phase(match) == "challenge"
    play(match, "0,2,3: pass")
    assert (phase(match), match.waiting) == (asked, (1,))


def test_sa_04_answers_are_sealed_until_all_have_given_them():
    match = play(table(4), "0: claim king / 3: challenge")
    assert (match.waiting, phase(match)) == ((1, 2), "challenge")
    assert match.view(3)["answer"] == "challenge"
    assert all("answer" not in match.view(seat) for seat in (None, 0, 1, 2))
    assert happened(match, "challenged") == []
    play(match, "1: pass / 2: challenge")
    assert [challenge["seat"] for challenge in happened(match, "challenged")] == [3]


def test_sa_04_a_sealed_answer_cannot_be_changed():
    match = play(table(4), "0: claim king / 3: pass")
    assert refused(match, 3, "challenge") == "not-asked"
    assert match.view(3)["answer"] == "pass"


def test_sa_04_sequential_asks_in_the_order_of_being_heard():
    match = play(table(4, response_mode="sequential"), "0: claim thief")
    order = []
    while phase(match) == "challenge":
        order.append(match.waiting)
        match.play(match.waiting[0], "pass")
    assert order == [(3,), (2,), (1,)]
    assert happened(match, "passed") == [{"event": "passed", "window": "challenge"}]


def test_sa_04_sequential_asks_nobody_after_a_challenge():
    match = play(table(4, response_mode="sequential"), "0: claim thief / 3: pass / 2: challenge")
    assert (phase(match), match.waiting) == ("action", (1,))
    assert [challenge["seat"] for challenge in happened(match, "challenged")] == [2]


def test_sa_04_sequential_replies_are_asked_one_by_one_and_stay_sealed():
    match = play(table(4, response_mode="sequential"), "0: claim king / 3,2,1: pass")
    assert (phase(match), match.waiting) == ("reply", (3,))
    play(match, "3: reply")
    assert (phase(match), match.waiting) == ("reply", (2,))
    assert happened(match, "replied") == []
    assert match.view(3)["answer"] == "reply"
    play(match, "2: pass / 1: reply")
    assert [reply["seat"] for reply in happened(match, "replied")] == [1, 3]


def test_sa_05_penalty_first_then_the_ability():
    match = play(table(4, coins=[3, 3, 3, 3], treasury=2), "0: claim king / 1,2: pass / 3: challenge")
    moves = [(move["from"], move["to"], move["amount"]) for move in happened(match, "coins")]
    assert moves == [(3, None, 1), (None, 0, 3)]
    assert match.over  # the penalty made it three


def test_sa_06_one_challenge_a_claim():
    match = play(table(4, turn=1), "1: claim thief / 0,2: pass / 3: challenge")
    assert money(match) == ([2, 5, 2, 2], 9)
    assert (phase(match), match.waiting) == ("action", (2,))
    assert len(happened(match, "challenged")) == 1


def test_sa_07_a_player_without_coins_may_challenge():
    match = play(table(4, coins=[3, 4, 4, 0]), "0: claim king")
    assert legal(match, 3) == {"pass", "challenge"}
    play(match, "1,2: pass / 3: challenge")
    assert money(match) == ([7, 5, 5, 0], 3)  # each of the others one coin, then the king three
    takers = [move["to"] for move in happened(match, "coins")]
    assert takers == [2, 1, 0, 0]


def test_sa_07_a_broke_challenger_may_end_the_match_before_the_ability():
    match = play(table(4, coins=[6, 5, 6, 0], treasury=3), "0: claim king / 1,2: pass / 3: challenge")
    assert match.over
    assert money(match) == ([7, 6, 7, 0], 0)
    assert match.winners == (0, 2)


def test_sa_07_a_broke_challenger_of_a_false_claim_loses_nothing():
    match = play(table(4, coins=[3, 4, 4, 0]), "0: claim thief / 1,2: pass / 3: challenge")
    assert money(match) == ([3, 4, 4, 0], 9)


def test_sa_08_all_learn_that_a_claim_was_false_and_only_the_challenger_what_it_is():
    match = play(table(5), "0: claim minister / 1,2,3: pass / 4: challenge")
    assert known(match, 4, "a") == {"king"}
    for seat in range(4):
        assert known(match, seat, "a") == CHARACTERS - {"minister"}
        assert worlds(match, seat) == 600
        assert "card" not in happened(match, "seen", seat)[0]


def test_sa_08_all_learn_a_card_that_was_truly_claimed():
    match = play(table(5), "0: claim king / 1,2,3: pass / 4: challenge")
    assert [known(match, seat, "a") for seat in range(5)] == [{"king"}] * 5


@pytest.mark.parametrize(
    ("claim", "spared"),
    [("king", [1, 2, 3, 4]), ("minister", [1, 2, 3, 4]), ("thief", [2, 3]), ("executioner", []), ("collector", [])],
)
def test_who_loses_nothing_by_a_claim_may_let_it_pass_unseen(claim, spared):
    match = play(table(5), f"0: claim {claim}")
    assert [seat for seat in range(5) if match.spare(seat) == "pass"] == spared


def test_the_king_looks_at_a_reply_and_everybody_at_the_question():
    match = play(table(4), "0: claim king / 1,2,3: pass")
    assert [match.spare(seat) for seat in range(4)] == [None] * 4
    play(match, "1: reply / 2,3: pass")
    assert [match.spare(seat) for seat in range(4)] == [None, None, "pass", "pass"]
    assert table(4).spare(0) is None


FALSE_KING = "thief king minister executioner collector peasant"


def test_a_claim_that_can_end_the_match_is_never_passed_unseen():
    """A king with three coins left in the treasury, which all three rivals have seen to be none."""
    match = play(table(4, FALSE_KING, coins=[9, 3, 3, 2], treasury=3, looked=["", "a", "a", "a"]), "0: claim king")
    assert [match.spare(seat) for seat in range(4)] == [None] * 4
    match = play(table(4, FALSE_KING, treasury=3), "0: claim king")
    assert [match.spare(seat) for seat in range(4)] == [None] * 4
    match = play(table(4, FALSE_KING, treasury=4), "0: claim king")
    assert [match.spare(seat) for seat in range(4)] == [None, "pass", "pass", "pass"]


def test_a_thief_between_the_poor_is_never_passed_unseen_with_the_last_coins():
    def spared(treasury: int, coins: list[int]) -> list[str | None]:
        match = play(table(5, coins=coins, treasury=treasury), "0: claim thief")
        return [match.spare(seat) for seat in (2, 3)]

    assert spared(2, [3, 0, 3, 3, 0]) == spared(1, [3, 0, 3, 3, 3]) == spared(1, [3, 3, 3, 3, 0]) == [None, None]
    assert spared(7, [3, 0, 3, 3, 0]) == spared(6, [3, 0, 3, 3, 3]) == spared(1, [3] * 5) == ["pass", "pass"]


@pytest.mark.parametrize(("claim", "enough"), [("minister", 5), ("king", 8), ("thief", 6)])
def test_a_claim_that_the_poor_can_challenge_is_never_passed_unseen_with_the_last_coins(claim, enough):
    """If seat 1 challenges a true claim without a coin to pay, all four others take one; then the claim counts."""

    def spared(treasury: int, coins: list[int]) -> list[str | None]:
        match = play(table(5, coins=coins, treasury=treasury), f"0: claim {claim}")
        return [match.spare(seat) for seat in (2, 3)]

    assert spared(enough - 1, [3, 0, 3, 3, 3]) == [None, None]
    assert spared(enough, [3, 0, 3, 3, 3]) == ["pass", "pass"]
    assert spared(4, [0, 3, 3, 3, 3]) == ["pass", "pass"]  # nobody challenges their own claim
    assert spared(4, [3, 3, 0, 3, 3]) == ["pass", None]  # seat 2 decides for itself


def test_a_reply_for_the_last_coin_is_never_passed_unseen():
    script = "0: claim king / 1,2,3: pass / 1: reply / 2,3: pass"
    assert [play(table(4, treasury=4), script).spare(seat) for seat in (2, 3)] == [None, None]
    assert [play(table(4, treasury=5), script).spare(seat) for seat in (2, 3)] == ["pass", "pass"]


def test_a_claim_that_a_seat_can_disprove_is_never_passed_unseen():
    match = play(table(4, FALSE_KING, looked=["", "a", "b", ""]), "0: claim king")
    assert [match.spare(seat) for seat in range(4)] == [None, None, None, "pass"]
    assert set(match._state.sums) == {0}
    match = play(table(4, FALSE_KING, looked=["", "a", "", ""]), "0: claim thief")
    assert match.spare(2) == "pass"  # true, as it happens


@pytest.mark.parametrize("mode", ["simultaneous", "sequential"])
def test_sa_04_only_the_challenge_that_counts_is_made_public(mode):
    """Seat 3 counts; whether seat 1 doubted too stays sealed, as does a pass."""
    one, two = (table(4, FALSE_KING, response_mode=mode) for _ in range(2))
    play(one, "0: claim king / 3: challenge")
    play(two, "0: claim king / 3: challenge")
    if mode == "simultaneous":
        play(one, "1: challenge / 2: pass")
        play(two, "1: pass / 2: challenge")
    for seat in (None, 0, 3):
        assert one.events(seat) == two.events(seat)
    assert [event["seat"] for event in happened(one, "challenged")] == [3]
