"""What always holds, along random matches over all options."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conformance.walks import FEW, matches
from tests.games.royal.script import (
    COLOURS,
    everything,
    happened,
    phase,
    send,
    supply,
    table,
    wander,
)

import ruse
from ruse.core.match import Match
from ruse.games.royal.cards.tables import FIRST_PILE, SECOND_PILE, loot_name
from ruse.games.royal.rules.state import ACTIONS

MATCHES = matches("royal")
LOOT = Counter(map(loot_name, FIRST_PILE + SECOND_PILE))
LEAST = {2: 2, 3: 2, 4: 1, 5: 1}
MOST = {2: 4, 3: 5, 4: 6, 5: 7}
"""How many cards can leave the row in a round."""
ROUNDS = {2: (11, 22), 3: (9, 22), 4: (7, 42), 5: (6, 41)}


@FEW
@given(MATCHES)
def test_all_components_stay_in_the_match(dealt):
    """Cubes (ROYAL-08), secret cards (ROYAL-09), loot (ROYAL-12); a round begins with a full row (ROYAL-42)."""
    match, chance = dealt
    for now in wander(match, chance.getrandbits(32)):
        view, told = now.view(), everything(now)
        for colour in COLOURS:
            assert view["supply"][colour] + sum(seat["cubes"][colour] for seat in view["seats"]) == 24
            assert told["secret_deck"][colour] + sum(seat[colour] for seat in told["secrets"]) == 7
        assert view["secret_deck"] + sum(seat["cards"] for seat in view["seats"]) == 28
        owned = [f"item-{fame}" for seat in view["seats"] for fame in seat["items"]]
        lying = [place["loot"] for place in view["places"] if place["loot"]]
        assert Counter(view["discards"] + lying + told["deck"] + owned) == LOOT
        assert (len(lying) == len(view["places"])) == (view["phase"] == "plan")
        assert (view["turn"] is None, view["left"] == 0) == ((view["phase"] in ("plan", "over"),) * 2)


@FEW
@given(MATCHES)
def test_royal_39_every_round_takes_cards_from_the_deck(dealt):
    """At least 2, 2, 1, 1 with 2 to 5 players, at most 4, 5, 6, 7."""
    match, chance = dealt
    *_, end = wander(match, chance.getrandbits(32))
    decks = [event["amount"] for event in happened(end, "round")]
    gone = [before - after for before, after in pairwise(decks)] + [happened(end, "ended")[0]["empty"]]
    assert LEAST[match.players] <= min(gone)
    assert max(gone) <= MOST[match.players]
    least, most = ROUNDS[match.players]
    assert least <= len(decks) <= most


def test_royal_39_the_least_and_the_most_of_three_players_by_brute_force():
    """Every plan of three, up to the order of the players: two to five places are cleared."""
    plans = [(thief, snitch) for thief, snitch in product("ABCDEF", repeat=2) if thief != snitch]
    found = set()
    for one, two, three in product([("A", "B")], plans, plans):
        thieves = Counter(plan[0] for plan in (one, two, three))
        guarded = {plan[1] for plan in (one, two, three)}
        found.add(sum(at not in guarded and thieves[at] < 2 for at in "ABCDEF"))
    assert (min(found), max(found)) == (2, 5)
    worst = table(3, "gold*3")
    send(worst, "A-B A-C E-D")
    assert [place for place in worst.view()["places"] if place["last"]["outcome"] in ("left", "stolen")] != []


@FEW
@given(MATCHES)
def test_events_account_for_every_cube(dealt):
    match, chance = dealt
    purses = {(seat, colour): 0 for seat in range(match.players) for colour in COLOURS}
    seen = 0
    for now in wander(match, chance.getrandbits(32)):
        for move in now.events(None, seen):
            if move["event"] == "cubes":
                sign = -1 if move["why"] == "returned" else 1
                purses[move["seat"], move["colour"]] += sign * move["amount"]
            elif move["event"] == "traded":
                for seat, colour, amount in (
                    (move["seat"], move["taken"], 1),
                    (move["target"], move["taken"], -1),
                    (move["seat"], move["given"], -1),
                    (move["target"], move["given"], 1),
                ):
                    purses[seat, colour] += amount
        seen = now.happened
        seats = now.view()["seats"]
        assert purses == {(seat["seat"], colour): seat["cubes"][colour] for seat in seats for colour in COLOURS}


@FEW
@given(MATCHES)
def test_royal_45_fame_is_never_more_than_the_card_has(dealt):
    match, chance = dealt
    *_, end = wander(match, chance.getrandbits(32))
    view = end.view()
    for colour in COLOURS:
        fame = [seat["fame"][colour] for seat in view["seats"]]
        standing = [seat["standing"][colour] for seat in view["seats"]]
        assert sum(view["fame"][colour]) - match.players < sum(fame) <= sum(view["fame"][colour])
        for (one, high), (two, low) in product(zip(fame, standing, strict=True), repeat=2):
            assert one >= two or high < low + 2
            assert one == two or high != low
    scores = [seat["score"] for seat in view["seats"]]
    assert list(end.scores) == scores
    assert end.winners == tuple(seat for seat, score in enumerate(scores) if score == max(scores))


@FEW
@given(MATCHES)
def test_ra_02_one_player_at_a_time_has_a_choice_beside_plans(dealt):
    match, chance = dealt
    choices = 0
    for now in wander(match, chance.getrandbits(32)):
        if phase(now) in ("take", "trade"):
            choices += 1
            assert len(now.waiting) == 1
            assert now.view()["turn"] == now.waiting[0]
            assert now.view()["left"] > 0
            assert len(now.actions(now.waiting[0])) > 1
        else:
            choices = 0
        assert choices <= 4 * match.players


@FEW
@given(MATCHES)
def test_what_is_refused_is_exactly_what_is_not_offered(dealt):
    match, chance = dealt
    for at, now in enumerate(wander(match, chance.getrandbits(32))):
        for seat in range(now.players) if at % 4 == 0 or phase(now) != "plan" else ():
            offered = [action.number for action in now.actions(seat)]
            allowed = [number for number in range(ACTIONS) if not now.game.rules.why_not(now._state, seat, number)]
            assert offered == allowed


def reasons(match: Match, seat: int) -> set[str]:
    """Return every answer that a seat can get to a number."""
    refusal, names = match.game.rules.why_not, match.game.interface.refusals
    return {names[refusal(match._state, seat, number)] for number in range(-1, ACTIONS + 1)}


def test_every_kind_of_refusal_is_met():
    """Each reason has a position in which it is the answer, so that none is a dead letter."""
    match = table(4)
    assert reasons(match, 0) == {"allowed", "no-such-action", "not-now", "not-that-many", "no-such-place"}
    send(match, "A-B")
    assert reasons(match, 0) == {"not-asked", "no-such-action"}
    match = send(table(3, "carte-blanche", supply="info art gold"), "A-B C-D D-C")
    assert reasons(match, 0) == {"allowed", "no-such-action", "not-now", "none-in-supply"}
    match = send(table(3, "intrigue", cubes=["gold", "info", "art"]), "A-B C-D D-C")
    assert reasons(match, 0) == {
        "allowed",
        "no-such-action",
        "not-now",
        "nobody-there",
        "no-cube-there",
        "no-cube-of-yours",
    }


@pytest.mark.parametrize("players", range(2, 6))
def test_royal_40_every_match_ends(players):
    for seed in range(4):
        *_, end = wander(ruse.deal("royal", players, seed=seed), seed)
        assert end.over
        assert end.winners
        assert happened(end, "ended")[0]["empty"] > end.view()["deck"]["cards"]


ITEMS = st.lists(st.integers(0, 12), min_size=3, max_size=5)


@FEW
@given(ITEMS, st.randoms(use_true_random=False))
def test_royal_46_fame_does_not_depend_on_the_seats(items, chance):
    """The same items bring the same fame in every seat."""
    order = list(range(len(items)))
    chance.shuffle(order)
    cubes = [f"jewels*{amount} gold*{amount}" for amount in items]
    others = [cubes[at] for at in order]
    one, two = (last_round(table(len(items), cubes=told, deck="", supply="info")) for told in (cubes, others))
    for colour in COLOURS:
        assert [one[at][colour] for at in order] == [seat[colour] for seat in two]


def last_round(match: Match) -> list[dict[str, int]]:
    """Return the fame of every seat after a round in which nobody gets a cube."""
    send(match, " ".join(["A-B", "B-A", *["A-B"] * (match.players - 2)]))
    assert match.over
    assert supply(match) == {"info": 1}
    return [seat["fame"] for seat in match.view()["seats"]]
