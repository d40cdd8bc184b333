"""The table of Caper: what lies where, what each card would change, what it is worth, and what nobody may see."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.conformance.walks import walk
from tests.depths import deep_but
from tests.games.caper.script import CITIES, changed, play, table
from tests.web.frames import Page, at_table, board, read, seen, tags

import ruse
from ruse.core.cards import contents
from ruse.core.match import Match
from ruse.core.words import LOCALES, Words
from ruse.games.caper.cards.tables import FILE
from ruse.web.replay.verdict import Verdict, card_names
from ruse.web.site.say import Say

CAPER = ruse.all_games()["caper"]
EN = Words(CAPER.presentation.words, "en")
SPRITE = (Path(CAPER.presentation.table) / "art.svg").read_text()
SYMBOLS = set(re.findall(r'<symbol id="([\w-]+)"', SPRITE))


def shown(house: Any, match: Match, seat: int | None = 0, locale: str = "en") -> str:
    """Return the frame as somebody in a seat sees it; `None` watches."""
    return seen(at_table(house, match), seat, locale)


def offered(page: str) -> list[str]:
    """Return every action that some button plays."""
    return re.findall(r'<button[^>]*name="action" value="([^"]+)"', page)


def button(page: str, action: str) -> str:
    """Return the button that plays an action, with all that is in it."""
    (found,) = re.findall(rf'<button[^>]*value="{action}".*?</button>', page, re.DOTALL)
    return str(found)


def part(page: str, pattern: str, tag: str) -> str:
    """Return the first element whose opening tag contains something, up to its end; they are not nested."""
    found = re.search(rf"<{tag} [^>]*{pattern}.*?</{tag}>", page, re.DOTALL)
    assert found, pattern
    return found[0]


# --- Along whole matches ------------------------------------------------------------------------------------


@pytest.mark.parametrize("city", deep_but(CITIES, "london"))
def test_every_frame_is_sound_draws_what_there_is_and_offers_what_the_rules_allow(house, city):
    chance = Random(city)
    match = ruse.deal("caper", 2, seed=CITIES.index(city), city=city)
    found = at_table(house, match)
    for moment in walk(match, chance):
        found.playing.status = "over" if moment.over else "running"
        seat = chance.choice([*moment.waiting, 0, 1, None])
        page = seen(found, seat, chance.choice(LOCALES))
        sound = Page(page)
        assert len(set(sound.ids)) == len(sound.ids)
        assert not [name for name, _ in sound.attributes if name == "style" or name.startswith("on")]
        assert set(re.findall(r'href="/art/caper\.svg\?v=\w+#([\w-]+)"', page)) <= SYMBOLS
        allowed = [] if seat is None else [str(action) for action in moment.actions(seat)]
        assert sorted(offered(page)) == sorted(allowed)


@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_place_promises_is_what_happens_there(house, seat):
    """The signs on every button, as far as an action goes by itself, against the table after it."""
    chance = Random(seat)
    match = ruse.deal("caper", 2, seed=6, city="london")
    found = at_table(house, match)
    tried = 0
    for moment in walk(match, chance):
        if seat not in moment.waiting:
            continue
        page = seen(found, seat)
        for action in chance.sample(moment.actions(seat), min(4, len(moment.actions(seat)))):
            after = moment.copy()
            after.play(seat, action)
            if after.view(seat)["pending"] or after.over or after.view(None)["round"] != moment.view(None)["round"]:
                continue
            promised = promise(button(page, str(action)))
            was, now = standing(moment, seat), standing(after, seat)
            assert promised == {what: now[what] - was[what] for what in was if now[what] != was[what]}
            tried += 1
    assert tried > 20


KINDS = ("points", "coins", "laundered", "marker")


def promise(markup: str) -> dict[tuple[str, str], int]:
    """Return the signs of a button: what changes, for whom, by how much."""
    found = {}
    for kind, inside in re.findall(r'<span class="change" data-kind="(\w+)"[^>]*>(.*?)</span>', markup, re.DOTALL):
        amount = re.search(r'class="number">([+−]\d+)<', inside)
        if kind in KINDS:
            assert amount
            found[kind, "theirs" if "#opponent" in inside else "mine"] = int(amount[1].replace("−", "-"))
    return found


def standing(match: Match, seat: int) -> dict[tuple[str, str], int]:
    """Return what a button can promise to change, as it is."""
    view = match.view(None)
    found = {("marker", "mine"): sum(at["marker"] for at in view["locations"]) * (1 - 2 * seat)}
    for whose, owner in (("mine", view["seats"][seat]), ("theirs", view["seats"][1 - seat])):
        found["points", whose] = owner["points"]["total"]
        found["coins", whose] = owner["coins"]
        found["laundered", whose] = owner["laundered"]
    return found


# --- Two crews over three locations --------------------------------------------------------------------------

CREWS = ("artist(tuxedo,canvas-tube) colonel | | banker", "twins(banknote-press) | starlet |")


def test_the_readers_crew_is_the_near_one(house):
    match = table(*CREWS, hand="smoke-screen")
    for seat, near, far in (
        (0, ("artist", "banker"), ("twins", "starlet")),
        (1, ("twins", "starlet"), ("artist", "banker")),
    ):
        page = board(shown(house, match, seat))
        crews = re.findall(r'<ol role="list" class="crew (near|far)"', page)
        assert crews == ["far", "near"] * 3
        sides: dict[str, str] = {"near": "", "far": ""}
        for side, inside in re.findall(
            r'class="crew (near|far)"(.*?)(?=class="crew |class="below")', page, re.DOTALL
        ):
            sides[side] += inside
        for side, thieves in (("near", near), ("far", far)):
            assert all(f"#{thief}" in sides[side] for thief in thieves)
            assert not any(
                f"#{thief}" in sides[side] for thief in {"artist", "banker", "twins", "starlet"} - set(thieves)
            )


def test_covered_gear_keeps_its_colour_its_signs_and_what_it_is_worth(house):
    match = table("artist(forged-papers,smoke-screen,canvas-tube) | |", "", hand="tuxedo")
    page = part(shown(house, match), 'popovertarget="info-0-1a"', "button")
    gear = re.findall(
        r'<span class="printed gear([^"]*)" data-colour="(\w+)">(.*?)(?=<span class="printed|</button>)',
        page,
        re.DOTALL,
    )
    assert [colour for _, colour, _ in gear] == ["violet", "violet", "green"]
    assert [top.strip() for top, _, _ in gear] == ["", "", "top"]
    assert [re.findall(r'data-points="(\d+)"', inside) for _, _, inside in gear] == [["2"], ["1"], []]
    assert "#painting" in gear[2][2]


@pytest.mark.parametrize(("seat", "field"), [(0, 7), (1, 3)])
def test_a_marker_stands_nearer_to_whom_it_has_been_moved(house, seat, field):
    match = table(*CREWS, hand="smoke-screen", markers=[2, 0, 0])
    track = part(shown(house, match, seat), 'class="track"', "div")
    fields = re.findall(r"<li.*?</li>", track, re.DOTALL)
    assert len(fields) == 11
    assert [nth for nth, inside in enumerate(fields) if 'class="marker"' in inside] == [field]
    assert re.findall(r"<small>(\d)</small>", track) == ["2", "1", "1", "2"]


def test_everybodys_coins_and_the_supply_are_where_coins_fly_to(house):
    page = shown(house, table(*CREWS, hand="smoke-screen", coins=[4, 1]))
    assert sorted(re.findall(r'id="(coins-\d|treasury)" data-coins="(\d+)"', page)) == [
        ("coins-0", "4"), ("coins-1", "1"), ("treasury", "5"),
    ]  # fmt: skip


def test_a_thief_and_a_location_say_in_words_what_their_signs_say(house):
    page = shown(house, table(*CREWS, hand="smoke-screen", locations="museum bank opera"))
    told = read(part(page, 'id="info-0-1a"', "div"))
    assert EN("text-once", deed=EN("do-marker", n=2)) in told
    assert EN("text-once", deed=EN("do-loot", loot="painting", n=1)) in told
    assert EN("text-protect-here", colour="yellow") in read(part(page, 'id="site-2"', "div"))


# --- Choosing --------------------------------------------------------------------------------------------------


def test_every_card_of_the_hand_is_chosen_once_and_twins_are_counted(house):
    match = table(*CREWS, hand="smoke-screen smoke-screen tuxedo", coins=[3, 3])
    page = shown(house, match)
    assert len(tags(page, 'type="radio" name="card"')) == len(set(match.view(0)["seats"][0]["hand"]))
    assert re.findall(r'class="copies"[^>]*>(×\d)<', page) == ["×2"]
    assert len(offered(page)) == len(set(offered(page)))


def test_what_cannot_be_paid_can_only_be_discarded(house):
    match = table(*CREWS, hand="grappling-hook disguise-kit", coins=[0, 3])
    page = shown(house, match)
    assert "discard grappling-hook" in offered(page)
    assert not [action for action in offered(page) if action.startswith("equip grappling-hook")]
    assert tags(page, "held-card gear poor")
    assert len([action for action in offered(page) if action.startswith("equip disguise-kit")]) == 3


def test_who_burns_sees_whose_card_and_the_targets_are_marked(house):
    match = table(
        "artist | |", "conductor(smoke-screen) twins(plasma-cutter) | |", hand="blazeblaster", coins=[3, 3]
    )
    play(match, "0: equip blazeblaster 1a")
    page = shown(house, match)
    assert offered(page) == ["burn a", "burn b"]
    assert EN("action-burn") + ": Smoke Screen The Conductor" in read(button(page, "burn a"))
    marked = [tag for tag in tags(page, "data-target") if 'class="member"' in tag]
    assert [re.findall(r'id="member-1-(\w+)"', tag) for tag in marked] == [["1a"], ["1b"]]
    assert not tags(shown(house, table(*CREWS, hand="smoke-screen")), "data-target")


def test_loot_is_chosen_by_its_name(house):
    match = table("artist | |", "", hand="grabber-arm", coins=[3, 3], loot=[["diamond", "painting"], [], []])
    play(match, "0: equip grabber-arm 1a")
    page = shown(house, match)
    assert offered(page) == ["grab diamond", "grab painting"]
    assert EN("loot-diamond") in read(button(page, "grab diamond"))


# --- What is known, and by whom -------------------------------------------------------------------------------


def test_the_other_hand_is_open_once_it_has_been_ones_own(house):
    match = ruse.deal("caper", 2, seed=2, first_player=0)
    before = board(shown(house, match))
    assert 'id="hand-of-1"' not in before
    assert before.count("#back-thief") == 4
    for seat in (0, 1):
        match.play(seat, match.actions(seat)[0])
    hand = match.view(0)["seats"][1]["hand"]
    sheet = part(board(shown(house, match)), 'id="hand-of-1"', "div")
    assert re.findall(r'#thief"></use><use href="[^"]*#([\w-]+)"', sheet) == hand


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_was_passed_on_only_if_the_reader_once_had_it(house, locale):
    """In the last round the other hand is what is left of the deck. After the first swap it was the reader's."""
    match = ruse.deal("caper", 2, seed=4)
    for now in walk(match, Random(1)):
        if (shown_round := now.view(0)["round"]) and (shown_round["number"], shown_round["turn"]) == (6, 1):
            break
    words = Words(CAPER.presentation.words, locale)
    passed, deduced = words("board-their-hand-known"), words("board-their-hand-deduced")
    for expected, other in ((deduced, passed), (passed, deduced)):
        page = read(shown(house, match, 0, locale))
        assert expected in page
        assert other not in page
        for _ in range(2):
            seat = match.waiting[0]
            match.play(seat, next(action for action in match.actions(seat) if action.startswith("discard")))


WORDS_OF_THE_GAME = ("diamond", "gear", "thief", "green", "location", "any")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_table_calls_your_own_cards_by_their_names_whatever_their_ids(house, locale):
    """On buttons too: `hire diamond 1` hires the card of that name, and is not about the loot."""
    file = contents(FILE)
    thieves = [entry for entry in file["thief"] if entry["set"] in ("base", "paris")]
    names = {}
    for nth, (entry, own_id) in enumerate(zip(thieves, WORDS_OF_THE_GAME, strict=False)):
        names[own_id] = f"Zaza {nth}"
        entry |= {"id": own_id, **{f"name_{language}": names[own_id] for language in LOCALES}}
    hands = [list(WORDS_OF_THE_GAME[:3]), list(WORDS_OF_THE_GAME[3:])]
    position = {"locations": ["louvre", "yacht", "bank"], "hands": hands, "loot": [["diamond"], [], []]}
    match = ruse.arrange("caper", position, cards=file, first_player=0)
    words = Words(match.game.presentation.words, locale)
    for seat in (0, 1):
        page = shown(house, match, seat, locale)
        for card in hands[seat]:
            title = re.search(r'title="([^"]+?)[.,]', button(page, f"hire {card} 1"))
            assert title
            assert title[1] == f"{words('action-hire')}: {names[card]}"
        match.play(seat, f"hire {hands[seat][0]} 1")
    log = read(shown(house, match, None, locale))
    assert all(names[hand[0]] in log for hand in hands)
    assert words("loot-diamond") in log


def test_a_watcher_sees_no_hand_and_chooses_nothing(house):
    match = ruse.deal("caper", 2, seed=2, first_player=0)
    for seat in (0, 1):
        match.play(seat, match.actions(seat)[0])
    page = board(shown(house, match, None))
    assert "hand-of-" not in page
    assert "held-card" not in page
    assert page.count("#back-thief") == 6
    assert not offered(page)


def test_there_is_nothing_to_suspect_in_a_game_without_claims(house):
    page = shown(house, ruse.deal("caper", 2, seed=2, first_player=0))
    assert 'id="panel-notes"' not in page
    assert "bluff" not in page.lower()


# --- Points ----------------------------------------------------------------------------------------------------


def sheet_of(page: str) -> list[list[str]]:
    """Return the rows of the live score sheet."""
    body = part(page, 'class="score-sheet"', "table")
    return [re.findall(r'<td class="number"[^>]*>([^<]*)<', row) for row in body.split("<tr")[2:]]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_score_sheet_is_that_of_the_view_the_readers_column_first(house, seat):
    match = table(
        *CREWS, hand="smoke-screen", markers=[3, -1, 0], hq=[{"painting": 2, "diamond": 1}, {"antique": 1}]
    )
    rows = [row if seat == 0 else row[::-1] for row in sheet_of(shown(house, match, seat))]
    # the art gallery: 4 and 1 for each of two paintings; twins and a banknote press count themselves
    assert rows == [["6", "–"], ["0", "2"], ["–", "4"], ["0", "0"], ["–", "–"], ["0", "0"], ["7", "2"], ["13", "8"]]


def test_the_end_is_read_out_location_by_location_card_by_card(house):
    match = ruse.deal("caper", 2, seed=11, first_player=1)
    for _ in walk(match, Random(3)):
        pass
    page = board(shown(house, match))
    steps = [int(step) for step in re.findall(r'data-step="(\d+)"', page)]
    assert steps == sorted(steps)
    assert len(steps) == 4  # the sum comes when the match is finished
    assert re.search(r'<section class="tally result" data-beat="\d+"', page)
    tallies = re.findall(r'<section class="tally".*?</section>', page, re.DOTALL)
    for at, (tally, location) in enumerate(zip(tallies, match.view(None)["locations"], strict=False)):
        for owner, side in enumerate(re.findall(r'<div class="side.*?</div>', tally, re.DOTALL)):
            part_of = match.view(None)["seats"][owner]["points"]["locations"][at]
            printed = [int(one) for one in re.findall(r'<b class="number">(\d+)</b></li>', side)]
            assert sum(printed) == part_of["location"] + part_of["cards"]
            assert ("chip ok" in side) == part_of["won"] == (location["winner"] == owner)
    last = [int(one) for one in re.findall(r'<b class="number">(\d+)</b></p>', tallies[3])]
    assert last == [seat["points"]["total"] for seat in match.view(None)["seats"]]


# --- The files next to it -------------------------------------------------------------------------------------


def test_cards_of_ones_own_are_shown_as_their_file_has_them(house):
    match = table("artist | |", "", hand="tuxedo", cards=changed({"artist": "combo set:violet+any marker 2"}))
    page = shown(house, match)
    told = read(part(page, 'id="info-0-1a"', "div"))
    assert EN("do-marker", n=2) in told
    assert EN("do-loot", loot="painting", n=1) not in told


def test_every_colour_has_a_shape_of_its_own_and_every_sign_an_explanation(house):
    page = shown(house, table(*CREWS, hand="smoke-screen"))
    legend = part(page, 'class="legend"', "dl")
    drawn = re.findall(r"#([\w-]+)\"", legend)
    for locale in LOCALES:
        words = Words(CAPER.presentation.words, locale)
        assert all(words(f"sign-{name}") for name in drawn)
    colours = ("grey", "violet", "yellow", "green", "red", "city", "any")
    shapes = [re.search(rf'<symbol id="{colour}".*?</symbol>', SPRITE, re.DOTALL)[0] for colour in colours]  # type: ignore[index]
    outlines = [tuple(re.findall(r' d="([^"]+)"', shape)) for shape in shapes]
    assert len(set(outlines)) == len(colours)
    assert set(colours) < set(drawn)


def test_the_sprite_has_what_every_game_needs_and_a_face_for_every_thief():
    thieves = {card for card, face in faces().items() if face["kind"] == "thief"}
    assert len(thieves) == 27
    assert thieves < SYMBOLS
    assert {"back", "coin", "poster", "mark", "thief", *CITIES} < SYMBOLS
    assert len(SPRITE.encode()) < 35 * 1024
    assert "style=" not in SPRITE
    assert "<script" not in SPRITE


def faces() -> dict[str, Any]:
    """Return what is printed on every card, of all cities."""
    return {
        card: face
        for city in CITIES
        for card, face in ruse.deal("caper", 2, seed=1, city=city).view(None)["cards"].items()
    }


# --- After the match ------------------------------------------------------------------------------------------


def test_the_replay_calls_cards_by_their_names_and_locations_by_their_numbers(house):
    match = ruse.deal("caper", 2, seed=11, first_player=0)
    verdict = Verdict(Say("en"), EN, ("Anna", "Bruno"), card_names(match, EN))
    assert verdict.action("hire bon-vivant 1") == "Hire The Bon Vivant location 1"
    assert verdict.action("equip hidden-compartment-case 2a").startswith("Equip Hidden-Compartment Case")
