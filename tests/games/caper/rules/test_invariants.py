"""What always holds, along random matches over all options and in every city."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from tests.conformance.changed import changed
from tests.conformance.walks import FEW, matches
from tests.games.caper.script import (
    CITIES,
    FACES,
    coins,
    crew,
    discards,
    everything,
    loot,
    markers,
    phase,
    play,
    points,
    table,
    wander,
)

import ruse
from ruse.core.match import Match

MATCHES = matches("caper")
KINDS = ("diamond", "painting", "antique")


def crews(view: dict[str, Any], seat: int) -> list[list[list[str]]]:
    """For each location the thieves of a seat, each with his gear."""
    return [
        [[thief["thief"], *(gear["card"] for gear in thief["gear"])] for thief in at["crews"][seat]["thieves"]]
        for at in view["locations"]
    ]


def faults(match: Match) -> list[str]:
    """Return what is wrong with a table, which must be nothing."""
    view = match.view()
    return [*wrong_numbers(view, bool(match.options["fifth_token"])), *wrong_cards(view, everything(match))]


def wrong_numbers(view: dict[str, Any], fifth_token: bool) -> list[str]:
    """Coins, loot and markers."""
    found = []
    purses = [view["supply"], *(seat[where] for seat in view["seats"] for where in ("coins", "laundered"))]
    if sum(purses) != 10 or min(purses) < 0:
        found.append(f"CAPER-74: coins {purses}")
    for kind in KINDS:
        lying = [place["loot"][kind] for place in (*view["locations"], *view["seats"])]
        if sum(lying) != 4 or min(lying) < 0:
            found.append(f"CAPER-02: {kind} {lying}")
    for nth, at in enumerate(view["locations"]):
        if not fifth_token and sum(at["loot"].values()) > 4:
            found.append(f"A-12: {at['loot']}")
        if abs(at["marker"]) > 5:
            found.append(f"CAPER-40: marker {at['marker']}")
        if at["winner"] is not None and not crews(view, at["winner"])[nth]:
            found.append(f"CAPER-38: marker of {nth + 1} at {at['marker']}")
    return found


def wrong_cards(view: dict[str, Any], told: dict[str, Any]) -> list[str]:
    """Crews above their limits, colours that are not those of their cards, cards lost or doubled."""
    found = []
    cards = Counter([*told["thief_deck"], *told["gear_deck"]])
    for seat in (0, 1):
        cards.update([*told["hands"][seat], *view["seats"][seat]["discards"]])
        for at, thieves in zip(view["locations"], crews(view, seat), strict=True):
            if len(thieves) > 3 or any(len(worn) > 4 for worn in thieves):
                found.append(f"CAPER-22, CAPER-30: {thieves}")
            crew_of = [card for worn in thieves for card in worn]
            cards.update(crew_of)
            if at["crews"][seat]["colours"] != Counter(FACES[card]["colour"] for card in crew_of):
                found.append(f"CAPER-36: {at['crews'][seat]['colours']}")
    if cards != {
        name: face.get("copies", 1)
        for name, face in FACES.items()
        if face["kind"] != "location" and face["set"] in ("base", view["city"])
    }:
        found.append("CAPER-03: cards are lost or doubled")
    return found


@FEW
@given(MATCHES)
def test_caper_74_caper_38_and_all_that_is_conserved(dealt):
    """CAPER-02, CAPER-22, CAPER-30, CAPER-40: coins, loot, cards, markers, crews."""
    match, chance = dealt
    for now in wander(match, chance.getrandbits(32)):
        assert faults(now) == []


@pytest.mark.parametrize("city", CITIES)
def test_caper_74_in_every_city(city):
    for now in wander(ruse.deal("caper", 2, seed=11, city=city, laundering_fires="anywhere", fifth_token=True), 11):
        assert faults(now) == []


@pytest.mark.parametrize("field", ["supply", "hq", "marker", "worn"])
def test_a_fault_in_the_record_would_be_noticed(field):
    match = table("artist(tuxedo)", "banker", hand="sound-dish")
    match.options["fifth_token"] = False
    before = faults(match)
    s: Any = match._state
    if field == "supply":
        s.supply -= 1
    elif field == "hq":
        s.hq[0, 1] += 1
    elif field == "marker":
        s.marker[2] += 1
    else:
        s.worn[0] -= 1
    assert set(faults(match.copy())) - set(before)


@FEW
@given(MATCHES)
def test_a_match_has_42_plays(dealt):
    """12 thieves and 30 turns with gear, whatever happens; choices inside effects come on top."""
    match, chance = dealt
    plays: Counter[str] = Counter()
    for now in wander(match, chance.getrandbits(32)):
        plays[phase(now)] += 1
    assert (plays["hire"], plays["equip"], plays["over"]) == (12, 30, 1)
    ended = [*discards(match, 0), *discards(match, 1)]
    on_board = sum(1 + len(gear) for seat in (0, 1) for at in (1, 2, 3) for _, gear in crew(match, seat, at))
    assert on_board + len(ended) == 54


@FEW
@given(MATCHES)
def test_the_winner_is_who_has_more(dealt):
    """CAPER-83, CAPER-84: points, then coins, then loot; by the score sheet and what lies there."""
    match, chance = dealt
    *_, end = wander(match, chance.getrandbits(32))
    rank = [(points(end, seat)["total"], coins(end)[seat], sum(loot(end, seat).values())) for seat in (0, 1)]
    assert end.winners == (() if rank[0] == rank[1] else (0,) if rank[0] > rank[1] else (1,))
    assert end.scores == (rank[0][0], rank[1][0])


def mirrored(position: dict[str, Any]) -> dict[str, Any]:
    """Return the same position with the seats exchanged."""
    flipped = {
        key: list(reversed(value)) for key, value in position.items() if key in ("crews", "hands", "coins", "hq")
    }
    return {**position, **flipped, "markers": [-marker for marker in position["markers"]], "acting": 1}


@pytest.mark.parametrize("seed", range(6))
def test_seats_are_alike(seed):
    """What seat 0 can do against seat 1, seat 1 can do against seat 0, with the same result."""
    position: dict[str, Any] = {
        "city": "paris",
        "round": 4,
        "acting": 0,
        "locations": ["casino", "moulin-rouge", "opera"],
        "loot": [["painting", "diamond", "diamond", "antique"], ["antique"], ["painting", "painting"]],
        "markers": [1, -2, 0],
        "crews": [
            [
                [{"thief": "dame", "gear": ["tuxedo"]}, {"thief": "colonel"}],
                [{"thief": "chef"}],
                [{"thief": "barber"}],
            ],
            [
                [{"thief": "banker", "gear": ["sound-dish", "grabber-arm"]}],
                [{"thief": "twins"}],
                [{"thief": "artist"}],
            ],
        ],
        "hands": [
            ["blazeblaster", "baguette-periscope", "plans-caches", "super-magnet"],
            ["blazeblaster", "canvas-tube", "smoke-screen", "tuxedo"],
        ],
        "coins": [4, 4],
        "hq": [{"painting": 1}, {"diamond": 1, "antique": 1}],
        "gear_deck": [],
        "thief_deck": [],
    }
    one = ruse.arrange("caper", position, first_player=1)
    two = ruse.arrange("caper", mirrored(position), first_player=0)
    for now in wander(one, seed):
        if now.journal:
            seat, action = now.journal[-1]
            two.play(1 - seat, action)
        assert markers(two) == [-marker for marker in markers(now)]
        assert (coins(two), two.scores) == (coins(now)[::-1], now.scores[::-1])
        assert [loot(two, seat) for seat in (1, 0)] == [loot(now, seat) for seat in (0, 1)]
    assert one.over


def test_the_same_seed_is_the_same_match():
    for seed in range(3):
        one, two = (ruse.deal("caper", 2, seed=seed, city="rome") for _ in range(2))
        for a, b in zip(wander(one, seed), wander(two, seed), strict=True):
            assert a._state.pack() == b._state.pack()


@FEW
@given(MATCHES)
def test_what_is_refused_is_exactly_what_is_not_offered(dealt):
    match, chance = dealt
    for at, now in enumerate(wander(match, chance.getrandbits(32))):
        for seat in (0, 1) if at % 4 == 0 else ():
            offered = [action.number for action in now.actions(seat)]
            allowed = [
                number
                for number in range(now.game.rules.actions)
                if not now.game.rules.why_not(now._state, seat, number)
            ]
            assert offered == allowed


def reasons(match: Match, seat: int) -> set[str]:
    """Return every answer to every number, and to some that are none."""
    refusal = match.game.rules.why_not
    return {
        match.game.interface.refusals[refusal(match._state, seat, number)]
        for number in range(-1, match.game.rules.actions + 2)
    }


def test_every_kind_of_refusal_is_met():
    """Each reason has a position in which it is the answer, so that none is a dead letter."""
    match = table("dame gentleman starlet", hand="artist banker")
    met = reasons(match, 0)
    assert met == {"allowed", "no-such-action", "not-now", "not-held", "side-full"}
    assert reasons(match, 1) == {"no-such-action", "not-asked"}
    match = table(
        "artist(sound-dish,sound-dish,disguise-kit) dame", hand="tuxedo tuxedo disguise-kit", coins=[1, 0]
    )
    met |= reasons(match, 0)
    assert {"same-card", "no-thief", "thief-full", "too-poor"} <= met
    match = table("artist", "banker(tuxedo) magician(canvas-tube) dame(smoke-screen)", hand="blazeblaster")
    met |= reasons(play(match, "0: equip blazeblaster 1a"), 0)
    match = table("artist", "banker(tuxedo) colonel dame(smoke-screen)", hand="blazeblaster")
    met |= reasons(play(match, "0: equip blazeblaster 1a"), 0)
    match = table("artist", hand="grabber-arm", loot=[["diamond", "antique"], [], []])
    met |= reasons(play(match, "0: equip grabber-arm 1a"), 0)
    assert met | {"not-asked"} == set(match.game.interface.refusals)


def test_no_event_is_left_out():
    """Every kind of event happens in some match of some city."""
    met: set[str] = set()
    for city in CITIES:
        for seed in range(4):
            *_, end = wander(ruse.deal("caper", 2, seed=seed, city=city), seed)
            met |= {event["event"] for event in end.events()}
    match = table("artist", "banker(umbrella-safe)", city="london", hand="blazeblaster", laundered=[0, 1])
    met |= {event["event"] for event in play(match, "0: equip blazeblaster 1a").events()}
    assert met == {shape.name for shape in match.game.interface.events.values()}


def test_a_planted_free_coin_is_noticed():
    game = ruse.all_games()["caper"]

    def act(s: Any, seat: int, action: int) -> None:
        game.rules.act(s, seat, action)
        s.coins[0] += 1

    match = Match(changed(game, act=act), 2, seed=1)
    match.play(match.waiting[0], match.actions(match.waiting[0])[0])
    assert any("CAPER-74" in fault for fault in faults(match))
