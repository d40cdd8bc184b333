"""What always holds, along random matches over all options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conformance.walks import FEW, SELDOM, matches
from tests.games.minister.script import (
    IN_ORDER,
    coins,
    everything,
    lie,
    money,
    phase,
    play,
    table,
    treasury,
    wander,
)

import ruse
from ruse.core.match import Match

MATCHES = matches("minister")
MOVES = st.sampled_from(["move left", "move right", "move opposite"])
CARDS = st.permutations(IN_ORDER.split()).map(" ".join)


def turned(cards: str, places: int) -> str:
    """Return the cards after this many places clockwise."""
    ring = cards.split()
    return " ".join(ring[(at - places) % 6] for at in range(6))


@FEW
@given(MATCHES)
def test_ktm_02_coins_are_conserved(dealt):
    match, chance = dealt
    for now in wander(match, chance.getrandbits(32)):
        assert sum(coins(now)) + treasury(now) == 5 * match.players
        assert min(coins(now)) >= 0


@FEW
@given(MATCHES)
def test_ktm_05_the_cards_are_always_all_six(dealt):
    match, chance = dealt
    for now in wander(match, chance.getrandbits(32)):
        assert sorted(lie(now).split()) == sorted(IN_ORDER.split())


@FEW
@given(MATCHES)
def test_ktm_60_the_treasury_is_empty_only_at_the_end(dealt):
    match, chance = dealt
    for now in wander(match, chance.getrandbits(32), 0.5):
        if treasury(now) == 0:
            assert now.over
        elif now.over:
            assert now.view()["turns"] == now.options["turn_limit"]
    most = max(coins(match))
    assert match.winners == tuple(seat for seat, amount in enumerate(coins(match)) if amount == most)
    assert match.scores == tuple(coins(match))


@FEW
@given(MATCHES)
def test_cards_change_places_only_in_moves_and_shuffles(dealt):
    """A challenge never moves a card, nor does a look, a show or a peasant's attempt."""
    match, chance = dealt
    before, seen = lie(match), match.happened
    for now in wander(match, chance.getrandbits(32), 0.4):
        kinds = {event["event"] for event in now.events(None, seen)}
        if not kinds & {"moved", "shuffled"}:
            assert lie(now) == before
        before, seen = lie(now), now.happened


@FEW
@given(MATCHES)
def test_events_account_for_every_coin(dealt):
    match, chance = dealt
    purses = dict.fromkeys(range(match.players), 3) | {None: 2 * match.players}
    seen = 0
    for now in wander(match, chance.getrandbits(32), 0.5):
        for move in now.events(None, seen):
            if move["event"] == "coins":
                purses[move["from"]] -= move["amount"]
                purses[move["to"]] += move["amount"]
        seen = now.happened
        assert ([purses[seat] for seat in range(match.players)], purses[None]) == money(now)


@SELDOM
def test_what_anybody_knows_is_true(often):
    @often
    @given(MATCHES)
    def law(dealt):
        match, chance = dealt
        for now in wander(match, chance.getrandbits(32), 0.4):
            told = everything(now)
            for row in (*told["knowledge"], told["public"]):
                assert row["worlds"] > 0
                for place, card in zip("abcdef", told["cards"], strict=True):
                    assert card in row["places"][place]

    law()


@FEW
@given(MATCHES)
def test_a_turn_has_so_many_decisions_at_most(dealt):
    """A claim, three rounds of answers of all others, and one choice; a peasant says five things (KTM-10)."""
    match, chance = dealt
    answers = 0
    for now in wander(match, chance.getrandbits(32), 0.3):
        answers = 0 if phase(now) in ("action", "peek", "over") else answers + 1
        assert answers <= 3 * (match.players - 1)


@FEW
@given(CARDS, st.lists(MOVES, max_size=12))
def test_moves_are_rotations_of_the_ring(cards, moves):
    match = table(3, cards)
    places = 0
    for move in moves:
        match.play(match.waiting[0], move)
        places += {"move left": 1, "move right": 5, "move opposite": 3}[move]
    assert lie(match) == turned(cards, places)


@FEW
@given(CARDS)
def test_moves_that_undo_each_other(cards):
    """KTM-14 to KTM-16: left then right, opposite twice, and left six times change nothing."""
    for moves in (["left", "right"], ["right", "left"], ["opposite"] * 2, ["left"] * 6, ["right"] * 6):
        match = table(3, cards)
        for move in moves:
            match.play(match.waiting[0], f"move {move}")
        assert lie(match) == cards


@pytest.mark.parametrize("players", range(3, 7))
def test_ktm_60_every_match_ends(players):
    for seed in range(5):
        *_, end = wander(ruse.deal("minister", players, seed=seed, turn_limit=80), seed, 0.6)
        assert end.over
        assert end.winners
        assert (treasury(end) == 0) != (end.view()["turns"] == 80) or treasury(end) == 0


def replies(match: Match) -> Iterator[tuple[list[str], int]]:
    """Yield every turn's events by name, and how many replied in it."""
    names: list[str] = []
    for event in [*match.events(), {"event": "turn"}]:
        if event["event"] == "turn":
            yield names, names.count("replied")
            names = []
        names.append(event["event"])


@FEW
@given(MATCHES)
def test_ktm_43_rivals_are_settled_by_their_cards_alone(dealt):
    """SA-06, SA-13: one challenge a claim at most, and none where several have replied."""
    match, chance = dealt
    *_, end = wander(match, chance.getrandbits(32), 0.4)
    for names, replied in replies(end):
        assert names.count("challenged") <= (1 if replied != 1 else 2)
        if replied > 1:
            assert names.count("seen") - names.count("challenged") == replied * (replied - 1)


@FEW
@given(MATCHES)
def test_ktm_10_turns_follow_each_other_clockwise(dealt):
    match, chance = dealt
    *_, end = wander(match, chance.getrandbits(32), 0.6)
    turns = [event for event in end.events() if event["event"] == "turn"]
    for one, two in pairwise(turns):
        assert two["seat"] == (one["seat"] + 1) % match.players
        assert two["number"] == one["number"] + 1


@FEW
@given(MATCHES)
def test_what_is_refused_is_exactly_what_is_not_offered(dealt):
    match, chance = dealt
    for at, now in enumerate(wander(match, chance.getrandbits(32))):
        for seat in range(now.players) if at % 4 == 0 else ():
            offered = [action.number for action in now.actions(seat)]
            allowed = [number for number in range(119) if not now.game.rules.why_not(now._state, seat, number)]
            assert offered == allowed


def test_every_kind_of_refusal_is_met():
    """Each reason has a position in which it is the answer, so that none is a dead letter."""
    match = table(3, coins=[0, 3, 3], treasury=1)
    state, refusal, names = match._state, match.game.rules.why_not, match.game.interface.refusals
    met = {names[refusal(state, seat, number)] for seat in range(3) for number in range(-1, 120)}
    assert met == {"allowed", "not-asked", "no-such-action", "not-now", "too-poor"}
    play(match, "0: claim executioner / 1,2: pass")
    assert {names[refusal(match._state, 0, number)] for number in range(119)} == {"allowed", "not-now", "no-target"}
    match = play(table(3), "0: claim minister / 1,2: pass")
    assert {names[refusal(match._state, 0, number)] for number in range(119)} == {"allowed", "not-now", "no-choice"}
    match = play(table(3, "peasant king thief minister executioner collector"), "0: claim peasant")
    assert {names[refusal(match._state, 0, number)] for number in range(119)} == {"allowed", "not-now", "name-used"}
    match = table(3, "peasant king thief minister executioner collector", naming="free_order")
    play(match, "0: claim peasant / 0: name f collector")
    met |= {names[refusal(match._state, 0, number)] for number in range(119)}
    assert "not-that-place" in met
