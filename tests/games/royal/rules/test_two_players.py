"""Two players and the partner: ROYAL-70 to ROYAL-79."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.games.royal.script import (
    COLOURS,
    cubes,
    end,
    happened,
    legal,
    loot,
    outcomes,
    phase,
    play,
    refused,
    secrets,
    send,
    table,
)


def test_royal_70_six_places_and_the_fame_card_of_two():
    match = table(2)
    assert len(loot(match)) == 6
    assert match.view()["fame"] == {colour: [3, 0] for colour in COLOURS}
    assert refused(match, 1, "plan G A+B") == "with two players there are the places A to F"


@pytest.mark.parametrize("partner", [0, 1])
def test_royal_71_one_has_the_partner(partner):
    match = table(2, partner=partner)
    assert match.view(0)["partner"] == match.view(1)["partner"] == match.view()["partner"] == partner


@pytest.mark.parametrize("partner", [0, 1])
def test_royal_72_who_has_the_partner_sends_two_thieves_the_other_two_snitches(partner):
    match = table(2, partner=partner)
    pairs = ["+".join(pair) for pair in combinations("ABCDEF", 2)]
    thieves = {f"plan {pair} {one}" for pair in pairs for one in "ABCDEF" if one not in pair}
    snitches = {f"plan {one} {pair}" for pair in pairs for one in "ABCDEF" if one not in pair}
    assert legal(match, partner) == thieves
    assert legal(match, 1 - partner) == snitches
    assert len(thieves) == len(snitches) == 60
    assert refused(match, partner, "plan A B") == refused(match, partner, "plan A B+C") == "not-that-many"
    assert refused(match, 1 - partner, "plan A+B C") == "not-that-many"


def test_royal_73_three_different_places():
    match = table(2, partner=0)
    assert "A is named twice" in refused(match, 0, "plan A+A B")
    assert "B is named twice" in refused(match, 0, "plan A+B B")
    assert "C is named twice" in refused(match, 1, "plan A C+C")
    assert "a plan is a thief and a snitch" in refused(match, 0, "plan A+B C+D")


def test_royal_74_both_thieves_can_come_away_with_loot():
    match = send(table(2, "gold*3 info*2", partner=0), "AB-C D-EF")
    assert cubes(match, 0) == {"gold": 3, "info": 2}
    assert outcomes(match) == "SSGSGG"
    assert [event["seat"] for event in happened(match, "stolen")] == [0, 0, 1]


def test_royal_74_two_choices_in_one_round():
    match = send(table(2, "carte-blanche intrigue", cubes=["", "art"], partner=0), "AB-C D-EF")
    play(match, "0: take gold / 0: take gold / 0: take gold")
    assert (phase(match), match.waiting, match.view()["naming"]) == ("trade", (0,), "B")
    play(match, "0: trade 1 art gold / 0: done")
    assert cubes(match, 0) == {"gold": 2, "art": 1}


def test_royal_75_the_partner_goes_to_the_other_after_each_round():
    match = table(2, partner=1)
    for holder in (1, 0, 1, 0):
        assert match.view()["partner"] == holder
        assert any(action.count("+") and "+" in action.split()[1] for action in legal(match, holder))
        end(match)
    assert [event["seat"] for event in happened(match, "partner")] == [0, 1, 0, 1]


def test_royal_76_the_match_ends_where_the_deck_is_short():
    match = table(2, deck="info*2 info*3", partner=0)
    send(match, "AB-C D-AB")
    assert match.over
    assert happened(match, "ended") == [{"event": "ended", "empty": 3, "amount": 2}]
    assert happened(match, "partner") == []


def test_ra_24_an_odd_number_of_rounds_is_accepted():
    match = table(2, deck="", partner=0)
    end(match)
    assert match.over
    assert len(happened(match, "round")) == 1


@pytest.mark.parametrize(
    ("one", "two", "fame"),
    [
        (5, 3, (3, 0)),
        (5, 4, (1, 1)),
        (4, 4, (1, 1)),
        (1, 3, (0, 3)),
        (0, 0, (1, 1)),
        (2, 0, (3, 0)),
        (0, 1, (1, 1)),
    ],
)
def test_royal_78_a_category_is_won_with_two_items_more(one, two, fame):
    """ROYAL-77, RA-25: only the first place scores; a tie is one point each, and one is lost."""
    for colour in COLOURS:
        match = end(table(2, cubes=[f"{colour}*{one}", f"{colour}*{two}"], deck=""))
        assert tuple(seat["fame"][colour] for seat in match.view()["seats"]) == fame


def test_royal_78_secret_cards_make_a_lead_too():
    match = end(table(2, cubes=["gold", ""], secrets=["gold", ""], deck=""))
    assert [seat["fame"]["gold"] for seat in match.view()["seats"]] == [3, 0]


def test_ra_26_one_point_more_wins():
    match = end(table(2, items=[[1], []], deck=""))
    assert (match.scores, match.winners) == ((5, 4), (0,))
    match = end(table(2, items=[[1], [1]], deck=""))
    assert match.winners == (0, 1)


def test_royal_79_a_meeting_is_one_thief_of_each():
    match = send(table(2, "gold*3", partner=0), "AB-C A-DE")
    assert (secrets(match), loot(match)[0]) == ([1, 1], "gold*3")
    assert cubes(match, 0) == {"art": 1}
    assert happened(match, "met")[0]["caught"] == [0, 1]


def test_royal_79_one_secret_card_is_not_enough_for_both():
    match = send(table(2, stock="gold", partner=0), "AB-C A-DE")
    assert (secrets(match), outcomes(match)[0]) == ([0, 0], "V")
