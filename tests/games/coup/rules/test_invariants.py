"""What always holds, along random games over all options: COUP-62 to COUP-70."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.coup.script import alive, coins, deck, everything, hands, happened, phase, play, table, wander
from tests.games.coup.tables import tables

import ruse
from ruse.core.match import Match

SEEDS = st.integers(0, 2**32)
few = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


def drawn_cards(match: Match) -> int:
    """Return how many cards of the deck a running exchange holds."""
    if phase(match) != "exchange":
        return 0
    return 2 if match.options["envoy"] == "ambassador" else 1


def copies(match: Match, card: str) -> int:
    """Return how many cards of a character are in play."""
    if match.options["draft_2p"]:
        return 1 + (0 if phase(match) == "draft" else everything(match)["picks"].count(card))
    return 3 if match.players <= 6 else 4 if match.players <= 8 else 5


def turns(match: Match) -> Iterator[list[dict[str, Any]]]:
    """Yield the events of a match, turn by turn."""
    turn: list[dict[str, Any]] = []
    for event in match.events():
        if event["event"] == "turn":
            yield turn
            turn = []
        turn.append(event)
    yield turn


def count(turn: list[dict[str, Any]], *kinds: str) -> int:
    return sum(event["event"] in kinds for event in turn)


@few
@given(tables(), SEEDS)
def test_coup_62_coins_are_conserved(match, seed):
    for now in wander(match, seed):
        if match.options["treasury"] == "finite":
            assert sum(coins(now)) + now.view()["treasury"] == 50
        else:
            assert now.view()["treasury"] is None


@few
@given(tables(), SEEDS)
def test_coup_63_cards_are_conserved(match, seed):
    for now in wander(match, seed):
        known, seats = everything(now), now.view()["seats"]
        for card, left in known["deck"].items():
            held = sum(hand.count(card) for hand in known["hands"])
            lost = sum(seat["lost"].count(card) for seat in seats)
            assert left + held + lost == copies(now, card)


@few
@given(tables(), SEEDS)
def test_coup_64_the_deck_keeps_its_size(match, seed):
    size = 3 if match.options["draft_2p"] else match.view()["deck"]
    for now in wander(match, seed):
        if phase(now) != "draft":
            assert now.view()["deck"] == sum(deck(now)) == size - drawn_cards(now)


@few
@given(tables(), SEEDS)
def test_coup_65_coins_stay_below_thirteen(match, seed):
    most = int(match.options["forced_coup_at"]) + 2
    for now in wander(match, seed, meek=0.95):
        assert all(0 <= amount <= most for amount in coins(now))


def test_coup_65_twelve_is_reached():
    match = play(table("duke captain", "duke contessa", coins=[9, 2]), "0: tax / 1: pass")
    assert coins(match) == [12, 2]


@few
@given(tables(), SEEDS)
def test_coup_66_nobody_holds_more_than_two_cards_outside_an_exchange(match, seed):
    for now in wander(match, seed):
        for seat, (shown, hand) in enumerate(zip(now.view()["seats"], hands(now), strict=True)):
            exchanging = drawn_cards(now) if seat == now.view()["turn"] else 0
            assert shown["cards"] + len(shown["lost"]) == (0 if phase(now) == "draft" else 2)
            if phase(now) != "draft":
                assert len(hand.split()) == shown["cards"] + exchanging


@few
@given(tables(), SEEDS)
def test_coup_67_a_turn_costs_at_most_three_cards_of_two_players(match, seed):
    *_, end = wander(match, seed, meek=0.4)
    for turn in turns(end):
        losers = [event["seat"] for event in turn if event["event"] == "lost"]
        assert len(losers) <= 3 or match.options["fa_reblock"]
        assert len(set(losers)) <= 2 or match.options["fa_reblock"]


def test_coup_67_three_are_possible():
    match = table("assassin duke", "captain duke", "ambassador contessa", coins=[3, 2, 2])
    play(match, "0: assassinate 1 / 1: pass / 2: challenge / 0: show / 2: lose contessa")
    play(match, "1: block contessa / 0: challenge / 2: pass / 1: refuse / 1: lose duke")
    assert [loss["seat"] for loss in happened(match, "lost")] == [2, 1, 1]


@few
@given(tables(), SEEDS)
def test_coup_68_influence_never_comes_back(match, seed):
    dealt = (now for now in wander(match, seed) if phase(now) != "draft")
    cards = [[seat["cards"] for seat in now.view()["seats"]] for now in dealt]
    for before, after in pairwise(cards):
        assert all(now <= then for then, now in zip(before, after, strict=True))
    assert len(happened(match, "lost")) <= 2 * match.players - 1


@few
@given(tables(), SEEDS)
def test_coup_69_one_challenge_a_claim_one_block_an_action(match, seed):
    answers = 0
    for now in wander(match, seed, meek=0.4):
        if phase(now) == "action":
            answers = 0
        answers += 1
        if not match.options["fa_reblock"]:
            assert answers <= 2 * match.players + 5
    for turn in turns(match):
        claims = sum(event["event"] == "declared" and event["claim"] is not None for event in turn)
        assert count(turn, "challenged") <= claims + count(turn, "blocked")
        assert count(turn, "blocked") <= 1 or match.options["fa_reblock"]
        assert count(turn, "declared") <= 1


@few
@given(tables(), SEEDS)
def test_coup_70_an_actor_goes_out_only_when_the_action_is_dead(match, seed):
    *_, end = wander(match, seed, meek=0.4)
    for turn in turns(end):
        actor = turn[0].get("seat")
        gone = {"event": "out", "seat": actor} in turn
        if gone and count(turn, "finished") == 0 and not match.options["fa_reblock"]:
            assert count(turn, "failed") == 1
            moved = [event["why"] for event in turn if event["event"] == "coins" and event["to"] == actor]
            assert set(moved) <= {"refunded"}


@pytest.mark.parametrize("players", range(2, 11))
def test_coup_20_every_match_ends_with_one_survivor_or_at_the_limit(players):
    for seed in range(4):
        *_, end = wander(ruse.deal("coup", players, seed=seed, turn_limit=60), seed, meek=0.6)
        assert end.over
        assert (len(alive(end)) == 1) == bool(end.winners)
        assert sum(end.scores) == len(end.winners)


@few
@given(tables(), SEEDS)
def test_coup_16_every_loss_has_one_of_its_causes(match, seed):
    """The reason for a lost card comes right before it: a coup, an assassination, or a challenge."""
    *_, end = wander(match, seed, meek=0.6)
    for turn in turns(end):
        for loss in (event for event in turn if event["event"] == "lost"):
            before = turn[: turn.index(loss)]
            declared = next(event for event in before if event["event"] == "declared")
            if loss["reason"] in ("coup", "assassination"):
                action = {"coup": "coup", "assassination": "assassinate"}[loss["reason"]]
                assert (declared["action"], declared["target"]) == (action, loss["seat"])
            else:
                challenge = next(event for event in reversed(before) if event["event"] == "challenged")
                answer = "proved" if loss["reason"] == "failed-challenge" else "refused"
                assert loss["seat"] == challenge["seat" if answer == "proved" else "target"]
                assert count(before, answer) > 0


@few
@given(tables(), SEEDS)
def test_what_is_refused_is_exactly_what_is_not_offered(match, seed):
    for at, now in enumerate(wander(match, seed)):
        for seat in range(now.players) if at % 5 == 0 else ():
            offered = {action.number for action in now.actions(seat)}
            allowed = [
                number
                for number in range(now.game.rules.actions)
                if not now.game.rules.why_not(now._state, seat, number)
            ]
            assert offered == set(allowed)
