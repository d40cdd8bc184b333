"""The set-up: ROYAL-01 to ROYAL-12, and what the rulebook leaves open about it."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.royal.script import COLOURS, everything, happened, legal, loot, send, table

import ruse
from ruse.core.cards import contents
from ruse.games.royal.cards.tables import CUBES, FILE, FIRST_PILE, SECOND_PILE, SECRETS, loot_name

FIRST = Counter(map(loot_name, FIRST_PILE))
SECOND = Counter(map(loot_name, SECOND_PILE))
PLACES = {2: "ABCDEF", 3: "ABCDEF", 4: "ABCDEFG", 5: "ABCDEFGH"}


@pytest.mark.parametrize("players", [0, 1, 6, 10])
def test_royal_01_two_to_five_play(players):
    with pytest.raises(ruse.BadOption, match="2 to 5"):
        ruse.deal("royal", players)


@pytest.mark.parametrize("players", range(2, 6))
def test_royal_02_there_are_three_places_more_than_players(players):
    """ROYAL-70: two play at the six places of three."""
    places = [place["place"] for place in ruse.deal("royal", players, seed=1).view()["places"]]
    assert "".join(places) == PLACES[players]


def test_royal_03_the_places_lie_in_one_row_from_a_on_and_stay():
    match = ruse.deal("royal", 4, seed=5)
    for _ in range(3):
        send(match, "A-B A-B A-B A-B")
        assert "".join(place["place"] for place in match.view()["places"]) == "ABCDEFG"


@pytest.mark.parametrize(
    ("players", "card"),
    [
        (2, [[3, 0], [3, 0], [3, 0], [3, 0]]),
        (3, [[3, 0, 0], [3, 1, 0], [3, 2, 0], [3, 3, 0]]),
        (4, [[3, 0, 0, 0], [3, 2, 0, 0], [3, 3, 1, 0], [3, 3, 3, 0]]),
        (5, [[3, 0, 0, 0, 0], [3, 3, 0, 0, 0], [3, 3, 3, 0, 0], [3, 3, 3, 3, 0]]),
    ],
)
def test_royal_04_one_fame_card_for_each_number_of_players(players, card):
    """ROYAL-50: with five, one scores with information, two with art, three with jewels, four with gold."""
    assert ruse.deal("royal", players, seed=2).view()["fame"] == dict(zip(COLOURS, card, strict=True))


@pytest.mark.parametrize(("players", "plans"), [(3, 30), (4, 42), (5, 56)])
def test_royal_05_everybody_has_one_card_for_each_place_that_lies_out(players, plans):
    match = ruse.deal("royal", players, seed=3)
    for seat in range(players):
        assert legal(match, seat) == {f"plan {t} {s}" for t in PLACES[players] for s in PLACES[players] if s != t}
        assert len(match.actions(seat)) == plans


def test_royal_06_four_kinds_of_items():
    view = ruse.deal("royal", 3, seed=1).view()
    assert list(view["supply"]) == list(view["seats"][0]["cubes"]) == ["info", "art", "jewels", "gold"]


@pytest.mark.parametrize("players", range(2, 6))
def test_royal_07_three_cubes_each_for_all_to_see(players):
    match = ruse.deal("royal", players, seed=4)
    for viewer in (None, 0, 1):
        for seat in match.view(viewer)["seats"]:
            assert sum(seat["cubes"].values()) == 3
    given = Counter(move["seat"] for move in happened(match, "cubes") if move["why"] == "given")
    assert given == dict.fromkeys(range(players), 3)


@pytest.mark.parametrize("players", range(2, 6))
def test_royal_08_all_other_cubes_are_the_supply(players):
    """RA-21: it is face up."""
    match = ruse.deal("royal", players, seed=4)
    view = match.view()
    for at, colour in enumerate(COLOURS):
        assert view["supply"][colour] + sum(seat["cubes"][colour] for seat in view["seats"]) == CUBES[at] == 24
    assert sum(view["supply"].values()) == 96 - 3 * players
    assert match.view(1)["supply"] == view["supply"]


def test_royal_09_nobody_begins_with_a_secret_card():
    match = ruse.deal("royal", 5, seed=1)
    assert [seat["cards"] for seat in match.view()["seats"]] == [0] * 5
    assert match.view()["secret_deck"] == sum(SECRETS) == 28
    assert everything(match)["secret_deck"] == dict.fromkeys(COLOURS, 7)


def test_royal_09_all_secret_cards_are_mixed():
    """What is left in the deck is drawn in proportion: of one and three, the one in a quarter of the matches."""
    drawn: Counter[str] = Counter()
    for seed in range(400):
        match = send(table(3, stock="info gold*3", seed=seed), "A-C A-C B-C")
        drawn.update(happened(match, "drew", 0)[0]["colours"])
    assert drawn.keys() == {"info", "gold"}
    assert abs(drawn["info"] - 100) < 45


def test_royal_10_the_first_pile_lies_on_the_second():
    match = ruse.deal("royal", 4, seed=7)
    deck = loot(match) + everything(match)["deck"]
    assert (Counter(deck[:24]), Counter(deck[24:])) == (FIRST, SECOND)


def test_royal_10_each_pile_is_shuffled():
    deals = [ruse.deal("royal", 3, seed=seed) for seed in range(40)]
    decks = {tuple(loot(match) + everything(match)["deck"]) for match in deals}
    assert len(decks) == 40
    for at in (0, 23, 24, 47):
        assert len({deck[at] for deck in decks}) > 8


def test_royal_11_one_loot_card_at_each_place():
    """RA-01: from A on, from the top of the deck."""
    match = table(3, "art*3", deck="gold*3 info*2 art*2 jewels*2 gold*2 info+art")
    send(match, "A-B A-B A-B")
    assert loot(match) == ["art*3", "art", "gold*3", "info*2", "art*2", "jewels*2"]
    assert [(event["place"], event["loot"]) for event in happened(match, "refilled")] == [
        ("C", "gold*3"),
        ("D", "info*2"),
        ("E", "art*2"),
        ("F", "jewels*2"),
    ]
    dealt = ruse.deal("royal", 5, seed=9)
    assert [event["place"] for event in happened(dealt, "refilled")] == list("ABCDEFGH")
    assert [event["loot"] for event in happened(dealt, "refilled")] == loot(dealt)


def test_royal_12_the_discard_pile_is_never_used_again():
    """RA-19: it is open to all."""
    match = table(3, deck="info " * 8)
    assert match.view()["discards"] == []
    send(match, "A-B A-B A-B")
    assert match.view()["discards"] == match.view(2)["discards"] == ["jewels", "gold", "info*2", "art*2"]
    send(match, "A-B A-B A-B")
    assert match.view()["deck"]["cards"] == 0
    assert len(match.view()["discards"]) == 8
    send(match, "A-B A-B A-B")
    assert match.over


def test_ra_14_who_begins_with_the_partner_is_drawn():
    """ROYAL-71: unless seat 0 is to have it."""
    drawn = Counter(ruse.deal("royal", 2, seed=seed).view()["partner"] for seed in range(100))
    assert drawn.keys() == {0, 1}
    assert 25 < drawn[0] < 75
    fixed = {ruse.deal("royal", 2, seed=seed, partner_start="seat_0").view()["partner"] for seed in range(20)}
    assert fixed == {0}
    assert happened(ruse.deal("royal", 2, seed=1, partner_start="seat_0"), "begun")[0]["partner"] == 0
    assert ruse.deal("royal", 3, seed=1).view()["partner"] is None


def test_ra_22_the_backs_of_the_deck_are_open():
    match = ruse.deal("royal", 4, seed=1)
    assert match.view()["deck"] == {"cards": 41, "first_half": 17}
    match = table(3, deck="info*2 info*2 info*4 info*4 info*4 info*4 info*4")
    assert match.view()["deck"] == {"cards": 7, "first_half": 2}
    send(match, "A-B A-B A-B")
    assert match.view()["deck"] == {"cards": 3, "first_half": 0}


def test_ra_27_cubes_are_drawn_from_all_that_are_left():
    """Of 40 cubes 30 are gold: so are three quarters of what is drawn, and no other colours come up."""
    own = contents(FILE) | {"cubes": {"info": 1, "art": 1, "jewels": 8, "gold": 30}}
    gold = 0
    for seed in range(100):
        match = ruse.deal("royal", 5, seed=seed, cards=own)
        seats = match.view()["seats"]
        assert sum(seat["cubes"]["info"] for seat in seats) <= 1
        gold += sum(seat["cubes"]["gold"] for seat in seats)
    assert abs(gold - 1125) < 75
