"""The components as a file: what the standard one says, what an owner may write, and every fault in it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.games.royal.script import COLOURS, everything, loot, send

import ruse
from ruse.core.cards import contents
from ruse.games.royal.cards.tables import (
    CUBES,
    FAME,
    FILE,
    FIRST_PILE,
    SECOND_PILE,
    SECRETS,
    loot_name,
    read_loot,
    tables,
)

STANDARD = contents(FILE)


def own(**changes: Any) -> dict[str, Any]:
    """Return the standard file with some sections changed; a section of nothing is left out."""
    return {key: value for key, value in (contents(STANDARD) | changes).items() if value is not None}


def one(**entry: Any) -> dict[str, Any]:
    """Return the standard file with one more entry of loot, its 44th."""
    return own(loot=[*STANDARD["loot"], entry])


def fame(players: str, colour: str, places: Any) -> dict[str, Any]:
    """Return the standard file with one line of one fame card changed."""
    cards = STANDARD["fame"]
    return own(fame=cards | {players: cards[players] | {colour: places}})


# --- The standard file ----------------------------------------------------------------------------------------


def test_the_standard_components():
    """24 loot cards of each back, 24 cubes and 7 secret cards of each colour."""
    assert (CUBES, SECRETS) == ((24,) * 4, (7,) * 4)
    assert (len(FIRST_PILE), len(SECOND_PILE)) == (24, 24)
    assert len(set(FIRST_PILE + SECOND_PILE)) == 34


def test_the_standard_piles():
    pairs = [f"{one}+{two}" for at, one in enumerate(COLOURS) for two in COLOURS[at + 1 :]]
    doubles = [f"{one}*2+{two}*2" for at, one in enumerate(COLOURS) for two in COLOURS[at + 1 :]]
    common = ["collection", "carte-blanche", "safecracker", "intrigue"]
    first, second = (Counter(map(loot_name, pile)) for pile in (FIRST_PILE, SECOND_PILE))
    assert first == Counter(
        [
            *(f"{colour}*2" for colour in COLOURS),
            *(f"{colour}*3" for colour in COLOURS for _ in range(2)),
            *pairs,
            *common,
            *["item-1"] * 2,
        ]
    )
    assert second == Counter(
        [
            *(f"{colour}*{shown}" for colour in COLOURS for shown in (3, 4)),
            *doubles,
            *common,
            "item-1",
            "item-2",
            *(f"documents-{colour}" for colour in COLOURS),
        ]
    )


@pytest.mark.parametrize("players", range(2, 6))
def test_the_standard_fame_follows_one_pattern(players):
    """Category k is worth 3 + k (n - 2) in all, three for each place as far as that goes."""
    for category in range(4):
        places = FAME[20 * (players - 2) + 5 * category :][:5]
        left = 3 + category * (players - 2)
        assert places == tuple(max(0, min(3, left - 3 * place)) for place in range(5))


def test_every_entry_says_where_it_comes_from():
    file = contents(FILE)
    assert all(entry["source"] for entry in file["loot"])
    assert "reconstruction" in file["about"]


# --- Names of loot cards --------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", sorted({*FIRST_PILE, *SECOND_PILE}))
def test_every_card_is_read_by_its_name(card):
    assert read_loot(loot_name(card)) == card


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("gold*1", "gold"),
        ("gold+info*2", "info*2+gold"),
        ("info+art+jewels+gold", "collection"),
        ("info*7+art*7+jewels*7+gold*7", "info*7+art*7+jewels*7+gold*7"),
        ("item-15", "item-15"),
    ],
)
def test_one_card_has_one_name(text, name):
    assert loot_name(read_loot(text)) == name


def test_where_no_card_lies_there_is_no_name():
    assert loot_name(0) is None


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "gold*0",
            "gold*8",
            "gold*",
            "gold**2",
            "gold*2*2",
            "Gold",
            "gold ",
            "silver*2",
            "gold+gold",
            "+gold",
        ),
        *("item-0", "item-16", "item-", "item-01", "item-x", "documents", "documents-", "documents-silver"),
        *(
            "documents-gold+info",
            "carte blanche",
            "collection*2",
            "gold\n",
            "gold*\u0662",
            None,
            3,
            ["gold"],
            b"gold",
        ),
    ],
)
def test_what_is_no_card(text):
    with pytest.raises(ValueError, match="there is no loot card"):
        read_loot(text)


# --- Faults ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "reason"),
    [
        (own(weather={}), "a file of cards has no 'weather'; it has about, cubes, secrets, fame, loot"),
        (own(cubes=None), r"\[cubes\] is missing; it is a table with info, art, jewels, gold"),
        (own(cubes=24), r"\[cubes\] is a table, not 24"),
        (own(cubes={"info": 24}), r"\[cubes\] gold is missing; it is a number from 1 to 60"),
        (own(cubes=dict.fromkeys([*COLOURS, "silver"], 24)), r"\[cubes\] has no 'silver'; it has info, art"),
        (own(cubes=dict.fromkeys(COLOURS, 24) | {"art": 0}), r"\[cubes\] art is a number from 1 to 60, not 0"),
        (own(cubes=dict.fromkeys(COLOURS, 24) | {"art": 61}), r"\[cubes\] art is a number from 1 to 60, not 61"),
        (own(cubes=dict.fromkeys(COLOURS, 24) | {"art": "24"}), r"\[cubes\] art is a number .* not '24'"),
        (own(cubes=dict.fromkeys(COLOURS, 24) | {"art": True}), r"\[cubes\] art is a number .* not True"),
        (own(cubes=dict.fromkeys(COLOURS, 24) | {"art": 2.0}), r"\[cubes\] art is a number .* not 2.0"),
        (own(cubes=dict.fromkeys(COLOURS, 3)), r"\[cubes\] has 12 in all; five players begin with 15"),
        (own(secrets=None), r"\[secrets\] is missing; it is a table with info, art"),
        (
            own(secrets=dict.fromkeys(COLOURS, 7) | {"info": -1}),
            r"\[secrets\] info is a number from 0 to 60, not -1",
        ),
        (own(fame=None), r"\[fame\] is missing; it is a table with 2, 3, 4, 5"),
        (own(fame=[1]), r"\[fame\] is a table, not \[1\]"),
        (own(fame={"2": {}}), r"\[fame.3\] is missing; it is a table with info, art, jewels, gold"),
        (own(fame=contents(FILE)["fame"] | {"6": {}}), r"\[fame\] has no '6'; it has 2, 3, 4, 5"),
        (own(fame=contents(FILE)["fame"] | {"4": 3}), r"\[fame.4\] is a table, not 3"),
        (
            own(fame=contents(FILE)["fame"] | {"4": {"info": []}}),
            r"\[fame.4\] art is missing; it is a list of 4 numbers",
        ),
        (fame("3", "art", [3, 1]), r"\[fame.3\] art is a list of 3 numbers, not \[3, 1\]"),
        (fame("3", "art", "310"), r"\[fame.3\] art is a list of 3 numbers, not '310'"),
        (fame("3", "art", 4), r"\[fame.3\] art is a list of 3 numbers, not 4"),
        (fame("5", "gold", [3, 3, 3, 3, -1]), r"\[fame.5\] gold: each is a number from 0 to 15, not -1"),
        (fame("5", "gold", [16, 3, 3, 3, 0]), r"\[fame.5\] gold: each is a number from 0 to 15, not 16"),
        (fame("5", "gold", [3, 3, 3, 3, "0"]), r"\[fame.5\] gold: each is a number from 0 to 15, not '0'"),
        (fame("5", "gold", [3, 3, 3, True, 0]), r"\[fame.5\] gold: each is a number from 0 to 15, not True"),
        (
            fame("2", "info", [0, 3]),
            r"\[fame.2\] info: a better place is never worth less than a worse one: \[0, 3",
        ),
        (own(loot=None), r"a file of cards has \[\[loot\]\] entries; there are none"),
        (own(loot=[]), r"a file of cards has \[\[loot\]\] entries; there are none"),
        (own(loot="gold*3"), r"a file of cards has \[\[loot\]\] entries; there are none"),
        (own(loot={"card": "gold"}), r"a file of cards has \[\[loot\]\] entries; there are none"),
        (own(loot=["gold*3"]), r"loot 1 is a table, not 'gold\*3'"),
        (one(card="gold*3"), r"loot 44 \(gold\*3\): 'back' is missing; it is 1 or 2"),
        (one(back=1), r"loot 44: 'card' is missing; it is a loot card such as"),
        (one(card="gold", back=1, copy=3), r"loot 44 has no 'copy'; it has card, back, copies, source"),
        (
            one(card="silver*3", back=1),
            r"loot 44: there is no loot card 'silver\*3'; there is 'gold\*3', 'info\+art",
        ),
        (one(card=["gold"], back=1), r"loot 44: there is no loot card \['gold'\]"),
        (one(card="gold*3", back=3), r"loot 44 \(gold\*3\): 'back' is 1 or 2, not 3"),
        (one(card="gold*3", back="I"), r"loot 44 \(gold\*3\): 'back' is 1 or 2, not 'I'"),
        (one(card="gold*3", back=True), r"loot 44 \(gold\*3\): 'back' is 1 or 2, not True"),
        (one(card="gold*3", back=1, copies=0), r"loot 44 \(gold\*3\): 'copies' is a number from 1 to 80, not 0"),
        (one(card="gold*3", back=1, copies=81), r"loot 44 \(gold\*3\): 'copies' is a number from 1 to 80, not 81"),
        (
            one(card="gold*3", back=1, copies="2"),
            r"loot 44 \(gold\*3\): 'copies' is a number from 1 to 80, not '2'",
        ),
        (one(card="gold*3", back=1, copies=33), "there are 81 loot cards; there can be 8 to 80"),
        (own(loot=[{"card": "gold", "back": 1, "copies": 7}]), "there are 7 loot cards; there can be 8 to 80"),
        (one(card="item-1", back=2, copies=5), "there are 9 special items; there can be 8"),
    ],
)
def test_every_fault_names_its_place(file, reason):
    with pytest.raises(ruse.BadCards, match=reason):
        tables(file)
    with pytest.raises(ruse.BadCards, match=reason):
        ruse.deal("royal", 3, cards=file)


@pytest.mark.parametrize(
    "file",
    [
        own(about=None),
        own(secrets=dict.fromkeys(COLOURS, 0)),
        own(cubes={"info": 1, "art": 1, "jewels": 1, "gold": 12}),
        own(cubes=dict.fromkeys(COLOURS, 60), secrets=dict.fromkeys(COLOURS, 60)),
        own(loot=[{"card": "item-15", "back": 2, "copies": 8}]),
        one(card="gold*3", back=1, copies=32, source="my box"),
        one(card="item-15", back=1, copies=4),
        fame("4", "gold", [15, 15, 15, 15]),
        fame("4", "gold", [0, 0, 0, 0]),
    ],
)
@pytest.mark.parametrize("players", [2, 5])
def test_what_just_fits_can_be_played(file, players):
    match = ruse.deal("royal", players, seed=5, cards=file)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.actions(seat)[len(match.journal) % 7 % len(match.actions(seat))])
        match._state.pack()
    assert match.winners


# --- Your own cards ------------------------------------------------------------------------------------------


MINE = """
about = "my box"
[cubes]
info = 5
art = 5
jewels = 5
gold = 30
[secrets]
info = 0
art = 0
jewels = 0
gold = 4
[fame.2]
info = [1, 0]
art = [1, 0]
jewels = [1, 0]
gold = [1, 0]
[fame.3]
info = [1, 0, 0]
art = [2, 1, 0]
jewels = [4, 2, 0]
gold = [9, 6, 3]
[fame.4]
info = [1, 0, 0, 0]
art = [1, 0, 0, 0]
jewels = [1, 0, 0, 0]
gold = [1, 0, 0, 0]
[fame.5]
info = [1, 0, 0, 0, 0]
art = [1, 0, 0, 0, 0]
jewels = [1, 0, 0, 0, 0]
gold = [1, 0, 0, 0, 0]
[[loot]]
card = "gold*6"
back = 1
copies = 10
[[loot]]
card = "item-7"
back = 2
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(MINE, encoding="utf-8")
    return path


def test_cards_of_ones_own_are_dealt(mine):
    match = ruse.deal("royal", 3, seed=2, cards=mine)
    assert loot(match) == ["gold*6"] * 6
    assert everything(match)["deck"] == ["gold*6"] * 4 + ["item-7"]
    assert match.view()["deck"] == {"cards": 5, "first_half": 4}
    assert sum(match.view()["supply"].values()) == 45 - 9
    assert everything(match)["secret_deck"] == {"info": 0, "art": 0, "jewels": 0, "gold": 4}


def test_their_fame_is_shown_and_scored(mine):
    match = ruse.deal("royal", 3, seed=2, cards=mine)
    assert match.view()["fame"]["gold"] == [9, 6, 3]
    send(match, "A-B C-D C-D")
    while not match.over:
        send(match, "A-B A-B A-B")
    gold = [event for event in match.events() if event["event"] == "scored" and event["colour"] == "gold"]
    counted = [event for event in match.events() if event["event"] == "counted" and event["colour"] == "gold"]
    assert counted[0]["cubes"] >= 6
    assert gold[0]["amount"] == 9
    assert sum(event["amount"] for event in gold) >= 17


def test_a_match_keeps_them(mine):
    match = ruse.deal("royal", 3, seed=2, cards=mine)
    send(match, "A-B C-D C-D")
    mine.unlink()
    again = ruse.loads(match.dumps())
    assert again._state.pack() == match._state.pack()
    assert again.view(0) == match.view(0)
    assert again.events(1) == match.events(1)
    assert '"about":"my box"' in match.dumps()
    assert "cards:" not in ruse.deal("royal", 3, seed=2).dumps()
