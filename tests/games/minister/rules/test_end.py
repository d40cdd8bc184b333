"""The end: KTM-60 to KTM-62, SA-28 to SA-30; every path on which the treasury runs empty in an effect."""

from __future__ import annotations

import pytest
from tests.games.minister.script import coins, happened, legal, phase, play, refused, table, treasury

from ruse.core.match import Match

MINISTER_AT_B = "king minister peasant thief collector executioner"
PEASANT_FIRST = "peasant king thief minister executioner collector"


def ended(match: Match, after: list[int], winners: tuple[int, ...]) -> None:
    """It is over, nothing is pending, no coin is lost, and these have won."""
    assert match.over
    assert treasury(match) == 0
    assert coins(match) == list(match.scores) == after
    assert match.winners == winners
    assert (phase(match), match.waiting, match.view()["claim"]) == ("over", (), None)
    assert all(legal(match, seat) == set() for seat in range(match.players))
    assert refused(match, 0, "move left") == "not-asked"
    finished = {"event": "finished", "winners": list(winners), "reason": "treasury"}
    assert happened(match, "finished") == [finished] == match.events()[-1:]
    assert all(move["amount"] > 0 for move in happened(match, "coins"))
    assert sum(after) == everything_there_was(match)


def everything_there_was(match: Match) -> int:
    """Return the coins of the position the match began with."""
    assert match.position is not None
    return int(sum(match.position["coins"]) + match.position["treasury"])


def test_ktm_60_the_match_ends_when_the_treasury_is_empty():
    ended(play(table(3, coins=[4, 4, 4], treasury=3), "0: claim king / 1,2: pass"), [7, 4, 4], (0,))


def test_ktm_61_most_coins_win_whoever_emptied_it():
    ended(play(table(3, coins=[1, 4, 9], treasury=1), "0: claim king / 1,2: pass"), [2, 4, 9], (2,))


def test_ktm_62_nobody_is_out_without_coins():
    match = play(table(3, coins=[3, 0, 0]), "0: claim executioner / 1,2: pass / 0: execute 1 minister")
    assert match.waiting == (1,)
    assert legal(match, 1) >= {"look", "move left", "claim king"}
    assert all(seat["alive"] for seat in match.view()["seats"])
    assert phase(play(match, "1: claim king")) == "challenge"


def test_sa_30_those_with_the_most_coins_win_jointly():
    ended(play(table(3, coins=[3, 6, 2], treasury=3), "0: claim king / 1,2: pass"), [6, 6, 2], (0, 1))
    ended(play(table(3, coins=[2, 4, 4], treasury=2), "0: claim king / 1,2: pass"), [4, 4, 4], (0, 1, 2))


# --- Every path on which it runs empty (SA-28) --------------------------------------------------------------


@pytest.mark.parametrize(("left", "after"), [(1, [5, 5, 5, 4]), (2, [6, 5, 5, 4]), (3, [7, 5, 5, 4])])
def test_sa_28_the_king_takes_the_last_coins(left, after):
    match = play(table(4, coins=[4, 5, 5, 4], treasury=left), "0: claim king / 1,2,3: pass")
    ended(match, after, {1: (0, 1, 2), 2: (0,), 3: (0,)}[left])
    assert happened(match, "coins") == [{"event": "coins", "from": None, "to": 0, "amount": left, "why": "taken"}]
    assert "reply" not in [event.get("window") for event in match.events()]


def test_sa_28_the_thiefs_first_coin():
    """The right neighbour has none: the last coin of the treasury; the left one keeps theirs."""
    match = play(table(4, coins=[9, 5, 5, 0], treasury=1), "0: claim thief / 1,2,3: pass")
    ended(match, [10, 5, 5, 0], (0,))


def test_sa_28_the_thiefs_second_coin():
    match = play(table(4, coins=[7, 0, 8, 4], treasury=1), "0: claim thief / 1,2,3: pass")
    ended(match, [9, 0, 8, 3], (0,))


def test_sa_28_both_coins_of_the_thief():
    match = play(table(3, coins=[2, 0, 0], treasury=2), "0: claim thief / 1,2: pass")
    ended(match, [4, 0, 0], (0,))


def test_sa_28_the_ministers_coin():
    match = table(4, MINISTER_AT_B, coins=[3, 5, 4, 4], treasury=4)
    play(match, "0: claim king / 1,2,3: pass / 1: reply / 2,3: pass / 0,2,3: pass")
    ended(match, [6, 6, 4, 4], (0, 1))


def test_sa_28_the_ministers_coin_after_a_lost_challenge():
    """The challenger's coin comes first, so one is left (SA-29)."""
    match = table(4, MINISTER_AT_B, coins=[3, 5, 4, 4], treasury=4)
    play(match, "0: claim king / 1,2,3: pass / 1: reply / 2,3: pass / 0,3: pass / 2: challenge")
    assert not match.over
    assert (coins(match), treasury(match)) == ([6, 6, 3, 4], 1)


@pytest.mark.parametrize(("left", "after"), [(4, [6, 6, 0, 4]), (5, [7, 6, 0, 4]), (6, [7, 6, 0, 5])])
def test_sa_28_a_broke_challenger_of_the_minister(left, after):
    """All others take, the right neighbour of 2 first; the minister never gets the coin for the reply."""
    match = table(4, MINISTER_AT_B, coins=[3, 5, 0, 4], treasury=left)
    play(match, "0: claim king / 1,2,3: pass / 1: reply / 2,3: pass / 0,3: pass / 2: challenge")
    ended(match, after, (0, 1) if left == 4 else (0,))


@pytest.mark.parametrize(("left", "after"), [(1, [4, 5, 5, 0]), (2, [4, 6, 5, 0]), (3, [5, 6, 5, 0])])
def test_sa_28_a_broke_challenger_of_the_king(left, after):
    match = table(4, coins=[4, 5, 4, 0], treasury=left)
    play(match, "0: claim king / 1,2: pass / 3: challenge")
    ended(match, after, {1: (1, 2), 2: (1,), 3: (1,)}[left])


@pytest.mark.parametrize("claim", ["king", "thief", "minister", "executioner", "collector"])
def test_sa_28_whatever_was_claimed_is_dropped(claim):
    """A broke challenger of any true claim: the match ends and the ability is not used."""
    seat = ["king", "thief", "minister", "executioner", "collector"].index(claim)
    purse = [2] * 6
    purse[(seat + 1) % 6] = 0
    match = table(6, coins=purse, treasury=2, turn=seat)
    play(match, f"{seat}: claim {claim} / {(seat + 1) % 6}: challenge")
    play(match, ",".join(map(str, match.waiting)) + ": pass")
    after = purse.copy()
    after[seat] += 1
    after[(seat - 1) % 6] += 1
    ended(match, after, tuple(sorted((seat, (seat - 1) % 6))))


@pytest.mark.parametrize("left", [4, 5, 6])
def test_sa_28_a_broke_rival_minister(left):
    """The false one has no coin: all others take, the right neighbour first; the true one gets nothing more."""
    match = table(4, MINISTER_AT_B, coins=[2, 4, 0, 3], treasury=left)
    play(match, "0: claim king / 1,2,3: pass / 1,2: reply / 3: pass")
    after = {4: [5, 5, 0, 3], 5: [6, 5, 0, 3], 6: [6, 5, 0, 4]}[left]
    ended(match, after, {4: (0, 1), 5: (0,), 6: (0,)}[left])


def test_sa_28_a_broke_rival_with_enough_for_all_but_the_minister():
    match = table(4, MINISTER_AT_B, coins=[2, 4, 0, 3], treasury=7)
    play(match, "0: claim king / 1,2,3: pass / 1,2: reply / 3: pass")
    ended(match, [6, 6, 0, 4], (0, 1))


def test_sa_28_a_second_rival_pays_no_more_when_the_first_ended_it():
    """Clockwise from the king, 1 cannot pay, all others take the last coins, and 2 need not pay."""
    match = table(4, coins=[2, 0, 3, 3], treasury=6)
    play(match, "0: claim king / 1,2,3: pass / 1,2: reply / 3: pass")
    ended(match, [6, 0, 4, 4], (0,))


def test_sa_28_a_rivals_coin_comes_before_anothers_debt():
    match = table(4, coins=[2, 3, 0, 3], treasury=4)
    play(match, "0: claim king / 1,2,3: pass / 1,2: reply / 3: pass")
    # 1 pays a coin, so there are two: for 1 itself and for the king.
    ended(match, [6, 3, 0, 3], (0,))


@pytest.mark.parametrize(("left", "after"), [(1, [0, 4, 4, 5]), (2, [0, 4, 5, 5]), (3, [0, 5, 5, 5])])
def test_sa_28_a_peasant_error_without_coins_in_the_first_round(left, after):
    match = play(table(4, coins=[0, 4, 4, 4], treasury=left), "0: claim peasant")
    ended(match, after, {1: (3,), 2: (2, 3), 3: (1, 2, 3)}[left])


@pytest.mark.parametrize(("left", "after"), [(4, [0, 5, 5, 6]), (5, [0, 5, 6, 6]), (6, [0, 6, 6, 6])])
def test_sa_28_a_peasant_error_without_coins_in_the_second_round(left, after):
    match = play(table(4, coins=[0, 4, 4, 4], treasury=left), "0: claim peasant")
    ended(match, after, {4: (3,), 5: (2, 3), 6: (1, 2, 3)}[left])


@pytest.mark.parametrize(("left", "after"), [(1, [0, 4, 5, 5]), (2, [0, 5, 5, 5])])
def test_sa_28_a_peasant_error_with_one_coin(left, after):
    """The one coin is paid first, so there is one more to take (SA-29)."""
    match = play(table(4, coins=[1, 4, 4, 4], treasury=left), "0: claim peasant")
    ended(match, after, {1: (2, 3), 2: (1, 2, 3)}[left])


def test_sa_28_a_wrong_name_ends_it_as_a_wrong_card_does():
    match = table(4, PEASANT_FIRST, coins=[0, 4, 4, 4], treasury=4)
    play(match, "0: claim peasant / 0: name king / 0: name minister")
    ended(match, [0, 5, 5, 6], (3,))


def test_sa_28_the_peasants_treasury():
    match = table(3, PEASANT_FIRST, coins=[2, 8, 2], treasury=6)
    play(match, "0: claim peasant / 0: name king / 0: name thief / 0: name minister / 0: name executioner")
    ended(match, [8, 8, 2], (0, 1))


def test_sa_28_a_look_without_coins():
    """KTM-13 allows it only if there is enough for all, so nobody goes without; but it may be the last."""
    ended(play(table(3, coins=[0, 4, 3], treasury=2), "0: look"), [0, 5, 4], (1,))


def test_sa_29_what_is_paid_first_keeps_the_match_alive():
    """A lost challenge feeds the treasury before the king takes: 3 + 1 - 3 = 1."""
    match = play(table(4, coins=[4, 4, 4, 4], treasury=3), "0: claim king / 1,2: pass / 3: challenge")
    assert not match.over
    assert (coins(match), treasury(match)) == ([7, 4, 4, 3], 1)


def test_sa_29_a_later_payment_does_not_revive_it():
    """One rival ends the match with a debt; another's coin, due after it, is never paid."""
    match = table(5, coins=[2, 0, 4, 4, 4], treasury=7)
    play(match, "0: claim king / 1,2,3,4: pass / 1,3: reply / 2,4: pass")
    ended(match, [6, 0, 5, 5, 5], (0,))
    assert [move["from"] for move in happened(match, "coins")] == [None] * 5


@pytest.mark.parametrize(
    "script",
    [
        "0: claim collector / 1,2: pass / 0: tax 1",
        "0: claim executioner / 1,2: pass / 0: execute 1 minister",
        "0: claim minister / 1,2: pass / 0: swap a b",
        "0: look",
        "0: move opposite",
    ],
)
def test_ktm_60_what_takes_nothing_from_it_cannot_end_the_match(script):
    match = play(table(3, coins=[5, 5, 4], treasury=1), script)
    assert not match.over
    assert treasury(match) >= 1
