"""Components and setup: KTM-01 to KTM-09, SA-01."""

from __future__ import annotations

from collections import Counter

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

CHARACTERS = set(IN_ORDER.split())
PLACES = {3: "ace", 4: "abde", 5: "abcde", 6: "abcdef"}


@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_ktm_01_three_to_six_play(players):
    with pytest.raises(ruse.BadOption, match="3 to 6"):
        ruse.deal("minister", players)


@pytest.mark.parametrize("players", range(3, 7))
def test_ktm_01_six_characters_one_card_each(players):
    match = ruse.deal("minister", players, seed=1)
    assert sorted(lie(match).split()) == sorted(CHARACTERS)
    assert match.view()["characters"] == IN_ORDER.split()


@pytest.mark.parametrize("players", range(3, 7))
def test_ktm_02_five_coins_a_player_are_in_the_game(players):
    match = ruse.deal("minister", players, seed=1)
    assert sum(coins(match)) + treasury(match) == 5 * players


@pytest.mark.parametrize(("players", "left"), [(3, 6), (4, 8), (5, 10), (6, 12)])
def test_ktm_03_three_coins_each_and_the_rest_is_the_treasury(players, left):
    assert money(ruse.deal("minister", players, seed=1)) == ([3] * players, left)


def test_ktm_04_chance_names_the_first_player():
    firsts = Counter(ruse.deal("minister", 4, seed=seed).waiting[0] for seed in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 70


@pytest.mark.parametrize("first", range(5))
def test_ktm_04_or_the_first_player_is_named(first):
    match = ruse.deal("minister", 5, seed=1, first_player=first)
    assert match.waiting == (first,)
    assert happened(match, "begun") == [{"event": "begun", "seat": first}]


def test_ktm_04_only_a_seat_at_the_table_can_begin():
    with pytest.raises(ruse.BadOption, match="first_player"):
        ruse.deal("minister", 3, first_player=3)


def test_ktm_04_the_winner_begins_the_next_match():
    match = play(table(3, coins=[3, 4, 3], treasury=3, turn=1), "1: claim king / 0,2: pass")
    assert match.winners == (1,)
    assert match.rematch(seed=4).waiting == (1,)


def test_ktm_05_the_cards_are_shuffled():
    deals = [lie(ruse.deal("minister", 3, seed=seed)).split() for seed in range(1440)]
    for place in range(6):
        found = Counter(cards[place] for cards in deals)
        assert all(abs(found[card] - 240) < 5 * 240**0.5 for card in CHARACTERS)
    # 720 arrangements, drawn twice as often as there are of them: 86 % of them are met.
    assert 560 < len(set(map(tuple, deals))) < 680


def test_ktm_05_all_six_lie_at_their_places():
    assert [place["place"] for place in table(3).view()["places"]] == list("abcdef")
    assert lie(table(3, "peasant king thief minister executioner collector")).startswith("peasant king")


def test_ktm_06_a_card_belongs_to_whom_it_lies_before():
    match = play(table(6), "0: move left / 1: claim king / 0: challenge / 2,3,4,5: pass")
    assert happened(match, "proved") == [{"event": "proved", "seat": 1, "claim": "king"}]
    match = play(table(6), "0: move left / 1: claim thief / 0: challenge / 2,3,4,5: pass")
    assert happened(match, "disproved") == [{"event": "disproved", "seat": 1, "claim": "thief"}]


def test_ktm_06_nobody_has_a_hand():
    match = play(table(3), "0: look")
    for viewer in (None, 0, 1, 2):
        assert all("hand" not in seat for seat in match.view(viewer)["seats"])


@pytest.mark.parametrize("players", range(3, 7))
def test_ktm_07_where_the_players_sit(players):
    view = table(players).view()
    assert "".join(seat["place"] for seat in view["seats"]) == PLACES[players]
    owned = {place["place"]: place["seat"] for place in view["places"] if place["seat"] is not None}
    assert owned == {place: seat for seat, place in enumerate(PLACES[players])}


def test_ktm_07_ownerless_cards_take_part_in_moves_and_shuffles():
    match = play(table(3), "0: move right")
    assert lie(match) == "thief minister executioner collector peasant king"
    match = table(3, swaps="swap")
    play(match, "0: claim minister / 1,2: pass / 0: swap b f")
    assert lie(match) == "king peasant minister executioner collector thief"


def test_ktm_07_ownerless_cards_are_used_by_nobody():
    """The executioner cannot point at them, and nobody can claim them."""
    match = play(table(4), "0: claim executioner / 1,2,3: pass")
    assert {action.split()[1] for action in legal(match, 0)} == {"1", "2", "3"}


def test_ktm_08_everybody_peeks_at_one_card_of_another_place():
    match = table(4, peek=True)
    assert (phase(match), match.waiting) == ("peek", (0,))
    assert legal(match, 0) == {"peek b", "peek c", "peek d", "peek e", "peek f"}
    assert refused(match, 0, "peek a") == "choose a place other than your own"
    play(match, "0: peek c / 1: peek a / 2: peek c / 3: peek f")
    assert (phase(match), match.waiting) == ("action", (0,))
    assert [known(match, seat, place) for seat, place in enumerate("cacf")] == [
        {"minister"},
        {"king"},
        {"minister"},
        {"peasant"},
    ]


def test_ktm_08_a_deal_begins_with_the_peeks():
    match = ruse.deal("minister", 3, seed=1, first_player=1)
    assert (phase(match), match.waiting) == ("peek", (1,))
    assert refused(match, 1, "look") == "not-now"
    assert refused(match, 1, "claim king") == "not-now"
    assert refused(match, 1, "pass") == "not-now"


def test_ktm_09_nobody_knows_their_own_card():
    match = play(table(3, peek=True), "0: peek b / 1: peek b / 2: peek b")
    own = [known(match, seat, place) for seat, place in enumerate("ace")]
    assert own == [CHARACTERS - {"thief"}] * 3
    assert [worlds(match, seat) for seat in range(3)] == [120] * 3


def test_sa_01_peeks_go_clockwise_from_the_first_player():
    match = table(4, peek=True, turn=2)
    order = []
    while phase(match) == "peek":
        order.append(match.waiting)
        match.play(match.waiting[0], "peek c")
    assert order == [(2,), (3,), (0,), (1,)]
    assert match.waiting == (2,)


def test_sa_01_the_place_is_public_and_the_card_is_not():
    match = play(table(3, peek=True), "0: peek c")
    public = {"event": "peeked", "seat": 0, "place": "c"}
    assert happened(match, "peeked") == happened(match, "peeked", 1) == [public]
    assert happened(match, "peeked", 0) == [public | {"card": "minister"}]
    assert [worlds(match, seat) for seat in range(3)] == [120, 720, 720]


def test_sa_01_peeks_can_be_simultaneous():
    match = table(3, peek=True, turn=1, first_look="simultaneous")
    assert sorted(match.waiting) == [0, 1, 2]
    play(match, "2: peek c / 0: peek c")
    assert (match.waiting, happened(match, "peeked")) == ((1,), [])
    assert match.view(2)["answer"] == "peek c"
    assert "answer" not in match.view(1)
    assert worlds(match, 2) == 720  # nobody looks before all have chosen
    play(match, "1: peek b")
    assert [seen["seat"] for seen in happened(match, "peeked")] == [1, 2, 0]
    assert [worlds(match, seat) for seat in range(3)] == [120] * 3
    assert (known(match, 2, "c"), known(match, 1, "b")) == ({"minister"}, {"thief"})
    assert (phase(match), match.waiting) == ("action", (1,))


def test_sa_01_a_sealed_peek_cannot_be_changed():
    match = play(table(3, peek=True, first_look="simultaneous"), "0: peek c")
    assert refused(match, 0, "peek b") == "not-asked"


def test_sa_01_to_decline_is_not_offered():
    match = table(3, peek=True)
    assert not any(action in legal(match, 0) for action in ("pass", "look"))
