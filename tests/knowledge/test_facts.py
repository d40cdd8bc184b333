"""Imagined worlds never contradict what a seat knows, however long the match."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.depths import deep_after, deep_but
from tests.knowledge.facts import Facts
from tests.knowledge.worlds import imagined

import ruse
from ruse.core.match import Action, Match
from ruse.games.coup.rules.state import KINDS, State

KEYS = 8
EVERY = 8
Player = Callable[[Match, int, Random], Action]


def patient(match: Match, seat: int, chance: Random) -> Action:
    """Return a player who makes matches long: exchanges and examines, rarely doubts, shows what it can."""
    actions = match.actions(seat)
    favoured = [
        action
        for action in actions
        if action.split()[0] in ("exchange", "examine", "tax", "show", "pass", "force", "leave")
    ]
    return chance.choice(favoured if favoured and chance.random() < 0.9 else actions)


def idle(match: Match, seat: int, chance: Random) -> Action:
    """Return a player who lets everything pass, so that there is more to remember than a record has room for."""
    actions = match.actions(seat)
    if "pass" in actions and chance.random() < 0.985:
        return actions[0]
    verbs = ("exchange", "examine", "show", "force", "leave")
    favoured = [action for action in actions if action.split()[0] in verbs]
    return chance.choice(favoured if favoured and chance.random() < 0.95 else actions)


def check_world(match: Match, facts: Facts, world: State) -> None:
    seat = facts.seat
    true = match._state
    assert [world.hand[seat, card] for card in range(KINDS)] == [true.hand[seat, card] for card in range(KINDS)]
    assert [world.lost[at] for at in sorted(world.lost)] == [true.lost[at] for at in sorted(true.lost)]
    assert facts.contradictions(true) == [], "the facts are wrong"
    assert facts.contradictions(world) == []
    check_cards(match, world)


def check_cards(match: Match, world: State) -> None:
    """Every card is somewhere, once; in the draft one of each pile was kept."""
    copies = 3 if match.players <= 6 else 4 if match.players <= 8 else 5
    for card in range(KINDS):
        hands = sum(world.hand[seat, card] for seat in range(match.players))
        lost = sum(world.lost[seat, nth] == card + 1 for seat in range(match.players) for nth in range(2))
        picked = sum(pick == card + 1 for pick in world.pick)
        assert hands + lost + world.deck[card] == (1 + picked if match.options["draft_2p"] else copies)
    for seat in range(match.players):
        drawn = len([card for card in world.drawn if card]) if seat == world.turn else 0
        assert sum(world.hand[seat, card] for card in range(KINDS)) == world.cards[seat] + drawn


def follow(
    seed: int, players: int, steps: int, player: Player = patient, every: int = EVERY, **options: Any
) -> None:
    chance = Random(seed)
    match = ruse.deal("coup", players, seed=seed, **options)
    while match.view()["phase"] == "draft":
        match.play(match.waiting[0], chance.choice(match.actions(match.waiting[0])))
    knowledge = [Facts(match, seat) for seat in range(players)]
    for step in range(steps):
        if match.over:
            return
        seat = chance.choice(match.waiting)
        match.play(seat, player(match, seat, chance))
        if step % every == 0:
            facts = chance.choice(knowledge)
            facts.hear(match)
            for world in imagined(match, facts.seat, KEYS, first=KEYS * step):
                check_world(match, facts, world)


@pytest.mark.parametrize("players", deep_but(range(2, 11), 2, 10))
def test_with_the_ambassador(players: int):
    for seed in range(5):
        follow(seed, players, 250)


@pytest.mark.parametrize("order", ["draw_then_return", "return_then_draw"])
@pytest.mark.parametrize("players", deep_but(range(2, 11), 3))
def test_with_the_inquisitor(players: int, order: str):
    for seed in range(4):
        follow(seed, players, 250, envoy="inquisitor", examine_order=order)


@pytest.mark.parametrize("seeds", deep_after(1, [range(10), range(10, 40)]))
@pytest.mark.parametrize("envoy", ["ambassador", "inquisitor"])
def test_in_the_draft(envoy: str, seeds: range):
    for seed in seeds:
        follow(seed, 2, 150, every=3, envoy=envoy, draft_2p=True)


def test_with_other_proofs():
    for seed in range(6):
        follow(seed, 4, 200, prove_mode="reveal_one", allow_refusal=seed % 2 == 0)


@pytest.mark.parametrize("players", deep_but([3, 6, 8, 10], 6))
def test_in_endless_matches(players: int):
    for seed in range(6):
        follow(seed, players, 1200, idle, 25, envoy="inquisitor", turn_limit=1000)
