"""The card file: what the standard one says, where a custom one is wrong, and play with other cards."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from tests.games.caper.script import FACES, OTHER, changed, coins, markers, play, rows, table, wander

import ruse
from ruse.cli.menu import menu_items
from ruse.core.cards import contents
from ruse.core.story import name, tell
from ruse.core.words import LOCALES, Words
from ruse.games.caper.cards.card_file import LANGUAGES
from ruse.games.caper.cards.tables import FILE

STANDARD = contents(FILE)
CAPER = ruse.all_games()["caper"]


def broken(change: Callable[[dict[str, Any]], None]) -> str:
    """Return what is said about the standard file with a fault in it."""
    own = deepcopy(STANDARD)
    change(own)
    with pytest.raises(ruse.BadCards) as caught:
        ruse.deal("caper", 2, seed=0, cards=own)
    assert len(str(caught.value)) < 400
    return str(caught.value)


def put(*path: Any) -> Callable[[dict[str, Any]], None]:
    """Put a value at a place of the file: `put("gear", 0, "cost", -1)`; `...` takes it away."""
    *way, last, value = path

    def change(own: Any) -> None:
        for step in way:
            own = own[step]
        if value is ...:
            del own[last]
        else:
            own[last] = value

    return change


def effect(text: str, kind: str = "gear") -> Callable[[dict[str, Any]], None]:
    return put(kind, 0, "effects", rows(text))


# --- The standard file -------------------------------------------------------------------------------------------


def test_every_card_says_what_is_known_of_it():
    for kind in ("thief", "gear", "location"):
        for entry in STANDARD[kind]:
            assert entry["source"] in ("rulebook", "reconstructed")
            assert ("known" in entry) == (entry["source"] == "rulebook")
            assert all(entry[f"name_{language}"].strip() for language in LANGUAGES)


@pytest.mark.parametrize(
    ("card", "effects"),
    [
        ("dame", "end set:violet+any points 2"),
        ("gentleman", "end set:violet+green+yellow points 4"),
        ("starlet", "end set:yellow+any points 2"),
        ("bon-vivant", "end set:green+any points 2"),
        ("conductor", "combo own:green marker"),
        ("banker", "combo own:yellow marker"),
        ("colonel", "combo own:violet marker"),
        ("surrealist", "end eye:green loot:any points"),
        ("tuxedo", "once marker 2"),
        ("smoke-screen", "once marker; end points"),
        ("disguise-kit", "once marker"),
        ("plasma-cutter", "once coin 4"),
        ("hidden-compartment-case", "end own:green points"),
        ("blazeblaster", "once burn"),
        ("plans-caches", "end own:city points"),
        ("hypnosis-organ", "end eye:city points 3"),
        ("louvre", "end loot:painting points 2"),
    ],
)
def test_what_the_rulebook_fixes(card, effects):
    """Sections 0 and 3 of the analysis: names and effects that the rulebook describes."""
    assert FACES[card]["effects"] == rows(effects)
    assert not FACES[card]["reconstructed"]


def test_what_the_rulebook_fixes_of_locations():
    assert (FACES["moulin-rouge"]["points"], FACES["louvre"]["points"]) == (5, 3)
    assert rows("end own:grey points")[0] in FACES["moulin-rouge"]["effects"]
    assert STANDARD["rules"]["points_of_loot"] == [2, 5, 9]


# --- Faults ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put("colour", 1), "a file of cards has no 'colour'; it has rules, city, thief, gear, location"),
        (put("rules", ...), "a file of cards has a table [rules]; there is none"),
        (put("rules", []), "[rules] is a table, not []"),
        (put("rules", "money", 3), "[rules] has no 'money'"),
        (put("rules", "coins", ...), "[rules] coins is missing; it is a number from 1 to 60"),
        (put("rules", "coins", 0), "[rules] coins is a number from 1 to 60, not 0"),
        (put("rules", "coins", 61), "[rules] coins is a number from 1 to 60, not 61"),
        (put("rules", "coins", True), "[rules] coins is a number from 1 to 60, not True"),
        (put("rules", "coins", "10"), "[rules] coins is a number"),
        (put("rules", "loot_of_a_kind", 16), "[rules] loot_of_a_kind is a number from 1 to 15"),
        (put("rules", "loot_at_a_location", 0), "[rules] loot_at_a_location is a number from 1 to 15"),
        (put("rules", "loot_at_a_location", 5), "[rules] three locations with 5 loot each need as much of each"),
        (put("rules", "thieves_at_a_location", 4), "[rules] thieves_at_a_location is a number from 1 to 3"),
        (
            put("rules", "thieves_at_a_location", 1),
            "[rules] rounds: a seat would hire 6 thieves; there is room for 3",
        ),
        (put("rules", "gear_on_a_thief", 0), "[rules] gear_on_a_thief is a number from 1 to 3, not 0"),
        (put("rules", "coins_for_a_discard", 10), "[rules] coins_for_a_discard is a number from 0 to 9, not 10"),
        (put("rules", "points_of_loot", [2, 5]), "[rules] points_of_loot is a list of 3 numbers, not [2, 5]"),
        (
            put("rules", "points_of_loot", [2, 5, -9]),
            "[rules] points_of_loot: each is a number from 0 to 20, not -9",
        ),
        (
            put("rules", "points_of_loot", [3, 5, 9]),
            "[rules] points_of_loot: two different ones are worth at least",
        ),
        (put("rules", "points_of_track", [0]), "[rules] points_of_track is a list of 2 to 16 numbers, not [0]"),
        (put("rules", "points_of_track", [0] * 17), "[rules] points_of_track is a list of 2 to 16 numbers"),
        (put("rules", "points_of_track", 5), "[rules] points_of_track is a list of 2 to 16 numbers, not 5"),
        (
            put("rules", "points_of_track", [0, 21]),
            "[rules] points_of_track: each is a number from 0 to 20, not 21",
        ),
        (put("rules", "rounds", []), "[rules] rounds is a list of 1 to 12 rounds, not []"),
        (put("rules", "rounds", ...), "[rules] rounds is missing; it is a list of 1 to 12 rounds"),
        (put("rules", "rounds", 0, 6), "[rules] round 1 is a table, not 6"),
        (put("rules", "rounds", 1, "cards", 6), "[rules] round 2 has no 'cards'; it has deck, deal, lead"),
        (put("rules", "rounds", 1, "deck", "gears"), "[rules] round 2: 'deck' is thief or gear, not 'gears'"),
        (put("rules", "rounds", 2, "lead", 0), "[rules] round 3: 'lead' is start or other, not 0"),
        (put("rules", "rounds", 3, "deal", 1), "[rules] round 4: 'deal' is a number from 2 to 8, not 1"),
        (put("rules", "rounds", 3, "deal", 9), "[rules] round 4: 'deal' is a number from 2 to 8, not 9"),
        (put("rules", "rounds", 3, "deal", 7), "the gear deck of paris has 36 cards; the rounds deal 38"),
        (
            put("city", ...),
            "a file of cards has tables [city.NAME] for paris, barcelona, rome, london; there are none",
        ),
        (put("city", "vienna", {}), "[city] has no 'vienna'"),
        (put("city", "rome", ...), "[city.rome] is missing; it is a table with name_en"),
        (put("city", "rome", 3), "[city.rome] is a table, not 3"),
        (put("city", "rome", "colour", "Bronze"), "[city.rome]: 'colour' is the name of a colour in lower case"),
        (
            put("city", "rome", "colour", ...),
            "[city.rome]: 'colour' is missing; it is the name of a colour in lower case",
        ),
        (put("city", "rome", "name_de", ""), "[city.rome]: 'name_de' is a name of 1 to 60 letters, not ''"),
        (put("city", "rome", "flag", "x"), "[city.rome] has no 'flag'"),
        (put("thief", ...), "a file of cards has [[thief]] entries; there are none"),
        (put("gear", []), "a file of cards has [[gear]] entries; there are none"),
        (put("location", {}), "a file of cards has [[location]] entries; there are none"),
        (put("thief", [{}] * 32), "there is room for 31 different thief cards, not for 32"),
        (put("gear", [{}] * 65), "there is room for 64 different gear cards, not for 65"),
        (put("location", [{}] * 65), "there is room for 64 different location cards, not for 65"),
        (put("thief", 1, "dame"), "thief 2 is a table, not 'dame'"),
        (put("thief", 1, "cost", 1), "thief 2 (gentleman) has no 'cost'; it has id, set, name_en"),
        (put("gear", 1, "points", 1), "gear 2 (tuxedo) has no 'points'"),
        (put("location", 1, "colour", "red"), "location 2 (casino) has no 'colour'"),
        (put("thief", 1, "id", "Gentle Man"), "thief 2: 'id' is a name in lower case with hyphens"),
        (
            put("thief", 1, "id", ...),
            "thief 2: 'id' is missing; it is a name in lower case with hyphens, as smoke-screen",
        ),
        (put("thief", 1, "id", "x" * 41), "thief 2: 'id' is a name in lower case"),
        (put("thief", 1, "id", "dame"), "thief 2 (dame): thief 1 (dame) has the same 'id'"),
        (put("gear", 0, "id", "dame"), "gear 1 (dame): thief 1 (dame) has the same 'id'"),
        (put("gear", 0, "set", "vienna"), "gear 1 (disguise-kit): 'set' is base or one of paris, barcelona"),
        (
            put("gear", 0, "name_en", ...),
            "gear 1 (disguise-kit): 'name_en' is missing; it is a name of 1 to 60 letters",
        ),
        (put("gear", 0, "name_it", "x" * 61), "gear 1 (disguise-kit): 'name_it' is a name of 1 to 60 letters"),
        (put("gear", 0, "name_it", "a\nb"), "gear 1 (disguise-kit): 'name_it' is a name of 1 to 60 letters"),
        (put("thief", 0, "coins", 10), "thief 1 (dame): 'coins' is a number from 0 to 9, not 10"),
        (put("thief", 0, "coins", ...), "thief 1 (dame): 'coins' is missing; it is a number from 0 to 9"),
        (put("gear", 0, "cost", -1), "gear 1 (disguise-kit): 'cost' is a number from 0 to 9, not -1"),
        (put("gear", 0, "copies", 0), "gear 1 (disguise-kit): 'copies' is a number from 1 to 12, not 0"),
        (
            put("gear", 0, "colour", "grey"),
            "gear 1 (disguise-kit): 'colour' is one of violet, yellow, green, red, city",
        ),
        (put("gear", 0, "colour", ...), "gear 1 (disguise-kit): 'colour' is missing; it is one of violet"),
        (put("location", 0, "points", 21), "location 1 (yacht): 'points' is a number from 0 to 20, not 21"),
        (put("gear", 0, "effects", 3), "gear 1 (disguise-kit): 'effects' is a list of at most 6 effects, not 3"),
        (effect("once marker;" * 7), "gear 1 (disguise-kit): 'effects' is a list of at most 6 effects"),
        (put("gear", 0, "effects", ["marker"]), "gear 1 (disguise-kit), effect 1 is a table like"),
        (put("gear", 0, "effects", 0, "when", 1), "gear 1 (disguise-kit), effect 1 has no 'when'; an effect has t"),
        (put("gear", 0, "effects", 0, "t", "now"), "effect 1: 't' is one of once, combo, end, static, not 'now'"),
        (put("gear", 0, "effects", 0, "t", ...), "effect 1: 't' is missing; it is one of once, combo, end, static"),
        (put("gear", 0, "effects", 0, "n", 0), "effect 1: 'n' is a number from 1 to 9, not 0"),
        (put("gear", 0, "effects", 0, "n", 10), "effect 1: 'n' is a number from 1 to 9, not 10"),
        (put("gear", 0, "effects", 0, "n", "2"), "effect 1: 'n' is a number from 1 to 9, not '2'"),
        (
            put("gear", 0, "effects", 0, "do", ...),
            "effect 1: 'do' is missing; it is marker, coin, burn, loot:L, points, launder or",
        ),
        (effect("once loot"), "effect 1: 'do' is marker, coin, burn, loot:L"),
        (effect("once marker:red"), "effect 1: 'do' is marker, coin, burn, loot:L"),
        (effect("once loot:gold"), "effect 1: 'do' is one of diamond, painting, antique, any, not 'gold'"),
        (effect("static protect:blue"), "effect 1: 'do' is one of grey, violet, yellow, green, red, city, any"),
        (effect("end eye:blue points"), "effect 1: 'eye' is one of grey, violet"),
        (effect("once marker; combo own:blue coin"), "effect 2: 'per' is one of grey, violet"),
        (effect("combo loot:gold coin"), "effect 1: 'per' is one of diamond, painting, antique, any"),
        (
            effect("combo own coin"),
            "effect 1: 'per' is own:C, opp:C, both:C, set:C+C, discard:C, loot:L, hqcoin or won",
        ),
        (effect("combo hqcoin:red coin"), "effect 1: 'per' is own:C"),
        (put("gear", 0, "effects", 0, "per", 5), "effect 1: 'per' is own:C"),
        (effect("combo set:red+blue coin"), "effect 1: 'per' is one of grey, violet"),
        (
            effect("combo set: coin"),
            "effect 1: 'per' is one of grey, violet, yellow, green, red, city, any, not ''",
        ),
        (effect("combo set:" + "red+" * 6 + "red coin"), "effect 1: 'per': a set has at most 6 cards, not 7"),
        (effect("once points"), "effect 1: points are counted at the end and nothing else is"),
        (effect("end marker"), "effect 1: points are counted at the end and nothing else is"),
        (effect("once protect:red"), "effect 1: protection is always there and nothing else is"),
        (effect("static marker"), "effect 1: protection is always there and nothing else is"),
        (effect("once own:red marker"), "effect 1: t = 'once' counts nothing; leave 'per' and 'eye' out"),
        (effect("static eye:red protect:red"), "effect 1: t = 'static' counts nothing; leave 'per' and 'eye' out"),
        (effect("combo marker"), "effect 1: t = 'combo' needs 'per', what it counts"),
        (effect("combo eye:red own:red marker"), "effect 1: an eye looks at the end only"),
        (effect("combo won marker"), "effect 1: a location is won at the end only"),
        (effect("once marker; end points", "location"), "location 1 (yacht), effect 1: a location is never played"),
        (
            effect("static protect:red", "location"),
            "location 1 (yacht): a location has exactly one effect with t = 'end'",
        ),
        (effect("end points; end points", "location"), "location 1 (yacht): a location has exactly one effect"),
        (
            put("location", 0, "effects", ...),
            "location 1 (yacht): a location has exactly one effect with t = 'end', not 0",
        ),
        (
            put("thief", 0, "set", "rome"),
            "the thief deck of paris has 17 cards; the rounds deal 18, and there is room for 24",
        ),
    ],
)
def test_a_fault_is_named_with_its_place(change, says):
    assert says in broken(change)


def test_a_deck_may_be_larger_than_the_rounds_deal_but_not_than_the_record():
    def more(copies: int) -> Callable[[dict[str, Any]], None]:
        def change(own: dict[str, Any]) -> None:
            own["gear"][0]["copies"] = own["gear"][1]["copies"] = copies

        return change

    own = deepcopy(STANDARD)
    more(8)(own)  # 36 - 5 + 16
    match = ruse.deal("caper", 2, seed=1, cards=own)
    assert match.view()["decks"]["gear"] == 47
    assert "the gear deck of paris has 49 cards; the rounds deal 36, and there is room for 48" in broken(more(9))


def test_a_city_needs_three_locations():
    def few(own: dict[str, Any]) -> None:
        own["location"] = [entry for entry in own["location"] if entry["set"] in ("rome", "london", "paris")]
        own["location"] += [{**own["location"][0], "id": f"b-{at}", "set": "barcelona"} for at in range(2)]

    assert "barcelona has 2 locations; a match needs 3" in broken(few)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("rules = ", "this is not TOML"),
        ("rules = 1979-05-27", "texts, numbers, lists and tables only|is a table"),
        ("", "there is none"),
        ("x = 0x" + "f" * 5000, "."),
    ],
)
def test_a_file_that_is_none(text, says, tmp_path):
    file = tmp_path / "cards.toml"
    file.write_text(text)
    with pytest.raises(ruse.BadCards, match=says):
        ruse.deal("caper", 2, seed=0, cards=str(file))


@pytest.mark.parametrize("source", ["/nowhere/cards.toml", 3, b"cards", ["cards"]])
def test_what_is_no_file_is_refused(source):
    with pytest.raises(ruse.BadCards):
        ruse.deal("caper", 2, seed=0, cards=source)


# --- Playing with other cards ------------------------------------------------------------------------------------


def test_a_copy_of_the_standard_file_plays_the_same(tmp_path):
    copy = tmp_path / "mine.toml"
    copy.write_bytes(Path(FILE).read_bytes())
    one, two = (ruse.deal("caper", 2, seed=3, city="rome", cards=cards) for cards in (None, copy))
    for _ in wander(one, 3):
        pass
    for seat, action in one.journal:
        two.play(seat, action)
    assert one._state.pack() == two._state.pack()
    assert one.events(0) == two.events(0)


def test_other_cards_change_play():
    match = table(
        "artist",
        hand="tuxedo",
        coins=[0, 0],
        cards=changed({"tuxedo": {"cost": 0, "effects": rows("once coin 3")}}),
    )
    play(match, "0: equip tuxedo 1a")
    assert (coins(match), markers(match)) == ([3, 0], [0, 0, 0])
    match = table("artist", hand="tuxedo", coins=[2, 0])
    play(match, "0: equip tuxedo 1a")
    assert (coins(match), markers(match)) == ([0, 0], [2, 0, 0])


@pytest.mark.parametrize("seed", range(3))
def test_a_match_with_other_cards_keeps_them_in_its_text(seed):
    match = ruse.deal("caper", 2, seed=seed, cards=OTHER)
    *_, end = wander(match, seed)
    again = ruse.loads(end.dumps())
    assert (again._state.pack(), again.scores, again.view()) == (end._state.pack(), end.scores, end.view())
    assert again.game.own_cards == OTHER
    assert (again.view()["rounds"][0]["deal"], again.view()["track"]) == (8, [0, 1, 1, 3])


def test_two_files_are_played_side_by_side():
    """Tables belong to a match, not to the process."""
    one = ruse.deal("caper", 2, seed=1, cards=changed({}, coins=20))
    two = ruse.deal("caper", 2, seed=1)
    assert (one.view()["supply"], two.view()["supply"]) == (20, 10)
    assert one.view()["cards"] == two.view()["cards"]


def test_names_are_those_of_the_file_in_three_languages():
    own = changed({"tuxedo": {"name_en": "Tails", "name_de": "Frack", "name_it": "Frac"}})
    face = ruse.deal("caper", 2, seed=1, cards=own).view()["cards"]["tuxedo"]
    assert face["name"] == {"en": "Tails", "de": "Frack", "it": "Frac"}
    bare = deepcopy(STANDARD)
    del bare["gear"][1]["name_de"]
    assert ruse.deal("caper", 2, seed=1, cards=bare).view()["cards"]["tuxedo"]["name"]["de"] == "Tuxedo"


@pytest.mark.parametrize("own_id", ["diamond", "gear", "thief", "green"])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_of_ones_own_keeps_its_name_whatever_its_id(own_id, locale):
    """An id that is a word of the game as well names the card in the log, and the loot stays loot."""
    file = contents(FILE)
    first = next(entry for entry in file["thief"] if entry["id"] == "dame")
    first |= {"id": own_id, "name_en": "My Lady", "name_de": "Meine Dame", "name_it": "Mia Dama"}
    game = CAPER.with_cards(file)
    words = Words(game.presentation.words, locale)
    lady = {"en": "My Lady", "de": "Meine Dame", "it": "Mia Dama"}[locale]
    assert name(game, words, "card", own_id) == lady
    hired = {"event": "hired", "seat": 0, "card": own_id, "place": "1a"}
    assert lady in tell(game, words, hired, 1, ["Ada", "Bea"])
    looted = {"event": "looted", "seat": 0, "loot": "diamond", "location": 1}
    assert lady not in tell(game, words, looted, 1, ["Ada", "Bea"])


@pytest.mark.parametrize("own_id", ["diamond", "gear", "thief", "green"])
@pytest.mark.parametrize("locale", LOCALES)
def test_the_terminal_s_menu_calls_it_by_its_name_too(own_id, locale):
    own = changed({"dame": {"id": own_id, **{f"name_{language}": "Zaza" for language in LOCALES}}})
    hands = [[own_id, "artist", "twins"], ["banker", "chef", "barber"]]
    position = {"locations": ["louvre", "yacht", "bank"], "hands": hands}
    match = ruse.arrange("caper", position, cards=own, first_player=0)
    words = Words(match.game.presentation.words, locale)
    offered = menu_items(match.game, words, match.view(0)["actions"], ["Ada", "Bea"])
    assert {item.named[0] for item in offered if item.notation.startswith(f"hire {own_id} ")} == {"Zaza"}
