"""Arranged positions: taken as given, and impossible ones are refused, with the reason."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.caper.script import (
    FACES,
    changed,
    coins,
    crew,
    discards,
    everything,
    happened,
    legal,
    loot,
    markers,
    phase,
    supply,
    wander,
)

import ruse
from ruse.core.match import Match

GOOD: dict[str, Any] = {
    "city": "paris",
    "round": 2,
    "acting": 1,
    "locations": ["louvre", "yacht", "moulin-rouge"],
    "loot": [["painting", "diamond"], ["antique"], []],
    "markers": [0, 5, -1],
    "crews": [
        [[{"thief": "dame", "gear": ["tuxedo", "tuxedo"]}], [{"thief": "artist"}], []],
        [[], [{"thief": "banker", "gear": []}], [{"thief": "twins"}]],
    ],
    "hands": [["smoke-screen", "sound-dish", "blazeblaster"], ["disguise-kit", "disguise-kit", "plans-caches"]],
    "coins": [2, 3],
    "hq": [{"painting": 2}, {"antique": 1, "diamond": 0}],
    "laundered": [1, 0],
    "discards": [["chef"], ["velvet-pouch", "barber"]],
}
THIEVES = [name for name, face in FACES.items() if face["kind"] == "thief" and face["set"] in ("base", "paris")]
GEAR = [
    name
    for name, face in FACES.items()
    if face["kind"] == "gear" and face["set"] in ("base", "paris")
    for _ in range(face["copies"])
]


def arranged(changes: dict[str, Any] | None = None, **options: Any) -> Match:
    position = {key: value for key, value in {**GOOD, **(changes or {})}.items() if value is not ...}
    return ruse.arrange("caper", position, **{"first_player": 0, **options})


def everywhere(match: Match, kind: str) -> Counter[str]:
    """Return all cards of a kind that lie anywhere."""
    told = everything(match)
    found = Counter(told[f"{kind}_deck"])
    for seat in (0, 1):
        cards = [*told["hands"][seat], *discards(match, seat)]
        for location in (1, 2, 3):
            for thief, gear in crew(match, seat, location):
                cards += [thief, *gear]
        found.update(card for card in cards if FACES[card]["kind"] == kind)
    return found


def test_a_position_is_taken_as_it_is_told():
    match = arranged()
    view = match.view()
    assert [at["card"] for at in view["locations"]] == GOOD["locations"]
    assert [at["loot"]["painting"] for at in view["locations"]] == [1, 0, 0]
    assert markers(match) == [0, 5, -1]
    assert crew(match, 0, 1) == [("dame", ["tuxedo", "tuxedo"])]
    assert crew(match, 1, 2) == [("banker", [])]
    assert (coins(match), supply(match)) == ([2, 3], 4)
    assert (loot(match, 0), loot(match, 1)) == ({"painting": 2}, {"antique": 1})
    assert (discards(match, 0), discards(match, 1)) == (["chef"], ["velvet-pouch", "barber"])
    assert [Counter(hand) for hand in everything(match)["hands"]] == [Counter(hand) for hand in GOOD["hands"]]
    assert (phase(match), match.waiting) == ("equip", (1,))
    assert view["round"] == {"number": 2, "deck": "gear", "leader": 1, "turn": 4, "turns": 5}


def test_decks_that_are_not_told_have_what_lies_nowhere_else():
    match = arranged()
    for kind in ("thief", "gear"):
        assert everywhere(match, kind) == {
            name: face.get("copies", 1)
            for name, face in FACES.items()
            if face["kind"] == kind and face["set"] in ("base", "paris")
        }
    for deck in ("thief_deck", "gear_deck"):
        orders = {tuple(everything(arranged(seed=seed))[deck]) for seed in range(5)}
        assert len(orders) == 5


def test_decks_are_dealt_in_the_order_told_the_first_cards_to_seat_0():
    decks = {"thief_deck": ["acrobat", "colonel", "gentleman", "starlet"], "gear_deck": []}
    match = ruse.arrange("caper", {"locations": GOOD["locations"], **decks, "gear_deck": GEAR[:3]})
    assert everything(match)["hands"] == [["colonel", "acrobat"], ["gentleman", "starlet"]]
    assert everything(match)["gear_deck"] == GEAR[:3]
    assert match.view()["decks"] == {"thief": 0, "gear": 3}


def test_without_hands_the_round_begins_with_a_deal():
    match = arranged({"hands": ..., "acting": ...})
    assert (match.waiting, [len(hand) for hand in everything(match)["hands"]]) == ((1,), [6, 6])
    assert happened(match, "round") == [{"event": "round", "number": 2, "deck": "gear", "count": 6, "seat": 1}]
    assert match.view()["round"]["turn"] == 1


def test_what_is_not_told_is_as_at_the_start():
    match = ruse.arrange("caper", {"locations": GOOD["locations"]}, first_player=1)
    assert (coins(match), supply(match), markers(match), phase(match)) == ([0, 0], 10, [0, 0, 0], "hire")
    assert (match.waiting, match.view()["round"]["number"], match.view()["city"]) == ((1,), 1, "paris")
    assert ruse.arrange("caper", {"locations": GOOD["locations"]}).waiting == (0,)


def test_a_deck_that_is_too_small_ends_its_rounds_at_once():
    """Fewer than two cards each cannot be played: they are put away, and the match continues."""
    match = ruse.arrange("caper", {"locations": GOOD["locations"], "thief_deck": ["dame", "artist"]})
    assert (phase(match), match.view()["round"]["number"]) == ("equip", 2)
    assert [event["card"] for event in happened(match, "put-away")] == ["dame", "artist"]
    match = ruse.arrange("caper", {"locations": GOOD["locations"], "thief_deck": [], "gear_deck": []})
    assert (match.over, match.winners, match.scores) == (True, (), (0, 0))


def test_the_follower_may_be_about_to_act():
    hands = [["smoke-screen", "sound-dish"], ["disguise-kit", "plans-caches", "tuxedo"]]
    match = arranged({"hands": hands[::-1], "acting": 0, "crews": ..., "markers": ...})
    assert match.waiting == (0,)
    match.play(0, "discard tuxedo")
    assert match.waiting == (1,)  # the hands were exchanged, and the leader leads again
    assert everything(match)["hands"] == [["smoke-screen", "sound-dish"], ["disguise-kit", "plans-caches"]]


@pytest.mark.parametrize("city", ["barcelona", "rome"])
def test_the_city_of_a_position(city):
    position = {"city": city, "locations": ["yacht", "bank", "opera"]}
    match = ruse.arrange("caper", position)
    assert match.view()["city"] == city
    assert match.options["city"] == city
    assert match.rematch(seed=1).view()["city"] == city
    assert ruse.loads(match.dumps()).options == match.options
    assert ruse.arrange("caper", position, city=city).view()["city"] == city
    for other in ("london", "paris"):  # Paris is the default, but it was chosen here
        with pytest.raises(ruse.BadPosition, match=f"the position has city={city}, the option says {other}"):
            ruse.arrange("caper", position, city=other)


def thieves(*names: str) -> list[dict[str, Any]]:
    return [{"thief": name} for name in names]


NINE = [thieves(*THIEVES[at : at + 3]) for at in (0, 3, 6)]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"players": 2}, "a position has no key 'players'; it has city, round, acting"),
        ({"city": "vienna"}, "'city' is one of paris, barcelona, rome, london, not 'vienna'"),
        ({"city": None}, "'city' is one of"),
        ({"city": ["rome"]}, "'city' is one of"),
        ({"round": 0}, "'round' is a number from 1 to 6, not 0"),
        ({"round": 7}, "'round' is a number from 1 to 6, not 7"),
        ({"round": "2"}, "'round' is a number from 1 to 6"),
        ({"round": True}, "'round' is a number from 1 to 6, not True"),
        ({"acting": 2}, "'acting' is a number from 0 to 1, not 2"),
        ({"acting": None}, "'acting' is a number from 0 to 1"),
        ({"acting": 0}, "seat 1 leads round 2: when seat 0 acts, it has 2 cards or more, and seat 1 one card less"),
        ({"acting": 0, "hands": ...}, "in round 2 seat 1 acts first; hands are needed for seat 0"),
        ({"locations": ...}, "'locations' is a list of 3, not None"),
        ({"locations": ["louvre", "yacht"]}, "'locations' is a list of 3"),
        ({"locations": "louvre"}, "'locations' is a list of 3"),
        ({"locations": ["louvre", "yacht", "dame"]}, "'locations': there is no location 'dame'"),
        ({"locations": ["louvre", "yacht", 3]}, "'locations': there is no location 3"),
        ({"locations": ["louvre", "yacht", ""]}, "'locations': there is no location ''"),
        ({"locations": ["louvre", "yacht", "louvre"]}, "'locations': the decks have 1 of louvre"),
        ({"locations": ["louvre", "yacht", "vatican"]}, "vatican is not in the decks of paris"),
        ({"loot": [[], []]}, "'loot' is a list of 3"),
        ({"loot": [["painting"] * 5, [], []]}, "'loot' has at most 4 at a location"),
        ({"loot": ["painting", [], []]}, "'loot' has at most 4|there is no loot 'p'"),
        ({"loot": [3, [], []]}, "'loot' has at most 4 at a location, not 3"),
        ({"loot": [["gold"], [], []]}, "there is no loot 'gold'; it is diamond, painting, antique"),
        ({"loot": [[None], [], []]}, "there is no loot None"),
        ({"loot": [["painting"] * 3, [], []]}, "there are 4 of each loot, not 5 painting"),
        ({"markers": [0, 0]}, "'markers' is a list of 3"),
        ({"markers": [0, 6, 0]}, "a marker is a number from -5 to 5, not 6"),
        ({"markers": [0, -6, 0]}, "a marker is a number from -5 to 5, not -6"),
        ({"markers": [0, 1.0, 0]}, "a marker is a number from -5 to 5, not 1.0"),
        ({"markers": [-1, 0, 0]}, "the marker of location 1 stands towards seat 1, who has no thief there"),
        ({"markers": [0, 0, 2]}, "the marker of location 3 stands towards seat 0, who has no thief there"),
        ({"crews": [[[], [], []]]}, "'crews' is a list of 2"),
        ({"crews": [[[], []], [[], [], []]]}, "the crews of seat 0 is a list of 3"),
        (
            {"crews": [[thieves("dame", "artist", "twins", "banker"), [], []], [[], [], []]]},
            "the crew of seat 0 at location 1 has at most 3 thieves",
        ),
        ({"crews": [[["dame"], [], []], [[], [], []]]}, "a thief is {'thief': NAME, 'gear': .NAMES.}, not 'dame'"),
        ({"crews": [[[{"gear": []}], [], []], [[], [], []]]}, "a thief is {'thief': NAME"),
        ({"crews": [[[{"thief": "dame", "hat": 1}], [], []], [[], [], []]]}, "a thief is {'thief': NAME"),
        (
            {"crews": [[[], thieves("tuxedo"), []], [[], [], []]]},
            "seat 0 at location 2: there is no thief 'tuxedo'",
        ),
        ({"crews": [[[], [], thieves("nun")], [[], [], []]]}, "nun is not in the decks of paris"),
        ({"crews": [[[], [], thieves("dame", "dame")], [[], [], []]]}, "the decks have 1 of dame"),
        (
            {"crews": [[[], [], []], [[], [], [{"thief": "twins", "gear": ["tuxedo"] * 4}]]]},
            "the crew of seat 1 at location 3: gear are a list of at most 3 cards",
        ),
        (
            {"crews": [[[], [], []], [[], [], [{"thief": "twins", "gear": "tuxedo"}]]]},
            "gear are a list of at most 3 cards, not 'tuxedo'",
        ),
        (
            {"crews": [[[], [], []], [[], [], [{"thief": "twins", "gear": ["dame"]}]]]},
            "gear: there is no gear 'dame'",
        ),
        ({"hands": [["tuxedo"] * 2]}, "'hands' is a list of 2"),
        ({"hands": [["dame"], ["artist"]]}, "the hand of seat 0: there is no gear 'dame'"),
        ({"hands": [["skeleton-keys"] * 2, []]}, "the hand of seat 0: the decks have 1 of skeleton-keys"),
        ({"hands": [GEAR[:7], []]}, "the hand of seat 0 are a list of at most 6 cards"),
        ({"hands": [[], []]}, "seat 1 leads round 2: when seat 1 acts, it has 2 cards or more"),
        ({"hands": [["tuxedo"], ["smoke-screen"]], "crews": ..., "markers": ...}, r"these hands have \[1, 1\]"),
        ({"hands": [["smoke-screen"] * 2, ["sound-dish"]]}, "seat 1 as many as seat 0"),
        ({"coins": [1]}, "'coins' is a list of 2"),
        ({"coins": [1, -1]}, "'coins' of a seat is a number from 0 to 10, not -1"),
        ({"coins": [11, 0]}, "'coins' of a seat is a number from 0 to 10, not 11"),
        ({"coins": [5, 6]}, "there are 10 coins, not 12"),
        ({"laundered": [0, 11]}, "'laundered' coins of a seat is a number from 0 to 10"),
        ({"laundered": [3, 3]}, "there are 10 coins, not 11"),
        ({"hq": [{}]}, "'hq' is a list of 2"),
        ({"hq": [["painting"], {}]}, "'hq' has how much of each loot a seat has"),
        ({"hq": [{"gold": 1}, {}]}, "there is no loot 'gold'"),
        ({"hq": [{"painting": 5}, {}]}, "painting in 'hq' is a number from 0 to 4, not 5"),
        ({"hq": [{"painting": 2}, {"painting": 2}]}, "there are 4 of each loot, not 5 painting"),
        ({"discards": [[]]}, "'discards' is a list of 2"),
        ({"discards": [["yacht"], []]}, "the discards of seat 0: there is no thief or gear 'yacht'"),
        ({"discards": [["dame"], []]}, "the discards of seat 0: the decks have 1 of dame"),
        ({"discards": [[], GEAR + THIEVES]}, "the discards of seat 1 are a list of at most 36 cards"),
        ({"thief_deck": ["tuxedo"]}, "the cards of 'thief_deck': there is no thief 'tuxedo'"),
        ({"thief_deck": "colonel"}, "the cards of 'thief_deck' are a list of at most 24 cards"),
        ({"thief_deck": ["artist"]}, "the cards of 'thief_deck': the decks have 1 of artist"),
        ({"gear_deck": ["dame"]}, "the cards of 'gear_deck': there is no gear 'dame'"),
        ({"gear_deck": GEAR * 2}, "the cards of 'gear_deck' are a list of at most 48 cards"),
    ],
)
def test_what_cannot_be_is_refused(changes, reason):
    with pytest.raises(ruse.BadPosition, match=reason):
        arranged(changes)


@pytest.mark.parametrize("position", [None, [], "paris", 3])
def test_a_position_is_a_mapping(position):
    with pytest.raises(ruse.BadPosition, match="a position is a mapping with the keys city, round"):
        ruse.arrange("caper", position)


def test_caper_21_there_is_room_for_all_thieves_that_are_still_to_be_hired():
    """Else a seat would have to hire and could not."""
    bare = {"locations": GOOD["locations"], "crews": [NINE, [[], [], []]]}
    hands = [THIEVES[9:12], THIEVES[12:15]]
    with pytest.raises(ruse.BadPosition, match="seat 0 has 9 thieves and hires 2 more; there is room for 9"):
        ruse.arrange("caper", {**bare, "round": 3, "hands": hands, "thief_deck": []})
    with pytest.raises(ruse.BadPosition, match="seat 0 has 9 thieves and hires 3 more"):
        ruse.arrange("caper", bare)
    match = ruse.arrange("caper", {**bare, "round": 6})
    assert not any(action.startswith("hire") for action in legal(match, match.waiting[0]))
    seven = [NINE[0], NINE[1], NINE[2][:1]]
    match = ruse.arrange(
        "caper", {**bare, "crews": [seven, [[], [], []]], "round": 3, "hands": hands, "thief_deck": []}
    )
    *_, end = wander(match, 1)
    assert end.over


def test_there_is_room_for_all_that_could_be_discarded():
    """In the record; a match that was dealt never needs more."""
    bare = {"locations": GOOD["locations"], "round": 2}
    with pytest.raises(ruse.BadPosition, match=r"seat 1 could come to discard 43 cards .* there is room for 36"):
        ruse.arrange("caper", {**bare, "discards": [[], [*THIEVES[:12], *GEAR[:20]]]})
    match = ruse.arrange("caper", {**bare, "discards": [THIEVES[:14], []]})
    while not match.over:
        seat = match.waiting[0]
        dropped = [action for action in match.actions(seat) if action.startswith("discard")]
        match.play(seat, (dropped or match.actions(seat))[0])
    assert len(discards(match, 0)) == 14 + 18 + 1  # four thieves are left: each seat hires one and puts one away


def test_a_fifth_token_may_lie_there_if_the_table_says_so():
    tokens = [["painting", "painting", *["diamond"] * 4], [], []]
    match = arranged({"loot": tokens, "hq": ...}, fifth_token=True)
    assert match.view()["locations"][0]["loot"] == {"diamond": 4, "painting": 2, "antique": 0}
    with pytest.raises(ruse.BadPosition, match="'loot' has at most 12 at a location"):
        arranged({"loot": [["diamond"] * 13, [], []]}, fifth_token=True)


def test_an_own_files_board_is_the_measure():
    own = changed({}, coins=12, points_of_track=[0, 1, 2], gear_on_a_thief=2)
    match = arranged({"coins": [6, 5], "markers": [2, 0, 0]}, cards=own)
    assert (supply(match), markers(match)) == (0, [2, 0, 0])
    with pytest.raises(ruse.BadPosition, match="a marker is a number from -2 to 2, not 5"):
        arranged(cards=own)


@pytest.mark.parametrize("seed", range(6))
def test_an_arranged_match_is_played_to_its_end_and_kept_as_text(seed):
    *_, end = wander(arranged(seed=seed), seed)
    again = ruse.loads(end.dumps())
    assert (again.over, again.scores, again._state.pack()) == (True, end.scores, end._state.pack())
    assert sum(coins(end)) + supply(end) + 1 == 10
